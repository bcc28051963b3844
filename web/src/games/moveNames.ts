// The contract of a game with pages that tell its moves in words without its choice bar.

import type { MoveOption } from "../protocol";

export interface MoveNames<View> {
  /** What a move does; the view is that of the moment at which it can be made. */
  readonly nameOf: (move: MoveOption, view: View, names: readonly string[]) => string;
  /** What comes of it. */
  readonly hintOf?: (move: MoveOption, view: View) => string;
}
