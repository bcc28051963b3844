// Where on a phone a choice is found: the tab of the thing that it refers to.

import type { MoveOption, RokokoView } from "../../protocol";
import { domainOf } from "./words";

export type Region = "ball" | "workshop" | "warehouse" | "for-hire" | "my-table";

const REGIONS: Record<string, Region> = {
  space: "ball",
  decoration: "ball",
  window: "workshop",
};

/** The region of a choice; null if it is a button of the choice bar only. */
export function regionOf({ choice }: MoveOption, view: RokokoView): Region | null {
  const [ref] = choice.refs;
  if (ref === undefined) return null;
  const domain = domainOf(ref);
  if (domain === "tile") {
    return view.own?.kept.some(({ id }) => id === ref) ? "my-table" : "warehouse";
  }
  if (domain === "worker") return choice.kind === "hire_worker" ? "for-hire" : "my-table";
  return REGIONS[domain] ?? null;
}
