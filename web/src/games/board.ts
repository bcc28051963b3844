// What a page and the board of a game give each other. A page brings the model and what surrounds
// a board; the board draws all the rest.

import type { Component, Snippet } from "svelte";

import type { SeatState } from "../protocol";
import type { Turn } from "../state/news";
import type { TableModel } from "./tableModel";

export interface Inset {
  /** What shall be in sight: one of its parts has some of it. */
  readonly refs: readonly string[];
}

export interface Surroundings {
  /** The bar at the top of the screen: 52 px at a desk, 48 on a phone. */
  readonly top: Snippet;
  /** The board lies within another page, which has a top, players and controls of its own. */
  readonly inset?: Inset;
  /** Below the players at a desk: since your last turn. */
  readonly aside?: Snippet;
  /** Above the choice bar: a guide, a request to take back. */
  readonly note?: Snippet;
  /** What a guide says: over the players, so that the table keeps its room. */
  readonly lesson?: Snippet;
  /** In place of the choice bar: the controls of a replay. */
  readonly bar?: Snippet;
  /** More ways to act, at the end of the choice bar. */
  readonly actions?: Snippet;
  /** Opens the log at a turn. */
  readonly openLog?: (turn: Turn) => void;
  /** Ways to act on a seat, at its panel. */
  readonly seatActions?: Snippet<[SeatState]>;
}

export type Board<View> = Component<{ model: TableModel<View>; around: Surroundings }>;
