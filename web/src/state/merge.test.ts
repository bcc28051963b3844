import { expect, test } from "vitest";

import type { LogLine, SeatState, Update } from "../protocol";
import { freshLines, merge, prepend, showStep, sideToShow, stepsOf } from "./merge";
import type { SeenSide, SeenState } from "./views";

const line = (name: string): LogLine => ({
  event: name,
  parts: {},
  message: { id: name, args: {} },
  clause: null,
});
const lines = (names: string): LogLine[] => [...names].map(line);
const told = (log: readonly LogLine[]): string => log.map(({ event }) => event).join("");

const seat = (number: number, acts = false) => ({ seat: number, to_act: acts }) as SeatState;
const side = (number: number | null) => ({ seat: number, own: [], moves: [] }) as unknown as SeenSide;

const before: SeenState = {
  type: "state",
  number: 7,
  match: "m",
  game: "banquet",
  players: 2,
  options: { side: "masked" },
  commitment: "c",
  seats: [seat(0, true), seat(1)],
  parties: [],
  facts: { labels: {}, actions: [], routine: [], tones: {}, roles: {}, figures: {} },
  printed: {},
  view: { turn: 1 },
  sides: [side(0)],
  log_from: 10,
  log: lines("abcd"),
  chat: [{ seat: 0, text: "Good evening" }],
  advice: false,
  chat_open: true,
  over: false,
  sheet: null,
  takeback: null,
  rematch: null,
  read_only: null,
};

const news = (changed: Partial<Update>): Update => ({
  type: "update",
  number: 8,
  kind: "play",
  actor: 0,
  key: null,
  log_from: 14,
  log: [],
  steps: [],
  seats: [seat(0), seat(1, true)],
  changes: [{ path: "/turn", value: 2 }],
  sides: [side(0)],
  chat: [],
  over: false,
  sheet: null,
  takeback: null,
  rematch: null,
  ...changed,
});

test("a move adds its lines, and all that an update tells replaces what was", () => {
  const update = news({ log: lines("ef"), over: true, rematch: "n", takeback: { seat: 1, waiting: [0] } });
  const after = merge(before, update);
  expect(told(after.log)).toBe("abcdef");
  expect(after).toMatchObject({
    number: 8,
    log_from: 10,
    over: true,
    rematch: "n",
    takeback: { seat: 1, waiting: [0] },
    commitment: "c",
    options: { side: "masked" },
  });
  expect(after.seats).toBe(update.seats);
  expect(after.sides).toEqual([{ ...side(0), view: { turn: 2 } }]);
  expect(told(before.log)).toBe("abcd");
});

test.each([
  ["an undo shortens the log", 12, "", 10, "ab"],
  ["a rename retells the part that is known", 10, "ABCD", 10, "ABCD"],
  ["a rename retells from the beginning", 0, "0123456789ABCD", 0, "0123456789ABCD"],
  ["a long retelling leaves out its beginning", 5, "56789ABCD", 5, "56789ABCD"],
  ["lines that do not reach the known ones stand alone", 20, "xy", 20, "xy"],
])("%s", (_, from, log, start, after) => {
  const merged = merge(before, news({ log_from: from, log: lines(log) }));
  expect([merged.log_from, told(merged.log)]).toEqual([start, after]);
});

test("what is said is added to what was said", () => {
  const after = merge(before, news({ kind: "chat", chat: [{ seat: 1, text: "Madame" }] }));
  expect(after.chat.map(({ text }) => text)).toEqual(["Good evening", "Madame"]);
});

test("only a move is news to be shown piece by piece", () => {
  expect(told(freshLines(news({ log: lines("ef") })))).toBe("ef");
  expect(freshLines(news({ kind: "rename", log_from: 0, log: lines("abcd") }))).toEqual([]);
});

/** What is seen of an update, step by step. */
function watch(update: Update): SeenState[] {
  const whole = merge(before, update);
  let shown = before;
  return stepsOf(update).map((step) => (shown = showStep(shown, whole, step)));
}

test("a turn of several moves is told move by move", () => {
  const update = news({ log: lines("efghi"), steps: [2, 0, 3] });
  expect(stepsOf(update).map(({ fresh }) => told(fresh))).toEqual(["ef", "", "ghi"]);
  expect(stepsOf(update).map(({ later }) => later.map(told))).toEqual([["", "ghi"], ["ghi"], []]);
  expect(watch(update).map(({ log }) => told(log))).toEqual(["abcdef", "abcdef", "abcdefghi"]);
});

test("the table looks as after the turn from its first move on, the turn ends with its last", () => {
  const mine = { ...side(0), question: { id: "take", args: {} } };
  const update = news({
    log: lines("ef"),
    steps: [1, 1],
    sides: [mine],
    over: true,
  });
  const [first, last] = watch(update);
  expect(first!.sides[0]!.view).toEqual({ ...before.sides[0]!.view, turn: 2 });
  expect(first!.sides[0]!.question).toBeNull();
  expect(first!.seats).toBe(before.seats);
  expect(first!.over).toBe(false);
  expect(last).toEqual(merge(before, update));
  expect(last!.sides[0]!.question).toBe(mine.question);
});

test("lines that were fetched while a turn is shown stay", () => {
  const update = news({ log: lines("ef"), steps: [1, 1] });
  const whole = merge(before, update);
  const [one, other] = stepsOf(update);
  const fetched = prepend(showStep(before, whole, one!), 6, lines("6789"));
  const after = showStep(fetched, whole, other!);
  expect([after.log_from, told(after.log)]).toEqual([6, "6789abcdef"]);
});

test("an update of one move, or of none, is one step", () => {
  for (const update of [news({ log: lines("ef") }), news({ kind: "rename", log: lines("ef") })]) {
    expect(stepsOf(update)).toHaveLength(1);
    expect(watch(update)).toEqual([merge(before, update)]);
  }
});

test("a long turn whose beginning was left out", () => {
  const update = news({ log: lines("ghi"), steps: [2, 3] });
  expect(stepsOf(update).map(({ fresh }) => told(fresh))).toEqual(["", "ghi"]);
});

test("older lines go before those that are known, and overlap nothing", () => {
  const older = prepend(before, 6, lines("6789ab"));
  expect([older.log_from, told(older.log)]).toEqual([6, "6789abcd"]);
  expect(prepend(before, 6, lines("67"))).toBe(before);
  expect(prepend(before, 10, lines("ab"))).toBe(before);
});

test.each([
  ["the spectator's bench is the only one", [null], [0], null, null],
  ["one seat is shown whoever acts", [1], [0], 1, 1],
  ["whoever is to act comes first", [0, 1], [1], null, 1],
  ["the side follows the turn", [0, 1], [1], 0, 1],
  ["it stays while a bot plays", [0, 1], [2], 1, 1],
  ["it stays with whoever is still choosing", [0, 1], [0, 1], 1, 1],
  ["a seat that is not here any more is left", [1], [], 0, 1],
])("%s", (_, sides, acting, shown, expected) => {
  const table = {
    ...before,
    seats: [0, 1, 2].map((each) => seat(each, acting.includes(each))),
    sides: sides.map(side),
  };
  expect(sideToShow(table, shown)).toBe(expected);
});
