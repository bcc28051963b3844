"""Bidding (section 2.5)."""

from __future__ import annotations

import pytest

from bagatelle.games.augsburg import state
from bagatelle.kernel.bits import members
from bagatelle.kernel.errors import InvalidMove
from bagatelle.texts import formatter
from tests.rules.augsburg.builder import Play, lay

RICH = (
    "Ma1 Ma2 Ma3 Ma4 Ma5 J J", "Ma6 Ma7 Ma8 Ma9 Ma10 J J", "Ma11 Ma12 Ma13 J J J",
    "Ma14 Ma15 Ma16 J J", "Ma17 Ph1 Lo1 J",
)  # fmt: skip


def table(players: int) -> Play:
    """A visit to Maria, everybody with enough notes; seat 0 opens."""
    setting = lay(players)
    for seat in range(players):
        setting.hand(seat, RICH[seat])
    return setting.visit("maria")


def standing(game: Play) -> tuple[str, tuple[int, ...], int]:
    """How the bidding ended: who stands at which number, the leader first."""
    t = game.table
    if game.noble() != "maria":
        return "none", (), 0
    assert game.view().step == "show", "the bidding is over"
    leader = t[state.LEADER]
    seats = (leader, *(seat for seat in members(t[state.STANDING]) if seat != leader))
    assert game.match.to_act == tuple(sorted(seats))
    return "sole" if len(seats) == 1 else "showdown", seats, t[state.HIGHEST]


@pytest.mark.parametrize(
    ("players", "said", "result"),
    [
        pytest.param(*row[1:], marks=pytest.mark.rule(f"AU-T-BID-{row[0]}"), id=f"bid_{row[0]}")
        for row in [
            ("01", 4, "3 hold pass 4 pass pass", ("sole", (3,), 4)),
            ("02", 4, "3 hold pass 4 pass 5 hold", ("showdown", (1, 3), 5)),
            ("03", 4, "3 hold pass 4 pass hold", ("showdown", (3, 1), 4)),
            ("04", 3, "2 hold hold", ("showdown", (0, 1, 2), 2)),
            ("05", 3, "2 hold 3 hold pass", ("showdown", (2, 0), 3)),
            ("06", 2, "1 2 3 hold", ("showdown", (0, 1), 3)),
            ("07", 4, "pass pass pass 1", ("sole", (3,), 1)),
            ("08", 3, "pass pass pass", ("none", (), 0)),
            ("09", 3, "4 pass pass", ("sole", (0,), 4)),
            ("10", 3, "2 pass hold", ("showdown", (0, 2), 2)),
            ("11", 5, "1 hold 4 hold pass pass pass", ("showdown", (2, 3), 4)),
        ]
    ],
)
def test_bidding_sequences(
    players: int, said: str, result: tuple[str, tuple[int, ...], int]
) -> None:
    assert standing(table(players).say(*said.split())) == result


@pytest.mark.rule("AU-T-EX-10")
def test_ex_10_four_notes_with_up_to_three_jokers() -> None:
    """Sigurd wins with 4 and shows 4 valid notes of Maria, up to 3 of them jokers."""
    setting = lay(4).hand(0, "Ma1 Ma2 Ma3").hand(1, "Ma4 Ma5 Ma6 Ma7").hand(3, "Ma12 Ph1 J J J")
    game = setting.visit("maria").say(*["3", "hold", "pass", "4", "pass", "pass"])
    assert standing(game) == ("sole", (3,), 4)
    game.show(3, "Ma12 J J J")
    assert game.discarded() == "Ma12 J J J"
    assert game.hand(3) == "Ph1"
    assert game.view().step == "card"


@pytest.mark.parametrize(
    ("noble", "hand", "limit"),
    [
        pytest.param(*row[1:], marks=pytest.mark.rule(f"AU-T-MAXBID-{row[0]}"), id=f"max_{row[0]}")
        for row in [
            ("01", "louise", "J J J Ph3 Ma17", 0),
            ("02", "louise", "Lo2 J J J", 4),
            ("03", "leo", "Le4 Le9 J Ph1 Ph2 Ph3 Ma8 Lo5 Lo6", 3),
            ("04", "maximilian", "Le4 Le9 J Ph1 Ph2 Ph3 Ma8 Lo5 Lo6", 9),
            ("05", "maximilian", "J J", 0),
            ("06", "maria", "", 0),
            ("07", "philipp", "Ph1 Ph17 Lo17", 2),
            ("08", "maria", "Ma12 J J J", 4),
        ]
    ],
)
def test_highest_possible_bid(noble: str, hand: str, limit: int) -> None:
    game = lay().hand(0, hand).visit(noble)
    assert game.legal() == ["pass", *(f"bid {number}" for number in range(1, limit + 1))]
    assert len(game.own(0).numbers) == limit


@pytest.mark.rule("AU-BID-01", "AU-BID-03")
def test_the_start_player_opens() -> None:
    game = lay(3).opener(2).hand(2, "Ph1").visit("philipp")
    assert game.match.to_act == (2,)
    assert game.legal() == ["pass", "bid 1"]
    assert game.refused("bid 1", 0) == "AU-BID-12"


@pytest.mark.rule("AU-BID-02")
def test_later_the_last_winner_opens() -> None:
    game = lay(3).hand(1, "Ph1").visit("philipp").say("pass", "1", "pass").show(1, "Ph1")
    game.play("card P01", "give up", "give up")
    assert (game.noble(), game.match.to_act) == ("louise", (1,))
    game.pass_all()
    assert (game.noble(), game.match.to_act) == ("leo", (1,)), "nobody has won since"
    for _ in ("leo", "maria", "maximilian"):
        game.pass_all()
    game.buy_nothing()
    assert (game.view().round, game.noble(), game.match.to_act) == (2, "philipp", (1,))


@pytest.mark.rule("AU-BID-04", "AU-BID-05", "AU-BID-06")
def test_a_bid_is_only_a_number() -> None:
    """Two hands with other values and other notes give the same bids to the same eyes."""
    one = lay().hand(0, "Ma1 Ma2").visit("maria").say("2")
    other = lay().hand(0, "Ma17 J").visit("maria").say("2")
    assert one.told("number_named", 1) == [{"player": "seat:1", "number": 2}]
    assert one.match.events(1) == other.match.events(1)
    assert one.view(1).players == other.view(1).players
    assert one.view(1).auction == other.view(1).auction
    assert one.own(0).picked == ()


@pytest.mark.rule("AU-BID-07", "AU-BID-08", "AU-BID-09")
def test_valid_notes() -> None:
    hand = "Ph1 Lo2 Lo3 Le4 Ma5 J J"
    valid = {"philipp": "Ph1 J J", "louise": "Lo2 Lo3 J J", "leo": "Le4 J J", "maria": "Ma5 J J"}
    for noble, expected in valid.items():
        game = lay().hand(0, hand).visit(noble)
        assert " ".join(n.id.removeprefix("note:") for n in game.own(0).valid) == expected
        assert len(game.own(0).numbers) == len(expected.split())
        assert game.refused("bid 5") == "AU-BID-09"
    game = lay().hand(0, "J J Lo1").visit("philipp")
    assert game.legal() == ["pass"]
    assert game.refused("bid 1") == "AU-BID-08"


@pytest.mark.rule("AU-BID-10")
def test_who_cannot_match_must_pass() -> None:
    game = lay(3).hand(0, "Le1 Le2 J").hand(1, "Le3 J").hand(2, "Le4 Le5 Le6").visit("leo")
    game.say("3")
    assert game.legal() == ["pass"]
    assert game.refused("hold") == "AU-BID-09"
    game.say("pass")
    assert game.legal() == ["pass", "hold"]


@pytest.mark.rule("AU-BID-11", "AU-BID-13", "AU-D-02")
def test_without_a_bid_there_is_nothing_to_hold() -> None:
    game = table(3)
    assert game.legal() == ["pass", *(f"bid {number}" for number in range(1, 8))]
    assert game.refused("hold") == "AU-BID-13"
    with pytest.raises(InvalidMove):
        game.play("bid 0")
    game.say("pass")
    assert "hold" not in game.legal()
    assert "bid 1" in game.legal(), "the next player may open"


@pytest.mark.rule("AU-BID-14", "AU-BID-15", "AU-BID-16", "AU-D-02")
def test_pass_hold_or_raise() -> None:
    game = table(3).say("3")
    assert game.legal() == ["pass", "hold", "bid 4", "bid 5", "bid 6", "bid 7"]
    assert game.refused("bid 3") == "AU-BID-16"
    assert game.refused("bid 2") == "AU-BID-16"
    assert game.refused("show Ma6") == "AU-BID-14"
    game.say("hold")
    assert (game.player(1).said, game.player(1).number) == ("holds", 3)
    game.say("5")
    assert game.player(1).said == "overbid"
    assert game.legal() == ["pass", "hold", "bid 6", "bid 7"], "measured by the highest number"


@pytest.mark.rule("AU-BID-12", "AU-BID-17")
def test_clockwise_without_those_who_passed() -> None:
    game = lay(4).opener(2)
    for seat in range(4):
        game.hand(seat, RICH[seat])
    play = game.visit("maria")
    order = []
    for word in ("1", "pass", "2", "hold", "3", "hold", "hold"):
        order.append(play.match.to_act[0])
        play.say(word)
    assert order == [2, 3, 0, 1, 2, 0, 1], "seat 3 is not asked again"
    assert play.player(3).said == "passed"


@pytest.mark.rule("AU-BID-18", "AU-BID-23", "AU-REVEAL-17")
def test_whoever_passes_keeps_everything_and_gets_nothing() -> None:
    game = table(3).say("3", "4", "pass", "pass")
    assert standing(game) == ("sole", (1,), 4)
    game.show(1, "Ma6 Ma7 J J")
    assert game.hand(0) == RICH[0]
    assert game.hand(2) == RICH[2]
    assert game.money(0) == game.money(2) == 0


@pytest.mark.rule("AU-BID-19", "AU-BID-20")
def test_the_leader_is_the_first_at_the_highest_number() -> None:
    game = table(3).say("2", "hold")
    auction = game.view().auction
    assert auction is not None
    assert auction.leader == 0
    game.say("hold")
    assert standing(game) == ("showdown", (0, 1, 2), 2), "the turn came back to the leader"


@pytest.mark.rule("AU-BID-21")
def test_the_bidding_may_go_round_several_times() -> None:
    game = table(3).say("1", "hold", "2", "hold", "3", "hold", "hold")
    assert standing(game) == ("showdown", (1, 0, 2), 3)


@pytest.mark.rule("AU-BID-22")
def test_nobody_bids() -> None:
    game = table(3).pass_all()
    assert game.told("visit_in_vain") == [{"noble": "noble:maria"}]
    assert game.noble() == "maximilian"
    assert len(game.display().split()) == 5
    assert game.view().visits[3].winner is None
    assert game.view().visits[3].state == "past"


@pytest.mark.rule("AU-BID-22")
@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Nobody bids for Maria; the visit is in vain"),
        ("fr", "Personne n’enchérit pour Maria\u202f; la visite est vaine"),
        ("de", "Niemand bietet für Maria; der Besuch ist vergeblich"),
    ],
)
def test_a_visit_in_vain_is_told_so(language: str, told: str) -> None:
    log = table(3).pass_all().match.log(None)
    assert told in map(formatter(language), log), "debts are called in, nothing is lent"
