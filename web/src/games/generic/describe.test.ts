import { expect, test } from "vitest";

import { describe, inColumns, isBrief, partsOf, type Words } from "./describe";

const words: Words = {
  label: (ref) => ({ "dish:Y7": "roast 7", "noble:A1": "the lady in green" })[ref],
  person: (seat) => ["Anna", "Ben"][seat] ?? "",
  field: (name) => name.replaceAll("_", " "),
  sentence: ({ id }) => `<${id}>`,
};
const text = (told: string) => ({ kind: "text", text: told });

test("words, figures, people and messages are told as they are", () => {
  expect(describe("dish:Y7", words)).toEqual(text("roast 7"));
  expect(describe("main_courses", words)).toEqual(text("main courses"));
  expect(describe("Y7", words)).toEqual(text("Y7"));
  expect(describe(3, words, "round")).toEqual(text("3"));
  expect(describe(1, words, "owner")).toEqual(text("Ben"));
  expect(describe(0, words, "first_player")).toEqual(text("Anna"));
  expect(describe([0, 1], words, "to_act")).toEqual(text("Anna, Ben"));
  expect(describe({ id: "some-text", args: {} }, words)).toEqual(text("<some-text>"));
});

test("what is not there is not told", () => {
  for (const nothing of [null, false, "", [], {}, [null, false], { cell: null }]) {
    expect(describe(nothing, words)).toBeNull();
  }
});

test("a thing has its label, and its fields as parts", () => {
  const noble = { id: "noble:A1", points: 4, satisfied: false, dishes: [{ id: "dish:Y7" }] };
  expect(describe(noble, words)).toEqual({
    kind: "group",
    title: "the lady in green",
    parts: [
      { name: "points", told: text("4") },
      { name: "dishes", told: text("roast 7") },
    ],
  });
});

test("a place and what lies on it are told in one breath", () => {
  const place = { id: "noble:A1", dish: { id: "dish:Y7", value: 7 } };
  expect(describe(place, words)).toEqual({
    kind: "group",
    title: "the lady in green: roast 7",
    parts: [{ name: "value", told: text("7") }],
  });
});

test("several things with parts are a list", () => {
  const told = describe([{ id: "dish:Y7", price: 2 }, null], words);
  expect(told).toMatchObject({ kind: "list", items: [{ title: "roast 7" }] });
});

test("only words fit into a line", () => {
  expect(isBrief(partsOf({ turn_of: 0, hired: true }, words))).toBe(true);
  expect(isBrief(partsOf({ row: [{ id: "dish:Y7", price: 2 }] }, words))).toBe(false);
});

test("columns are about equally long", () => {
  const long = { id: "noble:A1", one: 1, two: 2, three: 3, four: 4, five: 5 };
  const parts = partsOf({ first: long, second: 2, third: 3, fourth: 4 }, words);
  const names = inColumns(parts, 2).map((column) => column.map(({ name }) => name));
  expect(names).toEqual([["first"], ["second", "third", "fourth"]]);
});
