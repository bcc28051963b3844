// Several moves in one sentence.

import type { MoveOption } from "../protocol";
import { say } from "../texts";
import type { Line } from "./lines";

export type NameOf = (move: MoveOption) => string;

/** Moves in one sentence, with what comes of the last. */
export function sentenceOf(line: Line, nameOf: NameOf, hintOf?: NameOf): string {
  const last = line.at(-1);
  if (!last) return "";
  const [name, effect] = [nameOf(last), hintOf?.(last)];
  const end = effect ? say("web-line-last", { name, hint: effect }) : name;
  return line
    .slice(0, -1)
    .map(nameOf)
    .reduceRight((next, first) => say("web-line", { first, next }), end);
}
