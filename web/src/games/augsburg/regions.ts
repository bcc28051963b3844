// Where on a phone a choice is found: the tab of the thing that it refers to.

import type { AugsburgView, MoveOption } from "../../protocol";
import { domainOf } from "../refs";

export type Region = "visit" | "ladders" | "privileges" | "rights" | "notes";

const REGIONS: Record<string, Region> = {
  note: "notes",
  card: "privileges",
  icon: "visit",
  category: "ladders",
  tile: "rights",
};

/** The region of a choice; null if it is a button of the choice bar only. */
export const regionOf = ({ choice }: MoveOption): Region | null =>
  REGIONS[domainOf(choice.refs[0] ?? "")] ?? null;

/** The region that a step is about. */
export function regionFor(step: AugsburgView["step"]): Region {
  if (step === "buy" || step === "show" || step === "discard" || step === "give") return "notes";
  return step === "card" ? "privileges" : "visit";
}
