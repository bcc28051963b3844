"""Effects for which one pays, with livres or with tiles, and the decisions they ask for."""

from typing import Final

from mypy_extensions import i64

from bagatelle.games.rokoko import effects, frames, party
from bagatelle.games.rokoko.acquire import hand_in, one_of_each_face
from bagatelle.games.rokoko.box import Box, BoxChapter, BoxEffect, EffectKind
from bagatelle.games.rokoko.events import PRESTIGE_BOUGHT, TILE_GIVEN, TRIMMING_TAKEN
from bagatelle.games.rokoko.moves import DONE, GIVE_TILE, PAY_AGAIN, TAKE_LACE, TAKE_YARN
from bagatelle.games.rokoko.party import KEPT, LACE, MONEY, PRESTIGE, YARN
from bagatelle.games.rokoko.state import COLOURS, MAX_TILES, TILE_DISCARD
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import bit, has, list_things
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.rows import FIGURE
from bagatelle.kernel.table import Table

YARN_OR_LACE: Final = 90
PAY_OR_DONE: Final = 91
GIVE_OR_DONE: Final = 92
GIVE_OWN_TILES: Final = 93
GIVE_THE_SAME: Final = 94

REASONS: dict[int, str] = {
    YARN_OR_LACE: "- yarn-or-lace",
    PAY_OR_DONE: "- pay-or-done",
    GIVE_OR_DONE: "- give-or-done",
    GIVE_OWN_TILES: "- tile-not-yours",
    GIVE_THE_SAME: "RK-D-09 looks-the-same",
}


class Trimming(BoxEffect):
    """One yarn or one lace for livres (RK-BONUS-B-03, RK-BONUS-L1-06)."""

    def is_usable(self, t: Table, seat: i64, effect: i64, card: i64) -> bool:
        return t[party.at(seat) + MONEY] >= self.box.things.figure(effect, 1)

    def frame(self) -> i64:
        return frames.TRIMMING


class EitherOr(BoxChapter):
    """One of two moves; the clause of the card forbids all others."""

    def __init__(self, box: Box, one: int, other: int, reason: int) -> None:
        super().__init__(box)
        self.one: i64 = one
        self.other: i64 = other
        self.reason: i64 = reason

    def legal(self, t: Table, seat: i64, value: i64, moves: Table) -> i64:
        moves[0] = self.one
        moves[1] = self.other
        return 2

    def why_not(self, t: Table, seat: i64, value: i64, move: i64) -> i64:
        if move == self.one or move == self.other:
            return 0
        return self.reason + effects.card_in(value) * FIGURE


class TakeTrimming(EitherOr):
    def __init__(self, box: Box) -> None:
        super().__init__(box, TAKE_YARN, TAKE_LACE, YARN_OR_LACE)

    def decide(
        self, t: Table, seat: i64, value: i64, move: i64, dealer: Dealer, events: Events
    ) -> None:
        own = party.at(seat)
        price = self.box.things.figure(effects.effect_in(value), 1)
        yarn: i64 = 1 if move == TAKE_YARN else 0
        t[own + MONEY] -= price
        t[own + YARN] += yarn
        t[own + LACE] += 1 - yarn
        events.public(TRIMMING_TAKEN, seat, yarn, 1 - yarn, price)
        agenda.pop(t)


class Exchange(BoxEffect):
    """Prestige for livres, again and again as long as they last (RK-BONUS-L4-04, L6-01)."""

    def is_usable(self, t: Table, seat: i64, effect: i64, card: i64) -> bool:
        return t[party.at(seat) + MONEY] >= self.box.things.figure(effect, 1)

    def use(
        self, t: Table, seat: i64, effect: i64, card: i64, dealer: Dealer, events: Events
    ) -> None:
        agenda.push(t, frames.EXCHANGE, seat, effects.granted(effect, card))
        buy_prestige(self.box, t, seat, effect, events)


class ExchangeAgain(EitherOr):
    def __init__(self, box: Box) -> None:
        super().__init__(box, PAY_AGAIN, DONE, PAY_OR_DONE)

    def decide(
        self, t: Table, seat: i64, value: i64, move: i64, dealer: Dealer, events: Events
    ) -> None:
        if move == DONE:
            agenda.pop(t)
        else:
            buy_prestige(self.box, t, seat, effects.effect_in(value), events)


def buy_prestige(box: Box, t: Table, seat: i64, effect: i64, events: Events) -> None:
    """Once; the frame goes when there is no money for another time."""
    own = party.at(seat)
    price, points = box.things.figure(effect, 1), box.things.figure(effect, 2)
    t[own + MONEY] -= price
    t[own + PRESTIGE] += points
    events.public(PRESTIGE_BOUGHT, seat, price, points)
    if t[own + MONEY] < price:
        agenda.pop(t)


class Silk(EffectKind):
    """Prestige for tiles (RK-BONUS-L5-04)."""

    def is_usable(self, t: Table, seat: i64, effect: i64, card: i64) -> bool:
        return t[party.at(seat) + KEPT] != 0

    def frame(self) -> i64:
        return frames.GIVE


class GiveTile(BoxChapter):
    """Common bales count in pairs over all tiles given.

    The extra of the frame is how many common bales wait for a second one.
    """

    def legal(self, t: Table, seat: i64, value: i64, moves: Table) -> i64:
        found = list_things(one_of_each_face(self.box, t, seat), GIVE_TILE, moves, 0)
        moves[found] = DONE
        return found + 1

    def why_not(self, t: Table, seat: i64, value: i64, move: i64) -> i64:
        card = effects.card_in(value)
        tile = move - GIVE_TILE
        if move == DONE:
            return 0
        if not 0 <= tile < MAX_TILES:
            return GIVE_OR_DONE + card * FIGURE
        if not has(t[party.at(seat) + KEPT], tile):
            return GIVE_OWN_TILES + card * FIGURE
        return 0 if has(one_of_each_face(self.box, t, seat), tile) else GIVE_THE_SAME

    def decide(
        self, t: Table, seat: i64, value: i64, move: i64, dealer: Dealer, events: Events
    ) -> None:
        if move == DONE:
            agenda.pop(t)
            return
        tile = move - GIVE_TILE
        things = self.box.things
        effect, card = effects.effect_in(value), effects.card_in(value)
        common = effects.extra_in(value)
        points: i64 = 0
        for colour in range(COLOURS):
            bales = things.tile_silk[tile * COLOURS + colour]
            if has(things.commons, colour):
                common += bales
            else:
                points += bales * things.figure(effect, 1)
        points += common // 2 * things.figure(effect, 2)
        hand_in(self.box, t, seat, tile)
        t[TILE_DISCARD] |= bit(tile)
        t[party.at(seat) + PRESTIGE] += points
        events.public(TILE_GIVEN, seat, tile, points)
        agenda.pop(t)
        if t[party.at(seat) + KEPT] != 0:
            agenda.push(t, frames.GIVE, seat, effects.granted(effect, card, common % 2))
