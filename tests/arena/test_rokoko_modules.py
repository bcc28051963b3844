"""Reports of Rokoko with its modules, and of a game with more parties than players."""

from __future__ import annotations

import pytest

from bagatelle.arena import Counted, Report, simulate

ALL = "jewelry_box,fancy,festivity,expert"


def report(players: int, modules: str, bot: str = "random", games: int = 4) -> Report:
    return simulate("rokoko", players, {"modules": modules}, [bot], games, "modules", tally=True)


@pytest.fixture(scope="module")
def solo() -> Report:
    """One greedy game alone, with all modules."""
    return report(1, ALL, "greedy", games=2)


def together(counted: Counted) -> dict[str, float]:
    """All things of a table together, by the title of the column."""
    columns = zip(*(counts for _, counts in counted.things), strict=True)
    titles = (title.id.removeprefix("rokoko-tally-") for title in counted.titles)
    return dict(zip(titles, map(sum, columns), strict=True))


def test_madame_du_barry_has_her_scores_and_victories(solo: Report) -> None:
    player, lady = solo.results.seats
    assert (player.bot, lady.bot) == ("greedy", "")
    assert solo.results.players == 1
    assert player.win_share + lady.win_share == pytest.approx(1.0)
    assert lady.scores.mean > 0


def test_each_party_has_its_own_sources(solo: Report) -> None:
    assert solo.balance is not None
    for party, seat in enumerate(solo.results.seats):
        points = sum(source.parties[party] for source in solo.balance.sources)
        assert points == pytest.approx(seat.scores.mean)
        points = sum(group.parties[party] for group in solo.balance.groups)
        assert points == pytest.approx(seat.scores.mean)
    groups = {group.item.id: group for group in solo.balance.groups}
    assert {"rokoko-source-jewels", "rokoko-source-tiles"} <= {*groups}
    assert groups["rokoko-source-tiles"].parties[0] == 0
    assert groups["rokoko-source-money"].parties[1] == 0
    assert [turn.win_share for turn in solo.balance.turns] == [
        seat.win_share for seat in reversed(solo.results.seats)
    ]


def test_deeds_of_players_and_hers_are_counted_apart(solo: Report) -> None:
    assert solo.balance is not None
    kinds = {use.choice: use.per_game for use in solo.balance.kinds}
    tables = {counted.domain: together(counted) for counted in solo.balance.counted}
    assert tables["dress"]["rented"] == pytest.approx(kinds["rent"])
    assert tables["space"]["rented"] == pytest.approx(kinds["rent"])
    assert tables["worker"]["hired"] == pytest.approx(kinds["hire_worker"])
    assert tables["worker"]["chosen"] == pytest.approx(kinds["choose_card"])
    assert tables["jewel"]["bought"] + tables["jewel"]["gained"] == pytest.approx(kinds["jewel"])
    assert tables["trial"]["passed"] == pytest.approx(
        kinds["journeyman_trial"] + kinds["master_trial"]
    )
    assert tables["dress"]["by-du-barry"] > 0
    assert tables["decoration"]["by-du-barry"] > 0
    assert tables["du_barry"]["acted"] >= 7 * 4
    # Each dress of hers takes at least one more card.
    assert tables["du_barry"]["placed"] >= tables["dress"]["by-du-barry"]


def test_a_table_of_things_has_those_of_the_modules() -> None:
    found = report(3, ALL).balance
    assert found is not None
    tables = {counted.domain: counted for counted in found.counted}
    assert len(tables["dress"].things) == 56
    assert len(tables["worker"].things) == 61
    assert len(tables["jewel"].things) == 24
    assert "du_barry" not in tables


@pytest.mark.parametrize("modules", ["none", "fancy", "festivity"])
def test_what_cannot_happen_is_not_tallied(modules: str) -> None:
    found = report(2, modules, games=1).balance
    assert found is not None
    assert not {"jewel", "task", "trial", "du_barry"} & {one.domain for one in found.counted}
    titles = {title.id for counted in found.counted for title in counted.titles}
    assert "rokoko-tally-by-du-barry" not in titles
