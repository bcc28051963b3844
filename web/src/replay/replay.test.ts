import { afterEach, expect, test, vi } from "vitest";

import type { Frame, LogLine, Replayed } from "../protocol";
import { ReplayModel } from "./replay.svelte";

const MOVES = 120;

const line = (number: number): LogLine => ({
  event: `event-${number}`,
  parts: {},
  message: { id: "line", args: {} },
  clause: null,
});

/** A server that has one long record. */
function serve() {
  const asked: { seat: number | null; first: number }[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    const { seat, first, frames } = JSON.parse(body);
    asked.push({ seat, first });
    const numbers = Array.from({ length: frames }, (_, n) => first + n).filter((n) => n <= MOVES);
    const told = {
      game: "banquet",
      moves: MOVES,
      printed: {},
      frames: numbers.map((number) => ({
        number,
        changes: [{ path: number === first ? "" : "/number", value: number === first ? { number } : number }],
        side: { seat, own: number === first ? [{ path: "/seat", value: seat }] : [] },
        seats: [],
        log: [line(number)],
        log_from: number,
        over: number === MOVES,
      })) as unknown as Frame[],
    } as unknown as Replayed;
    return new Response(JSON.stringify(told), {
      headers: { "Content-Type": "application/json" },
    });
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

test("frames are fetched as they are needed, in parts", async () => {
  const asked = serve();
  const replay = new ReplayModel("a record");
  await replay.open(3);
  expect(replay.frame?.number).toBe(3);
  await replay.go(4);
  expect(asked.map(({ first }) => first)).toEqual([0]);
  await replay.go(120);
  expect(replay.frame?.number).toBe(120);
  expect(asked.map(({ first }) => first)).toEqual([0, 100]);
});

test("what comes next is there before it is wanted", async () => {
  const asked = serve();
  const replay = new ReplayModel("a record");
  await replay.open(48);
  await replay.go(49);
  expect(asked.map(({ first }) => first)).toEqual([0, 50]);
});

test("nobody goes past the beginning or the end", async () => {
  serve();
  const replay = new ReplayModel("a record");
  await replay.open(500);
  expect([replay.at, replay.last]).toEqual([120, 120]);
  await replay.go(-5);
  expect(replay.at).toBe(0);
  await replay.go(121);
  expect(replay.at).toBe(120);
});

test("only the next move is news; a jump is not animated", async () => {
  serve();
  const replay = new ReplayModel("a record");
  await replay.open(0);
  await replay.go(1);
  expect(replay.model.fresh.map(({ event }) => event)).toEqual(["event-1"]);
  await replay.go(5);
  expect(replay.model.fresh).toEqual([]);
  await replay.go(4);
  expect(replay.model.fresh).toEqual([]);
});

test("the log goes back as far as frames are there", async () => {
  serve();
  const replay = new ReplayModel("a record");
  await replay.open(52);
  expect(replay.log.map(({ event }) => event)).toEqual(["event-50", "event-51", "event-52"]);
  await replay.go(49);
  await replay.go(51);
  expect(replay.log).toHaveLength(52);
});

test("another seat sees its own frames, and none of the seat before", async () => {
  const asked = serve();
  const replay = new ReplayModel("a record");
  await replay.open(60);
  await replay.sitAt(1);
  expect(replay.model.view).toMatchObject({ number: 60, seat: 1 });
  await replay.go(10);
  expect(replay.model.view).toMatchObject({ number: 10, seat: 1 });
  expect(asked).toEqual([
    { seat: null, first: 50 },
    { seat: 1, first: 50 },
    { seat: 1, first: 0 },
  ]);
});

test("nothing can be chosen", async () => {
  serve();
  const replay = new ReplayModel("a record");
  await replay.open(0);
  expect(replay.model.moves).toEqual([]);
  expect((await replay.model.whyNot({ kind: "take", refs: ["row:1"] })).problem).toBe(null);
});
