"""Buying notes (section 2.3)."""

from __future__ import annotations

import pytest

from bagatelle.games.augsburg import moves
from tests.rules.augsburg.builder import Play, Setting, lay


def offers() -> Setting:
    """Seat 0 is offered notes of 200, 250 and 400 florins, seat 1 of 200 and 300."""
    return lay().money(0, 1000).money(1, 1000).offer(0, "Ph1 Lo5 J").offer(1, "Le2 Ma13")


@pytest.mark.rule("AU-BUY-01", "AU-BUY-07", "AU-BUY-08")
def test_paid_notes_join_the_hand_when_all_have_chosen() -> None:
    game = offers().buy()
    game.buy(0, "Ph1 J")
    assert (game.money(0), game.hand(0)) == (1000, "")
    game.buy(1, "")
    assert (game.money(0), game.hand(0)) == (400, "Ph1 J")
    assert (game.money(1), game.hand(1)) == (1000, "")


@pytest.mark.rule("AU-BUY-02", "AU-D-01", "AU-D-11")
@pytest.mark.parametrize(
    ("bought", "money"),
    [("", 1000), ("Ph1", 800), ("Lo5", 750), ("Ph1 Lo5", 550), ("Ph1 Lo5 J", 150), ("J", 600)],
)
def test_any_of_them_can_be_bought(bought: str, money: int) -> None:
    game = offers().buy().buy(0, bought).buy(1, "")
    assert (game.hand(0), game.money(0)) == (bought, money)


@pytest.mark.rule("AU-D-01", "AU-D-11")
def test_notes_are_decided_one_by_one_in_canonical_order() -> None:
    game = offers().buy()
    assert game.legal(0) == ["buy Ph1", "reject Ph1"]
    assert game.refused("buy J", 0) == "AU-D-01"
    assert game.refused("buy Ma17", 0) == "AU-BUY-02"
    assert game.refused("pass", 0) == "AU-BUY-05"
    game.play("reject Ph1", seat=0)
    assert game.legal(0) == ["buy Lo5", "reject Lo5"]
    game.play("buy Lo5", seat=0)
    assert game.legal(0) == ["buy J", "reject J"]
    assert [offer.choice for offer in game.own(0).offer] == ["rejected", "bought", "open"]
    assert game.own(0).left == 750


@pytest.mark.rule("AU-BUY-03")
def test_there_is_no_credit() -> None:
    game = lay().money(0, 600).offer(0, "Ph1 Lo5 J").buy()
    game.play("buy Ph1", seat=0)
    assert game.legal(0) == ["buy Lo5", "reject Lo5"]
    game.play("buy Lo5", seat=0)
    assert game.legal(0) == ["reject J"]
    assert game.refused("buy J", 0) == "AU-BUY-03"
    game = lay().money(0, 400).offer(0, "J").buy()
    assert game.legal(0) == ["buy J", "reject J"], "all of the money may be spent"


@pytest.mark.rule("AU-BUY-04")
def test_offered_notes_are_not_in_the_hand() -> None:
    game = offers().hand(0, "Ma3").buy()
    assert game.hand(0) == "Ma3"
    game.play("buy Ph1", seat=0)
    assert game.hand(0) == "Ma3"
    assert game.offer(0) == "Ph1 Lo5 J"


@pytest.mark.rule("AU-BUY-05", "AU-BUY-06", "AU-INFO-12")
def test_all_choose_at_the_same_time() -> None:
    game = offers().buy()
    assert game.match.to_act == (0, 1)
    before = game.view(1)
    piles = game.piles()
    game.buy(0, "J")
    assert game.view(1).own == before.own
    assert game.view(1).players == before.players
    assert game.piles() == piles
    assert game.refused("reject Ph1", 0) == "AU-BUY-06"
    game.buy(1, "Le2")
    assert game.piles() == (piles[0], piles[1] + 3)


@pytest.mark.rule("AU-BUY-09", "AU-INFO-09")
def test_rejected_notes_are_shown_to_nobody() -> None:
    game = offers().buy().buy(0, "J").buy(1, "Le2")
    assert game.discarded() == ""
    for viewer in (1, None):
        told = str(game.match.events(viewer)) + str(game.view(viewer))
        for name in ("Ph1", "Lo5"):
            assert f"note:{name}" not in told
    assert [note.id for note in game.own(0).rejected] == ["note:Ph1", "note:Lo5"]


@pytest.mark.rule("AU-BUY-10")
def test_there_is_no_hand_limit() -> None:
    game = lay().pile("Ma15").discard("Ma16").offer(0, "Ma17").money(0, 400).rest_with(0).buy()
    game.buy(0, "Ma17")
    assert len(game.own(0).hand) == 78


@pytest.mark.rule("AU-BUY-11", "AU-BUY-12")
def test_nothing_passes_between_players() -> None:
    """No move lends or checks anything of another player: he is only named to rob him."""
    game = lay(3).visit("philipp").game
    of_seats = {
        choice.kind
        for choice in map(game.choice, game.all_moves())
        if any(ref.startswith("seat:") for ref in choice.refs)
    }
    assert of_seats == {"rob"}
    assert len(list(game.all_moves())) + 2 == moves.ALL_MOVES, "two of five seats are missing"


def opening() -> Play:
    """Prices 400, 350, 300, 300, 250, 200, 200."""
    return lay().money(0, 1500).offer(0, "Ph1 Ph2 Ph5 Ph12 Ph13 Ph14 Ph17").buy()


@pytest.mark.rule("AU-T-DV-01")
def test_dv_01_opening_purchase() -> None:
    game = opening()
    game.play("buy Ph1", "buy Ph2", "buy Ph5", "buy Ph12", "buy Ph13", seat=0)
    assert game.own(0).left == 250
    assert game.refused("buy Ph14", 0) == "AU-BUY-03", "all of them would cost 2,000"
    game = opening().buy(0, "Ph1 Ph5 Ph13 Ph14 Ph17")
    assert game.money(0) == 0
    assert game.hand(0) == "Ph1 Ph5 Ph13 Ph14 Ph17"
    game = opening().buy(0, "")
    assert game.money(0) == 1500
