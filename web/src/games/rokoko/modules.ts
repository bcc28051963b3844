// The views of modules, until they are generated.
import type { Message, RokokoDecorationView, RokokoView, RokokoWorkerView } from "../../protocol";

export interface RokokoJewelView {
  readonly id: string;
  readonly kind: "necklace" | "ring";
  readonly code: string;
  readonly colour: string;
}
export interface RokokoJewelSpaceView {
  readonly id: string;
  readonly price: number;
  readonly jewel: RokokoJewelView | null;
}
export interface RokokoJewelCountView {
  readonly kind: "necklace" | "ring";
  readonly code: string;
  readonly colour: string;
  readonly left: number;
  readonly of: number;
}
export interface RokokoTaskView {
  readonly id: string;
  readonly kind: "master" | "journeyman" | "apprentice";
  readonly action: "acquire" | "fund" | "tailor";
  readonly keep: boolean | null;
  readonly silk: readonly string[];
  readonly wearer: "lady" | "gent" | null;
  readonly marked: readonly number[];
}
export interface RokokoTrialView {
  readonly id: string;
  readonly taker: "master" | "journeyman" | "apprentice";
  readonly fee: number;
  readonly prestige: number;
  readonly cards: number;
  readonly candidates: readonly number[];
  readonly tasks: readonly RokokoTaskView[];
}
export interface RokokoProgressView {
  readonly label: Message;
  readonly have: number;
  readonly need: number;
}
export interface RokokoSpecialistView {
  readonly worker: RokokoWorkerView;
  readonly condition: Message;
  readonly progress: readonly RokokoProgressView[];
  readonly met: boolean;
  readonly hired: boolean;
}
export interface RokokoJewelryPlayerView {
  readonly jewels: readonly RokokoJewelView[];
  readonly specialist: "unseen" | "hired" | "none";
  readonly master_trials: number;
}
export interface RokokoJewelryBoxView {
  readonly row: readonly RokokoJewelSpaceView[];
  readonly bag: readonly RokokoJewelCountView[];
  readonly decorations: readonly RokokoDecorationView[];
  readonly trials: readonly RokokoTrialView[];
  readonly players: readonly RokokoJewelryPlayerView[];
  readonly with_dress: RokokoJewelView | null;
  readonly own_specialist: RokokoSpecialistView | null;
  readonly pile: readonly RokokoWorkerView[] | null;
}

/** The Jewelry Box, if the game is played with it. */
export const boxOf = ({ modules }: RokokoView): RokokoJewelryBoxView | undefined =>
  modules["jewelry_box"] as RokokoJewelryBoxView | undefined;
