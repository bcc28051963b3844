// What is said of seats.

import type { SeatState } from "../protocol";
import { say } from "../texts";

/** What matters most about a seat, in a word. */
export function seatNote({ seat, kind, left, out_of_time }: SeatState, own: number | null): string {
  if (left) return say("web-part-left");
  if (out_of_time) return say("web-part-late");
  if (seat === own) return say("web-part-you");
  return kind === "bot" ? say("web-part-bot") : "";
}
