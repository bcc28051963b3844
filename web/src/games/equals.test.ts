import { beforeAll, describe, expect, it, vi } from "vitest";

import { setLanguage } from "../texts";
import { numbered, numbersOf } from "./equals";

describe("things with equal names", () => {
  beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: { lang: "" } });
    await setLanguage("en");
  });

  it("are numbered, and only they", () => {
    expect(numbersOf(["joker", "Fugger", "joker", "Welser"])).toEqual([1, null, 2, null]);
  });

  it("have names of their own", () => {
    const names = ["joker", "joker"];
    const numbers = numbersOf(names);
    expect(new Set(names.map((name, at) => numbered(name, numbers[at] ?? null))).size).toBe(2);
    expect(numbered("Fugger", null)).toBe("Fugger");
  });
});
