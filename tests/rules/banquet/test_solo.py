"""The solo game (section 2.12)."""

from __future__ import annotations

import pytest

import bagatelle
from bagatelle.games.banquet.game import Banquet
from bagatelle.kernel.match import Match
from tests.rules.banquet.builder import Evening, Setting, lay
from tests.rules.banquet.chance import END_CARD, draw_pile, is_even

CARDS = [f"S{number}" for number in range(1, 10)]
SERVED = ("serve B1 A6", "serve G1 A6", "serve P1 A6", "done")


def solo() -> Setting:
    return lay(players=1)


def fresh(seed: int = 1, **options: str) -> Evening:
    return Evening(bagatelle.new_match("banquet", 1, seed, **options))


def turned(evening: Evening) -> list[str]:
    """The solo cards turned this evening, in their order."""
    cards = evening.happened("solo_card_turned")
    return [str(event.parts["card"]).removeprefix("solo_card:") for event in cards]


def played_out(seed: int) -> Evening:
    evening = fresh(seed)
    while not evening.match.is_over:
        evening.end_turn()
    return evening


@pytest.mark.rule("BQ-SOLO-01")
def test_the_player_chooses_icon_and_side() -> None:
    (player,) = fresh(icons="C", side="masked").view.players
    assert player.icon == "C"
    assert sorted(noble.requirement for noble in player.nobles) == [f"M{n}" for n in range(1, 7)]
    assert not any(noble.satisfied or noble.dishes for noble in player.nobles)
    assert not player.imposter.used


@pytest.mark.rule("BQ-SOLO-02", "BQ-R-30")
def test_one_draw_pile_without_the_end_card() -> None:
    evening = fresh()
    assert evening.view.pile.packs == (60, 0, 0)
    assert evening.view.pile.end_pack is None
    seen = {dish for dish, _ in evening.laid}
    rest = draw_pile(evening.match)
    assert END_CARD not in rest
    assert len(seen | set(rest)) == 72


@pytest.mark.rule("BQ-SOLO-03")
def test_every_solo_card_is_equally_likely_on_top_and_below() -> None:
    game = Banquet(1, {})
    stacks = [turned(Evening(Match(game, str(seed))).end_turn()) for seed in range(270)]
    assert is_even([stack[0] for stack in stacks], CARDS)
    assert is_even([stack[1] for stack in stacks], CARDS)


@pytest.mark.rule("BQ-SOLO-04")
def test_the_ghost_has_neither_nobles_nor_imposter() -> None:
    evening = solo().hand("B1 G1 P1").begin()
    assert [player.icon for player in evening.view.players] == ["A"]
    assert evening.play(*SERVED).match.to_act == (0,)
    ghost = evening.events[evening.events.index(evening.happened("solo_card_turned")[0]) :]
    assert {event.kind for event in ghost} == {"solo_card_turned", "dish_laid", "turn_begun"}


@pytest.mark.rule("BQ-SOLO-05")
def test_a_solo_card_shows_three_cells() -> None:
    for number, cells in (("S2", ["2.1", "2.2", "2.3"]), ("S8", ["1.2", "2.3", "3.1"])):
        seen = solo().solo_cards_turned(number).begin().view.solo
        assert seen is not None
        assert seen.last is not None
        assert list(seen.last.cells) == [f"cell:{cell}" for cell in cells]


@pytest.mark.rule("BQ-SOLO-06")
def test_the_ghost_discards_the_dishes_of_its_card_and_refills() -> None:
    # Only S4, the left column, has not been turned yet.
    turned_before = "S1 S2 S3 S5 S6 S7 S8 S9"
    evening = (
        solo()
        .sideboard("Y4 B1 Y5 Y6 G1 Y7 Y8 P1 Y9")
        .solo_cards_turned(turned_before)
        .turn(8)
        .begin()
    )
    evening.play("take column 2", *SERVED)
    assert turned(evening) == ["S4"]
    assert evening.discards == {"Y4", "Y6", "Y8"}
    assert [cell for _, cell in evening.laid] == ["1.2", "2.2", "3.2", "1.1", "2.1", "3.1"]
    assert "." not in evening.sideboard


@pytest.mark.rule("BQ-SOLO-07", "BQ-R-31")
def test_ghost_and_player_alternate_and_the_ghost_begins() -> None:
    events = played_out(1).events
    turns = [event.kind for event in events if event.kind in ("solo_card_turned", "turn_begun")]
    assert turns == ["solo_card_turned", "turn_begun"] * 9


@pytest.mark.rule("BQ-SOLO-08")
def test_the_game_ends_after_the_ninth_turn_with_every_card_used_once() -> None:
    evening = played_out(2)
    assert evening.view.turn == 9
    assert sorted(turned(evening)) == CARDS
    assert evening.events[-1].kind == "game_ended"


@pytest.mark.rule("BQ-SOLO-08")
def test_the_eighth_turn_is_not_the_last() -> None:
    eight = solo().hand("B1 G1 P1").solo_cards_turned(" ".join(CARDS[:8])).turn(8)
    assert not eight.begin().play(*SERVED).match.is_over
    nine = solo().hand("B1 G1 P1").solo_cards_turned(" ".join(CARDS)).turn(9)
    assert nine.begin().play(*SERVED).match.is_over


@pytest.mark.rule("BQ-SOLO-09", "BQ-R-30")
def test_the_sixth_noble_ends_the_game_at_once() -> None:
    five = solo().satisfied("A1 A2 A3 A4 A5").solo_cards_turned("S1").turn(1)
    evening = five.noble("A6", "B12 W12").hand("G1 Y2 Y3").begin().play("serve G1 A6")
    assert evening.match.is_over
    assert evening.match.scores == (12,)
    assert turned(evening) == []


@pytest.mark.rule("BQ-SOLO-10", "BQ-R-30")
def test_no_refill_follows_the_last_turn() -> None:
    last = solo().hand("B1 G1 P1").solo_cards_turned(" ".join(CARDS)).turn(9).begin()
    before = last.view.pile.dishes
    last.play(*SERVED)
    assert last.laid == []
    assert last.sideboard.split()[:3] == [".", ".", "."]
    assert last.view.pile.dishes == before


@pytest.mark.rule("BQ-SOLO-11")
def test_the_turn_is_the_normal_one_with_the_imposter() -> None:
    evening = solo().sideboard("B1 G1 . P1").begin()
    assert len(evening.moves) == 10
    evening.play("take imposter A0", *SERVED[:3])
    assert evening.moves == ["done", "clear A6"]
    evening.play("clear A6")
    assert evening.discards >= {"B1", "G1", "P1"}
    assert not [move for move in evening.moves if "imposter" in move]


@pytest.mark.rule("BQ-SOLO-12")
def test_the_result_is_the_sum_of_the_points() -> None:
    last = solo().satisfied("A1 A4 A5").solo_cards_turned(" ".join(CARDS)).turn(9)
    evening = last.hand("B1 G1 P1").begin().play(*SERVED)
    assert evening.match.scores == (3 + 1 + 3,)
    assert evening.match.score_sheet.totals == (7,)


WORTH = {
    0: "",
    1: "A6",
    2: "A2",
    3: "A1",
    4: "A1 A6",
    5: "A1 A2",
    6: "A1 A5",
    7: "A1 A5 A6",
    8: "A1 A5 A2",
    9: "A1 A5 A2 A4",
    10: "A1 A5 A2 A3",
    11: "A1 A5 A2 A3 A6",
}
"""Nobles of icon A that are worth so many points."""


@pytest.mark.rule("BQ-SOLO-13", "BQ-T-DV-18")
@pytest.mark.parametrize("points", range(12))
def test_the_grades(points: int) -> None:
    last = solo().satisfied(WORTH[points]).solo_cards_turned(" ".join(CARDS)).turn(9)
    evening = last.hand("B9 Y9 P9").begin()
    noble = next(noble for noble in ("A3", "A4") if noble not in WORTH[points])
    evening.play(*(f"serve {dish} {noble}" for dish in ("B9", "Y9", "P9")))
    assert evening.match.score_sheet.verdict.args == {"points": points, "grade": grade_of(points)}


@pytest.mark.rule("BQ-SOLO-13", "BQ-T-DV-18")
def test_the_grade_of_all_twelve_points() -> None:
    five = solo().satisfied("A1 A2 A3 A4 A5").noble("A6", "B12 W12").hand("G1 Y2 Y3")
    verdict = five.begin().play("serve G1 A6").match.score_sheet.verdict
    assert verdict.args == {"points": 12, "grade": "servant_of_the_year"}


def grade_of(points: int) -> str:
    if points >= 11:
        return "servant_of_the_year"
    if points >= 9:
        return "handsome_tip"
    return "could_do_better" if points >= 7 else "dismissed"


@pytest.mark.rule("BQ-SOLO-14")
def test_the_sideboard_is_laid_before_the_ghost_begins() -> None:
    evening = fresh()
    assert [event.kind for event in evening.events] == (
        ["dish_laid"] * 9 + ["solo_card_turned"] + ["dish_laid"] * 3 + ["turn_begun"]
    )
    reading_order = [f"{row}.{column}" for row in (1, 2, 3) for column in (1, 2, 3)]
    assert [cell for _, cell in evening.laid[:9]] == reading_order
