import { expect, test } from "vitest";

import type { LogLine } from "../../protocol";
import { talk } from "./talk";

const line = (event: string, parts: LogLine["parts"]): LogLine => ({
  event,
  parts,
  message: { id: "x", args: {} },
  clause: null,
});

test("what was said at this visit, in order, and not what was said before", () => {
  const said = talk([
    line("visit_begun", { noble: "noble:philipp", player: "seat:1" }),
    line("passed", { player: "seat:1" }),
    line("visit_begun", { noble: "noble:leo", player: "seat:2" }),
    line("number_named", { player: "seat:2", number: 1 }),
    line("number_named", { player: "seat:3", number: 2 }),
    line("number_held", { player: "seat:2", number: 2 }),
    line("passed", { player: "seat:1" }),
  ]);
  expect(said.map(({ seat, what, number }) => [seat, what, number])).toEqual([
    [1, "named", 1],
    [2, "raised", 2],
    [1, "held", 2],
    [0, "passed", 0],
  ]);
});

test("everybody shows his notes in one sentence", () => {
  const said = talk([
    line("visit_begun", { noble: "noble:leo", player: "seat:1" }),
    line("note_shown", { player: "seat:1", note: "note:Le3" }),
    line("note_shown", { player: "seat:1", note: "note:J" }),
    line("note_shown", { player: "seat:2", note: "note:Le9" }),
    line("auction_won", { player: "seat:2", noble: "noble:leo", number: 2 }),
  ]);
  expect(said.map(({ seat, what, notes }) => [seat, what, notes])).toEqual([
    [0, "showed", ["note:Le3", "note:J"]],
    [1, "showed", ["note:Le9"]],
    [1, "won", []],
  ]);
});
