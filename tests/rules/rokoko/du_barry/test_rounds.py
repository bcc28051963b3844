"""Her rounds and turns (section 2.14)."""

from __future__ import annotations

import pytest

from bagatelle.games.rokoko import frames
from bagatelle.games.rokoko.modules.du_barry import lady
from bagatelle.kernel.match import Match
from tests.rules.rokoko.du_barry.builder import (
    CARDS,
    HER,
    HUMAN,
    SEEDS,
    SoloBall,
    alone,
    game_alone,
    lady_of,
    with_jewels,
)

ALL_MODULES = "jewelry_box fancy festivity expert"


def whole_game(seed: str, modules: str = ALL_MODULES) -> SoloBall:
    """A game in which the player takes the first move that is offered, to the end."""
    ball = SoloBall(Match(game_alone(modules), seed))
    while not ball.match.is_over:
        ball.play(ball.legal()[0])
    return ball


def turns(ball: SoloBall) -> str:
    """Whose turns there were: P the player, D du Barry."""
    return "".join("DP"[told["player"] == "seat:1"] for told in ball.told("turn_begun"))


def turns_of_this_round(ball: SoloBall) -> str:
    """The player passes until there is income."""
    while not ball.told("income_paid"):
        ball.pass_turn()
    kinds = ball.kinds("turn_begun", "income_paid")
    return turns(ball)[: kinds.index("income_paid")]


# ---------------------------------------------------------------------- in general


@pytest.mark.rule("DB-GEN-01", "DB-INC-01", "OV-13")
@pytest.mark.parametrize("seed", SEEDS[:4])
def test_she_never_has_a_louis(seed: str) -> None:
    ball = SoloBall(Match(game_alone(ALL_MODULES), seed))
    while not ball.match.is_over:
        assert ball.player(HER).money == 0
        ball.play(ball.legal()[-1])
    assert ball.player(HER).money == 0
    for told in ball.told("income_paid"):
        assert told["player"] == "seat:1"


@pytest.mark.rule("DB-GEN-02", "IX-45")
def test_the_players_turns_are_those_of_the_base_game() -> None:
    """The same moves as in a game of two, and with the Jewelry Box, too."""
    setting = alone().money(HUMAN, 20).warehouse("r39 r01").hire_row("1-1 1-3")
    setting.hand(HUMAN, "base-1 base-2 base-5").windows(". . . . . cg01").kept(HUMAN, "r03")
    ball = setting.begin()
    ball.play("play base-5", "acquire", "take r39", "trade", "use")
    assert (ball.goods(HUMAN), ball.money(HUMAN)) == ((2, 2), 20 - 1 + 2)
    ball.play("play base-1", "hire", "hire 1-3")
    assert ball.money(HUMAN) == 21 - 1
    ball.play("play base-2", "tailor", "window 6", "pay r03", "rent hall4-1")
    assert ball.money(HUMAN) == 20 + 3
    ball.play("play 1-3", "depute", "skip")
    assert ball.told("worker_deputed")[0]["livres"] == 7
    jewelled = with_jewels().money(HUMAN, 20).offer(". . . . ncl1").funded(HUMAN, "jeweler-1")
    jewelled.windows(". . . . . cl01").kept(HUMAN, "r11").tile_pile("r39")
    bought = jewelled.begin().play("play base-1", "tailor", "window 6", "pay r11", "jewel 5")
    assert (bought.money(HUMAN), bought.jewels(HUMAN)) == (20 - 2, "ncl1")
    assert bought.legal() == ["keep", "trade"], "it matches"


@pytest.mark.rule("DB-GEN-05", "DB-P3-08")
@pytest.mark.parametrize("seed", SEEDS[:6])
def test_nobody_decides_for_her(seed: str) -> None:
    """In whole games only the player is asked, and only about the own things."""
    ball = SoloBall(Match(game_alone(ALL_MODULES), seed))
    while not ball.match.is_over:
        assert ball.match.to_act == (HUMAN,)
        assert ball.view().turn_of in (HUMAN, None)
        ball.play(ball.legal()[0])
    revealed = ball.told("du_barry_card")
    assert len(revealed) >= 7 * 4
    assert {"worker_deputed", "hidden_worker_deputed"} & {
        event.kind for event in ball.events() if event.parts.get("player") == "seat:2"
    } == set()


@pytest.mark.rule("DB-GEN-05")
def test_the_same_deal_brings_the_same_turns() -> None:
    one, other = whole_game("3"), whole_game("3")
    assert one.events() == other.events()
    assert one.match.scores == other.match.scores


# ---------------------------------------------------------------------- phases 1 and 2


@pytest.mark.rule("DB-P1-01")
def test_a_round_is_laid_as_always() -> None:
    """The hire row, the warehouse and the windows; with the Jewelry Box the offer, too."""
    setting = with_jewels().round(2).hire_row("1-1").windows(". . cl01 . cg01 cg02")
    setting.offer("ncl1 . . . rcg1").start_player(HUMAN).warehouse("r01 . .")
    ball = setting.begin_at(frames.ROUND_STEP)
    steps = ["worker_offered", "tile_laid", "dress_shown", "jewel_offered", "du_barry_shuffled"]
    order = ball.kinds(*steps)
    assert order == sorted(order, key=steps.index)
    assert [order.count(step) for step in steps] == [4, 8, 5, 4, 1]
    assert "1-1" not in ball.hire_row()
    assert ball.windows().split()[-1] == "cl01"
    assert ball.offer().split()[-1] == "ncl1"
    assert ball.told("jewel_removed") == [{"jewel": "jewel:rcg1"}]


@pytest.mark.rule("DB-P1-02", "DB-P2-01")
def test_every_round_begins_with_all_her_cards() -> None:
    """Hand, supply and discard pile are shuffled together, and four cards are her hand."""
    hands = set()
    for seed in SEEDS[:30]:
        setting = alone("favour", "favour", supply=["favour"] * 3).round(2)
        ball = setting.begin_at(frames.ROUND_STEP, seed)
        assert (ball.lady().hand, ball.lady().supply, ball.her_discard()) == (4, CARDS - 4, "")
        cards = [*ball.her_hand().split(), *ball.her_supply().split()]
        assert sorted(cards) == [f"db{number:02}" for number in range(1, CARDS + 1)]
        assert ball.told("du_barry_shuffled") == [{"cards": CARDS}]
        hands |= {*ball.her_hand().split()}
    assert len(hands) > 20, "any card may be there"


@pytest.mark.rule("DB-P1-03", "DB-FAV-05")
def test_the_favour_makes_her_or_the_player_start() -> None:
    for holder, start, expected in ((HER, HUMAN, HER), (HUMAN, HER, HUMAN)):
        setting = alone().round(2).favour(holder).start_player(start)
        ball = setting.begin_at(frames.ROUND_STEP)
        assert ball.view().start_player == expected
        assert ball.view().favour is None
        while ball.view().step == "pick":
            ball.play(ball.legal()[0])
        assert turns(ball)[0] == "PD"[expected]
    kept = alone().round(2).start_player(HUMAN).begin_at(frames.ROUND_STEP)
    assert kept.view().start_player == HUMAN, "nobody has it: as before"


@pytest.mark.rule("DB-P2-01", "DB-P2-02", "OV-20")
def test_the_player_chooses_three_and_she_has_four_unseen() -> None:
    ball = alone().begin_at(frames.ROUND_STEP)
    assert ball.view().step == "pick"
    assert ball.lady().hand == 4
    assert ball.player(HER).hand == 0, "no workers"
    for worker in ("base-1", "base-2", "base-4"):
        assert ball.view().step == "pick"
        ball.play(f"pick {worker}")
    assert ball.view().step == "play"
    assert ball.zone(HUMAN, "hand") == "base-1 base-2 base-4"
    for viewer in (HUMAN, None):
        assert ball.told("du_barry_shuffled", viewer) == [{"cards": CARDS}], "nothing else is seen"


# ---------------------------------------------------------------------- phase 3


@pytest.mark.rule("DB-P3-01", "DB-P3-04", "DB-P3-05")
def test_turns_alternate_and_her_fourth_card_comes_last() -> None:
    she_starts = alone(*["favour"] * 4).favour(HUMAN).she_plays()
    assert turns(she_starts) == "DP"
    assert turns_of_this_round(she_starts) == "DPDPDPD"
    player_starts = alone(*["favour"] * 4).favour(HUMAN).begin()
    assert turns(player_starts) == "", "the player's turn has begun already"
    assert turns_of_this_round(player_starts) == "DPDPDD"


@pytest.mark.rule("DB-P3-02", "DB-P3-03")
def test_the_top_card_is_revealed_carried_out_and_discarded() -> None:
    setting = alone("acquire drawer 1", "favour", "favour").warehouse("r01 r02")
    ball = setting.she_plays()
    assert ball.told("du_barry_card") == [{"card": "du_barry:db01"}]
    assert (ball.her_hand(), ball.her_discard()) == ("db02 db03", "db01")
    assert ball.her_tiles() == "r01 r02"
    ball.pass_turn()
    assert (ball.her_hand(), ball.her_discard()) == ("db03", "db01 db02")
    assert ball.revealed() == "db02", "the view shows the last turn"


@pytest.mark.rule("XT-59", "DB-P3-04", "DB-P3-05")
def test_xt_59_when_both_hands_are_empty_income_follows() -> None:
    ball = alone().money(HUMAN, 0).hand(HUMAN, "base-1").begin()
    ball.pass_turn()
    assert ball.told("du_barry_card") == []
    assert ball.told("income_paid") == [{"player": "seat:1", "livres": 5}]


@pytest.mark.rule("DB-P3-04")
def test_who_has_cards_left_plays_on_alone() -> None:
    ball = alone(*["favour"] * 3).hand(HUMAN, "").she_plays()
    assert turns(ball) == "DDD"
    ball = alone("favour").hand(HUMAN, "base-1 base-2 base-4").she_plays()
    for _ in range(3):
        ball.pass_turn()
    assert turns(ball) == "DPPP"


@pytest.mark.rule("DB-P3-06", "DB-P3-07", "CF-15")
@pytest.mark.parametrize(
    ("card", "possible"),
    [
        ("acquire drawer 3", False), ("acquire center", True), ("tailor 4 right", True),
        ("hire 2 left", True), ("fund fountain", True), ("fund statues", False),
    ],
)  # fmt: skip
def test_three_points_if_nothing_of_an_action_can_be_done(card: str, possible: bool) -> None:
    """A column with one tile of three, the fourth of two dresses, one card to hire."""
    setting = alone(card).warehouse(". r01 .", ". . .").windows("cl01 . . . cg01").hire_row("1-1")
    setting.funded(HUMAN, "statue-1 statue-2 statue-3").funded(HER, "upper-1")
    ball = setting.she_plays()
    assert ball.prestige(HER) == (0 if possible else 3)
    assert ball.told("du_barry_instead") == ([] if possible else [{"prestige": 3}])


@pytest.mark.rule("DB-P3-06")
def test_without_dresses_and_workers_there_are_three_points() -> None:
    for card in ("tailor 1 right", "hire 1 right"):
        ball = alone(card).she_plays()
        assert ball.prestige(HER) == 3
        assert ball.her_discard() == "db01"


@pytest.mark.rule("DB-P3-08")
def test_five_actions_and_no_other() -> None:
    """One card of each in a row; whatever is told of her is one of these."""
    cards = ["favour", "acquire drawer 1", "tailor 1 right", "hire 1 right", "fund statues"]
    setting = alone(*cards).hand(HUMAN, "").warehouse("r01").windows("cl01").hire_row("1-1")
    ball = setting.she_plays()
    told = ball.kinds(
        "du_barry_favour", "du_barry_tile", "du_barry_makes", "du_barry_hires", "du_barry_funds"
    )
    assert told[:5] == [
        "du_barry_favour", "du_barry_tile", "du_barry_makes", "du_barry_hires", "du_barry_funds",
    ]  # fmt: skip
    assert "1-1" in ball.her_staff()
    assert len(ball.her_staff().split()) == 6, "nobody was sent away"


# ---------------------------------------------------------------------- cards that join


@pytest.mark.rule("DB-P3-09", "DB-P3-10", "DB-HIRE-14")
def test_a_card_that_joins_is_one_more_turn_and_the_last() -> None:
    setting = alone("hire 1 right", "favour", "favour", supply=["acquire drawer 1"])
    ball = setting.hire_row("1-1").warehouse("r01").hand(HUMAN, "base-1").she_plays()
    assert ball.her_hand() == "db02 db03 db04", "at the bottom"
    ball.pass_turn()
    assert ball.told("du_barry_card")[:4] == [
        {"card": f"du_barry:db0{number}"} for number in (1, 2, 3, 4)
    ]
    assert "r01" in ball.her_tiles()
    assert turns(ball)[:5] == "DPDDD"


@pytest.mark.rule("DB-P3-11")
def test_without_a_supply_her_discard_pile_is_shuffled() -> None:
    """The card in progress is not in it."""
    ball = alone("hire 1 right", supply=[]).hire_row("1-1").she_plays()
    assert ball.told("du_barry_reshuffled") == [{"cards": CARDS - 1}]
    assert (ball.lady().hand, ball.lady().supply) == (1, CARDS - 2)
    assert ball.her_discard() == "db01"
    setting = alone("hire 1 right", supply=[]).hire_row("1-1")
    seen = {setting.she_plays(seed).her_hand() for seed in SEEDS}
    assert "db01" not in seen
    assert len(seen) > 15


@pytest.mark.rule("DB-P3-11", "DB-HIRE-14")
def test_without_supply_and_discard_pile_no_card_joins() -> None:
    hand = ["hire 1 right", *["favour"] * (CARDS - 1)]
    setting = alone(*hand, supply=[]).hire_row("1-1")
    ball = setting.she_plays()
    assert "1-1" in ball.her_staff()
    assert (ball.lady().hand, ball.lady().supply) == (CARDS - 1, 0)
    assert ball.told("du_barry_card_added") == ball.told("du_barry_reshuffled") == []
    assert ball.prestige(HER) == 0, "the action was possible"


@pytest.mark.rule("DB-P3-11", "DB-P1-02")
def test_a_new_round_forgets_what_was_shuffled() -> None:
    setting = alone("hire 1 right", supply=[]).hire_row("1-1").hand(HUMAN, "base-1")
    ball = setting.she_plays()
    at = lady_of(ball.game).at
    assert ball.table[at + lady.SHUFFLES] == 1
    ball.pass_turn()
    assert ball.view().round == 2
    assert ball.table[at + lady.SHUFFLES] == 0
    assert ball.lady().hand == 4


# ---------------------------------------------------------------------- phase 4


@pytest.mark.rule("DB-INC-01", "OV-13")
def test_neither_kitchens_nor_jewels_pay_her() -> None:
    setting = with_jewels().funded(HER, "upper-1 lower-1 jeweler-1").jewels(HER, "ncl1 ncl2")
    setting.rented(HER, royal_1="cl01").hand(HUMAN, "base-1").money(HUMAN, 0)
    setting.jewels(HUMAN, "rcg1 rcg2 rcg3")
    ball = setting.begin()
    assert (ball.player(HUMAN).income, ball.player(HER).income) == (5 + 3, 0)
    ball.pass_turn()
    assert ball.player(HER).money == 0
    assert ball.told("income_paid") == [{"player": "seat:1", "livres": 5 + 3}]
