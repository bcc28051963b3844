"""What a sheet promises: the points it has, and those that its levels, tiles and money will bring.

Everything is counted in points. Notes are what auctions are won with, and florins are what notes
are bought with, so both are worth what the auctions still to come are worth.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from bagatelle.games.augsburg.game import Augsburg
from bagatelle.games.augsburg.view import AugsburgView

NOTE = (0.0, 0.0, 6.5, 7.0, 6.0, 5.5)
"""What the first note is worth, by the number of players: the more they are, the fewer the wins."""
NOTES_FOR_A_WIN = (0.0, 0.0, 2.5, 3.0, 3.5, 4.0)
"""Around so many notes for each fair share of a win the next one is worth a third of the first."""
PRICE = 280.0
"""What a common note costs."""
CHOICE = 0.12
"""How much of a note it is worth to be offered one more than can be paid: one can pick."""
PRIVILEGE_POINTS = 3.0
"""The points that a privilege card of the future brings, beside what it raises."""
USE = 3.0
"""What one of the two uses of a card is worth: a building costs it, too."""
CHANCE_TO_BUILD = 0.5
"""How likely it is that with the next card won the way to a building is open."""
BLOCKED = 0.7
"""How much of the points that the track will block this round is lost in the end."""
HARM = 0.5
"""What the loss of a rival is worth to a player, if there is no other rival."""
HONOURS = ("coat_of_arms", "letters_of_nobility")


class Sheet(NamedTuple):
    """What a player owns."""

    points: int
    florins: int
    levels: tuple[int, int, int]
    """Yellow, orange, violet."""
    honours: int
    """Points a round from coat of arms and letters of nobility."""
    tiles: frozenset[str]
    notes: float = 0.0
    """Notes gained on a card."""
    harm: float = 0.0
    """What was done to the others by theft."""


def own_sheet(view: AugsburgView) -> Sheet:
    """The sheet of the viewer."""
    assert view.own is not None
    assert view.seat is not None
    player = view.players[view.seat]
    return Sheet(
        points=player.points,
        florins=view.own.left,
        levels=(player.yellow, player.orange, player.violet),
        honours=sum(tile.amount for tile in player.tiles if tile.kind in HONOURS),
        tiles=frozenset(tile.kind for tile in player.tiles),
    )


class Outlook:
    """The rest of the game, as far as it can be foreseen."""

    def __init__(self, game: Augsburg, view: AugsburgView) -> None:
        assert view.own is not None
        players = len(view.players)
        amounts = game.rules.box.amounts
        buying = view.step in ("buy", "give")
        self.incomes = view.rounds - view.round + (0 if buying else 1)
        """How often points will be given."""
        self.purchases = max(0, self.incomes - 1)
        """How often money and notes will be given after the present purchase, if there is one."""
        ahead = 0 if buying else sum(visit.state == "ahead" for visit in view.visits)
        later = len(view.visits) * (self.incomes if buying else self.purchases)
        self.wins = (ahead + later) / players
        """A fair share of the auctions after the present one."""
        self.income = [[step.income for step in ladder.steps] for ladder in view.ladders]
        self.free = [step.free for step in view.ladders[-1].steps]
        self.supply = [[step.supply for step in ladder.steps] for ladder in view.ladders]
        self.amounts = amounts
        self._harm = HARM / (players - 1)
        self._first_note = NOTE[players]
        self._enough = NOTES_FOR_A_WIN[players] * self.wins
        self._hand = len(view.own.hand) + sum(each.choice == "bought" for each in view.own.offer)
        top: dict[str, int | None] = {
            pile.kind: pile.left[0] if pile.left else None for pile in view.rights
        }
        self.top = top
        """What is printed on the top tile of each pile."""
        self._buildings = (
            ("church", int(amounts.limit_without_church), top["church"]),
            ("cathedral", int(amounts.limit_without_cathedral), top["cathedral"]),
        )
        expected = self._notes(own_sheet(view))
        self.note = self._first_note * exp(-expected / self._enough) if self._enough else 0.0
        """What one more note is worth."""
        self.florin = self.note / PRICE

    def worth(self, sheet: Sheet) -> float:
        """The points that a sheet promises for the end of the game."""
        income = self.points_income(sheet)
        promised = sheet.points + self.incomes * income + self.wins * PRIVILEGE_POINTS
        points = self._under_limits(sheet, promised, income)
        return points + self._worth_of_notes(self._notes(sheet)) + sheet.harm

    def points_income(self, sheet: Sheet) -> int:
        return self.income[1][sheet.levels[1] - 1] + sheet.honours

    def _under_limits(self, sheet: Sheet, promised: float, income: int) -> float:
        """What the track leaves of the promised points, in view of what may still be built."""
        florins = sheet.florins + self.purchases * self.income[0][sheet.levels[0] - 1]
        likely = 1.0 - (1.0 - CHANCE_TO_BUILD) ** self.wins
        for kind, limit, price in self._buildings:
            if kind in sheet.tiles or price is None:
                continue
            blocked = max(0, sheet.points + income - limit)
            promised -= BLOCKED * blocked
            if promised > limit:
                later = likely if florins >= price else 0.0
                cost = USE + price * self.florin
                promised = limit + later * max(0.0, promised - limit - cost)
            florins -= price
        return promised

    def _notes(self, sheet: Sheet) -> float:
        """The notes in hand, those that the money will buy, and those that come for free."""
        florins = sheet.florins + self.purchases * self.income[0][sheet.levels[0] - 1]
        office = sheet.levels[2] - 1
        offered = float(self.purchases * self.income[2][office])
        free = self.purchases * (self.free[office] + ("mint_master" in sheet.tiles))
        bought = min(florins / PRICE, offered)
        return self._hand + bought + CHOICE * (offered - bought) + free + sheet.notes

    def _worth_of_notes(self, notes: float) -> float:
        """The more notes, the less the next one adds."""
        if not self._enough:
            return 0.0
        return self._first_note * self._enough * (1.0 - exp(-notes / self._enough))

    def harm(self, category: int, level: int) -> float:
        """What it is worth that another falls from a level."""
        less = self.income[category][level - 1] - self.income[category][level - 2]
        if category == 0:
            loss = less * self.purchases * self.florin
        elif category == 1:
            loss = float(less * self.incomes)
        else:
            loss = self.purchases * self.note * max(CHOICE, self.free[level - 1])
        return self._harm * loss
