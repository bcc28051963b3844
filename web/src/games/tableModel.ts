// The contract between a table and the board of a game. A board draws a model and knows no rules:
// what may be chosen is what the moves refer to.

import type { AdvisedLine, Choice, LogLine, Message, MoveOption, Reason, Side, State } from "../protocol";

/** Why something cannot be chosen, and the lines of own moves that lead to it: six at most. */
export type WhyNot = Pick<Reason, "problem" | "lines">;

/** What a table is called and who sits at it, as the server tells it. */
type Table = Pick<State, "game" | "seats" | "parties" | "facts" | "over" | "log">;

/** Somebody who can be asked what to do. */
export interface Adviser {
  /** Whether this is the moment to ask. */
  readonly mayAsk: boolean;
  readonly isOpen: boolean;
  readonly isThinking: boolean;
  /** The best ways to go on, the best first; empty as long as there is no answer. */
  readonly lines: readonly AdvisedLine[];
  /** What was done instead, in a review. */
  readonly played?: AdvisedLine | undefined;
  /** Why there is none. */
  readonly problem: string;
  /** The others hear of it. */
  ask(): void;
  close(): void;
}

/** The table from one seat, and the ways to act on it. Live, in a replay and in a guide alike. */
export interface TableModel<View> extends Table {
  readonly view: View;
  /** Whose side this is; null is the spectator's bench. */
  readonly seat: number | null;
  readonly question: Message | null;
  /** What may be chosen now; empty when it is not this seat's turn. */
  readonly moves: readonly MoveOption[];
  /** A choice is on its way to the server: nothing can be chosen until it is settled. */
  readonly busy: boolean;
  readonly canUndo: boolean;
  /** What happened since the view before this one, for the animation; empty after a jump. */
  readonly fresh: readonly LogLine[];
  /** What is still to be told, move by move, of a turn whose end the view shows already. */
  readonly later?: readonly (readonly LogLine[])[];
  /** The only move may be made by itself: it is a pass, or it reveals nothing. */
  readonly forced: boolean;
  /** All ways to go on, if they are few and some have several moves. */
  readonly ways: Side["ways"];
  /** Who gives advice here; nobody, where none is allowed. */
  readonly adviser?: Adviser | undefined;
  /** Makes a choice; false if it was refused, which the table tells by itself. */
  choose(choice: Choice): Promise<boolean>;
  undo(): void;
  /** Why something that is not among the moves cannot be chosen. */
  whyNot(choice: Choice): Promise<WhyNot>;
}

/** All moves that led to this view, for the animation: each with what it brought. */
export const movesOf = ({ fresh, later = [] }: TableModel<unknown>): readonly (readonly LogLine[])[] => [
  fresh,
  ...later,
];
