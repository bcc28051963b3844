import { expect, test } from "vitest";

import { agreed, gapsOf, idsSource, readCatalogues, unknownIds } from "./catalogues.ts";
import { CATALOGUES, IDS } from "./texts.ts";

test("the types of the ids are those of the catalogues", async () => {
  const ids = idsSource(agreed(readCatalogues(CATALOGUES)));
  await expect(ids).toMatchFileSnapshot(IDS); // `npm run texts` writes it anew
});

test("every part is there in every language, and what the command line says is not", () => {
  const parts = Object.values(readCatalogues(CATALOGUES)).map((each) => Object.keys(each));
  expect(new Set(parts.map(String)).size).toBe(1);
  expect(parts[0]).toContain("core");
  expect(parts[0]).toContain("banquet");
  expect(parts[0]).not.toContain("terminal");
});

const TEXTS = `
welcome = Good evening, { $first-name }; { toast }
toast =
    { $count ->
        [one] to the king, { $host }
       *[other] to the kings
    }
cloak = { cloaks.many }
cloaks = one cloak
    .many = { $cloaks } cloaks
`;

test("args are found in variants, in other texts and in their attributes", () => {
  expect(gapsOf("en", { core: TEXTS })).toEqual({
    welcome: ["count", "first_name", "host"],
    toast: ["count", "host"],
    cloak: ["cloaks"],
    cloaks: [],
  });
});

test("the types tell the args", () => {
  const ids = idsSource({ welcome: ["host", "name"], bye: [] });
  expect(ids).toContain('  "bye": never;\n  "welcome": "host" | "name";\n');
});

test.each([
  ["a text that cannot be read", "welcome = { $", /welcome/],
  ["a text that is mentioned and missing", "welcome = { guest }", /welcome/],
])("%s is found", (_, source, complaint) => {
  expect(() => gapsOf("en", { core: source })).toThrow(complaint);
});

test.each([
  ["a missing text", "bye = Bye."],
  ["a text too many", "bye = Bye.\nwelcome = { $name }\nmore = More."],
  ["another gap", "bye = Bye.\nwelcome = { $host }"],
])("%s in another language is found", (_, source) => {
  const english = "bye = Bye.\nwelcome = { $name }";
  expect(() => agreed({ en: { core: english }, fr: { core: english } })).not.toThrow();
  expect(() => agreed({ en: { core: english }, fr: { core: source } })).toThrow(/“\w+” has other/);
});

test("an unknown id in the source is found, also as the beginning of one", () => {
  const args = { "web-bye": [], "web-tab-one": [] };
  expect(unknownIds('say("web-bye"); say(`web-tab-${name}`)', args)).toEqual([]);
  expect(unknownIds('say("web-by"); say(`web-table-${name}`)', args)).toEqual([
    "web-by",
    "web-table-",
  ]);
});
