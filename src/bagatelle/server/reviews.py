"""Reviews of finished matches, made in a process of their own; who asks is told how far they are.

Nobody is reviewed while they play: a running match is refused, and its record, without which
nothing can be reviewed, is given to nobody. All reviews share one worker, a piece of each at a
time, and it steps back for the bots at running tables.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
from collections import OrderedDict, deque
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from weakref import WeakValueDictionary

import msgspec

import bagatelle
from bagatelle.bots import minds_of
from bagatelle.bots.review import (
    CannotReview,
    ReviewOrder,
    check,
    course_of,
    found_of,
    take_steps,
    turn_count,
)
from bagatelle.bots.reviewed import ComparedTurn, Course
from bagatelle.kernel.errors import NoSuchSeat
from bagatelle.kernel.message import Message
from bagatelle.server.bot_pool import Worker, end_with_server
from bagatelle.server.journal import Journal
from bagatelle.server.problems import refused
from bagatelle.server.replays import at_the_desk, match_of
from bagatelle.server.review_shelf import ReviewShelf
from bagatelle.server.schema import ReviewState, ReviewStatus

MOST_AT_ONCE = 32
"""So many reviews may be unfinished; who asks for another is told to come again."""
MOST_FOR_ONE = 4
"""So many of them for one address."""
MOST_REMEMBERED = 64
"""So many reviews stay in memory; those of matches are in the database, too."""
OUTLOOKS_AT_ONCE = 8
"""Before so many turns the chances are looked at in one go."""
SECONDS = 120.0
"""So long a piece of work may take before it is given up."""
NICE = 10
"""How far the worker steps back for others."""

log = logging.getLogger("bagatelle.server")


class Comparisons(dict[int, ComparedTurn | None]):
    """The turns of a match that have been compared. Reviews with the knowledge of different seats
    share them: each turn is seen with the knowledge of whoever made it.
    """


class Review:
    """One review: what it is of, and how far it has come."""

    def __init__(
        self, name: str, order: ReviewOrder, who: str, match: str | None, shared: Comparisons
    ) -> None:
        self.name = name
        self.order = order
        self.who = who
        self.match = match
        """In which match of this server it is kept."""
        self.is_begun = False
        self.has_failed = False
        self._turns: int | None = None
        self._chances: dict[int, tuple[float, ...]] = {}
        self._course: Course | None = None
        self._compared: list[ComparedTurn] = []
        self._waiting: list[int] = []
        """The turns that are still to be compared, the next one last."""
        self._shared = shared

    @property
    def is_done(self) -> bool:
        return self._course is not None and not self._waiting

    @property
    def status(self) -> ReviewStatus:
        if self.is_done:
            return "done"
        if self.has_failed:
            return "failed"
        return "working" if self.is_begun else "waiting"

    def state(self) -> ReviewState:
        """All of it, as far as it has come."""
        turns = self._turns or 0
        compared = turns - len(self._waiting) if self._course is not None else 0
        return ReviewState(
            review=self.name,
            status=self.status,
            seat=self.order.seat,
            done=len(self._chances) + compared,
            steps=2 * turns,
            playouts=self.order.playouts,
            course=self._course,
            compared=tuple(self._compared),
            found=found_of(self._course.turns, self._compared) if self._course else (),
        )

    async def go_on(self, worker: Worker) -> None:
        """Let the worker do the next piece; raises TimeoutError, BrokenProcessPool or whatever the
        piece raises.
        """
        self.is_begun = True
        if self._turns is None:
            self._turns = await worker.do(turn_count, self.order, SECONDS)
        elif len(self._chances) < self._turns:
            first = len(self._chances)
            numbers = range(first, min(first + OUTLOOKS_AT_ONCE, self._turns))
            for step in await worker.do(partial(take_steps, self.order), numbers, SECONDS):
                assert step.chances is not None
                self._chances[step.number] = step.chances
        elif self._course is None:
            chances = [self._chances[turn] for turn in range(self._turns)]
            self._course = await worker.do(partial(course_of, self.order), chances, SECONDS)
            turning = [point.turn for point in self._course.turning_points]
            others = [turn for turn in range(self._turns) if turn not in turning]
            self._waiting = [*turning, *others][::-1]
        else:
            await self._compare(worker, self._waiting[-1])

    async def _compare(self, worker: Worker, turn: int) -> None:
        assert self._turns is not None
        if turn not in self._shared:
            number = self._turns + turn
            steps = await worker.do(partial(take_steps, self.order), [number], SECONDS)
            self._shared[turn] = steps[0].compared
        self._waiting.pop()
        found = self._shared[turn]
        if found is not None:
            self._compared.append(found)


class ReviewDesk:
    """All reviews of this process."""

    def __init__(self, journal: Journal, playouts: int) -> None:
        self._playouts = playouts
        self._shelf = ReviewShelf(journal)
        self._worker = Worker(step_back)
        self._known: OrderedDict[str, Review] = OrderedDict()
        self._unfinished: deque[Review] = deque()
        self._shared: WeakValueDictionary[str, Comparisons] = WeakValueDictionary()
        self._working: asyncio.Task[None] | None = None

    async def ask(
        self, who: str, record: str, seat: int | None, match: str | None = None
    ) -> ReviewState:
        """A review as far as it has come; it begins if there is none. Raises ProtocolError."""
        order = ReviewOrder(record, seat, self._playouts)
        name, alike = await at_the_desk(checked_names, order)
        known = self._known.get(name)
        if known is not None and not known.has_failed:
            return known.state()
        kept = await self._shelf.find(name)
        if kept is not None:
            return kept
        if name not in self._known or self._known[name].has_failed:
            self._begin(name, alike, order, who, match)
        return self._known[name].state()

    async def look(self, name: str, known: int) -> ReviewState:
        """How far a review has come, without the turns that are known; raises ProtocolError."""
        review = self._known.get(name)
        state = await self._shelf.find(name) if review is None else review.state()
        if state is None:
            raise refused("not_found", Message("server-no-review"))
        return msgspec.structs.replace(state, compared=state.compared[known:])

    async def close(self) -> None:
        if self._working is not None:
            self._working.cancel()
            await asyncio.wait([self._working])
        self._worker.end()

    def _begin(
        self, name: str, alike: str, order: ReviewOrder, who: str, match: str | None
    ) -> None:
        own = sum(review.who == who for review in self._unfinished)
        if own >= MOST_FOR_ONE or len(self._unfinished) >= MOST_AT_ONCE:
            raise refused("busy", Message("server-busy-reviews"))
        shared = self._shared.setdefault(alike, Comparisons())
        review = self._known[name] = Review(name, order, who, match, shared)
        self._unfinished.append(review)
        self._forget_old()
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work())

    def _forget_old(self) -> None:
        for name, review in list(self._known.items()):
            if len(self._known) <= MOST_REMEMBERED:
                return
            if review not in self._unfinished:
                del self._known[name]

    async def _work(self) -> None:
        """A piece of each review in turn, until all are done."""
        while self._unfinished:
            review = self._unfinished[0]
            try:
                await review.go_on(self._worker)
                if review.is_done and review.match is not None:
                    await self._shelf.keep(review.match, review.state())
            except (TimeoutError, BrokenProcessPool):
                log.warning("a review took too long or its worker died")
                self._worker.end()
                review.has_failed = True
            except Exception:
                log.exception("a review failed")
                review.has_failed = not review.is_done
            self._unfinished.popleft()
            if not review.is_done and not review.has_failed:
                self._unfinished.append(review)


def step_back() -> None:
    """What the worker does first: whoever plays comes before whoever looks back."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    end_with_server()


def checked_names(order: ReviewOrder) -> tuple[str, str]:
    """The name of a review, and that of all in which turns are compared in the same way: whichever
    seat's knowledge it is. Raises ProtocolError if there can be none.
    """
    try:
        check(match_of(order.record), order)
    except CannotReview as error:
        raise refused("not_possible", error.message) from error
    except NoSuchSeat as error:
        raise refused("bad_option", error.message) from error
    alike = order if order.seat is None else msgspec.structs.replace(order, seat=0)
    return name_of(order), name_of(alike)


def name_of(order: ReviewOrder) -> str:
    """Stands for all that a review depends on. Only who has the record can find it out."""
    game = match_of(order.record).game.info.name
    known = msgspec.json.encode((order, minds_of(game), bagatelle.__version__))
    return hashlib.sha256(known).hexdigest()[:32]
