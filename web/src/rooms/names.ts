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

/** A value of an option in words: `banquet-option-side-masked`. */
export function valueName(game: string, option: string, value: string): string {
  const id = `${game}-option-${option}-${value}`;
  return canSay(id) ? say({ id, args: {} }) : value;
}
