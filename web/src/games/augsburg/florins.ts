// What a purse is shown with.

import type { AugsburgOwnView, AugsburgPlayerView, AugsburgView } from "../../protocol";
import type { Turn } from "./turn.svelte";

export interface PurseProps {
  view: AugsburgView;
  player: AugsburgPlayerView;
  turn: Turn;
  name: string;
}

/** What is known of a player's own purse, to that player alone. */
export const ownPurse = (view: AugsburgView, player: AugsburgPlayerView): AugsburgOwnView | null =>
  view.seat === player.seat ? view.own : null;
