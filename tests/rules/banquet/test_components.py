"""Components (section 2.1), as they lie on the table of a match."""

from __future__ import annotations

import pytest

import bagatelle
from bagatelle.games.banquet import components
from bagatelle.games.banquet.view import BanquetView, DishView, NobleView
from bagatelle.kernel.match import Match
from tests.rules.banquet.chance import END_CARD, draw_pile
from tests.rules.banquet.guest import in_every_order, serve

SIDES = ("unmasked", "masked")


def view_of(match: Match) -> BanquetView:
    view = match.view(None)
    assert isinstance(view, BanquetView)
    return view


def table(players: int, side: str = "unmasked") -> BanquetView:
    return view_of(bagatelle.new_match("banquet", players, seed=1, side=side))


def sets_of_nobles(side: str) -> list[tuple[NobleView, ...]]:
    """The nobles of the icons A, B, C and D."""
    return [player.nobles for player in table(4, side).players]


def all_dishes() -> list[DishView]:
    """What a solo table has when the whole draw pile has been drawn."""
    match = bagatelle.new_match("banquet", 1, seed=1)
    draw_pile(match)
    view = view_of(match)
    return [*view.discards, *(cell.dish for cell in view.sideboard if cell.dish is not None)]


@pytest.mark.rule("BQ-COMP-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_players(players: int) -> None:
    view = table(players)
    assert len(view.players) == players
    assert (view.solo is not None) == (players == 1)


@pytest.mark.rule("BQ-COMP-01")
@pytest.mark.parametrize("players", [-1, 0, 5])
def test_no_other_number_of_players(players: int) -> None:
    with pytest.raises(bagatelle.BadOption) as refused:
        bagatelle.new_match("banquet", players)
    assert refused.value.option == "players"


@pytest.mark.rule("BQ-COMP-02")
def test_72_dishes_six_types_with_the_values_1_to_12_once() -> None:
    dishes = all_dishes()
    types = {dish.type for dish in dishes}
    assert len(types) == 6
    assert sorted((dish.type, dish.value) for dish in dishes) == [
        (kind, value) for kind in sorted(types) for value in range(1, 13)
    ]


@pytest.mark.rule("BQ-COMP-03")
def test_the_types_and_their_colours() -> None:
    assert {(dish.type, dish.colour) for dish in all_dishes()} == {
        ("desserts", "blue"),
        ("drinks", "green"),
        ("fruit", "violet"),
        ("pastries", "pink"),
        ("main_courses", "yellow"),
        ("abundance", "white"),
    }


@pytest.mark.rule("BQ-COMP-04")
@pytest.mark.parametrize("icon", ["A", "B", "C", "D"])
def test_a_white_dish_counts_as_any_type(icon: str) -> None:
    """Between them the four icons ask U3 and U5 for all five colours."""
    assert serve("U3", "W1 W2 W3 W8", icon) == "open open open done"
    assert serve("U5", "W12 W11 W10 W6", icon) == "open open open done"


@pytest.mark.rule("BQ-COMP-04")
def test_a_white_dish_keeps_its_value() -> None:
    assert serve("U3", "V2 V4 V5 W3") == "open open open done"
    assert serve("U3", "V2 V4 V5 W4") == "open open open dead"
    assert serve("U1", "Y7 B7 W8") == "open open dead"
    assert serve("U6", "B12 G12 W1") == "open open done"
    assert serve("U6", "B12 G12 W2") == "open open dead"
    assert serve("M2", "G2 G4 W5") == "open open dead"
    assert serve("M5", "Y2 G5 W5") == "open open dead"


@pytest.mark.rule("BQ-COMP-05")
def test_a_white_dish_is_never_tied_to_one_type() -> None:
    """W3 serves as the blue dish of a pair, or beside one, whatever came before it."""
    assert in_every_order("U2", "W3 V3 B9 W9") == {"open open open done"}
    assert in_every_order("U2", "W3 B3 B9 W9") == {"open open open done"}
    assert in_every_order("U2", "W3 B3 G3 P3") == {"open open open done"}


@pytest.mark.rule("BQ-COMP-06")
def test_24_nobles_six_for_each_icon() -> None:
    names = [[noble.id for noble in nobles] for nobles in sets_of_nobles("unmasked")]
    assert names == [[f"noble:{icon}{number}" for number in range(1, 7)] for icon in "ABCD"]


@pytest.mark.rule("BQ-COMP-07")
def test_both_faces_of_a_noble_ask_for_the_same_colour() -> None:
    unmasked, masked = (
        [(noble.id, noble.colour) for nobles in sets_of_nobles(side) for noble in nobles]
        for side in SIDES
    )
    assert unmasked == masked
    assert {colour for _, colour in masked} == {"blue", "green", "violet", "pink", "yellow", None}


@pytest.mark.rule("BQ-COMP-08")
@pytest.mark.parametrize(("side", "letter"), [("unmasked", "U"), ("masked", "M")])
def test_every_set_has_the_six_requirements_of_a_side_once(side: str, letter: str) -> None:
    for nobles in sets_of_nobles(side):
        wanted = sorted(noble.requirement for noble in nobles)
        assert wanted == [f"{letter}{number}" for number in range(1, 7)]


@pytest.mark.rule("BQ-COMP-09")
def test_the_colour_of_a_requirement_differs_from_player_to_player() -> None:
    """What satisfies U4 of A, green, kills U4 of B, pink; and the other way round."""
    assert serve("U4", "G1 G2 G3", "A") == "open open done"
    assert serve("U4", "G1", "B") == "dead"
    assert serve("U4", "P1 P2 P3", "B") == "open open done"
    assert serve("U4", "P1", "A") == "dead"


@pytest.mark.rule("BQ-COMP-10")
@pytest.mark.parametrize("side", SIDES)
def test_the_points_of_a_set_total_12(side: str) -> None:
    for nobles in sets_of_nobles(side):
        points = {noble.requirement: noble.points for noble in nobles}
        assert sum(points.values()) == 12
        assert min(points.values()) == 1, "a one-point noble exists (BQ-R-26)"
        printed = {line.requirement: line.points for line in components.shipped().points}
        assert points.items() <= printed.items()


@pytest.mark.rule("BQ-COMP-11")
def test_every_icon_has_an_imposter_with_three_cells() -> None:
    imposters = [player.imposter for player in table(4).players]
    assert [imposter.id for imposter in imposters] == [f"imposter:{icon}" for icon in "ABCD"]
    for imposter in imposters:
        assert [len(set(position.cells)) for position in imposter.positions] == [3, 3, 3, 3]


@pytest.mark.rule("BQ-COMP-12")
def test_an_end_card_is_in_the_pile() -> None:
    assert draw_pile(bagatelle.new_match("banquet", 2, seed=1))[-1] == END_CARD
    assert END_CARD not in draw_pile(bagatelle.new_match("banquet", 1, seed=1))


@pytest.mark.rule("BQ-COMP-12")
def test_nine_solo_cards() -> None:
    match = bagatelle.new_match("banquet", 1, seed=1)
    while not match.is_over:
        match.play(match.legal_moves()[0])
    solo = view_of(match).solo
    assert solo is not None
    assert solo.turned == tuple(f"solo_card:S{number}" for number in range(1, 10))
