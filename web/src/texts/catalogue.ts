// Says messages in one language. The Python package says the same messages in the same words.

import { FluentBundle, FluentResource } from "@fluent/bundle";

import type { Message } from "../protocol";
import { FORMS } from "./forms";

/** Longer words are cut: what fills a gap may be anything that somebody typed. */
const LONGEST_GAP = 500;

/** A text says GAIN of what a deed brings or costs; these marks carry that out of Fluent. No name
 * and no text has such characters. */
const GAIN_OPENS = "\uE000";
const GAIN_CLOSES = "\uE001";

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];
export type Filling = string | number | Message;

/** A stretch of a sentence. */
export interface Piece {
  readonly text: string;
  readonly isGain: boolean;
}

/** The texts of one language, as far as they have been loaded. */
export class Catalogue {
  readonly #bundle: FluentBundle;

  constructor(readonly language: string) {
    // No marks of direction around the args: all languages here are written from left to right.
    this.#bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: { GAIN: ([gain]) => `${GAIN_OPENS}${String(gain)}${GAIN_CLOSES}` },
    });
  }

  /** Add a part; a message that is known already makes it fail. */
  add(source: string): void {
    const errors = this.#bundle.addResource(new FluentResource(source));
    if (errors.length > 0) throw errors[0];
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The sentence of a message. */
  say(message: Message): string {
    return this.tell(message)
      .map(({ text }) => text)
      .join("");
  }

  /** The same in pieces, so that gains can stand out. */
  tell(message: Message): readonly Piece[] {
    return this.#format(message)
      .split(GAIN_OPENS)
      .flatMap((stretch, n) => {
        if (n === 0) return [{ text: stretch, isGain: false }];
        const [gain = "", rest = ""] = stretch.split(GAIN_CLOSES);
        return [
          { text: gain, isGain: true },
          { text: rest, isGain: false },
        ];
      })
      .filter(({ text }) => text !== "");
  }

  /** The sentence with its marks; messages inside it are said first. What can be seen on the page
   * may have a text of its own, `seen`, without the name that records need for it. */
  #format(message: Message): string {
    const text = this.#bundle.getMessage(message.id);
    const pattern = text?.attributes["seen"] ?? text?.value;
    if (pattern === null || pattern === undefined) {
      console.error(`${this.language}: no text for “${message.id}”`);
      return message.id;
    }
    return this.#fillIn(message.id, pattern, this.#args(message));
  }

  #fillIn(id: string, pattern: Pattern, args: Record<string, string | number>): string {
    const errors: Error[] = [];
    const sentence = this.#bundle.formatPattern(pattern, args, errors);
    if (errors.length > 0) console.error(`${this.language}: “${id}”: ${errors[0]}`);
    return sentence;
  }

  #args(message: Message): Record<string, string | number> {
    const filled = Object.entries(message.args).flatMap(([gap, value]) => {
      const name = gap.replaceAll("_", "-");
      if (typeof value !== "object") return [[name, cut(value)]];
      return [[name, this.#format(value)], ...this.#forms(name, value)];
    });
    return Object.fromEntries(filled) as Record<string, string | number>;
  }

  #forms(name: string, message: Message): [string, string][] {
    const attributes = this.#bundle.getMessage(message.id)?.attributes ?? {};
    const forms = FORMS.filter((form) => form in attributes);
    if (forms.length === 0) return [];
    const args = this.#args(message);
    return forms.map((form) => [`${name}-${form}`, this.#fillIn(message.id, attributes[form]!, args)]);
  }
}

const cut = (value: string | number): string | number =>
  typeof value === "number" || value.length <= LONGEST_GAP
    ? value
    : `${value.slice(0, LONGEST_GAP - 1)}…`;
