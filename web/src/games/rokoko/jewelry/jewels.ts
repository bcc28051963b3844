// What the things of the Jewelry Box are called, and how a jewel goes with a dress: a comparison of
// what both show, not a judgement whether it can be bought.

import type { Fabric } from "../../../art/fabrics";
import type {
  Message,
  RokokoDressView,
  RokokoJewelryBoxView,
  RokokoJewelView,
  RokokoTaskView,
  RokokoTrialView,
} from "../../../protocol";
import { say } from "../../../texts";
import { nameIn } from "../../refs";
import { fabricOf } from "../looks";

const message = (id: string, args: Message["args"]): Message => ({ id, args });

type Named = Pick<RokokoJewelView, "kind" | "colour">;

export const jewelWord = ({ kind, colour }: Named): Message =>
  message("web-jewel", { kind, colour });

/** The word below a jewel: how it goes with the dress in work, or what it is made for. */
export type Fit = "matches" | "fits" | "dresses" | "coats";

export function fitOf(
  { kind, code }: Pick<RokokoJewelView, "kind" | "code">,
  dress: Pick<RokokoDressView, "code" | "wearer"> | null,
): Fit {
  const wearer = kind === "necklace" ? "lady" : "gent";
  if (dress?.wearer !== wearer) return wearer === "lady" ? "dresses" : "coats";
  return dress.code === code ? "matches" : "fits";
}

/** Jewels of one kind, and how many there are. */
export interface Heap {
  readonly jewel: RokokoJewelView;
  readonly fabric: Fabric;
  readonly count: number;
}

/** The jewels one by one, as long as there is room; then kind by kind. */
export function heapsOf(jewels: readonly RokokoJewelView[], room: number): readonly Heap[] {
  const each = jewels.map((jewel) => ({ jewel, fabric: fabricOf(jewel), count: 1 }));
  if (jewels.length <= room) return each;
  const heaps = new Map<string, Heap>();
  for (const heap of each) {
    const before = heaps.get(heap.jewel.code);
    heaps.set(heap.jewel.code, before ? { ...before, count: before.count + 1 } : heap);
  }
  return [...heaps.values()];
}

/** What a task is about, as its words choose it. */
export function taskOf({ action, keep, wearer }: RokokoTaskView): string {
  if (action === "fund") return "fund";
  if (action === "acquire") return keep ? "keep" : "trade";
  return wearer ?? "any";
}

/** A task in a few words. The bag has all the colours there are. */
export function taskWord(task: RokokoTaskView, { bag }: RokokoJewelryBoxView): Message {
  const colours = new Map(bag.map(({ code, colour }) => [code, colour]));
  const [first = "", second = first] = task.silk.map((code) => colours.get(code) ?? "");
  return message("web-task", {
    task: taskOf(task),
    first: message("rokoko-colour", { colour: first }),
    second: message("rokoko-colour", { colour: second }),
  });
}

export const trialWord = ({ id }: RokokoTrialView): Message =>
  message("web-trial", { trial: nameIn(id) });

/** How many tasks of a trial somebody has done. */
export const doneBy = ({ tasks }: RokokoTrialView, party: number): number =>
  tasks.filter(({ marked }) => marked.includes(party)).length;

/** Whose progress is told beside a trial: one's own, or that of the candidate who is ahead. */
export function aheadIn(trial: RokokoTrialView, seat: number | null): number | null {
  const { candidates } = trial;
  if (seat !== null && candidates.includes(seat)) return seat;
  return candidates.reduce<number | null>(
    (best, each) => (best === null || doneBy(trial, each) > doneBy(trial, best) ? each : best),
    null,
  );
}

/** What a choice with the Jewelry Box refers to, in words; nothing, if its label says it. */
export function jewelryThing(ref: string, box: RokokoJewelryBoxView): string | undefined {
  const jewel = box.row.find(({ id }) => id === ref)?.jewel;
  if (jewel) return say(jewelWord(jewel));
  const task = box.trials.flatMap(({ tasks }) => tasks).find(({ id }) => id === ref);
  return task && say(taskWord(task, box));
}
