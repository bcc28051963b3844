// What the last move touched: it keeps a dashed ring until one's next choice.

import type { LogLine } from "../../protocol";

/** The ids of the dishes and nobles that some lines name. */
export function touched(lines: readonly LogLine[]): ReadonlySet<string> {
  const refs = lines
    .filter(({ event }) => event !== "turn_begun")
    .flatMap(({ parts }) => Object.values(parts).map(String));
  const nobles = refs
    .filter((ref) => ref.startsWith("course:"))
    .map((ref) => ref.replace(/^course:(.+)\..+$/, "noble:$1"));
  return new Set([...refs, ...nobles]);
}
