// The modules of a game, as far as a table needs to know whether they are there.

import type { RokokoJewelryBoxView, RokokoView } from "../../protocol";

/** The Jewelry Box, if the game is played with it. */
export const boxOf = ({ modules }: RokokoView): RokokoJewelryBoxView | undefined =>
  modules.jewelry_box;
