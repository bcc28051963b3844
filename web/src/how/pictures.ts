// The pictures of games told in short.

import type { HowPicture } from "../games/how";
import { loadTexts } from "../texts";

const pictures = import.meta.glob<{ default: HowPicture }>("../games/*/How.svelte");

/** Whether a game can be told in short. */
export const isTold = (game: string): boolean => `../games/${game}/How.svelte` in pictures;

/** The pictures of a game, when its words are there, too; null for a game that has none. */
export async function loadHow(game: string): Promise<HowPicture | null> {
  const [found] = await Promise.all([pictures[`../games/${game}/How.svelte`]?.(), loadTexts(game)]);
  return found?.default ?? null;
}
