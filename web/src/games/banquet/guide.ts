// The first-game guide of the Banquet: take, serve, satisfy, spoil, white, clear, imposter, the end.

import { planOf } from "../../guide/plan";
import record from "./guide.txt?raw";

export default planOf("banquet", record, {
  welcome: 0, take: 1, serve: 3, satisfied: 0, column: 1, spoil: 1, pastries: 2, clear: 1,
  imposter: 1, white: 2, end: 0,
});
