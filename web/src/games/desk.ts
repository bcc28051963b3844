// The contract between a table and the board of a game. A board draws a desk and knows no rules:
// what may be chosen is what the moves refer to.

import type { Choice, LogLine, Message, MoveOption, Problem, SeatState } from "../protocol";

/** The table from one seat, and the ways to act on it. Live, in a replay and in a guide alike. */
export interface Desk<View> {
  readonly view: View;
  /** Whose side this is; null is the spectator's bench. */
  readonly seat: number | null;
  readonly seats: readonly SeatState[];
  /** Who plays along without a seat, by name: parties that come after the seats. */
  readonly parties: readonly Message[];
  readonly question: Message | null;
  /** What may be chosen now; empty when it is not this seat's turn. */
  readonly moves: readonly MoveOption[];
  readonly over: boolean;
  /** A choice is on its way to the server: nothing can be chosen until it is settled. */
  readonly busy: boolean;
  readonly canUndo: boolean;
  readonly log: readonly LogLine[];
  /** What happened since the view before this one, for the animation; empty after a jump. */
  readonly fresh: readonly LogLine[];
  choose(choice: Choice): void;
  undo(): void;
  /** Why something that is not among the moves cannot be chosen. */
  whyNot(choice: Choice): Promise<Problem | null>;
}
