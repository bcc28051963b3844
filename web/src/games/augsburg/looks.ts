// How nobles, categories and rights look.

import type { Head } from "../../art/heads";
import type {
  AugsburgLadderView,
  AugsburgNoteView,
  AugsburgRightView,
  AugsburgVisitView,
} from "../../protocol";

export type NobleId = AugsburgVisitView["noble"];
export type Suit = AugsburgNoteView["noble"];
export type Category = AugsburgLadderView["category"];
export type Tile = AugsburgRightView["kind"];

export interface Look {
  readonly head: Head;
  readonly coat: string;
  readonly dark: string;
  readonly tone: number;
}

export const NOBLES: Record<NobleId, Look> = {
  philipp: { head: "beret", coat: "#7A5230", dark: "#3F2714", tone: 0 },
  louise: { head: "hood", coat: "#0B6A70", dark: "#063C40", tone: 3 },
  leo: { head: "cap", coat: "#A32638", dark: "#5F101E", tone: 0 },
  maria: { head: "veil", coat: "#35599A", dark: "#1C3263", tone: 1 },
  maximilian: { head: "hat", coat: "#9A7112", dark: "#2E2210", tone: 0 },
};

/** The ribbon of a note, and the colour of its value. */
export const ribbonOf = (suit: Suit): string =>
  suit === "joker" ? "#5E5369" : NOBLES[suit].coat;

/** Colour, outline, tint of the steps, and what is drawn on the sign, in an SVG of 24 by 24. */
interface Sign {
  readonly colour: string;
  readonly dark: string;
  readonly tint: string;
  readonly shape: string;
  readonly glyph: string;
}

export const CATEGORIES: Record<Category, Sign> = {
  yellow: {
    colour: "#DDAA33",
    dark: "#6F4C05",
    tint: "#FBEFC9",
    shape: "M12 1.5L21.5 7V17L12 22.5 2.5 17V7Z",
    glyph:
      '<path d="M6 15h12l-2.5 4h-7Z M12 14V5l5.5 7H12M10.8 14V7L7 14Z" fill="#4A3202"/>',
  },
  orange: {
    colour: "#D9762B",
    dark: "#7E380A",
    tint: "#FBE3CE",
    shape: "M3 3H21V12Q20.5 19 12 22.5 3.5 19 3 12Z",
    glyph:
      '<path d="M6.5 16.5L5.5 8.5l3.5 3 3-5 3 5 3.5-3-1 8Z M6.5 18.2h11" fill="#fff" stroke="#fff" stroke-width="1.2"/>',
  },
  violet: {
    colour: "#7B55AB",
    dark: "#41236F",
    tint: "#E9DFF5",
    shape: "M12 1.5A10.5 10.5 0 1 1 11.99 1.5Z",
    glyph:
      '<path d="M7 19V10h2V7.5h1.5V5h3v2.5H15V10h2v9h-3.5v-3.5a1.5 1.5 0 0 0-3 0V19Z" fill="#fff"/>',
  },
};

/** What stands on a right tile, drawn in lines of the colour of its category. */
export const TILES: Record<Tile, string> = {
  coat_of_arms:
    '<path d="M4 3.5h16V12q-.5 6.5-8 9.5Q4.5 18.5 4 12Z" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round"/><path d="M4 3.5h8V12H4Z M12 12h8q-.5 6.5-8 9.5Z" fill="currentColor"/>',
  letters_of_nobility:
    '<path d="M5 3.5h11.5L19 6v11H5Z" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round"/><path d="M8 7.5h7.5M8 10.5h7.5M8 13.5h4" stroke="currentColor" stroke-width="1.5" stroke-linecap="round"/><circle cx="15.5" cy="16.5" r="3.2" fill="currentColor"/><path d="M14 19l-1 3.5 2.5-1 2.5 1-1-3.5Z" fill="currentColor"/>',
  mint_master:
    '<circle cx="9.5" cy="14" r="6.5" fill="none" stroke="currentColor" stroke-width="1.7"/><path d="M9.5 10.5v7M7.2 12.2h4.6" stroke="currentColor" stroke-width="1.7" stroke-linecap="round"/><path d="M14 3.5l6.5 4-1.7 2.8-6.5-4ZM16 8.5l-2.5 4" fill="currentColor" stroke="currentColor" stroke-width="1.7" stroke-linecap="round"/>',
  architect:
    '<circle cx="12" cy="4.5" r="2.2" fill="currentColor"/><path d="M11 6L5.5 20.5M13 6l5.5 14.5" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/><path d="M6.5 15.5Q12 19.5 17.5 15.5" fill="none" stroke="currentColor" stroke-width="1.7"/>',
  church:
    '<path d="M12 1.5v5M10 3.5h4" stroke="currentColor" stroke-width="1.6" stroke-linecap="round"/><path d="M8.5 10.5L12 6l3.5 4.5V13l5 3.5V21.5h-17v-5l5-3.5Z" fill="currentColor"/><path d="M10.3 21.5V18a1.7 1.7 0 0 1 3.4 0v3.5Z" fill="var(--tile-ground,#fff)"/>',
  cathedral:
    '<path d="M6 1.5L8.7 7v3.5l3.3-3 3.3 3V7L18 1.5 20.7 7v14.5H3.3V7Z" fill="currentColor"/><circle cx="12" cy="13" r="1.9" fill="var(--tile-ground,#fff)"/><path d="M10.3 21.5V18.5a1.7 1.7 0 0 1 3.4 0v3ZM5.4 10.5h1.4v3H5.4ZM17.2 10.5h1.4v3h-1.4Z" fill="var(--tile-ground,#fff)"/>',
};
