// What is said of seats.

import type { SeatState } from "../protocol";
import { isPerson } from "../art/persons";
import { botName } from "../state/people";
import { say } from "../texts";

/** What matters most about a seat, in a word. */
export function seatNote({ seat, kind, name, bot, left, out_of_time }: SeatState, own: number | null): string {
  if (left) return say("web-part-left");
  if (out_of_time) return say("web-part-late");
  if (seat === own) return say("web-part-you");
  if (kind !== "bot") return "";
  // Who is called as always need not be named twice.
  return isPerson(bot) && botName(bot) !== name ? botName(bot) : say("web-part-bot");
}
