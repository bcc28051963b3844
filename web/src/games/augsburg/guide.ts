// The first-game guide of Augsburg: buy, bid, show, use a card, a showdown, a church, the income.

import { planOf } from "../../guide/plan";
import record from "./guide.txt?raw";

export default planOf("augsburg", record, {
  welcome: 0, buy: 7, open: 1, raise: 1, show: 3, card: 3, pass: 1, hold: 1, showdown: 1,
  draw: 4, jokers: 1, maximilian: 2, church: 2, income: 4, end: 0,
});
