"""Final scoring (section 2.15) and its vectors."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bagatelle.games.rokoko.components import Components, shipped
from bagatelle.kernel.message import message
from bagatelle.texts import LANGUAGES, formatter
from tests.rules.rokoko.builder import Setting, final, lay, with_dress


def board(hall: tuple[int, int]) -> Components:
    """Both sides of the board with these values in hall 2."""
    box = shipped()
    sides = {}
    for name in ("small", "large"):
        side = getattr(box.board, name)
        halls = tuple(replace(h, majority=hall) if h.id == "hall2" else h for h in side.hall)
        sides[name] = replace(side, hall=halls)
    return replace(box, board=replace(box.board, **sides))


def hall_of(players: int, values: tuple[int, int], **dresses: str) -> Setting:
    """Dresses in hall 2: ``s0="1 3"`` puts dresses of seat 0 on its spaces 1 and 3.

    On the small side the spaces 1 and 2 are for masters, on the large side too.
    """
    setting = lay(players, components=board(hall=values))
    number = 1
    for seat, spaces in dresses.items():
        for space in spaces.split():
            setting.rented(int(seat[1:]), **{f"hall2_{space}": f"cl{number:02}"})
            number += 1
    return setting


# ---------------------------------------------------------------------- order, money, favour


@pytest.mark.rule("RK-END-0-01")
def test_the_order_of_the_steps() -> None:
    setting = lay(3).money(0, 25).favour(0).reserve(0, "6-4").prestige(0, 1)
    setting.rented(0, royal_3="cl01", hall2_3="cl02").all_halls(0, 1)
    ball = final(setting.funded(0, "fireworks-1 statue-1 upper-2"))
    told = [
        str(event.parts.get("line") or event.parts["hall"]).partition(":")[2]
        for event in ball.events()
        if event.kind in ("line_scored", "hall_scored") and event.parts["player"] == "seat:1"
    ]
    assert told == [
        "play", "money", "crown-6-4", "favour", "royal", "hall2", "fireworks", "statues",
        "dresses", "terrace", "decorations", "all-halls",
    ]  # fmt: skip
    assert ball.events()[-1].kind == "game_ended"


@pytest.mark.rule("RK-END-1-01", "RK-END-1-02", "RK-END-1-03", "RK-DV-25", "RK-END-WIN-02")
def test_dv_25_money_and_the_tie_break() -> None:
    # The income of the last round adds five livres.
    ball = final(lay().money(0, 32).money(1, 4).prestige(1, 3))
    assert ball.score("money") == (3, 0)
    assert [ball.money(seat) for seat in (0, 1)] == [7, 9]
    assert ball.match.scores == (3, 3)
    assert ball.match.winners == (1,)
    assert ball.match.score_sheet.tie_breaks[0].points == (7, 9)


@pytest.mark.rule("RK-END-WIN-01", "RK-END-WIN-02")
@pytest.mark.parametrize("edition", ["2013", "deluxe"])
def test_the_verdict_says_what_decided(edition: str) -> None:
    first, second = (message("player", number=seat) for seat in (1, 2))
    setting = lay(3, edition).prestige(0, 4).prestige(1, 4).prestige(2, 3)
    ball = final(setting.money(0, 1).money(1, 2).money(2, 4))
    assert ball.match.scores == (4, 4, 3)
    assert ball.match.score_sheet.verdict == message("rokoko-verdict-tied", player=second)
    setting = lay(3, edition).prestige(0, 4).prestige(1, 3).prestige(2, 3)
    ball = final(setting.money(0, 0).money(1, 2).money(2, 4))
    assert ball.match.score_sheet.verdict == message("rokoko-verdict", player=first)


@pytest.mark.rule("RK-END-WIN-02", "RK-END-WIN-03")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tie_is_never_called_the_most_prestige(language: str) -> None:
    say, livres = formatter(language), {"en": "livres", "fr": "louis d’or", "de": "Livre"}[language]
    alone = say(message("rokoko-verdict", player="Ada"))
    tied = say(message("rokoko-verdict-tied", player="Ada"))
    shared = say(message("rokoko-verdict-shared", winners="Ada"))
    assert len({alone, tied, shared}) == 3
    assert all("Ada" in each for each in (alone, tied, shared))
    assert [livres in each for each in (alone, tied, shared)] == [False, True, True]


@pytest.mark.rule("RK-END-WIN-03")
def test_a_shared_victory() -> None:
    ball = final(lay(3).money(0, 3).money(1, 3).money(2, 2))
    assert ball.match.winners == (0, 1)
    assert ball.match.score_sheet.places == (1, 1, 3)
    first, second = (message("player", number=seat) for seat in (1, 2))
    both = message("players-last", first=first, second=second)
    assert ball.match.score_sheet.verdict == message("rokoko-verdict-shared", winners=both)


@pytest.mark.rule("RK-END-2-01", "RK-END-2-02")
def test_all_crowns_of_a_staff_count() -> None:
    setting = lay().reserve(0, "6-3 6-4").discard(0, "6-6").yarn(0, 1).lace(0, 1)
    ball = final(setting.rented(0, royal_1="cl01", royal_3="cg01").reserve(1, "6-5"))
    assert ball.score("crown-6-3") == (5, 0), "eight workers"
    assert ball.score("crown-6-4") == (3, 0)
    assert ball.score("crown-6-6") == (2, 0)
    assert ball.score("crown-6-5") == (0, 0)


@pytest.mark.rule("RK-END-2-02")
def test_the_same_dresses_count_for_different_crowns() -> None:
    setting = lay().reserve(0, "6-5 6-6").rented(0, royal_1="cl01", royal_2="cg01")
    ball = final(setting)
    assert ball.score("crown-6-5") == (3, 0)
    assert ball.score("crown-6-6") == (2, 0)


@pytest.mark.rule("RK-END-2-03")
def test_the_favour_at_the_end() -> None:
    assert final(lay(3).favour(2)).score("favour") == (0, 0, 3)


# ---------------------------------------------------------------------- 3A, halls


@pytest.mark.rule("RK-END-3A-01", "RK-END-3A-02", "RK-END-3A-03", "RK-END-3A-04")
def test_each_hall_has_its_majority() -> None:
    setting = lay(3).rented(0, hall3_1="cl01", hall3_3="cl02", hall4_2="cl03")
    ball = final(setting.rented(1, hall3_4="cl04", hall4_3="cl05", hall4_4="cl06"))
    assert ball.score("hall3") == (4, 1, 0)
    assert ball.score("hall4") == (1, 3, 0)
    assert ball.score("royal") == ball.score("hall2") == ball.score("hall5") == (0, 0, 0)


@pytest.mark.rule("RK-TV-09", "RK-END-3A-05", "RK-END-3A-09")
def test_tv_09_dresses_on_master_guest_spaces_break_the_tie() -> None:
    assert final(hall_of(3, (3, 1), s0="1 3", s1="4 5")).score("hall2") == (3, 1, 0)


@pytest.mark.rule("RK-END-3A-06")
def test_the_musician_breaks_the_tie() -> None:
    setting = hall_of(3, (5, 2), s0="3", s1="4", s2="5").funded(1, "musician-hall2")
    assert final(setting).score("hall2") == (2, 5, 2)
    setting = hall_of(3, (5, 2), s0="1", s1="4").funded(1, "musician-hall2")
    assert final(setting).score("hall2") == (5, 2, 0), "masters count before the musician"


@pytest.mark.rule("RK-DV-20", "RK-END-3A-10", "RK-END-3A-11")
def test_dv_20_ties_for_the_second_rank() -> None:
    setting = hall_of(4, (5, 2), s0="3 4 5", s1="6", s2="7").funded(3, "musician-hall2")
    setting.rented(1, hall3_3="cg01")
    assert final(setting).score("hall2") == (5, 2, 2, 0)
    setting = hall_of(4, (5, 2), s0="3 4 5", s1="6", s2="7").funded(2, "musician-hall2")
    assert final(setting).score("hall2") == (5, 0, 2, 0)


@pytest.mark.rule("RK-DV-21", "RK-END-3A-07", "RK-END-3A-08")
def test_dv_21_a_tie_for_the_first_rank() -> None:
    setting = hall_of(4, (5, 2), s0="1 3", s1="2 4", s2="5")
    assert final(setting).score("hall2") == (5, 5, 0, 0)


@pytest.mark.rule("RK-DV-22", "RK-END-3A-06", "RK-END-3A-09", "RK-END-3A-10")
def test_dv_22_the_musician_takes_the_first_rank() -> None:
    box = board(hall=(5, 2))
    setting = lay(4, components=box).funded(1, "musician-royal")
    setting.rented(0, royal_4="cl01", royal_5="cl02").rented(1, royal_6="cl03", royal_7="cl04")
    setting.rented(2, hall2_3="cg01")
    assert final(setting).score("royal") == (3, 6, 0, 0)
    setting = hall_of(4, (5, 2), s0="3", s1="4", s2="5").funded(1, "musician-hall2")
    assert final(setting).score("hall2") == (2, 5, 2, 0)


@pytest.mark.rule("RK-DV-23", "RK-END-3A-12", "RK-END-3A-13")
def test_dv_23_two_players() -> None:
    assert final(hall_of(2, (5, 2), s0="3", s1="4")).score("hall2") == (5, 5)
    assert final(hall_of(2, (5, 2), s0="3 5", s1="4")).score("hall2") == (5, 0)


# ---------------------------------------------------------------------- 3B, fireworks


@pytest.mark.rule("RK-TV-10", "RK-END-3B-01", "RK-END-3B-04")
def test_tv_10_fireworks() -> None:
    setting = lay(3).funded(0, "fireworks-1 fireworks-2")
    ball = final(setting.funded(1, "fireworks-4").funded(2, "fireworks-3"))
    assert ball.score("fireworks") == (6, 2, 0)


@pytest.mark.rule("RK-END-3B-02", "RK-END-3B-03")
@pytest.mark.parametrize(("players", "points"), [(3, (6, 2)), (4, (7, 3))])
def test_the_values_of_the_board_side(players: int, points: tuple[int, int]) -> None:
    setting = lay(players).funded(0, "fireworks-1 fireworks-2").funded(1, "fireworks-3")
    assert final(setting).score("fireworks")[:2] == points


@pytest.mark.rule("RK-END-3B-04", "RK-END-3B-05")
def test_the_most_expensive_space_breaks_the_tie_for_the_first_rank() -> None:
    setting = lay(4).funded(0, "fireworks-1 fireworks-4").funded(1, "fireworks-2 fireworks-3")
    assert final(setting).score("fireworks") == (7, 3, 0, 0)


@pytest.mark.rule("RK-END-3B-06", "RK-END-3B-07")
def test_fireworks_for_two() -> None:
    assert final(lay().funded(0, "fireworks-1")).score("fireworks") == (6, 0)
    setting = lay().funded(0, "fireworks-1").funded(1, "fireworks-2 fireworks-3")
    assert final(setting).score("fireworks") == (0, 6)
    assert final(lay(3).funded(0, "fireworks-1")).score("fireworks") == (6, 0, 0)


# ---------------------------------------------------------------------- 3C and 3E, terrace, dresses


@pytest.mark.rule("RK-DV-24", "RK-END-3C-01", "RK-END-3C-05", "RK-END-3E-01", "RK-END-3E-02")
def test_dv_24_the_terrace() -> None:
    # 4, 3 and 2 points in the throne hall; fireworks x2 and x3.
    setting = lay().rented(0, royal_1="cl13", royal_2="cl03", royal_3="cl01")
    ball = final(setting.funded(0, "fireworks-1 fireworks-4"))
    assert ball.score("terrace") == (4 * 3 + 3 * 2, 0)
    assert ball.score("dresses") == (2, 0)
    terrace = {d.id: d.terrace.id for d in ball.view().fireworks if d.terrace}
    assert terrace == {
        "decoration:fireworks-4": "dress:cl13",
        "decoration:fireworks-1": "dress:cl03",
    }


@pytest.mark.rule("RK-END-3C-02")
def test_only_dresses_of_the_throne_hall_move() -> None:
    ball = final(lay().rented(0, hall2_3="cl13").funded(0, "fireworks-1 fireworks-4"))
    assert ball.score("terrace") == (0, 0)
    assert ball.score("dresses") == (4, 0)
    # One dress moves to one terrace space at most.
    ball = final(lay().rented(0, royal_3="cl13").funded(0, "fireworks-1 fireworks-4"))
    assert ball.score("terrace") == (12, 0)


@pytest.mark.rule("RK-END-3C-03", "RK-END-3C-04")
def test_the_best_spaces_and_the_best_dresses() -> None:
    ball = final(lay().rented(0, royal_3="cl01").funded(0, "fireworks-2 fireworks-4"))
    assert ball.score("terrace") == (6, 0), "the x2 space stays empty"
    ball = final(lay().rented(0, royal_3="cl01", royal_4="cl13").funded(0, "fireworks-2"))
    assert ball.score("terrace") == (8, 0)
    assert ball.score("dresses") == (2, 0), "the lesser dress stays"
    assert ball.space("royal-3") == ("cl01", 0)


@pytest.mark.rule("RK-END-3C-06", "RK-END-3C-07", "RK-HALLS-09", "RK-GEN-17")
def test_moving_changes_nothing_else() -> None:
    setting = lay(3).rented(0, royal_1="cl13").rented(1, royal_5="cl01").yarn(0, 0)
    ball = final(setting.funded(0, "fireworks-1"))
    assert ball.score("royal") == (5, 2, 0)
    assert ball.goods(0) == (0, 1)
    assert ball.all_halls() == [None] * 3
    assert ball.player(0).dresses == 1, "it is still on the board"
    assert ball.view().fireworks[0].owner == 0


@pytest.mark.rule("RK-END-3E-03", "RK-END-3E-04", "RK-HALLS-08", "RK-ACT-FUND-05", "RK-END-3E-05")
@pytest.mark.parametrize("start", [0, 1])
def test_printed_prestige_of_markers(start: int) -> None:
    setting = lay().start_player(start).funded(0, "musician-royal upper-2").funded(1, "lower-1")
    ball = final(setting.all_halls(1, 1).all_halls(0, 2))
    assert ball.score("decorations") == (5 + 1, 0)
    assert ball.score("all-halls") == (3, 5)


# ---------------------------------------------------------------------- 3D, statues


@pytest.mark.rule("RK-TV-11", "RK-END-3D-01", "RK-END-3D-02", "RK-END-3D-04")
def test_tv_11_two_statues_and_seven_dresses() -> None:
    setting = lay().rented(0, royal_3="cl01", royal_4="cl02", hall2_3="ul01", hall2_4="ul02")
    setting.rented(0, hall2_5="ul03", hall3_3="cg01", hall3_4="rg01")
    assert final(setting.funded(0, "statue-1 statue-2")).score("statues") == (12, 0)


@pytest.mark.rule("RK-END-3D-01")
@pytest.mark.parametrize(
    ("dresses", "points"), [("", 0), ("cl01", 2), ("cl01 cl02", 2), ("cl01 cg01 ul01 rg01", 8)]
)
def test_one_statue(dresses: str, points: int) -> None:
    places = ("royal_3", "royal_4", "hall2_3", "hall2_4")
    setting = lay().rented(0, **dict(zip(places, dresses.split(), strict=False)))
    assert final(setting.funded(0, "statue-1")).score("statues") == (points, 0)


@pytest.mark.rule("RK-END-3D-03")
def test_dresses_on_the_terrace_count_for_statues() -> None:
    setting = lay().rented(0, royal_3="cl01", hall2_3="cg01")
    assert final(setting.funded(0, "statue-1 fireworks-1")).score("statues") == (4, 0)


@pytest.mark.rule("RK-END-3E-01")
def test_every_dress_scores_its_prestige() -> None:
    box = with_dress("cl01", prestige=4)
    setting = (
        lay(components=box).rented(0, hall2_3="cl01", hall3_3="cl02").rented(1, hall3_4="cg01")
    )
    assert final(setting).score("dresses") == (6, 2)
