// What travels at Rokoko, told from what happened.

import type { PieceMove } from "../../components/travel";
import type { LogLine, RokokoView } from "../../protocol";
import { paid, received } from "./coins";
import { jewelryPieceMoves } from "./jewelry/pieceMoves";
import { ladysPieceMoves } from "./solo/pieceMoves";

/** The reward of a guest space that is paid in coins. */
const COINS = 1;

/** The ways that pieces and coins went, in order, since the table looked like this. */
export function pieceMoves(before: RokokoView, fresh: readonly LogLine[]): readonly PieceMove[] {
  const shelf = new Map(
    before.warehouse.flatMap(({ id, tiles }) => tiles.map((tile) => [tile?.id, id] as const)),
  );
  const space = fresh.find(({ event }) => event === "dress_rented")?.parts["space"];

  return fresh.flatMap((line): readonly PieceMove[] => {
    const { event, parts } = line;
    const part = (name: string) => String(parts[name]);
    const player = part("player");
    const livres = Number(parts["livres"] ?? 0);
    switch (event) {
      case "worker_removed":
        return [{ piece: part("worker"), to: "hire-row" }];
      case "worker_offered":
        return [{ piece: part("worker"), from: "hire-row" }];
      case "tile_laid":
        return [{ piece: part("tile"), from: "supply" }];
      case "dress_expired":
        return [{ piece: part("dress"), to: "supply" }];
      case "dress_moved":
        return [{ piece: part("dress") }];
      case "dress_shown":
        return [{ piece: part("dress"), from: "supply" }];
      case "worker_picked":
      case "worker_played":
      case "worker_taken":
        return [{ piece: part("worker"), from: player }];
      case "favour_taken":
        return [{ piece: "favour", to: player }, ...received(player, "bank", livres)];
      case "favour_returned":
        return [{ piece: "favour", from: player }];
      case "tile_taken": {
        const tile = part("tile");
        return [...paid(player, shelf.get(tile) ?? "supply", livres), { piece: tile, to: player }];
      }
      case "tile_drawn":
        return "tile" in parts ? [{ piece: part("tile"), from: "supply" }] : [];
      case "tile_kept":
        return before.held ? [{ piece: before.held.id, to: player }] : [];
      case "tile_traded":
      case "drawn_tile_traded":
      case "tile_given":
        return [{ piece: part("tile"), from: player, to: "supply" }];
      case "tile_paid":
        return [{ piece: part("tile"), to: "supply" }];
      case "dress_made":
        return [...paid(player, part("window"), livres), { piece: part("dress"), to: player }];
      case "dress_rented":
        return [{ piece: part("dress"), from: player }];
      case "dress_sold":
        return [{ piece: part("dress"), to: player }, ...received(player, "bank", livres)];
      case "reward_taken":
        return parts["reward"] === COINS
          ? received(player, String(space), Number(parts["amount"]))
          : [];
      case "worker_hired":
        return [...paid(player, "hire-row", livres), { piece: part("worker"), to: player }];
      case "worker_deputed":
      case "hidden_worker_deputed":
        return received(player, "bank", livres);
      case "decoration_funded": {
        const decoration = part("decoration");
        const marker = { piece: `marker:${decoration}`, from: player };
        return [...paid(player, decoration, livres), marker];
      }
      case "all_halls_reached":
        return [{ piece: `marker:${part("place")}`, from: player }];
      case "bonus_gained":
      case "income_paid":
        return received(player, "bank", livres);
      case "prestige_bought":
        return paid(player, "bank", livres);
      case "dress_to_terrace":
        return [{ piece: part("dress") }];
      default:
        return [...jewelryPieceMoves(before, line), ...ladysPieceMoves(line)];
    }
  });
}
