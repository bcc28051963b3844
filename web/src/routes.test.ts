import { expect, test } from "vitest";

import { routeOf } from "./routes";

test.each([
  ["/", "Home", []],
  ["/new/banquet", "NewTable", ["banquet"]],
  ["/table/3k6e/", "Table", ["3k6e"]],
  ["/replay", "Replay", []],
  ["/replay/3k6e", "Replay", ["3k6e"]],
  ["/rules/banquet", "Rules", ["banquet"]],
  ["/watch/a%20b", "Watch", ["a b"]],
  ["/watch/%E0", "Watch", ["%E0"]],
  ["/new", "Nowhere", []],
  ["/tables/3k6e", "Nowhere", []],
  ["/constructor", "Nowhere", []],
  ["/nothing", "Nowhere", []],
])("%s opens %s", (path, page, words) => {
  expect(routeOf(path)).toEqual({ page, words });
});

test("every page has an address, and every address a page", () => {
  const words = ["", "new/a", "join", "tables", "table/a", "watch/a", "carry", "replay", "review", "records"];
  const pages = [...words, "rules", "guide/a", "how/a", "parts", "nothing"].map((at) => routeOf(at).page);
  const files = Object.keys(import.meta.glob("./pages/*.svelte"));
  expect(files.sort()).toEqual(pages.map((page) => `./pages/${page}.svelte`).sort());
});
