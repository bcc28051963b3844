import { beforeEach, expect, test, vi } from "vitest";

import type { AugsburgView } from "../../protocol";
import { loadTexts, setLanguage } from "../../texts";
import { learn, NO_FACTS } from "../facts.svelte";
import { bidders, choosers, showers, type Member } from "./company";
import type { Saying } from "./talk";

const NAMES = ["Anna", "Ben", "Carl"];

beforeEach(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await setLanguage("en");
  await loadTexts("augsburg");
  const leo = { id: "augsburg-note", args: { noble: "leo", value: "3" } };
  learn({ ...NO_FACTS, labels: { "note:Le3": leo } });
});

const table = (step: string, to_act: readonly number[], players: readonly object[]) =>
  ({
    step,
    to_act,
    players: players.map((player, seat) => ({ seat, said: "nothing", number: 0, offered: 0, ...player })),
  }) as unknown as AugsburgView;

const inShort = (members: readonly Member[]) =>
  members.map(({ figure, suit, word }) => [figure, suit, word]);

test("an auction: who leads, who is out, who is to speak", () => {
  const view = table("bid", [2], [{ said: "leads", number: 3 }, { said: "passed", number: 2 }, {}]);
  const members = bidders(view, NAMES);
  expect(inShort(members)).toEqual([
    [3, null, "leads"],
    [null, null, "passed"],
    [null, null, "speaks"],
  ]);
  expect(members.map(({ leads, isOut, isAsked }) => [leads, isOut, isAsked])).toEqual([
    [true, false, false],
    [false, true, false],
    [false, false, true],
  ]);
});

test("a showdown: the highest note of each, and who has won", () => {
  const said = [
    { seat: 0, what: "showed", number: 0, notes: ["note:Ph15", "note:Ma15"] },
    { seat: 2, what: "showed", number: 0, notes: ["note:Le3", "note:J"] },
    { seat: 0, what: "won", number: 2, notes: [] },
  ] as const satisfies readonly Saying[];
  const members = showers(table("card", [0], [{}, {}, {}]), NAMES, said);
  expect(inShort(members)).toEqual([
    [15, "maria", "wins"],
    [null, null, "passed"],
    [3, "leo", "shows"],
  ]);
  expect(members[2]!.told).toBe("The highest note that Carl shows is Leo 3.");
});

test("a purchase tells how many are offered, a shortage only who is ready", () => {
  const players = [{ offered: 5 }, { offered: 4 }, { offered: 4 }];
  expect(inShort(choosers(table("buy", [0, 2], players), NAMES))).toEqual([
    [5, null, "chooses"],
    ["ready", null, "ready"],
    [4, null, "chooses"],
  ]);
  const [anna] = choosers(table("give", [0], [{}, {}, {}]), NAMES);
  expect(anna).toMatchObject({ figure: null, told: "Anna is still choosing." });
});
