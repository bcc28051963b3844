// The first-game guide of Rokoko: one round with a hand, silk, a coat, a guest, a new worker, favour.

import type { GuidePlan } from "../../guide/plan";
import record from "./guide.txt?raw";

const plan: GuidePlan = {
  record,
  steps: [
    { text: "rokoko-guide-welcome", moves: 0 },
    { text: "rokoko-guide-pick", moves: 3 },
    { text: "rokoko-guide-apprentice", moves: 2 },
    { text: "rokoko-guide-tile", moves: 2 },
    { text: "rokoko-guide-bonus", moves: 3 },
    { text: "rokoko-guide-journeyman", moves: 2 },
    { text: "rokoko-guide-coat", moves: 2 },
    { text: "rokoko-guide-rent", moves: 1 },
    { text: "rokoko-guide-trimming", moves: 2 },
    { text: "rokoko-guide-hire", moves: 3 },
    { text: "rokoko-guide-favour", moves: 3 },
    { text: "rokoko-guide-round", moves: 0 },
    { text: "rokoko-guide-end", moves: 0 },
  ],
};
export default plan;
