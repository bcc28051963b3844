// What travels on Madame du Barry's turn, told from what happened.

import type { PieceMove } from "../../../components/travel";
import type { LogLine } from "../../../protocol";

/** She is the one party beside the single player. */
const HERS = "seat:2";

/** The ways that pieces went; a dress that she made travels when it is placed. */
export function ladysPieceMoves({ event, parts }: LogLine): readonly PieceMove[] {
  const part = (name: string) => String(parts[name]);
  switch (event) {
    case "du_barry_tile":
      return [{ piece: part("tile"), to: HERS }];
    case "du_barry_hires":
      return [{ piece: part("worker"), to: HERS }];
    case "du_barry_jewel":
      return [{ piece: part("jewel"), to: HERS }];
    case "du_barry_funds":
      return [{ piece: `marker:${part("decoration")}`, from: HERS }];
    case "du_barry_favour":
      return parts["taken"] ? [{ piece: "favour", to: HERS }] : [];
    default:
      return [];
  }
}
