// What travels at the Banquet, told from what happened.

import type { PieceMove } from "../../components/travel";
import type { BanquetView, LogLine } from "../../protocol";

/** The ways that dishes went, in order, between two views of a table. */
export function pieceMoves(
  before: BanquetView,
  fresh: readonly LogLine[],
  after: BanquetView,
): readonly PieceMove[] {
  const under = new Map(
    before.players.flatMap(({ nobles }) =>
      nobles.map(({ id, dishes }) => [id, dishes.map((dish) => dish.id)] as const),
    ),
  );
  const emptied = fresh
    .filter(({ event }) => event.startsWith("noble_"))
    .map(({ parts }) => parts["noble"]);

  return fresh.flatMap(({ event, parts }): readonly PieceMove[] => {
    const part = (name: string) => String(parts[name]);
    switch (event) {
      case "row_taken":
      case "column_taken":
      case "imposter_used":
        return after.tray.map(({ id }) => ({ piece: id }));
      case "dish_served":
      case "course_served": {
        const dish = part("dish");
        const place = part(event === "dish_served" ? "noble" : "course");
        const noble = place.replace(/^course:(.+)\..+$/, "noble:$1");
        const isLast = emptied.includes(noble);
        // A dish that empties its noble goes on with the others.
        return isLast
          ? [...(under.get(noble) ?? []), dish].map((piece) => ({ piece, via: noble, to: "discards" }))
          : [{ piece: dish, to: noble }];
      }
      case "noble_cleared_by_choice":
        return (under.get(part("noble")) ?? []).map((piece) => ({ piece, to: "discards" }));
      case "solo_card_turned": {
        const cells = after.solo?.last?.cells ?? [];
        return before.sideboard
          .filter(({ id, dish }) => dish !== null && cells.includes(id))
          .map(({ dish }) => ({ piece: dish!.id, to: "discards" }));
      }
      case "dish_laid":
        return [{ piece: part("dish"), from: "pile" }];
      default:
        return [];
    }
  });
}
