"""The builder of the other tests: it lays what it is told, and only legal tables."""

from __future__ import annotations

import pytest

from tests.rules.banquet.builder import IllegalTable, Setting, lay


def test_everything_lies_where_it_was_laid() -> None:
    evening = (
        lay(players=3, side="masked")
        .sideboard("Y1 . . B2 . . . . W12")
        .noble("B3", "G9f W2r G8f")
        .satisfied("A1 C6")
        .imposter_used(2)
        .discards("P1 P2")
        .turn_of(2)
        .turn(6)
        .begin()
    )
    view = evening.view
    cells = evening.sideboard.split()
    assert (cells[0], cells[3], cells[8]) == ("Y1", "B2", "W12")
    assert "." not in cells
    assert evening.courses("B3") == ("G9 G8", "W2")
    assert evening.is_satisfied("A1")
    assert evening.is_satisfied("C6")
    assert [player.imposter.used for player in view.players] == [False, False, True]
    assert evening.discards == {"P1", "P2"}
    assert (evening.match.to_act, view.turn, view.first_player) == ((2,), 6, 0)


def test_what_the_pile_does_not_hold_is_discarded() -> None:
    evening = lay().pile("Y1 B2").end_shown(1).begin()
    assert evening.view.pile.packs == (2, 0, 0)
    assert evening.view.pile.end_pack == 1
    assert len(evening.discards) == 72 - 9 - 2


@pytest.mark.parametrize(
    "setting",
    [
        pytest.param(lay().hand("V7 V2 V3").noble("A3", "V7"), id="a dish twice"),
        pytest.param(lay().noble("A3", "V7 V6"), id="a dead noble"),
        pytest.param(lay().noble("A6", "B12 W12 G1"), id="a complete noble that is not satisfied"),
        pytest.param(lay().satisfied("A3").noble("A3", "V1"), id="a satisfied noble with dishes"),
        pytest.param(lay().pile("Y1 B2").packs(1, 0, 0), id="more dishes than the packs hold"),
    ],
)
def test_illegal_tables_are_refused(setting: Setting) -> None:
    with pytest.raises(IllegalTable):
        setting.begin()


def test_unknown_names_are_refused() -> None:
    with pytest.raises(IllegalTable, match="dish:V13"):
        lay().noble("A3", "V13")
    with pytest.raises(IllegalTable, match="C3"):
        lay(players=2).noble("C3", "V1")
