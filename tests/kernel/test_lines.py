"""Lines of own moves that lead to a choice, and moves that are forced."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import bagatelle
from bagatelle.bots import make_bot
from bagatelle.kernel import lines
from bagatelle.kernel.choice import Choice, Move
from bagatelle.kernel.match import Match

HIRE = Choice("hire_worker", ("worker:1-1",))
FUND = Choice("fund_space", ("decoration:lower-1",))


def picked() -> Match:
    """Rokoko: everybody has taken up a master, a journeyman and an apprentice; one can hire."""
    match = bagatelle.new_match("rokoko", players=3, seed=7)
    for seat in range(3):
        for worker in ("base-2", "base-3", "base-4"):
            match.play(f"pick {worker}", seat)
    return match


def texts(match: Match, choice: Choice, seat: int) -> list[list[str]]:
    return spelled(match.lines_to(choice, seat))


def spelled(lines: list[list[Move]]) -> list[list[str]]:
    return [[str(move) for move in line] for line in lines]


def test_one_worker_can_hire_so_the_line_is_clear() -> None:
    match = picked()
    (seat,) = match.to_act
    assert match.why_not(HIRE, seat) is not None
    before = match.fingerprint
    assert texts(match, HIRE, seat) == [["play base-2", "hire", "hire 1-1"]]
    assert match.fingerprint == before


def test_several_workers_can_fund_so_there_are_several_lines() -> None:
    match = picked()
    assert texts(match, FUND, match.to_act[0]) == [
        [f"play base-{worker}", "fund", "fund lower-1"] for worker in (2, 3, 4)
    ]
    match.play("play base-3")
    match.play("fund")
    assert texts(match, FUND, match.to_act[0]) == []  # it can be chosen now


def test_whoever_waits_has_no_line() -> None:
    match = picked()
    waiting = [seat for seat in range(3) if seat not in match.to_act]
    assert [texts(match, HIRE, seat) for seat in waiting] == [[], []]


def test_what_the_game_does_not_have_has_no_line() -> None:
    match = picked()
    assert texts(match, Choice("sing"), match.to_act[0]) == []


def test_the_moves_tell_what_they_would_do_at_their_own_table() -> None:
    match = picked()
    (seat,) = match.to_act
    (line,) = match.lines_to(HIRE, seat)
    for move in line[:-1]:
        match.play(move)
    assert line[-1] in match.legal_moves(seat)


def test_a_search_that_is_too_long_finds_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    match = picked()
    monkeypatch.setattr(lines, "MOST_TABLES", 5)
    assert texts(match, HIRE, match.to_act[0]) == []


def evening(game: str, first: int, end: int) -> Iterator[Match]:
    """A match of three bots, before each of some moves."""
    match = bagatelle.new_match(game, players=3, seed=11)
    bots = [make_bot("greedy", game, str(seat)) for seat in range(3)]
    for number in range(end):
        if number >= first:
            yield match
        seat = match.to_act[0]
        match.play(bots[seat].choose(match.perspective(seat)), seat)


@pytest.mark.parametrize(("game", "first", "end"), [("rokoko", 9, 60), ("augsburg", 160, 220)])
def test_every_line_can_be_played_and_taken_back(game: str, first: int, end: int) -> None:
    """Nothing comes to light before the last move, or it could not be taken back."""
    found = 0
    for match in evening(game, first, end):
        seat = match.to_act[0]
        choices = [match.game.spelled(move)[0] for move in sorted(match.game.all_moves())]
        for choice in choices[len(match.played) % 5 :: 5]:
            for line in match.lines_to(choice, seat):
                found += 1
                assert match.game.number(choice) in [move.number for move in line]
                can_be_played(match, line)
    assert found > 0


def can_be_played(match: Match, line: list[Move]) -> None:
    """And taken back, up to its last move."""
    trial, seat = match.copy(), line[0].seat
    for move in line[:-1]:
        trial.play(move)
        assert trial.can_undo(seat)
    assert trial.why_not(line[-1].choice, seat) is None
    for _ in line[:-1]:
        trial.undo(seat)
    assert trial.fingerprint == match.fingerprint


def test_more_lines_than_can_be_offered_are_none(monkeypatch: pytest.MonkeyPatch) -> None:
    match = picked()
    monkeypatch.setattr(lines, "MOST_LINES", 2)
    assert texts(match, FUND, match.to_act[0]) == []


def test_a_line_takes_along_what_can_follow_its_end() -> None:
    """One worker is left to play: to fund the place is clear, and so are the uses of its bonus."""
    match = picked()
    (seat,) = match.to_act
    match.play("play base-3")
    assert texts(match, FUND, seat) == [
        ["fund", "fund lower-1", "use", "yarn"],
        ["fund", "fund lower-1", "use", "lace"],
        ["fund", "fund lower-1", "skip"],
    ]
    for line in match.lines_to(FUND, seat):
        can_be_played(match, line)


def test_where_too_much_can_follow_a_line_ends_with_the_choice() -> None:
    """Three workers times three uses of the bonus are more than can be offered."""
    match = picked()
    assert {line[-1] for line in texts(match, FUND, match.to_act[0])} == {"fund lower-1"}


def test_a_bonus_is_used_in_one_way_or_another_or_not() -> None:
    match = picked()
    (seat,) = match.to_act
    for text in ("play base-3", "fund", "fund lower-1"):
        match.play(text)
    assert spelled(match.ways_on(seat)) == [["use", "yarn"], ["use", "lace"], ["skip"]]
    for line in match.ways_on(seat):
        can_be_played(match, line)


def test_where_there_is_much_to_do_no_ways_are_told() -> None:
    match = bagatelle.new_match("rokoko", players=3, seed=7)
    assert match.ways_on(0) == []
    assert picked().ways_on(picked().to_act[0]) == []


def test_the_order_of_moves_makes_no_other_way() -> None:
    """Two of three workers are taken up: one says which stays."""
    for match in evening("rokoko", 9, 250):
        seat = match.to_act[0]
        moves = match.legal_moves(seat)
        if len(moves) == 3 and moves[0].choice.kind == "pick":
            ways = [{move.number for move in way} for way in match.ways_on(seat)]
            assert [len(way) for way in ways] == [2, 2, 2]
            assert set().union(*ways) == {move.number for move in moves}
            return
    pytest.fail("nobody has three workers left to choose from")


def flags(game: str, first: int, end: int) -> set[tuple[str, bool]]:
    """The kinds of choices that nobody could help, and whether they may be made by themselves."""
    found = set()
    for match in evening(game, first, end):
        seat = match.to_act[0]
        legal = match.legal_moves(seat)
        if len(legal) == 1:
            found.add((legal[0].choice.kind, match.is_forced(seat)))
        else:
            assert not match.is_forced(seat)
    return found


def test_the_last_worker_and_the_only_dress_are_forced() -> None:
    assert flags("rokoko", 9, 100) >= {("play", True), ("make", True), ("pay", True)}


def test_what_is_told_in_secret_or_reveals_something_is_not_forced_but_a_pass_is() -> None:
    assert flags("augsburg", 0, 100) == {("pass", True), ("reject", False), ("show", False)}
