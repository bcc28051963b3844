import { expect, test } from "vitest";

import { readInvitation } from "./invitation";

test.each([
  ["https://play.example/join/3k6ey7kr27jg#Domk2v-G_j", "/join/3k6ey7kr27jg#Domk2v-G_j"],
  ["  http://10.0.0.5:8520/join/3k6e#secret\n", "/join/3k6e#secret"],
  ["https://play.example/watch/3k6e#secret", "/watch/3k6e#secret"],
  ["3k6e#secret", "/join/3k6e#secret"],
  ["3k6e secret", "/join/3k6e#secret"],
  ["https://play.example/join/3k6e", null],
  ["https://play.example/table/3k6e#secret", null],
  ["3k6e", null],
  ["", null],
])("%s", (text, address) => {
  expect(readInvitation(text)).toBe(address);
});
