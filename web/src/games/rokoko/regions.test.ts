import { describe, expect, test } from "vitest";

import type { MoveOption, RokokoView } from "../../protocol";
import { regionOf } from "./regions";

const move = (kind: string, ...refs: string[]): MoveOption => ({
  choice: { kind, refs },
  text: kind,
  hint: null,
});
const table = (modules: object) =>
  ({ own: { kept: [{ id: "tile:r01" }] }, modules }) as unknown as RokokoView;
const box = {
  decorations: [{ id: "decoration:jeweler-1" }],
  own_specialist: { worker: { id: "worker:sa-4" } },
};

describe("where a choice is found on a phone", () => {
  const plain = table({});
  const jewelry = table({ jewelry_box: box });

  test("in the base game", () => {
    expect(regionOf(move("take", "tile:r07"), plain)).toBe("warehouse");
    expect(regionOf(move("pay", "tile:r01"), plain)).toBe("my-table");
    expect(regionOf(move("hire_worker", "worker:2-1"), plain)).toBe("for-hire");
    expect(regionOf(move("fund_space", "decoration:statue-1"), plain)).toBe("ball");
    expect(regionOf(move("pass"), plain)).toBeNull();
  });

  test("with the Jewelry Box, warehouse and hiring share a tab", () => {
    expect(regionOf(move("take", "tile:r07"), jewelry)).toBe("stores");
    expect(regionOf(move("hire_worker", "worker:2-1"), jewelry)).toBe("stores");
    expect(regionOf(move("hire_worker", "worker:sa-4"), jewelry)).toBe("my-table");
  });

  test("what the jeweller has is at the jeweller’s", () => {
    for (const choice of [
      move("jewel", "jewel_space:3"),
      move("mark", "task:J1"),
      move("choose_card", "worker:jj-4"),
      move("fund_space", "decoration:jeweler-1"),
    ]) {
      expect(regionOf(choice, jewelry)).toBe("jeweller");
    }
    expect(regionOf(move("fund_space", "decoration:statue-1"), jewelry)).toBe("ball");
  });

  test("the rest is where its thing is", () => {
    expect(regionOf(move("activate", "worker:1-3"), jewelry)).toBe("my-table");
    expect(regionOf(move("copy", "player:2"), jewelry)).toBe("my-table");
    expect(regionOf(move("hall", "hall:royal"), jewelry)).toBe("ball");
  });
});
