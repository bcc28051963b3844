"""The Jewelry Box is laid out (section 2.1)."""

from __future__ import annotations

import msgspec
import pytest

from bagatelle.games.rokoko import party, state
from bagatelle.games.rokoko.modules.jewelry_box import jeweller
from bagatelle.kernel.bits import members
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.match import Match
from bagatelle.kernel.message import plain
from tests.rules.rokoko.builder import game_with
from tests.rules.rokoko.jewelry_box.builder import JEWELRY_BOX, JewelBall, final, lay

SEEDS = [str(number) for number in range(40)]
BASE_MASTERS = {"5-1", "5-2"}
BASE_JOURNEYMEN = {"2-2", "2-3"}
NEW_MASTERS = {f"jm-{number}" for number in range(1, 10)}
NEW_JOURNEYMEN = {f"jj-{number}" for number in range(1, 10)}


def begun(players: int = 3, seed: str = "1") -> JewelBall:
    """Round 1 is laid; all choose their first hands."""
    return JewelBall(Match(game_with([JEWELRY_BOX], players), seed))


def names(ball: JewelBall, cards: int) -> set[str]:
    return {ball.game.ids.by_domain["worker"][card] for card in members(cards)}


def general_deck(ball: JewelBall, level: int) -> set[str]:
    """The cards of a level in the hire stack and the hire row."""
    t = ball.table
    cards = names(ball, t[state.HIRE_STACK]) | {*ball.hire_row().split()}
    levels = {worker.id: worker.level for worker in ball.game.contents.workers}
    return {card for card in cards if levels[card] == level}


# ---------------------------------------------------------------------- the jeweller's board


@pytest.mark.rule("JB-SETUP-02", "JB-JEWEL-19", "JB-P1-10")
def test_all_jewels_are_in_the_bag_and_the_first_are_offered() -> None:
    offers = set()
    for seed in SEEDS:
        ball = begun(seed=seed)
        jewels = [*ball.offer().split(), *ball.jewel_bag().split()]
        assert len(jewels) == len({*jewels}) == 24
        assert "." not in jewels
        offers.add(ball.offer())
    assert len(offers) > 30, "they are mixed"


@pytest.mark.rule("JB-SETUP-03", "JB-SETUP-04")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_begin_with_the_journeyman_trials(players: int) -> None:
    ball = begun(players)
    assert ball.trial("journeyman").candidates == tuple(range(players))
    assert ball.trial("master").candidates == ()
    assert [ball.marks(seat) for seat in range(players)] == [""] * players


@pytest.mark.rule("JB-SETUP-22")
def test_all_else_is_as_in_the_base_game() -> None:
    ball = begun()
    assert ball.game.edition.property_markers == 20
    for player in ball.view().players:
        assert (player.money, player.yarn, player.lace, player.staff) == (15, 1, 1, 5)
        assert (player.hand, player.reserve, player.discard) == (0, 5, ())
    everybody = {f"base-{number}" for number in range(1, 6)}
    assert {*ball.zone(1, "reserve").split()} == everybody


# ---------------------------------------------------------------------- the piles of cards


@pytest.mark.rule("WE-08", "JB-SETUP-15", "OV-04")
@pytest.mark.parametrize("players", [2, 5])
def test_we_08_two_piles_of_nine_and_a_deck_of_28(players: int) -> None:
    ball = begun(players)
    assert (ball.trial("journeyman").cards, ball.trial("master").cards) == (9, 9)
    assert [len(general_deck(ball, level)) for level in range(7)] == [0, 6, 4, 4, 4, 4, 6]
    assert ball.view().hire_row.stack == (2, 4, 4, 4, 4, 6)
    assert [worker.level for worker in ball.view().hire_row.slots if worker] == [1] * 4


@pytest.mark.rule("JB-SETUP-05", "JB-SETUP-06", "JB-SETUP-07", "JB-SETUP-08", "JB-SETUP-09")
def test_the_master_pile_and_level_v() -> None:
    drawn = set()
    for seed in SEEDS:
        ball = begun(seed=seed)
        pile, layer = {*ball.pile("master").split()}, general_deck(ball, 5)
        assert len(pile) == 9
        assert pile | layer == NEW_MASTERS | BASE_MASTERS | {"5-3", "5-4"}
        assert {"5-3", "5-4"} <= layer, "the journeyman and the apprentice stay"
        assert len(layer) == 4
        drawn |= layer - {"5-3", "5-4"}
    assert drawn == NEW_MASTERS | BASE_MASTERS, "any of the eleven may go into the deck"


@pytest.mark.rule("JB-SETUP-10", "JB-SETUP-11", "JB-SETUP-12", "JB-SETUP-13", "JB-SETUP-14")
def test_the_journeyman_pile_and_level_ii() -> None:
    drawn = set()
    for seed in SEEDS:
        ball = begun(seed=seed)
        pile, layer = {*ball.pile("journeyman").split()}, general_deck(ball, 2)
        assert len(pile) == 9
        assert pile | layer == NEW_JOURNEYMEN | BASE_JOURNEYMEN | {"2-1", "2-4"}
        assert {"2-1", "2-4"} <= layer, "the master and the apprentice stay"
        assert len(layer) == 4
        drawn |= layer - {"2-1", "2-4"}
    assert drawn == NEW_JOURNEYMEN | BASE_JOURNEYMEN, "any of the eleven may go into the deck"


@pytest.mark.rule("JB-SETUP-16", "JB-TRIAL-G-20")
def test_nobody_knows_which_cards_went_into_the_deck() -> None:
    ball = begun()
    for viewer in (0, 1, 2, None):
        told = [plain(line) for line in ball.match.log(viewer)]
        seen = msgspec.json.encode(ball.view(viewer)).decode() + " ".join(told)
        assert not [card for card in NEW_JOURNEYMEN | NEW_MASTERS if f'"worker:{card}"' in seen]
        decks = set()
        for seed in SEEDS:
            imagined = ball.game.rules.imagine(
                ball.table, -1 if viewer is None else viewer, Dealer(seed)
            )
            decks.add(imagined[state.HIRE_STACK])
        assert len(decks) > 20


# ---------------------------------------------------------------------- specialists


@pytest.mark.rule("JB-SETUP-17", "JB-SETUP-18")
@pytest.mark.parametrize("players", [2, 5])
def test_everybody_is_dealt_a_specialist_and_the_others_stay_in_the_box(players: int) -> None:
    dealt = set()
    for seed in SEEDS:
        ball = begun(players, seed)
        own = [ball.box(seat).own_specialist for seat in range(players)]
        cards = [specialist.worker.id for specialist in own if specialist]
        assert len({*cards}) == players
        dealt |= {*cards}
        assert "sa-" not in ball.everywhere()
    assert len(dealt) == 10


@pytest.mark.rule("JB-SETUP-19", "JB-SETUP-18")
def test_everybody_sees_the_own_specialist_only() -> None:
    ball = lay(3).specialist(0, "sa-4").specialist(1, "sa-2").begin()
    own = ball.box(0).own_specialist
    assert own is not None
    assert own.worker.id == "worker:sa-4"
    ball = begun()
    for viewer in (0, 1, 2, None):
        box = ball.box(viewer)
        own = box.own_specialist
        told = [plain(line) for line in ball.match.log(viewer)]
        seen = msgspec.json.encode(ball.view(viewer)).decode() + " ".join(told)
        assert seen.count('"worker:sa-') == (0 if own is None else 1)
        assert [player.specialist for player in box.players] == ["unseen"] * 3
        dealt = ball.told("specialist_dealt", viewer)
        assert [deal.get("worker") for deal in dealt] == [
            own.worker.id if own and seat == viewer else None for seat in range(3)
        ]


@pytest.mark.rule("JB-SETUP-20", "JB-SETUP-21", "IX-37")
def test_an_unhired_specialist_is_in_no_zone_and_counts_for_nothing() -> None:
    ball = begun()
    for seat in range(3):
        own = party.at(seat)
        specialist = ball.table[ball.jeweller.own(seat) + jeweller.SPECIALIST]
        zones = [ball.table[own + zone] for zone in (party.RESERVE, party.HAND, party.DISCARD)]
        assert not any(zone >> specialist & 1 for zone in zones)
        assert ball.player(seat).staff == 5
    four = lay().gone(0, "base-2").begin().play("play base-4")
    assert four.staff(0) == 4
    assert four.refused("depute") == "RK-ACT-DEPUTE-10", "the specialist does not make it five"
    six = lay().hand(0, "jj-4 base-1").gone(0, "base-2").money(0, 0).begin()
    assert six.play("play jj-4", "pass", "use").money(0) == 5, "a staff of five, not of six"


@pytest.mark.rule("JB-SETUP-21", "JB-SPECIAL-24", "IX-37")
def test_an_unhired_specialist_brings_nothing_at_the_end() -> None:
    setting = lay().specialist(0, "sa-1").reserve(0, "jm-9").gone(0, "base-5")
    ball = final(setting)
    assert ball.score("crown-jm-9") == (0, 0), "one apprentice, not two"
    staff = final(lay().discard(0, "6-3 3-2"))
    assert staff.score("crown-6-3") == (5, 0), "a staff of seven"
    staff = final(lay().discard(0, "6-3"))
    assert staff.score("crown-6-3") == (2, 0), "a staff of six, not of seven"
