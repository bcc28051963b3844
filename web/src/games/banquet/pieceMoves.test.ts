import { describe, expect, test } from "vitest";

import type { BanquetView, LogLine } from "../../protocol";
import { pieceMoves } from "./pieceMoves";

const dish = (name: string) => ({ id: `dish:${name}`, type: "fruit", colour: "violet", value: 1 });

/** A table as far as travels need it: what lies where. */
const table = ({
  tray = "",
  sideboard = "",
  nobles = {},
  card = [],
}: {
  tray?: string;
  sideboard?: string;
  nobles?: Record<string, string>;
  card?: string[];
}) => {
  const dishes = (names: string) => names.split(" ").filter(Boolean).map(dish);
  return {
    tray: dishes(tray),
    sideboard: dishes(sideboard).map((dish, n) => ({ id: `cell:1.${n + 1}`, dish })),
    players: [
      { nobles: Object.entries(nobles).map(([id, names]) => ({ id, dishes: dishes(names) })) },
    ],
    solo: { last: { id: "solo_card:S1", cells: card } },
  } as unknown as BanquetView;
};

const line = (event: string, parts: LogLine["parts"]): LogLine => ({
  event,
  parts,
  message: { id: "", args: {} },
  clause: null,
});

describe("what travels", () => {
  test("dishes that are taken go to the tray", () => {
    const fresh = [line("row_taken", { player: "seat:1", row: "row:1" })];
    const ways = pieceMoves(table({ sideboard: "V1 V2 V3" }), fresh, table({ tray: "V1 V2 V3" }));
    expect(ways.map(({ piece }) => piece)).toEqual(["dish:V1", "dish:V2", "dish:V3"]);
  });

  test("a dish that is served goes to its noble", () => {
    const fresh = [line("dish_served", { dish: "dish:V1", noble: "noble:A3" })];
    const before = table({ tray: "V1", nobles: { "noble:A3": "V2" } });
    expect(pieceMoves(before, fresh, table({ nobles: { "noble:A3": "V2 V1" } }))).toEqual([
      { piece: "dish:V1", to: "noble:A3" },
    ]);
  });

  test("a dish for a course goes to the noble of the course", () => {
    const fresh = [line("course_served", { dish: "dish:V1", course: "course:A3.rising" })];
    expect(pieceMoves(table({}), fresh, table({}))).toEqual([{ piece: "dish:V1", to: "noble:A3" }]);
  });

  test("a dish that empties its noble takes the others along", () => {
    const fresh = [
      line("dish_served", { dish: "dish:V1", noble: "noble:A3" }),
      line("noble_satisfied", { noble: "noble:A3", points: 2 }),
    ];
    const before = table({ tray: "V1", nobles: { "noble:A3": "V2" } });
    expect(pieceMoves(before, fresh, table({ nobles: { "noble:A3": "" } }))).toEqual([
      { piece: "dish:V2", via: "noble:A3", to: "discards" },
      { piece: "dish:V1", via: "noble:A3", to: "discards" },
    ]);
  });

  test("what is cleared by choice goes to the discard pile", () => {
    const fresh = [line("noble_cleared_by_choice", { noble: "noble:A3", dishes: 1 })];
    expect(pieceMoves(table({ nobles: { "noble:A3": "V2" } }), fresh, table({}))).toEqual([
      { piece: "dish:V2", to: "discards" },
    ]);
  });

  test("the ghost discards what its card shows", () => {
    const fresh = [line("solo_card_turned", { card: "solo_card:S1" })];
    const before = table({ sideboard: "V1 V2 V3" });
    expect(pieceMoves(before, fresh, table({ card: ["cell:1.1", "cell:1.3"] }))).toEqual([
      { piece: "dish:V1", to: "discards" },
      { piece: "dish:V3", to: "discards" },
    ]);
  });

  test("new dishes come from the draw pile", () => {
    const fresh = [line("dish_laid", { dish: "dish:V9", cell: "cell:1.1" })];
    expect(pieceMoves(table({}), fresh, table({}))).toEqual([{ piece: "dish:V9", from: "pile" }]);
  });
});
