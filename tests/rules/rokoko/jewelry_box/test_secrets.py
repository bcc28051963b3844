"""Who may know what of the Jewelry Box: specialists, piles, and the card that is taken."""

from __future__ import annotations

import msgspec
import pytest

from bagatelle.games.rokoko import party, state
from bagatelle.games.rokoko.modules.jewelry_box import jeweller
from bagatelle.kernel.bits import members
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.message import plain
from bagatelle.kernel.table import Table
from tests.rules.rokoko.jewelry_box.builder import TRIALS, JewelBall, lay

JOURNEYMAN_TASKS = "J1 J2 J3 J4"
POOL = {"2-2", "2-3", *(f"jj-{number}" for number in range(1, 10))}
PILE = "2-2 jj-1 jj-3 jj-4 jj-5 jj-6 jj-7 jj-8 jj-9"
"""In the tests below 2-3 and jj-2 went into the hire stack."""
STACK = "2-1 2-3 2-4 jj-2 3-1 3-2 3-3 3-4 4-1 4-2 4-3 4-4 5-1 5-2 5-3 5-4"
STACK_OF_ROUND_1 = f"1-5 1-6 {STACK} 6-1 6-2 6-3 6-4 6-5 6-6"


def passing(cards: str = "jj-4") -> JewelBall:
    """Seats 0 and then 1 have completed the journeyman trials, and each has taken a card."""
    setting = lay().marked(0, JOURNEYMAN_TASKS).marked(1, JOURNEYMAN_TASKS).money(0, 9).money(1, 9)
    setting.trial_pile("journeyman", PILE).hire_stack(STACK_OF_ROUND_1)
    setting.hand(0, "base-5 base-1 base-2").hand(1, "base-5 base-1 base-2")
    ball = setting.begin()
    for card in cards.split():
        ball.play("play base-5", "journeyman trial", "skip", f"choose {card}")
    return ball


def known(ball: JewelBall, viewer: int | None) -> str:
    """All that a viewer sees and was told, byte by byte."""
    match = ball.match
    told = [plain(line) for line in match.log(viewer)]
    events = msgspec.json.encode(match.events(viewer)).decode()
    return msgspec.json.encode(ball.view(viewer)).decode() + " ".join(told) + events


def imagined(ball: JewelBall, seat: int, times: int = 60) -> list[Table]:
    rules = ball.game.rules
    return [rules.imagine(ball.table, seat, Dealer(f"{seat} {n}")) for n in range(times)]


def names(ball: JewelBall, cards: int) -> set[str]:
    return {ball.game.ids.by_domain["worker"][card] for card in members(cards)}


def pile_in(ball: JewelBall, table: Table, trial: str = "journeyman") -> set[str]:
    return names(ball, table[ball.jeweller.at + jeweller.PILE + TRIALS.index(trial)])


def secret_in(ball: JewelBall, table: Table, seat: int) -> set[str]:
    return names(ball, table[party.at(seat) + party.SECRET])


# ---------------------------------------------------------------------- the card that is taken


@pytest.mark.rule("JB-TRIAL-G-20", "JB-TRIAL-J-14", "OV-23")
def test_the_pile_is_seen_by_who_looks_through_it() -> None:
    ball = lay().marked(0, JOURNEYMAN_TASKS).money(0, 9).trial_pile("journeyman", PILE).begin()
    ball.play("play base-4", "journeyman trial")
    if ball.step() == "bonus":
        ball.play("skip")
    pile = ball.box(0).pile
    assert pile is not None
    assert {worker.id for worker in pile} == {f"worker:{card}" for card in PILE.split()}
    for viewer in (1, None):
        assert ball.box(viewer).pile is None
        assert ball.trial("journeyman").cards == 9
        assert "worker:jj-" not in known(ball, viewer)
        assert ball.told("trial_pile_seen", viewer) == [
            {"player": "seat:1", "trial": "trial:journeyman"}
        ]
    assert ball.match.legal_moves(1) == []
    assert not ball.match.can_undo(0), "who has looked cannot go back"


@pytest.mark.rule("JB-TRIAL-G-20", "OV-23")
def test_the_card_taken_is_not_shown() -> None:
    ball = passing("jj-4")
    assert ball.zone(0, "hand") == "base-1 base-2 jj-4"
    assert ball.told("trial_card_taken", 0)[0]["worker"] == "worker:jj-4"
    for viewer in (1, None):
        (told,) = ball.told("trial_card_taken", viewer)
        assert told.get("worker") is None
        assert ball.player(0, viewer).hand == 3
        assert ball.player(0, viewer).known_hand == ()
        assert "jj-4" not in known(ball, viewer)
        assert "jj-4" not in known(ball, viewer)


@pytest.mark.rule("JB-TRIAL-G-20", "OV-23")
@pytest.mark.parametrize("other", ["jj-5", "jj-9", "2-2"])
def test_nobody_could_tell_if_it_were_another_card(other: str) -> None:
    one, two = passing("jj-4"), passing(other)
    for viewer in (1, None):
        assert known(one, viewer) == known(two, viewer)
        assert str(one.legal(1)) == str(two.legal(1))
    assert known(one, 0) != known(two, 0)


@pytest.mark.rule("JB-TRIAL-G-20")
@pytest.mark.parametrize("crown", ["jm-6", "jm-7", "jm-8"])
def test_the_points_of_a_hidden_crown_are_not_shown(crown: str) -> None:
    def taken(card: str) -> JewelBall:
        setting = lay().marked(0, "M1 M2 M3").money(0, 9).hand(0, "base-3 base-1")
        setting.jewels(0, "ncl1 ncl2 nul1 rcg1 rrg1").funded(0, "statue-1")
        return setting.begin().play("play base-3", "master trial", "skip", f"choose {card}")

    ball = taken(crown)
    for viewer in (1, None):
        assert known(ball, viewer) == known(taken("jm-1"), viewer)
        assert ball.player(0, viewer).points is None
    assert f"line:crown-{crown}" in [gain.line for gain in ball.player(0, 0).gains]


@pytest.mark.rule("JB-TRIAL-G-20", "OV-23")
def test_it_is_shown_when_it_is_played() -> None:
    ball = passing("jj-4").play("play base-1", "pass", "play jj-4")
    for viewer in (1, None):
        played = [parts["worker"] for parts in ball.told("worker_played", viewer)]
        assert played[-1] == "worker:jj-4"
    ball.play("pass", "skip")
    for table in imagined(ball, 1, 20):
        assert "jj-4" in names(ball, table[party.at(0) + party.DISCARD])
        assert "jj-4" not in pile_in(ball, table)


# ---------------------------------------------------------------------- what a seat imagines


@pytest.mark.rule("JB-TRIAL-G-20", "JB-SETUP-16")
def test_who_has_seen_no_pile_imagines_any_card_anywhere() -> None:
    ball = passing("jj-4")
    for seat in (1, -1):
        tables = imagined(ball, seat, 150)
        taken = set[str]()
        for table in tables:
            (card,) = secret_in(ball, table, 0)
            taken.add(card)
            stack = names(ball, table[state.HIRE_STACK]) & POOL
            assert len(stack) == 2
            assert len(pile_in(ball, table)) == 8
            assert stack | pile_in(ball, table) | {card} == POOL
        assert taken == POOL, "any of the eleven"


@pytest.mark.rule("JB-TRIAL-G-20")
def test_the_card_taken_is_imagined_in_the_hand() -> None:
    """All have seen it go there; only its face is unknown."""
    ball = passing("jj-4")
    for table in imagined(ball, 1):
        assert secret_in(ball, table, 0) <= names(ball, table[party.at(0) + party.HAND])
        assert len(names(ball, table[party.at(0) + party.HAND])) == 3


@pytest.mark.rule("JB-TRIAL-G-20")
def test_who_took_a_card_knows_it_and_the_rest_of_the_pile() -> None:
    ball = passing("jj-4")
    for table in imagined(ball, 0, 20):
        assert secret_in(ball, table, 0) == {"jj-4"}
        assert pile_in(ball, table) == {*PILE.split()} - {"jj-4"}
        assert names(ball, table[state.HIRE_STACK]) & POOL == {"2-3", "jj-2"}


@pytest.mark.rule("JB-TRIAL-G-20")
def test_who_looked_first_knows_what_the_next_may_have_taken() -> None:
    ball = passing("jj-4 jj-7")
    taken = set[str]()
    for table in imagined(ball, 0):
        (card,) = secret_in(ball, table, 1)
        taken.add(card)
        assert secret_in(ball, table, 0) == {"jj-4"}
        assert pile_in(ball, table) == {*PILE.split()} - {"jj-4", card}
        assert names(ball, table[state.HIRE_STACK]) & POOL == {"2-3", "jj-2"}
    assert taken == {*PILE.split()} - {"jj-4"}, "one of those that lay there"


@pytest.mark.rule("JB-TRIAL-G-20")
def test_who_looked_later_knows_what_was_missing() -> None:
    ball = passing("jj-4 jj-7")
    taken = set[str]()
    for table in imagined(ball, 1):
        (card,) = secret_in(ball, table, 0)
        taken.add(card)
        assert secret_in(ball, table, 1) == {"jj-7"}
        assert pile_in(ball, table) == {*PILE.split()} - {"jj-4", "jj-7"}
        assert names(ball, table[state.HIRE_STACK]) & POOL == {"2-3", "jj-2", "jj-4"} - {card}
    assert taken == {"2-3", "jj-2", "jj-4"}, "one of the three that did not lie there"


@pytest.mark.rule("JB-BONUS-J-01a", "OV-08")
def test_a_reserve_rebuilt_by_activate_does_not_hide_the_hand() -> None:
    """While the reserve was empty, all knew the hand; what came into the reserve was seen."""
    setting = lay().hand(0, "jj-1 base-1 base-3").discard(0, "base-4 base-5").gone(0, "base-2")
    ball = setting.begin()
    assert ball.zone(0, "reserve") == ""
    ball.play("play jj-1", "pass", "use")
    for table in imagined(ball, 1, 20):
        assert names(ball, table[party.at(0) + party.HAND]) == {"base-1", "base-3"}
        assert names(ball, table[party.at(0) + party.RESERVE]) == {"base-4", "base-5"}


# ---------------------------------------------------------------------- specialists


@pytest.mark.rule("JB-SETUP-19", "JB-SETUP-18")
def test_the_specialist_of_another_is_imagined_as_any_other() -> None:
    ball = lay(3).specialist(0, "sa-4").specialist(1, "sa-2").specialist(2, "sa-9").begin()
    own = [ball.jeweller.own(seat) + jeweller.SPECIALIST for seat in range(3)]
    card_names = ball.game.ids.by_domain["worker"]
    others = set[str]()
    for table in imagined(ball, 0, 100):
        assert card_names[table[own[0]]] == "sa-4"
        others.add(card_names[table[own[1]]])
        assert len({table[place] for place in own}) == 3
    assert others == {f"sa-{number}" for number in range(1, 11)} - {"sa-4"}


@pytest.mark.rule("JB-SPECIAL-25")
def test_a_hired_specialist_is_imagined_where_it_is() -> None:
    ball = lay(3).specialist(0, "sa-4").money(0, 30).begin().play("play base-1", "hire")
    ball.play("hire sa-4")
    card_names = ball.game.ids.by_domain["worker"]
    for table in imagined(ball, 1, 30):
        assert "sa-4" in names(ball, table[party.at(0) + party.HAND])
        assert card_names[table[ball.jeweller.own(0) + jeweller.SPECIALIST]] == "sa-4"
        assert card_names[table[ball.jeweller.own(2) + jeweller.SPECIALIST]] != "sa-4"


@pytest.mark.rule("JB-SETUP-19", "JB-SPECIAL-25")
def test_nobody_could_tell_if_it_were_another_specialist() -> None:
    def dealt(card: str) -> JewelBall:
        setting = lay().specialist(1, "sa-9").specialist(0, card).money(0, 20).hire_row("1-1")
        return setting.begin().play("play base-1", "hire", "hire 1-1")

    for viewer in (1, None):
        assert known(dealt("sa-4"), viewer) == known(dealt("sa-8"), viewer)
    assert known(dealt("sa-4"), 0) != known(dealt("sa-8"), 0)
