// What the server tells once of the game that is shown: labels of things, which events are routine,
// figures of the box. Whatever is drawn of a table may ask, as it asks for texts.

import type { GameFacts, LogLine } from "../protocol";
import { actorOf } from "../state/news";
import { canSay, say } from "../texts";
import { nameIn } from "./refs";

/** Of a game that has told nothing yet. */
export const NO_FACTS: GameFacts = { labels: {}, actions: [], routine: [], tones: {}, roles: {}, figures: {} };

let known = $state.raw<GameFacts>(NO_FACTS);

/** From now on this game is shown. */
export function learn(facts: GameFacts): void {
  known = facts;
}

export const facts = (): GameFacts => known;

/** How a thing is called; the name in its id, if there are no words for it. */
export function labelOf(ref: string): string {
  const label = known.labels[ref];
  return label && canSay(label.id) ? say(label) : nameIn(ref);
}

/** A figure of the box. */
export const figure = (name: string): number => known.figures[name] ?? 0;

/** Whether it can be seen on the table anyway: a short log leaves it out. */
export const isRoutine = ({ event }: LogLine): boolean => known.routine.includes(event);

/** Whether it is a detail of somebody's turn: a short log leaves it out, too. */
export const isDetail = ({ event }: LogLine): boolean => known.roles[event] === "detail";

/** What some lines have touched that no player has done, such as what Madame du Barry does: it keeps
 * a dashed ring until one's next choice. What players did is marked by turns; what is dealt is not
 * worth a ring. */
export const touched = (lines: readonly LogLine[], players: number): ReadonlySet<string> => {
  const isWorth = (line: LogLine) =>
    (actorOf(line) ?? players) >= players &&
    !isRoutine(line) &&
    known.tones[line.event] !== "heading";
  return new Set(lines.filter(isWorth).flatMap(({ parts }) => Object.values(parts).map(String)));
};
