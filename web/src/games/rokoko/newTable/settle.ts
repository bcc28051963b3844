// Boxes and Madame du Barry belong to the Deluxe edition: whoever chooses one of them chooses it.

import type { Options } from "../../newTable";

/** The options that go together after one of them, or the number of players, was changed. */
export function settle(options: Options, players: number, changed: string): Options {
  if (changed === "edition") {
    return options["edition"] === "deluxe" ? options : { ...options, modules: "none" };
  }
  // She always begins.
  if (players === 1) return { ...options, edition: "deluxe", start: "random" };
  return (options["modules"] ?? "none") === "none" ? options : { ...options, edition: "deluxe" };
}
