// What workshop, warehouse and the workers for hire have in common: things to take, and gaps that tell who did.

import type { RokokoView } from "../../protocol";
import type { Taker } from "../boardModel.svelte";
import type { Turn } from "./turn";

export interface MarketProps {
  view: RokokoView;
  turn: Turn;
  last: ReadonlySet<string>;
  taker: (place: string) => Taker | undefined;
}
