// What people are called.

import type { SeatState } from "../protocol";
import { canSay, say } from "../texts";

/** The name of whoever sits at a seat. */
export function nameOf({ seat, kind, name }: Pick<SeatState, "seat" | "kind" | "name">): string {
  if (name) return name;
  return kind === "open" ? say("web-seat-free") : say("player", { number: seat + 1 });
}

/** How well a bot plays, in a word. */
export function botName(bot: string): string {
  const id = `web-bot-${bot}`;
  return canSay(id) ? say({ id, args: {} }) : bot;
}

/** Names for bots, which nobody else has given any. */
const HOUSEHOLD = ["Marguerite", "Vatel", "Émilie", "Boucher", "Sophie", "Honoré"];

/** A name of the household that nobody at the table has. */
export function householdName(taken: readonly string[]): string {
  return HOUSEHOLD.find((name) => !taken.includes(name)) ?? "";
}

/** Several names as the language lists them. */
export const listNames = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { type: "conjunction" }).format(names);
