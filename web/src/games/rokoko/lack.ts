// What a person still lacks for a dress: a comparison of what both show, not a judgement whether the
// dress can be made.

import type { RokokoDressView, RokokoSilkView, RokokoView } from "../../protocol";
import { say } from "../../texts";

const bales = ({ bales, colour }: RokokoSilkView): string =>
  say("rokoko-bales", { bales, colour: say("rokoko-colour", { colour }) });

/** Bales of up to three colours. */
function silkName(silk: readonly RokokoSilkView[]): string {
  const [first = "", second, third] = silk.map(bales);
  if (second === undefined) return first;
  return third === undefined
    ? say("rokoko-bales-two", { first, second })
    : say("rokoko-bales-three", { first, second, third });
}

export interface Lack {
  readonly silk: readonly RokokoSilkView[];
  readonly yarn: number;
  readonly lace: number;
  readonly livres: number;
}

/** What is missing for a dress at this price; null if nothing is, or if nobody sits here. */
export function lackOf(view: RokokoView, dress: RokokoDressView, price: number): Lack | null {
  const player = view.players.find(({ seat }) => seat === view.seat);
  if (!view.own || !player) return null;
  const have = new Map(view.own.silk.map(({ code, bales }) => [code, bales]));
  const silk = dress.silk
    .map((need) => ({ ...need, bales: need.bales - (have.get(need.code) ?? 0) }))
    .filter(({ bales }) => bales > 0);
  const lack = {
    silk,
    yarn: Math.max(0, dress.yarn - player.yarn),
    lace: Math.max(0, dress.lace - player.lace),
    livres: Math.max(0, price - player.money),
  };
  return silk.length + lack.yarn + lack.lace + lack.livres > 0 ? lack : null;
}

/** The same in words. */
export const tellLack = ({ silk, yarn, lace, livres }: Lack): string[] => [
  ...(silk.length > 0 ? [say("rokoko-lack-silk", { silk: silkName(silk) })] : []),
  ...(yarn + lace > 0 ? [say("rokoko-lack-goods", { yarn, lace })] : []),
  ...(livres > 0 ? [say("rokoko-lack-livres", { livres })] : []),
];
