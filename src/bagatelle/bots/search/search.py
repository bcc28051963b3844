"""Sequential halving: the lines of a turn that promise most are played on in imagined worlds, the
better half of them again, and so on. All lines are tried in the same worlds with the same chance.
"""

from time import monotonic
from typing import Final

from mypy_extensions import i64

from bagatelle.bots.search.lines import Line, Lines, key_of
from bagatelle.bots.search.mind import Mind
from bagatelle.kernel import agenda
from bagatelle.kernel.dealer import QuickDealer
from bagatelle.kernel.events import Events, NoEvents
from bagatelle.kernel.rules import advance
from bagatelle.kernel.table import Table

MAX_STEPS: Final = 2_000
"""No playout makes more moves before it is weighed."""


class Search:
    """Thoughts of one seat about one decision. The same seed and number of playouts give the same
    line; with a deadline, the thought ends in time.
    """

    def __init__(self, mind: Mind, seat: i64, seed: str) -> None:
        self.mind: Mind = mind
        self.seat: i64 = seat
        self.seed: str = seed
        self.deadline: float = 0.0
        """By ``time.monotonic``; 0 if there is time enough."""
        self.stopped: bool = False
        """Set from outside, it ends the thought as soon as a playout has ended."""
        self.sees_all: bool = False
        """Whether the table is the true one and nothing is guessed: for games that are over."""
        self.playouts: i64 = 0
        self.lines: list[Line] = []
        """Those that were played on, the best first."""
        self._events: Events = NoEvents()
        self._worlds: list[Table] = []

    def best(self, t: Table, playouts: i64, keep: i64, most: i64) -> Line:
        """The best line from a table that the seat imagines."""
        found = Lines(self.mind, self.seat, most).look(t)
        found.sort(key=_promise, reverse=True)
        self.lines = found[:keep]
        if len(self.lines) > 1 and playouts > 0:
            share = self.mind.share(t, self.seat)
            self._halve(t, max(1, int(float(playouts) * share)))
        return self.lines[0]

    def compare(self, t: Table, playouts: i64, keep: i64, most: i64, finalists: i64) -> list[Line]:
        """The best lines, each of which is played on to the last: those that begin with different
        moves, as far as there are such.
        """
        found = Lines(self.mind, self.seat, most).look(t)
        found.sort(key=_promise, reverse=True)
        self.lines = apart(found, keep)
        if playouts > 0:
            self._halve(t, playouts, finalists)
        return self.lines[:finalists]

    def judge(self, t: Table, moves: list[int]) -> Line:
        """The line of these moves beside those compared before: played on as often as the best of
        them, in the same worlds. If one of them leads to the same table, it is that one.
        """
        judged = Lines(self.mind, self.seat, 1).follow(t, moves)
        key = key_of(judged.table)
        worlds: i64 = 0
        for line in self.lines:
            worlds = max(worlds, line.playouts)
            if line.moves == moves or key_of(line.table) == key:
                judged = line
        goal = self.mind.goal(t)
        while judged.playouts < worlds:
            self._play(t, judged.playouts, judged, goal)
        return judged

    def outlook(self, t: Table, worlds: i64) -> list[float]:
        """The chance of each party to win, as the tables show at the next quiet moment."""
        mind, rules = self.mind, self.mind.rules
        chances = [0.0] * mind.parties
        for world in range(worlds):
            mind.begin()
            now = self._world(t, world)[:]
            dealer = QuickDealer(f"{self.seed} chance {world}")
            who = agenda.decider(now)
            while who != agenda.TABLE and not mind.is_quiet(now):
                advance(rules, now, who, mind.policy(now, who, dealer), dealer, self._events)
                who = agenda.decider(now)
            mind.utility(now, self.seat)
            for party in range(mind.parties):
                chances[party] += mind.chance(party) / float(worlds)
        return chances

    def _halve(self, t: Table, playouts: i64, finalists: i64 = 1) -> None:
        """Halve the lines until no more than so many are left; then they have one round more."""
        rounds: i64 = 0 if finalists == 1 else 1
        while bit_of(rounds) * finalists < len(self.lines):
            rounds += 1
        goal = self.mind.goal(t)
        alive: i64 = len(self.lines)
        world: i64 = 0
        for _ in range(rounds):
            worlds = max(1, playouts // (rounds * alive))
            for _ in range(worlds):
                for number in range(alive):
                    self._play(t, world, self.lines[number], goal)
                world += 1
                if self._is_enough():
                    break
            best = self.lines[:alive]
            best.sort(key=self._mean, reverse=True)
            self.lines[:alive] = best
            if self._is_enough():
                return
            alive = max(finalists, (alive + 1) // 2)

    def _is_enough(self) -> bool:
        return self.stopped or (self.deadline > 0.0 and monotonic() > self.deadline)

    def _world(self, t: Table, number: i64) -> Table:
        """The world of this number: what the seat does not know is guessed."""
        while len(self._worlds) <= number:
            dealer = QuickDealer(f"{self.seed} world {len(self._worlds)}")
            self._worlds.append(t if self.sees_all else self.mind.imagine(t, self.seat, dealer))
        return self._worlds[number]

    def _mean(self, line: Line) -> float:
        return line.mean(self.mind.trust)

    def _play(self, t: Table, world: i64, line: Line, goal: i64) -> None:
        mind, rules, seat = self.mind, self.mind.rules, self.seat
        mind.begin()
        now = self._world(t, world)[:]
        dealer = QuickDealer(f"{self.seed} chance {world}")
        for move in line.moves:
            if rules.why_not(now, seat, move) != 0:
                break
            advance(rules, now, seat, move, dealer, self._events)
        steps: i64 = 0
        who = agenda.decider(now)
        while who != agenda.TABLE and steps < MAX_STEPS and not mind.is_there(now, goal):
            advance(rules, now, who, mind.policy(now, who, dealer), dealer, self._events)
            steps += 1
            who = agenda.decider(now)
        utility = mind.utility(now, seat)
        line.total += utility
        line.points += mind.estimated(seat)
        line.won += mind.chance(seat)
        line.results.append(utility)
        line.places += mind.place(seat)
        line.playouts += 1
        self.playouts += 1


def apart(lines: list[Line], keep: i64) -> list[Line]:
    """The first of all lines that begin alike, then the others."""
    seen: set[int] = set()
    first: list[Line] = []
    others: list[Line] = []
    for line in lines:
        if line.moves[0] in seen:
            others.append(line)
        else:
            seen.add(line.moves[0])
            first.append(line)
    return (first + others)[:keep]


def bit_of(number: i64) -> i64:
    """Two to the power of a number."""
    power: i64 = 1
    for _ in range(number):
        power *= 2
    return power


def _promise(line: Line) -> float:
    return line.promise
