"""The balance of Augsburg 1520: its groups and its tallies say what was played."""

from __future__ import annotations

from functools import cache

import pytest

from bagatelle.arena import Balance, simulate
from bagatelle.games.augsburg.game import Augsburg
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.rules import start


@cache
def found(players: int = 3) -> Balance:
    report = simulate("augsburg", players, {}, ["random"], 4, "balance", tally=True)
    assert report.balance is not None
    return report.balance


def test_every_line_of_the_sheet_has_its_group() -> None:
    means = {group.item.id: group.mean for group in found().groups}
    lines = {source.item.id: source.mean for source in found().sources}
    assert means == pytest.approx(
        {
            "augsburg-source-titles": lines["augsburg-line-titles"],
            "augsburg-source-rights": lines["augsburg-line-coats"] + lines["augsburg-line-letters"],
            "augsburg-source-cards": lines["augsburg-line-privileges"]
            + lines["augsburg-line-given-up"],
            "augsburg-source-thefts": lines["augsburg-line-thefts"],
        }
    )


def test_what_is_tallied_is_what_was_chosen() -> None:
    kinds = {use.choice: use.per_game for use in found().kinds}
    together = {
        counted.domain: [sum(each) for each in zip(*(n for _, n in counted.things), strict=True)]
        for counted in found().counted
    }
    rounds = 5
    assert sum(together["noble"]) == pytest.approx(5 * rounds)
    assert sum(together["card"]) == pytest.approx(5 * rounds)
    assert together["noble"][0] == pytest.approx(together["card"][0])
    assert sum(together["step"]) == pytest.approx(kinds["climb"])
    taken, built, by_architect = together["tile"]
    assert (taken, built, by_architect) == pytest.approx(
        (kinds["take"], kinds["build"], kinds["architect"])
    )
    offered, bought, shown = together["note"]
    assert offered == pytest.approx(kinds["buy"] + kinds["reject"])
    assert (bought, shown) == pytest.approx((kinds["buy"], kinds["show"]))


def test_the_start_player_goes_first() -> None:
    game, events = Augsburg(4, {}), Events()
    table = start(game.rules, Dealer("start"), events)
    told = next(row for row in events.rows if row[0] == 0)
    assert game.event_kinds[0].name == "start_player_chosen"
    assert game.starter(table) == told[2]
