// A first-game guide: a short record that the learner plays again, and what is said about it.

export interface GuideStep {
  /** The message that tells it. */
  readonly text: string;
  /** How many moves the learner makes in this step; none if there is only something to read. */
  readonly moves: number;
}

export interface GuidePlan {
  /** The record, without the names of the players; the learner has the first seat. */
  readonly record: string;
  readonly steps: readonly GuideStep[];
}

/** A guide from its steps by name, each with its moves: `welcome` of the Banquet is told by
 * `banquet-guide-welcome`. */
export const planOf = (
  game: string,
  record: string,
  steps: Readonly<Record<string, number>>,
): GuidePlan => ({
  record,
  steps: Object.entries(steps).map(([step, moves]) => ({ text: `${game}-guide-${step}`, moves })),
});
