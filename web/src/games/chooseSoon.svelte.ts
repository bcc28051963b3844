// Choices that are made by themselves: because nobody can help them, or because they were decided
// before one was asked.

import type { Choice } from "../protocol";
import type { TableModel } from "./tableModel";

/**
 * How long such a choice is looked at before it is made. It is the same for every choice and every
 * table, and long enough for a decision: a pass that came at once would tell the others that its
 * player has nothing to bid with. What is sent is an ordinary choice, no larger than any other.
 */
const SOON = 1500;

/** Makes what is wished as soon as it may be chosen. To be called while a component is made. */
export function chooseSoon(
  of: () => TableModel<unknown>,
  wished: () => Choice | undefined,
): void {
  /** As text, so that news which change nothing here do not begin the time anew. */
  const text = $derived.by(() => (of().busy ? undefined : JSON.stringify(wished())));
  $effect(() => {
    if (text === undefined) return;
    const choice: Choice = JSON.parse(text);
    const timer = setTimeout(() => void of().choose(choice), SOON);
    return () => clearTimeout(timer);
  });
}
