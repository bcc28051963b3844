// What things of Rokoko are called. An id says where a thing belongs; the view says what it is.

import type { Fabric } from "../../art/fabrics";
import type { IconName } from "../../art/icons";
import type {
  Message,
  MoveOption,
  RokokoDressView,
  RokokoSilkView,
  RokokoTileView,
  RokokoView,
  RokokoWorkerView,
} from "../../protocol";
import { canSay, say } from "../../texts";
import { domainOf, editionOf, fabricOf, nameIn } from "./ids";
import { jewelryWord } from "./jewelry/words";
import { boxOf } from "./modules";

export { domainOf, editionOf, fabricOf, nameIn };

/** The silk of a dress that is not its main colour shows as petticoat or waistcoat. */
export function secondOf(dress: RokokoDressView): Fabric | undefined {
  const other = dress.silk.find(({ code }) => code !== dress.code);
  return other && fabricOf(other);
}

const message = (id: string, args: Message["args"]): Message => ({ id, args });

const MARKS: Record<string, IconName> = {
  fancy: "fancy",
  festivity: "festivity",
  expert: "expert",
};
/** The sign of a special dress. */
export const markOf = ({ module }: RokokoDressView): IconName => MARKS[module] ?? "star";

/** What stands on the ribbon of a special dress: its bonus in two words. */
export function ribbonWord({ module, bonus }: RokokoDressView): Message | null {
  if (!module) return null;
  if (!bonus) return message("web-ribbon-fancy", {});
  const id = `web-ribbon-${bonus.id.replace("rokoko-dress-bonus-", "")}`;
  return canSay(id) ? message(id, bonus.args) : bonus;
}

export const workerWord = ({ kind, bonus }: RokokoWorkerView): Message =>
  message("rokoko-card", { kind, bonus });

export const dressWord = ({ id, wearer, colour }: RokokoDressView): Message =>
  message("rokoko-dress", { wearer, colour, name: nameIn(id) });

const balesWord = ({ bales, colour }: RokokoSilkView): Message =>
  message("rokoko-bales", { bales, colour: message("rokoko-colour", { colour }) });

export function silkWord(silk: readonly RokokoSilkView[]): Message {
  const [first, second, third] = silk.map(balesWord);
  if (!second) return first!;
  if (!third) return message("rokoko-bales-two", { first: first!, second });
  return message("rokoko-bales-three", { first: first!, second, third });
}

export const tileWord = ({ id, silk }: RokokoTileView): Message =>
  message("rokoko-tile", { name: nameIn(id), silk: silkWord(silk) });

export const hallWord = (hall: string): Message => message("rokoko-hall", { hall: nameIn(hall) });

export function spaceWord(space: string): Message {
  const [hall = "", number = ""] = nameIn(space).split("-");
  return message("rokoko-space", { hall, number });
}

export function decorationWord(decoration: string, edition: string): Message {
  const [kind = "", which = ""] = nameIn(decoration).split("-");
  if (kind === "musician") return message("rokoko-musician", { hall: which });
  return kind === "upper" || kind === "lower"
    ? message("rokoko-fountain", { edition, row: kind, number: which })
    : message("rokoko-decoration", { kind, number: which });
}

const LINES = [
  "play", "money", "favour", "fireworks", "statues", "dresses", "terrace", "decorations",
  "all-halls", "jewels", "du-barry-tiles",
];

/** A line of the final scoring; those that are no lines of their own are halls and crowns. */
export function lineWord(line: string): Message {
  const name = nameIn(line);
  if (LINES.includes(name)) return message(`rokoko-line-${name}`, {});
  return name.startsWith("crown-")
    ? message("rokoko-line-crowns", {})
    : message("rokoko-line-hall", { hall: name });
}

/** Everything on the table that a choice may refer to and that has no word in its id. */
function thingsOf(view: RokokoView): ReadonlyMap<string, Message> {
  const own = view.players.find(({ seat }) => seat === view.seat);
  const box = boxOf(view);
  const workers = [
    ...view.hire_row.slots,
    ...(view.own?.hand ?? []),
    ...(view.own?.reserve ?? []),
    ...(own?.discard ?? []),
    ...(box?.pile ?? []),
    box?.own_specialist?.worker ?? null,
    view.in_play,
  ].filter((worker) => worker !== null);
  const tiles = [...view.warehouse.flatMap((segment) => segment.tiles), ...(view.own?.kept ?? [])];
  return new Map([
    ...workers.map((worker) => [worker.id, workerWord(worker)] as const),
    ...tiles.filter((tile) => tile !== null).map((tile) => [tile.id, tileWord(tile)] as const),
    ...view.windows.flatMap(({ id, dress }) => (dress ? [[id, dressWord(dress)] as const] : [])),
  ]);
}

function wordOf(ref: string, view: RokokoView): Message | undefined {
  const box = boxOf(view);
  const jewelry = box && jewelryWord(ref, box);
  if (jewelry) return jewelry;
  if (domainOf(ref) === "space") return spaceWord(ref);
  if (domainOf(ref) === "decoration") return decorationWord(ref, view.edition);
  if (domainOf(ref) === "hall") return hallWord(ref);
  if (domainOf(ref) === "player") {
    const worker = topOf(ref, view);
    return worker && workerWord(worker);
  }
  return thingsOf(view).get(ref);
}

/** The worker on top of somebody's discard pile. */
export const topOf = (player: string, view: RokokoView): RokokoWorkerView | undefined =>
  view.players.find(({ seat }) => String(seat + 1) === nameIn(player))?.discard.at(-1);

/** What a choice does, as its button says it; of an unknown kind, its notation. */
export function choiceName({ choice, text }: MoveOption, view: RokokoView): string {
  const [ref] = choice.refs;
  const thing = (ref === undefined ? undefined : wordOf(ref, view)) ?? text;
  if (view.step === "jewel" && ref !== undefined) return say("web-jewel-buy", { thing });
  return say("rokoko-choice", { kind: choice.kind, thing });
}

/** What comes of it; the hint of a dress or a jewel would only repeat its name. */
export function hintOf({ choice, hint }: MoveOption, view: RokokoView): string {
  const window = view.windows.find(({ id }) => id === choice.refs[0]);
  if (choice.kind === "make" && window) return say("rokoko-hint-price", { livres: window.price });
  const space = boxOf(view)?.row.find(({ id }) => id === choice.refs[0]);
  if (space) return view.step === "jewel" ? say("rokoko-hint-price", { livres: space.price }) : "";
  return hint ? say(hint) : "";
}
