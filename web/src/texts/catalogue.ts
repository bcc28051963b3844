// Says messages in one language. The Python package says the same messages in the same words.

import { FluentBundle, FluentResource } from "@fluent/bundle";

import type { Message } from "../protocol";

/** Longer words are cut: what fills a gap may be anything that somebody typed. */
const LONGEST_GAP = 500;

export type Filling = string | number | Message;

/** The texts of one language, as far as they have been loaded. */
export class Catalogue {
  readonly #bundle: FluentBundle;

  constructor(readonly language: string) {
    // No marks of direction around the args: all languages here are written from left to right.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
  }

  /** Add a part; a message that is known already makes it fail. */
  add(source: string): void {
    const errors = this.#bundle.addResource(new FluentResource(source));
    if (errors.length > 0) throw errors[0];
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The sentence of a message; messages inside it are said first. What can be seen on the page
   * may have a text of its own, `seen`, without the name that records need for it. */
  say(message: Message): string {
    const text = this.#bundle.getMessage(message.id);
    const pattern = text?.attributes["seen"] ?? text?.value;
    if (pattern === null || pattern === undefined) {
      console.error(`${this.language}: no text for “${message.id}”`);
      return message.id;
    }
    const args = Object.fromEntries(
      Object.entries(message.args).map(([gap, value]) => [
        gap.replaceAll("_", "-"),
        this.#fill(value),
      ]),
    );
    const errors: Error[] = [];
    const sentence = this.#bundle.formatPattern(pattern, args, errors);
    if (errors.length > 0) console.error(`${this.language}: “${message.id}”: ${errors[0]}`);
    return sentence;
  }

  #fill(value: Filling): string | number {
    if (typeof value === "object") return this.say(value);
    if (typeof value === "number") return value;
    return value.length <= LONGEST_GAP ? value : `${value.slice(0, LONGEST_GAP - 1)}…`;
  }
}
