// The games of the house, as the server lists them; asked for once. And their boards.

import type { Board } from "../games/board";
import type { EveningPicture } from "../games/evening";
import type { MoveNames } from "../games/moveNames";
import { api } from "../net/api";
import type { GameEntry } from "../protocol";
import type { View } from "./views";

let asked: Promise<readonly GameEntry[]> | undefined;

/** Every game that can be played here. Throws as `api` does, and asks again the next time. */
export function gamesOfTheHouse(): Promise<readonly GameEntry[]> {
  asked ??= api("GET /api/games", {})
    .then(({ games }) => games)
    .catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
  return asked;
}

type AnyBoard = Board<View>;
const boards = import.meta.glob<{ default: AnyBoard }>("../games/*/Board.svelte");

/** The board of a game; one that draws any game, if it has none of its own. */
export async function loadBoard(game: string): Promise<AnyBoard> {
  const load = boards[`../games/${game}/Board.svelte`] ?? boards["../games/generic/Board.svelte"];
  return (await load!()).default;
}

const evenings = import.meta.glob<{ default: EveningPicture }>("../games/*/evening/index.ts");

/** The picture of its end; that of any game, if it has none of its own. */
export async function loadEvening(game: string): Promise<EveningPicture> {
  const path = `../games/${game}/evening/index.ts`;
  return (await (evenings[path] ?? evenings["../games/generic/evening/index.ts"])!()).default;
}

const names = import.meta.glob<{ default: MoveNames<View> }>("../games/*/moveNames.ts");

/** What the moves of a game are called; as in records, if it has no words of its own. */
export async function loadMoveNames(game: string): Promise<MoveNames<View>> {
  const load = names[`../games/${game}/moveNames.ts`] ?? names["../games/generic/moveNames.ts"];
  return (await load!()).default;
}
