import { expect, test } from "vitest";

import type { ScoreSheet, SeatState } from "../protocol";
import { encounterOf, recordAgainst, type Encounter } from "./encounters";

const seat = (at: number, bot = ""): SeatState => ({
  seat: at, kind: bot ? "bot" : "human", name: "", bot, left: false, out_of_time: false,
  to_act: false, clock: null,
});
const sheet = (...places: number[]) => ({ places }) as unknown as ScoreSheet;
const seats = [seat(0), seat(1, "abbe"), seat(2, "abbe"), seat(3, "greedy")];
const end = { match: "m", game: "rokoko", seats, sheet: sheet(1, 2, 3, 4) };

test("the end of a match tells whom one has met, and who won", () => {
  expect(encounterOf(end, [0])).toEqual({ match: "m", game: "rokoko", persons: ["abbe"], won: true });
  expect(encounterOf({ ...end, sheet: sheet(2, 1, 3, 4) }, [0])?.won).toBe(false);
});

test("looking on, sharing a device or playing without the court is no encounter", () => {
  expect(encounterOf(end, [])).toBeNull();
  expect(encounterOf(end, [0, 1])).toBeNull();
  expect(encounterOf({ ...end, sheet: null }, [0])).toBeNull();
  expect(encounterOf({ ...end, seats: [seat(0), seat(1)] }, [0])).toBeNull();
});

test("a record counts the matches of one game", () => {
  const met: Encounter[] = [
    { match: "a", game: "rokoko", persons: ["abbe", "page"], won: true },
    { match: "b", game: "rokoko", persons: ["abbe"], won: false },
    { match: "c", game: "banquet", persons: ["abbe"], won: true },
  ];
  expect(recordAgainst("abbe", "rokoko", met)).toEqual({ won: 1, games: 2 });
  expect(recordAgainst("minister", "rokoko", met)).toEqual({ won: 0, games: 0 });
});
