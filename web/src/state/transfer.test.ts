import { expect, test } from "vitest";

import { pack, unpack } from "./transfer";
import { readTables, type SavedSeat } from "./savedSeat";

const mine: SavedSeat[] = [
  { match: "3k6e", token: "to-ken_1", seats: [0, 2], watch: "look-on" },
  { match: "46r7", token: "token2", seats: [1] },
  { match: "78zz", token: "token3", seats: [] },
];

test("what is packed is unpacked", () => {
  expect(unpack(pack(mine))).toEqual(mine);
});

test("a packed word is safe in an address", () => {
  expect(encodeURIComponent(pack(mine))).toBe(pack(mine));
});

test.each(["", "nonsense", "match..0", ".token.0", "match.token.one"])("%j holds nothing", (word) => {
  expect(unpack(word)).toEqual([]);
});

test("what the browser has kept is read, and what is broken is left out", () => {
  const invites = [{ seat: 1, invite: "come" }];
  const kept = [{ ...mine[0], invites }, { match: 1, token: "x", seats: [] }, null, "x", mine[1]];
  expect(readTables(kept)).toEqual([{ ...mine[0], invites }, mine[1]]);
  expect(readTables({ match: "3k6e" })).toEqual([]);
});
