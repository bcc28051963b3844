// The first-game guide of Augsburg: buy, bid, show, use a card, a showdown, a church, the income.

import type { GuidePlan } from "../../guide/plan";
import record from "./guide.txt?raw";

const plan: GuidePlan = {
  record,
  steps: [
    { text: "augsburg-guide-welcome", moves: 0 },
    { text: "augsburg-guide-buy", moves: 7 },
    { text: "augsburg-guide-open", moves: 1 },
    { text: "augsburg-guide-raise", moves: 1 },
    { text: "augsburg-guide-show", moves: 3 },
    { text: "augsburg-guide-card", moves: 3 },
    { text: "augsburg-guide-pass", moves: 1 },
    { text: "augsburg-guide-hold", moves: 1 },
    { text: "augsburg-guide-showdown", moves: 1 },
    { text: "augsburg-guide-draw", moves: 4 },
    { text: "augsburg-guide-jokers", moves: 1 },
    { text: "augsburg-guide-maximilian", moves: 2 },
    { text: "augsburg-guide-church", moves: 2 },
    { text: "augsburg-guide-income", moves: 4 },
    { text: "augsburg-guide-end", moves: 0 },
  ],
};
export default plan;
