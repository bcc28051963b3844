"""Positions of the Banquet in which a good player knows the answer, written from the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tests.rules.banquet.builder import Evening, Setting, lay


class Position(NamedTuple):
    """A table, and what the seat's turn must have brought about."""

    name: str
    table: Setting
    is_solved: Callable[[Evening, list[str]], bool]
    """Asked with the evening after the turn, and the moves of the turn."""


def last_turn() -> Setting:
    """The last turn of a solo game."""
    return lay(players=1).turn(9).solo_cards_turned("S1 S2 S3 S4 S5 S6 S7 S8 S9")


def positions() -> list[Position]:
    """Ten of them."""
    return [
        Position(
            "the sixth noble wins at once, whatever the points (BQ-END-11)",
            lay()
            .satisfied("A1 A2 A3 A4 A5")
            .noble("A6", "B12 G6")
            .imposter_used(0)
            .sideboard("B1 G1 V1 B9 G9 V9 P2 P10 Y7"),
            lambda evening, turn: evening.match.winners == (0,),
        ),
        Position(
            "take away the dish with which the next player would win at once",
            lay()
            .satisfied("B1 B2 B3 B4 B5 A1")
            .noble("B6", "B12 G6")
            .imposter_used(0)
            .imposter_used(1)
            .sideboard("B1 G1 V1 B9 G10 V9 P11 P10 Y7"),
            lambda evening, turn: turn[0] in ("take row 3", "take column 3"),
        ),
        Position(
            "in the last turn one point at once, not hope for three",
            last_turn()
            .noble("A6", "B12 G6")
            .noble("A1", "Y3")
            .noble("A5", "P12")
            .imposter_used(0)
            .sideboard("B3 P11 G3 V7 B1 G1 B2 G2 V2"),
            lambda evening, turn: evening.is_satisfied("A6"),
        ),
        Position(
            "the order of serving: lower ones first for a rising noble (BQ-NOBLE-03)",
            lay(side="masked").noble("A1", "Y1").hand("W11 G4 B7"),
            lambda evening, turn: evening.is_satisfied("A1"),
        ),
        Position(
            "both courses are completed, each dish in its own (BQ-NOBLE-M4)",
            lay(side="masked").satisfied("A1 A2").noble("A3", "V10f B9f V2r").hand("G1 B6 P11"),
            lambda evening, turn: evening.is_satisfied("A3"),
        ),
        Position(
            "two nobles in one turn with the imposter, shortly before the end",
            lay()
            .end_shown(1)
            .packs(0, 2, 10)
            .noble("A1", "G7 B7 P7")
            .noble("A5", "P12 W12 P9")
            .sideboard("B1 Y7 G1 B2 G4 P10 B3 G5 V9"),
            lambda evening, turn: evening.is_satisfied("A1") and evening.is_satisfied("A5"),
        ),
        Position(
            "what nobody wants goes where it costs nothing (BQ-R-18)",
            lay()
            .satisfied("A1 A2 A6")
            .noble("A3", "V1 W1 V2")
            .noble("A5", "P12 W12 P9")
            .hand("B11 Y10 B8"),
            lambda evening, turn: (
                evening.under("A3") == "V1 W1 V2" and evening.under("A5") == "P12 W12 P9"
            ),
        ),
        Position(
            "a noble that can hardly be satisfied any more is cleared for its dishes",
            lay()
            .satisfied("A2 A3 A5 A6")
            .noble("A1", "G7 B7 P7")
            .noble("B6", "Y7")
            .noble("B4", "W7")
            .end_shown(1)
            .packs(0, 9, 9)
            .hand("G1 G2 G3"),
            lambda evening, turn: evening.is_satisfied("A4"),
        ),
        Position(
            "three points before one, if only one noble can still be completed",
            last_turn().noble("A1", "G7 B7 P7").noble("A6", "B12 G6").hand("Y7 V3 P3"),
            lambda evening, turn: evening.is_satisfied("A1"),
        ),
        Position(
            "with equal points and no turn to come, dishes under nobles decide (BQ-END-09)",
            lay()
            .end_shown(1)
            .packs(0, 0, 12)
            .satisfied("A1 B1")
            .noble("A5", "P12 W12")
            .noble("B6", "B12 B10 B1")
            .hand("P4 B2 G2"),
            lambda evening, turn: evening.match.winners == (0,),
        ),
    ]
