"""What the table can hold may be entered, whatever our own reconstruction of the box has."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bagatelle.games.rokoko.components import Components, read
from bagatelle.games.rokoko.game import Rokoko
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.match import Match
from tests.conformance.play import table_of
from tests.rules.rokoko.box_edits import edited
from tests.rules.rokoko.builder import lay

FIREWORKS = '  { id = "fireworks-4", cost = 24, prestige = 2, multiplier = 3 },\n'
ROYAL = '  { id = "royal-5", master = false, reward = "lace" },\n'
STATUE = '  { id = "statue-3", cost = 17, prestige = 0 },\n'
MORE_OF_ALL = (
    ("prestige = [5, 3, 2]", "prestige = [8, 6, 5, 3, 2]"),
    ("cost = [8, 6, 5, 4, 2, 0]", "cost = [8, 8, 7, 6, 5, 4, 3, 3, 2, 0]"),
    ("dark = [4, 5]", "dark = [8, 9]"),
    (
        FIREWORKS,
        FIREWORKS
        + "".join(
            f'  {{ id = "fireworks-{n}", cost = 30, prestige = 2, multiplier = 3 }},\n'
            for n in range(5, 9)
        ),
    ),
    (
        ROYAL,
        ROYAL
        + "".join(
            f'  {{ id = "royal-{n}", master = false, reward = "none" }},\n' for n in range(6, 14)
        ),
    ),
    (
        STATUE,
        STATUE
        + "".join(f'  {{ id = "statue-{n}", cost = 20, prestige = 0 }},\n' for n in range(4, 16)),
    ),
    ('yarn = 1\nlace = 1\njoin = "plus"', 'yarn = 2\nlace = 0\njoin = "plus"'),
)
"""Five all-halls spaces, ten windows, eight fireworks, more guests and statues, equal tokens."""


@pytest.fixture(scope="module")
def box() -> Components:
    return read(edited(*MORE_OF_ALL))


def random_game(box: Components, players: int, seed: str) -> Iterator[Match]:
    match, chooser = Match(Rokoko(players, {}, box), seed), Dealer(f"moves of {seed}")
    while not match.is_over:
        moves = match.legal_moves(match.to_act[0])
        match.play(moves[chooser.below(len(moves))])
        yield match


def test_a_box_with_more_of_everything_is_played_to_its_end(box: Components) -> None:
    offered: set[str] = set()
    for players in (2, 3):
        for seed in ("0", "1", "2"):
            for match in random_game(box, players, seed):
                assert match.game.broken_invariants(table_of(match)) == []
                for seat in match.to_act:
                    offered.update(*(move.choice.refs for move in match.legal_moves(seat)))
    last = {"window:10", "space:royal-13", "decoration:fireworks-8", "decoration:statue-15"}
    assert last <= offered


@pytest.mark.rule("RK-ACT-RES-10")
def test_a_lower_half_with_two_equal_tokens_gives_both(box: Components) -> None:
    (tile,) = (tile.id for tile in box.resource if tile.yarn == 2)
    ball = lay(components=box).yarn(0, 0).lace(0, 0).warehouse(tile).begin()
    ball.play("play base-4", "acquire", f"take {tile}", "trade")
    assert ball.goods(0) == (2, 0)


@pytest.mark.rule("RK-HALLS-02")
def test_a_fifth_all_halls_space_can_be_reached(box: Components) -> None:
    setting = lay(components=box).all_halls(1, 1).money(0, 60)
    setting.rented(0, royal_1="cl01", hall2_1="cl02", hall3_1="cl03", hall4_1="cl04")
    ball = setting.begin().play("play base-4", "fund", "fund musician-hall5")
    assert ball.all_halls() == [1, 0, None, None, None]
