// Things that are carried to their place, with a mouse or a finger. What may be dropped where is told
// by whoever uses it; a place is an element with `data-place`. Everything that can be dragged can be
// done with a press, too.

import type { Attachment } from "svelte/attachments";

export interface Dragged {
  /** Where it may be dropped. */
  readonly places: ReadonlySet<string>;
  /** It is taken up: the table may show what it is good for. */
  lift?(): void;
  drop(place: string): void;
}

/** A hand that presses trembles so much; whatever goes farther is a drag. */
const SLACK = 8;

/** The place under a point where something may be dropped, from the inside out. */
function placeAt(x: number, y: number, places: ReadonlySet<string>): HTMLElement | null {
  let at = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-place]") ?? null;
  while (at && !places.has(at.dataset["place"] ?? "")) {
    at = at.parentElement?.closest<HTMLElement>("[data-place]") ?? null;
  }
  return at;
}

/** A picture of a thing that follows the pointer and is in nobody's way. */
function ghostOf(node: HTMLElement): HTMLElement {
  const { left, top, width, height } = node.getBoundingClientRect();
  const ghost = node.cloneNode(true) as HTMLElement;
  for (const each of [ghost, ...ghost.querySelectorAll<HTMLElement>("[data-piece]")]) {
    delete each.dataset["piece"]; // it is no second piece
  }
  ghost.inert = true;
  ghost.classList.add("ghost");
  Object.assign(ghost.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  // Within the same parent, so that it looks the same.
  node.parentElement?.append(ghost);
  return ghost;
}

/** Lets a thing be dragged while there is something to be done with it. */
export const drag =
  (of: () => Dragged | null): Attachment<HTMLElement> =>
  (node) => {
    // A finger that moves sideways scrolls; things are carried upwards, to the table.
    node.style.touchAction = "pan-x";
    let end: (() => void) | null = null;

    function down(event: PointerEvent) {
      const dragged = event.button === 0 && event.isPrimary ? of() : null;
      if (!dragged || dragged.places.size === 0 || end) return;
      const { clientX: x, clientY: y, pointerId } = event;
      let ghost: HTMLElement | null = null;
      let over: HTMLElement | null = null;

      function settle(place: HTMLElement | null) {
        if (over === place) return;
        delete over?.dataset["over"];
        over = place;
        if (over) over.dataset["over"] = "";
      }
      function move(now: PointerEvent) {
        if (now.pointerId !== pointerId) return;
        const [dx, dy] = [now.clientX - x, now.clientY - y];
        if (!ghost) {
          if (Math.hypot(dx, dy) < SLACK) return;
          // What waits for a long press need not wait any longer.
          event.target?.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true }));
          dragged!.lift?.();
          ghost = ghostOf(node);
        }
        ghost.style.translate = `${dx}px ${dy}px`;
        settle(placeAt(now.clientX, now.clientY, dragged!.places));
      }
      function up(now: PointerEvent) {
        if (now.pointerId !== pointerId) return;
        const place = over?.dataset["place"];
        const wasDragged = ghost !== null;
        end?.();
        if (!wasDragged) return;
        // The click that follows belongs to the drag.
        const swallow = (click: Event) => (click.stopPropagation(), click.preventDefault());
        addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener("click", swallow, { capture: true }));
        if (place !== undefined) dragged!.drop(place);
      }
      function cancel(now: PointerEvent) {
        if (now.isTrusted && now.pointerId === pointerId) end?.();
      }
      function key(pressed: KeyboardEvent) {
        if (pressed.key !== "Escape" || !ghost) return;
        pressed.stopImmediatePropagation();
        end?.();
      }
      end = () => {
        end = null;
        settle(null);
        ghost?.remove();
        removeEventListener("pointermove", move);
        removeEventListener("pointerup", up);
        removeEventListener("pointercancel", cancel);
        removeEventListener("keydown", key, { capture: true });
      };
      addEventListener("pointermove", move);
      addEventListener("pointerup", up);
      addEventListener("pointercancel", cancel);
      addEventListener("keydown", key, { capture: true });
    }
    // Pictures and links would be dragged by the browser.
    const still = (event: Event) => event.preventDefault();

    node.addEventListener("pointerdown", down);
    node.addEventListener("dragstart", still);
    return () => {
      end?.();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("dragstart", still);
    };
  };
