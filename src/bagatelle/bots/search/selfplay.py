"""Games of a mind against itself, and what its figures were at the quiet moments of them."""

from mypy_extensions import i64

from bagatelle.bots.search.floats import Floats
from bagatelle.bots.search.lines import Line, Lines
from bagatelle.bots.search.mind import Mind
from bagatelle.kernel import agenda
from bagatelle.kernel.chapter import move_buffer
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events, NoEvents
from bagatelle.kernel.rules import advance, start
from bagatelle.kernel.table import Table

ENOUGH_LINES = 400
OFTEN = 1_000


class Notes:
    """One game: rows of figures, and how it ended."""

    def __init__(self) -> None:
        self.rows: list[list[float]] = []
        """The party, what is left of the game, the points it would have now, its figures."""
        self.moments: list[int] = []
        """Which row begins each moment: one row a party."""
        self.finals: list[int] = []
        self.places: list[int] = []
        """The parties, the winner first."""


def play_and_note(mind: Mind, dealer: Dealer, slips: i64) -> Notes:
    """A game in which every move is, ``slips`` times in a thousand, one of some good ones, and the
    best one otherwise.
    """
    rules = mind.rules
    notes = Notes()
    events: Events = NoEvents()
    t = start(rules, dealer, events)
    mind.begin()
    while t[agenda.DEPTH] > 0:
        seat = agenda.decider(t)
        if mind.is_quiet(t):
            _note(mind, t, notes)
        for move in _choice(mind, t, seat, dealer, slips):
            if agenda.frame_of(t, seat) < 0 or rules.why_not(t, seat, move) != 0:
                break
            advance(rules, t, seat, move, dealer, events)
    _note(mind, t, notes)
    notes.finals = [int(rules.score(t, party)) for party in range(mind.parties)]
    for party in range(mind.parties):
        ahead = 0
        for other in range(mind.parties):
            if rules.is_ahead(t, other, party):
                ahead += 1
        notes.places.append(ahead + 1)
    return notes


def _choice(mind: Mind, t: Table, seat: i64, dealer: Dealer, slips: i64) -> list[int]:
    slip = dealer.below(OFTEN) < slips
    if mind.plays_lines and mind.tells(t, seat):
        lines = Lines(mind, seat, ENOUGH_LINES).look(t)
        if slip:
            return lines[dealer.below(len(lines))].moves
        best: Line = lines[0]
        for line in lines:
            if line.promise > best.promise:
                best = line
        return best.moves
    if slip:
        ways = mind.offers(t, seat, ENOUGH_LINES)
        if len(ways) > 0:
            return ways[dealer.below(len(ways))]
        buffer = move_buffer()
        return [int(buffer[dealer.below(mind.rules.legal_into(t, seat, buffer))])]
    return [int(mind.policy(t, seat, dealer))]


def _note(mind: Mind, t: Table, notes: Notes) -> None:
    notes.moments.append(len(notes.rows))
    figures = Floats([0.0] * int(mind.features))
    left = mind.left(t)
    for party in range(mind.parties):
        mind.weigh(t, party, figures)
        row = [float(party), left, float(mind.rules.score(t, party))]
        for figure in figures:
            row.append(figure)
        notes.rows.append(row)
