// Which of somebody's workers lie open, and what a press on each of them may mean.

import { layout } from "../../components/layout.svelte";
import type { RokokoPlayerView, RokokoView, RokokoWorkerView } from "../../protocol";

export interface OpenWorker {
  readonly worker: RokokoWorkerView;
  readonly kinds: readonly [string, ...string[]];
  /** It lies in play. */
  readonly played?: boolean;
}

/** While one picks a hand or may depute anybody, all workers lie open. */
const OPEN = ["pick", "depute", "expert_depute", "activate"];
const DEPUTE = ["depute", "expert_depute"];

/** The worker in play and the hand. */
export function handOf(view: RokokoView, player: RokokoPlayerView): readonly OpenWorker[] {
  const own = view.seat === player.seat ? view.own : null;
  const inPlay = view.turn_of === player.seat ? view.in_play : null;
  return [
    ...(inPlay ? [{ worker: inPlay, kinds: ["depute_worker"], played: true } as const] : []),
    ...(own?.hand ?? player.known_hand).map(
      (worker) => ({ worker, kinds: ["play", "depute_worker"] }) as const,
    ),
  ];
}

/** What can be reached beside the hand, while one chooses among all workers. */
export function reachOf(view: RokokoView, player: RokokoPlayerView): readonly OpenWorker[] {
  const own = view.seat === player.seat ? view.own : null;
  if (!own || !OPEN.includes(view.step) || !view.to_act.includes(player.seat)) return [];
  return [
    ...own.reserve.map(
      (worker) => ({ worker, kinds: ["pick", "activate", "depute_worker"] }) as const,
    ),
    ...(DEPUTE.includes(view.step)
      ? player.discard.map((worker) => ({ worker, kinds: ["depute_worker"] }) as const)
      : []),
  ];
}

/** So many workers have room side by side in the hand. */
const ROOM = { low: 3, wide: 4, tablet: 3, desk: 4, phone: Infinity } as const;

/** Whether the workers to choose among are too many for the hand: they rise over the board. */
export const isTray = (view: RokokoView, player: RokokoPlayerView): boolean => {
  const reach = reachOf(view, player).length;
  return reach > 0 && handOf(view, player).length + reach > ROOM[layout.name];
};
