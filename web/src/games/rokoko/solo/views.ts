// The view of Madame du Barry, until it is generated.

export interface RokokoDuBarryCardView {
  readonly id: string;
  readonly action: "acquire" | "tailor" | "hire" | "fund" | "favour";
  readonly drawer: number | null;
  readonly column: "left" | "center" | "right" | null;
  readonly n: number | null;
  readonly side: "left" | "right" | null;
  readonly decoration: string | null;
  readonly hall: string;
  readonly jewel: "match" | "fit" | "none";
}
export interface RokokoDuBarryTurnCardView {
  readonly card: RokokoDuBarryCardView;
  readonly role: "action" | "full" | "decides" | "ignored";
}
export interface RokokoDuBarryView {
  readonly party: number;
  readonly hand: number;
  readonly supply: number;
  readonly discard: readonly RokokoDuBarryCardView[];
  readonly turn: readonly RokokoDuBarryTurnCardView[];
  readonly tiles: number;
  readonly tiles_points: number;
}
