// What things of the Banquet are called.

import type {
  BanquetDishView,
  BanquetNobleView,
  Message,
  MoveOption,
} from "../../protocol";
import { say } from "../../texts";

/** The part of an id after its domain: `Y7` of `dish:Y7`. */
export const nameIn = (ref: string): string => ref.slice(ref.indexOf(":") + 1);
export const domainOf = (ref: string): string => ref.slice(0, ref.indexOf(":"));

export const dishWord = ({ id, type, value }: BanquetDishView): Message => ({
  id: "banquet-dish",
  args: { type, letter: nameIn(id).slice(0, 1), value },
});

/** Nobles have no names of their own; they are known by what they wear. */
export const personOf = ({ figure, colour }: BanquetNobleView): string =>
  say("banquet-person", { figure, colour: colour ?? "none" });

/** What a way to take is called: the row, the column or the imposter in one of his positions. */
export function wayName(line: string): string {
  const name = nameIn(line);
  switch (domainOf(line)) {
    case "row":
      return say("banquet-row-name", { row: Number(name) });
    case "column":
      return say("banquet-column-name", { column: Number(name) });
    default:
      return say("banquet-take-imposter", { turn: Number(name.slice(1)) });
  }
}

/** What a button that takes a line says. */
export function takeName(line: string): string {
  const name = nameIn(line);
  switch (domainOf(line)) {
    case "row":
      return say("banquet-take-row", { row: Number(name) });
    case "column":
      return say("banquet-take-column", { column: Number(name) });
    default:
      return say("banquet-take-imposter", { turn: Number(name.slice(1)) });
  }
}

/** The same as a whole sentence, with the dishes. */
export const takeTold = (line: string, move: MoveOption | undefined): string =>
  move?.hint ? say("banquet-take-told", { way: takeName(line), dishes: move.hint }) : takeName(line);

/** How a noble feels about a dish, from the hint of the move. */
export type Verdict = "satisfies" | "fits" | "spoils";

export function verdictOf(move: MoveOption): Verdict {
  if (move.hint?.id === "banquet-hint-satisfies") return "satisfies";
  return move.hint?.id === "banquet-hint-dead" ? "spoils" : "fits";
}

/** What a serving does, in the few words that a card has room for. */
export function effectOf(move: MoveOption): string {
  const dishes = move.hint?.args["dishes"];
  if (verdictOf(move) === "spoils" && typeof dishes === "number") {
    return say("banquet-spoils", { dishes });
  }
  return move.hint ? say(move.hint) : "";
}
