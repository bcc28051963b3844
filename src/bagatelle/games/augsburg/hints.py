"""What a legal move would do, as far as the seat may know."""

from __future__ import annotations

from bagatelle.games.augsburg import climbing, prestige, rights, state
from bagatelle.games.augsburg.choices import kind_of, thing_of
from bagatelle.games.augsburg.names import Names
from bagatelle.games.augsburg.rules import AugsburgRules
from bagatelle.games.augsburg.state import NONE, seat_at
from bagatelle.games.augsburg.words import Words
from bagatelle.kernel.message import Message, message
from bagatelle.kernel.table import Table


class Hinter:
    """Gives hints for one number of players."""

    def __init__(self, rules: AugsburgRules, names: Names, words: Words) -> None:
        self._box = rules.box
        self._names = names
        self._words = words

    def hint(self, t: Table, seat: int, move: int) -> Message | None:
        amounts, thing = self._box.amounts, thing_of(move)
        match kind_of(move).name:
            case "buy":
                return _costs(self._box.price[thing])
            case "card":
                return self._words.word(self._names.ref("card", thing))
            case "use":
                return self._icon(t, seat, thing)
            case "give_up":
                return self._points(t, seat, int(amounts.given_up_points))
            case "climb":
                return self._climb(t, seat, thing)
            case "trade":
                return _brings(int(amounts.trade_florins))
            case "take":
                return self._tile(t, thing)
            case "build" | "architect":
                return _costs(int(rights.top_amount(self._box, t, thing)))
            case "accept_florins":
                return _brings(int(amounts.theft_florins))
            case "accept_point":
                return self._points(t, seat, int(amounts.theft_points))
        return None

    def _icon(self, t: Table, seat: int, icon: int) -> Message | None:
        amount = self._box.icon_amount[icon]
        if icon == state.MONEY_ICON:
            return _brings(amount)
        if icon == state.DRAW_ICON:
            return None
        return self._points(t, seat, amount)

    def _points(self, t: Table, seat: int, points: int) -> Message:
        """What the limit leaves of them."""
        limit = int(prestige.limit_of(self._box, t, seat))
        own = t[seat_at(seat) + state.POINTS]
        gained = points if limit == NONE else min(points, limit - own)
        return message("augsburg-hint-points", points=gained, lost=points - gained)

    def _climb(self, t: Table, seat: int, category: int) -> Message:
        level = t[seat_at(seat) + state.LEVEL + category] + 1
        step = self._words.word(self._names.ref("step", int(climbing.step_number(category, level))))
        if climbing.in_supply(self._box, t, category, level) > 0:
            return message("augsburg-hint-climb", step=step)
        return message("augsburg-hint-steal", step=step)

    def _tile(self, t: Table, kind: int) -> Message:
        amount = int(rights.top_amount(self._box, t, kind))
        return message(
            "augsburg-hint-tile", tile=self._names.by_domain["tile"][kind], amount=amount
        )


def _costs(florins: int) -> Message:
    return message("augsburg-hint-price", florins=florins)


def _brings(florins: int) -> Message:
    return message("augsburg-hint-florins", florins=florins)
