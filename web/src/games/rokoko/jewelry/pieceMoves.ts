// What travels with the Jewelry Box and the special dresses, told from what happened.

import type { PieceMove } from "../../../components/travel";
import type { LogLine, RokokoView } from "../../../protocol";
import { nameIn } from "../../refs";
import { boxOf } from "../modules";
import { paid, received } from "../coins";

/** The ways that jewels, marks, cards and coins went. */
export function jewelryPieceMoves(
  before: RokokoView,
  { event, parts }: LogLine,
): readonly PieceMove[] {
  const part = (name: string) => String(parts[name]);
  const player = part("player");
  const livres = Number(parts["livres"] ?? 0);
  switch (event) {
    case "jewel_moved":
      return [{ piece: part("jewel") }];
    case "jewel_offered":
      return [{ piece: part("jewel"), from: "bag" }];
    case "jewel_bought": {
      const jewel = part("jewel");
      const space = boxOf(before)?.row.find((each) => each.jewel?.id === jewel);
      return [...paid(player, space?.id ?? "bag", livres), { piece: jewel, to: player }];
    }
    case "jewel_gained":
      return [{ piece: part("jewel"), to: player }];
    case "task_marked":
      return [{ piece: `mark:${part("task")}:${nameIn(player)}`, from: player }];
    case "trial_passed":
      return paid(player, part("trial"), livres);
    case "trial_card_taken": {
      const pile = `pile:${nameIn(part("trial"))}`;
      return "worker" in parts ? [{ piece: part("worker"), from: pile, to: player }] : [];
    }
    case "specialist_hired":
    case "worker_activated":
      return [{ piece: part("worker"), to: player }];
    case "hall_bonus":
    case "dress_bonus":
    case "expert_bonus":
      return received(player, "bank", livres);
    case "expert_favour":
      return [{ piece: "favour", to: player }];
    default:
      return [];
  }
}
