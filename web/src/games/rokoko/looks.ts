// How the words of the engine are drawn.

import type { Edition, Fabric } from "../../art/fabrics";
import type { IconName } from "../../art/icons";
import type { Message, RokokoDressView, RokokoView } from "../../protocol";
import { canSay } from "../../texts";

export const editionOf = ({ edition }: Pick<RokokoView, "edition">): Edition =>
  edition === "deluxe" ? "deluxe" : "2013";

const FABRICS: Record<string, Fabric> = {
  common_lady: "c1",
  common_gent: "c2",
  uncommon_lady: "c3",
  rare_gent: "c4",
};
export const fabricOf = ({ code }: { readonly code: string }): Fabric => FABRICS[code] ?? "c1";

/** The silk of a dress that is not its main colour shows as petticoat or waistcoat. */
export function secondOf(dress: RokokoDressView): Fabric | undefined {
  const other = dress.silk.find(({ code }) => code !== dress.code);
  return other && fabricOf(other);
}

const MARKS: Record<string, IconName> = {
  fancy: "fancy",
  festivity: "festivity",
  expert: "expert",
};
/** The sign of a special dress. */
export const markOf = ({ module }: RokokoDressView): IconName => MARKS[module] ?? "star";

/** What stands on the ribbon of a special dress: its bonus in two words. */
export function ribbonOf({ module, bonus }: RokokoDressView): Message | null {
  if (!module) return null;
  if (!bonus) return { id: "web-ribbon-fancy", args: {} };
  const id = `web-ribbon-${bonus.id.replace("rokoko-dress-bonus-", "")}`;
  return canSay(id) ? { id, args: bonus.args } : bonus;
}
