"""What a legal move would do, as far as the seat may know."""

from __future__ import annotations

from bagatelle.games.rokoko import acquire, bonuses, depute, effects, fund, hire, state
from bagatelle.games.rokoko.choices import kind_of
from bagatelle.games.rokoko.drawing import REWARDS
from bagatelle.games.rokoko.names import Names
from bagatelle.games.rokoko.rules import RokokoRules
from bagatelle.games.rokoko.words import Words
from bagatelle.kernel import agenda
from bagatelle.kernel.message import Message, message
from bagatelle.kernel.table import Table


class Hinter:
    """Gives hints for one variant."""

    def __init__(self, rules: RokokoRules, names: Names, words: Words) -> None:
        self._box = rules.box
        self._names = names
        self._words = words

    def hint(self, t: Table, seat: int, move: int) -> Message | None:
        kind = kind_of(move)
        value = agenda.value_of(t, agenda.frame_of(t, seat))
        thing = move - kind.first
        match kind.name:
            case "take":
                return _costs(self._price_of_tile(t, thing, value))
            case "make":
                return self._dress(t, thing)
            case "rent":
                return self._reward(thing)
            case "sell":
                return _brings(self._box.things.dress_sale[t[state.IN_WORK]])
            case "hire_worker":
                return _costs(int(hire.price(self._box, t)))
            case "fund_space":
                return self._decoration(thing, value)
            case "favour":
                return _brings(self._box.constants.favour_livre)
            case "depute":
                kind_of_worker = self._box.things.worker_kind[t[state.IN_PLAY]]
                return _brings(self._box.constants.depute_pay[kind_of_worker])
            case "depute_worker":
                return _brings(int(depute.pay_by_bonus(self._box, value, thing)))
            case "use":
                return self._bonus(t, seat, value)
        return None

    def _price_of_tile(self, t: Table, tile: int, terms: int) -> int:
        if terms == acquire.FOR_FREE:
            return 0
        shelves = list(t[state.SHELF : state.SHELF + state.SHELVES])
        segment = shelves.index(tile) // state.MOST_PER_SEGMENT
        return int(acquire.price_of(self._box, t, segment))

    def _dress(self, t: Table, window: int) -> Message:
        dress = self._words.word(self._names.ref("dress", t[state.WINDOWS + window]))
        price = self._box.board.window_cost[window]
        return message("rokoko-hint-dress", dress=dress, livres=price)

    def _reward(self, space: int) -> Message | None:
        board = self._box.board
        reward = REWARDS[board.space_reward[space]]
        if reward == "none":
            return None
        return message("rokoko-hint-reward", reward=reward, amount=board.space_amount[space])

    def _decoration(self, space: int, less: int) -> Message:
        price = int(fund.cost(self._box, space, less))
        prestige = self._box.board.decoration_prestige[space]
        return message("rokoko-hint-fund", livres=price, prestige=prestige)

    def _bonus(self, t: Table, seat: int, worker: int) -> Message | None:
        things = self._box.things
        kind = things.worker_effect[things.effect(worker)]
        if kind not in (effects.GAIN, effects.STEPS):
            return None
        livres = int(bonuses.livres(self._box, t, seat, worker))
        prestige = int(bonuses.prestige(self._box, t, seat, worker))
        return message("rokoko-hint-gain", livres=livres, prestige=prestige)


def _costs(livres: int) -> Message:
    return message("rokoko-hint-price", livres=livres)


def _brings(livres: int) -> Message:
    return message("rokoko-hint-gain", livres=livres, prestige=0)
