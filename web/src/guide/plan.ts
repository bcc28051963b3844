// A first-game guide: a short record that the learner plays again, and what is said about it.

import type { MessageId } from "../texts";

export interface GuideStep {
  readonly text: MessageId;
  /** How many moves the learner makes in this step; none if there is only something to read. */
  readonly moves: number;
}

export interface GuidePlan {
  /** The record, without the names of the players; the learner has the first seat. */
  readonly record: string;
  readonly steps: readonly GuideStep[];
}
