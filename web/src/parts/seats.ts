// What is said of seats.

import type { LogLine, SeatState } from "../protocol";
import { say } from "../texts";

/** Who did what a line tells; null for what nobody did. Lines count seats from one. */
export function seatOf({ parts }: LogLine): number | null {
  const found = /^seat:(\d+)$/.exec(String(parts["player"] ?? ""));
  return found ? Number(found[1]) - 1 : null;
}

/** What matters most about a seat, in a word. */
export function seatNote({ seat, kind, left, out_of_time }: SeatState, own: number | null): string {
  if (left) return say("web-part-left");
  if (out_of_time) return say("web-part-late");
  if (seat === own) return say("web-part-you");
  return kind === "bot" ? say("web-part-bot") : "";
}
