// What Madame du Barry did, told from the log.

import type { LogLine, Message, RokokoView } from "../../../protocol";

/** One thing that she did: a card that she turned, or a sentence with the prestige it brought. */
export type Step = { readonly kind: "card" } | Words;

export interface Words {
  readonly kind: "words";
  readonly message: Message;
  readonly gain: number;
}

/** Here her turn is over, whatever comes next. */
const ENDS = ["turn_begun", "round_begun", "income_paid", "line_scored", "hall_scored", "game_ended"];
/** A card shows by itself what it says, and what became of its hall. */
const CARDS = ["du_barry_card", "du_barry_placement"];
const SHOWN = ["du_barry_hall_full", "du_barry_shuffled"];
const TILE = "du_barry_tile";

/** The lines of her turns, each from its beginning to its end. */
export function turnsOf(log: readonly LogLine[], party: number): readonly (readonly LogLine[])[] {
  const hers = `seat:${party + 1}`;
  const turns: LogLine[][] = [];
  let isHers = false;
  for (const line of log) {
    if (line.event === "turn_begun" && line.parts["player"] === hers) {
      turns.push([]);
      isHers = true;
    } else if (ENDS.includes(line.event)) {
      isHers = false;
    } else if (isHers && isDoneBy(line, hers)) {
      turns.at(-1)!.push(line);
    }
  }
  return turns;
}

const isDoneBy = ({ event, parts }: LogLine, party: string): boolean =>
  event.startsWith("du_barry_") || parts["player"] === party;

/** A turn step by step; tiles that she took together are one step. */
export function stepsOf(
  turn: readonly LogLine[],
  prestigeOf: (dress: string) => number,
  canSay: (id: string) => boolean,
): readonly Step[] {
  const tiles = turn.filter(({ event }) => event === TILE).length;
  const first = turn.findIndex(({ event }) => event === TILE);
  return turn.flatMap((line, at): readonly Step[] => {
    const { event, parts, message } = line;
    if (CARDS.includes(event)) return [{ kind: "card" }];
    if (SHOWN.includes(event) || (event === TILE && at !== first)) return [];
    if (event === TILE) return [words({ id: "rokoko-step-tiles", args: { tiles } })];
    // Her sentences need not say again and again who she is.
    const id = `rokoko-step-${event.replaceAll("_", "-")}`;
    const short = canSay(id) ? { id, args: message.args } : message;
    const gain = event === "dress_rented" ? prestigeOf(String(parts["dress"])) : parts["prestige"];
    return [words(short, Number(gain ?? 0))];
  });
}

const words = (message: Message, gain = 0): Words => ({ kind: "words", message, gain });

/** What she takes something from. */
const EMPTIED = ["window", "shelf", "hire_slot", "space"];

/** The places that she has emptied in this round. */
export function placesTaken(log: readonly LogLine[]): ReadonlySet<string> {
  const begun = log.findLastIndex(({ event }) => event === "round_begun");
  const hers = log.slice(begun + 1).filter(({ event }) => event.startsWith("du_barry_"));
  return new Set(hers.flatMap(({ parts }) => EMPTIED.flatMap((place) => parts[place] ?? []).map(String)));
}

/** What a dress at the ball is worth. */
export const prestigeIn =
  (view: RokokoView) =>
  (dress: string): number =>
    view.halls
      .flatMap(({ spaces }) => spaces)
      .find((space) => space.dress?.id === dress)?.dress?.prestige ?? 0;
