"""A table with Madame du Barry laid for a test, and the ball that is played on it.

>>> ball = alone("acquire drawer 2").warehouse("r01 r02", "r03 r04").she_plays()
>>> ball.her_tiles(), ball.warehouse()
('r03 r04', ['r01 r02 .', '. . .', '. . .'])

The cards of her hand are given from the top, before the slash the action, then hall and jewel:
``tailor 2 right / hall3 match``. What is left out does not matter for the test. Her other cards are
her supply; if that is given, too, all others lie in her discard pile. They are called db01, db02
and so on in this order: hand, supply, the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from msgspec.structs import replace

from bagatelle.games.rokoko import frames, party, state
from bagatelle.games.rokoko.components import Components, Space, shipped
from bagatelle.games.rokoko.game import Rokoko
from bagatelle.games.rokoko.modules.du_barry import lady
from bagatelle.games.rokoko.modules.du_barry.components import DuBarryCard
from bagatelle.games.rokoko.modules.du_barry.module import DuBarryModule
from bagatelle.games.rokoko.modules.du_barry.view import DuBarryView
from bagatelle.games.rokoko.modules.jewelry_box import jeweller
from bagatelle.games.rokoko.state import NONE
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import bit, members
from bagatelle.kernel.events import Events
from bagatelle.kernel.match import Match
from bagatelle.kernel.rules import settle
from bagatelle.kernel.table import Table
from tests.rules.rokoko.builder import Ball, IllegalTable, Setting
from tests.rules.rokoko.builder import final as play_last_turn
from tests.rules.rokoko.jewelry_box.builder import JEWELRY_BOX, JewelBall, JewelSetting

DU_BARRY = "du_barry"
HUMAN, HER = 0, 1
"""The parties of the solo game."""
CARDS = 25
SEEDS = [str(number) for number in range(60)]


def alone(
    *hand: str,
    supply: Sequence[str] | None = None,
    modules: str = "",
    components: Components | None = None,
) -> SoloSetting:
    """A table for one player without the Jewelry Box."""
    setting = SoloSetting(game_alone(modules, with_cards([*hand, *(supply or ())], components)))
    return setting.cards(len(hand), None if supply is None else len(supply))


def with_jewels(
    *hand: str,
    supply: Sequence[str] | None = None,
    modules: str = "",
    components: Components | None = None,
) -> JewelSoloSetting:
    """A table for one player with the Jewelry Box."""
    box = with_cards([*hand, *(supply or ())], components)
    setting = JewelSoloSetting(game_alone(f"{JEWELRY_BOX} {modules}", box))
    return setting.cards(len(hand), None if supply is None else len(supply))


def game_alone(modules: str = "", components: Components | None = None) -> Rokoko:
    return Rokoko(1, {"modules": ",".join(modules.split()) or "none"}, components)


def lady_of(game: Rokoko) -> lady.Lady:
    return next(module for module in game.modules if isinstance(module, DuBarryModule)).lady


class SoloSetting(Setting):
    """A table while it is laid; she is party 1."""

    def __init__(self, game: Rokoko) -> None:
        super().__init__(game)
        self.lady = lady_of(game)
        self._cards_in_hand = 0
        self._cards_in_supply: int | None = None
        self._staff: list[int] | None = None
        self._seed: str | None = None

    def cards(self, hand: int, supply: int | None = None) -> Self:
        """How many of her cards are in her hand and in her supply."""
        self._cards_in_hand, self._cards_in_supply = hand, supply
        return self

    def staff(self, workers: str) -> Self:
        """All cards of her staff stack; without this, the five of the beginning."""
        self._staff = self._things("worker", workers)
        return self

    def full(self, halls: str = "royal hall2 hall3 hall4 hall5", but: str = "") -> Self:
        """The player has a dress on each free guest space of these halls, but for some."""
        t, known = self._t, self.game.ids.by_domain
        used = {*t[state.WINDOWS : state.WINDOWS + state.MAX_WINDOWS]}
        used |= {*t[state.GUEST : state.GUEST + state.MAX_SPACES]}
        dresses = (name for number, name in enumerate(known["dress"]) if number not in used)
        free = [
            name for number, name in enumerate(known["space"]) if t[state.GUEST + number] == NONE
        ]
        spaces = [name for name in free if name.partition("-")[0] in halls.split()]
        wanted = {name.replace("-", "_") for name in spaces if name not in but.split()}
        return self.rented(HUMAN, **{space: next(dresses) for space in sorted(wanted)})

    def begin(self) -> SoloBall:
        """The player is to play a card."""
        return SoloBall(super().begin().match)

    def dealer(self, seed: str) -> Self:
        """What chance will deal."""
        self._seed = seed
        return self

    def begin_at(self, step: int, seed: str = "1") -> SoloBall:
        return SoloBall(super().begin_at(step, seed).match)

    def she_plays(self, seed: str = "1") -> SoloBall:
        """Her turn, and what follows of itself until the player is to decide."""
        t = self._settled()
        t[state.TURN_OF] = NONE
        agenda.push(t, frames.TURN_STEP, agenda.TABLE, HER)
        self._check(t)
        match = self._match(t, seed)
        events = Events()
        settle(self.game.rules, match._table, match._dealer, events)
        match._rows += events.rows
        match._checkpoint = match._here()
        self._check(match._table)
        return SoloBall(match)

    def she_reveals(self, *cards: str) -> SoloBall:
        """Her turn, with a dealer that lets these cards come out of her supply, in this order."""
        for seed in SEEDS:
            ball = self.she_plays(seed)
            if ball.revealed().split()[1:] == [*cards]:
                return ball
        raise AssertionError(f"no dealer reveals {cards}")

    def _match(self, t: Table, seed: str) -> Match:
        return super()._match(t, self._seed or seed)

    def _check(self, t: Table) -> None:
        broken = self.game.broken_invariants(t)
        if broken:
            raise IllegalTable("; ".join(broken))

    def _settled(self) -> Table:
        t = super()._settled()
        at, hand = self.lady.at, self._cards_in_hand
        supply = CARDS - hand if self._cards_in_supply is None else self._cards_in_supply
        t[at + lady.HAND_COUNT] = hand
        for card in range(hand):
            t[at + lady.HAND + card] = card
        t[at + lady.SUPPLY] = sum(bit(card) for card in range(hand, hand + supply))
        rest = range(hand + supply, CARDS)
        t[at + lady.DISCARD_COUNT] = len(rest)
        for place, card in enumerate(rest):
            t[at + lady.DISCARD + place] = card
        return t

    def _lay_piles(self, t: Table) -> None:
        """Her workers are not in the hire stack either."""
        if self._staff is not None:
            t[party.at(HER) + party.RESERVE] = sum(bit(worker) for worker in self._staff)
        t[state.HIRE_STACK] &= ~t[party.at(HER) + party.RESERVE]
        super()._lay_piles(t)

    def _tiles_placed(self) -> set[int]:
        return super()._tiles_placed() | {*members(self._t[party.at(HER) + party.KEPT])}


class JewelSoloSetting(JewelSetting, SoloSetting):
    """The same with the Jewelry Box."""

    def begin(self) -> JewelSoloBall:
        return JewelSoloBall(super().begin().match)

    def begin_at(self, step: int, seed: str = "1") -> JewelSoloBall:
        return JewelSoloBall(super().begin_at(step, seed).match)

    def she_plays(self, seed: str = "1") -> JewelSoloBall:
        return JewelSoloBall(super().she_plays(seed).match)

    def she_reveals(self, *cards: str) -> JewelSoloBall:
        return JewelSoloBall(super().she_reveals(*cards).match)

    def _lay_piles(self, t: Table) -> None:
        """Nor are they in a pile."""
        super()._lay_piles(t)
        for trial in range(jeweller.TRIALS):
            pile = self.jeweller.at + jeweller.PILE + trial
            t[pile] &= ~t[party.at(HER) + party.RESERVE]


class SoloBall(Ball):
    """A match on a laid table."""

    def lady(self, viewer: int | None = None) -> DuBarryView:
        """What is seen of her."""
        view = self.view(viewer).modules[DU_BARRY]
        assert isinstance(view, DuBarryView)
        return view

    def prestige(self, seat: int) -> int:
        """Open to all (RK-INFO-09)."""
        points = self.player(seat).prestige
        assert points is not None
        return points

    def idle(self) -> Self:
        """The player does nothing with a card, or picks the first that there is."""
        return self.play(self.legal()[0]) if self.view().step == "pick" else self.pass_turn()

    def revealed(self) -> str:
        """The cards of her last turn, in order."""
        return " ".join(_name(card.card.id) for card in self.lady().turn)

    def her_discard(self) -> str:
        """Her discard pile from the bottom to the top."""
        return " ".join(_name(card.id) for card in self.lady().discard)

    def her_hand(self) -> str:
        """Her hand from the top, which nobody sees."""
        at = lady_of(self.game).at
        hand = self.table[at + lady.HAND : at + lady.HAND + self.table[at + lady.HAND_COUNT]]
        return self._cards([card % lady.MAX_CARDS for card in hand])

    def her_supply(self) -> str:
        """The cards of her supply, which nobody sees."""
        return self._cards(members(self.table[lady_of(self.game).at + lady.SUPPLY]))

    def her_staff(self) -> str:
        """Her staff stack, which lies face down."""
        return self.zone(HER, "reserve")

    def her_tiles(self) -> str:
        """The tiles in her store, which lie face down."""
        tiles = members(self.table[party.at(HER) + party.KEPT])
        return " ".join(self.game.ids.by_domain["tile"][tile] for tile in tiles)

    def kinds(self, *kinds: str) -> list[str]:
        """What happened, or what of these kinds happened, in order."""
        return [event.kind for event in self.events() if not kinds or event.kind in kinds]

    def _cards(self, cards: Sequence[int]) -> str:
        return " ".join(self.game.ids.by_domain[DU_BARRY][card] for card in cards)


class JewelSoloBall(JewelBall, SoloBall):
    """The same with the Jewelry Box."""


def final(setting: SoloSetting) -> SoloBall:
    """The last turn of the game: the player plays base-1 and does nothing; then all is scored."""
    return SoloBall(play_last_turn(setting).match)


# ---------------------------------------------------------------------- other boxes


def with_cards(cards: Sequence[str], box: Components | None = None) -> Components:
    """The box with these cards of hers; the others are all alike."""
    box = box or shipped()
    words = [*cards, *["favour / royal none"] * (CARDS - len(cards))]
    return replace(box, du_barry=tuple(_card(n, each) for n, each in enumerate(words, start=1)))


def _card(number: int, words: str) -> DuBarryCard:
    upper, _, lower = words.partition("/")
    action, *target = upper.split() or ["favour"]
    hall, jewel = (*lower.split(), *["royal", "none"][len(lower.split()) :])
    said: dict[str, object] = {}
    match action, target:
        case "acquire", ["drawer", drawer]:
            said["drawer"] = int(drawer)
        case "acquire", [column]:
            said["column"] = column
        case "tailor" | "hire", [n, side]:
            said |= {"n": int(n), "side": side}
        case "fund", [decoration]:
            said["decoration"] = decoration
        case "favour", []:
            pass
        case _:
            raise ValueError(words)
    nothing = {"drawer": None, "column": None, "n": None, "side": None, "decoration": None}
    said = {**nothing, **said, "id": f"db{number:02}", "action": action}
    return replace(shipped().du_barry[0], **said, hall=hall, jewel=jewel)


def with_windows(*prices: int) -> Components:
    """The box with windows of these prices for one to three players."""
    windows = shipped().board.small.windows
    return with_small_side(windows=replace(windows, cost=prices, dark=(len(prices) - 1,)))


def with_hall(hall: str, *rewards: str, masters: int = 0) -> Components:
    """The box with a hall of guest spaces with these rewards; the first of them are for masters."""
    spaces = tuple(
        Space(id=f"{hall}-{number}", master=number <= masters, reward=reward)
        for number, reward in enumerate(rewards, start=1)
    )
    halls = shipped().board.small.hall
    return with_small_side(
        hall=tuple(replace(h, spaces=spaces) if h.id == hall else h for h in halls)
    )


def with_small_side(**changes: object) -> Components:
    """The box with another board for one to three players."""
    box = shipped()
    return replace(box, board=replace(box.board, small=replace(box.board.small, **changes)))


def _name(ref: str) -> str:
    return ref.partition(":")[2]
