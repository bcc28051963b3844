// Which notes lie together in front of a player, and ways to mark many of them with one press.

import type { AugsburgNoteView, AugsburgOwnView, AugsburgView } from "../../protocol";
import type { Suit } from "./looks";
import { nameIn } from "../refs";

export interface Item {
  readonly note: AugsburgNoteView;
  /** Its place among the notes that are marked. */
  readonly at: number;
}

export const items = (notes: readonly AugsburgNoteView[]): readonly Item[] =>
  notes.map((note, at) => ({ note, at }));

/** The hand in two: what counts for the noble who is visited, and what waits for others. */
export function parted(own: AugsburgOwnView): readonly [readonly Item[], readonly Item[]] {
  const valid = new Set(own.valid.map(({ id }) => id));
  const all = items(own.hand);
  return [
    all.filter(({ note }) => valid.has(note.id)),
    all.filter(({ note }) => !valid.has(note.id)),
  ];
}

const isJoker = ({ note }: Item) => note.noble === "joker";

/** So many of the lowest notes that count, jokers last. */
export function lowest(own: AugsburgOwnView, count: number): readonly number[] {
  const [valid] = parted(own);
  const byValue = [...valid].sort((a, b) => a.note.value - b.note.value);
  const nobles = byValue.filter((item) => !isJoker(item));
  return [...nobles, ...byValue.filter(isJoker)].slice(0, count).map(({ at }) => at);
}

/** The highest note, and the lowest for the rest. */
export function highest(own: AugsburgOwnView, count: number): readonly number[] {
  const [valid] = parted(own);
  const top = valid.filter((item) => !isJoker(item)).reduce<Item | undefined>(
    (best, item) => (best && best.note.value > item.note.value ? best : item),
    undefined,
  );
  if (!top) return [];
  const rest = lowest(own, valid.length).filter((at) => at !== top.at);
  return [top.at, ...rest.slice(0, count - 1)];
}

const SUITS: Record<string, Suit> = { Ph: "philipp", Lo: "louise", Le: "leo", Ma: "maria" };

/** A note as its id tells it: `note:Ma9`, `note:J`. */
export function noteIn(id: string): Pick<AugsburgNoteView, "id" | "noble" | "value"> {
  const name = nameIn(id);
  const noble = SUITS[name.slice(0, 2)] ?? "joker";
  return { id, noble, value: noble === "joker" ? 0 : Number(name.slice(2)) };
}

/** The note of the highest value among these ids; nothing if there is none. */
export const bestOf = (ids: readonly string[]): ReturnType<typeof noteIn> | undefined =>
  ids.map(noteIn).reduce<ReturnType<typeof noteIn> | undefined>(
    // Among equal values the later noble wins at Maximilian's.
    (best, note) => (best && best.value > note.value ? best : note),
    undefined,
  );

/** The highest value among the notes that count; 0 if there is none. */
export const strongest = (own: AugsburgOwnView): number =>
  Math.max(0, ...own.valid.map(({ value }) => value));

/** How many have to show notes for the same number. */
export const inShowdown = ({ players }: AugsburgView): number =>
  players.filter(({ said }) => said === "leads" || said === "holds").length;
