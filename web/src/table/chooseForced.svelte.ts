// Choices that nobody can help are made by themselves, if that is wished.

import type { Choice } from "../protocol";
import type { TableModel } from "../games/tableModel";

/**
 * How long such a choice is looked at before it is made. It is the same for every choice and every
 * table, and long enough for a decision: a pass that came at once would tell the others that its
 * player has nothing to bid with. What is sent is an ordinary choice, no larger than any other.
 */
const FORCED_AFTER = 1500;

/** To be called while a component is made. */
export function chooseForced(of: () => TableModel<unknown>, isWished: () => boolean): void {
  /** As text, so that news which change nothing here do not begin the time anew. */
  const forced = $derived.by(() => {
    const { forced: isForced, busy, moves } = of();
    return isWished() && isForced && !busy ? JSON.stringify(moves[0]?.choice) : undefined;
  });
  $effect(() => {
    if (forced === undefined) return;
    const choice: Choice = JSON.parse(forced);
    const timer = setTimeout(() => void of().choose(choice), FORCED_AFTER);
    return () => clearTimeout(timer);
  });
}
