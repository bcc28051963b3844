"""Income (section 2.14), with the shortage of notes."""

from __future__ import annotations

from collections import Counter

import pytest

from bagatelle.games.augsburg import notes, state
from bagatelle.games.augsburg.state import seat_at
from bagatelle.games.augsburg.view import IncomeView
from tests.rules.augsburg.builder import Play, Setting, lay


@pytest.mark.rule("AU-INCOME-01", "AU-ROUND-02")
def test_money_then_prestige_then_notes() -> None:
    game = lay(3).owns(0, "mint_master").income()
    kinds = [k for k in game.kinds() if not k.startswith(("top", "pile"))]
    assert kinds[:6] == ["income_paid"] * 3 + ["prestige_gained"] * 3
    assert kinds[6:] == ["free_note_drawn", *["notes_offered"] * 3]
    assert game.view().step == "buy"


@pytest.mark.rule("AU-INCOME-02", "AU-T-DV-25")
def test_dv_25_the_last_round_gives_prestige_only() -> None:
    setting = lay(3).round(5).money(0, 250).hand(0, "Ph1 J").owns(0, "mint_master")
    game = setting.level(0, yellow=3, orange=2).income()
    assert game.match.is_over
    assert [game.points(seat) for seat in range(3)] == [5, 3, 3]
    assert game.money(0) == 250
    assert game.hand(0) == "Ph1 J"
    assert game.piles() == (78, 0)
    assert "income_paid" not in game.kinds()


@pytest.mark.rule("AU-INCOME-02", "AU-INFO-04")
def test_the_last_income_is_announced_without_money_and_notes() -> None:
    def setting(number: int) -> Setting:
        level = lay(3).round(number).level(0, yellow=3, orange=2, violet=4)
        return level.owns(0, "mint_master coat_of_arms")

    whole = IncomeView(florins=1200, points=9, offered=6, free=2)
    last = IncomeView(florins=0, points=9, offered=0, free=0)
    assert setting(4).visit("maximilian").player(0).income == whole
    assert setting(3).income().player(0).income == whole, "the next round is not the last"
    assert setting(4).income().player(0).income == last, "this one is paid, the last comes next"
    assert setting(5).visit("maximilian").player(0).income == last
    over = setting(5).income()
    assert over.match.is_over
    assert over.player(0).income == IncomeView(florins=0, points=0, offered=0, free=0)


@pytest.mark.rule("AU-INCOME-02")
def test_the_income_under_way_is_not_announced_in_a_shortage() -> None:
    game = lay(3).round(4).pile("").discard("").rest_with(0, 1, 2).income()
    assert game.view().step == "give"
    assert game.player(0).income == IncomeView(florins=0, points=3, offered=0, free=0)


@pytest.mark.rule("AU-INCOME-03", "AU-INCOME-09")
@pytest.mark.parametrize(("level", "florins"), [(1, 600), (2, 900), (3, 1200), (4, 1600)])
def test_money_by_yellow_level(level: int, florins: int) -> None:
    assert lay().level(0, yellow=level).money(0, 50).income().money(0) == 50 + florins


@pytest.mark.rule("AU-INCOME-04", "AU-INCOME-09")
@pytest.mark.parametrize(("level", "points"), [(1, 3), (2, 5), (3, 8), (4, 12)])
def test_prestige_by_orange_level(level: int, points: int) -> None:
    assert lay().level(0, orange=level).points(0, 1).income().points(0) == 1 + points


@pytest.mark.rule("AU-INCOME-06", "AU-INCOME-07", "AU-INCOME-09", "AU-INCOME-13")
@pytest.mark.parametrize(("level", "offered", "free"), [(1, 4, 0), (2, 5, 0), (3, 6, 0), (4, 6, 1)])
def test_notes_by_violet_level(level: int, offered: int, free: int) -> None:
    game = lay().level(0, violet=level).income()
    assert len(game.offer(0).split()) == offered
    assert len(game.hand(0).split()) == free, "free notes join the hand at once"
    assert game.money(0) == 600


@pytest.mark.rule("AU-INCOME-08", "AU-T-DV-27")
def test_dv_27_a_mayor_with_a_mint_master() -> None:
    game = lay().level(0, violet=4).owns(0, "mint_master").income()
    assert (len(game.hand(0).split()), len(game.offer(0).split())) == (2, 6)


def drawn_first(setting: Setting) -> list[str]:
    """Who receives the notes, in order; the pile is in an order known beforehand."""
    return [str(part["player"]) for part in setting.income().told("notes_offered")]


@pytest.mark.rule("AU-INCOME-10", "AU-INCOME-11")
def test_the_opener_draws_all_his_notes_first() -> None:
    assert drawn_first(lay(3).opener(1)) == ["seat:2", "seat:3", "seat:1"]
    game = lay(3).opener(2).pile("Ma9 Ph1").income()
    assert "Ma9" in game.offer(2), "the top note goes to the first who draws"
    assert "Ph1" in game.offer(2), "and so does the next: each draws all of his at once"


@pytest.mark.rule("AU-INCOME-10")
def test_the_winner_of_maximilian_draws_first() -> None:
    game = lay(3).hand(1, "Ph1").visit("maximilian").say("pass", "1", "pass").show(1, "Ph1")
    game.play("card P01", "give up", "give up")
    assert game.told("notes_offered")[0]["player"] == "seat:2"


@pytest.mark.rule("AU-INCOME-12")
def test_free_notes_come_first() -> None:
    game = lay().owns(0, "mint_master").pile("Ma9").income()
    assert game.hand(0) == "Ma9"
    assert "Ma9" not in game.offer(0).split()


@pytest.mark.rule("AU-INCOME-14", "AU-INCOME-15")
def test_new_money_pays_for_new_notes() -> None:
    game = lay().money(0, 0).pile("Ma1").income()
    assert game.match.to_act == (0, 1)
    game.buy(0, "Ma1").buy(1, "")
    assert (game.hand(0), game.money(0)) == ("Ma1", 400)


@pytest.mark.rule("AU-INCOME-16")
def test_the_discards_are_shuffled_only_when_the_pile_is_empty() -> None:
    game = lay().pile("Ma1 Ma2 Ma3 Ma4 Ma5 Ma6 Ma7 Ma8").income()
    assert game.piles() == (0, 72), "eight notes were due: the pile is empty, and that is all"
    assert game.told("pile_renewed") == []
    assert game.view().supply.top_price is None
    game = lay().pile("Ma1 Ma2 Ma3 Ma4 Ma5 Ma6 Ma7").income()
    assert game.told("pile_renewed") == [{"notes": 73}]
    assert game.piles() == (72, 0)


@pytest.mark.rule("AU-T-DV-22", "AU-INCOME-16")
def test_dv_22_the_pile_runs_out_in_the_deal() -> None:
    discards = [f"Ph{n}" for n in range(1, 18)] + ["Lo1", "Lo2", "Lo3"]
    setting = lay(3).level(0, violet=2).level(2, violet=3).pile("Ma1 Ma2 Ma3 Ma4")
    game = setting.discard(" ".join(discards)).rest_with(0, 1, 2).income()
    assert "shortage" not in game.kinds()
    assert {"Ma1", "Ma2", "Ma3", "Ma4"} < set(game.offer(0).split())
    assert [len(game.offer(seat).split()) for seat in range(3)] == [5, 4, 6]
    dealt = " ".join(game.offer(seat) for seat in range(3)).split()
    assert set(dealt) < {*discards, "Ma1", "Ma2", "Ma3", "Ma4"}
    assert game.piles() == (9, 0)
    game.buy_nothing()
    assert game.piles() == (9, 15)


# ---------------------------------------------------------------------- shortage

DISCARDS = " ".join([*(f"Ph{n}" for n in range(1, 18)), "Lo1", "Lo2", "Lo3", "Lo4", "Lo5"])


def short(*hands: int) -> Setting:
    """Five players, 30 notes due, 3 in the draw pile and 22 discarded, the others in hands."""
    setting = lay(5).level(0, violet=2).level(1, violet=3).level(2, violet=3).level(3, violet=2)
    setting.level(4, violet=4).owns(4, "mint_master").pile("Ma9 Ma1 Ma2")
    return setting.discard(DISCARDS).rest_with(*hands)


@pytest.mark.rule("AU-INCOME-17", "AU-INCOME-18", "AU-D-10", "AU-T-DV-23")
def test_dv_23_a_shortage() -> None:
    setting = short(0, 1, 2, 3, 4)
    game = setting.income()
    assert game.told("shortage") == [{"due": 30, "there": 25}]
    assert game.view().step == "give"
    assert game.match.to_act == (0, 1, 2, 3, 4)
    assert game.piles() == (25, 0), "the discards are under the pile"
    assert game.view().supply.top_price == 250, "Ma9 is still on top"
    sizes = [len(game.hand(seat).split()) for seat in range(5)]
    given = []
    for seat in range(5):
        given.append(game.hand(seat).split()[0])
        game.play(f"give {given[-1]}", seat=seat)
    assert game.view().step == "buy"
    assert "Ma9" in game.offer(0).split(), "the first drawer takes the old top note"
    assert game.piles() == (0, 0)
    free = [0, 0, 0, 0, 2]
    for seat in range(5):
        assert len(game.hand(seat).split()) == sizes[seat] - 1 + free[seat]
    dealt = Counter(" ".join(game.offer(seat) for seat in range(5)).split())
    dealt += Counter(note for note in game.hand(4).split() if note not in setting._hands.get(4, ""))
    assert sum(len(game.offer(seat).split()) for seat in range(5)) == 28


@pytest.mark.rule("AU-INCOME-19", "AU-INFO-13")
def test_notes_are_given_up_in_secret_and_at_the_same_time() -> None:
    game = short(0, 1, 2, 3, 4).income()
    assert game.legal(0) == [f"give {name}" for name in dict.fromkeys(game.hand(0).split())]
    name = game.hand(0).split()[0]
    before = [game.view(viewer).players for viewer in (1, None)]
    game.play(f"give {name}", seat=0)
    assert game.hand(0).split()[0] == name, "it leaves the hand with all the others"
    assert game.refused(f"give {name}", 0) == "AU-INCOME-19"
    assert game.refused("give Ma9", 1) == "AU-INCOME-19"
    assert [game.view(viewer).players for viewer in (1, None)] == before
    assert game.told("note_given", 1) == []
    assert game.told("note_given", 0) == [{"player": "seat:1", "note": f"note:{name}"}]


@pytest.mark.rule("AU-INCOME-20", "AU-T-DV-24")
def test_dv_24_a_second_lap() -> None:
    game = short(1, 2, 3, 4).income()
    assert game.match.to_act == (1, 2, 3, 4), "seat 0 has nothing to give"
    for lap in range(2):
        assert game.piles() == (25 + 4 * lap, 0)
        for seat in (1, 2, 3, 4):
            game.play(game.legal(seat)[0], seat=seat)
    assert [part["notes"] for part in game.told("notes_given")] == [4, 4]
    assert game.view().step == "buy"
    assert game.piles() == (3, 0)


@pytest.mark.rule("AU-INCOME-21")
def test_the_rest_of_the_pile_is_shuffled() -> None:
    """The note below the top one and those given up can be drawn by anybody."""
    second_drawn_by = set()
    for seed in range(25):
        game = short(0, 1, 2, 3, 4).income(seed=str(seed))
        for seat in range(5):
            game.play(game.legal(seat)[0], seat=seat)
        assert "Ma9" in game.offer(0).split()
        second_drawn_by |= {seat for seat in range(5) if "Ma1" in game.offer(seat).split()}
    assert len(second_drawn_by) > 2


def empty_piles(seed: str) -> Play:
    """Two players, four notes due to each, both piles empty, 40 notes in each hand."""
    return lay().pile("").discard("").rest_with(0, 1).income(seed=seed)


@pytest.mark.rule("AU-INCOME-22", "AU-T-DV-31")
def test_dv_31_a_shortage_with_empty_piles() -> None:
    tops = Counter[str]()
    for seed in range(40):
        game = empty_piles(str(seed))
        assert game.view().supply.top_price is None
        first = [game.hand(seat).split()[0] for seat in range(2)]
        laps = 0
        while game.view().step == "give":
            for seat in range(2):
                game.play(game.legal(seat)[0], seat=seat)
            if laps == 0:
                top = game.game.ids.by_domain["note"][game.table[state.TOP]]
                assert top in first, "below it are the notes of later laps"
                tops[top] += 1
            laps += 1
        assert laps == 4
        assert game.piles() == (0, 0)
        assert [len(game.offer(seat).split()) for seat in range(2)] == [4, 4]
    assert sorted(tops.values())[0] > 8, "each with probability 1/2"


@pytest.mark.rule("AU-INCOME-17")
def test_no_shortage_when_there_are_just_enough() -> None:
    discards = " ".join(["Ph1", "Ph2", "Ph3", "Ph4", "Ph5"])
    game = lay().pile("Ma1 Ma2 Ma3").discard(discards).rest_with(0, 1).income()
    assert "shortage" not in game.kinds()
    assert game.piles() == (0, 0)
    short_of_one = lay().pile("Ma1 Ma2 Ma3").discard(discards[4:]).rest_with(0, 1).income()
    assert short_of_one.told("shortage") == [{"due": 8, "there": 7}]


@pytest.mark.rule("AU-T-DV-28")
def test_dv_28_jokers_come_back() -> None:
    game = lay().hand(0, "Lo1 J").visit("louise").say("2", "pass").show(0, "Lo1 J")
    assert game.discarded() == "Lo1 J"
    game = lay().pile("").discard("Lo1 J").rest_with(1).use("P09").play("use draw")
    assert game.legal() == ["discard Lo1", "discard J"]
    game.play("discard Lo1")
    assert notes.holds(game.table, seat_at(0) + state.HAND, state.JOKER)
