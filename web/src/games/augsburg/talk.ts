// The auction as a conversation: what was said and shown at the visit that is going on, told from
// the log.

import type { LogLine } from "../../protocol";
import { seatIn } from "../refs";

export interface Saying {
  readonly seat: number;
  readonly what: "named" | "raised" | "held" | "passed" | "showed" | "won";
  /** The number named, held or won with; 0 if none. */
  readonly number: number;
  /** The notes shown, by their ids. */
  readonly notes: readonly string[];
}

const WHAT: Record<string, Saying["what"]> = {
  number_named: "named",
  number_held: "held",
  passed: "passed",
  note_shown: "showed",
  auction_won: "won",
};

/** What was said since the visit began, in order; nobody shows his notes in several sentences. */
export function talk(log: readonly LogLine[]): readonly Saying[] {
  const begun = log.findLastIndex(({ event }) => event === "visit_begun");
  const said: Saying[] = [];
  for (const { event, parts } of log.slice(begun + 1)) {
    const what = WHAT[event];
    if (!what) continue;
    const seat = seatIn(String(parts["player"]));
    const number = Number(parts["number"] ?? 0);
    const before = said.find((saying) => saying.what === "showed" && saying.seat === seat);
    const notes = what === "showed" ? [...(before?.notes ?? []), String(parts["note"])] : [];
    if (before && what === "showed") said.splice(said.indexOf(before), 1, { ...before, notes });
    else if (what === "named" && said.some((saying) => saying.number > 0)) {
      said.push({ seat, what: "raised", number, notes });
    } else said.push({ seat, what, number, notes });
  }
  return said;
}
