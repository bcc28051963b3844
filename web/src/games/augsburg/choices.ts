// What choices and privilege cards of Augsburg are called.

import type { AugsburgCardView, AugsburgView, MoveOption } from "../../protocol";
import { say } from "../../texts";
import { labelOf } from "../facts.svelte";
import { domainOf, nameIn, seatIn } from "../refs";

export const nobleName = (noble: string): string => labelOf(`noble:${noble}`);

/** A privilege card is called by what it shows. */
export function cardName({ icons }: AugsburgCardView): string {
  const [first = "", second = "", third = ""] = icons.map(({ kind }) => labelOf(`icon:${kind}`));
  return say("augsburg-icons", { first, second, third });
}

function thingName(ref: string, view: AugsburgView, names: readonly string[]): string {
  const card = view.display.find(({ id }) => id === ref);
  if (card) return cardName(card);
  return domainOf(ref) === "seat" ? (names[seatIn(ref)] ?? "") : labelOf(ref);
}

/** What a choice does, as its button says it. */
export function choiceName(
  { choice, text }: MoveOption,
  view: AugsburgView,
  names: readonly string[],
): string {
  const { kind, refs: [ref] } = choice;
  if (kind === "hold") return say("augsburg-hold", { number: view.auction?.highest ?? 0 });
  if (kind === "bid") {
    const number = Number(nameIn(ref ?? ""));
    return say(view.auction?.highest ? "augsburg-raise" : "augsburg-open", { number });
  }
  const thing = ref === undefined ? text : thingName(ref, view, names);
  return say("augsburg-choice", { kind, thing });
}

/** What comes of it, unless it would only repeat what the button says or what is drawn on the card. */
export function hintOf({ choice, hint }: MoveOption): string {
  const isSaid = choice.kind === "card" || (choice.kind === "use" && !hint?.args["lost"]);
  return hint && !isSaid ? say(hint) : "";
}
