// Coins between a purse and some place of the table.

import type { PieceMove } from "../../components/travel";

const purseOf = (seat: string) => seat.replace("seat:", "purse:");

export const paid = (seat: string, to: string, livres: number): readonly PieceMove[] =>
  livres > 0 ? [{ piece: "livres", like: purseOf(seat), from: purseOf(seat), to }] : [];

export const received = (seat: string, from: string, livres: number): readonly PieceMove[] =>
  livres > 0 ? [{ piece: "livres", like: purseOf(seat), from, to: purseOf(seat) }] : [];
