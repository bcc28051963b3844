// Creating a match: what somebody wants, as the server is asked for it.

import { api, insist } from "../net/api";
import { newSecret } from "../net/secrets";
import type { ClockPlan, CreateMatch, GameEntry, Option, SeatPlan } from "../protocol";
import { wordsIn } from "../layout/names";
import { botCalled, courtName } from "./people";
import { settings } from "./settings.svelte";
import { isRecord, keep, recall } from "./store";
import { tables } from "./tables.svelte";

/** Lay a table, keep what proves one's seat at it, and say which match it is. */
export async function createMatch(wanted: CreateMatch): Promise<string> {
  // The secret is made here, so that a question whose answer got lost can be asked again.
  const body = { ...wanted, seats: named(wanted.seats), token: newSecret() };
  const laid = await insist(() => api("POST /api/matches", { body }));
  const { match, token, seats, watch, invites } = laid;
  tables.keep({ match, token, seats, watch, invites });
  return match;
}

/** Nobody at a table is only a number: who has given no name gets one of the court. */
function named(seats: readonly SeatPlan[]): readonly SeatPlan[] {
  const taken = seats.map(({ name }) => name ?? "");
  return seats.map((plan) => {
    if (plan.name || plan.kind === "open") return plan;
    const name = plan.kind === "bot" ? botCalled(plan.bot ?? "", taken) : courtName(taken);
    taken.push(name);
    if (plan.kind === "me" && !settings.name) settings.name = name;
    return { ...plan, name };
  });
}

/** Sit down by invitation, and keep what proves the seat. */
export async function sitDown(match: string, invite: string, name: string): Promise<void> {
  const body = { invite, name: name || courtName(), token: newSecret() };
  const joined = await insist(() => api("POST /api/matches/{match}/join", { match, body }));
  tables.keep({ match, token: joined.token, seats: joined.seats });
}

/** Oneself and two rivals of middling skill, or as many as there may be. */
export function againstBots({ info, stand_in, advice }: GameEntry, name: string): CreateMatch {
  const players = info.players.includes(3) ? 3 : Math.max(...info.players);
  const seats: SeatPlan[] = [{ kind: "me", name }];
  while (seats.length < players) seats.push({ kind: "bot", bot: stand_in });
  return { game: info.name, seats, advice };
}

/** Whom one may play against, the weakest first: the court, where it knows the game. */
export const opponentsIn = ({ bots, levels }: GameEntry): readonly string[] =>
  levels.length > 0 ? levels : bots;

/** Whether nobody sits there who could mind that advice is asked for. */
export const isAmongBots = (seats: readonly SeatPlan[]): boolean =>
  seats.filter(({ kind }) => kind !== "bot").length < 2;

/** How the last table of a game was laid; the next one begins the same way. */
export interface Arrangement {
  readonly seats: readonly SeatPlan[];
  readonly options: Readonly<Record<string, string>>;
  readonly clock: ClockPlan | null;
  readonly chat: boolean;
  /** Whether advice may be asked for; null as long as nobody has decided it. */
  readonly advice: boolean | null;
}

export const rememberArrangement = (game: string, arrangement: Arrangement): void =>
  keep(`arrangement.${game}`, arrangement);

/** The remembered arrangement, as far as this game still allows it. */
export function recallArrangement(entry: GameEntry): Arrangement | null {
  const { info } = entry;
  const kept = recall(`arrangement.${info.name}`);
  if (!isRecord(kept) || !Array.isArray(kept["seats"])) return null;
  const seats = kept["seats"].map((seat) => readSeat(seat, entry));
  if (!info.players.includes(seats.length)) return null;
  const options: Record<string, string> = {};
  for (const option of info.options) {
    const value = isRecord(kept["options"]) ? kept["options"][option.name] : undefined;
    if (typeof value === "string" && isPossible(option, value)) options[option.name] = value;
  }
  const { clock, chat, advice } = kept;
  return {
    seats,
    options,
    clock: readClock(clock),
    chat: chat !== false,
    advice: typeof advice === "boolean" ? advice : null,
  };
}

function isPossible({ values, many }: Option, value: string): boolean {
  if (many.length > 0) return wordsIn(value).every((word) => many.includes(word));
  return values.length === 0 || values.includes(value);
}

function readSeat(value: unknown, entry: GameEntry): SeatPlan {
  const { kind, name, bot } = isRecord(value) ? value : {};
  const called = typeof name === "string" ? name : "";
  if (kind === "bot") {
    const known = typeof bot === "string" && opponentsIn(entry).includes(bot);
    return { kind, bot: known ? bot : entry.stand_in };
  }
  if (kind === "me" || kind === "hotseat") return { kind, name: called };
  return { kind: "open" };
}

function readClock(value: unknown): ClockPlan | null {
  if (!isRecord(value)) return null;
  const { kind, bank, increment, days } = value;
  if (kind === "live" && typeof bank === "number" && typeof increment === "number") {
    return { kind, bank, increment };
  }
  return kind === "days" && typeof days === "number" ? { kind, days } : null;
}
