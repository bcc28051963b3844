"""Ten positions of Rokoko in which a good player knows what to do, written from the rules.

Each names the moves that it takes: the plan of whoever is asked must contain one of them.
``python -m tests.bots.rokoko_positions minister`` says how many somebody finds.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import NamedTuple

from bagatelle.bots import make_bot
from tests.rules.rokoko.builder import Ball, Setting, lay


class Position(NamedTuple):
    """Why, where, and what."""

    name: str
    lay: Callable[[], Ball]
    good: tuple[str, ...]


def last_turn(money: int = 0) -> Setting:
    """Seat 0 has the last card of the game."""
    setting = lay().round(7).hire_stack("").hand(0, "base-1").hand(1, "")
    return setting.money(0, money).money(1, 0)


def dress_ready() -> Ball:
    """The last card of the round, and the window is dark: the dress would be gone."""
    setting = lay().round(5).hand(0, "base-1").hand(1, "").money(0, 2).windows(". . . . . cl13")
    return setting.kept(0, "r05 r33").lace(0, 1).begin()


def favour_at_the_end() -> Ball:
    """Nothing else can be done: the favour is worth three points."""
    return last_turn().begin()


def rent_a_cheap_dress() -> Ball:
    """Sold it is worth no point, rented out it brings its own and a hall."""
    return last_turn().windows(". . . . . cl01").kept(0, "r11").begin()


def decoration_at_the_end() -> Ball:
    """Livres left over are worth next to nothing: a statue or fireworks is worth more."""
    return last_turn(26).rented(0, hall2_3="cl01", hall3_3="cg01").begin()


def fifth_hall() -> Ball:
    """One hall is missing for the all-halls bonus."""
    halls = {"hall2_3": "cl02", "hall3_3": "cg02", "hall4_2": "cl03", "royal_3": "cg03"}
    return last_turn().rented(0, **halls).windows(". . . . . cl01").kept(0, "r11").begin()


def majority() -> Ball:
    """One dress more in hall 2 passes the other, who has two there."""
    setting = last_turn().rented(0, hall2_3="cl02", hall2_4="cg02", hall3_3="cg03")
    setting = setting.rented(1, hall2_5="cl03", hall2_1="cg04", hall3_4="cl04")
    return setting.windows(". . . . . cl01").kept(0, "r11").begin()


def free_bonus() -> Ball:
    return lay().hand(0, "1-1").begin().play("play 1-1", "pass")


def keep_silk_early() -> Ball:
    """The tile pays a dress that hangs in the cheapest window, with the next card."""
    setting = lay().round(2).money(0, 8).windows(". . . . . cl01").warehouse("r11")
    return setting.begin().play("play base-4", "acquire", "take r11")


def statue_for_four_colours() -> Ball:
    """With dresses of all colours a statue is worth eight points, fireworks hardly one."""
    dresses = {"hall2_3": "cl02", "hall3_3": "cg02", "hall4_2": "ul01", "hall4_3": "rg01"}
    return last_turn(14).rented(0, **dresses).begin()


def hire_while_there_is_time() -> Ball:
    """A master in the first round, money, cheap hands: the staff grows first."""
    return lay().round(1).money(0, 15).hire_row("1-1 1-2 1-3 1-4").hand(0, "base-1").begin()


POSITIONS = (
    Position("a dress is ready: make it", dress_ready, ("tailor",)),
    Position("the favour, if nothing else can be done", favour_at_the_end, ("favour",)),
    Position("a cheap dress is rented out", rent_a_cheap_dress, ("rent",)),
    Position("livres left over become a decoration", decoration_at_the_end, ("fund",)),
    Position("the fifth hall", fifth_hall, ("rent hall5",)),
    Position("the majority of a hall", majority, ("rent hall2",)),
    Position("a bonus that costs nothing", free_bonus, ("use",)),
    Position("silk that pays the next dress is kept", keep_silk_early, ("keep",)),
    Position("a statue for four colours", statue_for_four_colours, ("fund statue",)),
    Position("the staff grows first", hire_while_there_is_time, ("hire",)),
)


def plan_of(bot: str, ball: Ball, seed: str = "1") -> list[str]:
    """What somebody would do from here, in the words of the record."""
    seat = ball.match.to_act[0]
    plan = make_bot(bot, "rokoko", seed).plan(ball.match.perspective(seat))
    return [ball.match.game.spelled(move)[1] for move in plan]


def finds(bot: str, position: Position) -> bool:
    """Whether somebody does what a good player would."""
    plan = plan_of(bot, position.lay())
    return any(move.startswith(good) for move in plan for good in position.good)


if __name__ == "__main__":
    for bot in sys.argv[1:]:
        found = [position.name for position in POSITIONS if finds(bot, position)]
        missed = [position.name for position in POSITIONS if position.name not in found]
        print(f"{bot}: {len(found)} of {len(POSITIONS)}; missed: {', '.join(missed) or 'none'}")
