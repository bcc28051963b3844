import { beforeEach, expect, test, vi } from "vitest";

import { keys } from "./keys";

// What only a browser has.
class FakeElement {
  constructor(private readonly isField: boolean) {}
  closest() {
    return this.isField ? this : null;
  }
}
vi.stubGlobal("HTMLElement", FakeElement);
vi.stubGlobal("document", { documentElement: { dataset: {} } });

let done: string[] = [];
const turn = {
  takeKey: (number: number) => void done.push(`take ${number}`),
  back: () => done.push("back") > 0,
  undo: () => void done.push("undo"),
};
const press = (key: string, more: object = {}) => {
  const event = { key, target: new FakeElement(false), preventDefault: vi.fn(), ...more };
  keys(turn, () => void done.push("tell"))(event as unknown as KeyboardEvent);
  return event;
};
beforeEach(() => (done = []));

test("U and Ctrl+Z take the last choice back", () => {
  for (const more of [{}, { ctrlKey: true }, { metaKey: true }]) {
    press("ctrlKey" in more || "metaKey" in more ? "z" : "u", more);
  }
  press("U", { shiftKey: true });
  expect(done).toEqual(["undo", "undo", "undo", "undo"]);
});

test("other keys with Ctrl are the browser's", () => {
  for (const key of ["u", "1", "?", "Escape"]) press(key, { ctrlKey: true });
  press("Z", { ctrlKey: true, shiftKey: true });
  press("z");
  expect(done).toEqual([]);
});

test("a question mark asks for the list, unless a thing has explained itself", () => {
  press("?");
  press("?", { defaultPrevented: true });
  expect(done).toEqual(["tell"]);
});

test("figures take, Esc lays down, and nothing happens while somebody writes", () => {
  press("3");
  press("Escape");
  for (const key of ["3", "u", "?"]) press(key, { target: new FakeElement(true) });
  expect(done).toEqual(["take 3", "back"]);
});
