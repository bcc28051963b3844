// What travels at Augsburg, told from what happened.

import type { PieceMove } from "../../components/travel";
import type { AugsburgView, LogLine } from "../../protocol";
import { nameIn, seatIn } from "../refs";

/** Coins from the bank. */
const paid = (player: string): PieceMove => ({ piece: "florins", like: "bank", from: "bank", to: player });

const rung = (step: string, player: string): string =>
  `rung:${nameIn(step).split("-")[0]}:${seatIn(player)}`;

/** The ways that notes, cards, seals and coins went, in order, since the table looked like this. */
export function pieceMoves(before: AugsburgView, fresh: readonly LogLine[]): readonly PieceMove[] {
  return fresh.flatMap(({ event, parts }): readonly PieceMove[] => {
    const part = (name: string) => String(parts[name]);
    const player = part("player");
    switch (event) {
      case "card_laid":
        return [{ piece: part("card"), from: "bank" }];
      case "card_left":
        return [{ piece: part("card"), to: "cards" }];
      case "card_taken":
        return [{ piece: part("card") }];
      case "note_offered":
        return [{ piece: part("note"), from: "pile" }];
      case "free_note_drawn":
      case "note_drawn":
        return "note" in parts ? [{ piece: part("note"), from: "pile" }] : [];
      case "purchases_made":
        return (before.own?.offer ?? []).map(({ note, choice }) =>
          choice === "rejected" ? { piece: note.id, to: "discards" } : { piece: note.id },
        );
      case "note_shown":
        return [{ piece: `shown:${part("note")}`, from: player }];
      case "note_discarded":
        return [{ piece: part("note"), to: "discards" }];
      case "visit_begun":
        // The card that was used lies beside the noble who gave it.
        return before.use ? [{ piece: before.use.card.id }] : [];
      case "climbed":
        return [{ piece: rung(part("step"), player) }];
      case "step_stolen":
        return [
          { piece: rung(part("step"), player) },
          { piece: rung(part("step"), part("victim")) },
        ];
      case "tile_taken":
      case "built":
      case "built_by_architect":
        return [{ piece: `owner:${nameIn(part("tile"))}:${seatIn(player)}`, from: player }];
      case "rival_compensated":
      case "money_taken":
      case "florins_traded":
      case "victim_paid":
      case "income_paid":
        return [paid(player)];
      default:
        return [];
    }
  });
}
