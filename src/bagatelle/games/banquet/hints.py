"""What a legal move would do, in words."""

from __future__ import annotations

from functools import lru_cache

from bagatelle.games.banquet import moves, progress, serving
from bagatelle.games.banquet.components import Requirement
from bagatelle.games.banquet.demands import COMPLETE, DEAD
from bagatelle.games.banquet.rules import BanquetRules
from bagatelle.games.banquet.state import (
    COUNT,
    COURSE,
    NOBLES,
    PLATES,
    SIDEBOARD,
    TAKEN,
    noble_at,
    value_of,
)
from bagatelle.kernel.message import Message, message
from bagatelle.kernel.table import Table


class Hints:
    """Explains moves in one variant. Many of them come up again and again."""

    def __init__(
        self, rules: BanquetRules, requirements: list[Requirement], dishes: list[Message]
    ) -> None:
        self._rules = rules
        self._requirements = requirements
        self._dishes = dishes
        """The word for each dish."""
        self._take = lru_cache(maxsize=4096)(self._explain_take)
        self._fit = lru_cache(maxsize=4096)(self._explain_fit)

    def hint(self, t: Table, seat: int, move: int) -> Message | None:
        if move < moves.WAYS_TO_TAKE:
            first, second, third = self._rules.box.ways[move * TAKEN : (move + 1) * TAKEN]
            return self._take(t[SIDEBOARD + first], t[SIDEBOARD + second], t[SIDEBOARD + third])
        if move == moves.DONE:
            return None
        if move < moves.SERVE_DISH:
            at = noble_at(seat, (move - moves.CLEAR_NOBLE) % NOBLES)
            return Message("banquet-hint-clear", {"dishes": t[at + COUNT]})
        verdict = serving.verdict_of(self._rules.box, t, seat, move)
        noble = moves.noble_served(move)
        if verdict == COMPLETE:
            return Message("banquet-hint-satisfies", {"points": self._rules.box.points[noble]})
        at = noble_at(seat, noble % NOBLES)
        if verdict == DEAD:
            return Message("banquet-hint-dead", {"dishes": t[at + COUNT] + 1})
        served = moves.dish_served(move) + moves.course_served(move) * COURSE
        return self._fit(noble, (*t[at + PLATES : at + PLATES + t[at + COUNT]], served))

    def _explain_take(self, first: int, second: int, third: int) -> Message:
        dishes = self._dishes
        return message(
            "banquet-hint-take", first=dishes[first], second=dishes[second], third=dishes[third]
        )

    def _explain_fit(self, noble: int, plates: tuple[int, ...]) -> Message:
        """How far a noble comes with dishes that leave it open."""
        values = [value_of(plate % COURSE) for plate in plates]
        courses = [plate // COURSE for plate in plates]
        after = progress.so_far(self._requirements[noble], values, courses)
        return Message("banquet-hint-fits", {"progress": after})
