// What games, their options and bots are called.

import { canSay, say } from "../texts";

/** The title of a game; the word of the server for one that the app does not know. */
export function gameName(game: string): string {
  const id = `web-game-${game}`;
  return canSay(id) ? say({ id, args: {} }) : game;
}

/** An option of a game in words: `banquet-option-side`. */
export function optionName(game: string, option: string): string {
  const id = `${game}-option-${option}`;
  return canSay(id) ? say({ id, args: {} }) : option;
}

/** The text of a value: `banquet-option-side-masked`. */
const idOf = (game: string, option: string, value: string): string =>
  `${game}-option-${option}-${value.replaceAll("_", "-")}`;

/** A value of an option in words. */
export function valueName(game: string, option: string, value: string): string {
  const id = idOf(game, option, value);
  return canSay(id) ? say({ id, args: {} }) : value;
}

/** What is worth knowing of a value before it is chosen; nothing, if there is no such text. */
export function valueHint(game: string, option: string, value: string): string {
  const id = `${idOf(game, option, value)}-hint`;
  return canSay(id) ? say({ id, args: {} }) : "";
}

/** The words of an option of which any may be chosen; none of them for `none`. */
export const wordsIn = (value: string): readonly string[] =>
  value === "none" || value === "" ? [] : value.split(",");

/** The same as one word for the server, in the order in which the game lists them. */
export const joinWords = (chosen: readonly string[], all: readonly string[]): string =>
  all.filter((word) => chosen.includes(word)).join(",") || "none";

/** All that was settled before a match, as far as there are words for it. */
export const settledIn = (
  game: string,
  options: Readonly<Record<string, string>>,
): readonly string[] =>
  Object.entries(options).flatMap(([option, value]) =>
    wordsIn(value)
      .filter((word) => canSay(idOf(game, option, word)))
      .map((word) => valueName(game, option, word)),
  );
