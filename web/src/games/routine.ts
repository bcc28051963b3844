// Events that happen in every turn: a short log leaves them out.

import type { LogLine } from "../protocol";

const routine: Record<string, readonly string[]> = {
  banquet: ["turn_begun", "dish_laid"],
  augsburg: ["card_laid", "notes_offered", "note_offered", "top_seen", "note_bought", "note_rejected"],
  rokoko: [
    "turn_begun", "worker_offered", "tile_laid", "dress_moved", "dress_shown", "jewel_moved",
    "jewel_offered",
  ],
};

export const isRoutine = (game: string, { event }: LogLine): boolean =>
  routine[game]?.includes(event) ?? false;
