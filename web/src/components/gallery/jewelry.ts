// Jewels, special dresses and a special apprentice as they could lie on a table.

import type {
  Message,
  RokokoDressView,
  RokokoJewelView,
  RokokoSilkView,
  RokokoSpecialistView,
} from "../../protocol";

const COLOURS: Record<string, string> = {
  common_lady: "blue",
  common_gent: "pink",
  uncommon_lady: "green",
  rare_gent: "orange",
};
const message = (id: string, args: Message["args"] = {}): Message => ({ id, args });

export const jewels: readonly RokokoJewelView[] = [
  "common_lady", "rare_gent", "common_lady", "uncommon_lady",
].map((code, n) => ({
  id: `jewel:${n}`,
  kind: code.endsWith("lady") ? "necklace" : "ring",
  code,
  colour: COLOURS[code]!,
}));

const silk = (bales: Readonly<Record<string, number>>): readonly RokokoSilkView[] =>
  Object.entries(bales).map(([code, count]) => ({ code, colour: COLOURS[code]!, bales: count }));

const dress = (
  id: string,
  code: string,
  more: Partial<RokokoDressView> & Pick<RokokoDressView, "silk" | "module">,
): RokokoDressView => ({
  id: `dress:${id}`,
  code,
  colour: COLOURS[code]!,
  wearer: code.endsWith("lady") ? "lady" : "gent",
  yarn: 1,
  lace: 1,
  thimble: false,
  sale: 0,
  prestige: 3,
  sellable: false,
  bonus: null,
  ...more,
});

export const specialDresses: readonly RokokoDressView[] = [
  dress("fancy-3", "uncommon_lady", {
    module: "fancy",
    silk: silk({ uncommon_lady: 3, rare_gent: 1 }),
    thimble: true,
    sellable: true,
    sale: 31,
    prestige: 5,
  }),
  dress("festivity-4", "common_gent", {
    module: "festivity",
    silk: silk({ common_gent: 3 }),
    bonus: message("rokoko-dress-bonus-prestige-per-colour", {
      prestige: 1,
      colour: message("rokoko-colour", { colour: "pink" }),
    }),
  }),
  dress("expert-5", "rare_gent", {
    module: "expert",
    silk: silk({ rare_gent: 2 }),
    yarn: 0,
    lace: 0,
    bonus: message("rokoko-dress-bonus-free-jewel"),
  }),
];

export const specialist: RokokoSpecialistView = {
  worker: {
    id: "worker:sa-5",
    kind: "apprentice",
    level: 0,
    crown: false,
    bonus: message("rokoko-bonus-gain-prestige", { prestige: 3 }),
  },
  condition: message("rokoko-condition-jewels", { min: 3 }),
  progress: [{ label: message("rokoko-progress-jewels", { have: 2 }), have: 2, need: 3 }],
  met: false,
  hired: false,
};
