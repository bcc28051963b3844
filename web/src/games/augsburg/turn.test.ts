import { expect, test, vi } from "vitest";

import type { AugsburgView, Choice, MoveOption } from "../../protocol";
import type { TableModel } from "../tableModel";
import { Turn } from "./turn.svelte";

// What only a browser has.
vi.mock("../../components/sound", () => ({ cue: () => {} }));
vi.mock("../../components/layout.svelte", () => ({ layout: { isPhone: false } }));

const note = (name: string) => ({ id: `note:${name}`, noble: "leo", value: 1, price: 200 });
const option = (kind: string, ref: string): MoveOption => ({
  choice: { kind, refs: [ref] },
  text: `${kind} ${ref}`,
  hint: null,
});

/** A model at which notes are offered, and which takes whatever is chosen. */
function shop(names: readonly string[]) {
  const made: Choice[] = [];
  let view = {} as AugsburgView;
  let moves: readonly MoveOption[] = [];
  const set = () => {
    const offer = names.map((name, at) => ({
      note: note(name),
      choice: at >= made.length ? "open" : made[at]!.kind === "buy" ? "bought" : "rejected",
    }));
    view = { step: "buy", own: { offer, left: 1000, hand: [] } } as unknown as AugsburgView;
    const next = names[made.length];
    moves = next ? [option("buy", `note:${next}`), option("reject", `note:${next}`)] : [];
  };
  set();
  const model = {
    seat: 0,
    busy: false,
    ways: [],
    get view() {
      return view;
    },
    get moves() {
      return moves;
    },
    choose: (choice: Choice) => {
      made.push(choice);
      set();
    },
    whyNot: async () => ({ problem: null, line: [] }),
  } as unknown as TableModel<AugsburgView>;
  return { made, turn: new Turn(() => model) };
}

const told = (choices: readonly Choice[]) => choices.map(({ kind, refs }) => `${kind} ${refs[0]}`);

test("nothing is sent before it is meant; then everything, one after the other", () => {
  const { made, turn } = shop(["Le1", "Le2", "Le3"]);
  turn.mark(0);
  turn.mark(2);
  turn.mark(0);
  expect(turn.marked.map(({ id }) => id)).toEqual(["note:Le3"]);
  expect(made).toEqual([]);
  turn.confirm();
  for (let n = 0; n < 3; n += 1) turn.proceed();
  expect(told(made)).toEqual(["reject note:Le1", "reject note:Le2", "buy note:Le3"]);
  turn.proceed();
  expect(turn.isSending).toBe(false);
  expect(turn.marks.size).toBe(0);
});

test("marks can be laid down, and keys mark", () => {
  const { made, turn } = shop(["Le1", "Le2"]);
  turn.takeKey(2);
  expect(turn.noteStanding(1)).toBe("selected");
  expect(turn.noteStanding(0)).toBe("legal");
  expect(turn.back()).toBe(true);
  expect(turn.back()).toBe(false);
  expect(turn.marked).toEqual([]);
  expect(made).toEqual([]);
});

/** A model at which these may be chosen. */
function model(view: object, moves: readonly MoveOption[]): Turn {
  const chosen = { seat: 0, busy: false, view, moves } as unknown as TableModel<AugsburgView>;
  return new Turn(() => chosen);
}

test("a privilege of a colour stands for all that it can be spent on", () => {
  const rights = [
    { id: "tile:church", category: "violet" },
    { id: "tile:coat_of_arms", category: "orange" },
  ];
  const turn = model({ step: "use", rights }, [
    option("climb", "category:violet"),
    option("build", "tile:church"),
    option("architect", "tile:church"),
    option("take", "tile:coat_of_arms"),
    { choice: { kind: "trade", refs: [] }, text: "trade", hint: null },
  ]);
  const kinds = (ref: string) => turn.movesOf(["use"], ref).map(({ choice }) => choice.kind);
  expect(kinds("icon:violet")).toEqual(["climb", "build"]);
  expect(kinds("icon:orange")).toEqual(["take"]);
  expect(kinds("icon:yellow")).toEqual(["trade"]);
  expect(kinds("tile:church")).toEqual(["build", "architect"]);
});

test("in a shortage the last note that was marked is meant, and what is given stays in sight", () => {
  const hand = [note("Le1"), note("J"), note("J")];
  const asked = model({ step: "give", own: { hand, given: null } }, [option("give", "note:J")]);
  asked.mark(0);
  asked.mark(2);
  expect([...asked.marks]).toEqual([2]);
  const done = model({ step: "give", own: { hand, given: note("J") } }, []);
  expect([0, 1, 2].map((at) => done.noteStanding(at))).toEqual(["rest", "part", "rest"]);
});

test("a pass for the rest of a visit is decided before one is asked, and can be revoked", () => {
  const pass: MoveOption = { choice: { kind: "pass", refs: [] }, text: "pass", hint: null };
  const seat = { seat: 0, busy: false, ways: [], moves: [] as MoveOption[], choose: () => {} };
  const visit = (noble: string, said: string) => ({
    step: "bid", round: 1, auction: { noble }, players: [{ said }],
  });
  const now = { ...seat, view: visit("leo", "nothing") };
  const turn = new Turn(() => now as unknown as TableModel<AugsburgView>);
  const asked = () => {
    now.moves = [pass, option("bid", "number:1")];
  };

  turn.leave();
  expect([turn.hasLeft, turn.decided]).toEqual([true, undefined]);
  asked();
  expect(turn.decided).toEqual(pass.choice);
  expect(turn.back()).toBe(true);
  expect([turn.hasLeft, turn.canLeave, turn.decided]).toEqual([false, false, undefined]);

  now.moves = [];
  turn.leave();
  turn.leave();
  expect([turn.hasLeft, turn.canLeave]).toEqual([false, true]);
  turn.leave();
  now.view = visit("maria", "nothing");
  asked();
  expect(turn.decided).toBe(undefined);
  now.moves = [];
  now.view = visit("maria", "passed");
  expect(turn.canLeave).toBe(false);
});
