// The first-game guide of the Banquet: take, serve, satisfy, spoil, white, clear, imposter, the end.

import type { GuidePlan } from "../../guide/plan";
import record from "./guide.txt?raw";

const plan: GuidePlan = {
  record,
  steps: [
    { text: "banquet-guide-welcome", moves: 0 },
    { text: "banquet-guide-take", moves: 1 },
    { text: "banquet-guide-serve", moves: 3 },
    { text: "banquet-guide-satisfied", moves: 0 },
    { text: "banquet-guide-column", moves: 1 },
    { text: "banquet-guide-spoil", moves: 1 },
    { text: "banquet-guide-pastries", moves: 2 },
    { text: "banquet-guide-clear", moves: 1 },
    { text: "banquet-guide-imposter", moves: 1 },
    { text: "banquet-guide-white", moves: 2 },
    { text: "banquet-guide-end", moves: 0 },
  ],
};
export default plan;
