"""Her final scoring (section 2.20)."""

from __future__ import annotations

import pytest

from bagatelle.kernel.message import Message
from tests.rules.rokoko.du_barry.builder import (
    HER,
    HUMAN,
    SoloBall,
    SoloSetting,
    alone,
    final,
    with_jewels,
)

CROWNS = "base-1 base-2 base-3 base-4 base-5 6-3 6-4 6-5 6-6"


def told(ball: SoloBall, seat: str) -> list[str]:
    """The lines and halls that a party has scored, in order."""
    return [
        str(event.parts.get("line") or event.parts["hall"]).partition(":")[2]
        for event in ball.events()
        if event.kind in ("line_scored", "hall_scored") and event.parts["player"] == seat
    ]


def sheet(setting: SoloSetting) -> dict[str, int | None]:
    """All that she scores, by lines."""
    ball = final(setting)
    return {line.name: ball.score(line.name)[HER] for line in ball.game.lines}


@pytest.mark.rule("DB-END-01", "IX-39", "OV-14")
def test_the_order_of_the_steps_and_her_tiles_last() -> None:
    setting = with_jewels().favour(HER).staff("base-1 6-4 jm-8").prestige(HER, 1)
    setting.jewels(HER, "ncl1").kept(HER, "r01 r02").all_halls(HER, 1)
    setting.rented(HER, royal_3="cl01", hall2_3="cl02").funded(HER, "fireworks-1 statue-1 upper-2")
    setting.money(HUMAN, 25).jewels(HUMAN, "rcg1").prestige(HUMAN, 1).reserve(HUMAN, "6-3")
    ball = final(setting)
    assert told(ball, "seat:2") == [
        "play", "jewels", "crown-6-4", "crown-jm-8", "favour", "royal", "hall2", "fireworks",
        "statues", "dresses", "terrace", "decorations", "all-halls", "du-barry-tiles",
    ]  # fmt: skip
    assert told(ball, "seat:1") == ["play", "money", "jewels", "crown-6-3"]
    assert ball.events()[-1].kind == "game_ended"
    hers = [ball.score(line.name)[HER] or 0 for line in ball.game.lines]
    assert ball.match.scores[HER] == sum(hers)


@pytest.mark.rule("DB-END-02", "DB-GEN-01")
def test_louis_bring_her_nothing() -> None:
    ball = final(alone().money(HUMAN, 30).funded(HER, "upper-1 lower-1"))
    assert ball.score("money") == (3, 0)
    assert ball.player(HER).money == 0


@pytest.mark.rule("DB-END-03")
def test_a_point_for_each_jewel() -> None:
    setting = with_jewels().jewels(HER, "ncl1 rcg1 rrg1").jewels(HUMAN, "nul1")
    assert final(setting).score("jewels") == (1, 3)


@pytest.mark.rule("DB-END-04")
def test_her_dresses_go_to_the_best_fireworks() -> None:
    """Dresses of 4, 2 and 3 points in the throne hall; fireworks twofold and threefold."""
    setting = alone().rented(HER, royal_1="cl10", royal_3="cl01", royal_4="cl03", hall2_1="cl13")
    ball = final(setting.funded(HER, "fireworks-1 fireworks-4").rented(HUMAN, royal_5="cg10"))
    assert ball.score("terrace") == (0, 4 * 3 + 3 * 2)
    assert ball.score("dresses") == (4, 2 + 4)
    standing = {space.id: space.terrace for space in ball.view().fireworks}
    best = standing["decoration:fireworks-4"]
    assert best is not None
    assert best.id == "dress:cl10"


@pytest.mark.rule("DB-END-05", "DB-SETUP-06")
def test_all_crowns_of_her_staff_and_the_favour() -> None:
    setting = alone().staff(CROWNS).favour(HER).rented(HER, hall2_1="cl01", hall2_2="cg01")
    ball = final(setting)
    assert ball.score("crown-6-3") == (0, 8), "a staff of nine"
    assert ball.score("crown-6-4") == (0, 3), "one thread and one lace"
    assert ball.score("crown-6-5") == (0, 3), "two dresses on master guest spaces"
    assert ball.score("crown-6-6") == (0, 2), "one couple"
    assert ball.score("favour") == (0, 3)
    none = final(alone().favour(HUMAN))
    assert none.score("favour") == (3, 0)


@pytest.mark.rule("DB-END-05", "DB-TRIAL-M-04")
def test_a_crown_that_joined_unseen_counts_too() -> None:
    setting = with_jewels("tailor 1 right", supply=["acquire drawer 1 / royal", "/ royal"])
    setting.windows("cg01").marked(HER, "M3 M1").trial_pile("master", "jm-8")
    setting.hand(HUMAN, "base-1").round(7).hire_stack("").funded(HER, "statue-1 statue-2")
    ball = setting.she_plays()
    while not ball.match.is_over:
        ball.pass_turn()
    assert "jm-8" in ball.her_staff()
    assert ball.score("crown-jm-8") == (0, 2)


@pytest.mark.rule("DB-END-06")
@pytest.mark.parametrize(("yarn", "lace", "points"), [(3, 2, 6), (0, 5, 0), (4, 4, 12)])
def test_her_own_thread_and_lace(yarn: int, lace: int, points: int) -> None:
    setting = alone().staff(CROWNS).yarn(HER, yarn).lace(HER, lace).yarn(HUMAN, 9).lace(HUMAN, 9)
    assert final(setting).score("crown-6-4") == (0, points)


@pytest.mark.rule("XT-55", "DB-END-07")
def test_xt_55_only_the_first_place_scores_in_a_hall() -> None:
    setting = alone().rented(HUMAN, hall2_1="cl01", hall2_3="cl02", hall2_4="cl03")
    assert final(setting.rented(HER, hall2_2="cg01", hall2_5="cg02")).score("hall2") == (4, 0)
    hers = alone().rented(HER, hall2_1="cl01", hall2_3="cl02").rented(HUMAN, hall2_2="cg01")
    assert final(hers).score("hall2") == (0, 4)


@pytest.mark.rule("DB-END-07")
def test_only_the_first_place_scores_at_the_fireworks() -> None:
    setting = alone().funded(HUMAN, "fireworks-4").funded(HER, "fireworks-1 fireworks-2")
    assert final(setting).score("fireworks") == (0, 6)
    dearer = alone().funded(HUMAN, "fireworks-4").funded(HER, "fireworks-1")
    assert final(dearer).score("fireworks") == (6, 0)
    view = alone().begin().view()
    assert view.fireworks_majority.second == view.halls[0].majority.second == 0


@pytest.mark.rule("XT-53", "DB-END-08")
def test_xt_53_a_point_for_two_tiles() -> None:
    for number, points in ((13, 6), (12, 6), (1, 0), (0, 0)):
        tiles = " ".join(f"r{tile:02}" for tile in range(1, number + 1))
        setting = alone().kept(HER, tiles, seen=False).kept(HUMAN, "r40 r41 r42")
        assert final(setting).score("du-barry-tiles") == (0, points)
        assert setting.begin().lady().tiles_points == points


@pytest.mark.rule("DB-END-11", "DB-END-08")
def test_her_tiles_count_in_no_other_way() -> None:
    """Whatever they show: the dearest silk, thread or lace."""
    without = sheet(alone().staff(CROWNS))
    assert without.pop("du-barry-tiles") == 0
    for tiles in ("r38 r46 r47 r48", "r39 r40 r41 r42", "r01 r02 r03 r04"):
        with_tiles = sheet(alone().staff(CROWNS).kept(HER, tiles))
        assert with_tiles.pop("du-barry-tiles") == 2
        assert with_tiles == without


@pytest.mark.rule("DB-END-09")
@pytest.mark.parametrize(("hers", "winner"), [(83, HUMAN), (85, HER)])
def test_the_higher_total_wins(hers: int, winner: int) -> None:
    ball = final(alone().money(HUMAN, 0).prestige(HUMAN, 84).prestige(HER, hers))
    assert ball.match.scores == (84, hers)
    assert ball.match.winners == (winner,)


@pytest.mark.rule("XT-54", "DB-END-10", "OV-15")
def test_xt_54_a_tie_is_lost() -> None:
    ball = final(alone().money(HUMAN, 4).prestige(HUMAN, 84).prestige(HER, 84))
    assert ball.match.scores == (84, 84)
    assert ball.money(HUMAN) == 9, "louis left over do not help"
    assert ball.match.winners == (HER,)
    assert ball.match.score_sheet.places == (2, 1)
    assert ball.match.score_sheet.tie_breaks == ()
    verdict = ball.match.score_sheet.verdict
    assert isinstance(verdict, Message)
    assert verdict.id == "rokoko-verdict-du-barry-tied"
