"""Bonuses of the new workers that ask for a decision: Activate, Copy, one hall (2.10, 2.11)."""

from mypy_extensions import i64

from bagatelle.games.rokoko import bonuses, effects, hints, party
from bagatelle.games.rokoko.box import Box, BoxChapter, BoxEffect, EffectKind
from bagatelle.games.rokoko.events import RESERVE_RENEWED
from bagatelle.games.rokoko.modules.jewelry_box.jeweller import (
    REACHED,
    Jeweller,
    JewellerChapter,
    JewellerEffect,
)
from bagatelle.games.rokoko.modules.jewelry_box.rows import (
    ACTIVATE,
    ACTIVATE_WORKER,
    BONUS_COPIED,
    CHOOSE_A_HALL,
    CHOOSE_HALL,
    CHOOSE_TO_ACTIVATE,
    CHOOSE_TO_COPY,
    COPY,
    COPY_KIND,
    COPY_PLAYER,
    GAIN_IN_HALL,
    HALL_BONUS,
    HALL_GIVES_NOTHING,
    NOT_IN_RESERVE,
    NOTHING_TO_COPY,
    PLAYERS,
    WORKER_ACTIVATED,
)
from bagatelle.games.rokoko.own_workers import OneOfOwn
from bagatelle.games.rokoko.party import (
    DISCARD,
    GUESTS,
    HAND,
    MONEY,
    PRESTIGE,
    RESERVE,
    SECRET,
    SHOWN,
)
from bagatelle.games.rokoko.state import HALLS, NONE
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import bit, count, has
from bagatelle.kernel.chapter import Hint
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.rows import FIGURE
from bagatelle.kernel.table import Table


def reach(jeweller: Jeweller, t: Table, owner: i64, worker: i64) -> None:
    """The bonus of a card is to come, unless Activate or Copy has reached it before (RX-65)."""
    reached = jeweller.own(owner) + REACHED
    if not has(t[reached], worker):
        t[reached] |= bit(worker)
        bonuses.push_step(jeweller.box, t, worker)


class Activate(EffectKind):
    """A card of the reserve goes face up onto the discard pile; its bonus may be used."""

    def is_usable(self, t: Table, seat: i64, effect: i64, card: i64) -> bool:
        own = party.at(seat)
        return t[own + RESERVE] | t[own + DISCARD] != 0  # JB-BONUS-J-01b

    def use(
        self, t: Table, seat: i64, effect: i64, card: i64, dealer: Dealer, events: Events
    ) -> None:
        own = party.at(seat)
        if t[own + RESERVE] == 0:  # JB-BONUS-J-01a
            t[own + SHOWN] |= t[own + HAND] & ~t[own + SECRET]  # all else was seen to be elsewhere
            t[own + RESERVE] = party.empty_discard(t, seat)
            events.public(RESERVE_RENEWED, seat, count(t[own + RESERVE]))
        agenda.push(t, ACTIVATE, seat, effects.granted(effect, card))


class ActivateWorker(OneOfOwn):
    def __init__(self, jeweller: Jeweller) -> None:
        strange, missing = CHOOSE_TO_ACTIVATE, NOT_IN_RESERVE
        super().__init__(jeweller.box, RESERVE, ACTIVATE_WORKER, strange, missing)
        self.jeweller: Jeweller = jeweller

    def decide(
        self, t: Table, seat: i64, value: i64, move: i64, dealer: Dealer, events: Events
    ) -> None:
        worker = move - ACTIVATE_WORKER
        agenda.pop(t)
        party.reveal(t, seat, worker)
        party.discard(t, seat, worker)
        events.public(WORKER_ACTIVATED, seat, worker)
        reach(self.jeweller, t, seat, worker)


class Copy(JewellerEffect):
    """The bonus of the top card of an opponent's discard pile, as if it were one's own."""

    def is_usable(self, t: Table, seat: i64, effect: i64, card: i64) -> bool:
        """RX-78: some opponent's card would do something."""
        return self._reaches_any(t, seat, False)

    def seems_usable(self, t: Table, seat: i64, effect: i64, card: i64) -> bool:
        return self._reaches_any(t, seat, True)

    def _reaches_any(self, t: Table, seat: i64, for_others: bool) -> bool:
        """Whether some card can be used, or seems so to those who do not know all."""
        box = self.jeweller.box
        for owner in range(box.players):
            top = self._bonus_of(t, seat, owner)
            if top == NONE:
                continue
            copied = box.things.worker_effect[top]
            kind = box.kind_of(copied)
            if for_others:
                usable = kind.seems_usable(t, seat, copied, top)
            else:
                usable = kind.is_usable(t, seat, copied, top)
            if usable:
                return True
        return False

    def frame(self) -> i64:
        return COPY

    def _bonus_of(self, t: Table, seat: i64, owner: i64) -> i64:
        """The card of an opponent whose bonus can be reached; ``NONE`` if there is none.

        A copy of Copy leads nowhere: it would look at the same cards again.
        """
        if owner == seat:
            return NONE
        top = party.top_of_discard(t, owner)
        if top == NONE or has(t[self.jeweller.own(owner) + REACHED], top):
            return NONE
        things = self.jeweller.box.things
        return NONE if things.figure(things.worker_effect[top], 0) == COPY_KIND else top


class CopyBonus(JewellerChapter):
    """Any opponent with a discard pile (JB-BONUS-J-02d)."""

    def legal(self, t: Table, seat: i64, value: i64, moves: Table) -> i64:
        return self.list_legal(t, seat, value, COPY_PLAYER, COPY_PLAYER + PLAYERS, moves, 0)

    def why_not(self, t: Table, seat: i64, value: i64, move: i64) -> i64:
        owner = move - COPY_PLAYER
        if not 0 <= owner < self.jeweller.box.players or owner == seat:
            return CHOOSE_TO_COPY
        return 0 if t[party.at(owner) + DISCARD] != 0 else NOTHING_TO_COPY

    def decide(
        self, t: Table, seat: i64, value: i64, move: i64, dealer: Dealer, events: Events
    ) -> None:
        owner = move - COPY_PLAYER
        worker = party.top_of_discard(t, owner)
        agenda.pop(t)
        events.public(BONUS_COPIED, seat, owner, worker)
        reach(self.jeweller, t, owner, worker)


class HallGain(BoxEffect):
    """So much for every few own dresses in one hall of choice (JB-BONUS-J-07, M-01)."""

    def is_usable(self, t: Table, seat: i64, effect: i64, card: i64) -> bool:
        for hall in range(HALLS):
            if groups_in(self.box, t, seat, effect, hall) > 0:
                return True
        return False

    def frame(self) -> i64:
        return CHOOSE_HALL


def groups_in(box: Box, t: Table, seat: i64, effect: i64, hall: i64) -> i64:
    """How often a hall pays."""
    dresses = count(t[party.at(seat) + GUESTS] & box.board.hall_spaces[hall])
    return dresses // box.things.figure(effect, 1)


class ChooseHall(BoxChapter):
    """Any hall in which something is gained (RX-77)."""

    def legal(self, t: Table, seat: i64, value: i64, moves: Table) -> i64:
        return self.list_legal(t, seat, value, GAIN_IN_HALL, GAIN_IN_HALL + HALLS, moves, 0)

    def why_not(self, t: Table, seat: i64, value: i64, move: i64) -> i64:
        card = effects.card_in(value)
        hall = move - GAIN_IN_HALL
        if not 0 <= hall < HALLS:
            return CHOOSE_A_HALL + card * FIGURE
        if groups_in(self.box, t, seat, effects.effect_in(value), hall) > 0:
            return 0
        return HALL_GIVES_NOTHING + card * FIGURE

    def hint(self, t: Table, seat: i64, value: i64, move: i64) -> Hint:
        livres, prestige = self._gain(t, seat, value, move - GAIN_IN_HALL)
        return hints.GAIN, livres, prestige

    def decide(
        self, t: Table, seat: i64, value: i64, move: i64, dealer: Dealer, events: Events
    ) -> None:
        hall = move - GAIN_IN_HALL
        livres, prestige = self._gain(t, seat, value, hall)
        t[party.at(seat) + MONEY] += livres
        t[party.at(seat) + PRESTIGE] += prestige
        events.public(HALL_BONUS, seat, hall, livres, prestige)
        agenda.pop(t)

    def _gain(self, t: Table, seat: i64, value: i64, hall: i64) -> tuple[i64, i64]:
        effect = effects.effect_in(value)
        groups = groups_in(self.box, t, seat, effect, hall)
        things = self.box.things
        return groups * things.figure(effect, 2), groups * things.figure(effect, 3)
