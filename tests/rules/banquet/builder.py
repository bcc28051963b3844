"""A table laid for a test, and the evening that is played on it.

>>> evening = lay().noble("A3", "V7").hand("V6 V2 V3").begin()
>>> evening.play("serve V6 A3").under("A3")
''
>>> sorted(evening.discards)
['V6', 'V7']

Dishes that a test does not name lie where they do no harm: on the sideboard, then in the draw pile
(or in the discard pile, if the test says what the draw pile holds). A table that breaks an
invariant of the rules is refused.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import chain

from bagatelle.games.banquet import turn
from bagatelle.games.banquet.components import Components
from bagatelle.games.banquet.game import Banquet
from bagatelle.games.banquet.state import (
    CELLS,
    COUNT,
    COURSE,
    DISCARDED,
    DISHES,
    END_PACK,
    END_SHOWN,
    FIRST_PLAYER,
    IMPOSTER_USED,
    IN_PILE,
    IN_PLAY,
    NOBLES,
    NONE,
    PACK,
    PACKS,
    PLATES,
    SATISFIED,
    SIDEBOARD,
    SOLO_CARD,
    SOLO_CARDS,
    SOLO_USED,
    TURNS,
    WHERE,
    noble_at,
    seat_at,
)
from bagatelle.games.banquet.view import BanquetView, DishView, NobleView
from bagatelle.kernel import agenda
from bagatelle.kernel.choice import Refusal
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import NoEvents
from bagatelle.kernel.game import Event
from bagatelle.kernel.match import Match
from bagatelle.kernel.table import Table

MAX_SEEDS = 20_000
"""How long ``Setting.begin_when`` looks for the luck that a test wants."""

LARGEST_PACK = 24
COURSES = {"f": 0, "r": 1}
"""The letters that name the course of a dish under a noble with two courses."""


class IllegalTable(ValueError):
    """A table that the rules cannot bring about."""


def lay(
    players: int = 2,
    side: str = "unmasked",
    icons: str = "",
    components: Components | None = None,
) -> Setting:
    """A table for so many players, to be filled by what the test needs; seat 0 is to take."""
    return Setting(_game(players, side, icons, components))


@cache
def _game(players: int, side: str, icons: str, components: Components | None) -> Banquet:
    return Banquet(players, {"side": side, "icons": icons}, components)


class Setting:
    """A table while it is laid. Dishes are named ``V7``, several with spaces between them."""

    def __init__(self, game: Banquet) -> None:
        self._game = game
        self._cells: list[int] = [NONE] * CELLS
        self._takes_first_row = False
        self._nobles: dict[int, list[int]] = {}
        self._satisfied: set[int] = set()
        self._imposters_used: set[int] = set()
        self._pile: list[int] | None = None
        self._packs: tuple[int, int, int] | None = None
        self._discards: list[int] = []
        self._end_shown = 0
        self._seat = 0
        self._turn = 1
        self._solo_cards: list[int] = []

    def sideboard(self, dishes: str) -> Setting:
        """The cells in reading order; a dot, or nothing, leaves a cell to chance."""
        for cell, name in enumerate(dishes.split()):
            self._cells[cell] = NONE if name == "." else self._dish(name)
        return self

    def hand(self, dishes: str) -> Setting:
        """The three dishes that the player has just taken, from the first row."""
        self._takes_first_row = True
        return self.sideboard(dishes)

    def noble(self, name: str, dishes: str) -> Setting:
        """The dishes under a noble in the order of serving; ``V7f``, ``V7r`` name the course."""
        self._nobles[self._noble(name)] = [
            self._dish(dish.rstrip("fr")) + COURSES.get(dish[-1], 0) * COURSE
            for dish in dishes.split()
        ]
        return self

    def satisfied(self, nobles: str) -> Setting:
        self._satisfied |= {self._noble(name) for name in nobles.split()}
        return self

    def imposter_used(self, seat: int) -> Setting:
        self._imposters_used.add(seat)
        return self

    def pile(self, dishes: str) -> Setting:
        """All dishes of the draw pile; without ``packs`` they lie in the top pack."""
        self._pile = [self._dish(name) for name in dishes.split()]
        return self

    def packs(self, top: int, middle: int, bottom: int) -> Setting:
        """How many dishes each pack has; what ``pile`` does not name is left to chance."""
        self._packs = (top, middle, bottom)
        return self

    def discards(self, dishes: str) -> Setting:
        self._discards = [self._dish(name) for name in dishes.split()]
        return self

    def end_shown(self, times: int) -> Setting:
        """How often the End card has been drawn; it is in the bottom pack, then in the middle."""
        self._end_shown = times
        return self

    def turn_of(self, seat: int) -> Setting:
        self._seat = seat
        return self

    def turn(self, number: int) -> Setting:
        """Which turn of the game it is."""
        self._turn = number
        return self

    def solo_cards_turned(self, cards: str) -> Setting:
        """The solo cards turned so far, the last one last."""
        self._solo_cards = [self._number(f"solo_card:{card}") for card in cards.split()]
        return self

    def begin(self, seed: int = 1) -> Evening:
        """The evening on this table; the seed decides what will be drawn."""
        match = Match(self._game, str(seed))
        # The only door of the tests into a match: another table, and nothing to undo.
        match._table = self._table(match._table)
        match._dealer = Dealer(str(seed))
        match._rows.clear()
        match._checkpoint = match._here()
        broken = self._game.broken_invariants(match._table)
        if broken:
            raise IllegalTable("; ".join(broken))
        evening = Evening(match)
        return evening.play("take row 1") if self._takes_first_row else evening

    def begin_when(self, wanted: Callable[[Evening], bool], *moves: str) -> Evening:
        """The evening after these moves, with the first luck that gives what is wanted."""
        for seed in range(1, MAX_SEEDS):
            evening = self.begin(seed).play(*moves)
            if wanted(evening):
                return evening
        raise AssertionError("no seed gives what is wanted")

    # ------------------------------------------------------------------ how it is laid

    def _table(self, start: Table) -> Table:
        t = start[:]
        cells, pile, packs, discards = self._share_out()
        for dish in range(DISHES):
            t[WHERE + dish] = IN_PLAY
        for dish in pile:
            t[WHERE + dish] = IN_PILE
        for dish in discards:
            t[WHERE + dish] = DISCARDED
        for cell, dish in enumerate(cells):
            t[SIDEBOARD + cell] = dish
        for pack, size in enumerate(packs):
            t[PACK + pack] = size
        self._lay_nobles(t)
        self._lay_end_and_solo_cards(t)
        t[TURNS] = self._turn - 1
        t[FIRST_PLAYER] = (self._seat - self._turn + 1) % self._game.players
        agenda.clear(t)
        turn.BeginTurn().proceed(t, self._seat, Dealer("nothing is drawn"), NoEvents())
        return t

    def _share_out(self) -> tuple[list[int], list[int], tuple[int, ...], list[int]]:
        """Where the dishes lie that are not under nobles: cells, draw pile, packs, discards."""
        named = [dish for dish in self._cells if dish != NONE] + self._discards
        named += [plate % COURSE for plate in chain.from_iterable(self._nobles.values())]
        named += self._pile or []
        if len(named) != len(set(named)):
            raise IllegalTable("a dish is named twice")
        free = [dish for dish in range(DISHES) if dish not in named]
        cells = [free.pop(0) if dish == NONE else dish for dish in self._cells]
        pile, packs = list(self._pile or []), self._packs
        if packs is None and self._pile is None:
            return cells, free, _stacked(len(free), self._game.players), self._discards
        if packs is None:
            packs = (len(pile), 0, 0)
        more = sum(packs) - len(pile)
        return cells, pile + free[:more], packs, self._discards + free[more:]

    def _lay_nobles(self, t: Table) -> None:
        for seat, icon in enumerate(self._game.rules.icons):
            t[seat_at(seat) + IMPOSTER_USED] = int(seat in self._imposters_used)
            for position in range(NOBLES):
                at = noble_at(seat, position)
                number = icon * NOBLES + position
                plates = self._nobles.get(number, [])
                t[at + SATISFIED] = int(number in self._satisfied)
                t[at + COUNT] = len(plates)
                for place, plate in enumerate(plates):
                    t[at + PLATES + place] = plate

    def _lay_end_and_solo_cards(self, t: Table) -> None:
        box = self._game.rules.box
        t[END_SHOWN] = self._end_shown
        if self._game.players > 1:
            t[END_PACK] = box.end_pack_later if self._end_shown else box.end_pack_at_setup
        for card in range(SOLO_CARDS):
            t[SOLO_USED + card] = int(card in self._solo_cards)
        t[SOLO_CARD] = self._solo_cards[-1] if self._solo_cards else NONE

    def _dish(self, name: str) -> int:
        return self._number(f"dish:{name}")

    def _noble(self, name: str) -> int:
        if name[0] not in self._game.options["icons"]:
            raise IllegalTable(f"nobody has noble {name}")
        return self._number(f"noble:{name}")

    def _number(self, ref: str) -> int:
        number = self._game.ids.number(ref)
        if number is None:
            raise IllegalTable(f"there is no {ref}")
        return number


class Evening:
    """A match on a laid table, with short words for what lies where; ``match`` is the rest."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def play(self, *moves: str) -> Evening:
        for move in moves:
            self.match.play(move)
        return self

    def end_turn(self) -> Evening:
        """Play the first legal move, until the turn is over."""
        turn = self.view.turn
        while not self.match.is_over and self.view.turn == turn:
            self.match.play(self.match.legal_moves()[0])
        return self

    def refusal(self, move: str, seat: int | None = None) -> Refusal:
        """Why a move is not possible now."""
        refusal = self.match.why_not(move, seat)
        assert refusal is not None, f"{move!r} is possible"
        return refusal

    @property
    def view(self) -> BanquetView:
        view = self.match.view(None)
        assert isinstance(view, BanquetView)
        return view

    @property
    def moves(self) -> list[str]:
        """The moves of the seat that is to act, as text."""
        return [str(move) for move in self.match.legal_moves()]

    @property
    def sideboard(self) -> str:
        """The nine cells in reading order; a dot is an empty one."""
        cells = self.view.sideboard
        return " ".join("." if cell.dish is None else _name(cell.dish.id) for cell in cells)

    @property
    def hand(self) -> str:
        return _names(self.view.tray)

    def under(self, noble: str) -> str:
        """The dishes under a noble in the order of serving."""
        return _names(self._noble(noble).dishes)

    def courses(self, noble: str) -> tuple[str, ...]:
        """The dishes in each course of a noble."""
        return tuple(_names(course.dishes) for course in self._noble(noble).courses)

    def is_satisfied(self, noble: str) -> bool:
        return self._noble(noble).satisfied

    @property
    def discards(self) -> set[str]:
        return {_name(dish.id) for dish in self.view.discards}

    @property
    def events(self) -> list[Event]:
        """What has happened since the evening began."""
        return self.match.events(None)

    def happened(self, kind: str) -> list[Event]:
        """The events of one kind."""
        return [event for event in self.events if event.kind == kind]

    @property
    def laid(self) -> list[tuple[str, str]]:
        """The dishes drawn this evening and the cells they were laid on, in this order."""
        return [
            (_name(str(event.parts["dish"])), _name(str(event.parts["cell"])))
            for event in self.happened("dish_laid")
        ]

    def _noble(self, name: str) -> NobleView:
        nobles = chain.from_iterable(player.nobles for player in self.view.players)
        return next(noble for noble in nobles if noble.id == f"noble:{name}")


def _name(ref: str) -> str:
    return ref.partition(":")[2]


def _names(dishes: tuple[DishView, ...]) -> str:
    return " ".join(_name(dish.id) for dish in dishes)


def _stacked(dishes: int, players: int) -> tuple[int, ...]:
    """A draw pile that has been drawn from the top, as at the start of a game."""
    if players == 1:
        return (dishes, 0, 0)
    packs = []
    for _ in range(PACKS):
        packs.append(min(LARGEST_PACK, dishes))
        dishes -= packs[-1]
    return tuple(reversed(packs))
