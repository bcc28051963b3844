// The three games of the house as the salon shows them, played already or still being set.

export const SHELF = [
  { name: "rokoko", players: "1–5", minutes: "60–120" },
  { name: "augsburg", players: "2–5", minutes: "75" },
  { name: "banquet", players: "1–4", minutes: "20" },
] as const;

export type ShelfGame = (typeof SHELF)[number]["name"];
