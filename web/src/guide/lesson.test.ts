import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Frame } from "../protocol";
import { setLanguage } from "../texts";
import { Lesson, withNames } from "./lesson.svelte";
import type { GuidePlan } from "./plan";

const RECORD = "bagatelle record 1\nseed: 7\n\n1. seat 1: a\n";
/** The learner plays a and b, the rival x and y, the learner c. */
const PLAYED = [null, [0, "a"], [0, "b"], [1, "x"], [1, "y"], [0, "c"]] as const;
const OPTIONS = ["a", "b", "c", "other"].map((text) => ({
  choice: { kind: text, refs: [] },
  text,
  hint: null,
}));

const plan: GuidePlan = {
  record: RECORD,
  steps: [
    { text: "web-guide", moves: 0 },
    { text: "web-guide-on", moves: 2 },
    { text: "web-guide-play", moves: 1 },
    { text: "web-guide-skip", moves: 0 },
  ],
};

let asked: { record: string; seat: number } | null = null;

async function opened(): Promise<Lesson> {
  const frames = PLAYED.map((played, number) => ({
    number,
    played: played && { seat: played[0], text: played[1] },
    seats: [],
    changes: [{ path: "", value: { number } }],
    side: { seat: 0, own: [], question: { id: "web-guide", args: {} }, moves: OPTIONS },
    log: [{ event: String(number), parts: {}, message: { id: "web-guide", args: {} }, clause: null }],
    log_from: number,
    over: false,
  })) as unknown as Frame[];
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    asked = JSON.parse(body);
    return new Response(JSON.stringify({ printed: {}, frames }), {
      headers: { "Content-Type": "application/json" },
    });
  });
  const lesson = new Lesson(plan, 100);
  await lesson.open("Ada", "Vatel");
  return lesson;
}

const may = (lesson: Lesson) => lesson.model.moves.map(({ text }) => text).join();
const choose = (lesson: Lesson, kind: string) => lesson.model.choose({ kind, refs: [] });

beforeEach(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await setLanguage("en");
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the players have names, and the learner the first seat", async () => {
  await opened();
  expect(asked).toMatchObject({ seat: 0 });
  expect(asked!.record).toContain("seed: 7\nseat 1: Ada\nseat 2: Vatel\n");
  expect(withNames(RECORD, ["", "Vatel"])).toContain("seed: 7\nseat 2: Vatel\n");
});

test("first there is something to read, and nothing can be chosen", async () => {
  const lesson = await opened();
  expect([lesson.number, lesson.isReading, may(lesson)]).toEqual([1, true, ""]);
  choose(lesson, "a");
  expect(lesson.frame.number).toBe(0);
  lesson.goOn();
  expect([lesson.number, may(lesson)]).toEqual([2, "a"]);
});

test("only the move of the lesson is made", async () => {
  const lesson = await opened();
  lesson.goOn();
  lesson.goOn();
  choose(lesson, "other");
  expect([lesson.number, lesson.frame.number]).toEqual([2, 0]);
  choose(lesson, "a");
  expect([lesson.number, lesson.frame.number, may(lesson)]).toEqual([2, 1, "b"]);
});

test("the rival is played by the guide, one move after the other", async () => {
  const lesson = await opened();
  lesson.goOn();
  choose(lesson, "a");
  choose(lesson, "b");
  expect([lesson.number, lesson.isWaiting, may(lesson)]).toEqual([3, true, ""]);
  vi.advanceTimersByTime(100);
  expect([lesson.frame.number, lesson.isWaiting]).toEqual([3, true]);
  vi.advanceTimersByTime(100);
  expect([lesson.frame.number, lesson.isWaiting, may(lesson)]).toEqual([4, false, "c"]);
  choose(lesson, "c");
  expect([lesson.isLast, lesson.isReading]).toEqual([true, true]);
  lesson.goOn();
  expect(lesson.isLast).toBe(true);
});

test("whatever else is touched is answered kindly", async () => {
  const lesson = await opened();
  const answer = async (kind: string) => (await lesson.model.whyNot({ kind, refs: [] })).problem?.message?.id;
  expect(await answer("a")).toBe("web-guide-read");
  lesson.goOn();
  expect(await answer("other")).toBe("web-guide-allowed");
  expect(await answer("impossible")).toBe("web-guide-not-now");
});

test("a lesson that is left moves no more", async () => {
  const lesson = await opened();
  lesson.goOn();
  choose(lesson, "a");
  choose(lesson, "b");
  lesson.close();
  vi.advanceTimersByTime(1000);
  expect(lesson.frame.number).toBe(2);
});
