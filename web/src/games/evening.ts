// The contract of a game with the page of its end: a picture, and what stands for each party in it.

import type { Component } from "svelte";
import type { State } from "../protocol";
import type { View } from "../state/views";

export interface EmblemProps {
  /** The id of the thing; null for a party that has none. */
  readonly thing: string | null;
  readonly view: View;
  readonly printed: State["printed"];
}

export interface EveningPicture {
  /** Fills the frame behind words and plinths; narrow without words beside the plinths. */
  readonly Scene: Component<{ narrow: boolean }>;
  /** What stands on a plinth; its height is given by `--emblem`. */
  readonly Emblem: Component<EmblemProps>;
}
