"""The derived scenarios (section 4.4). BQ-T-DV-18 stands in ``test_solo``."""

from __future__ import annotations

import pytest

import bagatelle
from bagatelle.games.banquet.events import DISH_LAID, END_CARD_SHOWN
from bagatelle.games.banquet.game import Banquet
from bagatelle.kernel import agenda
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.rules import advance, start
from tests.rules.banquet.builder import Evening, Setting, lay

SERVED = ("serve B1 A6", "serve G1 A6", "serve P1 A6", "done")

DISCARDED = ("serve Y11 D4", "serve Y12 D4", "serve V12 D4")
"""D4 (blue) cannot use any of these: they are gone at once."""


@pytest.mark.rule("BQ-T-DV-01")
def test_options_of_a_take() -> None:
    assert len(lay().begin().moves) == 3 + 3 + 4
    assert len(lay().imposter_used(0).begin().moves) == 6


@pytest.mark.rule("BQ-T-DV-02")
def test_two_nobles_in_one_turn() -> None:
    evening = lay().noble("A4", "G3 G4").noble("A6", "B12 Y8").hand("G7 P5 V1").begin()
    evening.play("serve G7 A4", "serve P5 A6")
    assert evening.is_satisfied("A4")
    assert evening.is_satisfied("A6")
    assert evening.moves == [f"serve V1 {noble}" for noble in ("A1", "A2", "A3", "A5")]


@pytest.mark.rule("BQ-T-DV-03")
def test_closed_at_once() -> None:
    setting = lay().noble("A6", "B12 Y8").hand("P5 G2 V3")
    five_first = setting.begin().play("serve P5 A6")
    assert five_first.is_satisfied("A6")
    assert five_first.refusal("serve G2 A6").clause == "BQ-SERVE-04"
    assert five_first.refusal("serve V3 A6").clause == "BQ-SERVE-04"
    five_last = setting.begin().play("serve G2 A6")
    assert not five_last.is_satisfied("A6")
    assert five_last.play("serve V3 A6").is_satisfied("A6")
    assert five_last.moves == [f"serve P5 {noble}" for noble in ("A1", "A2", "A3", "A4", "A5")]


@pytest.mark.rule("BQ-T-DV-04")
def test_win_in_the_middle_of_serving() -> None:
    setting = lay().satisfied("A1 A2 A3 A4 A5 B1 B5").noble("A6", "B12 W12")
    evening = setting.hand("G1 Y2 Y3").begin().play("serve G1 A6")
    assert evening.match.is_over
    assert evening.match.winners == (0,)
    assert evening.laid == []


@pytest.mark.rule("BQ-T-DV-05", "BQ-R-44")
def test_only_one_noble_left() -> None:
    evening = lay().satisfied("A1 A2 A4 A5 A6").hand("Y12 V2 B9").begin()
    evening.play("serve Y12 A3")
    assert (evening.under("A3"), evening.discards) == ("", {"Y12"})
    assert evening.play("serve V2 A3").under("A3") == "V2"
    evening.play("serve B9 A3")
    assert (evening.under("A3"), evening.discards) == ("", {"Y12", "V2", "B9"})


@pytest.mark.rule("BQ-T-DV-06")
def test_clearing_by_choice() -> None:
    evening = lay().noble("A1", "G7").noble("A5", "P12").hand("B7 Y1 Y2").begin()
    evening.play("serve B7 A1", "serve Y1 A6")
    assert evening.refusal("clear A1").clause == "BQ-CLEAR-11"
    evening.play("serve Y2 A6", "clear A1")
    assert evening.discards == {"G7", "B7"}
    assert evening.under("A5") == "P12"


@pytest.mark.rule("BQ-T-DV-07")
@pytest.mark.parametrize(
    ("take", "sideboard", "filled"),
    [
        ("take column 1", "B1 . . G1 . . P1 . .", (0, 3, 6)),
        ("take imposter C0", "B1 . G1 . P1 . . . .", (0, 2, 4)),
    ],
)
def test_refill_order(take: str, sideboard: str, filled: tuple[int, int, int]) -> None:
    setting = lay(icons="CA").sideboard(sideboard).pile("Y1 B2 G3")
    moves = (take, "serve B1 C6", "serve G1 C6", "serve P1 C6", "done")
    evening = setting.begin_when(
        lambda evening: [dish for dish, _ in evening.laid] == ["Y1", "B2", "G3"], *moves
    )
    cells = evening.sideboard.split()
    assert [cells[cell] for cell in filled] == ["Y1", "B2", "G3"]


@pytest.mark.rule("BQ-T-DV-08")
def test_earliest_and_latest_first_end_card() -> None:
    packs = Evening(bagatelle.new_match("banquet", 4, 1)).view.pile.packs
    assert packs == (15, 24, 24)
    refills = {refills_until_end_card(seed) for seed in range(150)}
    assert refills == set(range(14, 23))


def refills_until_end_card(seed: int) -> int:
    """In which refill of a random game the End card shows for the first time."""
    rules = Banquet(4, {}).rules
    dealer, chooser, events = Dealer(str(seed)), Dealer(f"moves {seed}"), Events()
    t = start(rules, dealer, events)
    while END_CARD_SHOWN not in [row[0] for row in events.rows[-8:]]:
        (seat,) = agenda.seats_to_act(t)
        moves = rules.legal(t, seat)
        advance(rules, t, seat, moves[chooser.below(len(moves))], dealer, events)
    kinds = [row[0] for row in events.rows]
    laid = kinds[: kinds.index(END_CARD_SHOWN)].count(DISH_LAID)
    return (laid - 9) // 3 + 1


def four_courts(last: int) -> Setting:
    """Points and dishes of A 7/5, B 7/3, C 6/12, D 6/12; the second End card is on top."""
    return (
        lay(players=4)
        .satisfied("A1 A2 A3 B1 B2 B3 C1 C5 D1 D5")
        .noble("A4", "G3 G4")
        .noble("A5", "P12")
        .noble("A6", "B1 Y2")
        .noble("B4", "P3 P4")
        .noble("B6", "B2")
        .noble("C2", "G5 B5 G6")
        .noble("C3", "P1 P2 W1")
        .noble("C4", "Y3 Y4")
        .noble("C6", "V1 B3 V2 V4")
        .noble("D2", "P7 B7 P8")
        .noble("D3", "Y1 W2 Y5")
        .noble("D4", "B4 B6")
        .noble("D6", "G1 G2 V3 V7")
        .packs(0, 0, 0)
        .end_shown(1)
        .turn_of(last)
    )


@pytest.mark.rule("BQ-T-DV-09")
def test_first_end_card_in_mid_refill() -> None:
    # 30 dishes under nobles and 9 on the sideboard, 21 in the pile: 12 discards.
    setting = four_courts(last=0).end_shown(0).noble("A5", "").noble("A6", "Y2").packs(1, 0, 20)
    setting.hand("V5 V6 W12")
    evening = setting.begin_when(
        lambda evening: (
            [event.kind for event in evening.events[-6:-4]] == ["dish_laid", "end_card_shown"]
        ),
        "serve V5 A6",
        "serve V6 A6",
        "serve W12 A5",
        "done",
    )
    (rebuilt,) = evening.happened("pile_rebuilt")
    assert rebuilt.parts["dishes"] == 32
    assert evening.view.pile.packs == (11 - 2, 11, 10)
    assert evening.view.pile.end_pack == 1
    assert len(evening.laid) == 3
    assert evening.match.to_act == (1,)


@pytest.mark.rule("BQ-T-DV-10")
def test_second_end_card() -> None:
    setting = lay().satisfied("B1").hand("B1 G1 P1").pile("Y1 Y2").end_shown(1)
    evening = setting.begin().play(*SERVED)
    assert evening.match.is_over
    first, second, third = evening.sideboard.split()[:3]
    assert ({first, second}, third) == ({"Y1", "Y2"}, ".")
    assert evening.match.winners == (1,)


FULL_HOUSE = {
    "A1": "Y6 B6 V6", "A2": "W6 G6 W7", "A3": "V1 V2 V3", "A4": "G4 G5", "A5": "P10 P11 P12",
    "B1": "B7 Y7 V7", "B2": "V9 P9 W8", "B3": "G1 G2 G3", "B4": "P4 P5", "B5": "Y10 Y11 Y12",
    "C1": "V8 Y8 B8", "C2": "G7 P7 G8", "C3": "P1 P2 P3", "C4": "Y4 Y5", "C5": "B10 B11 B12",
    "D1": "G9 Y9 B9", "D2": "P6 W10 G10", "D3": "Y1 Y2 Y3", "D4": "B4 B5", "D5": "V10 V11 V12",
    "A6": "V4", "B6": "W11", "C6": "W12", "D6": "G11 W9",
}  # fmt: skip
"""Every noble as full as can be: 61 dishes, so that none need be discarded."""


@pytest.mark.rule("BQ-T-DV-11", "BQ-R-40")
def test_both_in_one_refill() -> None:
    setting = lay(players=4).hand("B1 B2 B3").pile("V5 W5")
    for noble, dishes in FULL_HOUSE.items():
        setting.noble(noble, dishes)
    evening = setting.begin().play("serve B1 A6", "serve B2 A6", "serve B3 A6")
    assert evening.discards == set()
    evening.play("done")
    assert [event.kind for event in evening.events[-6:]] == [
        "dish_laid",
        "dish_laid",
        "end_card_shown",
        "pile_rebuilt",
        "end_card_shown",
        "game_ended",
    ]
    assert evening.match.is_over
    assert evening.sideboard.split()[2] == "."


@pytest.mark.rule("BQ-T-DV-12")
def test_tie() -> None:
    three = four_courts(last=3).hand("Y11 Y12 V12").begin().play(*DISCARDED, "done")
    assert three.match.is_over
    assert three.match.scores[:3] == (7, 7, 6)
    assert [player.dishes for player in three.view.players[:3]] == [5, 3, 12]
    assert three.match.winners == (0,)
    five = four_courts(last=3).noble("B6", "B2 V5 V6").hand("Y11 Y12 V12").begin()
    assert five.play(*DISCARDED, "done").match.winners == (0, 1)


@pytest.mark.rule("BQ-T-DV-13")
def test_late_clearing_loses_a_tie() -> None:
    setting = four_courts(last=0).noble("A5", "").noble("A4", "G3").noble("A6", "B1")
    evening = setting.hand("G4 Y2 V8").begin()
    evening.play("serve G4 A4", "serve Y2 A6", "serve V8 A6", "clear A6", "done")
    assert [player.dishes for player in evening.view.players[:2]] == [2, 3]
    assert evening.match.winners == (1,)


@pytest.mark.rule("BQ-T-DV-14")
def test_imposter_positions() -> None:
    positions = lay().begin().view.players[0].imposter.positions
    assert [set(position.cells) for position in positions] == [
        {"cell:1.1", "cell:1.2", "cell:2.1"},
        {"cell:1.2", "cell:1.3", "cell:2.3"},
        {"cell:2.3", "cell:3.2", "cell:3.3"},
        {"cell:2.1", "cell:3.1", "cell:3.2"},
    ]


@pytest.mark.rule("BQ-T-DV-15", "BQ-R-16")
def test_state_is_local() -> None:
    evening = lay().noble("A1", "G7 B7").noble("B1", "Y7 W7").hand("P7 Y1 Y2").begin()
    assert evening.play("serve P7 A1").under("A1") == "G7 B7 P7"


@pytest.mark.rule("BQ-T-DV-16", "BQ-R-03")
def test_white_is_not_fixed() -> None:
    evening = lay().noble("A2", "W3 G3").hand("B3 P3 Y1").begin()
    assert evening.play("serve B3 A2").under("A2") == "W3 G3 B3"
    assert evening.play("serve P3 A2").is_satisfied("A2")


@pytest.mark.rule("BQ-T-DV-17", "BQ-R-43")
def test_solo_length() -> None:
    evening = Evening(bagatelle.new_match("banquet", 1, 1))
    while not evening.match.is_over:
        evening.end_turn()
    assert len(evening.happened("solo_card_turned")) == 9
    assert len(evening.happened("turn_begun")) == 9
    assert len(evening.laid) == 9 + 27 + 24
    assert evening.view.pile.dishes == 12


@pytest.mark.rule("BQ-T-DV-19")
def test_colours_by_icon() -> None:
    players = lay(players=4).begin().view.players
    thirds = [player.nobles[2] for player in players]
    assert [(noble.requirement, noble.colour) for noble in thirds] == [
        ("U3", "violet"),
        ("U3", "green"),
        ("U3", "pink"),
        ("U3", "yellow"),
    ]
    players += lay(players=4, side="masked").begin().view.players
    asked = {noble.requirement for player in players for noble in player.nobles if noble.colour}
    assert asked == {f"{side}{number}" for side in "UM" for number in range(1, 6)}


@pytest.mark.rule("BQ-T-DV-20")
def test_deliberate_spoiling() -> None:
    evening = lay().noble("A6", "B12 G12").hand("V2 Y1 Y2").begin()
    assert "serve V2 A3" in evening.moves
    evening.play("serve V2 A6")
    assert (evening.under("A6"), evening.discards) == ("", {"B12", "G12", "V2"})


@pytest.mark.rule("BQ-T-DV-21", "BQ-R-45")
def test_places() -> None:
    setting = four_courts(last=0).noble("A4", "").noble("A6", "B1").noble("A5", "P12")
    evening = setting.hand("G3 G4 Y2").begin()
    evening.play("serve G3 A4", "serve G4 A4", "serve Y2 A6", "done")
    assert [player.dishes for player in evening.view.players] == [5, 3, 12, 12]
    assert evening.match.score_sheet.places == (1, 2, 3, 3)


@pytest.mark.rule("BQ-T-DV-21", "BQ-R-45")
def test_places_behind_a_sixth_noble() -> None:
    setting = four_courts(last=1).satisfied("B4 B5").noble("B4", "").noble("B6", "B12 Y12")
    evening = setting.noble("A6", "B2 Y2").hand("B1 W3 W4").begin().play("serve B1 B6")
    assert evening.match.scores == (7, 12, 6, 6)
    assert evening.match.score_sheet.places == (2, 1, 3, 3)
