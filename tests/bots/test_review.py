"""A review: it is the same however the work is shared, and sees what somebody could know."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

import pytest

import bagatelle
from bagatelle.bots import make_bot
from bagatelle.bots.review import (
    EQUAL,
    TURNING_POINTS,
    CannotReview,
    Reviewer,
    ReviewOrder,
    Step,
    Turn,
    is_as_good,
    review,
    reviewer_of,
    turning_points,
)
from bagatelle.bots.reviewed import Review, ReviewedTurn, TurningPoint
from bagatelle.bots.search.lines import Line
from bagatelle.kernel.dealer import QuickDealer
from bagatelle.kernel.errors import BadOption, NoSuchSeat
from bagatelle.kernel.match import Match
from bagatelle.kernel.table import Table
from tests.games.masquerade.game import Masquerade

PLAYOUTS = 8


def play(game: str, players: int, *bots: str, most: int = 10_000) -> Match:
    """A match between bots, to its end or until so many moves were made."""
    match = bagatelle.new_match(game, players, seed=7)
    sitting = [make_bot(bot, game, f"{seat}") for seat, bot in enumerate(bots)]
    while not match.is_over and len(match.played) < most:
        seat = match.to_act[0]
        match.play(sitting[seat].choose(match.perspective(seat)), seat)
    return match


def some(work: Callable[[int], Step], numbers: Sequence[int]) -> Iterator[Step]:
    """A crew that compares a third of the turns only, which is quicker."""
    turns = len(numbers) // 2
    return map(work, [*numbers[:turns], *numbers[turns::3]])


def backwards(work: Callable[[int], Step], numbers: Sequence[int]) -> Iterator[Step]:
    """The same that begins with the last step."""
    turns = len(numbers) // 2
    return map(work, reversed([*numbers[:turns], *numbers[turns::3]]))


@pytest.fixture(scope="module")
def match() -> Match:
    """Somebody who plays at random against somebody who does not."""
    return play("rokoko", 2, "random", "greedy")


@pytest.fixture(scope="module")
def found(match: Match) -> Review:
    return review(match, 1, PLAYOUTS, crew=some)


# ---------------------------------------------------------------------- the whole


def test_the_same_record_gives_the_same_review(match: Match, found: Review) -> None:
    """Whoever does the steps, in whichever order."""
    reviewer_of.cache_clear()
    again = bagatelle.load_record(match.record())
    assert review(again, 1, PLAYOUTS, crew=backwards) == found


def test_another_seed_imagines_other_worlds(match: Match) -> None:
    one, other = (Reviewer(match, ReviewOrder("", 1, PLAYOUTS, seed)) for seed in ("1", "2"))
    assert one.compare(12) == one.compare(12)
    assert one.compare(12) != other.compare(12)


def test_the_turns_are_all_moves_of_the_match(match: Match, found: Review) -> None:
    first = 0
    for turn in found.course.turns:
        assert turn.first == first
        played = match.played[first : first + turn.moves]
        assert {each.seat for each in played} == {turn.seat}
        first += turn.moves
    assert first == len(match.played)
    assert found.course.rounds[-1] == len(match.played)


def test_chances_add_up_and_end_with_the_winner(match: Match, found: Review) -> None:
    for turn in found.course.turns:
        assert sum(turn.chances) == pytest.approx(1, abs=0.001)
    assert match.winners == (1,)
    assert found.course.end == (0.0, 1.0)
    assert found.course.turns[-1].chances[1] > 0.9


def test_who_plays_better_finds_more_of_the_best_ways(found: Review) -> None:
    assert [each.seat for each in found.found] == [0, 1]
    by_chance, greedy = (each.best / each.compared for each in found.found)
    assert greedy > by_chance + 0.1


def test_what_was_done_is_judged_as_thoroughly_as_the_best(found: Review) -> None:
    assert any(turn.better for turn in found.compared)
    for turn in found.compared:
        assert turn.best or turn.better
        promised = [line.chance + 0.002 * line.points for line in (*turn.better, turn.played)]
        for one, other in pairwise(promised):
            assert one >= other - 0.001
        for line in turn.better:
            assert turn.played.playouts >= line.playouts > 0
            assert line.line != turn.played.line
            assert 1 <= line.place <= 2


# ---------------------------------------------------------------------- whose knowledge


def _elsewhere(before: Match, t: Table) -> Match:
    """The same match at another table."""
    state = before.state._replace(table=t)
    return Match.from_state(before.game, before.seed, before.names, state)


@pytest.mark.parametrize("game", ["rokoko", "augsburg"])
def test_hidden_things_change_nothing_that_a_seat_sees(game: str) -> None:
    """Another world that agrees with all a seat knows gives the same chances and comparisons; for
    whoever knows all, it does not.
    """
    finished = play(game, 2, "random", "random")
    seats = [Reviewer(finished, ReviewOrder("", seat, PLAYOUTS, "fixed")) for seat in (0, None)]
    own = seats[0]
    differ = 0
    for number in [n for n, turn in enumerate(own.turns) if turn.seat == 0][4:24:5]:
        true = own.turns[number].before
        other = true.game.rules.imagine(true.state.table, 0, QuickDealer("another world"))
        seen = [(each.chances(number), each.compare(number)) for each in seats]
        for each in seats:
            turn = each.turns[number]
            each.turns[number] = Turn(_elsewhere(turn.before, other), turn.seat, turn.moves)
        seen_there = [(each.chances(number), each.compare(number)) for each in seats]
        assert seen_there[0] == seen[0]
        differ += seen_there[1] != seen[1]
    assert differ > 0


def test_turns_are_compared_alike_for_all_seats(match: Match) -> None:
    """Each turn is seen with the knowledge of whoever made it; only the course is not."""
    one, other = (Reviewer(match, ReviewOrder("", seat, 8)) for seat in (0, 1))
    middle = len(one.turns) // 2
    assert one.compare(middle) == other.compare(middle)


# ---------------------------------------------------------------------- the pieces


def turn(seat: int, *chances: float) -> ReviewedTurn:
    return ReviewedTurn(0, 1, seat, chances)


def test_a_turning_point_is_that_of_the_mover_if_others_did_not_change_more() -> None:
    turns = [turn(0, 0.5, 0.3, 0.2), turn(1, 0.6, 0.3, 0.1), turn(2, 0.6, 0.3, 0.1)]
    found = turning_points(turns, (0.2, 0.4, 0.4))
    assert found == [TurningPoint(0, 0, 0.1), TurningPoint(2, 0, -0.4)]
    both = turning_points([turn(1, 0.5, 0.5)], (0.6, 0.4))
    assert both == [TurningPoint(0, 1, -0.1)]


def test_only_the_largest_changes_are_turning_points() -> None:
    chances = [0.5]
    for number in range(1, 10):
        chances.append(chances[-1] + (0.05 + number / 100) * (-1) ** number)
    turns = [turn(0, chance, 1 - chance) for chance in chances]
    found = turning_points(turns, (chances[-1], 1 - chances[-1]))
    assert [point.turn for point in found] == list(range(9 - TURNING_POINTS, 9))


def line(*results: float) -> Line:
    made = Line([], Table(), 0.0)
    made.results = list(results)
    return made


def test_a_difference_that_may_be_chance_is_none() -> None:
    own = [0.1, 0.9] * 10
    assert not is_as_good(line(*own), line(*(each + 0.05 for each in own)))
    assert is_as_good(line(*own), line(*(each + EQUAL / 2 for each in own)))
    assert is_as_good(line(*own), line(*(1 - each + 0.05 for each in own))), "in other worlds"


# ---------------------------------------------------------------------- what is refused


def test_what_cannot_be_reviewed_is_refused(match: Match) -> None:
    begun = play("banquet", 2, "random", "random", most=20)
    with pytest.raises(CannotReview, match="not over yet"):
        review(begun)
    with pytest.raises(NoSuchSeat):
        review(match, 2)
    with pytest.raises(NoSuchSeat):
        review(match, -1)
    for playouts in (0, 100_001):
        with pytest.raises(BadOption, match="must be from 1 to 100,000"):
            review(match, 0, playouts)


def test_a_game_without_a_mind_is_refused() -> None:
    with pytest.raises(CannotReview, match="well enough"):
        review(Match(Masquerade(3, {}), "7"))
