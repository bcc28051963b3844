"""Information: who may see what (section 2.14)."""

from __future__ import annotations

import msgspec
import pytest

from bagatelle.games import make_game
from bagatelle.games.rokoko import party
from bagatelle.games.rokoko.frames import HANDS_STEP
from bagatelle.kernel.bits import members
from bagatelle.kernel.choice import Choice
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.errors import InvalidMove
from bagatelle.kernel.match import Match
from bagatelle.kernel.message import plain
from tests.conformance.play import play_on
from tests.rules.rokoko.builder import Ball, final, lay

VIEWERS = (0, 1, None)


def seen(ball: Ball, viewer: int | None) -> str:
    """All that a viewer sees and has heard."""
    told = [plain(line) for line in ball.match.log(viewer)]
    return msgspec.json.encode(ball.view(viewer)).decode() + " ".join(told)


@pytest.mark.rule("RK-INFO-01", "RK-INFO-02")
def test_money_yarn_and_lace_are_public() -> None:
    ball = lay().money(0, 13).yarn(0, 4).lace(0, 7).begin()
    for viewer in VIEWERS:
        player = ball.player(0, viewer)
        assert (player.money, player.yarn, player.lace) == (13, 4, 7)


@pytest.mark.rule("RK-INFO-03", "RK-INFO-04")
@pytest.mark.parametrize("edition", ["2013", "deluxe"])
def test_kept_tiles_are_hidden_and_their_number_is_not(edition: str) -> None:
    setting = lay(edition=edition).kept(0, "r20").kept(0, "r33", seen=False)
    ball = setting.begin()
    assert ball.kept(0) == "r20 r33"
    for viewer in (1, None):
        assert ball.player(0, viewer).tiles == 2
        assert ball.player(0, viewer).kept is None
        assert "r33" not in seen(ball, viewer)
        assert "r20" not in seen(ball, viewer)


@pytest.mark.rule("RK-INFO-05")
def test_a_tile_from_the_warehouse_is_seen_once() -> None:
    ball = lay().warehouse("r20").begin().play("play base-4", "acquire", "take r20")
    for viewer in VIEWERS:
        held = ball.view(viewer).held
        assert held is not None
        assert held.id == "tile:r20"
        assert ball.told("tile_taken", viewer)[0]["tile"] == "tile:r20"
    ball.play("keep")
    for viewer in (1, None):
        assert "tile:r20" not in msgspec.json.encode(ball.view(viewer)).decode()
    # Whoever remembers it knows where it is: nobody imagines it elsewhere.
    rules = ball.game.rules
    for seed in range(20):
        imagined = rules.imagine(ball.table, 1, Dealer(str(seed)))
        assert members(imagined[party.at(0) + party.KEPT]) == [19]


@pytest.mark.rule("RK-INFO-06")
def test_a_tile_drawn_blind_is_imagined_anywhere() -> None:
    ball = lay().kept(1, "r20", seen=False).tile_pile("r21 r22").begin()
    place = party.at(1) + party.KEPT
    kept = {
        tuple(members(ball.game.rules.imagine(ball.table, 0, Dealer(str(n)))[place]))
        for n in range(30)
    }
    assert kept == {(19,), (20,), (21,)}
    own = ball.game.rules.imagine(ball.table, 1, Dealer("1"))
    assert members(own[party.at(1) + party.KEPT]) == [19], "its owner knows it"


@pytest.mark.rule("RK-INFO-06")
def test_a_traded_tile_is_shown_to_all() -> None:
    ball = lay().hand(0, "1-5").tile_pile("r39").begin().play("play 1-5", "pass", "use", "trade")
    assert ball.told("drawn_tile_traded", 1)[0]["tile"] == "tile:r39"
    assert "r39" in ball.tile_discard().split()
    ball = lay().hand(0, "1-5").tile_pile("r39").begin().play("play 1-5", "pass", "use", "keep")
    assert "r39" not in seen(ball, 1)


@pytest.mark.rule("RK-INFO-07", "RK-INFO-08")
def test_prestige_is_hidden_in_2013_but_every_gain_is_told() -> None:
    setting = lay().prestige(0, 9).hand(0, "2-4").funded(0, "statue-1 upper-1")
    ball = setting.begin().play("play 2-4", "pass", "use")
    assert ball.player(0, 0).prestige == 10
    for viewer in (1, None):
        assert ball.player(0, viewer).prestige is None
        assert ball.player(0, viewer).points is None
        assert ball.told("bonus_gained", viewer)[0]["prestige"] == 1


@pytest.mark.rule("RK-INFO-09")
def test_prestige_is_open_in_the_deluxe_edition() -> None:
    ball = lay(edition="deluxe").prestige(0, 9).begin()
    for viewer in VIEWERS:
        assert ball.player(0, viewer).prestige == 9
        assert ball.player(0, viewer).points == 9 + 1


@pytest.mark.rule("RK-INFO-10", "RK-INFO-12")
def test_hand_and_reserve_are_the_owners_secret() -> None:
    ball = lay().hand(0, "2-2 base-1").reserve(0, "3-3").begin()
    own = ball.view(0).own
    assert own is not None
    assert [worker.id for worker in own.hand] == ["worker:base-1.1", "worker:2-2"]
    assert "worker:3-3" in [worker.id for worker in own.reserve]
    for viewer in (1, None):
        assert "worker:2-2" not in seen(ball, viewer)
        assert "worker:3-3" not in seen(ball, viewer)
    hands = {
        int(ball.game.rules.imagine(ball.table, 1, Dealer(str(n)))[party.at(0) + party.HAND])
        for n in range(60)
    }
    assert len(hands) > 10, "any two of the seven workers"


@pytest.mark.rule("RK-INFO-13", "RK-INFO-14")
def test_played_cards_are_public() -> None:
    ball = lay().discard(0, "1-1 base-5").begin().play("play base-3")
    for viewer in VIEWERS:
        view = ball.view(viewer)
        shown = [worker.id for worker in view.players[0].discard]
        assert shown == ["worker:1-1", "worker:base-5.1"], "the one that came last lies on top"
        assert view.in_play is not None
        assert view.in_play.id == "worker:base-3.1"
        assert ball.told("worker_played", viewer)[0]["worker"] == "worker:base-3.1"


@pytest.mark.rule("RK-INFO-15")
def test_a_hired_worker_is_known_to_be_in_the_hand() -> None:
    ball = lay().hire_row("1-1 1-3").begin().play("play base-1", "hire", "hire 1-3")
    for seed in range(20):
        imagined = ball.game.rules.imagine(ball.table, 1, Dealer(str(seed)))
        hand = imagined[party.at(0) + party.HAND]
        assert hand >> 7 & 1 == 1
        assert int(hand).bit_count() == 3


@pytest.mark.rule("RK-INFO-16")
def test_sizes_are_public() -> None:
    setting = lay().hand(0, "2-2 base-1").reserve(0, "3-3").discard(0, "base-2")
    for viewer in VIEWERS:
        player = setting.begin().player(0, viewer)
        assert (player.hand, player.reserve, len(player.discard), player.staff) == (2, 4, 1, 7)


@pytest.mark.rule("RK-INFO-17", "RK-INFO-18")
def test_the_hire_row_is_open_and_the_stack_is_not() -> None:
    ball = lay().round(3).hire_row("2-1 3-3").begin()
    for viewer in VIEWERS:
        row = ball.view(viewer).hire_row
        assert [worker.id for worker in row.slots if worker] == ["worker:2-1", "worker:3-3"]
        assert sum(row.stack) == 28 - 12
        assert "worker:6-6" not in seen(ball, viewer)


@pytest.mark.rule("RK-INFO-19")
def test_deputed_workers_are_shown() -> None:
    setting = lay().hand(0, "2-3 base-1").reserve(0, "1-4")
    ball = setting.begin().play("play 2-3", "pass", "use", "depute 1-4")
    for viewer in VIEWERS:
        assert ball.told("hidden_worker_deputed", viewer)[0]["worker"] == "worker:1-4"


@pytest.mark.rule("RK-INFO-20", "RK-INFO-21")
def test_discards_are_open_and_piles_are_not() -> None:
    ball = lay().tile_pile("r01 r02").dress_bag("cl01 cl02").begin()
    for viewer in VIEWERS:
        supply = ball.view(viewer).supply
        assert (supply.tiles, len(supply.tile_discard)) == (2, 46)
        assert (supply.dresses, len(supply.dress_discard)) == (2, 40)
        assert "tile:r01" not in seen(ball, viewer)
        assert "dress:cl01" not in seen(ball, viewer)


@pytest.mark.rule("RK-INFO-22")
def test_the_board_is_public() -> None:
    setting = lay().rented(0, royal_1="cl01").funded(0, "statue-1").favour(1).start_player(1)
    ball = setting.all_halls(0, 2).windows("cg01").begin()
    boards = []
    for viewer in VIEWERS:
        view = ball.view(viewer)
        boards.append(
            msgspec.json.encode(
                (view.halls, view.statues, view.all_halls, view.fireworks, view.windows)
            )
        )
        assert view.favour == 1
        assert view.halls[0].spaces[0].owner == 0
        assert view.statues[0].owner == 0
        assert view.all_halls[1].owner == 0
    assert len(set(boards)) == 1


@pytest.mark.rule("RK-INFO-23")
def test_everything_is_revealed_at_the_end() -> None:
    ball = final(lay().kept(1, "r20", seen=False).prestige(1, 4))
    for viewer in VIEWERS:
        player = ball.player(1, viewer)
        assert player.kept is not None
        assert [tile.id for tile in player.kept] == ["tile:r20"]
        assert player.prestige == 4
        assert player.points == ball.match.scores[1]


@pytest.mark.rule("RK-INFO-11")
def test_nobody_learns_a_choice_before_his_own() -> None:
    one, other = lay().begin_at(HANDS_STEP), lay().begin_at(HANDS_STEP)
    for worker in ("base-1", "base-2", "base-3"):
        one.play(f"pick {worker}", seat=0)
    for worker in ("base-3", "base-4", "base-5"):
        other.play(f"pick {worker}", seat=0)
    for viewer in (1, None):
        assert seen(one, viewer) == seen(other, viewer)


@pytest.mark.rule("RK-INFO-10")
def test_undo_goes_back_to_what_was_revealed() -> None:
    setting = lay().hand(0, "1-5").tile_pile("r39").warehouse("r01")
    ball = setting.begin().play("play 1-5", "acquire", "take r01", "keep")
    for _ in range(4):
        assert ball.match.can_undo(0)
        ball.match.undo(0)
    assert ball.legal() == ["play 1-5"]
    ball.play("play 1-5", "pass", "use")
    assert not ball.match.can_undo(0), "a tile was drawn"


@pytest.mark.rule("RK-INFO-05")
def test_a_whole_game_never_shows_kept_tiles() -> None:
    match = Match(make_game("rokoko", 3, {"edition": "deluxe"}), "kept")
    for _ in play_on(match, Dealer("kept")):
        for viewer in (0, 1, 2, None):
            assert all(player.kept is None for player in Ball(match).view(viewer).players)


@pytest.mark.rule("RK-INFO-13")
def test_a_base_worker_is_known_by_its_owner() -> None:
    """Everybody has the same base workers: what one plays is not what another holds."""
    ball = lay().begin()
    secret = ball.view(1).own
    assert secret is not None
    own = {worker.id for worker in secret.hand}
    ball.play("play base-3")
    (played,) = ball.told("worker_played", 1)
    assert played["worker"] == "worker:base-3.1"
    assert "worker:base-3.2" in own
    assert played["worker"] not in own


def test_a_choice_names_a_worker_of_its_own_seat() -> None:
    match = lay().begin().match
    choices = {move.choice.refs for move in match.legal_moves(0)}
    assert ("worker:base-3.1",) in choices
    for ref in ("worker:base-3.1", "worker:base-3"):
        assert match.why_not(Choice("play", (ref,)), 0) is None
    with pytest.raises(InvalidMove):
        match.why_not(Choice("play", ("worker:base-3.2",)), 0)
