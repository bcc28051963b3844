// @vitest-environment node
import { expect, test } from "vitest";
import type { AugsburgView, LogLine } from "../../protocol";
import { cardsGone } from "./gone";

const line = (event: string, parts: LogLine["parts"] = {}): LogLine => ({
  event,
  parts,
  clause: null,
  message: { id: `augsburg-event-${event}`, args: {} },
});
const taken = (card: string) => line("card_taken", { player: "seat:2", card });
const view = (...display: string[]) =>
  ({ display: display.map((id) => ({ id })) }) as unknown as AugsburgView;

test("cards are gone until the next round", () => {
  const log = [line("round_begun"), taken("card:1"), line("round_begun"), taken("card:4"), taken("card:2")];
  expect(cardsGone(log, view("card:3"))).toEqual(["card:4", "card:2"]);
});

test("a card that lies on the display again is not gone", () => {
  expect(cardsGone([taken("card:4")], view("card:4"))).toEqual([]);
});
