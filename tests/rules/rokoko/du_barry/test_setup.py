"""Madame du Barry sits down (section 2.13)."""

from __future__ import annotations

import pytest

from bagatelle.games.rokoko import party, state
from bagatelle.games.rokoko.modules.jewelry_box import jeweller
from bagatelle.games.rokoko.state import NONE
from bagatelle.kernel.errors import BadOption
from bagatelle.kernel.match import Match
from tests.rules.rokoko.du_barry.builder import (
    HER,
    HUMAN,
    SEEDS,
    JewelSoloBall,
    SoloBall,
    alone,
    game_alone,
    with_jewels,
)
from tests.rules.rokoko.jewelry_box.builder import JEWELRY_BOX

STARTING = "base-1 base-2 base-3 base-4 base-5"


def begun(seed: str = "1") -> SoloBall:
    """Round 1 is laid; the player chooses a hand."""
    return SoloBall(Match(game_alone(), seed))


def begun_with_jewels(seed: str = "1") -> JewelSoloBall:
    return JewelSoloBall(Match(game_alone(JEWELRY_BOX), seed))


@pytest.mark.rule("OV-01", "DB-SETUP-01", "DB-SETUP-03")
def test_one_player_and_madame_du_barry() -> None:
    ball = begun()
    assert (ball.game.players, ball.game.parties) == (1, 2)
    assert ball.match.to_act == (HUMAN,)
    assert ball.lady().party == HER
    assert [player.seat for player in ball.view().players] == [HUMAN, HER]


@pytest.mark.rule("OV-25", "DB-SETUP-01")
def test_the_small_side_of_the_board() -> None:
    game = game_alone()
    small, large = game.components.board.small, game.components.board.large
    assert game.contents.side == small
    view = begun().view()
    assert len(view.windows) == len(small.windows.cost) != len(large.windows.cost)
    assert len(view.warehouse[0].tiles) == small.warehouse.per_segment
    assert [len(hall.spaces) for hall in view.halls] == [len(hall.spaces) for hall in small.hall]
    shown = [decoration.id for decoration in begun_with_jewels().box().decorations]
    assert len(shown) == len(game.components.jeweler.small.spaces)


@pytest.mark.rule("DB-SETUP-02")
def test_the_player_begins_as_always() -> None:
    ball = begun()
    player = ball.player(HUMAN)
    assert (player.money, player.yarn, player.lace, player.staff) == (15, 1, 1, 5)
    assert player.prestige == 0
    assert ball.zone(HUMAN, "reserve") == STARTING
    assert ball.game.edition.property_markers == 20


@pytest.mark.rule("DB-SETUP-03", "DB-SETUP-05", "DB-SETUP-07", "DB-SETUP-08", "OV-20")
def test_she_has_five_workers_thread_and_lace_but_no_louis() -> None:
    ball = begun()
    her = ball.player(HER)
    assert (her.money, her.yarn, her.lace, her.staff, her.prestige) == (0, 1, 1, 5, 0)
    assert ball.her_staff() == STARTING
    assert (her.reserve, her.hand, her.discard) == (5, 0, ()), "face down, in one stack"
    for viewer in (HUMAN, None):
        shown = ball.player(HER, viewer)
        assert (shown.known_hand, shown.discard, shown.leaving) == ((), (), ())


@pytest.mark.rule("DB-SETUP-04", "DB-ACQ-03")
def test_she_has_no_tiles_before_her() -> None:
    """Her tiles lie in a face-down store: she has no rack, nothing to pay with."""
    ball = begun()
    assert ball.lady().tiles == 0
    ball = alone().kept(HER, "r01 r02").begin()
    for viewer in (HUMAN, None):
        assert ball.lady(viewer).tiles == 2
        assert ball.player(HER, viewer).kept is None


@pytest.mark.rule("DB-SETUP-06", "DB-GEN-03", "DB-P3-08")
def test_her_workers_are_never_played() -> None:
    """She has the best cards there are, and one turn after the other; nothing comes of them."""
    staff = "base-1 base-2 base-3 base-4 base-5 1-1 1-5 2-4 3-1 5-1"
    setting = alone(*["favour"] * 4).staff(staff).hand(HUMAN, "base-1").funded(HER, "statue-1")
    ball = setting.she_plays().play("play base-1", "pass")
    assert len(ball.told("du_barry_card")) == 4
    assert ball.her_staff() == staff
    played = [told["player"] for told in ball.told("worker_played")]
    assert played == ["seat:1"]
    assert {"bonus_used", "worker_deputed", "bonus_gained"} & {*ball.kinds()} == set()
    assert ball.prestige(HER) == 4 * 3, "four Favour cards and nothing else"
    assert ball.player(HER).money == 0
    assert ball.zone(HER, "discard") == ball.zone(HER, "hand") == ""


@pytest.mark.rule("DB-SETUP-09", "OV-06", "DB-P3-01")
def test_she_starts_whatever_the_deal() -> None:
    for seed in SEEDS[:20]:
        ball = begun(seed)
        assert ball.view().start_player == HER
        for _ in range(3):
            ball.play(ball.legal()[0])
        turns = [told["player"] for told in ball.told("turn_begun")]
        assert turns == ["seat:2", "seat:1"]
        assert len(ball.told("du_barry_card")) == 1
    with pytest.raises(BadOption):
        type(begun().game)(1, {"start": "1"})


@pytest.mark.rule("DB-SETUP-10", "IX-25")
def test_her_token_stands_beside_the_players() -> None:
    ball = begun_with_jewels()
    assert ball.trial("journeyman").candidates == (HUMAN, HER)
    assert ball.trial("master").candidates == ()
    assert (ball.marks(HUMAN), ball.marks(HER)) == ("", "")


@pytest.mark.rule("DB-SETUP-11", "DB-SETUP-12")
def test_only_the_player_gets_a_specialist() -> None:
    dealt = set()
    for seed in SEEDS:
        ball = begun_with_jewels(seed)
        table, board = ball.table, ball.jeweller
        assert table[board.own(HER) + jeweller.SPECIALIST] == NONE
        assert [told["player"] for told in ball.told("specialist_dealt", HUMAN)] == ["seat:1"]
        own = ball.box(HUMAN).own_specialist
        assert own is not None
        dealt.add(own.worker.id)
        assert [player.specialist for player in ball.box().players] == ["unseen", "none"]
        cards = table[party.at(HER) + party.RESERVE] | table[state.HIRE_STACK]
        assert cards & board.figures.specialists == 0, "the others are in the box"
    assert dealt == {f"worker:sa-{number}" for number in range(1, 11)}


@pytest.mark.rule(
    "XT-34", "DB-SETUP-03", "DB-SETUP-05", "DB-SETUP-07", "DB-SETUP-08", "DB-SETUP-09",
    "DB-SETUP-10", "DB-SETUP-11",
)  # fmt: skip
def test_xt_34_the_start_of_the_solo_game() -> None:
    ball = begun_with_jewels()
    her = ball.player(HER)
    assert (her.money, her.yarn, her.lace, her.staff, her.prestige) == (0, 1, 1, 5, 0)
    assert ball.view().start_player == HER
    assert ball.area(HER) == "journeyman"
    assert ball.box().players[HER].specialist == "none"


@pytest.mark.rule("IX-25")
def test_both_share_offer_decorations_and_piles() -> None:
    """What she takes the player finds gone, and the other way round."""
    ball = with_jewels("fund statues").offer("ncl1").money(HUMAN, 20).she_plays()
    ball.play("play base-4", "fund")
    assert ball.refused("fund jeweler-1") == "RK-ACT-FUND-04"
    ball.play("fund jeweler-2")
    assert (ball.owner("jeweler-1"), ball.owner("jeweler-2")) == (HER, HUMAN)
    assert ball.marks(HUMAN) == ball.marks(HER) == "J4", "each has room on every task"
    setting = with_jewels("tailor 1 right", supply=["/ royal fit"]).offer("ncl1")
    ball = setting.funded(HER, "jeweler-1").windows("cl01").she_plays()
    assert (ball.offer(), ball.jewels(HER)) == (". . . . .", "ncl1")
    passed = with_jewels("fund statues").marked(HER, "J1 J2 J3").she_plays()
    assert passed.trial("journeyman").cards == 8
