"""What nobody knows of her: her cards to come, tiles drawn unseen, who joined her staff."""

from __future__ import annotations

import re

import msgspec
import pytest

from bagatelle.games.rokoko import party, state
from bagatelle.games.rokoko.ids import without_owner
from bagatelle.games.rokoko.modules.du_barry import lady
from bagatelle.kernel.bits import count, members
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.match import Match
from bagatelle.kernel.table import Table
from tests.rules.rokoko.du_barry.builder import (
    CARDS,
    HER,
    HUMAN,
    SEEDS,
    JewelSoloBall,
    SoloBall,
    alone,
    game_alone,
    lady_of,
    with_jewels,
)

VIEWERS = (HUMAN, None)
ALL_MODULES = "jewelry_box fancy festivity expert"


def seen(ball: SoloBall, viewer: int | None) -> str:
    """All that a viewer sees and is told, as text."""
    told = [str(event) for event in ball.events(viewer)]
    return msgspec.json.encode(ball.view(viewer)).decode() + " ".join(told)


def imagined(ball: SoloBall, viewer: int | None = HUMAN, times: int = 40) -> list[SoloBall]:
    """Tables that look the same to a viewer: his view of each is the one of the real table."""
    found = []
    for seed in SEEDS[:times]:
        seat = -1 if viewer is None else viewer
        table = ball.game.rules.imagine(ball.table, seat, Dealer(seed))
        assert ball.game.broken_invariants(table) == []
        assert ball.game.view(table, viewer) == ball.view(viewer)
        found.append(_with(ball, table))
    return found


def _with(ball: SoloBall, table: Table) -> SoloBall:
    match = Match(ball.game, "1")
    match._table = table
    return SoloBall(match)


# ---------------------------------------------------------------------- her cards


@pytest.mark.rule("DB-P2-01", "DB-HIRE-14", "DB-TRIAL-J-08")
@pytest.mark.parametrize("seed", SEEDS[:3])
def test_a_whole_game_shows_no_card_before_its_time(seed: str) -> None:
    """A view names the cards of her discard pile and of her last turn, and no others."""
    ball = SoloBall(Match(game_alone(ALL_MODULES), seed))
    while not ball.match.is_over:
        ball.play(ball.legal()[0])
        open_cards = {*ball.her_discard().split(), *ball.revealed().split()}
        hidden = {*ball.her_hand().split(), *ball.her_supply().split()}
        for viewer in VIEWERS:
            view = msgspec.json.encode(ball.view(viewer)).decode()
            named = {*re.findall(r"du_barry:(db\d\d)", view)}
            assert named <= open_cards
            assert not named & hidden - {*ball.revealed().split()}
            told = [str(event.parts.get("card")) for event in ball.events(viewer)]
            turned = len(ball.told("du_barry_card")) + len(ball.told("du_barry_placement"))
            assert sum(card.startswith("du_barry:") for card in told) == turned


@pytest.mark.rule("DB-P2-01", "DB-P1-02")
def test_any_four_cards_may_be_her_hand() -> None:
    ball = alone(*["favour"] * 4).begin()
    for viewer in VIEWERS:
        hands = [other.her_hand().split() for other in imagined(ball, viewer, times=60)]
        assert all(len({*hand}) == 4 for hand in hands)
        assert {card for hand in hands for card in hand} == {
            f"db{number:02}" for number in range(1, CARDS + 1)
        }
        assert len({tuple(hand) for hand in hands}) > 50


@pytest.mark.rule("DB-P3-11", "DB-P3-10")
def test_cards_from_before_and_after_a_shuffle_are_known_apart() -> None:
    """She had db02 and db03 in hand when her discard pile became the new supply.

    Who watched it knows that they are those two, in some order, and that the card that joined came
    out of the discard pile.
    """
    ball = alone("hire 1 right", "favour", "acquire drawer 1", supply=[]).hire_row("1-1")
    after = ball.she_plays()
    assert (after.her_discard(), after.lady().hand, after.lady().supply) == ("db01", 3, 21)
    for viewer in VIEWERS:
        others = imagined(after, viewer, times=60)
        firsts = {tuple(other.her_hand().split()[:2]) for other in others}
        assert firsts == {("db02", "db03"), ("db03", "db02")}
        last = {other.her_hand().split()[2] for other in others}
        assert last <= {f"db{number:02}" for number in range(4, CARDS + 1)}
        assert len(last) > 15
        for other in others:
            assert not {"db01", "db02", "db03"} & {*other.her_supply().split()}
            assert other.her_discard() == "db01"


@pytest.mark.rule("DB-P3-11")
def test_when_all_of_the_new_supply_is_turned_up_her_hand_is_known() -> None:
    """db02 was in her hand before the shuffle, one card joined after it; all others lie open."""
    ball = alone("hire 1 right", "favour", supply=[]).hire_row("1-1").she_plays()
    at = lady_of(ball.game).at
    table = ball.table[:]
    joined = table[at + lady.HAND + 1] % lady.MAX_CARDS
    supply = members(table[at + lady.SUPPLY])
    table[at + lady.SUPPLY] = 0
    for place, card in enumerate([*supply, 0]):
        table[at + lady.DISCARD + place] = card
    table[at + lady.DISCARD_COUNT] = len(supply) + 1
    other = _with(ball, table)
    assert ball.game.broken_invariants(table) == []
    hidden = {tuple(each.her_hand().split()) for each in imagined(other)}
    assert hidden == {("db02", f"db{joined + 1:02}")}, "both are known by counting"


# ---------------------------------------------------------------------- her tiles


@pytest.mark.rule("DB-ACQ-11", "DB-PLACE-07")
def test_a_tile_from_the_bag_may_be_any() -> None:
    setting = alone("tailor 1 right", supply=["/ hall5"]).windows("cl01")
    ball = setting.tile_pile("r20 r21 r22").kept(HER, "r01").she_plays()
    (drawn,) = {*ball.her_tiles().split()} - {"r01"}
    for viewer in VIEWERS:
        assert drawn not in seen(ball, viewer)
        assert ball.lady(viewer).tiles == 2
        found = {other.her_tiles() for other in imagined(ball, viewer)}
        assert found == {"r01 r20", "r01 r21", "r01 r22"}, "r01 all have seen"


@pytest.mark.rule("DB-JEWEL-03", "DB-ACQ-11", "IX-29")
def test_tiles_of_jewels_and_dresses_are_unseen_too() -> None:
    setting = with_jewels("tailor 1 right", supply=["/ hall3 match"], modules="expert")
    setting.windows("expert-3").funded(HER, "jeweler-1").offer("ncl1")
    ball = setting.tile_pile("r20 r21 r22 r23").she_plays()
    assert ball.lady().tiles == 2
    for viewer in VIEWERS:
        for tile in ball.her_tiles().split():
            assert f"tile:{tile}" not in seen(ball, viewer)
        assert len({other.her_tiles() for other in imagined(ball, viewer, times=60)}) == 6


# ---------------------------------------------------------------------- who joined her


def trial_passed(pile: str = "jm-1 jm-2 jm-8", seed: str = "1") -> JewelSoloBall:
    """She has completed the master trials: one of these masters is in her staff."""
    setting = with_jewels("tailor 1 right", supply=["/ royal"] * 5).windows("cg01")
    setting.marked(HER, "M3 M1").trial_pile("master", pile).funded(HER, "statue-1 upper-1")
    return setting.hand(HUMAN, "base-1 base-2").she_plays(seed)


def new_master(ball: SoloBall) -> str:
    return next(name for name in ball.her_staff().split() if name.startswith("jm-"))


@pytest.mark.rule("DB-TRIAL-J-06", "DB-TRIAL-M-04")
def test_who_joined_is_shown_to_nobody() -> None:
    ball = trial_passed()
    name = new_master(ball)
    for viewer in VIEWERS:
        assert f"worker:{name}" not in seen(ball, viewer)
        assert ball.told("du_barry_worker_joined", viewer) == [{"trial": "trial:master"}]
        removed = ball.told("du_barry_worker_removed", viewer)
        assert removed == [{"worker": "worker:base-3.2"}], "who leaves is shown (RX-80)"


@pytest.mark.rule("DB-TRIAL-M-04", "IX-50")
def test_who_joined_may_be_any_unseen_master() -> None:
    """Of the pile, or of those that went into the hire stack unseen."""
    ball = trial_passed()
    stack = {ball.game.ids.by_domain["worker"][w] for w in members(ball.table[state.HIRE_STACK])}
    masters = {"jm-1", "jm-2", "jm-8"} | stack & {"5-1", "5-2"}
    for viewer in VIEWERS:
        others = imagined(ball, viewer, times=60)
        joined = set()
        for other in others:
            (name,) = {*other.her_staff().split()} - {"base-1", "base-2", "base-4", "base-5"}
            joined.add(name)
            assert count(other.table[party.at(HER) + party.SECRET]) == 1
        assert joined == masters


@pytest.mark.rule("DB-TRIAL-J-06", "IX-50")
def test_who_has_looked_through_the_pile_knows_more() -> None:
    """The player took jj-4 and saw three others; one of those joins her, and no card of the base
    game that lies in the hire stack.
    """
    setting = with_jewels("acquire drawer 1", *["favour"] * 3).warehouse("r01")
    setting.marked(HER, "J1 J2 J4").trial_pile("journeyman", "jj-1 jj-4 jj-6 jj-9")
    setting.marked(HUMAN, "J1 J2 J3 J4").money(HUMAN, 9).hand(HUMAN, "base-5 base-1")
    ball = setting.begin()
    ball.play("play base-5", "journeyman trial", "skip", "choose jj-4")
    starting = {f"base-{number}" for number in range(1, 6)}
    joined = {name for other in imagined(ball) for name in {*other.her_staff().split()} - starting}
    assert joined == {"jj-1", "jj-6", "jj-9"}
    spectator = {
        name for other in imagined(ball, None) for name in {*other.her_staff().split()} - starting
    }
    assert len(spectator) > 3, "who has not looked does not know"


@pytest.mark.rule("DB-SETUP-05", "DB-TRIAL-J-04")
def test_her_known_workers_stay() -> None:
    ball = trial_passed()
    for other in imagined(ball):
        known = {"base-1", "base-2", "base-4", "base-5"}
        assert known <= {*other.her_staff().split()}
        assert len(other.her_staff().split()) == 5


@pytest.mark.rule("DB-TRIAL-M-04", "DB-END-05")
def test_her_points_do_not_betray_who_joined() -> None:
    """jm-8 would bring her two points, jm-1 none: all see the same."""
    by_master: dict[str, SoloBall] = {}
    for seed in SEEDS[:30]:
        ball = trial_passed("jm-1 jm-8", seed)
        by_master.setdefault(new_master(ball), ball)
    assert {*by_master} == {"jm-1", "jm-8"}
    crown, plain = by_master["jm-8"], by_master["jm-1"]
    assert crown.match.scores[HER] == plain.match.scores[HER] + 2
    for viewer in VIEWERS:
        assert crown.player(HER, viewer) == plain.player(HER, viewer)
        assert crown.player(HER, viewer).points is None
        lines = [gain.line for gain in crown.player(HER, viewer).gains]
        assert not any("crown" in line for line in lines)


@pytest.mark.rule("DB-TRIAL-J-06")
def test_her_points_are_shown_while_she_has_no_secret() -> None:
    ball = with_jewels().staff("base-1 6-4").prestige(HER, 4).begin()
    for viewer in VIEWERS:
        assert ball.player(HER, viewer).points == 4 + 3


@pytest.mark.rule("DB-TRIAL-J-06", "DB-TRIAL-M-03")
def test_a_journeyman_that_joined_unseen_is_seen_when_it_leaves() -> None:
    """Both trials in a row: the journeyman of the first may leave in the second."""
    hand = ["acquire drawer 1", *["tailor 1 right"] * 3]
    setting = with_jewels(*hand).warehouse("r01").windows(". . . cg01 cl01 cl04")
    setting.marked(HER, "J1 J2 J4").trial_pile("journeyman", "jj-4").hand(HUMAN, "base-1")
    left = set()
    for seed in SEEDS[:30]:
        ball = setting.she_plays(seed).pass_turn()
        assert len(ball.told("du_barry_trial")) == 2
        worker = str(ball.told("du_barry_worker_removed", HUMAN)[1]["worker"])
        left.add(worker)
        secret = count(ball.table[party.at(HER) + party.SECRET])
        assert secret == (2 if worker == "worker:base-3.2" else 1)
        assert without_owner(worker).removeprefix("worker:") not in ball.her_staff().split()
    assert left == {"worker:base-3.2", "worker:jj-4"}


# ---------------------------------------------------------------------- undo


@pytest.mark.rule("DB-P3-02")
def test_no_move_can_be_taken_back_once_she_has_shown_a_card() -> None:
    ball = alone("favour").begin().play("play base-1")
    assert ball.match.can_undo(HUMAN)
    ball.play("pass")
    assert ball.told("du_barry_card")
    assert not ball.match.can_undo(HUMAN)
