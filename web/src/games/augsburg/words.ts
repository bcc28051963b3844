// What things of Augsburg are called.

import type {
  AugsburgCardView,
  AugsburgNoteView,
  AugsburgView,
  Message,
  MoveOption,
} from "../../protocol";
import { say } from "../../texts";

/** The part of an id after its domain: `Leo16` of `note:Leo16`. */
export const nameIn = (ref: string): string => ref.slice(ref.indexOf(":") + 1);
export const domainOf = (ref: string): string => ref.slice(0, ref.indexOf(":"));
/** The seat that `seat:1` names, counted from 0. */
export const seatIn = (ref: string): number => Number(nameIn(ref)) - 1;

const message = (id: string, args: Message["args"] = {}): Message => ({ id, args });

export const nobleWord = (noble: string): Message => message("augsburg-noble", { noble });

export const noteWord = ({ noble, value }: Pick<AugsburgNoteView, "noble" | "value">): Message =>
  noble === "joker" ? message("augsburg-joker") : message("augsburg-note", { noble, value });

export const iconWord = (icon: string): Message => message("augsburg-icon", { icon });

/** A privilege card is called by what it shows. */
export function cardWord({ icons }: AugsburgCardView): Message {
  const [first, second, third] = icons.map(({ kind }) => iconWord(kind));
  return message("augsburg-icons", { first: first!, second: second!, third: third! });
}

export const tileWord = (tile: string): Message => message("augsburg-tile", { tile });
export const categoryWord = (category: string): Message =>
  message("augsburg-category", { category });

function wordOf(ref: string, view: AugsburgView, names: readonly string[]): Message | string {
  const name = nameIn(ref);
  switch (domainOf(ref)) {
    case "card": {
      const card = view.display.find(({ id }) => id === ref);
      return card ? cardWord(card) : name;
    }
    case "icon":
      return iconWord(name);
    case "category":
      return categoryWord(name);
    case "tile":
      return tileWord(name);
    case "seat":
      return names[seatIn(ref)] ?? name;
    default:
      return name;
  }
}

/** What a choice does, as its button says it. */
export function choiceName(
  { choice, text }: MoveOption,
  view: AugsburgView,
  names: readonly string[],
): string {
  const [ref] = choice.refs;
  if (choice.kind === "hold") return say("augsburg-hold", { number: view.auction?.highest ?? 0 });
  if (choice.kind === "bid") {
    const number = Number(nameIn(ref ?? ""));
    return say(view.auction?.highest ? "augsburg-raise" : "augsburg-open", { number });
  }
  const thing = ref === undefined ? text : wordOf(ref, view, names);
  return say("augsburg-choice", { kind: choice.kind, thing });
}

/** What comes of it, unless it would only repeat what the button says or what is drawn on the card. */
export function hintOf({ choice, hint }: MoveOption): string {
  const isSaid = choice.kind === "card" || (choice.kind === "use" && !hint?.args["lost"]);
  return hint && !isSaid ? say(hint) : "";
}
