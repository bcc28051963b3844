import type { RokokoView } from "../../protocol";
import type { Turn as AnyTurn } from "../turn.svelte";

/** One's turn at Rokoko. */
export type Turn = AnyTurn<RokokoView>;
