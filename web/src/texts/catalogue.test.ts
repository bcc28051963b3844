import { afterEach, expect, test, vi } from "vitest";

import type { Message } from "../protocol";
import { Catalogue } from "./catalogue";
import { chooseLanguage } from "./choice";
import { canSay, language, loadTexts, say, setLanguage } from "./index";

afterEach(() => vi.restoreAllMocks());

function speaking(language: string, source: string): (message: Message) => string {
  const catalogue = new Catalogue(language);
  catalogue.add(source);
  return (message) => catalogue.say(message);
}

test("args are filled, with other messages too, and nothing is put around them", () => {
  const say = speaking("en", "welcome = Good evening, { $first-name }.\nking = King { $number }");
  const args = { first_name: { id: "king", args: { number: "XV" } } };
  expect(say({ id: "welcome", args })).toBe("Good evening, King XV.");
});

test("numbers are written and counted as the language does", () => {
  const source = "dishes = { $count } { $count ->\n [one] plat\n *[other] plats\n }";
  const say = speaking("fr", source);
  expect(say({ id: "dishes", args: { count: 0 } })).toBe("0 plat");
  expect(say({ id: "dishes", args: { count: 2 } })).toBe("2 plats");
  expect(speaking("de", "n = { $n }")({ id: "n", args: { n: 1234.5 } })).toBe("1.234,5");
});

test("what can be seen is called by its looks", () => {
  const source = "thing = coat { $name }\n    .seen = coat\nmade = { $thing } is made.";
  const say = speaking("en", source);
  expect(say({ id: "made", args: { thing: { id: "thing", args: { name: "cg04" } } } })).toBe(
    "coat is made.",
  );
});

test("a thing comes with its forms", () => {
  const source = "coat = { $colour } coat\n    .a = a { $colour } coat\nmade = You make { $coat-a }";
  const coat = { id: "coat", args: { colour: "green" } };
  expect(speaking("en", source)({ id: "made", args: { coat } })).toBe("You make a green coat");
});

test("gains stand out, also those of other texts, and a sentence is whole without them", () => {
  const source =
    "won = { $player } wins, { GAIN(gained) }{ cost }.\ngained = +{ $points } points\n" +
    "cost = , { GAIN(paid) }\npaid = −{ $points } livres";
  const catalogue = new Catalogue("en");
  catalogue.add(source);
  const won = { id: "won", args: { player: "Ada", points: 3 } };
  expect(catalogue.tell(won)).toEqual([
    { text: "Ada wins, ", isGain: false },
    { text: "+3 points", isGain: true },
    { text: ", ", isGain: false },
    { text: "−3 livres", isGain: true },
    { text: ".", isGain: false },
  ]);
  expect(catalogue.say(won)).toBe("Ada wins, +3 points, −3 livres.");
});

test("a word without end is cut", () => {
  const said = speaking("en", "name = { $name }")({ id: "name", args: { name: "a".repeat(600) } });
  expect(said).toHaveLength(500);
  expect(said.endsWith("…")).toBe(true);
});

test("a text that is not there is complained about, and the page goes on", () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(speaking("en", "")({ id: "nothing", args: {} })).toBe("nothing");
  expect(complaint).toHaveBeenCalledOnce();
});

test("a message cannot be given twice", () => {
  const catalogue = new Catalogue("en");
  catalogue.add("bye = Bye.");
  expect(() => catalogue.add("bye = Bye.")).toThrow();
});

test.each([
  ["de", ["fr"], "de"],
  [null, ["fr-CA", "en"], "fr"],
  [null, ["nl", "DE-at"], "de"],
  ["nl", ["nl"], "en"],
  [null, [], "en"],
])("remembered %s, wanted %s: %s", (remembered, wishes, chosen) => {
  expect(chooseLanguage(remembered, wishes)).toBe(chosen);
});

test("texts of a game come when they are wanted, and stay with every language", async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await setLanguage("de");
  expect(language()).toBe("de");
  expect(say("player", { number: 2 })).toBe("Spieler 2");
  expect(canSay("banquet-title")).toBe(false);
  await loadTexts("banquet");
  expect(say("banquet-title")).toBe("Das Bankett des Königs");
  await Promise.all([setLanguage("fr"), setLanguage("en"), loadTexts("nothing")]);
  expect(say("banquet-title")).toBe("The King’s Banquet");
  expect(document.documentElement.lang).toBe("en");
});
