"""Modules in general (section 2.0): any of them, or none, and nothing of the others."""

from __future__ import annotations

from itertools import combinations

import pytest

from bagatelle.games.rokoko import state
from bagatelle.games.rokoko.components import shipped
from bagatelle.games.rokoko.game import Rokoko
from bagatelle.games.rokoko.modules.registry import MODULES
from bagatelle.games.rokoko.state import NONE
from bagatelle.games.rokoko.view import RokokoView
from bagatelle.kernel.bits import members
from bagatelle.kernel.match import Match
from tests.conformance.play import table_of
from tests.rules.rokoko.builder import Ball, game_with
from tests.rules.rokoko.builder import lay as lay_base
from tests.rules.rokoko.jewelry_box.builder import lay

SUBSETS = [names for size in range(5) for names in combinations(MODULES, size)]


def begun(names: tuple[str, ...], players: int) -> Match:
    """A match with some modules, when round 1 is laid."""
    return Match(Rokoko(players, {"modules": ",".join(names) or "none"}), "1")


def module_names(match: Match) -> list[str]:
    view = match.view(None)
    assert isinstance(view, RokokoView)
    return [*view.modules]


@pytest.mark.rule("GEN-01")
@pytest.mark.parametrize("names", SUBSETS)
def test_any_modules_make_a_game(names: tuple[str, ...]) -> None:
    for players in (1, 2, 4):
        match = begun(names, players)
        assert module_names(match) == [*names, *(["du_barry"] if players == 1 else [])]
        for _ in range(60):
            seat = match.to_act[0]
            match.play(match.legal_moves(seat)[-1], seat)
        assert match.game.broken_invariants(table_of(match)) == []


@pytest.mark.rule("GEN-02")
def test_madame_du_barry_is_the_opponent_of_one_player() -> None:
    alone = begun((), 1)
    assert module_names(alone) == ["du_barry"]
    assert alone.game.players == 1
    view = alone.view(None)
    assert isinstance(view, RokokoView)
    assert len(view.players) == 2
    for players in (2, 3, 4, 5):
        assert module_names(begun((), players)) == []


@pytest.mark.rule("GEN-03")
@pytest.mark.parametrize("names", SUBSETS)
def test_what_belongs_to_no_module_in_play_stays_in_the_box(names: tuple[str, ...]) -> None:
    match = begun(names, 2)
    t, game, box = table_of(match), match.game, shipped()
    assert isinstance(game, Rokoko)
    dresses = {*members(t[state.DRESS_BAG])}
    dresses |= {d for d in t[state.WINDOWS : state.WINDOWS + state.MAX_WINDOWS] if d != NONE}
    here = {game.contents.dresses[dress].id for dress in dresses}
    assert here == {
        *(dress.id for dress in box.dress),
        *(dress.id for dress in box.fancy_dress if "fancy" in names),
        *(dress.id for dress in box.festivity_dress if "festivity" in names),
        *(
            dress.id
            for dress in box.expert_dress
            if "expert" in names and (not dress.needs_jewelry_box or "jewelry_box" in names)
        ),
    }
    tiles = {*members(t[state.TILE_PILE])}
    tiles |= {tile for tile in t[state.SHELF : state.SHELF + state.SHELVES] if tile != NONE}
    assert len(tiles) == (53 if "fancy" in names else 48)
    stack = {*members(t[state.HIRE_STACK])}
    assert all(card < 33 for card in stack) or "jewelry_box" in names
    assert ("jewel" in game.ids.by_domain) == ("jewelry_box" in names)
    decorations = game.ids.by_domain["decoration"]
    assert ("jeweler-1" in decorations) == ("jewelry_box" in names)


@pytest.mark.rule("GEN-04")
def test_base_rules_hold() -> None:
    """The same story with and without the Jewelry Box."""

    def told(ball: Ball) -> list[object]:
        ball.play("play base-5", "acquire", "take r39", "trade", "use")
        ball.play("play base-1", "hire", "hire 1-3")
        ball.play("play base-3", "depute", "use", "lace")
        ball.play("play base-2", "tailor", "window 6", "pay r03", "rent royal-1")
        ball.play("play base-4", "fund", "fund musician-hall5", "skip")
        events = [event for event in ball.events() if event.kind != "task_marked"]
        return [*(ball.money(seat) for seat in (0, 1)), ball.goods(0), ball.player(0).staff, events]

    stories = []
    for setting in (lay_base(edition="deluxe"), lay()):
        setting.money(0, 20).kept(1, "r03").warehouse("r39 r01").hire_row("1-1 1-3")
        setting.windows(". . . . . cg01").hand(0, "base-3 base-4 base-5").hand(1, "base-1 base-2")
        setting.reserve(0, "1-4")
        stories.append(told(setting.begin()))
    assert stories[0] == stories[1]


@pytest.mark.rule("GEN-08")
def test_every_bonus_and_every_main_action_may_be_declined() -> None:
    box = shipped()
    for worker in (*box.journeyman, *box.master, *box.special_apprentice):
        setting = lay().hand(0, f"{worker.id} base-1").discard(1, "base-5").kept(0, "r02")
        if worker.level == 0:
            setting.specialist(0, worker.id)
        setting.jewels(0, "ncl1 ncl2 rcg1 rrg1").funded(0, "statue-1 upper-1").windows("cl01")
        setting.rented(0, royal_1="ul01", royal_2="cl02", royal_3="cl03").money(0, 9)
        ball = setting.begin().play(f"play {worker.id}")
        assert "pass" in ball.legal(), "a main action may be declined"
        ball.play("pass")
        if worker.crown:
            assert ball.match.to_act == (1,)
            continue
        assert ball.legal() == ["use", "skip"], worker.id
        before = (ball.money(0), ball.prestige(0), ball.zone(0, "reserve"))
        ball.play("skip")
        assert (ball.money(0), ball.prestige(0), ball.zone(0, "reserve")) == before, worker.id
        assert ball.match.to_act == (1,)


@pytest.mark.rule("GEN-09")
def test_tokens_never_run_out() -> None:
    """Seat 0 has 20 tokens on dresses and decorations, 4 on tasks, and places two more."""
    setting = lay().money(0, 40).hand(0, "base-4 base-1").warehouse("r01").marked(0, "J2 J3 J4")
    setting.funded(0, "statue-1 statue-2 statue-3 upper-1 lower-1 fireworks-1 musician-hall2")
    dresses = iter(f"c{wearer}{number:02}" for wearer in "lg" for number in range(1, 14))
    spaces = [f"{hall}_{n}" for hall in ("royal", "hall3", "hall4", "hall5") for n in (1, 2, 3, 4)]
    setting.rented(0, **{space: next(dresses) for space in spaces})
    ball = setting.begin()
    property_markers = 16 + 7 + 1 + 3
    assert property_markers > ball.game.edition.property_markers
    ball.play("play base-4", "acquire", "take r01", "keep")
    assert ball.marks(0) == "J1 J2 J3 J4"
    ball = setting.begin().play("play base-4", "fund", "fund jeweler-1")
    assert ball.owner("jeweler-1") == 0


@pytest.mark.rule("GEN-10")
def test_four_colours_of_two_wearers() -> None:
    game = game_with([*MODULES])
    colours = game.edition.colours
    assert [colours[dress.colour] for dress in game.contents.dresses if dress.id == "ul01"] == [
        "green"
    ]
    worn: dict[str, set[str]] = {}
    things = game.rules.box.things
    for number, dress in enumerate(game.contents.dresses):
        lady = bool(things.ladies >> things.dress_colour[number] & 1)
        worn.setdefault(colours[dress.colour], set()).add("dress" if lady else "coat")
    assert worn == {"blue": {"dress"}, "pink": {"coat"}, "green": {"dress"}, "orange": {"coat"}}
    kinds = {(jewel.colour, jewel.kind) for jewel in lay().begin().box().bag}
    assert kinds == {
        ("blue", "necklace"), ("green", "necklace"), ("pink", "ring"), ("orange", "ring"),
    }  # fmt: skip
