// Whatever stands in a view, as a tree of words: for a game that has no board of its own yet.

import type { Message } from "../../protocol";

/** Some words; something with parts, perhaps with a name; or several things. */
export type Told =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "group"; readonly title: string; readonly parts: readonly Part[] }
  | { readonly kind: "list"; readonly items: readonly Told[] };

export interface Part {
  readonly name: string;
  readonly told: Told;
}

/** Where the words come from. */
export interface Words {
  /** How a thing is called, by its id; nothing, if this is no id. */
  label(ref: string): string | undefined;
  /** Who sits at a seat. */
  person(seat: number): string;
  /** How a field of the view is called. */
  field(name: string): string;
  sentence(message: Message): string;
}

/** Fields whose numbers are people. */
const PEOPLE = /^(seats?|owners?|winners?|to_act|turn_of|party|(\w+_)?player)$/;
/** A word of the engine, such as `main_courses`. */
const WORD = /^[a-z]+(_[a-z]+)*$/;

const text = (words: string): Told => ({ kind: "text", text: words });

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const isMessage = (value: Readonly<Record<string, unknown>>): boolean =>
  typeof value["id"] === "string" && isRecord(value["args"]);

/** What a value of a field says; null if there is nothing to tell. */
export function describe(value: unknown, words: Words, field = ""): Told | null {
  if (typeof value === "number") {
    return text(PEOPLE.test(field) ? words.person(value) : String(value));
  }
  if (typeof value === "string") return value === "" ? null : text(describeWord(value, words));
  if (value === true) return text("✓");
  if (Array.isArray(value)) return describeList(value, words, field);
  if (!isRecord(value)) return null;
  if (isMessage(value)) return text(words.sentence(value as unknown as Message));
  return describeThing(value, words);
}

const describeWord = (word: string, words: Words): string =>
  words.label(word) ?? (WORD.test(word) ? words.field(word) : word);

function describeList(values: readonly unknown[], words: Words, field: string): Told | null {
  const items = values.map((each) => describe(each, words, field)).filter((told) => told !== null);
  if (items.length === 0) return null;
  const plain = items.flatMap((told) => (told.kind === "text" ? [told.text] : []));
  return plain.length === items.length ? text(plain.join(", ")) : { kind: "list", items };
}

function describeThing(thing: Readonly<Record<string, unknown>>, words: Words): Told | null {
  const { id, ...rest } = thing;
  const title = typeof id === "string" ? (words.label(id) ?? id) : "";
  const parts = partsOf(rest, words);
  const [only, other] = parts;
  // A place with a thing on it is told in one breath.
  if (only?.told.kind === "group" && !other && title && only.told.title) {
    return { ...only.told, title: `${title}: ${only.told.title}` };
  }
  if (parts.length > 0) return { kind: "group", title, parts };
  return title === "" ? null : text(title);
}

/** The fields of something that have something to tell. */
export const partsOf = (
  thing: Readonly<Record<string, unknown>>,
  words: Words,
): readonly Part[] =>
  Object.entries(thing).flatMap(([field, value]) => {
    const told = describe(value, words, field);
    return told ? [{ name: words.field(field), told }] : [];
  });

/** Whether all of it fits into a line. */
export const isBrief = (parts: readonly Part[]): boolean =>
  parts.every(({ told }) => told.kind === "text");

const lengthOf = (told: Told): number => {
  if (told.kind === "text") return 1;
  if (told.kind === "list") return told.items.reduce((sum, item) => sum + lengthOf(item), 0);
  return 1 + told.parts.reduce((sum, part) => sum + lengthOf(part.told), 0);
};

/** The parts in so many columns of about the same length, in order as far as possible. */
export function inColumns(parts: readonly Part[], count: number): readonly (readonly Part[])[] {
  const columns = Array.from({ length: count }, () => ({ length: 0, parts: [] as Part[] }));
  for (const part of parts) {
    const shortest = columns.reduce((best, each) => (each.length < best.length ? each : best));
    shortest.parts.push(part);
    shortest.length += 2 + lengthOf(part.told);
  }
  return columns.map((column) => column.parts);
}
