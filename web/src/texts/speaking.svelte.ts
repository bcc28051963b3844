// The language that the app speaks now. What a page says follows a change of it without a reload.

import sources from "virtual:texts";

import type { Message } from "../protocol";
import { Catalogue, type Filling, type Piece } from "./catalogue";
import { LANGUAGES, type Language } from "./choice";
import type { Args } from "./ids";

export type MessageId = keyof Args;
type Fillings<Id extends MessageId> = { readonly [gap in Args[Id]]: Filling };

/** A new object with each new text, so that whoever has said something says it anew. */
let spoken = $state.raw({ catalogue: new Catalogue(LANGUAGES[0]) });
const parts = new Set(["core"]);

/** The sentence of a message, or of an id and its args. */
export function say<Id extends MessageId>(
  id: Id,
  ...fillings: [Args[Id]] extends [never] ? [] : [Fillings<Id>]
): string;
export function say(message: Message): string;
export function say(saying: MessageId | Message, fillings?: Message["args"]): string {
  const message = typeof saying === "string" ? { id: saying, args: fillings ?? {} } : saying;
  return spoken.catalogue.say(message);
}

/** The sentence of a message in pieces: its gains stand out. */
export const tell = (message: Message): readonly Piece[] => spoken.catalogue.tell(message);

/** Whether there is a text of this name, for ids that are put together from what a server says. */
export const canSay = (id: string): id is MessageId => spoken.catalogue.has(id);

/** The language spoken now. */
export const language = (): Language => spoken.catalogue.language as Language;

/** The language as it is spoken where the reader lives, for dates and lists. */
export const locale = (): string =>
  navigator.languages.find((body) => body.split("-")[0] === language()) ?? language();

let body: Language | undefined;

/** Speak this language from now on. */
export async function setLanguage(wanted: Language): Promise<void> {
  body = wanted;
  const catalogue = new Catalogue(wanted);
  // While these are on their way, a game may be opened that needs texts of its own.
  for (const part of parts) catalogue.add(await load(wanted, part));
  if (body !== wanted) return;
  spoken = { catalogue };
  document.documentElement.lang = wanted;
}

/** Have the texts of a game at hand, in this language and in every one chosen later. */
export async function loadTexts(game: string): Promise<void> {
  if (parts.has(game) || !(game in sources[language()]!)) return;
  const { catalogue } = spoken;
  const source = await load(catalogue.language, game);
  if (parts.has(game) || catalogue !== spoken.catalogue) return loadTexts(game);
  parts.add(game);
  catalogue.add(source);
  spoken = { catalogue };
}

const load = async (language: string, part: string): Promise<string> =>
  (await sources[language]![part]!()).default;
