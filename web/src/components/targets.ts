// Where the numbers of advised lines hang: at the thing by which each differs from the others.

import { differing, type Line } from "../games/lines";
import type { Mark } from "./marks";

/** For each line the first thing of its own that the board shows, with the line's number. */
export function targetsOf(
  lines: readonly Line[],
  isShown: (ref: string) => boolean,
): ReadonlyMap<string, readonly Mark[]> {
  const marks = new Map<string, Mark[]>();
  lines.forEach((line, n) => {
    const refs = [...differing(line, lines), ...line].flatMap(({ choice }) => [...choice.refs].reverse());
    const target = refs.find(isShown);
    if (target === undefined) return;
    marks.set(target, [...(marks.get(target) ?? []), { seat: 0, number: n + 1 }]);
  });
  return marks;
}
