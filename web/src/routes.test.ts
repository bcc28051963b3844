import { expect, test } from "vitest";

import { routeOf } from "./routes";

test.each([
  ["/", "Salon", []],
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
