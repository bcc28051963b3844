"""Taking (section 2.4) and the decision BQ-D-01."""

from __future__ import annotations

import msgspec
import pytest

from bagatelle.games.banquet.components import Components, shipped
from tests.rules.banquet.builder import lay

NINE = "B1 B2 B3 G1 G2 G3 P1 P2 P3"
"""A sideboard on which the value says the column and the colour the row."""


@pytest.mark.rule("BQ-TAKE-01")
@pytest.mark.parametrize(
    ("move", "taken"),
    [
        ("take row 1", "B1 B2 B3"),
        ("take row 2", "G1 G2 G3"),
        ("take row 3", "P1 P2 P3"),
        ("take column 1", "B1 G1 P1"),
        ("take column 2", "B2 G2 P2"),
        ("take column 3", "B3 G3 P3"),
        ("take imposter A0", "B1 B2 G1"),
    ],
)
def test_a_row_a_column_or_the_imposter(move: str, taken: str) -> None:
    assert lay().sideboard(NINE).begin().play(move).hand == taken


@pytest.mark.rule("BQ-TAKE-01")
def test_nobody_uses_the_imposter_of_another() -> None:
    assert lay(players=2).begin().refusal("take imposter B0").clause == "BQ-TAKE-01"


@pytest.mark.rule("BQ-TAKE-02")
def test_a_second_take_in_the_same_turn_is_refused() -> None:
    evening = lay().begin().play("take row 1")
    assert evening.refusal("take row 2").clause == "BQ-TAKE-02"
    assert evening.refusal("take imposter A0").clause == "BQ-TAKE-02"


@pytest.mark.rule("BQ-TAKE-02")
def test_all_three_dishes_are_taken() -> None:
    evening = lay().sideboard(NINE).begin().play("take column 2")
    assert evening.hand == "B2 G2 P2"
    assert evening.sideboard == "B1 . B3 G1 . G3 P1 . P3"


@pytest.mark.rule("BQ-TAKE-03")
def test_the_imposter_works_once_in_a_game() -> None:
    evening = lay().begin().play("take imposter A90").end_turn().end_turn()
    assert evening.match.to_act == (0,)
    for turn in (0, 90, 180, 270):
        assert evening.refusal(f"take imposter A{turn}").clause == "BQ-TAKE-03"


@pytest.mark.rule("BQ-TAKE-03")
def test_rows_and_columns_leave_the_imposter_unused() -> None:
    evening = lay().begin().play("take row 1").end_turn().end_turn()
    assert "take imposter A0" in evening.moves


@pytest.mark.rule("BQ-TAKE-04")
def test_everybody_sees_that_an_imposter_is_used() -> None:
    evening = lay().begin().play("take imposter A0")
    assert [player.imposter.used for player in evening.view.players] == [True, False]
    (used,) = evening.happened("imposter_used")
    assert used.parts == {"player": "seat:1", "imposter": "imposter:A0"}


@pytest.mark.rule("BQ-TAKE-05", "BQ-R-20")
@pytest.mark.parametrize(
    ("turn", "taken"), [(0, "B1 B2 G1"), (90, "B2 B3 G3"), (180, "G3 P2 P3"), (270, "G1 P1 P2")]
)
def test_the_imposter_is_turned_about_the_centre(turn: int, taken: str) -> None:
    assert lay().sideboard(NINE).begin().play(f"take imposter A{turn}").hand == taken


def with_imposter(*cells: tuple[int, int]) -> Components:
    """The box with another pattern on the imposter of icon A."""
    first, *others = shipped().imposters
    return msgspec.structs.replace(
        shipped(), imposters=(msgspec.structs.replace(first, cells=cells), *others)
    )


@pytest.mark.rule("BQ-TAKE-05", "BQ-TAKE-06")
def test_a_pattern_may_be_turned_but_neither_mirrored_nor_shifted() -> None:
    # Every imposter of the box is its own mirror image, so the test brings one that is not.
    lopsided = with_imposter((0, 0), (0, 1), (1, 1))
    hands = set()
    for turn in (0, 90, 180, 270):
        evening = lay(components=lopsided).sideboard(NINE).begin()
        hands.add(evening.play(f"take imposter A{turn}").hand)
    assert hands == {"B1 B2 G2", "B3 G2 G3", "G2 P2 P3", "G1 G2 P1"}
    mirrored, shifted = "B2 B3 G2", "B2 B3 G3"
    assert not hands & {mirrored, shifted}
    assert len([move for move in lay(components=lopsided).begin().moves if "imposter" in move]) == 4


@pytest.mark.rule("BQ-TAKE-07")
def test_the_cells_stay_empty_until_the_refill() -> None:
    evening = lay().sideboard("B1 . . G1 . . P1").begin()
    evening.play("take column 1", "serve B1 A6", "serve G1 A6", "serve P1 A6")
    cells = evening.sideboard.split()
    assert [cells[0], cells[3], cells[6]] == [".", ".", "."]
    assert "." not in evening.play("done").sideboard


@pytest.mark.rule("BQ-D-01")
def test_the_options_of_a_take() -> None:
    rows_and_columns = [f"take {line} {n}" for line in ("row", "column") for n in (1, 2, 3)]
    positions = [f"take imposter B{turn}" for turn in (0, 90, 180, 270)]
    assert lay().turn_of(1).begin().moves == rows_and_columns + positions
    assert lay().turn_of(1).imposter_used(1).begin().moves == rows_and_columns
