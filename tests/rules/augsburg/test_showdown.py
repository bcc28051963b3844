"""The end of an auction (section 2.6) and Maximilian (section 2.7)."""

from __future__ import annotations

import pytest

from tests.rules.augsburg.builder import Play, lay


def showdown(noble: str, *hands: str) -> Play:
    """Everybody stands at the number of notes that his hand holds, all the same; seat 0 opens."""
    setting = lay(max(2, len(hands)))
    for seat, hand in enumerate(hands):
        setting.hand(seat, hand)
    number = str(len(hands[0].split()))
    return setting.visit(noble).say(number, *["hold"] * (len(hands) - 1))


def settled(noble: str, *hands: str) -> tuple[int | None, int | None, int | None]:
    """Who wins, who receives 100 florins and who 50, if all show their hands."""
    game = showdown(noble, *hands)
    for seat, hand in enumerate(hands):
        game.show(seat, hand)
    winner = next(visit.winner for visit in game.view().visits if visit.noble == noble)
    by_money = {game.money(seat): seat for seat in range(len(hands)) if game.money(seat)}
    assert all(game.money(seat) in (0, 50, 100) for seat in range(len(hands)))
    for seat, hand in enumerate(hands):
        assert game.hand(seat) == ("" if seat == winner else hand)
    assert winner is not None
    assert game.discarded() == hands[winner]
    return winner, by_money.get(100), by_money.get(50)


@pytest.mark.parametrize(
    ("noble", "hands", "places"),
    [
        pytest.param(*row[1:], marks=pytest.mark.rule(f"AU-T-REVEAL-{row[0]}"), id=f"show_{row[0]}")
        for row in [
            ("01", "maria", ("Ma14 Ma15 J J", "Ma4 Ma8 Ma9 Ma12"), (0, 1, None)),
            ("02", "maximilian", ("Le15 Ma3 J", "Ph7 Ph15 Le2"), (0, 1, None)),
            ("03", "philipp", ("Ph5", "Ph17", "Ph9", "Ph1"), (1, 2, 0)),
            ("04", "leo", ("Le16 Le17", "Le2 J", "Le1 Le5"), (0, 2, 1)),
            ("05", "louise", ("Lo10 Lo11 Lo12", "Lo13 J J"), (1, 0, None)),
            ("06", "maximilian", ("Ph12", "Lo12", "Le12", "Ma12"), (3, 2, 1)),
            ("07", "maximilian", ("Ph15 Ma15", "Lo17 Le15"), (1, 0, None)),
            ("08", "maximilian", ("Ph15 Ma15", "Lo15 Le15"), (0, 1, None)),
            ("09", "maria", ("Ma3 J", "Ma1 Ma2"), (0, 1, None)),
            ("10", "maximilian", ("Ma10 Ma11", "Ph12 J", "Le11 J"), (1, 0, 2)),
        ]
    ],
)
def test_showdowns(
    noble: str, hands: tuple[str, ...], places: tuple[int | None, int | None, int | None]
) -> None:
    assert settled(noble, *hands) == places


@pytest.mark.rule("AU-REVEAL-01", "AU-REVEAL-02", "AU-REVEAL-03", "AU-D-03")
def test_a_sole_winner_picks_shows_and_discards() -> None:
    setting = lay(3).hand(0, "Le3 Le9 J").hand(1, "Le4").hand(2, "Le5")
    game = setting.visit("leo").say("2", "pass", "pass")
    assert game.match.to_act == (0,)
    assert game.legal(0) == ["show Le3", "show Le9"]
    game.play("show Le9", seat=0)
    assert game.legal(0) == ["show J"]
    assert game.hand(0) == "Le3 Le9 J", "nothing is discarded yet"
    game.play("show J", seat=0)
    assert game.hand(0) == "Le3"
    assert game.discarded() == "Le9 J"
    assert [part["note"] for part in game.told("note_shown", 1)] == ["note:Le9", "note:J"]
    assert game.view().visits[2].winner == 0
    assert game.view().visits[2].number == 2
    assert game.told("rival_compensated") == []
    assert [game.money(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("AU-REVEAL-04")
def test_exactly_those_at_the_highest_number_take_part() -> None:
    setting = lay(4).hand(0, "Ma1 Ma2").hand(1, "Ma3 Ma4").hand(2, "Ma5").hand(3, "Ma6 J")
    game = setting.visit("maria").say("1", "2", "pass", "hold", "pass")
    assert game.match.to_act == (1, 3)
    assert game.refused("show Ma1", 0) == "AU-REVEAL-04"
    game.show(1, "Ma3 Ma4")
    assert game.refused("show Ma3", 1) == "AU-REVEAL-06"


@pytest.mark.rule("AU-REVEAL-05", "AU-REVEAL-07", "AU-D-04")
def test_any_valid_set_of_that_number_with_a_noble_note() -> None:
    setting = lay().hand(0, "Ph8 Ma1 Ma5 Ma9 J J").hand(1, "Ma2 Ma3 Ma4")
    game = setting.visit("maria").say("3", "hold")
    sets = []
    for first in game.legal(0):
        game.play(first, seat=0)
        for second in game.legal(0):
            game.play(second, seat=0)
            sets += [
                " ".join(move.removeprefix("show ") for move in (first, second, third))
                for third in game.legal(0)
            ]
            game.match.undo(0)
        game.match.undo(0)
    assert sets == [
        "Ma1 Ma5 Ma9", "Ma1 Ma5 J", "Ma1 Ma9 J", "Ma1 J J", "Ma5 Ma9 J", "Ma5 J J", "Ma9 J J",
    ]  # fmt: skip
    assert game.refused("show Ph8", 0) == "AU-BID-07"
    assert game.refused("show Ma17", 0) == "AU-REVEAL-05"
    assert game.refused("show J", 0) == "AU-BID-08"
    game.play("show Ma5", seat=0)
    assert game.refused("show Ma1", 0) == "AU-D-04"


@pytest.mark.rule("AU-D-04")
def test_a_pick_leaves_enough_behind_it() -> None:
    game = lay().hand(0, "Ma1 Ma5 Ma9 J").visit("maria").say("3", "pass")
    assert game.legal(0) == ["show Ma1", "show Ma5"]
    assert game.refused("show Ma9", 0) == "AU-D-04"
    game = lay().hand(0, "Ph2 Lo3 Ma1 J").visit("maximilian").say("3", "pass")
    assert game.legal(0) == ["show Ph2", "show Lo3"]
    game.play("show Ph2", seat=0)
    assert game.legal(0) == ["show Lo3", "show Ma1"]
    game.play("show Ma1", seat=0)
    assert game.legal(0) == ["show J"]


@pytest.mark.rule("AU-REVEAL-06", "AU-INFO-12")
def test_picks_are_secret_until_all_have_picked() -> None:
    game = showdown("maria", "Ma1 Ma5", "Ma2 Ma3")
    before = [game.view(viewer) for viewer in (1, None)]
    game.play("show Ma1", "show Ma5", seat=0)
    for viewer, earlier in zip((1, None), before, strict=True):
        assert game.view(viewer).players == earlier.players
        assert game.told("note_shown", viewer) == []
        assert game.told("note_picked", viewer) == []
    game.show(1, "Ma2 Ma3")
    assert len(game.told("note_shown", 1)) == 4


@pytest.mark.rule("AU-REVEAL-07")
def test_a_weak_pick_may_lose() -> None:
    game = showdown("maria", "Ma2 Ma3", "Ma1 Ma17")
    strong = lay().hand(0, "Ma2 Ma3").hand(1, "Ma1 Ma17 J").visit("maria").say("2", "hold")
    game.show(0, "Ma2 Ma3").show(1, "Ma1 Ma17")
    assert game.view().visits[3].winner == 1
    strong.show(0, "Ma2 Ma3").show(1, "Ma1 J")
    assert strong.view().visits[3].winner == 0


@pytest.mark.rule("AU-REVEAL-08", "AU-REVEAL-09", "AU-REVEAL-10")
def test_only_the_highest_single_value_counts() -> None:
    assert settled("leo", "Le5 Le6 Le7", "Le8 J J") == (1, 0, None)
    assert settled("leo", "Le5 J", "Le6 J") == (1, 0, None)


@pytest.mark.rule("AU-REVEAL-11", "AU-REVEAL-12", "AU-REVEAL-13", "AU-REVEAL-14", "AU-REVEAL-15")
def test_the_winner_discards_and_rivals_are_compensated() -> None:
    hands = ("Ph1", "Ph2", "Ph3", "Ph4", "Ph5")
    assert settled("philipp", *hands) == (4, 3, 2)


@pytest.mark.rule("AU-REVEAL-16")
def test_two_in_a_showdown() -> None:
    setting = lay(3).hand(0, "Ph1").hand(1, "Ph9").hand(2, "Ph17")
    game = setting.visit("philipp").say("1", "hold", "pass").show(0, "Ph1").show(1, "Ph9")
    assert [game.money(seat) for seat in range(3)] == [100, 0, 0]


@pytest.mark.rule("AU-REVEAL-18")
def test_nobody_can_tie_for_one_noble() -> None:
    with pytest.raises(ValueError, match="named twice"):
        lay().hand(0, "Ph5").hand(1, "Ph5").visit("philipp")
    box = lay().game.rules.box
    assert len(set(box.rank[:68])) == 68


@pytest.mark.rule("AU-REVEAL-19")
def test_compensation_comes_before_the_card() -> None:
    game = showdown("maria", "Ma1", "Ma2").show(0, "Ma1").show(1, "Ma2").play("card P01")
    kinds = game.kinds()
    order = [
        "note_shown", "auction_won", "notes_taken_back", "rival_compensated", "card_taken",
    ]  # fmt: skip
    assert [kinds.index(kind) for kind in order] == sorted(kinds.index(kind) for kind in order)


# ---------------------------------------------------------------------- Maximilian


@pytest.mark.rule("AU-MAX-01", "AU-MAX-02", "AU-MAX-03")
def test_all_notes_are_valid_for_maximilian_but_not_jokers_alone() -> None:
    game = lay().hand(0, "Ph1 Lo2 Le3 Ma4 J J").visit("maximilian")
    assert {note.noble for note in game.own(0).valid} == {
        "philipp", "louise", "leo", "maria", "joker",
    }  # fmt: skip
    assert len(game.own(0).numbers) == 6
    game.say("2", "pass")
    assert "show J" not in game.legal(0)
    game.play("show Lo2", seat=0)
    assert game.legal(0) == ["show Le3", "show Ma4", "show J"]
    assert lay().hand(0, "J J J").visit("maximilian").legal() == ["pass"]


@pytest.mark.rule("AU-MAX-04", "AU-MAX-05", "AU-MAX-06", "AU-MAX-07")
def test_nobles_decide_between_equal_values() -> None:
    for better, worse in (("Ma", "Le"), ("Le", "Lo"), ("Lo", "Ph"), ("Ma", "Ph")):
        assert settled("maximilian", f"{worse}9", f"{better}9") == (1, 0, None)
        assert settled("maximilian", f"{better}9", f"{worse}10") == (1, 0, None)
    assert settled("maximilian", "Ph9 Le9", "Lo8 Lo9") == (0, 1, None)
    assert settled("maximilian", "Ph9", "Ma9", "Le9", "Lo9") == (1, 2, 3)


@pytest.mark.rule("AU-MAX-08")
def test_the_winner_of_maximilian_takes_the_last_card() -> None:
    game = lay().hand(0, "Ph1").visit("maximilian", 1, 1, 1, 1).say("1", "pass").show(0, "Ph1")
    assert game.told("card_taken") == [{"player": "seat:1", "card": "card:P01"}]
    assert game.view().step == "use"
    game = lay().hand(0, "Ph1").visit("maximilian", 1, 1, 1).say("1", "pass").show(0, "Ph1")
    assert game.legal() == ["card P01", "card P02"], "one visit had no winner"
