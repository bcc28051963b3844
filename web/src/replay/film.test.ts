import { afterEach, expect, test, vi } from "vitest";

import type { Frame, LogLine, Replayed } from "../protocol";
import { Film } from "./film.svelte";

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
      frames: numbers.map((number) => ({
        number,
        side: { seat, view: { number, seat } },
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
  const film = new Film("a record");
  await film.open(3);
  expect(film.frame?.number).toBe(3);
  await film.go(4);
  expect(asked.map(({ first }) => first)).toEqual([0]);
  await film.go(120);
  expect(film.frame?.number).toBe(120);
  expect(asked.map(({ first }) => first)).toEqual([0, 100]);
});

test("what comes next is there before it is wanted", async () => {
  const asked = serve();
  const film = new Film("a record");
  await film.open(48);
  await film.go(49);
  expect(asked.map(({ first }) => first)).toEqual([0, 50]);
});

test("nobody goes past the beginning or the end", async () => {
  serve();
  const film = new Film("a record");
  await film.open(500);
  expect([film.at, film.last]).toEqual([120, 120]);
  await film.go(-5);
  expect(film.at).toBe(0);
  await film.go(121);
  expect(film.at).toBe(120);
});

test("only the next move is news; a jump is not animated", async () => {
  serve();
  const film = new Film("a record");
  await film.open(0);
  await film.go(1);
  expect(film.desk.fresh.map(({ event }) => event)).toEqual(["event-1"]);
  await film.go(5);
  expect(film.desk.fresh).toEqual([]);
  await film.go(4);
  expect(film.desk.fresh).toEqual([]);
});

test("the log goes back as far as frames are there", async () => {
  serve();
  const film = new Film("a record");
  await film.open(52);
  expect(film.log.map(({ event }) => event)).toEqual(["event-50", "event-51", "event-52"]);
  await film.go(49);
  await film.go(51);
  expect(film.log).toHaveLength(52);
});

test("another seat sees its own frames, and none of the seat before", async () => {
  const asked = serve();
  const film = new Film("a record");
  await film.open(60);
  await film.sitAt(1);
  expect(film.desk.view).toMatchObject({ number: 60, seat: 1 });
  await film.go(10);
  expect(film.desk.view).toMatchObject({ number: 10, seat: 1 });
  expect(asked).toEqual([
    { seat: null, first: 50 },
    { seat: 1, first: 50 },
    { seat: 1, first: 0 },
  ]);
});

test("nothing can be chosen", async () => {
  serve();
  const film = new Film("a record");
  await film.open(0);
  expect(film.desk.moves).toEqual([]);
  expect(await film.desk.whyNot({ kind: "take", refs: ["row:1"] })).toBe(null);
});
