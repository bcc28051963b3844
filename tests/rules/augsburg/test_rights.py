"""Right tiles and trading posts (section 2.11), building (section 2.12)."""

from __future__ import annotations

import pytest

from tests.rules.augsburg.builder import Play, lay


def alternatives(game: Play) -> list[str]:
    """What can be done besides climbing and giving up."""
    return [move for move in game.legal() if not move.startswith(("climb", "give", "use"))]


@pytest.mark.rule("AU-RIGHT-01", "AU-RIGHT-16")
def test_one_privilege_takes_one_tile_instead_of_climbing() -> None:
    game = lay().level(0, violet=4).use("P05").play("take mint_master")
    assert game.tiles(0) == {"mint_master": 1}
    assert game.levels(0) == (1, 1, 4)
    assert game.refused("take architect") == "AU-PRIV-04"


@pytest.mark.rule("AU-RIGHT-02")
def test_one_tile_of_each_kind() -> None:
    game = lay().level(0, violet=4).use("P01").play("take mint_master")
    assert alternatives(game) == ["take architect"]
    assert game.refused("take mint_master") == "AU-RIGHT-02"


@pytest.mark.rule("AU-RIGHT-03", "AU-RIGHT-04")
def test_a_tile_stays_and_works_when_the_level_falls() -> None:
    setting = lay().level(0, orange=2).owns(0, "coat_of_arms letters_of_nobility")
    game = setting.use("P02")
    assert game.tiles(0) == {"coat_of_arms": 4, "letters_of_nobility": 5}
    assert game.player(0).income.points == 5 + 4 + 5
    fresh = lay().level(0, orange=2).use("P02")
    assert fresh.refused("take coat_of_arms") == "AU-RIGHT-03"


@pytest.mark.rule("AU-RIGHT-05")
def test_a_level_reached_with_the_first_use_counts_for_the_second() -> None:
    game = lay().level(0, violet=2).use("P01")
    assert game.refused("take mint_master") == "AU-RIGHT-03"
    game.play("climb violet", "take mint_master")
    assert game.tiles(0) == {"mint_master": 1}


@pytest.mark.parametrize(
    ("level", "tiles"),
    [
        pytest.param(1, [], marks=pytest.mark.rule("AU-RIGHT-06")),
        pytest.param(2, [], marks=pytest.mark.rule("AU-RIGHT-06")),
        pytest.param(3, ["take mint_master"], marks=pytest.mark.rule("AU-RIGHT-07")),
        pytest.param(
            4, ["take mint_master", "take architect"], marks=pytest.mark.rule("AU-RIGHT-08")
        ),
    ],
)
def test_violet_levels_give_access(level: int, tiles: list[str]) -> None:
    assert alternatives(lay().level(0, violet=level).use("P01")) == tiles


@pytest.mark.parametrize(
    ("level", "tiles"),
    [
        pytest.param(1, [], marks=pytest.mark.rule("AU-RIGHT-11")),
        pytest.param(2, [], marks=pytest.mark.rule("AU-RIGHT-11")),
        pytest.param(3, ["take coat_of_arms"], marks=pytest.mark.rule("AU-RIGHT-12")),
        pytest.param(
            4,
            ["take coat_of_arms", "take letters_of_nobility"],
            marks=pytest.mark.rule("AU-RIGHT-13"),
        ),
    ],
)
def test_orange_levels_give_access(level: int, tiles: list[str]) -> None:
    """Orange never builds, however rich the player is (AU-R-02, 03)."""
    assert alternatives(lay().money(0, 5000).level(0, orange=level).use("P02")) == tiles


@pytest.mark.rule("AU-RIGHT-09")
def test_the_mint_master_gives_a_free_note() -> None:
    game = lay().owns(0, "mint_master").income()
    assert len(game.hand(0).split()) == 1
    assert len(game.offer(0).split()) == 4


@pytest.mark.rule("AU-RIGHT-10", "AU-BUILD-06")
def test_the_architect_builds_besides_the_two_uses() -> None:
    game = lay().money(0, 800).owns(0, "architect").use("P03")
    assert "build church by architect" in game.legal()
    game.play("build church by architect")
    use = game.view().use
    assert use is not None
    assert use.uses == 2
    assert game.tiles(0) == {"architect": 1, "church": 800}
    assert lay().money(0, 800).use("P03").refused("build church by architect") == "AU-BUILD-06"


@pytest.mark.rule("AU-RIGHT-14", "AU-RIGHT-15", "AU-INCOME-05")
def test_coat_and_letters_add_their_points() -> None:
    for tiles, points in (
        ("", 3),
        ("coat_of_arms", 3 + 4),
        ("letters_of_nobility", 3 + 5),
        ("coat_of_arms letters_of_nobility", 3 + 4 + 5),
    ):
        assert lay().owns(0, tiles).income().points(0) == points


@pytest.mark.rule("AU-RIGHT-17")
def test_there_are_no_yellow_tiles() -> None:
    assert {right.category for right in lay().use("P03").view().rights} == {"orange", "violet"}
    assert alternatives(lay().money(0, 5000).level(0, yellow=4).use("P03")) == ["trade"]


@pytest.mark.rule("AU-RIGHT-18", "AU-RIGHT-19", "AU-RIGHT-20", "AU-T-DV-17")
def test_dv_17_yellow_by_level() -> None:
    options = {
        1: ["climb yellow"],
        2: ["climb yellow", "trade"],
        3: ["climb yellow", "trade"],
        4: ["trade"],
    }
    for level, expected in options.items():
        game = lay().level(0, yellow=level).use("P03")
        assert [move for move in game.legal() if not move.startswith(("give", "use"))] == expected
    assert lay().use("P03").refused("trade") == "AU-RIGHT-19"
    assert lay().level(0, yellow=2).use("P03").play("trade").money(0) == 300


# ---------------------------------------------------------------------- building


@pytest.mark.rule("AU-BUILD-01", "AU-BUILD-02")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_violet_builds_at_any_level(level: int) -> None:
    game = lay().money(0, 1900).level(0, violet=level).use("P01").play("build church")
    assert (game.money(0), game.tiles(0)) == (1100, {"church": 800})
    game.play("build cathedral")
    assert (game.money(0), game.tiles(0)) == (100, {"church": 800, "cathedral": 1000})


@pytest.mark.rule("AU-BUILD-03", "AU-BUILD-10")
def test_the_full_price_must_be_there() -> None:
    game = lay().money(0, 750).owns(0, "architect").use("P01")
    assert not any(move.startswith("build") for move in game.legal())
    assert game.refused("build church") == "AU-BUILD-03"
    assert game.refused("build church by architect") == "AU-BUILD-03", "no discount"
    assert lay().money(0, 800).use("P01").play("build church").money(0) == 0


@pytest.mark.rule("AU-BUILD-04")
def test_one_church_and_one_cathedral_in_the_game() -> None:
    game = lay().money(0, 5000).owns(0, "church architect").use("P01")
    assert alternatives(game) == ["build cathedral", "build cathedral by architect"]
    assert game.refused("build church") == "AU-BUILD-04"
    assert game.refused("build church by architect") == "AU-BUILD-04"


@pytest.mark.rule("AU-BUILD-05")
def test_the_cathedral_may_come_first() -> None:
    game = lay().money(0, 1000).use("P01").play("build cathedral")
    assert game.tiles(0) == {"cathedral": 1000}


@pytest.mark.rule("AU-BUILD-07")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_the_architect_builds_before_between_or_after(before: int) -> None:
    game = lay().money(0, 800).owns(0, "architect").use("P03")
    for number in range(3):
        game.play("build church by architect" if number == before else "give up")
    assert game.tiles(0)["church"] == 800
    assert game.points(0) == 4
    assert game.noble() == "louise"


@pytest.mark.rule("AU-BUILD-08")
def test_the_architect_works_on_the_card_that_brings_him() -> None:
    game = lay().money(0, 800).level(0, violet=4).use("P01").play("take architect")
    assert "build church by architect" in game.legal()


@pytest.mark.rule("AU-BUILD-09", "AU-BUILD-06", "AU-T-DV-15")
def test_dv_15_one_building_per_card() -> None:
    setting = lay().money(0, 5000).hand(0, "Lo1").owns(0, "architect")
    game = setting.use("P09").play("build church by architect")
    assert game.refused("build cathedral by architect") == "AU-BUILD-09"
    game.play("give up", "give up")
    assert game.noble() == "louise", "nothing is left to ask"
    game.say("1", "pass").show(0, "Lo1").play("card P01")
    assert "build cathedral by architect" in game.legal()


@pytest.mark.rule("AU-BUILD-11", "AU-D-06")
def test_the_architect_is_optional_and_an_idle_one_is_worth_nothing() -> None:
    game = lay().money(0, 800).owns(0, "architect").use("P03").play("give up", "give up")
    assert game.legal() == ["build church by architect", "done"]
    assert game.refused("give up") == "AU-PRIV-03"
    game.play("done")
    assert game.points(0) == 4
    assert game.noble() == "louise"


@pytest.mark.rule("AU-BUILD-12", "AU-T-DV-16")
def test_dv_16_the_architect_needs_no_rank() -> None:
    game = lay().money(0, 800).level(0, violet=3).owns(0, "architect").use("P03")
    assert "build church by architect" in game.legal()
    assert not any(move.startswith("take") for move in game.legal())
    between = lay().money(0, 800).owns(0, "architect").visit("philipp")
    assert between.refused("build church by architect") == "AU-BID-14"


@pytest.mark.rule("AU-BUILD-13", "AU-T-DV-14")
def test_dv_14_church_and_cathedral_on_one_card() -> None:
    game = lay().money(0, 1800).owns(0, "architect").use("P04")
    game.play("build church", "build cathedral by architect")
    assert game.money(0) == 0
    assert game.tiles(0) == {"architect": 1, "church": 800, "cathedral": 1000}
    use = game.view().use
    assert use is not None
    assert use.uses == 1


@pytest.mark.rule("AU-BUILD-14")
def test_money_of_the_same_card_pays() -> None:
    game = lay().money(0, 300).use("P01")
    assert game.refused("build church") == "AU-BUILD-03"
    game.play("use money500", "build church")
    assert (game.money(0), game.tiles(0)) == (0, {"church": 800})
