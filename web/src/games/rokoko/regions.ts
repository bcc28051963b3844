// Where on a phone a choice is found: the tab of the thing that it refers to. With the Jewelry Box
// the jeweller has a tab of his own, and warehouse and hiring share one.

import type { MoveOption, RokokoView } from "../../protocol";
import { domainOf } from "../refs";
import { boxOf } from "./modules";

export type Region =
  | "ball"
  | "workshop"
  | "warehouse"
  | "for-hire"
  | "jeweller"
  | "stores"
  | "my-table";

const REGIONS: Record<string, Region> = {
  space: "ball",
  hall: "ball",
  window: "workshop",
  jewel_space: "jeweller",
  task: "jeweller",
  trial: "jeweller",
  player: "my-table",
};

/** The region of a choice; null if it is a button of the choice bar only. */
export function regionOf({ choice }: MoveOption, view: RokokoView): Region | null {
  const [ref] = choice.refs;
  if (ref === undefined) return null;
  const domain = domainOf(ref);
  const box = boxOf(view);
  if (domain === "tile") {
    if (view.own?.kept.some(({ id }) => id === ref)) return "my-table";
    return box ? "stores" : "warehouse";
  }
  if (domain === "decoration") {
    return box?.decorations.some(({ id }) => id === ref) ? "jeweller" : "ball";
  }
  if (domain === "worker") {
    if (choice.kind === "choose_card") return "jeweller";
    if (choice.kind !== "hire_worker" || ref === box?.own_specialist?.worker.id) return "my-table";
    return box ? "stores" : "for-hire";
  }
  return REGIONS[domain] ?? null;
}
