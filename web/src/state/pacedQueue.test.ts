import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { PacedQueue } from "./pacedQueue";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Capitals are moves of bots, which are looked at for a while. */
function watch() {
  const seen: string[] = [];
  const counts: number[] = [];
  const parade = new PacedQueue<string>(
    (news) => (news === news.toUpperCase() ? 600 : 0),
    (news) => seen.push(news),
    (waiting) => counts.push(waiting),
  );
  const tell = (story: string) => [...story].forEach((news) => parade.add(news));
  return { parade, tell, counts, seen: () => seen.join("") };
}

test("what people do is shown at once, what bots do after a moment", () => {
  const { tell, seen } = watch();
  tell("abCDe");
  expect(seen()).toBe("ab");
  vi.advanceTimersByTime(599);
  expect(seen()).toBe("ab");
  vi.advanceTimersByTime(1);
  expect(seen()).toBe("abC");
  vi.advanceTimersByTime(600);
  expect(seen()).toBe("abCDe");
});

test("nothing overtakes what waits", () => {
  const { tell, seen } = watch();
  tell("A");
  vi.advanceTimersByTime(300);
  tell("bC");
  expect(seen()).toBe("");
  vi.advanceTimersByTime(300);
  expect(seen()).toBe("Ab");
});

test("what waits can be skipped, and is shown once", () => {
  const { parade, tell, seen } = watch();
  tell("ABC");
  parade.skip();
  expect(seen()).toBe("ABC");
  vi.advanceTimersByTime(5000);
  expect(seen()).toBe("ABC");
  tell("D");
  expect(seen()).toBe("ABC");
  vi.advanceTimersByTime(600);
  expect(seen()).toBe("ABCD");
});

test("a jump clears what waits", () => {
  const { parade, tell, seen } = watch();
  tell("AB");
  parade.clear();
  vi.advanceTimersByTime(5000);
  expect(seen()).toBe("");
});

test("it is known how many wait", () => {
  const { tell, counts } = watch();
  tell("AB");
  expect(counts.at(-1)).toBe(2);
  vi.advanceTimersByTime(600);
  expect(counts.at(-1)).toBe(1);
  vi.advanceTimersByTime(600);
  expect(counts.at(-1)).toBe(0);
});

test("whoever is far behind catches up", () => {
  const { tell, seen } = watch();
  tell("A".repeat(50));
  vi.advanceTimersByTime(600);
  expect(seen().length).toBeGreaterThanOrEqual(10);
  expect(seen().length).toBeLessThan(50);
});
