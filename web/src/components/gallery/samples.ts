// What the gallery shows: a table as it could stand, told in messages like a real one.

import type {
  BanquetDishView,
  BanquetNobleView,
  GameFacts,
  LogLine,
  Problem,
  RokokoDuBarryCardView,
  RokokoDuBarryTurnCardView,
  ScoreSheet,
  SeatState,
} from "../../protocol";

const TYPES = {
  B: ["desserts", "blue"],
  G: ["drinks", "green"],
  V: ["fruit", "violet"],
  P: ["pastries", "pink"],
  Y: ["main_courses", "yellow"],
  W: ["abundance", "white"],
} as const;

export function dish(name: string): BanquetDishView {
  const [type, colour] = TYPES[name[0] as keyof typeof TYPES];
  return { id: `dish:${name}`, type, colour, value: Number(name.slice(1)) };
}

const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
/** What the dishes are called, as the server of a table tells it. */
export const labels: GameFacts["labels"] = Object.fromEntries(
  Object.entries(TYPES).flatMap(([letter, [type]]) =>
    VALUES.map((value) => [
      `dish:${letter}${value}`,
      { id: "banquet-dish", args: { type, letter, value } },
    ]),
  ),
);

export const seats: readonly SeatState[] = ["Henriette", "Marguerite", "Vatel", "Émilie"].map(
  (name, seat) => ({
    seat,
    kind: seat === 2 ? "bot" : "human",
    name,
    bot: seat === 2 ? "greedy" : "",
    left: seat === 3,
    out_of_time: false,
    to_act: seat === 0,
    clock: seat < 2 ? 154_000 - 126_000 * seat : null,
  }),
);

const noble = (
  id: string,
  colour: string | null,
  figure: "lady" | "lord",
  points: number,
  plates: number | null,
  dishes: string,
  demand: BanquetNobleView["demand"],
  progress: BanquetNobleView["progress"],
): BanquetNobleView => ({
  id: `noble:${id}`,
  requirement: "U1",
  colour,
  figure,
  points,
  plates,
  satisfied: progress.id === "banquet-progress-satisfied",
  dishes: dishes.split(" ").filter(Boolean).map(dish),
  courses: [],
  demand,
  progress,
});

const message = (id: string, args: LogLine["message"]["args"] = {}) => ({ id, args });

export const nobles: readonly BanquetNobleView[] = [
  noble(
    "A1", "yellow", "lady", 3, 4, "Y7 G7",
    message("banquet-demand-same-value", { cards: 4, least: 1, colour: "yellow" }),
    message("banquet-progress-same-value", { count: 2, cards: 4, value: 7 }),
  ),
  noble(
    "A4", "green", "lord", 1, 3, "G3 W8",
    message("banquet-demand-sum-of-two", { colour: "green" }),
    message("banquet-progress-sum-of-two-either", { wanted: 5, other: 11 }),
  ),
  noble(
    "A6", null, "lord", 1, null, "",
    message("banquet-demand-exact-total", { total: 25 }),
    message("banquet-progress-satisfied"),
  ),
  {
    ...noble(
      "A3", "violet", "lord", 2, 6, "V9 W2 G5",
      message("banquet-demand-two-courses", { cards: 3, colour: "violet" }),
      message("banquet-progress-empty"),
    ),
    courses: [
      { id: "course:A3.falling", direction: "falling", dishes: [dish("V9"), dish("G5")] },
      { id: "course:A3.rising", direction: "rising", dishes: [dish("W2")] },
    ],
  },
];

const line = (
  event: string,
  clause: string | null,
  seat: number,
  args: LogLine["message"]["args"],
): LogLine => ({
  event,
  clause,
  parts: { player: `seat:${seat + 1}` },
  message: message(`banquet-event-${event.replaceAll("_", "-")}`, {
    who: "other",
    player: seats[seat]!.name,
    ...args,
  }),
});

export const log: readonly LogLine[] = [
  line("row_taken", "BQ-TAKE-01", 1, { row: message("banquet-row", { name: "1" }) }),
  line("noble_satisfied", "BQ-VALID-01", 1, { noble: message("banquet-noble", { name: "B2" }), points: 2 }),
  {
    event: "end_card_shown",
    clause: "BQ-END-01",
    parts: {},
    message: message("banquet-event-end-card-shown", { showing: 1 }),
  },
  line("noble_cleared", "BQ-CLEAR-01", 2, { noble: message("banquet-noble", { name: "C5" }), dishes: 3 }),
  line("column_taken", "BQ-TAKE-01", 0, { column: message("banquet-column", { name: "2" }) }),
];

export const problem: Problem = {
  code: "illegal_move",
  sentence: "",
  message: message("banquet-no-imposter-used"),
  clause: "BQ-TAKE-03",
};

export const sheet: ScoreSheet = {
  lines: [
    ["U1", [3, 0, 3]],
    ["U2", [2, 2, 0]],
    ["U3", [0, 2, 2]],
    ["U4", [1, 1, 1]],
    ["U5", [0, 3, 0]],
    ["U6", [1, 1, 1]],
  ].map(([requirement, points]) => ({
    item: message("banquet-score-noble", { requirement: requirement as string }),
    clause: "BQ-END-08",
    points: points as number[],
  })),
  totals: [7, 9, 7],
  tie_breaks: [{ item: message("banquet-score-dishes"), clause: "BQ-END-09", points: [8, 4, 6] }],
  places: [2, 1, 3],
  verdict: message("banquet-verdict-end-card", { player: seats[1]!.name }),
};

const card = (name: string, more: Partial<RokokoDuBarryCardView>): RokokoDuBarryCardView => ({
  id: `du_barry:${name}`,
  action: "acquire",
  drawer: null,
  column: null,
  n: null,
  side: null,
  decoration: null,
  hall: "hall:hall2",
  jewel: "none",
  ...more,
});

/** A dress, a hall that is full, and the card that decides. */
export const turned: readonly RokokoDuBarryTurnCardView[] = [
  {
    card: card("db23", { action: "tailor", n: 2, side: "right", hall: "hall:hall3", jewel: "match" }),
    role: "action",
  },
  { card: card("db12", { action: "fund", decoration: "musicians" }), role: "full" },
  { card: card("db09", { column: "center", hall: "hall:hall4", jewel: "fit" }), role: "decides" },
];

export const manyTurned: readonly RokokoDuBarryTurnCardView[] = [
  turned[0]!,
  turned[1]!,
  { card: card("db07", { drawer: 3 }), role: "full" },
  { card: card("db21", { action: "hire", n: 1, side: "right", hall: "hall:royal" }), role: "decides" },
];
