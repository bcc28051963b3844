// What a game adds to the page on which its table is laid: pictures, who sits opposite, and which
// answers belong together. The rules themselves are the server's.

import type { Component } from "svelte";

import type { IconName } from "../art/icons";

export type Options = Readonly<Record<string, string>>;

export interface FieldProps {
  readonly value: string;
  /** What those are called who will sit there; empty for a seat that is still free. */
  readonly names: readonly string[];
  readonly onchange: (value: string) => void;
}

export interface NewTableParts {
  /** The signs of words that may be chosen together. */
  readonly signs: Readonly<Record<string, IconName>>;
  /** Their pictures. */
  readonly Picture?: Component<{ word: string }>;
  /** The picture of a value of which only one may be chosen. */
  readonly ValuePicture?: Component<{ option: string; value: string }>;
  /** How an option is asked for that the game judges itself. */
  readonly fields?: Readonly<Record<string, Component<FieldProps>>>;
  /** Whom a single player meets; with `offer`, an invitation to be that player. */
  readonly Opponent?: Component<{ offer?: (() => void) | undefined }>;
  /** The answers that go with this one: an option that was changed, or the number of players. */
  settle(options: Options, players: number, changed: string): Options;
  /** Why an answer cannot be given at a table for so many; nothing, if it can. */
  why(option: string, value: string, players: number): string;
  /** Whether an option means anything at a table for so many. */
  asks(option: string, players: number): boolean;
}
