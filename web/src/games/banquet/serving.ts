// Ways to take dishes and what comes of serving them, in words.

import type { BanquetNobleView, MoveOption } from "../../protocol";
import { say } from "../../texts";
import { labelOf } from "../facts.svelte";
import { domainOf, nameIn } from "../refs";

/** Whether the last moves have touched a noble, be it through a course. */
export const isTouched = (
  { id, courses }: BanquetNobleView,
  last: ReadonlySet<string>,
): boolean => [id, ...courses.map((course) => course.id)].some((each) => last.has(each));

/** What a button that takes a line says: the row, the column or the imposter in a position. */
export function takeName(line: string): string {
  const name = nameIn(line);
  if (domainOf(line) === "row") return say("banquet-take-row", { row: Number(name) });
  if (domainOf(line) === "column") return say("banquet-take-column", { column: Number(name) });
  return say("banquet-take-imposter", { turn: Number(name.slice(1)) });
}

/** What a choice does, in a few words. */
export function choiceName({ choice: { kind, refs } }: MoveOption): string {
  const [thing = "", place = ""] = refs;
  if (kind === "take") return takeName(thing);
  const name = (ref: string) => (ref ? labelOf(ref) : "");
  return say("banquet-choice", { kind, thing: name(thing), place: name(place) });
}

/** What taking a line brings, as a whole sentence. */
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
