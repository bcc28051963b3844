// What things of Rokoko are called. An id says where a thing belongs; the view says what it is.

import type { Edition, Fabric } from "../../art/fabrics";
import type {
  Message,
  MoveOption,
  RokokoDressView,
  RokokoSilkView,
  RokokoTileView,
  RokokoView,
  RokokoWorkerView,
} from "../../protocol";
import { say } from "../../texts";

/** The part of an id after its domain: `cl07` of `dress:cl07`. */
export const nameIn = (ref: string): string => ref.slice(ref.indexOf(":") + 1);
export const domainOf = (ref: string): string => ref.slice(0, ref.indexOf(":"));

export const editionOf = ({ edition }: RokokoView): Edition =>
  edition === "deluxe" ? "deluxe" : "2013";

const FABRICS: Record<string, Fabric> = {
  common_lady: "c1",
  common_gent: "c2",
  uncommon_lady: "c3",
  rare_gent: "c4",
};
export const fabricOf = ({ code }: { readonly code: string }): Fabric => FABRICS[code] ?? "c1";

/** The silk of a dress that is not its main colour shows as petticoat or waistcoat. */
export function secondOf(dress: RokokoDressView): Fabric | undefined {
  const other = dress.silk.find(({ code }) => code !== dress.code);
  return other && fabricOf(other);
}

const message = (id: string, args: Message["args"]): Message => ({ id, args });

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
  "all-halls",
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
  const workers = [
    ...view.hire_row.slots,
    ...(view.own?.hand ?? []),
    ...(view.own?.reserve ?? []),
    ...(own?.discard ?? []),
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
  if (domainOf(ref) === "space") return spaceWord(ref);
  if (domainOf(ref) === "decoration") return decorationWord(ref, view.edition);
  return thingsOf(view).get(ref);
}

/** What a choice does, as its button says it; of an unknown kind, its notation. */
export function choiceName({ choice, text }: MoveOption, view: RokokoView): string {
  const [ref] = choice.refs;
  const thing = (ref === undefined ? undefined : wordOf(ref, view)) ?? text;
  return say("rokoko-choice", { kind: choice.kind, thing });
}

/** What comes of it; the hint of a dress would only repeat its name. */
export function hintOf({ choice, hint }: MoveOption, view: RokokoView): string {
  const window = view.windows.find(({ id }) => id === choice.refs[0]);
  if (choice.kind === "make" && window) return say("rokoko-hint-price", { livres: window.price });
  return hint ? say(hint) : "";
}
