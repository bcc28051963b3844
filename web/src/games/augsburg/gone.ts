// The privilege cards that have left the display in this round.

import type { AugsburgView, LogLine } from "../../protocol";

/** Those that were laid for this round and taken by somebody, in the order in which they went. */
export function cardsGone(log: readonly LogLine[], { display }: AugsburgView): readonly string[] {
  const begun = log.findLastIndex(({ event }) => event === "round_begun");
  return log
    .slice(begun + 1)
    .filter(({ event }) => event === "card_taken")
    .map(({ parts }) => String(parts["card"]))
    .filter((card) => display.every(({ id }) => id !== card));
}
