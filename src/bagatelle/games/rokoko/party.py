"""The places of one party: a player, or whoever else has a side on the table and a score."""

from typing import Final

from mypy_extensions import i64

from bagatelle.games.rokoko import state
from bagatelle.kernel.bits import bit, count
from bagatelle.kernel.table import Table

MAX_LINES: Final = 32
CARDS_PER_INT: Final = 10
DISCARD_INTS: Final = 7

MONEY: Final = 0
YARN: Final = 1
LACE: Final = 2
PRESTIGE: Final = 3
RESERVE: Final = 4
HAND: Final = 5
SHOWN: Final = 6
"""Workers of the hand that everybody knows to be there."""
SECRET: Final = 7
"""Workers of the staff that nobody but their owner has seen."""
DISCARD: Final = 8
DISCARD_ORDER: Final = 9
"""The same cards from the bottom to the top, six bits each."""
LEAVING: Final = DISCARD_ORDER + DISCARD_INTS
"""Workers deputed in this turn, in the box at its end (RK-ACT-DEPUTE-09)."""
KEPT: Final = LEAVING + 1
SILK: Final = KEPT + 1
"""How many bales of each colour are on the kept tiles."""
DRESSED: Final = SILK + state.COLOURS
"""How many dresses of each colour stand on the board."""
GUESTS: Final = DRESSED + state.COLOURS
"""The guest spaces with an own dress."""
DECORATIONS: Final = GUESTS + 1
SCORE: Final = DECORATIONS + 1
"""What each line of the final scoring brought (``lines``)."""
SIZE: Final = SCORE + MAX_LINES


def at(party: i64) -> i64:
    """Where the places of a party begin."""
    return state.PARTIES + party * SIZE


def end(parties: i64) -> i64:
    """The first place behind all parties."""
    return state.PARTIES + parties * SIZE


def in_play_of(t: Table, party: i64) -> i64:
    """The set of the card that a party has in play: one card, or none."""
    in_play = t[state.IN_PLAY]
    if in_play != state.NONE and t[state.TURN_OF] == party:
        return bit(in_play)
    return 0


def staff_that_stays(t: Table, party: i64) -> i64:
    """The workers that count for the minimum (RK-ACT-DEPUTE-12)."""
    own = at(party)
    return t[own + RESERVE] | t[own + HAND] | t[own + DISCARD] | in_play_of(t, party)


def staff_size(t: Table, party: i64) -> i64:
    """The staff as bonuses count it: with the workers that are about to leave (RK-R-10)."""
    return count(staff_that_stays(t, party) | t[at(party) + LEAVING])


def reveal(t: Table, party: i64, worker: i64) -> None:
    """A worker leaves hand and reserve and is seen by all."""
    own = at(party)
    rest: i64 = ~bit(worker)
    t[own + RESERVE] &= rest
    t[own + HAND] &= rest
    t[own + SHOWN] &= rest
    t[own + SECRET] &= rest


def taken_spaces(t: Table, parties: i64) -> i64:
    """The guest spaces with a dress of anybody."""
    return _all_together(t, parties, GUESTS)


def taken_decorations(t: Table, parties: i64) -> i64:
    return _all_together(t, parties, DECORATIONS)


def _all_together(t: Table, parties: i64, place: i64) -> i64:
    found: i64 = 0
    for party in range(parties):
        found |= t[at(party) + place]
    return found


# ---------------------------------------------------------------------- the discard pile


def discard(t: Table, party: i64, worker: i64) -> None:
    """A card goes onto the top of the discard pile."""
    own = at(party)
    _set_card_at(t, own, count(t[own + DISCARD]), worker)
    t[own + DISCARD] |= bit(worker)


def take_from_discard(t: Table, party: i64, worker: i64) -> None:
    """A card leaves the discard pile; those above it move down."""
    own = at(party)
    last = count(t[own + DISCARD]) - 1
    place: i64 = 0
    while _card_at(t, own, place) != worker:
        place += 1
    while place < last:
        _set_card_at(t, own, place, _card_at(t, own, place + 1))
        place += 1
    _set_card_at(t, own, last, 0)
    t[own + DISCARD] &= ~bit(worker)


def empty_discard(t: Table, party: i64) -> i64:
    """All cards leave the discard pile; returns their set."""
    own = at(party)
    cards = t[own + DISCARD]
    t[own + DISCARD] = 0
    for place in range(own + DISCARD_ORDER, own + DISCARD_ORDER + DISCARD_INTS):
        t[place] = 0
    return cards


def top_of_discard(t: Table, party: i64) -> i64:
    """The card that lies open on the discard pile; ``NONE`` if there is none."""
    own = at(party)
    cards = count(t[own + DISCARD])
    return _card_at(t, own, cards - 1) if cards > 0 else state.NONE


def discard_in_order(t: Table, party: i64) -> list[int]:
    """The discard pile from the bottom to the top."""
    own = at(party)
    return [_card_at(t, own, place) for place in range(count(t[own + DISCARD]))]


def _card_at(t: Table, own: i64, place: i64) -> i64:
    shift = place % CARDS_PER_INT * 6
    return t[own + DISCARD_ORDER + place // CARDS_PER_INT] >> shift & 63


def _set_card_at(t: Table, own: i64, place: i64, worker: i64) -> None:
    shift = place % CARDS_PER_INT * 6
    where = own + DISCARD_ORDER + place // CARDS_PER_INT
    card: i64 = worker
    room = bit(shift + 6) - bit(shift)  # not 63 << shift: see ``bits.bit``
    t[where] = t[where] & ~room | card << shift
