// Figures of the box that explanations name and no view carries. A pack cannot change them: one that
// says something else is refused.

/** How far the track goes without a building. */
export const GATES = { church: 25, cathedral: 45 } as const;
export type Gate = keyof typeof GATES;

/** What a yellow privilege is worth instead of a climb. */
export const TRADE = { florins: 300 } as const;
/** What whoever loses a step card may choose between. */
export const THEFT = { florins: 100, points: 1 } as const;
/** What a use brings that is given up. */
export const GIVEN_UP = { points: 2 } as const;
