// Seats on their way to another device: everything that proves them, small enough for a QR code.

import { readTable, type SavedSeat } from "./savedSeat";

/** A link holds so many tables; a code with more could not be read by a camera. */
export const MAX_CARRIED = 12;

/** Tables as a word that fits behind the `#` of an address. */
export function pack(tables: readonly SavedSeat[]): string {
  return tables
    .map(({ match, token, seats, watch }) => [match, token, seats.join("-"), watch ?? ""].join("."))
    .join("~");
}

/** The tables in such a word; what cannot be read is left out. */
export function unpack(word: string): SavedSeat[] {
  return word
    .split("~")
    .map((part) => {
      const [match = "", token = "", seats = "", watch = ""] = part.split(".");
      const numbers = seats === "" ? [] : seats.split("-").map(Number);
      const found = { match, token, seats: numbers, ...(watch ? { watch } : {}) };
      return match && token ? readTable(found) : null;
    })
    .filter((table) => table !== null);
}
