"""A finished match thought over once more: how the chances went, and what else there was to do.

The work falls into steps that do not depend on each other, so that several processes can share it:
for each turn the chances before it, and what else there was. Each step has a seed of its own: the
same record with the same options gives the same review, however the work is shared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache, partial
from itertools import pairwise
from math import sqrt
from typing import NamedTuple

import msgspec

from bagatelle.bots.advice import (
    BEST,
    KEEP,
    MOST,
    PLAYOUTS,
    SURE,
    AdvisedLine,
    advised,
    can_advise,
)
from bagatelle.bots.reviewed import (
    ComparedTurn,
    Course,
    Found,
    Review,
    ReviewedTurn,
    TurningPoint,
)
from bagatelle.bots.search.lines import Line
from bagatelle.bots.search.mind import Mind
from bagatelle.bots.search.minds import mind_of
from bagatelle.bots.search.search import Search
from bagatelle.games import make_game
from bagatelle.kernel import agenda, replay
from bagatelle.kernel.dealer import QuickDealer, private_seed
from bagatelle.kernel.errors import BadOption, BagatelleError, NoSuchSeat
from bagatelle.kernel.game import Seat, Viewer
from bagatelle.kernel.match import Match
from bagatelle.kernel.message import Message, message
from bagatelle.kernel.pack import Pack
from bagatelle.kernel.perspective import Perspective
from bagatelle.kernel.retrospect import look_back
from bagatelle.kernel.table import Table

OUTLOOKS = 64
"""In so many worlds the chances before a turn are looked at."""
MOST_PLAYOUTS = 100_000
TURNING_POINTS = 6
TURNS_FROM = 0.05
"""A smaller change of the chances is no turning point."""
EQUAL = 0.01
"""Lines whose results differ by less are equally good."""


class CannotReview(BagatelleError):
    """A match that is not over, or a game that nobody knows well enough."""


class ReviewOrder(msgspec.Struct, frozen=True):
    """What is to be reviewed, and how. Plain data, so that other processes can be told of it."""

    record: str
    seat: Viewer
    """With whose knowledge the course is seen; None: with that of all, every hand open."""
    playouts: int = PLAYOUTS
    seed: str = ""
    """Of the worlds that are imagined; empty: one that the record gives."""
    pack: Pack | None = None


Crew = Callable[[Callable[[int], "Step"], Sequence[int]], Iterator["Step"]]
"""Who does the steps of the work: each by its number, in any order (``arena.crews``)."""


class Step(NamedTuple):
    """What came of a step: the chances before a turn, or the turn compared with what else there
    was; None if there was nothing else.
    """

    number: int
    chances: tuple[float, ...] | None
    compared: ComparedTurn | None


def alone(work: Callable[[int], Step], numbers: Sequence[int]) -> Iterator[Step]:
    """One step after the other, in this process."""
    return map(work, numbers)


def review(
    match: Match,
    seat: Viewer = None,
    playouts: int = PLAYOUTS,
    seed: str = "",
    pack: Pack | None = None,
    crew: Crew = alone,
    progress: Callable[[int], None] = lambda more: None,
) -> Review:
    """Think a finished match over once more, with the knowledge of a seat or of all; raises
    CannotReview, NoSuchSeat or BadOption. A match that was played with a pack needs the same one.

    >>> import bagatelle
    >>> from bagatelle.bots import make_bot
    >>> match = bagatelle.new_match("banquet", players=2, seed=7)
    >>> while not match.is_over:
    ...     seat = match.to_act[0]
    ...     match.play(make_bot("greedy", "banquet", "1").choose(match.perspective(seat)), seat)
    >>> found = review(match, seat=0, playouts=4)
    >>> len(found.course.turns[0].chances), found.course.end
    (2, (0.0, 1.0))
    """
    order = ReviewOrder(match.record(), seat, playouts, seed, pack)
    reviewer = Reviewer(match, order)
    chances: dict[int, tuple[float, ...]] = {}
    compared: list[ComparedTurn] = []
    for step in crew(partial(take_step, order), range(reviewer.steps)):
        progress(1)
        if step.chances is not None:
            chances[step.number] = step.chances
        if step.compared is not None:
            compared.append(step.compared)
    compared.sort(key=lambda turn: turn.turn)
    course = reviewer.course([chances[turn] for turn in range(len(reviewer.turns))])
    return Review(
        seat=seat,
        seed=reviewer.seed,
        playouts=playouts,
        course=course,
        compared=tuple(compared),
        found=found_of(course.turns, compared),
    )


def take_step(order: ReviewOrder, number: int) -> Step:
    """A step of a review: first come the chances before each turn, then what else there was."""
    reviewer = reviewer_of(order)
    turns = len(reviewer.turns)
    if number < turns:
        return Step(number, reviewer.chances(number), None)
    return Step(number, None, reviewer.compare(number - turns))


def take_steps(order: ReviewOrder, numbers: Sequence[int]) -> list[Step]:
    """Several steps in one go, for whoever sends them to another process."""
    return [take_step(order, number) for number in numbers]


def course_of(order: ReviewOrder, chances: Sequence[tuple[float, ...]]) -> Course:
    """How the chances went, from those before each turn."""
    return reviewer_of(order).course(chances)


def turn_count(order: ReviewOrder) -> int:
    """How many turns there are to review: half as many as steps."""
    return len(reviewer_of(order).turns)


@lru_cache(maxsize=16)
def reviewer_of(order: ReviewOrder) -> Reviewer:
    """Who thinks a record over; raises RecordError and what ``Reviewer`` raises. Steps of the same
    review come one after the other.
    """
    return Reviewer(replay.read(order.record, partial(make_game, pack=order.pack)), order)


class Turn(NamedTuple):
    """A stretch of moves of one seat, and the match before it."""

    before: Match
    seat: Seat
    moves: list[int]


class Reviewer:
    """Thinks one match over."""

    def __init__(self, match: Match, order: ReviewOrder) -> None:
        check(match, order)
        self.match = match
        self.seed = order.seed or private_seed(match.seed, "review")
        self._order = order
        mind = mind_of(match.game)
        self.turns = turns_of(match, mind)
        self._playouts = order.playouts * int(mind.pace)

    @property
    def steps(self) -> int:
        return 2 * len(self.turns)

    def chances(self, number: int) -> tuple[float, ...]:
        """The chance of each party to win before a turn, as far as they can be seen."""
        before = self.turns[number].before
        viewer = self._order.seat
        seed = self._seed_of("chances", number)
        search, t = self._search(before, before.to_act[0] if viewer is None else viewer, seed)
        chances = search.outlook(t, OUTLOOKS)
        return tuple(round(chance, 4) for chance in chances)

    def compare(self, number: int) -> ComparedTurn | None:
        """A turn beside what else could have been done; None if there was nothing else."""
        turn = self.turns[number]
        search, t = self._search(turn.before, turn.seat, self._seed_of("turn", number))
        best = search.compare(t, self._playouts, KEEP, MOST, BEST + 1)
        if len(search.lines) < 2:
            return None
        played = search.judge(t, turn.moves)
        better = [line for line in best if line is not played and line.mean() > played.mean()]
        return ComparedTurn(
            turn=number,
            played=told(turn, played, turn.moves),
            better=tuple(told(turn, line, line.moves) for line in better[:BEST]),
            best=not better or is_as_good(played, better[0]),
        )

    def course(self, chances: Sequence[tuple[float, ...]]) -> Course:
        """How the chances went, from those before each turn."""
        first = 0
        turns = []
        for turn, before in zip(self.turns, chances, strict=True):
            turns.append(ReviewedTurn(first, len(turn.moves), turn.seat, before))
            first += len(turn.moves)
        end = final_chances(self.match.score_sheet.places)
        return Course(
            tuple(turns), end, look_back(self.match).rounds, tuple(turning_points(turns, end))
        )

    def _search(self, before: Match, seat: Seat, seed: str) -> tuple[Search, Table]:
        """Who thinks about a moment, and the table they think of: the true one, or one that agrees
        with all that the seat knew then. The mind is a new one, so that no step depends on others.
        """
        search = Search(mind_of(before.game), seat, seed)
        true = before.state.table
        if self._order.seat is None:
            search.sees_all = True
            return search, true
        dealer = QuickDealer(private_seed(seed, "imagine"))
        return search, Perspective.of(before.game, true, seat, dealer).table

    def _seed_of(self, purpose: str, number: int) -> str:
        return private_seed(self.seed, f"{purpose} {number}")


def check(match: Match, order: ReviewOrder) -> None:
    """Raises CannotReview, NoSuchSeat or BadOption for what cannot be reviewed."""
    game = match.game
    if not can_advise(game.info.name):
        raise CannotReview(message("review-no-mind", game=game.info.name))
    if not match.is_over:
        raise CannotReview(Message("review-not-over"))
    if order.seat is not None and not 0 <= order.seat < game.players:
        raise NoSuchSeat(message("no-such-seat", players=game.players))
    if not 1 <= order.playouts <= MOST_PLAYOUTS:
        reason = message("review-playouts", most=MOST_PLAYOUTS, value=order.playouts)
        raise BadOption("playouts", reason)


def turns_of(match: Match, mind: Mind) -> list[Turn]:
    """All turns of a match: stretches of moves as the lines of a search are."""
    turns: list[Turn] = []
    now = match.at(0)
    while len(now.played) < len(match.played):
        further = match.played[len(now.played) :]
        seat = further[0].seat
        others = (number for number, played in enumerate(further) if played.seat != seat)
        own = [played.move for played in further[: next(others, None)]]
        before, moves = now.copy(), list[int]()
        for move in now.playable(own, seat):
            table = now.state.table
            now.play(move, seat)
            moves.append(move)
            after = now.state.table
            if agenda.frame_of(after, seat) >= 0 and mind.ends_line(table, after, seat):
                break
        turns.append(Turn(before, seat, moves))
    return turns


def told(turn: Turn, line: Line, moves: Sequence[int]) -> AdvisedLine:
    """A line as advice tells it, with its moves as choices at the table of its turn."""
    return advised(line).told(turn.before.playable_line(moves, turn.seat))


def found_of(turns: Sequence[ReviewedTurn], compared: Iterable[ComparedTurn]) -> tuple[Found, ...]:
    """How often each seat found the best way."""
    by_seat: dict[Seat, list[bool]] = {turn.seat: [] for turn in turns}
    for each in compared:
        by_seat[turns[each.turn].seat].append(each.best)
    return tuple(Found(seat, sum(best), len(best)) for seat, best in sorted(by_seat.items()))


def final_chances(places: Sequence[int]) -> tuple[float, ...]:
    """The chances when all is over: those in first place share the victory.

    >>> final_chances((1, 2, 1))
    (0.5, 0.0, 0.5)
    """
    won = round(1 / places.count(1), 4)
    return tuple(won if place == 1 else 0.0 for place in places)


def turning_points(turns: Sequence[ReviewedTurn], end: tuple[float, ...]) -> list[TurningPoint]:
    """The turns after which somebody's chances had changed most, in their order."""
    course = [*(turn.chances for turn in turns), end]
    found = []
    for number, (before, after) in enumerate(pairwise(course)):
        swings = [round(late - early, 4) for early, late in zip(before, after, strict=True)]
        mover = turns[number].seat
        party = max(range(len(swings)), key=lambda each: (abs(swings[each]), each == mover))
        if abs(swings[party]) >= TURNS_FROM:
            found.append(TurningPoint(number, party, swings[party]))
    largest = sorted(found, key=lambda point: -abs(point.swing))[:TURNING_POINTS]
    return sorted(largest, key=lambda point: point.turn)


def is_as_good(played: Line, better: Line) -> bool:
    """Whether a line is as good as a better one, as far as can be said: both met the same worlds,
    so their results are compared world by world.
    """
    differences = [other - own for own, other in zip(played.results, better.results, strict=False)]
    mean = sum(differences) / len(differences)
    spread = sum((each - mean) ** 2 for each in differences) / len(differences)
    return mean <= max(EQUAL, SURE * sqrt(spread / len(differences)))
