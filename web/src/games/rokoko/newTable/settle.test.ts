import { expect, test } from "vitest";

import { settle } from "./settle";

const options = (edition: string, modules = "none") => ({ edition, modules, start: "2" });

test("a box brings the Deluxe edition", () => {
  expect(settle(options("2013", "fancy"), 3, "modules")).toEqual(options("deluxe", "fancy"));
  expect(settle(options("2013"), 3, "modules")).toEqual(options("2013"));
});

test("the edition of 2013 has no boxes", () => {
  expect(settle(options("2013", "fancy,expert"), 3, "edition")).toEqual(options("2013"));
  expect(settle(options("deluxe", "fancy"), 3, "edition")).toEqual(options("deluxe", "fancy"));
});

test("Madame du Barry brings the Deluxe edition, and begins", () => {
  const alone = { edition: "deluxe", modules: "none", start: "random" };
  expect(settle(options("2013"), 1, "players")).toEqual(alone);
  expect(settle(options("2013"), 2, "players")).toEqual(options("2013"));
});
