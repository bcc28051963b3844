// The tables that this browser looks on at: their links hold a token, which a reload must not lose.

import { isRecord, keep, recall } from "./store";

const NAME = "watching";
const MAX = 30;

/** Keep the token of a link, or find the one that was kept. */
export function watchToken(match: string, secret: string): string | null {
  const found = recall(NAME);
  const kept = isRecord(found) ? found : {};
  if (secret) {
    const others = Object.entries(kept).filter(([other]) => other !== match);
    keep(NAME, Object.fromEntries([[match, secret], ...others].slice(0, MAX)));
    return secret;
  }
  const token = kept[match];
  return typeof token === "string" ? token : null;
}
