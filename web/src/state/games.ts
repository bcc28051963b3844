// The games of the house, as the server lists them; asked for once.

import { api } from "../net/api";
import type { GameEntry } from "../protocol";

let asked: Promise<readonly GameEntry[]> | undefined;

/** Every game that can be played here: the server lists it and there is a board for it. Throws as `api` does, and asks again the next time. */
export function gamesOfTheHouse(): Promise<readonly GameEntry[]> {
  asked ??= api("GET /api/games", {})
    .then(({ games }) => games.filter(({ info }) => `../games/${info.name}/Board.svelte` in boards))
    .catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
  return asked;
}

/** The boards that the app has, by game. */
export const boards = import.meta.glob<{ default: unknown }>("../games/*/Board.svelte");
