"""Income and the final scoring with jewels (section 2.12)."""

from __future__ import annotations

from collections import Counter

import pytest

from bagatelle.games.rokoko.game import Rokoko
from bagatelle.games.rokoko.modules.du_barry.lady import Lady
from bagatelle.games.rokoko.modules.du_barry.trials import complete_if_done
from bagatelle.games.rokoko.modules.jewelry_box import jeweller
from bagatelle.kernel.bits import members
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import NoEvents
from bagatelle.kernel.match import Match
from tests.rules.rokoko.builder import final as final_of_base
from tests.rules.rokoko.builder import lay as lay_base
from tests.rules.rokoko.jewelry_box.builder import JewelBall, final, lay


@pytest.mark.rule("JB-INC-01", "OV-13")
def test_each_jewel_brings_a_louis() -> None:
    setting = lay().jewels(0, "ncl1 rcg1 rcg2").hand(0, "base-1").hand(1, "")
    ball = setting.money(0, 0).money(1, 0).begin().play("play base-1", "pass")
    assert (ball.money(0), ball.money(1)) == (5 + 3, 5)
    assert ball.told("income_paid") == [
        {"player": "seat:1", "livres": 8},
        {"player": "seat:2", "livres": 5},
    ]


@pytest.mark.rule("JB-INC-02")
def test_also_in_the_last_round() -> None:
    ball = final(lay().jewels(0, "ncl1 rcg1 rcg2").money(0, 2).money(1, 2))
    assert ball.score("money") == (1, 0), "2 + 5 + 3 louis, and 2 + 5"


@pytest.mark.rule("XT-32", "JB-END-01", "JB-END-02", "JB-END-04", "OV-14")
def test_xt_32_jewels_are_scored_after_the_louis() -> None:
    """17 louis, 5 of the income and 5 of jewels are 27."""
    setting = lay().money(0, 17).jewels(0, "ncl1 ncl2 rcg1 rcg2 rrg1").money(1, 11)
    ball = final(setting.prestige(1, 6))
    assert (ball.score("money"), ball.score("jewels")) == ((2, 1), (5, 0))
    assert ball.match.scores == (7, 7)
    assert ball.match.winners == (0,), "7 louis are left, seat 1 has 6"


@pytest.mark.rule("JB-END-02", "JB-END-04")
def test_jewels_do_not_change_what_is_left_for_the_tie_break() -> None:
    setting = lay().money(0, 16).jewels(0, "ncl1 ncl2 rcg1 rcg2 rrg1").money(1, 11)
    ball = final(setting.prestige(1, 6))
    assert ball.match.scores == (7, 7)
    assert ball.match.winners == (0, 1), "6 louis each"


@pytest.mark.rule("JB-END-01", "JB-END-03", "OV-14", "OV-17")
def test_the_order_of_the_scoring() -> None:
    ball = final(lay().jewels(0, "ncl1").favour(0).reserve(0, "jm-8").discard(0, "6-3"))
    lines = [line.name for line in ball.game.lines]
    assert lines[:3] == ["play", "money", "jewels"]
    crowns = [f"crown-{card}" for card in ("6-3", "6-4", "6-5", "6-6", "jm-6", "jm-7")]
    assert lines[3:12] == [*crowns, "crown-jm-8", "crown-jm-9", "favour"]
    assert lines[12] == "royal"
    told = [str(parts["line"]) for parts in ball.told("line_scored")]
    assert told.index("line:money") < told.index("line:jewels") < told.index("line:crown-6-3")


@pytest.mark.rule("JB-END-04", "GEN-04")
def test_all_else_is_scored_as_in_the_base_game() -> None:
    scores = []
    for players in (2, 3):
        for setting in (lay_base(players, edition="deluxe"), lay(players)):
            setting.rented(0, royal_1="ul08", royal_2="rg01", hall2_1="cl01").favour(1)
            setting.rented(1, royal_3="cg01", hall3_1="cl02").money(0, 14).money(1, 33)
            setting.funded(0, "statue-1 fireworks-4 upper-2").funded(1, "fireworks-1")
            ball = final_of_base(setting.all_halls(1, 2).reserve(1, "6-6"))
            scores.append(ball.match.scores)
        assert scores[-1] == scores[-2]
    assert scores[0] != scores[2]


@pytest.mark.rule("IX-50")
def test_a_card_drawn_for_madame_du_barry_may_be_any_of_the_pile() -> None:
    """Also if the player has just looked through it."""
    ball = JewelBall(Match(Rokoko(1, {"modules": "jewelry_box"}), "1"))
    own = ball.jeweller
    (lady,) = (extension for extension in ball.game.rules.extensions if isinstance(extension, Lady))
    table = ball.table[:]
    own.look_through(table, 0, jeweller.JOURNEYMAN_TRIALS)
    pile = members(table[own.at + jeweller.PILE])
    drawn = Counter[int]()
    for seed in range(900):
        t = table[:]
        t[own.own(lady.party) + jeweller.MARKS] = own.figures.tasks_of[jeweller.JOURNEYMAN_TRIALS]
        complete_if_done(lady, own, t, Dealer(str(seed)), NoEvents())
        drawn.update({*pile} - {*members(t[own.at + jeweller.PILE])})
    assert sorted(drawn) == pile
    assert drawn.total() == 900
    assert all(70 < times < 130 for times in drawn.values()), drawn
