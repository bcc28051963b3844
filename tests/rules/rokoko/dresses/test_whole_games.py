"""Whole games with all modules: what dresses bring, counted again from what everybody sees.

The players prefer to acquire and to tailor, they are rich, and the box has few dresses of the base
game, so that many dresses of modules are made.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bagatelle.games.rokoko.components import Components, shipped
from bagatelle.games.rokoko.view import RokokoView
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.game import Event
from bagatelle.kernel.match import Match
from tests.conformance.play import table_of
from tests.rules.rokoko.builder import game_with
from tests.rules.rokoko.dresses.builder import ALL

EAGER = ("tailor", "window", "rent", "acquire", "keep", "use", "jewel", "fund jeweler")
BONUSES = {"expert-1": (5, 0), "expert-4": (14, 0), "expert-6": (0, 2)}


def seen(match: Match) -> RokokoView:
    view = match.view(None)
    assert isinstance(view, RokokoView)
    return view


def rich_box() -> Components:
    box = shipped()
    constants = replace(box.constants, start_livre=60, start_yarn=5, start_lace=5)
    return replace(box, dress=box.dress[:8], constants=constants)


def played(players: int, seed: str) -> Iterator[tuple[RokokoView, list[Event], Match]]:
    """What all saw before each decision, what happened then, and the match."""
    match = Match(game_with(ALL.split(), players, rich_box()), seed)
    chooser = Dealer(f"eager {seed}")
    while not match.is_over:
        before, told = seen(match), match.row_count
        seat = match.to_act[0]
        moves = match.legal_moves(seat)
        eager = [move for move in moves if str(move).startswith(EAGER)]
        some = eager if eager and chooser.below(5) else moves
        match.play(some[chooser.below(len(some))], seat)
        yield before, match.events(None, told), match


def worn(view: RokokoView, seat: int) -> Counter[str]:
    """The colours of the dresses that a player has on the board."""
    spaces = [space for hall in view.halls for space in hall.spaces]
    return Counter(space.dress.code for space in spaces if space.dress and space.owner == seat)


def festivity_points(dress: str, view: RokokoView, seat: int) -> int:
    mine = worn(view, seat)
    ladies = mine["common_lady"] + mine["uncommon_lady"]
    return {
        "festivity-1": 2 * min(ladies, mine.total() - ladies),
        "festivity-2": view.players[seat].decorations,
        "festivity-3": mine["common_lady"],
        "festivity-4": mine["common_gent"],
    }[dress]


@pytest.mark.slow
@pytest.mark.rule("FE-03", "FE-05", "FE-06", "FE-08", "EX-04", "EX-06", "EX-G4e", "GEN-08")
@pytest.mark.parametrize(("players", "seed"), [(2, "1"), (4, "3"), (2, "4")])
def test_every_dress_brings_what_it_says(players: int, seed: str) -> None:
    gains: Counter[str] = Counter()
    for before, events, match in played(players, seed):
        for event in events:
            name = str(event.parts.get("dress", "")).partition(":")[2]
            if event.kind == "dress_shown" and name.startswith("festivity"):
                assert seen(match).round > 1
            elif event.kind == "dress_sold":
                assert name == "expert-4" or name.partition("-")[0] not in ("festivity", "expert")
            elif event.kind == "dress_bonus":
                assert event.parts["prestige"] == festivity_points(name, before, _seat(event))
                gains[name] += 1
            elif event.kind == "expert_bonus":
                assert (event.parts["livres"], event.parts["prestige"]) == BONUSES[name]
                gains[name] += 1
            elif event.kind == "expert_favour":
                assert before.favour is None
                assert seen(match).favour == _seat(event)
        assert match.game.broken_invariants(table_of(match)) == []
    assert gains.total() > 0, "otherwise the game shows nothing"


def _seat(event: Event) -> int:
    return int(str(event.parts["player"]).partition(":")[2]) - 1
