"""Final scoring (section 2.15): a scorer for each line."""

from mypy_extensions import i64, mypyc_attr

from bagatelle.games.rokoko import lines, majorities, party, terrace
from bagatelle.games.rokoko.box import Box
from bagatelle.games.rokoko.events import GAME_ENDED, HALL_SCORED, LINE_SCORED
from bagatelle.games.rokoko.party import (
    DECORATIONS,
    DRESSED,
    GUESTS,
    MAX_LINES,
    MONEY,
    PRESTIGE,
    SCORE,
)
from bagatelle.games.rokoko.state import ALL_HALLS, COLOURS, ENDED, FAVOUR, GUEST, HALLS, STATUE
from bagatelle.kernel.bits import bit, count, has, members
from bagatelle.kernel.chapter import Chapter
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Scorer:
    """One line of the final scoring."""

    def __init__(self, box: Box, line: int) -> None:
        self.box: Box = box
        self.line: i64 = line

    def points(self, t: Table, who: i64) -> i64:
        """What a party scores in this line, as the table is now."""
        raise AssertionError("every scorer has points of its own")


def base_scorers(box: Box) -> list[Scorer]:
    """In the order of the scoring (RK-END-0-01)."""
    return [
        InPlay(box, lines.PLAY),
        Money(box, lines.MONEY),
        *(Crown(box, lines.CROWN + n, worker) for n, worker in enumerate(box.things.crowns)),
        Favour(box, lines.FAVOUR),
        *(Hall(box, lines.HALL + hall, hall) for hall in range(HALLS)),
        Fireworks(box, lines.FIREWORKS),
        Statues(box, lines.STATUES),
        Dresses(box, lines.DRESSES),
        Terrace(box, lines.TERRACE),
        Decorations(box, lines.DECORATIONS),
        AllHalls(box, lines.ALL_HALLS),
    ]


class InPlay(Scorer):
    """What was collected in play."""

    def points(self, t: Table, who: i64) -> i64:
        return t[party.at(who) + PRESTIGE]


class Money(Scorer):
    def points(self, t: Table, who: i64) -> i64:
        return t[party.at(who) + MONEY] // self.box.constants.livre_per_prestige


class Crown(Scorer):
    """The bonus of a worker that works at the end only (RK-END-2-01)."""

    def __init__(self, box: Box, line: int, worker: int) -> None:
        super().__init__(box, line)
        self.worker: i64 = worker

    def points(self, t: Table, who: i64) -> i64:
        if not has(party.staff_that_stays(t, who), self.worker):
            return 0
        return self.box.prestige(t, who, self.box.things.worker_crown[self.worker])


class Favour(Scorer):
    def points(self, t: Table, who: i64) -> i64:
        return self.box.constants.favour_prestige if t[FAVOUR] == who else 0


class Hall(Scorer):
    def __init__(self, box: Box, line: int, hall: int) -> None:
        super().__init__(box, line)
        self.hall: i64 = hall

    def points(self, t: Table, who: i64) -> i64:
        return majorities.hall_points(self.box, t, who, self.hall)


class Fireworks(Scorer):
    def points(self, t: Table, who: i64) -> i64:
        return majorities.fireworks_points(self.box, t, who)


class Statues(Scorer):
    """The best sets, in closed form (RK-END-3D-04)."""

    def points(self, t: Table, who: i64) -> i64:
        own = party.at(who)
        statues = count(t[own + DECORATIONS] & self.box.board.of_kind[STATUE])
        points: i64 = 0
        for colour in range(COLOURS):
            points += min(t[own + DRESSED + colour], statues) * self.box.constants.statue_prestige
        return points


class Dresses(Scorer):
    """Printed prestige of the dresses that stay in their halls (RK-END-3E-01)."""

    def points(self, t: Table, who: i64) -> i64:
        spaces: i64 = t[party.at(who) + GUESTS]
        for space, _ in terrace.terrace_moves(self.box, t, who):
            spaces &= ~bit(space)
        points: i64 = 0
        for space in members(spaces):
            points += self.box.things.dress_prestige[t[GUEST + space]]
        return points


class Terrace(Scorer):
    """Printed prestige, multiplied on the terrace (RK-END-3E-02)."""

    def points(self, t: Table, who: i64) -> i64:
        points: i64 = 0
        for space, place in terrace.terrace_moves(self.box, t, who):
            prestige = self.box.things.dress_prestige[t[GUEST + space]]
            points += prestige * self.box.board.decoration_times[place]
        return points


class Decorations(Scorer):
    def points(self, t: Table, who: i64) -> i64:
        points: i64 = 0
        for space in members(t[party.at(who) + DECORATIONS]):
            points += self.box.board.decoration_prestige[space]
        return points


class AllHalls(Scorer):
    def points(self, t: Table, who: i64) -> i64:
        for place in range(len(self.box.board.all_halls)):
            if t[ALL_HALLS + place] == who:
                return self.box.board.all_halls[place]
        return 0


# ---------------------------------------------------------------------- all lines together


class ScoreGame(Chapter):
    """All lines are written down, then the terrace is filled and money goes back to the bank."""

    def __init__(self, box: Box, scorers: list[Scorer]) -> None:
        self.box: Box = box
        self.scorers: list[Scorer] = scorers

    def proceed(self, t: Table, value: i64, dealer: Dealer, events: Events) -> None:
        for who in range(self.box.parties):
            for scorer in self.scorers:
                t[party.at(who) + SCORE + scorer.line] = scorer.points(t, who)
        for scorer in self.scorers:
            for who in range(self.box.parties):
                self._tell(t, scorer.line, who, events)
        for who in range(self.box.parties):
            t[party.at(who) + MONEY] %= self.box.constants.livre_per_prestige  # RK-END-1-03
            terrace.move_to_terrace(self.box, t, who, events)
        t[ENDED] = 1
        events.public(GAME_ENDED)

    def _tell(self, t: Table, line: i64, who: i64, events: Events) -> None:
        points = t[party.at(who) + SCORE + line]
        if points == 0:
            return
        if lines.HALL <= line < lines.HALL + HALLS:
            events.public(HALL_SCORED, who, line - lines.HALL, points)
        else:
            events.public(LINE_SCORED, who, line, points)


def points_of(scorers: list[Scorer], t: Table, who: i64) -> i64:
    """The final points; before the end, what a party would have if the game ended now."""
    points: i64 = 0
    if t[ENDED] == 1:
        score = party.at(who) + SCORE
        for line in range(MAX_LINES):
            points += t[score + line]
        return points
    for scorer in scorers:
        points += scorer.points(t, who)
    return points


def gains_of(scorers: list[Scorer], t: Table, who: i64) -> dict[int, int]:
    """What each line brought; before the end, what it would bring if the game ended now."""
    score = party.at(who) + SCORE
    over = t[ENDED] == 1
    return {
        int(scorer.line): t[score + scorer.line] if over else int(scorer.points(t, who))
        for scorer in scorers
    }
