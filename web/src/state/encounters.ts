// How one has fared against the persons of the court, as far as this device has seen the end of it.

import { isPerson, type Person } from "../art/persons";
import type { State } from "../protocol";
import { isRecord, keep, recall } from "./store";

export interface Encounter {
  readonly match: string;
  readonly game: string;
  readonly persons: readonly Person[];
  readonly won: boolean;
}

/** How many matches are kept: the newest. */
const MOST = 500;
const NAME = "encounters";

/** What the end of a match tells; null if it was not won or lost by one alone here against the court. */
export function encounterOf(
  { match, game, seats, sheet }: Pick<State, "match" | "game" | "seats" | "sheet">,
  mine: readonly number[],
): Encounter | null {
  const [own] = mine;
  const bots = seats.flatMap(({ kind, bot }) => (kind === "bot" && isPerson(bot) ? [bot] : []));
  const persons = [...new Set(bots)];
  if (!sheet || own === undefined || mine.length > 1 || persons.length === 0) return null;
  return { match, game, persons, won: sheet.places[own] === 1 };
}

/** Keep it, each match once. */
export function rememberEncounter(encounter: Encounter): void {
  const others = encounters().filter(({ match }) => match !== encounter.match);
  keep(NAME, [encounter, ...others].slice(0, MOST));
}

/** All that was kept. */
export function encounters(): readonly Encounter[] {
  const kept = recall(NAME);
  return Array.isArray(kept) ? kept.filter(isEncounter) : [];
}

/** How often somebody was met at a game, and how often one has won then. */
export function recordAgainst(
  person: string,
  game: string,
  met: readonly Encounter[],
): { readonly won: number; readonly games: number } {
  const games = met.filter((each) => each.game === game && each.persons.some((one) => one === person));
  return { won: games.filter(({ won }) => won).length, games: games.length };
}

const isEncounter = (value: unknown): value is Encounter =>
  isRecord(value) &&
  typeof value["match"] === "string" &&
  typeof value["game"] === "string" &&
  typeof value["won"] === "boolean" &&
  Array.isArray(value["persons"]);
