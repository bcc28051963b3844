// Arrow keys inside a region. The region is one stop of the Tab key; the arrows lead on from there to
// whatever lies nearest in their direction.

import type { Attachment } from "svelte/attachments";

const DIRECTIONS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** The nearest of some elements in a direction; what lies aside counts as farther away. */
export function nearest(
  from: HTMLElement,
  others: readonly HTMLElement[],
  [dx, dy]: readonly [number, number],
): HTMLElement | undefined {
  const here = middle(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const other of others) {
    const there = middle(other);
    const [x, y] = [there.x - here.x, there.y - here.y];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    const distance = ahead + 3 * aside;
    if (other === from || ahead < 1 || distance >= least) continue;
    [best, least] = [other, distance];
  }
  return best;
}

/** Makes a region walkable with the arrow keys. */
export const arrows: Attachment<HTMLElement> = (region) => {
  const stops = () =>
    [...region.querySelectorAll<HTMLElement>("button:not(:disabled)")].filter(
      (stop) => stop.getClientRects().length > 0,
    );
  let current: HTMLElement | null = null;

  /** One stop for Tab: where one was last, or else the first that can be chosen. */
  function settle() {
    const all = stops();
    if (current === null || !all.includes(current)) {
      current = all.find((stop) => !stop.ariaDisabled) ?? all[0] ?? null;
    }
    for (const stop of all) stop.tabIndex = stop === current ? 0 : -1;
  }
  function walk(event: KeyboardEvent) {
    const direction = DIRECTIONS[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
    const target = nearest(event.target as HTMLElement, stops(), direction);
    if (!target) return;
    event.preventDefault();
    target.focus();
  }
  function arrive(event: FocusEvent) {
    current = event.target as HTMLElement;
    settle();
  }

  const observer = new MutationObserver(settle);
  observer.observe(region, {
    childList: true,
    subtree: true,
    attributeFilter: ["aria-disabled", "disabled"],
  });
  region.addEventListener("keydown", walk);
  region.addEventListener("focusin", arrive);
  settle();
  return () => {
    observer.disconnect();
    region.removeEventListener("keydown", walk);
    region.removeEventListener("focusin", arrive);
  };
};
