"""The End card and the end of the game (section 2.11)."""

from __future__ import annotations

import msgspec
import pytest

from bagatelle.games.banquet.components import Components, shipped
from tests.rules.banquet.builder import Evening, Setting, lay
from tests.rules.banquet.chance import END_CARD, draw_pile, is_even

SERVED = ("serve B1 A6", "serve G1 A6", "serve P1 A6", "done")


def first_end_card(setting: Setting) -> Setting:
    """The draw pile is used up: the next card is the End card, for the first time."""
    return setting.hand("B1 G1 P1").packs(0, 0, 0)


def last_turn(setting: Setting) -> Evening:
    """The next card is the End card for the second time; the last seat plays the last turn."""
    return setting.packs(0, 0, 0).end_shown(1).begin().end_turn()


@pytest.mark.rule("BQ-END-01", "BQ-R-41")
def test_the_discards_and_the_rest_of_the_pile_are_the_new_pile() -> None:
    setting = lay().noble("A1", "G7").hand("B1 G1 P1").pile("Y1 Y2").packs(0, 0, 2)
    moves = (*SERVED[:3], "clear A1", "done")
    evening = setting.begin_when(lambda evening: not _dishes_before_end(evening), *moves)
    (rebuilt,) = evening.happened("pile_rebuilt")
    # All but the sideboard (6) and the dishes under A6 (3); those cleared just now are among them.
    assert rebuilt.parts["dishes"] == 72 - 6 - 3
    assert evening.discards == set()
    assert evening.view.pile.dishes == 72 - 6 - 3 - 3


@pytest.mark.rule("BQ-END-01")
def test_every_dish_of_the_new_pile_is_equally_likely_on_top() -> None:
    # Y1 is left in the draw pile, all others come from the discards.
    setting = lay().hand("B1 G1 P1").pile("Y1").packs(0, 0, 1)
    evenings = [setting.begin(seed) for seed in range(900)]
    in_play = set(evenings[0].sideboard.split()) | {"B1", "G1", "P1"}
    shuffled = evenings[0].discards | {"Y1"}
    assert not in_play & shuffled
    after_end = [
        evening.laid[0][0] for evening in evenings if not _dishes_before_end(evening.play(*SERVED))
    ]
    assert is_even(after_end, shuffled)


def _dishes_before_end(evening: Evening) -> int:
    kinds = [
        event.kind for event in evening.events if event.kind in ("dish_laid", "end_card_shown")
    ]
    return kinds.index("end_card_shown")


@pytest.mark.rule("BQ-END-02", "BQ-R-23")
@pytest.mark.parametrize(
    ("under_b6", "packs"),
    [("", (21, 21, 21)), ("Y1", (21, 21, 20)), ("Y1 Y2", (21, 20, 20))],
)
def test_three_packs_as_equal_as_possible(under_b6: str, packs: tuple[int, int, int]) -> None:
    evening = first_end_card(lay().noble("B6", under_b6)).begin().play(*SERVED)
    top, middle, bottom = evening.view.pile.packs
    assert (top + 3, middle, bottom) == packs


@pytest.mark.rule("BQ-END-03")
def test_the_end_card_goes_to_the_middle_pack() -> None:
    evening = first_end_card(lay()).begin()
    assert evening.view.pile.end_pack == 2
    assert evening.play(*SERVED).view.pile.end_pack == 1


@pytest.mark.rule("BQ-END-03")
def test_the_end_card_is_equally_likely_at_every_place_of_the_middle_pack() -> None:
    setting = first_end_card(lay())
    places = []
    for seed in range(440):
        evening = setting.begin(seed).play(*SERVED)
        places.append(len(evening.laid) + 1 + draw_pile(evening.match).index(END_CARD))
    # 21 dishes above the middle pack, 21 dishes and the End card in it.
    assert is_even(places, range(22, 44))


@pytest.mark.rule("BQ-END-04")
def test_sideboard_and_nobles_stay_as_they_are() -> None:
    setting = first_end_card(lay().noble("A1", "G7").noble("B6", "Y1").satisfied("A2"))
    evening = setting.begin()
    before = evening.sideboard.split()[3:]
    evening.play(*SERVED)
    assert evening.sideboard.split()[3:] == before
    assert (evening.under("A1"), evening.under("A6"), evening.under("B6")) == (
        "G7",
        "B1 G1 P1",
        "Y1",
    )
    assert evening.is_satisfied("A2")


@pytest.mark.rule("BQ-END-05")
def test_an_interrupted_refill_is_finished_from_the_new_pile() -> None:
    evening = lay().hand("B1 G1 P1").pile("Y1").begin().play(*SERVED)
    assert [event.kind for event in evening.events[-6:]] == [
        "dish_laid",
        "end_card_shown",
        "pile_rebuilt",
        "dish_laid",
        "dish_laid",
        "turn_begun",
    ]
    assert evening.laid[0] == ("Y1", "1.1")
    assert [cell for _, cell in evening.laid] == ["1.1", "1.2", "1.3"]
    assert evening.match.to_act == (1,)


@pytest.mark.rule("BQ-END-06")
def test_the_second_end_card_ends_the_game_in_the_middle_of_a_refill() -> None:
    evening = lay().hand("B1 G1 P1").pile("Y1").end_shown(1).begin().play(*SERVED)
    assert evening.match.is_over
    assert evening.match.to_act == ()
    assert evening.sideboard.split()[:3] == ["Y1", ".", "."]


@pytest.mark.rule("BQ-END-07")
def test_the_most_points_win_after_the_second_end_card() -> None:
    evening = last_turn(lay(players=3).satisfied("A1 B1 B4").noble("A6", "Y1 Y2 Y3").turn_of(2))
    assert evening.match.scores[:2] == (3, 4)
    assert evening.match.winners == (1,)


@pytest.mark.rule("BQ-END-08", "BQ-R-26")
def test_points_are_those_of_satisfied_nobles_only() -> None:
    evening = lay().satisfied("A1 A4 A6").noble("A5", "P12 W12 P9").begin()
    assert evening.match.scores == (3 + 1 + 1, 0)
    assert [player.points for player in evening.view.players] == [5, 0]


@pytest.mark.rule("BQ-END-09")
def test_of_tied_players_the_one_with_more_dishes_wins() -> None:
    tied = lay(players=3).satisfied("A1 B5").turn_of(2)
    evening = last_turn(tied.noble("A6", "Y1 Y2").noble("B6", "Y3 Y4 Y5"))
    assert evening.match.scores[:2] == (3, 3)
    assert evening.match.winners == (1,)


@pytest.mark.rule("BQ-END-10", "BQ-R-27")
def test_players_tied_in_points_and_dishes_share_the_victory() -> None:
    tied = lay(players=3).satisfied("A1 B5").turn_of(2)
    evening = last_turn(tied.noble("A6", "Y1 Y2").noble("B6", "Y3 Y4"))
    assert evening.match.winners == (0, 1)


@pytest.mark.rule("BQ-END-11", "BQ-R-25")
def test_the_sixth_noble_ends_the_game_in_the_middle_of_serving() -> None:
    evening = lay().satisfied("A1 A2 A3 A4 A5").noble("A6", "B12 W12").hand("G1 Y2 Y3").begin()
    evening.play("serve G1 A6")
    assert evening.match.is_over
    assert evening.match.winners == (0,)
    assert evening.hand == "Y2 Y3"
    assert evening.sideboard.startswith(". . .")


@pytest.mark.rule("BQ-END-11")
def test_five_nobles_do_not_end_the_game() -> None:
    four = lay().satisfied("A1 A2 A3 A4").noble("A6", "B12 W12").hand("G1 Y2 Y3")
    evening = four.begin().play("serve G1 A6")
    assert evening.is_satisfied("A6")
    assert not evening.match.is_over


def with_points(**points: int) -> Components:
    """The box with other points on some nobles."""
    lines = [
        msgspec.structs.replace(line, points=points.get(line.requirement, line.points))
        for line in shipped().points
    ]
    return msgspec.structs.replace(shipped(), points=tuple(lines))


@pytest.mark.rule("BQ-END-11")
def test_the_sixth_noble_wins_whatever_the_points() -> None:
    # Where a noble is worth nothing, five nobles and more dishes would win by points.
    evening = (
        lay(components=with_points(U6=0))
        .satisfied("A1 A2 A3 A4 A5 B1 B2 B3 B4 B5")
        .noble("A6", "B12 W12")
        .noble("B6", "Y1 Y2")
        .hand("G1 Y3 Y4")
        .begin()
        .play("serve G1 A6")
    )
    assert evening.match.scores == (11, 11)
    assert evening.match.winners == (0,)
    assert evening.match.score_sheet.places == (1, 2)


@pytest.mark.rule("BQ-END-12", "BQ-R-24")
def test_turns_are_not_evened_out() -> None:
    # Seat 0 began and has the fourth turn of three players: the others get no more.
    by_end_card = last_turn(lay(players=3).turn(4))
    assert by_end_card.match.is_over
    assert by_end_card.view.first_player == 0
    five = lay(players=3).turn(4).satisfied("A1 A2 A3 A4 A5")
    by_sixth = five.noble("A6", "B12 W12").hand("G1 Y2 Y3").begin().play("serve G1 A6")
    assert by_sixth.match.is_over


@pytest.mark.rule("BQ-END-13", "BQ-R-45")
def test_the_others_are_placed_by_points_then_by_dishes_and_may_share_a_place() -> None:
    evening = last_turn(
        lay(players=4)
        .satisfied("A1 B4 C4 D1 D2")
        .noble("B6", "Y1 Y2")
        .noble("C6", "Y3 Y4")
        .turn_of(3)
    )
    assert evening.match.scores == (3, 1, 1, 5)
    assert evening.match.score_sheet.places == (2, 3, 3, 1)


@pytest.mark.rule("BQ-END-13")
def test_dishes_decide_the_places_behind_a_sixth_noble_too() -> None:
    evening = (
        lay(players=3)
        .satisfied("A1 A2 A3 A4 A5 B1 C1")
        .noble("A6", "B12 W12")
        .noble("B6", "Y5")
        .noble("C6", "Y6 Y7")
        .hand("G1 Y2 Y3")
        .begin()
        .play("serve G1 A6")
    )
    assert evening.match.score_sheet.places == (1, 3, 2)
