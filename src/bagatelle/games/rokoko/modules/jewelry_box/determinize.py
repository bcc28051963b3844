"""Cards of the trial piles that a seat has not seen, dealt anew.

Unseen are those in the pile, those that went into the hire stack instead, and those that others
took from the pile and have not shown yet. Who has looked through a pile knows which cards lay there
then: cards that were seen there equally often change places with each other only.
"""

from typing import Final

from mypy_extensions import i64

from bagatelle.games.rokoko import party
from bagatelle.games.rokoko.box import Box
from bagatelle.games.rokoko.party import HAND, RESERVE, SECRET
from bagatelle.games.rokoko.state import HIRE_STACK
from bagatelle.kernel.bits import bit, has
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.table import Table

TIMES: Final = 16
"""How often a pile can be seen, and never."""


def deal_pile(
    box: Box, t: Table, seat: i64, pool: i64, seen: i64, pile: i64, dealer: Dealer
) -> None:
    """Change the cards of one pool among the places that this seat has not seen.

    ``seen`` says how often the seat has seen each card of the pool in the pile; ``pile`` is the
    place of the pile.
    """
    for times in range(TIMES):
        cards = unseen(box, t, seat, seen_so_often(box, pool, seen, times), pile)
        if len(cards) < 2:
            continue
        others = cards[:]
        dealer.shuffle(others)
        change(box, t, seat, cards, others, pile)


def seen_so_often(box: Box, pool: i64, seen: i64, times: i64) -> i64:
    """The cards of a pool that were seen in the pile so many times."""
    found: i64 = 0
    counts: i64 = seen
    for worker in range(box.things.workers):
        if has(pool, worker):
            if counts % TIMES == times:
                found |= bit(worker)
            counts //= TIMES
    return found


def unseen(box: Box, t: Table, seat: i64, cards: i64, pile: i64) -> list[int]:
    """Those of some cards of which the seat does not know where they are."""
    hidden: i64 = t[pile] | t[HIRE_STACK]
    for who in range(box.parties):
        if who != seat:
            hidden |= t[party.at(who) + SECRET]
    found: list[int] = []
    for worker in range(box.things.workers):
        if has(cards & hidden, worker):
            found.append(worker)
    return found


def change(box: Box, t: Table, seat: i64, cards: list[int], others: list[int], pile: i64) -> None:
    """Each card gives its place to another one."""
    places: list[i64] = [pile, HIRE_STACK]
    for who in range(box.parties):
        if who != seat:
            own = party.at(who)
            places.append(own + SECRET)
            places.append(own + HAND)
            places.append(own + RESERVE)
    for place in places:
        before: i64 = t[place]
        after: i64 = before
        for card in cards:
            after &= ~bit(card)
        for number in range(len(cards)):
            if has(before, cards[number]):
                after |= bit(others[number])
        t[place] = after
