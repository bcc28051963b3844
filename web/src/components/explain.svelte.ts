// What something is: told when the pointer rests on it or the focus does, and shown large on a long
// press, or on the key "?".

import type { Attachment } from "svelte/attachments";

export interface Explanation {
  readonly title: string;
  readonly lines: readonly string[];
  /** Where the rules speak of it. */
  readonly rule?: { readonly game: string; readonly clause: string };
}

const HOVER = 500;
const PRESS = 500;

/** Where on the table a thing stands: it decides on which side of it there is room for words. */
export type Zone = "left" | "heart" | "right" | "own";
const zoneOf = (node: HTMLElement): Zone | null =>
  (node.closest<HTMLElement>("[data-zone]")?.dataset["zone"] as Zone | undefined) ?? null;

class Explaining {
  shown = $state.raw<{ what: Explanation; at: DOMRect; zone: Zone | null } | null>(null);
  large = $state.raw<Explanation | null>(null);
}
export const explaining = new Explaining();

/** Explains an element; what is told is asked for when it is needed. */
export const explain =
  (tell: () => Explanation): Attachment<HTMLElement> =>
  (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHeld = false;
    const wait = (time: number, then: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(then, time);
    };
    let isShown = false;
    const show = () => {
      isShown = true;
      explaining.shown = { what: tell(), at: node.getBoundingClientRect(), zone: zoneOf(node) };
    };
    const hide = () => {
      clearTimeout(timer);
      // Not at once: an element also loses the pointer and the focus while the page is being drawn.
      if (isShown) queueMicrotask(() => (explaining.shown = null));
      isShown = false;
    };
    const enlarge = () => {
      hide();
      explaining.large = tell();
    };

    const on = {
      pointerenter: (event: PointerEvent) => event.pointerType === "mouse" && wait(HOVER, show),
      pointerleave: hide,
      pointerdown: (event: PointerEvent) => {
        hide();
        isHeld = false;
        if (event.pointerType === "mouse") return;
        wait(PRESS, () => {
          isHeld = true;
          enlarge();
        });
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      contextmenu: (event: Event) => isHeld && event.preventDefault(),
      focus: () => node.matches(":focus-visible") && wait(HOVER, show),
      blur: hide,
      keydown: (event: KeyboardEvent) => {
        if (event.key !== "?") return hide();
        event.preventDefault(); // otherwise it asks for the list of keys
        enlarge();
      },
    };
    // A press that was long enough to read is no choice.
    const click = (event: Event) => {
      if (!isHeld) return;
      isHeld = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    node.addEventListener("click", click, { capture: true });
    for (const [name, listener] of Object.entries(on)) {
      node.addEventListener(name, listener as EventListener);
    }
    return () => {
      hide();
      node.removeEventListener("click", click, { capture: true });
      for (const [name, listener] of Object.entries(on)) {
        node.removeEventListener(name, listener as EventListener);
      }
    };
  };
