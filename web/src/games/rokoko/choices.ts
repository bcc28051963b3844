// What the choices of Rokoko are called, and what comes of them.

import type { MoveOption, RokokoView, RokokoWorkerView } from "../../protocol";
import { say } from "../../texts";
import { labelOf } from "../facts.svelte";
import { nameIn } from "../refs";
import { jewelryThing } from "./jewelry/jewels";
import { boxOf } from "./modules";

/** The worker on top of somebody's discard pile. */
export const topOf = (player: string, view: RokokoView): RokokoWorkerView | undefined =>
  view.players.find(({ seat }) => String(seat + 1) === nameIn(player))?.discard.at(-1);

/** A window stands for its dress, a place for its jewel, a player for the worker on top. */
function thingName(ref: string, view: RokokoView): string {
  const box = boxOf(view);
  const dress = view.windows.find(({ id }) => id === ref)?.dress;
  const worker = ref.startsWith("player:") ? topOf(ref, view) : undefined;
  return (box && jewelryThing(ref, box)) ?? labelOf((dress ?? worker)?.id ?? ref);
}

/** What a choice does, as its button says it. */
export function choiceName({ choice, text }: MoveOption, view: RokokoView): string {
  const [ref] = choice.refs;
  const thing = ref === undefined ? undefined : thingName(ref, view);
  if (view.step === "jewel" && thing !== undefined) return say("web-jewel-buy", { thing });
  return say("rokoko-choice", { kind: choice.kind, thing: thing ?? text });
}

/** What comes of it; the hint of a dress or a jewel would only repeat its name. */
export function hintOf({ choice, hint }: MoveOption, view: RokokoView): string {
  const window = view.windows.find(({ id }) => id === choice.refs[0]);
  if (choice.kind === "make" && window) return say("rokoko-hint-price", { livres: window.price });
  const space = boxOf(view)?.row.find(({ id }) => id === choice.refs[0]);
  if (space) return view.step === "jewel" ? say("rokoko-hint-price", { livres: space.price }) : "";
  return hint ? say(hint) : "";
}
