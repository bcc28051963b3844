// What an id says by itself, and how the words of the engine are drawn.

import type { Edition, Fabric } from "../../art/fabrics";
import type { RokokoView } from "../../protocol";

/** The part of an id after its domain: `cl07` of `dress:cl07`. */
export const nameIn = (ref: string): string => ref.slice(ref.indexOf(":") + 1);
export const domainOf = (ref: string): string => ref.slice(0, ref.indexOf(":"));

export const editionOf = ({ edition }: Pick<RokokoView, "edition">): Edition =>
  edition === "deluxe" ? "deluxe" : "2013";

const FABRICS: Record<string, Fabric> = {
  common_lady: "c1",
  common_gent: "c2",
  uncommon_lady: "c3",
  rare_gent: "c4",
};
export const fabricOf = ({ code }: { readonly code: string }): Fabric => FABRICS[code] ?? "c1";
