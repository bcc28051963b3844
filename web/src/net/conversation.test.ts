import { beforeEach, expect, test } from "vitest";

import type { Ack, ErrorCode, Play, Refused, State, Update } from "../protocol";
import { Conversation, waitBefore } from "./conversation";

const state = (number: number) => ({ type: "state", number }) as State;
const update = (number: number, key: string | null = null) => ({ type: "update", number, key }) as Update;
const ack = (key: string, number: number): Ack => ({ type: "ack", key, number });
const play = (key: string, number: number): Play => ({ type: "play", key, number, seat: 0 });
const refused = (key: string | null, code: ErrorCode): Refused => ({
  type: "refused",
  key,
  problem: { code, sentence: "No.", message: null, clause: null },
});

let talk: Conversation;

beforeEach(() => {
  talk = new Conversation();
  expect(talk.greet("secret")).toEqual({ type: "hello", token: "secret", presence: true });
  expect(talk.hear(state(3))).toEqual({ told: state(3), send: [] });
});

test("updates are told in their order, and each once", () => {
  expect(talk.hear(update(4))).toEqual({ told: update(4), send: [] });
  expect(talk.hear(update(4))).toEqual({ send: [] });
  expect(talk.hear(update(5)).told).toEqual(update(5));
});

test("a gap is healed by asking for the state, once", () => {
  expect(talk.hear(update(5))).toEqual({ send: [{ type: "fetch", number: 3 }] });
  expect(talk.hear(update(6))).toEqual({ send: [] });
  expect(talk.hear(state(6))).toEqual({ told: state(6), send: [] });
  expect(talk.hear(update(7)).told).toEqual(update(7));
  expect(talk.hear(update(9)).send).toEqual([{ type: "fetch", number: 7 }]);
});

test("the update that a command has made is its answer", () => {
  talk.body(play("a", 3));
  const reaction = talk.hear(update(4, "a"));
  expect(reaction).toEqual({ told: update(4, "a"), send: [], done: { key: "a", problem: null } });
  expect(talk.waiting("a")).toBeUndefined();
});

test("it is the answer even if something before it got lost", () => {
  talk.body(play("a", 3));
  const reaction = talk.hear(update(6, "a"));
  expect(reaction).toEqual({ send: [{ type: "fetch", number: 3 }], done: { key: "a", problem: null } });
});

test("an ack whose update got lost makes the client ask", () => {
  talk.body(play("a", 3));
  const reaction = talk.hear(ack("a", 4));
  expect(reaction.done).toEqual({ key: "a", problem: null });
  expect(reaction.send).toEqual([{ type: "fetch", number: 3 }]);
});

test("what had no answer is sent again on a new socket, as it was and in its order", () => {
  expect(talk.body(play("a", 3))).toBe(true);
  expect(talk.body(play("b", 3))).toBe(true);
  expect(talk.body(play("c", 3))).toBe(true);
  talk.hear(update(4));
  talk.hear(ack("a", 4));
  expect(talk.greet("secret")).toEqual({ type: "hello", token: "secret", number: 4, presence: true });
  expect(talk.body(play("d", 4))).toBe(false);
  expect(talk.hear(state(6)).send).toEqual([play("b", 3), play("c", 3), play("d", 4)]);
  expect(talk.hear(ack("b", 5)).done).toEqual({ key: "b", problem: null });
  expect(talk.hear(state(7)).send).toEqual([]);
});

test("before the first state nothing is sent", () => {
  const early = new Conversation();
  expect(early.body(play("a", 0))).toBe(false);
  early.greet("secret");
  expect(early.hear(update(1))).toEqual({ send: [] });
  expect(early.hear(state(1)).send).toEqual([play("a", 0)]);
});

test("a refusal ends a command", () => {
  talk.body(play("a", 3));
  expect(talk.hear(refused("a", "stale")).done?.problem?.code).toBe("stale");
  talk.greet("secret");
  expect(talk.hear(state(4)).send).toEqual([]);
});

test.each(["busy", "too_fast"] as const)("%s is no answer: the command waits and is tried again", (code) => {
  talk.body(play("a", 3));
  expect(talk.hear(refused("a", code))).toEqual({ send: [], later: "a" });
  expect(talk.waiting("a")).toEqual(play("a", 3));
  expect(talk.hear(ack("a", 3)).done).toEqual({ key: "a", problem: null });
  expect(talk.waiting("a")).toBeUndefined();
});

test("a token that opens nothing shuts the door", () => {
  expect(talk.hear(refused(null, "no_access")).shut?.code).toBe("no_access");
  expect(talk.hear(refused(null, "too_fast"))).toEqual({ send: [] });
});

test("attempts come at growing distances, within bounds, and never all at once", () => {
  expect([0, 1, 2, 3].map((attempt) => waitBefore(attempt, 1))).toEqual([500, 1000, 2000, 4000]);
  expect(waitBefore(50, 1)).toBe(15_000);
  expect(waitBefore(2, 0)).toBe(1000);
});

test("who is here is passed on, and counts as no news of the table", () => {
  expect(talk.hear({ type: "presence", seats: [0, 2] })).toEqual({ here: [0, 2], send: [] });
});

test("whoever asks for advice is told of", () => {
  expect(talk.hear({ type: "asked", seat: 2 })).toEqual({ asked: 2, send: [] });
});

test("a question that came too fast is asked again, and no other one before", () => {
  talk.hear(update(5));
  expect(talk.hear(refused(null, "too_fast"))).toEqual({ send: [], askLater: true });
  expect(talk.ask()).toEqual([{ type: "fetch", number: 3 }]);
  expect(talk.ask()).toEqual([]);
  talk.hear(state(6));
  expect(talk.hear(refused(null, "too_fast"))).toEqual({ send: [] });
});
