// The shape of a table and its one unit, both from the width and the height of the window.
//
// Everything on a table is drawn at the design size of its layout and zoomed by the unit, so that a
// pixel in the style of a board is one unit: cards, tiles, seals, gaps and letters follow the window.
// Styles ask for the layout by `[data-layout]`, which stands on the root of the page.

import { innerHeight, innerWidth } from "svelte/reactivity/window";

export type LayoutName = "phone" | "tablet" | "low" | "wide" | "desk";

export interface Layout {
  readonly name: LayoutName;
  /** A low desk without room for a column of players. */
  readonly narrow: boolean;
  /** What a pixel of the design measures. */
  readonly unit: number;
}

const LEAST_UNIT = 0.85;
const MOST_UNIT = 2.4;

/** The layout of a window: the first whose condition holds. */
export function layoutOf(width: number, height: number): Layout {
  const shape = width / height;
  if (width < 700 || height < 540) return { name: "phone", narrow: true, unit: 1 };
  if (shape < 23 / 20) return fitted("tablet", width / 820, height / 1180);
  if (height < 840 || (height < 880 && shape >= 17 / 10)) {
    return width < 1152
      ? { ...fitted("low", width / 1080, height / 768), narrow: true }
      : fitted("low", width / 1280, height / 720);
  }
  if (shape >= 17 / 10) return fitted("wide", width / 1600, height / 900);
  return fitted("desk", width / 1440, height / 900);
}

function fitted(name: LayoutName, ...scales: number[]): Layout {
  const unit = Math.min(MOST_UNIT, Math.max(LEAST_UNIT, Math.min(...scales)));
  return { name, narrow: false, unit };
}

class Window {
  readonly #layout = $derived(layoutOf(innerWidth.current ?? 1440, innerHeight.current ?? 900));

  get name(): LayoutName {
    return this.#layout.name;
  }
  get narrow(): boolean {
    return this.#layout.narrow;
  }
  get unit(): number {
    return this.#layout.unit;
  }
  /** One region at a time. */
  get isPhone(): boolean {
    return this.#layout.name === "phone";
  }
  /** The left column runs down to the lower edge, the hand lies beside the choice bar. */
  get isBroad(): boolean {
    return this.#layout.name === "low" || this.#layout.name === "wide";
  }
}
export const layout = new Window();

$effect.root(() => {
  $effect.pre(() => {
    const { dataset, style } = document.documentElement;
    dataset["layout"] = layout.name;
    dataset["narrow"] = String(layout.narrow);
    style.setProperty("--unit", String(layout.unit));
  });
});
