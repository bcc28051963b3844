"""Promissory notes: what they are worth to a player, which to buy, to spend and to keep."""

from __future__ import annotations

from collections.abc import Sequence

from bagatelle.bots.augsburg.outlook import PRICE, Outlook, Sheet
from bagatelle.games.augsburg.view import AugsburgView, NoteView

JOKER = 1.35
BASE, VALUE, COMPANY = 0.6, 0.5, 0.07
"""Parts of a noble note's worth: that it counts, that it is high, and that there are more of it."""
MAX_COMPANY = 4
OWN_VISIT, MAXIMILIAN, ANY_VISIT = 0.6, 0.4, 0.35
"""Which part of its worth a note has in the last round for each auction it can still be used in."""
THRIFT = 0.6
"""Notes that promise less for their price than so much of a common one are left alone."""
GAIN_OF_BUILDING = 3.0
"""From here on the price of a building is put by."""
NEAR = 5
"""So many points before a limit it is time to think of the building that lifts it."""


class Purse:
    """The worth of notes to the viewer."""

    def __init__(self, view: AugsburgView, outlook: Outlook, sheet: Sheet) -> None:
        assert view.own is not None
        self._outlook = outlook
        self._sheet = sheet
        self._view = view
        self._count = dict.fromkeys(("philipp", "louise", "leo", "maria", "joker"), 0)
        for note in view.own.hand:
            self._count[note.noble] += 1
        for offer in view.own.offer:
            self._count[offer.note.noble] += offer.choice == "bought"
        last = view.round == view.rounds
        self._ahead = {visit.noble for visit in view.visits if visit.state == "ahead"}
        self._left = {noble: self._in_last_round(noble) if last else 1.0 for noble in self._count}

    def worth(self, note: NoteView) -> float:
        """What a note is worth after the auction that is going on."""
        left = self._left[note.noble]
        if note.noble == "joker":
            return self._outlook.note * JOKER * left
        company = COMPANY * min(self._count[note.noble], MAX_COMPANY)
        value = VALUE * (note.value / 17) ** 2
        return self._outlook.note * (BASE + value + company) * left

    def _in_last_round(self, noble: str) -> float:
        """Notes left over at the end are worth nothing."""
        if noble == "joker":
            return min(1.0, ANY_VISIT * len(self._ahead))
        return OWN_VISIT * (noble in self._ahead) + MAXIMILIAN * ("maximilian" in self._ahead)

    # ------------------------------------------------------------------ choices

    def wants(self, note: NoteView) -> bool:
        """Whether to buy the note that is asked about."""
        assert self._view.own is not None
        budget = self._view.own.left - self._put_by()
        open_notes = [each.note for each in self._view.own.offer if each.choice == "open"]
        open_notes.sort(key=lambda each: (self._bargain(each), each.value), reverse=True)
        for each in open_notes:
            if each.price <= budget:
                if each == note:
                    return self._bargain(note) >= THRIFT or self._outlook.purchases == 0
                budget -= each.price
        return False

    def _bargain(self, note: NoteView) -> float:
        """What a note promises for its price; 1 for a common one."""
        return self.worth(note) / self._outlook.note * PRICE / note.price

    def _put_by(self) -> int:
        """The price of a building that would be missed in the next round."""
        sheet, outlook = self._sheet, self._outlook
        income = outlook.points_income(sheet)
        for kind, limit in (
            ("church", int(outlook.amounts.limit_without_church)),
            ("cathedral", int(outlook.amounts.limit_without_cathedral)),
        ):
            price = outlook.top[kind]
            if kind in sheet.tiles or price is None:
                continue
            if sheet.points + income + NEAR <= limit:
                return 0
            built = sheet._replace(florins=sheet.florins - price, tiles=sheet.tiles | {kind})
            return price if outlook.worth(built) > outlook.worth(sheet) + GAIN_OF_BUILDING else 0
        return 0

    def least_wanted(self, some: Sequence[NoteView]) -> NoteView:
        return min(some, key=self.worth)

    def cheapest(self, valid: Sequence[NoteView], number: int) -> list[NoteView]:
        """So many notes whose loss hurts least, at least one of them a noble's."""
        by_worth = sorted(valid, key=self.worth)
        chosen = by_worth[:number]
        if all(note.noble == "joker" for note in chosen):
            noble = next(note for note in by_worth if note.noble != "joker")
            chosen = [*chosen[1:], noble]
        return chosen

    def cheapest_with(
        self, top: NoteView, valid: Sequence[NoteView], number: int
    ) -> list[NoteView]:
        """So many notes of which the given one is the best."""
        below = [note for note in valid if rank(note) < rank(top)]
        return [top, *sorted(below, key=self.worth)[: number - 1]]


RANKS = {"joker": 0, "philipp": 1, "louise": 2, "leo": 3, "maria": 4}


def rank(note: NoteView) -> int:
    """How a note ranks in a showdown (AU-MAX-05)."""
    return rank_of(note.noble, note.value)


def rank_of(noble: str, value: int) -> int:
    return value * len(RANKS) + RANKS[noble]
