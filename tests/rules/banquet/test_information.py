"""Hidden and open information (section 2.13)."""

from __future__ import annotations

import re
from collections.abc import Iterable

import msgspec
import pytest

import bagatelle
from bagatelle.texts import formatter
from tests.rules.banquet.builder import Evening, Setting, lay

SERVED = ("serve B1 A6", "serve G1 A6", "serve P1 A6", "done")


def a_table() -> Setting:
    return (
        lay(side="masked")
        .sideboard("B1 G1 P1")
        .noble("A3", "V9f W2r G5f")
        .noble("B1", "B2 Y5")
        .satisfied("B2")
        .imposter_used(1)
        .discards("Y1 W1 P4")
    )


def named_in(evening: Evening, viewer: int | None, domain: str) -> set[str]:
    """The things of one domain that a view names anywhere."""
    text = msgspec.json.encode(evening.match.view(viewer)).decode()
    return set(re.findall(rf'"{domain}:([^"]+)"', text))


def names(dishes: Iterable[dict[str, str]]) -> str:
    return " ".join(dish["id"].removeprefix("dish:") for dish in dishes)


@pytest.mark.rule("BQ-INFO-01")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_everybody_sees_the_table(viewer: int | None) -> None:
    view = msgspec.to_builtins(a_table().begin().match.view(viewer))
    first, second = view["players"]
    assert [cell["dish"]["id"] for cell in view["sideboard"][:3]] == [
        "dish:B1",
        "dish:G1",
        "dish:P1",
    ]
    assert [dish["id"] for dish in first["nobles"][2]["dishes"]] == [
        "dish:V9",
        "dish:W2",
        "dish:G5",
    ]
    falling, rising = first["nobles"][2]["courses"]
    assert [dish["id"] for dish in falling["dishes"]] == ["dish:V9", "dish:G5"]
    assert [dish["id"] for dish in rising["dishes"]] == ["dish:W2"]
    assert [dish["id"] for dish in second["nobles"][0]["dishes"]] == ["dish:B2", "dish:Y5"]
    assert [noble["satisfied"] for noble in second["nobles"]] == [False, True] + [False] * 4
    assert (first["imposter"]["used"], second["imposter"]["used"]) == (False, True)


@pytest.mark.rule("BQ-INFO-01")
def test_everybody_sees_the_same() -> None:
    match = a_table().begin().match
    seat_0, seat_1, spectator = (match.view(viewer) for viewer in (0, 1, None))
    assert seat_0 == seat_1 == spectator


@pytest.mark.rule("BQ-INFO-01")
def test_solo_cards_already_turned_are_open() -> None:
    evening = lay(players=1).solo_cards_turned("S7 S2").begin()
    assert named_in(evening, None, "solo_card") == {"S2", "S7"}
    solo = evening.view.solo
    assert solo is not None
    assert solo.last is not None
    assert solo.last.id == "solo_card:S2"


@pytest.mark.rule("BQ-INFO-02", "BQ-R-33")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_discard_pile_is_open(viewer: int | None) -> None:
    view = msgspec.to_builtins(a_table().begin().match.view(viewer))
    assert sorted(names(view["discards"]).split()) == ["P4", "W1", "Y1"]


@pytest.mark.rule("BQ-INFO-03")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_view_names_no_dish_of_the_draw_pile(viewer: int | None) -> None:
    evening = a_table().begin()
    open_dishes = set(evening.sideboard.split()) | evening.discards
    open_dishes |= {"V9", "W2", "G5", "B2", "Y5"}
    assert named_in(evening, viewer, "dish") == open_dishes


@pytest.mark.rule("BQ-INFO-03")
@pytest.mark.parametrize("viewer", [0, None])
def test_a_view_names_no_solo_card_of_the_stack(viewer: int | None) -> None:
    evening = lay(players=1).solo_cards_turned("S7").begin()
    assert named_in(evening, viewer, "solo_card") == {"S7"}


@pytest.mark.rule("BQ-INFO-03")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_nothing_that_a_viewer_gets_depends_on_what_will_be_drawn(viewer: int | None) -> None:
    # The End card comes before the first dish, or after it, or after the second.
    setting = lay().hand("B1 G1 P1").packs(0, 0, 2)
    known, futures = [], set()
    for seed in range(40):
        evening = setting.begin(seed).play(*SERVED[:3])
        match = evening.match
        known.append(
            (
                match.view(viewer),
                match.legal_moves(0),
                match.events(viewer),
                match.log(viewer),
                evening.refusal("clear A1"),
            )
        )
        evening.play("done")
        futures.add(tuple(event.kind for event in evening.events[-6:]))
    assert len(futures) == 3
    assert known == [known[0]] * 40


@pytest.mark.rule("BQ-INFO-04")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_draw_pile_shows_its_sizes_and_the_pack_of_the_end_card(viewer: int | None) -> None:
    view = msgspec.to_builtins(lay().packs(4, 11, 10).end_shown(1).begin().match.view(viewer))
    assert view["pile"] == {"dishes": 25, "packs": (4, 11, 10), "end_pack": 1, "end_shown": 1}


@pytest.mark.rule("BQ-INFO-05", "BQ-R-33")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_dishes_taken_are_open(viewer: int | None) -> None:
    evening = a_table().begin().play("take row 1", "serve B1 A6")
    view = msgspec.to_builtins(evening.match.view(viewer))
    assert names(view["tray"]) == "G1 P1"


@pytest.mark.rule("BQ-INFO-05")
def test_every_event_reaches_everybody_as_it_is() -> None:
    match = lay(side="masked").hand("V9 G1 P1").begin().match
    match.play("serve V9 course A3.falling")
    assert match.events(0) == match.events(1) == match.events(None)
    assert not any(part is None for event in match.events(None) for part in event.parts.values())


@pytest.mark.rule("BQ-INFO-06")
def test_only_one_player_decides_at_a_time() -> None:
    match = bagatelle.new_match("banquet", 4, 5)
    while not match.is_over:
        (seat,) = match.to_act
        waiting = [other for other in range(4) if other != seat]
        assert not any(match.legal_moves(other) for other in waiting)
        match.play(match.legal_moves()[-1])


@pytest.mark.parametrize(
    ("side", "plates"), [("unmasked", (4, 4, 4, 3, 4, None)), ("masked", (4, 5, 6, 4, 4, None))]
)
def test_a_noble_has_a_plate_for_each_dish_it_takes(
    side: str, plates: tuple[int | None, ...]
) -> None:
    nobles = lay(side=side).begin().view.players[0].nobles
    assert tuple(noble.plates for noble in nobles) == plates


@pytest.mark.parametrize("side", ["unmasked", "masked"])
def test_a_dish_that_fits_tells_what_comes_next(side: str) -> None:
    for noble, served, dish, wanted in NEXT[side]:
        table = lay(side=side).noble(noble, served).hand(f"{dish} B1 B2").begin()
        hint = next(
            move.hint for move in table.match.legal_moves() if f"{dish} {noble}" in move.text
        )
        assert hint is not None
        assert hint.id == "banquet-hint-fits"
        assert formatter("en")(hint) == f"fits: {wanted}"


NEXT = {
    "unmasked": (
        ("A1", "Y7", "G7", "then 2 more of value 7"),
        ("A2", "B4", "G4", "then the second value"),
        ("A2", "B4", "B9", "then a 4 or a 9"),
        ("A2", "B4 G4", "B8", "then an 8"),
        ("A3", "V2", "V3", "then 2 more, at most 9 together"),
        ("A4", "G3", "G8", "then a 5 or an 11"),
        ("A4", "G5", "G10", "then a 5"),
        ("A5", "P12", "P10", "then 2 more, at least 17 together"),
        ("A6", "G2", "Y5", "then 18 to go"),
    ),
    "masked": (
        ("A2", "B4", "G4", "then a 4 or the second value"),
        ("A2", "B4 G4", "B9", "then a 4 or a 9"),
        ("A4", "G2", "G6", "then 2 more, even"),
        ("A6", "G2", "Y5", "then 18 to go"),
    ),
}
