"""General rules and setup (sections 2.1 and 2.2)."""

from __future__ import annotations

import pytest

from bagatelle.games import make_game
from bagatelle.games.rokoko import frames, party, state
from bagatelle.games.rokoko.components import shipped
from bagatelle.games.rokoko.game import Rokoko
from bagatelle.games.rokoko.state import NONE
from bagatelle.kernel.bits import count, members
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.errors import BadOption
from bagatelle.kernel.events import NoEvents
from bagatelle.kernel.match import Match
from bagatelle.kernel.table import Table
from tests.conformance.play import play_on, table_of
from tests.rules.rokoko.builder import Ball, final, lay


def laid(players: int = 4, edition: str = "2013", seed: str = "1") -> tuple[Rokoko, Table]:
    """A table before phase 1 of round 1."""
    game = Rokoko(players, {"edition": edition})
    return game, game.rules.create_table(Dealer(seed), NoEvents())


# ---------------------------------------------------------------------- general


@pytest.mark.rule("RK-GEN-01")
def test_two_to_five_players() -> None:
    for players in (2, 3, 4, 5):
        game = make_game("rokoko", players, {})
        assert game.players == game.parties == players
    for players in (0, 6):
        with pytest.raises(BadOption):
            make_game("rokoko", players, {})
    # One player alone has Madame du Barry as an opponent, who is a module (OV-01).
    assert make_game("rokoko", 1, {}).parties == 2
    with pytest.raises(BadOption):
        make_game("rokoko", 1, {"edition": "2013"})


@pytest.mark.rule("RK-GEN-02", "RK-GEN-03", "RK-GEN-04", "RK-END-0-02", "RK-INC-07", "RK-INC-09")
@pytest.mark.parametrize("players", [2, 5])
def test_seven_rounds_of_four_phases_and_then_the_scoring(players: int) -> None:
    match = Match(make_game("rokoko", players, {}), "phases")
    for _ in play_on(match, Dealer("phases")):
        pass
    phases = {
        "round_begun": 1, "dress_shown": 1, "worker_picked": 2, "turn_begun": 3, "income_paid": 4,
        "hall_scored": 5, "line_scored": 5, "game_ended": 5,
    }  # fmt: skip
    found = [phases[event.kind] for event in match.events(0) if event.kind in phases]
    order = [phase for number, phase in enumerate(found) if found[number - 1 : number] != [phase]]
    assert [phase for phase in order if phase != 2] == [1, 3, 4] * 7 + [5]
    assert order[:4] == [1, 2, 3, 4]
    assert match.is_over


@pytest.mark.rule("RK-GEN-05", "RK-END-WIN-01")
def test_most_prestige_wins() -> None:
    ball = final(lay().money(0, 0).money(1, 0).prestige(0, 7).prestige(1, 8))
    assert ball.match.scores == (7, 8)
    assert ball.match.winners == (1,)


@pytest.mark.rule("RK-GEN-06", "RK-GEN-08")
def test_dresses_are_of_ladies_and_of_gentlemen() -> None:
    view = lay().windows("cl01 cg01 ul01 rg01").begin().view()
    worn = {w.dress.code: w.dress.wearer for w in view.windows if w.dress}
    assert worn == {
        "common_lady": "lady", "common_gent": "gent", "uncommon_lady": "lady", "rare_gent": "gent",
    }  # fmt: skip
    ball = lay().hand(0, "5-1").money(0, 0).rented(0, royal_1="cl01", royal_2="cg01").begin()
    assert ball.play("play 5-1", "pass", "use").money(0) == 2


@pytest.mark.rule("RK-GEN-07")
def test_a_dress_has_one_main_colour() -> None:
    # cl09 is of C1 and has a C2 bale: it counts for 2-1 (C1) and not for 4-3 (C2).
    ball = lay().hand(0, "2-1 4-3").money(0, 0).rented(0, royal_1="cl09").begin()
    assert ball.play("play 2-1", "pass", "use").money(0) == 1
    ball.until(lambda ball: ball.match.to_act == (0,))
    ball.play("play 4-3", "pass")
    assert ball.match.to_act == (1,), "the bonus would give nothing"


@pytest.mark.rule("RK-GEN-09")
def test_everybody_may_make_every_dress() -> None:
    for seat in (0, 1):
        ball = (
            lay().turn_of(seat).windows("cl01 cg01 ul01 rg01").kept(seat, "r11 r15 r28 r38").begin()
        )
        ball.play("play base-1", "tailor")
        assert ball.legal() == ["window 1", "window 2", "window 3", "window 4"]


@pytest.mark.rule("RK-GEN-10", "RK-SETUP-11", "RK-ACT-FUND-06")
def test_markers_never_run_out() -> None:
    spaces = [space.id for _, space in shipped().board.small.spaces()][:20]
    dresses = [dress.id for dress in shipped().dress][:20]
    on_board = {s.replace("-", "_"): d for s, d in zip(spaces, dresses, strict=True)}
    decorations = "fireworks-1 fireworks-2 fireworks-3 statue-1 statue-2 statue-3 upper-1"
    ball = lay().rented(0, **on_board).funded(0, decorations).money(0, 40).begin()
    ball.play("play base-1", "fund", "fund fireworks-4")
    assert ball.owner("fireworks-4") == 0
    assert ball.player(0).dresses + ball.player(0).decorations == 28
    assert {e.id: e.property_markers for e in shipped().edition} == {"2013": 16, "deluxe": 20}


@pytest.mark.rule("RK-GEN-10", "RK-ACT-RES-13")
def test_goods_and_money_have_no_limit() -> None:
    tiles = " ".join(f"r{number:02}" for number in range(2, 42))
    ball = lay().money(0, 999).yarn(0, 99).lace(0, 99).kept(0, tiles).warehouse("r01").begin()
    ball.play("play base-5" if "play base-5" in ball.legal() else "play base-4", "acquire")
    ball.play("take r01", "keep")
    assert ball.player(0).tiles == 41
    assert ball.goods(0) == (99, 99)


@pytest.mark.rule("RK-GEN-11")
def test_things_are_limited_to_what_exists() -> None:
    ball = lay().windows("cl01").kept(0, "r11 r12 r13").money(0, 30).begin()
    ball.play("play base-1", "tailor", "window 1", "pay r11", "sell")
    assert ball.windows() == ". . . . . ."
    assert ball.dress_discard() == "cl01"
    assert ball.view().supply.dresses == 41


@pytest.mark.rule("RK-GEN-12", "RK-GEN-13", "RK-INV-09")
def test_what_cannot_be_paid_in_full_cannot_be_chosen() -> None:
    ball = lay().money(0, 1).warehouse("r01 r02 r03").hire_row("1-1 1-3 1-4").begin()
    ball.play("play base-1")
    assert ball.legal() == ["favour", "depute", "pass"]
    assert ball.refused("acquire") == "RK-GEN-13"
    assert ball.refused("hire") == "RK-GEN-13"
    assert ball.refused("fund") == "RK-GEN-13"


@pytest.mark.rule("RK-GEN-14")
def test_the_sale_cannot_finance_the_window() -> None:
    ball = lay().money(0, 3).windows(". . . cl01").kept(0, "r11").begin().play("play base-1")
    assert ball.refused("tailor") == "RK-ACT-TAILOR-04"
    ball = lay().money(0, 4).windows(". . . cl01").kept(0, "r11").begin().play("play base-1")
    assert ball.play("tailor", "window 4", "pay r11", "sell").money(0) == 6


@pytest.mark.rule("RK-GEN-15", "RK-ACT-DEPUTE-08", "RK-BONUS-B-03")
def test_the_main_action_can_finance_the_bonus() -> None:
    ball = lay().money(0, 0).begin().play("play base-3", "depute", "use", "lace")
    assert ball.money(0) == 6
    assert ball.goods(0) == (1, 2)


@pytest.mark.rule("RK-GEN-16", "RK-BONUS-L2-04", "RK-BONUS-L5-02")
@pytest.mark.parametrize(
    ("decorations", "points"),
    [
        ("statue-1", 0),
        ("statue-1 upper-1", 1),
        ("statue-1 upper-1 lower-1", 1),
        ("statue-1 statue-2 upper-1 lower-1", 2),
    ],
)
@pytest.mark.parametrize("worker", ["2-4", "5-2"])
def test_remainders_are_lost(worker: str, decorations: str, points: int) -> None:
    ball = lay().hand(0, f"{worker} base-1").funded(0, decorations).begin()
    ball.play(f"play {worker}", "pass")
    if points:
        ball.play("use")
    assert ball.prestige(0) == points


@pytest.mark.rule("RK-GEN-17", "RK-BONUS-L5-01")
def test_own_dresses_are_those_on_the_board_with_an_own_marker() -> None:
    setting = lay().hand(0, "5-1").money(0, 0).windows("cl05").kept(0, "r01")
    ball = setting.rented(0, royal_1="cl01", hall5_2="cg01").rented(1, royal_3="cl02").begin()
    assert ball.play("play 5-1", "pass", "use").money(0) == 2


@pytest.mark.rule("RK-GEN-18", "RK-GEN-19", "RK-BONUS-L3-01", "RK-INC-03", "RK-INC-04")
def test_decorations_are_four_kinds_and_not_the_all_halls_marker() -> None:
    setting = lay().hand(0, "3-1").money(0, 0).all_halls(0, 1)
    setting.funded(0, "fireworks-1 musician-royal statue-1 upper-1 lower-1")
    ball = setting.begin()
    assert ball.player(0).decorations == 5
    assert ball.play("play 3-1", "pass", "use").money(0) == 5
    assert ball.player(0).income == 10


@pytest.mark.rule("RK-GEN-20", "RK-GEN-21", "RK-BONUS-L4-01", "RK-BONUS-L4-01a")
def test_the_staff_is_reserve_hand_discard_and_the_card_in_play() -> None:
    setting = lay().money(0, 0).hand(0, "4-1 base-1").discard(0, "base-2").gone(0, "base-5")
    ball = setting.begin()
    assert ball.player(0).staff == 5
    ball.play("play 4-1", "pass")
    assert ball.player(0).staff == 5
    assert ball.play("use").money(0) == 1
    setting = lay().money(0, 0).hand(0, "4-1").gone(0, "base-4 base-5")
    assert setting.begin().play("play 4-1", "pass").money(0) == 0, "a staff of four gives nothing"


@pytest.mark.rule("RK-GEN-23", "RK-P3-19", "RK-BONUS-GEN-02")
@pytest.mark.parametrize("worker", ["6-3", "6-4", "6-5", "6-6"])
def test_crowns_count_in_the_final_scoring_only(worker: str) -> None:
    setting = lay().hand(0, f"{worker} base-1").yarn(0, 3).lace(0, 3)
    setting.rented(0, royal_1="cl01", royal_2="cg01")
    ball = setting.begin().play(f"play {worker}", "pass")
    assert ball.match.to_act == (1,), "no bonus is asked for"
    assert ball.prestige(0) == 0
    card = next(w for w in ball.player(0).discard if w.id == f"worker:{worker}")
    assert card.crown


@pytest.mark.rule("RK-GEN-24", "RK-BONUS-L5-03", "RK-BONUS-GEN-06")
def test_prestige_is_credited_at_once() -> None:
    setting = lay().hand(0, "5-3").rented(0, royal_3="cl02").windows("cl01").kept(0, "r11")
    ball = setting.money(0, 20).begin()
    ball.play("play 5-3", "tailor", "window 1", "pay r11", "rent hall5-2")
    assert ball.prestige(0) == 0
    assert ball.play("use").prestige(0) == 1, "the dress just rented out counts"


@pytest.mark.rule("RK-GEN-25", "RK-ACT-TAILOR-18", "RK-INV-06", "RK-INV-08")
def test_markers_stay_where_they_are() -> None:
    setting = lay(3).rented(0, royal_1="cl01", hall2_3="cg01").funded(1, "statue-1 upper-1")
    match = setting.all_halls(2, 1).begin().match
    guests = [0] * 3
    decorations = [0] * 3
    for _ in play_on(match, Dealer("markers")):
        for seat in range(3):
            at = party.at(seat)
            assert guests[seat] & ~table_of(match)[at + party.GUESTS] == 0
            assert decorations[seat] & ~table_of(match)[at + party.DECORATIONS] == 0
            guests[seat] = table_of(match)[at + party.GUESTS]
            decorations[seat] = table_of(match)[at + party.DECORATIONS]
        assert table_of(match)[state.ALL_HALLS] == 2
    assert guests[0]
    assert decorations[1]


# ---------------------------------------------------------------------- setup


@pytest.mark.rule("RK-SETUP-01", "RK-SETUP-20")
@pytest.mark.parametrize("edition", ["2013", "deluxe"])
def test_the_side_of_the_board(edition: str) -> None:
    for players in (2, 3, 4, 5):
        game, _ = laid(players, edition)
        side = shipped().board.small if players < 4 else shipped().board.large
        view = Ball(Match(game, "1")).view()
        assert len(view.windows) == len(side.windows.cost)
        assert game.rules.box.things.dress_sale == laid(2)[0].rules.box.things.dress_sale


@pytest.mark.rule("RK-SETUP-02", "RK-SETUP-15", "RK-SETUP-18")
def test_the_board_is_empty_before_the_first_round() -> None:
    _, t = laid()
    assert t[state.FAVOUR] == NONE
    assert set(t[state.HIRE_ROW : state.ENDED]) == {NONE}
    for seat in range(4):
        at = party.at(seat)
        for place in (party.KEPT, party.PRESTIGE, party.GUESTS, party.DECORATIONS):
            assert t[at + place] == 0


@pytest.mark.rule("RK-SETUP-03")
def test_twenty_eight_workers_for_hire() -> None:
    game, t = laid()
    stack = members(t[state.HIRE_STACK])
    levels = [game.rules.box.things.worker_level[worker] for worker in stack]
    assert [levels.count(level) for level in range(1, 7)] == [6, 4, 4, 4, 4, 6]


@pytest.mark.rule("RK-SETUP-04", "RK-SETUP-05", "RK-P1-08", "RK-P1-09", "RK-TV-12", "RK-INV-05")
def test_levels_come_in_order_and_shuffled_within() -> None:
    first_rows = set()
    for seed in range(12):
        match = Match(make_game("rokoko", 2, {}), f"levels {seed}")
        levels: dict[int, list[int]] = {}
        for _ in play_on(match, Dealer(f"{seed}")):
            row, now = Ball(match).view().hire_row, Ball(match).view().round
            if now not in levels:
                levels[now] = sorted(worker.level for worker in row.slots if worker)
                assert now == 7 or max(levels[now]) == now
                assert sum(row.stack) == 28 - 4 * now
                if now == 1:
                    first_rows.add(tuple(worker.id for worker in row.slots if worker))
        assert levels == {
            1: [1, 1, 1, 1], 2: [1, 1, 2, 2], 3: [2, 2, 3, 3], 4: [3, 3, 4, 4], 5: [4, 4, 5, 5],
            6: [5, 5, 6, 6], 7: [6, 6, 6, 6],
        }  # fmt: skip
    assert len(first_rows) > 6


@pytest.mark.rule("RK-SETUP-06", "RK-SETUP-07", "RK-SETUP-08")
@pytest.mark.parametrize("edition", ["2013", "deluxe"])
def test_tiles_and_dresses_are_mixed(edition: str) -> None:
    _, t = laid(edition=edition)
    assert count(t[state.TILE_PILE]) == 48
    assert count(t[state.DRESS_BAG]) == 42
    shown = {tuple(lay().begin_at(frames.ROUND_STEP, str(seed)).windows()) for seed in range(5)}
    assert len(shown) == 5
    laid_out = {tuple(lay().begin_at(frames.ROUND_STEP, str(s)).warehouse()) for s in range(5)}
    assert len(laid_out) == 5


@pytest.mark.rule("RK-SETUP-09", "RK-SETUP-10", "RK-SETUP-14", "RK-SETUP-19")
def test_what_every_player_gets() -> None:
    _, t = laid(5)
    for seat in range(5):
        at = party.at(seat)
        assert members(t[at + party.RESERVE]) == [0, 1, 2, 3, 4]
        assert t[at + party.HAND] == t[at + party.DISCARD] == 0
        assert (t[at + party.MONEY], t[at + party.YARN], t[at + party.LACE]) == (15, 1, 1)
    base = shipped().base_employee
    assert [worker.kind for worker in base if worker.bonus == "none"] == ["master", "master"]
    assert len([worker for worker in base if worker.bonus != "none"]) == 3


@pytest.mark.rule("RK-SETUP-12", "RK-INFO-09")
def test_prestige_starts_at_nothing_and_is_open_in_the_deluxe_edition() -> None:
    ball = Ball(Match(make_game("rokoko", 3, {"edition": "deluxe"}), "1"))
    for viewer in (0, 1, None):
        assert [player.prestige for player in ball.view(viewer).players] == [0, 0, 0]


@pytest.mark.rule("RK-SETUP-13")
def test_racks_are_of_the_deluxe_edition() -> None:
    assert {edition.id: edition.racks for edition in shipped().edition} == {"2013": 0, "deluxe": 5}


@pytest.mark.rule("RK-SETUP-16", "RK-SETUP-17")
def test_the_start_player_is_random_unless_named() -> None:
    drawn = {int(laid(3, seed=str(seed))[1][state.START_PLAYER]) for seed in range(30)}
    assert drawn == {0, 1, 2}
    assert Ball(Match(Rokoko(3, {"start": "2"}), "1")).view().start_player == 1
    for wrong in ("0", "4", "first"):
        with pytest.raises(BadOption):
            Rokoko(3, {"start": wrong})
