// What people are called.

import type { Message, SeatState } from "../protocol";
import { isPerson } from "../art/persons";
import { canSay, say } from "../texts";

/** The name of whoever sits at a seat. */
export function nameOf({ seat, kind, name }: Pick<SeatState, "seat" | "kind" | "name">): string {
  if (name) return name;
  return kind === "open" ? say("web-seat-free") : say("player", { number: seat + 1 });
}

/** The names of all who have a score: those who sit, then those who play along without a seat. */
export const namesOf = (
  seats: readonly SeatState[],
  parties: readonly Message[],
): readonly string[] => [...seats.map(nameOf), ...parties.map(partyName)];

/** How somebody is called who plays along without a seat; nothing before the game's texts came. */
export const partyName = (party: Message): string => (canSay(party.id) ? say(party) : "");

/** Who a bot is: a person of the court, or how it plays in a word. */
export function botName(bot: string): string {
  const id = `web-bot-${bot}`;
  return canSay(id) ? say({ id, args: {} }) : bot;
}

/** Names for bots, which nobody else has given any. */
const HOUSEHOLD = ["Marguerite", "Vatel", "Émilie", "Boucher", "Sophie", "Honoré"];

/** A name of the household that nobody at the table has. */
export function householdName(taken: readonly string[]): string {
  return HOUSEHOLD.find((name) => !taken.includes(name)) ?? "";
}

/** What a bot is called at a table: a person of the court as always, if there is only one of them. */
export function botCalled(bot: string, taken: readonly string[]): string {
  const name = botName(bot);
  return isPerson(bot) && !taken.includes(name) ? name : householdName(taken);
}

/** A name of the court for somebody who has given none, in the language of the page. */
export function courtName(taken: readonly string[] = []): string {
  const names = say("court-names").split(", ");
  const free = names.filter((name) => !taken.includes(name));
  return free[Math.floor(Math.random() * free.length)] ?? householdName(taken);
}

/** Several names as the language lists them. */
export const listNames = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { type: "conjunction" }).format(names);
