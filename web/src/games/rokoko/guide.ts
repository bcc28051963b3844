// The first-game guide of Rokoko: one round with a hand, silk, a coat, a guest, a new worker, favour.

import { planOf } from "../../guide/plan";
import record from "./guide.txt?raw";

export default planOf("rokoko", record, {
  welcome: 0, pick: 3, apprentice: 2, tile: 2, bonus: 3, journeyman: 2, coat: 2, rent: 1,
  trimming: 2, hire: 3, favour: 3, round: 0, end: 0,
});
