// A shortage of notes: how many are still missing before they can be dealt, told from the log.

import type { AugsburgView, LogLine } from "../../protocol";

/** The discards lie in the pile already; 0 if nothing is known of a shortage. */
export function missing({ step, supply }: AugsburgView, log: readonly LogLine[]): number {
  if (step !== "give") return 0;
  const short = log.findLast(({ event }) => event === "shortage");
  return short ? Math.max(0, Number(short.parts["due"]) - supply.pile) : 0;
}
