import { expect, test, vi } from "vitest";

import { Refusal, Unreachable } from "../net/api";
import type { AdvisedLine, ComparedTurn, Course, ReviewState } from "../protocol";
import { ReplayModel } from "../replay/replay.svelte";
import { ReviewModel, type Knowledge, type Reviewer } from "./review.svelte";

const course: Course = {
  turns: [
    { first: 0, moves: 2, seat: 0, chances: [0.5, 0.5] },
    { first: 2, moves: 1, seat: 1, chances: [0.4, 0.6] },
  ],
  end: [0, 1],
  rounds: [3],
  turning_points: [{ turn: 1, party: 0, swing: -0.4 }],
};
const way = (text: string): AdvisedLine => ({
  line: [{ choice: { kind: "take", refs: [text] }, text, hint: null }],
  chance: 0.5, doubt: 0.04, points: 9, place: 1.5, playouts: 100,
});
const compared = (turn: number): ComparedTurn => ({
  turn, played: way("done"), better: [way("better")], best: false,
});
const state = (more: Partial<ReviewState>): ReviewState => ({
  review: "one", status: "working", seat: null, done: 0, steps: 4, playouts: 100, course: null, compared: [], found: [],
  ...more,
});

type Asked = readonly [string, Knowledge | number];

/** A server that answers in this order, and what it was asked. */
function serving(...answers: readonly (ReviewState | Error)[]): Reviewer & { asked: Asked[] } {
  const left = [...answers];
  const asked: Asked[] = [];
  const answer = async () => {
    const next = left.shift();
    if (next === undefined) throw new Error("asked too often");
    if (next instanceof Error) throw next;
    return next;
  };
  return {
    asked,
    begin: (knowledge) => (asked.push(["begin", knowledge]), answer()),
    again: (review, known) => (asked.push([review, known]), answer()),
  };
}

const gone = new Refusal({ code: "not_found", sentence: "", message: null, clause: null });

test("it is followed until it is done, and what is known is not told again", async () => {
  const server = serving(
    state({ status: "waiting" }),
    state({ course, compared: [compared(1)], done: 2 }),
    state({ course, compared: [compared(0)], done: 4, status: "done" }),
  );
  const review = new ReviewModel(new ReplayModel("a record"), server, 0);
  await review.know(null);
  expect(server.asked).toEqual([["begin", null], ["one", 0], ["one", 1]]);
  expect(review.isDone).toBe(true);
  expect(review.told?.compared.map(({ turn }) => turn)).toEqual([1, 0]);
  expect(review.turnings).toEqual([{ turn: 1, party: 0, move: 2, swing: -40 }]);
});

test("what the server has forgotten is begun once more", async () => {
  const server = serving(
    state({ course, compared: [compared(1)] }),
    gone,
    state({ review: "two", course, compared: [compared(1)] }),
    state({ review: "two", course, compared: [compared(0)], status: "done" }),
  );
  const review = new ReviewModel(new ReplayModel("a record"), server, 0);
  await review.know(1);
  expect(server.asked).toEqual([["begin", 1], ["one", 1], ["begin", 1], ["two", 1]]);
  expect(review.told?.compared).toHaveLength(2);
});

test("why there is none is told, and it may be tried again", async () => {
  const server = serving(new Unreachable("nobody answers"), state({ status: "failed" }), state({ status: "done" }));
  const review = new ReviewModel(new ReplayModel("a record"), server, 0);
  await review.know(null);
  const unreachable = review.problem;
  await review.know(null);
  const failed = review.problem;
  expect(new Set([unreachable, failed, ""]).size).toBe(3);
  await review.know(null);
  expect(review.problem).toBe("");
});

test("another knowledge has turns of its own; until then the course stays", async () => {
  const other = { ...course, end: [1, 0] };
  let tell = (_: ReviewState) => {};
  const server = serving(state({ course, compared: [compared(0)], status: "done" }));
  const review = new ReviewModel(new ReplayModel("a record"), server, 0);
  await review.know(0);
  server.begin = () => new Promise((resolve) => (tell = resolve));
  const asked = review.know(null);
  expect([review.course, review.compared(0)]).toEqual([course, undefined]);
  tell(state({ course: other, status: "done" }));
  await asked;
  expect(review.course).toEqual(other);
});

test("whoever has gone asks no more", async () => {
  const server = serving(state({}));
  const review = new ReviewModel(new ReplayModel("a record"), server, 0);
  const following = review.know(0);
  review.close();
  await following;
  expect(server.asked).toEqual([["begin", 0]]);
});

test("ways are marked on the board only before the turn", async () => {
  vi.stubGlobal("fetch", async () =>
    new Response(JSON.stringify({ moves: 3, printed: {}, frames: [] }), {
      headers: { "Content-Type": "application/json" },
    }),
  );
  const replay = new ReplayModel("a record");
  const review = new ReviewModel(replay, serving(state({ course, compared: [compared(0)], status: "done" })), 0);
  await review.know(0);
  await replay.open(0);
  expect(replay.model.adviser?.lines.map(({ line }) => line[0]?.text)).toEqual(["better"]);
  expect(replay.model.adviser?.played?.line[0]?.text).toBe("done");
  await replay.go(1);
  expect(review.shown?.turn).toBe(0);
  expect(replay.model.adviser?.lines).toEqual([]);
  await replay.go(2);
  expect([review.turn, review.shown]).toEqual([1, undefined]);
  await replay.go(3);
  expect(review.turn).toBe(null);
  vi.unstubAllGlobals();
});
