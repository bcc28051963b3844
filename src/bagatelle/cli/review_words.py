"""What a review says, in the words of a language: the text and the page are made of it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from bagatelle.bots.advice import AdvisedLine
from bagatelle.bots.reviewed import ComparedTurn, Found, Review, TurningPoint
from bagatelle.cli.numbers import decimal, signed
from bagatelle.kernel.game import LogLine
from bagatelle.kernel.match import Match
from bagatelle.kernel.message import Message, message
from bagatelle.texts import formatter


class ReviewWords:
    """A review in one language."""

    def __init__(self, match: Match, found: Review, language: str) -> None:
        self.match = match
        self.found = found
        self.language = language
        self.say = formatter(language)
        self.names = [self._name(party) for party in range(match.game.parties)]
        self.compared = {each.turn: each for each in found.compared}
        self.course = [*(turn.chances for turn in found.course.turns), found.course.end]
        """The chances before each turn, and at the end."""
        self._told = self._sentences()

    @property
    def title(self) -> str:
        game = message(f"{self.match.game.info.name}-title")
        return self.say(message("cli-review-title", game=game))

    @property
    def facts(self) -> list[str]:
        """What was played, with whose knowledge it is seen, and how it was found."""
        match, found = self.match, self.found
        settings = {**match.game.options, "seed": match.seed}
        known = (
            message("cli-review-known-all")
            if found.seat is None
            else message("cli-review-known-by", player=self.names[found.seat])
        )
        how = message("cli-review-how", playouts=found.playouts, seed=found.seed[:16])
        return [
            ", ".join(f"{name}: {value}" for name, value in settings.items()),
            self.say(known),
            self.say(how),
        ]

    @property
    def further(self) -> list[ComparedTurn]:
        """The turns beside the turning points for which there was something better: all, or those
        of the seat with whose knowledge it is seen.
        """
        turns, seat = self.found.course.turns, self.found.seat
        shown = {point.turn for point in self.found.course.turning_points}
        return [
            each
            for each in self.found.compared
            if not each.best and seat in (None, turns[each.turn].seat) and each.turn not in shown
        ]

    def rounds(self) -> list[list[str]]:
        """The chances when each round began, and at the end, under the names of the parties."""
        course = self.found.course
        starts = [turn.first for turn in course.turns]
        rows = []
        for number, move in enumerate((0, *course.rounds[:-1]), start=1):
            chances = self.course[bisect_left(starts, move)]
            rows.append([self.say(message("cli-review-round", number=number)), *self._row(chances)])
        return [*rows, [self.say(message("cli-review-end")), *self._row(course.end)]]

    def heading(self, turn: int) -> str:
        """Which move it is, in which round, and whose."""
        reviewed = self.found.course.turns[turn]
        number = bisect_left(self.found.course.rounds, reviewed.first + 1) + 1
        return self.say(
            message(
                "cli-review-turn",
                move=reviewed.first + 1,
                round=number,
                player=self.names[reviewed.seat],
            )
        )

    def told(self, turn: int) -> Sequence[str]:
        """What happened in a turn, as whoever made it was told."""
        return self._told[turn]

    def swing(self, point: TurningPoint) -> str:
        """How the chances of somebody changed."""
        before, after = (course[point.party] for course in self.course[point.turn : point.turn + 2])
        return self.say(
            message(
                "cli-review-swing",
                player=self.names[point.party],
                before=self._percent(before),
                after=self._percent(after),
                swing=signed(100 * point.swing),
            )
        )

    def moves(self, line: AdvisedLine) -> str:
        return " · ".join(option.text for option in line.line)

    def figures(self, line: AdvisedLine) -> str:
        """What playing on has shown of a line."""
        return self.say(
            message(
                "cli-review-line",
                chance=round(100 * line.chance),
                doubt=round(100 * line.doubt),
                points=round(line.points),
                place=decimal(line.place, 1),
            )
        )

    def share(self, found: Found) -> str:
        """How often somebody found the best way."""
        player = self.names[found.seat]
        if found.compared == 0:
            return self.say(message("cli-review-found-none", player=player))
        share = self._percent(found.best / found.compared)
        return self.say(
            message(
                "cli-review-found-line",
                player=player,
                share=share,
                best=found.best,
                compared=found.compared,
            )
        )

    def percent(self, chance: float) -> str:
        return self.say(self._percent(chance))

    def _percent(self, chance: float) -> Message:
        return message("cli-review-percent", share=round(100 * chance))

    def _row(self, chances: Sequence[float]) -> list[str]:
        return [self.percent(chance) for chance in chances]

    def _name(self, party: int) -> str:
        name = self.match.seat_name(party)
        return self.say(name) if isinstance(name, Message) else name

    def _sentences(self) -> list[list[str]]:
        """The deeds of each turn, in the words of the log."""
        deeds = {kind.name for kind in self.match.game.event_kinds if kind.role == "deed"}

        def is_deed(line: LogLine) -> bool:
            return line.kind in deeds and line.seat == turn.seat

        turns = iter(self.found.course.turns)
        turn, rows = next(turns), 0
        told: list[list[str]] = []
        for then in self.match.steps():
            if not then.played:
                rows = then.row_count
            if len(then.played) < turn.first + turn.moves:
                continue
            lines = then.log_lines(turn.seat, rows)
            told.append([self.say(line.message) for line in lines if is_deed(line)])
            rows = then.row_count
            turn = next(turns, turn)
        return told
