import { expect, test } from "vitest";

import type { LogLine } from "../protocol";
import { figure, isDetail, isRoutine, labelOf, learn, touched } from "./facts.svelte";

const line = (event: string, parts: LogLine["parts"]): LogLine => ({
  event,
  parts,
  message: { id: "", args: {} },
  clause: null,
});

learn({
  labels: { "dish:V1": { id: "no-such-text", args: {} } },
  actions: [],
  routine: ["turn_begun", "dish_laid"],
  tones: { turn_begun: "heading", round_begun: "heading", dress_rented: "good" },
  roles: { course_served: "detail" },
  figures: { church: 25 },
});

test("what nobody at the table did is touched, but not what is dealt or only opens a chapter", () => {
  const lines = [
    line("turn_begun", { player: "seat:1", turn: 3 }),
    line("round_begun", { round: 2 }),
    line("dish_laid", { dish: "dish:V9" }),
    line("course_served", { player: "seat:2", dish: "dish:V1", course: "course:A3.rising" }),
    line("dress_rented", { player: "seat:3", dress: "dress:cl07" }),
    line("card_left", { card: "card:12" }),
  ];
  expect([...touched(lines, 2)]).toEqual(["seat:3", "dress:cl07", "card:12"]);
  expect([...touched(lines, 3)]).toEqual(["card:12"]);
});

test("a short log leaves out what can be seen anyway", () => {
  expect(isRoutine(line("dish_laid", {}))).toBe(true);
  expect(isRoutine(line("course_served", {}))).toBe(false);
  expect(isDetail(line("course_served", {}))).toBe(true);
});

test("a thing without words is called by its id", () => {
  expect(labelOf("dish:V1")).toBe("V1");
  expect(labelOf("window:3")).toBe("3");
});

test("a figure that a game does not have is none", () => {
  expect([figure("church"), figure("cathedral")]).toEqual([25, 0]);
});
