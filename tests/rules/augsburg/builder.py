"""A table laid for a test, and the game that is played on it.

>>> game = lay().hand(0, "Ma3 J").visit("maria")
>>> game.play("bid 2", "pass").show(0, "Ma3 J").play("card P01", "give up", "give up").points(0)
4

What a test does not name lies where it does no harm: notes in the draw pile, right tiles and step
cards in their piles, players at level 1 without notes and money. Seat 0 opens. Nobody knows
anything of hidden hands. A table that breaks an invariant of the rules is refused.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bagatelle.games.augsburg import frames, notes, state
from bagatelle.games.augsburg.buying import offer
from bagatelle.games.augsburg.components import TILE_IDS, Components
from bagatelle.games.augsburg.game import Augsburg
from bagatelle.games.augsburg.setup import empty_table
from bagatelle.games.augsburg.state import IN_VAIN, NONE, seat_at
from bagatelle.games.augsburg.view import AugsburgView, OwnView, PlayerView
from bagatelle.kernel import agenda
from bagatelle.kernel.events import Events
from bagatelle.kernel.match import Match
from bagatelle.kernel.rules import settle
from bagatelle.kernel.table import Table

DISPLAY = "P01 P02 P03 P04 P05"
CATEGORIES = ("yellow", "orange", "violet")


class IllegalTable(ValueError):
    """A table that the rules cannot bring about."""


def lay(players: int = 2, components: Components | None = None) -> Setting:
    """A table for so many players, to be filled by what the test needs."""
    return Setting(Augsburg(players, {}, components))


class Setting:
    """A table while it is laid. Things are named as in records, several with spaces between."""

    def __init__(self, game: Augsburg) -> None:
        self.game = game
        self._t = empty_table(game.rules.box)
        self._t[state.ROUND] = 1
        self._hands: dict[int, str] = {}
        self._offers: dict[int, str] = {}
        self._pile: str | None = None
        self._discard: str | None = None
        self._rest: tuple[int, ...] = ()
        self._display = DISPLAY
        for seat in range(game.players):
            self._t[seat_at(seat) + state.MONEY] = 0

    # ------------------------------------------------------------------ players

    def money(self, seat: int, florins: int) -> Setting:
        self._t[seat_at(seat) + state.MONEY] = florins
        return self

    def points(self, seat: int, points: int) -> Setting:
        at = seat_at(seat)
        self._t[at + state.POINTS] = self._t[at + state.SCORE] = points
        return self

    def hand(self, seat: int, names: str) -> Setting:
        self._hands[seat] = names
        return self

    def level(self, seat: int, yellow: int = 1, orange: int = 1, violet: int = 1) -> Setting:
        for category, level in enumerate((yellow, orange, violet)):
            self._t[seat_at(seat) + state.LEVEL + category] = level
        return self

    def owns(self, seat: int, kinds: str) -> Setting:
        """Right tiles, each the one on top of its pile."""
        for kind in self._things("tile", kinds):
            self._t[seat_at(seat) + state.TILE + kind] = self._t[state.TAKEN + kind]
            self._t[state.TAKEN + kind] += 1
        return self

    # ------------------------------------------------------------------ the table

    def round(self, number: int) -> Setting:
        self._t[state.ROUND] = number
        return self

    def opener(self, seat: int) -> Setting:
        self._t[state.OPENER] = seat
        return self

    def display(self, cards: str) -> Setting:
        """The five privilege cards of this round."""
        self._display = cards
        return self

    def pile(self, names: str) -> Setting:
        """All notes of the draw pile: the top one, then the others; unnamed ones are discarded."""
        self._pile = names
        return self

    def discard(self, names: str) -> Setting:
        """All notes of the discard pile, seen by all; say where the others are."""
        self._discard = names
        return self

    def rest_with(self, *seats: int) -> Setting:
        """Notes that are named nowhere go to these hands, in turn."""
        self._rest = seats
        return self

    def offer(self, seat: int, names: str) -> Setting:
        self._offers[seat] = names
        return self

    # ------------------------------------------------------------------ begin

    def visit(self, noble: str, *earlier: int) -> Play:
        """The visit to a noble begins. Earlier visits of the round had these winners, or none."""
        t = self._settled()
        (number,) = self._things("noble", noble)
        cards = self._things("card", self._display)
        for visit in range(number):
            t[state.VISIT_WINNER + visit] = IN_VAIN
            if visit < len(earlier):
                t[state.VISIT_WINNER + visit] = earlier[visit]
                t[state.VISIT_NUMBER + visit] = 1
                t[state.VISIT_CARD + visit] = cards.pop()
                t[state.PUT_ASIDE] |= 1 << t[state.VISIT_CARD + visit]
        t[state.DISPLAY] = sum(1 << card for card in cards)
        return self._begin(t, frames.VISIT_STEP, number)

    def use(self, card: str, seat: int = 0, noble: str = "philipp") -> Play:
        """A player has won an auction and resolves a privilege card, two uses left."""
        t = self._settled()
        (t[state.IN_USE],) = self._things("card", card)
        (t[state.VISITED],) = self._things("noble", noble)
        t[state.WINNER] = t[state.OPENER] = seat
        t[state.USES] = 2
        for visit in range(t[state.VISITED]):
            t[state.VISIT_WINNER + visit] = IN_VAIN
        t[state.VISIT_WINNER + t[state.VISITED]] = seat
        t[state.VISIT_NUMBER + t[state.VISITED]] = t[state.HIGHEST] = 1
        t[state.VISIT_CARD + t[state.VISITED]] = t[state.IN_USE]
        t[state.LEADER], t[state.STANDING] = seat, 1 << seat
        others = [c for c in range(state.CARDS) if c != t[state.IN_USE]]
        t[state.DISPLAY] = sum(1 << c for c in others[:4])
        return self._begin(t, frames.USE_STEP)

    def income(self, seed: str = "1") -> Play:
        """All visits of the round are over."""
        t = self._settled()
        t[state.PUT_ASIDE] = sum(1 << card for card in self._things("card", self._display))
        return self._begin(t, frames.INCOME_STEP, seed=seed)

    def buy(self) -> Play:
        """Everybody buys of what is offered to him."""
        t = self._settled()
        agenda.push(t, frames.ROUND_STEP, agenda.TABLE)
        agenda.push(t, frames.PURCHASE_STEP, agenda.TABLE)
        for seat in range(self.game.players):
            if self._offers.get(seat):
                agenda.push_together(t, frames.BUY, seat)
        return self._begin(t)

    def end(self) -> Play:
        """The game is over as the table lies."""
        self._t[state.ROUND] = self.game.rules.box.amounts.rounds
        return self._begin(self._settled())

    def table(self) -> Table:
        """The table as it lies, nothing to be done."""
        return self._settled()

    def _begin(self, t: Table, step: int = NONE, value: int = 0, seed: str = "1") -> Play:
        if step != NONE:
            agenda.push(t, step, agenda.TABLE, value)
        broken = self.game.broken_invariants(t)
        if broken:
            raise IllegalTable("; ".join(broken))
        match = Match(self.game, seed)
        match._table = t
        events = Events()
        settle(self.game.rules, t, match._dealer, events)
        match._rows = events.rows
        match._checkpoint = match._here()
        return Play(match)

    def _settled(self) -> Table:
        t = self._t[:]
        box = self.game.rules.box
        free = Counter(dict.fromkeys(range(state.JOKER), 1) | {state.JOKER: state.JOKERS})
        for seat in range(self.game.players):
            at = seat_at(seat)
            notes.clear(t, at + state.HAND)
            notes.clear(t, at + state.SHOWN)
            for note in self._notes(self._hands.get(seat, ""), free):
                notes.put(t, at + state.HAND, note)
            for note in self._notes(self._offers.get(seat, ""), free):
                offer(t, seat, note)
        self._lay_piles(t, free)
        for seat in range(self.game.players):
            at = seat_at(seat)
            t[at + state.VALID + state.MAXIMILIAN] = 0
            t[at + state.MOST] = state.ALL_NOTES
            worth = int(notes.worth(box.price, t, at + state.HAND))
            t[at + state.BALANCE] = t[at + state.MONEY] + worth
        return t

    def _lay_piles(self, t: Table, free: Counter[int]) -> None:
        pile = None if self._pile is None else self._notes(self._pile, free)
        discard = None if self._discard is None else self._notes(self._discard, free)
        unnamed = sorted(free.elements())
        if self._rest:
            for number, note in enumerate(unnamed):
                notes.put(t, seat_at(self._rest[number % len(self._rest)]) + state.HAND, note)
        elif pile is None:
            pile = unnamed
        elif discard is None:
            discard = unnamed
        elif unnamed:
            raise ValueError("where are the other notes?")
        top, *below = pile or [NONE]
        t[state.TOP] = top
        _put_all(t, state.PILE, below)
        t[state.PILE_SIZE] = len(below)
        notes.clear(t, state.OPEN_DISCARD)
        for note in discard or ():
            notes.put(t, state.OPEN_DISCARD, note)
        t[state.DISCARD_SIZE] = len(discard or ())

    def _notes(self, names: str, free: Counter[int]) -> list[int]:
        taken = self._things("note", names)
        for note in taken:
            if not free[note]:
                raise ValueError(f"{self.game.ids.ref('note', note)} is named twice")
            free[note] -= 1
        return taken

    def _things(self, domain: str, names: str) -> list[int]:
        known = self.game.ids.by_domain[domain]
        return [known.index(name) for name in names.split()]


def _put_all(t: Table, at: int, those: Iterable[int]) -> None:
    notes.clear(t, at)
    for note in those:
        notes.put(t, at, note)


class Play:
    """A match on a laid table."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game: Augsburg = match.game  # type: ignore[assignment]

    @property
    def table(self) -> Table:
        return self.match._table

    # ------------------------------------------------------------------ moves

    def play(self, *moves: str, seat: int | None = None) -> Play:
        for move in moves:
            self.match.play(move, seat)
        return self

    def say(self, *words: str) -> Play:
        """What is said in an auction: ``"3"``, ``"hold"``, ``"pass"``, by whoever is to speak."""
        return self.play(*(f"bid {word}" if word.isdigit() else word for word in words))

    def show(self, seat: int, names: str) -> Play:
        return self.play(*(f"show {name}" for name in names.split()), seat=seat)

    def buy(self, seat: int, names: str) -> Play:
        """Buy these notes and reject the others."""
        wanted = names.split()
        while seat in self.match.to_act and self.view().step == "buy":
            note = next(offer.note.id for offer in self.own(seat).offer if offer.choice == "open")
            name = _name(note)
            if name in wanted:
                wanted.remove(name)
                self.play(f"buy {name}", seat=seat)
            else:
                self.play(f"reject {name}", seat=seat)
        assert not wanted, f"not offered: {wanted}"
        return self

    def buy_nothing(self) -> Play:
        for seat in self.match.to_act:
            self.buy(seat, "")
        return self

    def pass_all(self) -> Play:
        """Everybody passes until this auction is over."""
        noble = self.table[state.VISITED]
        while self.view().step == "bid" and self.table[state.VISITED] == noble:
            self.play("pass")
        return self

    def legal(self, seat: int | None = None) -> list[str]:
        """What the seat that is to act may do; nothing if that is not one seat."""
        if seat is None and len(self.match.to_act) != 1:
            return []
        return [str(move) for move in self.match.legal_moves(seat)]

    def refused(self, move: str, seat: int | None = None) -> str:
        """The clause that forbids a move."""
        refusal = self.match.why_not(move, seat)
        assert refusal is not None, f"{move} is possible"
        return refusal.clause

    # ------------------------------------------------------------------ what is

    def view(self, viewer: int | None = None) -> AugsburgView:
        view = self.match.view(viewer)
        assert isinstance(view, AugsburgView)
        return view

    def player(self, seat: int) -> PlayerView:
        return self.view().players[seat]

    def own(self, seat: int) -> OwnView:
        own = self.view(seat).own
        assert own is not None
        return own

    def money(self, seat: int) -> int:
        return self.own(seat).money

    def points(self, seat: int) -> int:
        return self.player(seat).points

    def hand(self, seat: int) -> str:
        return " ".join(_name(note.id) for note in self.own(seat).hand)

    def offer(self, seat: int) -> str:
        return " ".join(_name(offer.note.id) for offer in self.own(seat).offer)

    def levels(self, seat: int) -> tuple[int, int, int]:
        player = self.player(seat)
        return player.yellow, player.orange, player.violet

    def tiles(self, seat: int) -> dict[str, int]:
        return {tile.kind: tile.amount for tile in self.player(seat).tiles}

    def supply(self, category: str) -> tuple[int | None, ...]:
        """Step cards left of levels 2, 3 and 4."""
        steps = self.view().ladders[CATEGORIES.index(category)].steps
        return tuple(step.supply for step in steps[1:])

    def top(self, kind: str) -> int:
        """What is printed on the top tile of a pile."""
        return self.view().rights[TILE_IDS.index(kind)].left[0]

    def display(self) -> str:
        return " ".join(_name(card.id) for card in self.view().display)

    def noble(self) -> str | None:
        auction = self.view().auction
        return None if auction is None else auction.noble

    def piles(self) -> tuple[int, int]:
        """The sizes of draw pile and discard pile."""
        supply = self.view().supply
        return supply.pile, supply.discard

    def discarded(self) -> str:
        """The notes that all know to be in the discard pile."""
        return " ".join(_name(note.id) for note in self.view().supply.discarded)

    def told(self, kind: str, viewer: int | None = None) -> list[dict[str, object]]:
        """The parts of all events of a kind."""
        return [dict(event.parts) for event in self.match.events(viewer) if event.kind == kind]

    def kinds(self, viewer: int | None = None) -> list[str]:
        """The kinds of all events, in their order."""
        return [event.kind for event in self.match.events(viewer)]


def new_game(players: int = 2, seed: str = "1") -> Play:
    """A game from its very beginning."""
    return Play(Match(Augsburg(players, {}), seed))


def _name(ref: str) -> str:
    return ref.partition(":")[2]
