"""The journeymen that use the bonuses of other cards: Activate, J-01, and Copy, J-02."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bagatelle.games.rokoko import party
from bagatelle.games.rokoko.components import Components, shipped
from tests.rules.rokoko.jewelry_box.builder import JewelBall, JewelSetting, lay

ACTIVATE, COPY = "jj-1", "jj-2"


def activate(setting: JewelSetting) -> JewelBall:
    """Activate has been played, and its bonus is used."""
    setting.hand(0, f"{ACTIVATE} base-1").money(0, 9)
    return setting.begin().play(f"play {ACTIVATE}", "pass", "use")


def copy(setting: JewelSetting, *moves: str) -> JewelBall:
    """Copy has been played."""
    setting.hand(0, f"{COPY} base-1").money(0, 9)
    return setting.begin().play(f"play {COPY}", "pass", *moves)


def with_bonus_of(worker: str, other: str) -> Components:
    """The box with the bonus of one journeyman on another one, too."""
    box = shipped()
    (source,) = (card for card in box.journeyman if card.id == other)
    changes = {"bonus": source.bonus, "args": source.args}
    return replace(
        box,
        journeyman=tuple(
            replace(card, **changes) if card.id == worker else card for card in box.journeyman
        ),
    )


def discarded(ball: JewelBall, seat: int) -> str:
    """The discard pile as everybody sees it."""
    return " ".join(worker.id.partition(":")[2] for worker in ball.player(seat).discard)


# ---------------------------------------------------------------------- Activate


@pytest.mark.rule("JB-BONUS-J-01")
def test_a_card_of_the_reserve_is_laid_open_and_its_bonus_used() -> None:
    ball = activate(lay().reserve(0, "3-2").discard(0, "1-1"))
    assert ball.step() == "activate"
    reserve = ["base-2", "base-3", "base-4", "base-5", "3-2"]
    assert ball.legal() == [f"activate {worker}" for worker in reserve]
    for worker in ("base-1", "1-1", ACTIVATE, "6-1"):
        assert ball.refused(f"activate {worker}") == "JB-BONUS-J-01", "it is not in the reserve"
    ball.play("activate base-5")
    assert ball.zone(0, "discard").split() == ["base-5", "1-1"]
    assert "base-5" not in ball.zone(0, "reserve").split()
    assert ball.legal() == ["use", "skip"], "its bonus, at once"
    assert ball.play("use").money(0) == 11
    assert ball.zone(0, "discard").split() == ["base-5", "1-1", ACTIVATE]


@pytest.mark.rule("XT-24", "JB-BONUS-J-01a", "OV-08")
def test_xt_24_an_empty_reserve_is_rebuilt_first() -> None:
    setting = lay().hand(0, f"{ACTIVATE} base-1").discard(0, "base-5 base-3").money(0, 9)
    setting.gone(0, "base-2 base-4")
    ball = setting.begin().play(f"play {ACTIVATE}", "pass")
    assert ball.zone(0, "reserve") == ""
    ball.play("use")
    assert ball.told("reserve_renewed") == [{"player": "seat:1", "workers": 2}]
    assert ball.legal() == ["activate base-3", "activate base-5"], "not the card in play"
    ball.play("activate base-5")
    assert (ball.zone(0, "reserve"), ball.zone(0, "discard")) == ("base-3", "base-5")
    ball.play("use")
    assert ball.money(0) == 11
    names = ball.game.ids.by_domain["worker"]
    pile = [names[card] for card in party.discard_in_order(ball.table, 0)]
    assert pile == ["base-5", ACTIVATE], "Activate lies on top"
    assert ball.zone(0, "reserve") == "base-3"


@pytest.mark.rule("JB-BONUS-J-01b")
def test_without_any_other_card_nothing_happens() -> None:
    setting = lay().hand(0, f"{ACTIVATE} base-1 base-2 base-3 base-4 base-5")
    assert setting.begin().play(f"play {ACTIVATE}", "pass").match.to_act == (1,)


@pytest.mark.rule("JB-BONUS-J-01c")
@pytest.mark.parametrize("worker", ["base-2", "6-3", "jm-6"])
def test_a_card_without_a_usable_bonus_is_moved_and_that_is_all(worker: str) -> None:
    more = "" if worker == "base-2" else worker
    ball = activate(lay().reserve(0, more)).play(f"activate {worker}")
    assert ball.match.to_act == (1,)
    assert worker in ball.zone(0, "discard").split()
    assert (ball.money(0), ball.prestige(0)) == (9, 0)


@pytest.mark.rule("JB-BONUS-J-01")
def test_the_bonus_of_the_activated_card_may_be_waived() -> None:
    ball = activate(lay()).play("activate base-5", "skip")
    assert ball.money(0) == 9
    assert "base-5" in ball.zone(0, "discard").split()


# ---------------------------------------------------------------------- Copy


@pytest.mark.rule("JB-BONUS-J-02", "JB-BONUS-J-02b")
def test_the_top_card_of_an_opponent_is_copied() -> None:
    setting = lay(3).discard(1, "base-3 1-1 base-5").discard(2, "1-5").hand(1, "").hand(2, "")
    ball = copy(setting.money(1, 3), "use")
    assert ball.legal() == ["copy 2", "copy 3"]
    assert ball.refused("copy 1") == ball.refused("skip") == "JB-BONUS-J-02"
    before = discarded(ball, 1)
    ball.play("copy 2", "use")
    assert ball.money(0) == 11, "base-5 is on top"
    assert (ball.money(1), discarded(ball, 1)) == (3, before), "their card stays, they gain nothing"
    assert ball.zone(0, "discard") == COPY


@pytest.mark.rule("JB-BONUS-J-02a")
def test_it_reads_what_the_copier_has() -> None:
    """Staff, decorations, money and reserve are those of seat 0."""
    setting = lay().discard(1, "jj-4").discard(0, "1-1 1-3").money(1, 0)
    assert copy(setting, "use", "copy 2", "use").money(0) == 9 + 2, "a staff of eight"
    setting = lay().discard(1, "3-1").funded(0, "statue-1 upper-1").funded(1, "statue-2")
    assert copy(setting, "use", "copy 2", "use").money(0) == 9 + 2
    setting = lay().discard(1, "base-3").hand(1, "").money(1, 0)
    ball = copy(setting, "use", "copy 2", "use", "lace")
    assert (ball.money(0), ball.goods(0), ball.goods(1)) == (8, (1, 2), (1, 1))
    ball = copy(lay().discard(1, "2-3"), "use", "copy 2", "use", "depute base-2")
    assert (ball.money(0), ball.staff(0), ball.staff(1)) == (17, 5, 6)


@pytest.mark.rule("XT-25", "IX-20", "JB-SPECIAL-22")
def test_xt_25_a_specialist_of_an_opponent() -> None:
    setting = lay().specialist(1, "sa-4").discard(1, "sa-4").money(1, 0)
    ball = copy(setting, "use", "copy 2", "use")
    assert (ball.prestige(0), ball.prestige(1)) == (3, 0), "no condition is checked"


@pytest.mark.rule("XT-26", "JB-BONUS-J-02c")
@pytest.mark.parametrize("worker", ["6-3", "jm-8", "base-1"])
def test_xt_26_crowns_and_cards_without_bonus_give_nothing(worker: str) -> None:
    setting = lay().discard(1, worker).hand(1, "").funded(0, "statue-1")
    assert copy(setting).match.to_act == (0,), "nothing is asked; seat 0 plays on"
    three = lay(3).discard(1, worker).hand(1, "").discard(2, "base-5").hand(2, "")
    ball = copy(three.funded(0, "statue-1"), "use")
    assert ball.legal() == ["copy 2", "copy 3"]
    ball.play("copy 2")
    assert (ball.money(0), ball.prestige(0), ball.match.to_act) == (9, 0, (0,))
    assert ball.step() == "play"


@pytest.mark.rule("JB-BONUS-J-02d")
def test_an_opponent_without_a_discard_is_no_target() -> None:
    ball = copy(lay(3).discard(2, "base-5").hand(2, "").discard(0, "1-1"), "use")
    assert ball.legal() == ["copy 3"]
    assert ball.refused("copy 2") == "JB-BONUS-J-02d"


@pytest.mark.rule("XT-78", "JB-BONUS-J-02d")
def test_xt_78_no_discards_at_all() -> None:
    ball = copy(lay(3).discard(0, "base-5"))
    assert ball.match.to_act == (1,)
    assert ball.money(0) == 9


@pytest.mark.rule("JB-BONUS-J-02")
def test_copy_is_asked_for_only_if_some_card_would_do_something() -> None:
    """base-3 costs a louis, which seat 0 does not have."""
    setting = lay().discard(1, "base-3").hand(1, "").hand(0, f"{COPY} base-1").money(0, 0)
    assert setting.begin().play(f"play {COPY}", "pass").step() == "play"
    setting = lay().discard(1, "base-3").hand(1, "").hand(0, f"{COPY} base-1").money(0, 1)
    assert setting.begin().play(f"play {COPY}", "pass").step() == "bonus"


@pytest.mark.rule("JB-BONUS-J-02", "JB-BONUS-J-02a")
def test_copy_is_asked_for_though_the_silk_is_missing_which_others_cannot_see() -> None:
    setting = lay().discard(1, "2-2").hand(1, "").windows(". . . . . cl01")
    ball = copy(setting)
    assert ball.legal() == ["skip"]
    assert ball.refused("use") == "RK-BONUS-GEN-07"
    assert copy(setting.kept(0, "r11")).legal() == ["use", "skip"]


# ---------------------------------------------------------------------- chains


@pytest.mark.rule("IX-23")
def test_activate_may_pick_copy() -> None:
    setting = lay().reserve(0, COPY).discard(1, "base-5").hand(1, "")
    ball = activate(setting).play(f"activate {COPY}", "use", "copy 2", "use")
    assert ball.money(0) == 11


@pytest.mark.rule("IX-23", "JB-BONUS-J-02a")
def test_copy_may_copy_activate_which_uses_the_own_reserve() -> None:
    setting = lay().discard(1, ACTIVATE).hand(1, "base-1").reserve(1, "1-1")
    ball = copy(setting, "use", "copy 2", "use")
    reserve = ["base-2", "base-3", "base-4", "base-5"]
    assert ball.legal() == [f"activate {worker}" for worker in reserve]
    before = ball.zone(1, "reserve")
    ball.play("activate base-5", "use")
    assert ball.money(0) == 11
    assert ball.zone(0, "discard") == f"base-5 {COPY}"
    assert ball.zone(1, "reserve") == before


@pytest.mark.rule("IX-23")
def test_no_bonus_is_reached_twice_in_one_chain() -> None:
    """Copy, Activate of seat 1, a second Copy: the way back to that Activate is closed."""
    box = with_bonus_of("jj-3", COPY)
    setting = lay(components=box).discard(1, ACTIVATE).hand(1, "").reserve(0, "jj-3")
    ball = copy(setting, "use", "copy 2", "use", "activate jj-3")
    assert ball.step() == "play", "nothing is left to copy"
    three = lay(3, components=box).discard(1, ACTIVATE).hand(1, "").reserve(0, "jj-3")
    three.discard(2, "base-5").hand(2, "")
    ball = copy(three, "use", "copy 2", "use", "activate jj-3", "use")
    assert ball.legal() == ["copy 2", "copy 3"]
    assert ball.play("copy 2").step() == "play", "it may be chosen and does nothing more"
    ball = copy(three, "use", "copy 2", "use", "activate jj-3", "use", "copy 3", "use")
    assert ball.money(0) == 11


@pytest.mark.rule("IX-23", "JB-BONUS-J-01a")
def test_a_card_reached_before_may_be_activated_but_does_nothing_more() -> None:
    """Two Activates, and the reserve holds only the second: it comes back from the discard."""
    box = with_bonus_of("jj-3", ACTIVATE)
    setting = lay(components=box).hand(0, f"{ACTIVATE} base-1 base-2 base-4 base-5")
    setting.gone(0, "base-3").reserve(0, "jj-3").hand(1, "")
    ball = setting.begin().play(f"play {ACTIVATE}", "pass", "use", "activate jj-3", "use")
    assert ball.legal() == ["activate jj-3"], "the reserve was rebuilt from the discard"
    ball.play("activate jj-3")
    assert ball.step() == "play"
    assert ball.zone(0, "discard") == f"{ACTIVATE} jj-3"


@pytest.mark.rule("IX-23")
def test_the_next_turn_is_another_chain() -> None:
    box = with_bonus_of("jj-3", COPY)
    setting = lay(components=box).discard(1, "base-5").hand(1, "").hand(0, f"{COPY} jj-3")
    ball = setting.money(0, 0).begin().play(f"play {COPY}", "pass", "use", "copy 2", "use")
    assert ball.money(0) == 2
    ball.play("play jj-3", "pass", "use", "copy 2", "use")
    assert ball.view().players[0].money == 4 + 5, "and the income of the round"
