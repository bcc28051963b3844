"""Why a move is not possible, with its clause. Says only what the seat may know."""

from __future__ import annotations

from collections.abc import Callable

from bagatelle.games.rokoko import acquire, fund, hire, moves, paying, state, tailor
from bagatelle.games.rokoko.choices import Kind, kind_of
from bagatelle.games.rokoko.components import Components
from bagatelle.games.rokoko.rules import RokokoRules
from bagatelle.games.rokoko.state import NONE, seat_at, taken_decorations, taken_spaces
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import has
from bagatelle.kernel.choice import Refusal
from bagatelle.kernel.message import Message
from bagatelle.kernel.table import Table


class Refuser:
    """Answers for one variant. Each decision has a method of its own, named like its step."""

    def __init__(self, components: Components, rules: RokokoRules) -> None:
        self._clauses = [worker.clause for worker in components.workers]
        self._rules = rules
        self._box = rules.box
        self._by_kind: dict[int, Callable[[Table, int, int, int], Refusal]] = {
            state.PICK: self._pick,
            state.PLAY: self._play,
            state.MAIN: self._main,
            state.TAKE: self._take,
            state.KEEP: self._keep,
            state.WINDOW: self._window,
            state.PAY: self._pay,
            state.PLACE: self._place,
            state.HIRE: self._hire,
            state.FUND: self._fund,
            state.BONUS: self._bonus,
            state.TRIMMING: self._trimming,
            state.DEPUTE: self._depute,
            state.EXCHANGE: self._exchange,
            state.GIVE: self._give,
        }

    def refuse(self, t: Table, seat: int, move: int) -> Refusal:
        if agenda.is_empty(t):
            return _no("RK-GEN-04", "over")
        frame = agenda.frame_of(t, seat)
        if frame < 0:
            if agenda.is_together(t):
                return _no("RK-P2-02", "hand-is-full")
            return _no("RK-P3-01", "not-your-turn")
        value = agenda.value_of(t, frame)
        return self._by_kind[agenda.kind_of(t, frame)](t, seat, move, value)

    # ------------------------------------------------------------------ phase 2, the card played

    def _pick(self, t: Table, seat: int, move: int, value: int) -> Refusal:
        if kind_of(move).name == "pick":
            return _no("RK-P2-03", "not-in-reserve")
        return _no("RK-P2-02", "pick-first")

    def _play(self, t: Table, seat: int, move: int, value: int) -> Refusal:
        return _no("RK-P3-02", "not-in-hand" if kind_of(move).name == "play" else "play-first")

    # ------------------------------------------------------------------ main actions

    def _main(self, t: Table, seat: int, move: int, worker: int) -> Refusal:
        rank = self._box.things.worker_kind[worker]
        if move == moves.CLAIM_FAVOUR:
            if rank < state.JOURNEYMAN:
                return _no("RK-ACT-FAVOR-01", "apprentice-favour")
            return _no("RK-ACT-FAVOR-02", "favour-taken")
        if move == moves.ACQUIRE:
            if not acquire.has_tiles(t):
                return _no("RK-ACT-RES-14", "warehouse-empty")
            return _no("RK-GEN-13", "cannot-pay")
        if move == moves.TAILOR:
            return self._main_tailor(t, rank)
        if move == moves.HIRE:
            if rank < state.MASTER:
                return _no("RK-ACT-HIRE-01", "only-master-hires")
            if not hire.offered(t):
                return _no("RK-ACT-HIRE-12", "hire-row-empty")
            return _no("RK-GEN-13", "cannot-pay")
        if move == moves.DEPUTE:
            return _no("RK-ACT-DEPUTE-10", "staff-too-small")
        if move == moves.FUND:
            return _no("RK-GEN-13", "nothing-to-fund")
        if kind_of(move).name in ("use", "skip"):
            return _no("RK-P3-13", "bonus-later")
        return _no("RK-P3-07", "main-action-first")

    def _main_tailor(self, t: Table, rank: int) -> Refusal:
        if rank < state.JOURNEYMAN:
            return _no("RK-ACT-TAILOR-01", "apprentice-tailor")
        windows = t[state.WINDOWS : state.WINDOWS + state.MOST_WINDOWS]
        if all(dress == NONE for dress in windows):
            return _no("RK-ACT-TAILOR-13", "windows-empty")
        return _no("RK-ACT-TAILOR-04", "no-dress-possible")

    def _take(self, t: Table, seat: int, move: int, terms: int) -> Refusal:
        tile = _thing(move, "take")
        if tile is not None and tile in _tiles_in_warehouse(t):
            return _no("RK-GEN-13", "cannot-pay")
        return _no("RK-ACT-RES-02", "take-a-tile" if tile is None else "not-in-warehouse")

    def _keep(self, t: Table, seat: int, move: int, value: int) -> Refusal:
        if move == moves.TRADE:
            return _no("RK-ACT-RES-11", "yarn-or-lace")
        if move in (moves.TRADE_FOR_YARN, moves.TRADE_FOR_LACE):
            return _no("RK-ACT-RES-10", "trade-for-all")
        return _no("RK-ACT-RES-07", "keep-or-trade")

    def _window(self, t: Table, seat: int, move: int, maker: int) -> Refusal:
        window = _thing(move, "make")
        if window is None:
            return _no("RK-ACT-TAILOR-02", "choose-window")
        dress = t[state.WINDOWS + window]
        if dress == NONE:
            return _no("RK-ACT-TAILOR-02", "window-empty")
        things, at, price = self._box.things, seat_at(seat), self._box.board.window_cost[window]
        if t[at + state.MONEY] < price:
            return _no("RK-ACT-TAILOR-03", "window-price", livres=price)
        if t[at + state.YARN] < things.dress_yarn[dress]:
            return _no("RK-ACT-TAILOR-10", "no-yarn")
        if t[at + state.LACE] < things.dress_lace[dress]:
            return _no("RK-ACT-TAILOR-10", "no-lace")
        if not tailor.may_make(self._box, t, seat, dress, maker, price):
            return _no("RK-ACT-TAILOR-11", "thimble")
        return _no("RK-ACT-TAILOR-06", "no-silk")

    def _pay(self, t: Table, seat: int, move: int, maker: int) -> Refusal:
        tile = _thing(move, "pay")
        if tile is None:
            return _no("RK-ACT-TAILOR-05", "pay-first")
        if not has(t[seat_at(seat) + state.KEPT], tile):
            return _no("RK-ACT-TAILOR-05", "tile-not-yours")
        colours, less = tailor.discount(self._box, maker)
        faces = self._box.things.tile_face
        offered = paying.next_tiles(self._box, t, seat, colours, less)
        if any(faces[other] == faces[tile] for other in offered):
            return _no("RK-D-09", "looks-the-same")
        return _no("RK-ACT-TAILOR-08", "superfluous")

    def _place(self, t: Table, seat: int, move: int, maker: int) -> Refusal:
        space = _thing(move, "rent")
        if space is None:
            return _no("RK-ACT-TAILOR-14", "rent-or-sell")
        if has(taken_spaces(t, self._rules.players), space):
            return _no("RK-ACT-TAILOR-18", "space-taken")
        return _no("RK-ACT-TAILOR-20", "master-space")

    def _hire(self, t: Table, seat: int, move: int, value: int) -> Refusal:
        return _no("RK-ACT-HIRE-02", "not-in-hire-row")

    def _fund(self, t: Table, seat: int, move: int, less: int) -> Refusal:
        space = _thing(move, "fund_space")
        if space is None:
            return _no("RK-ACT-FUND-02", "choose-decoration")
        if has(taken_decorations(t, self._rules.players), space):
            return _no("RK-ACT-FUND-04", "decoration-taken")
        if has(fund.closed(self._box, t, seat), space):
            upper = self._box.board.decoration_kind[space] == state.UPPER
            return _no("RK-ACT-FUND-07" if upper else "RK-ACT-FUND-08", "row-taken")
        return _no("RK-GEN-13", "cannot-pay")

    # ------------------------------------------------------------------ bonuses

    def _bonus(self, t: Table, seat: int, move: int, worker: int) -> Refusal:
        if move == moves.USE:
            return _no("RK-BONUS-GEN-07", "bonus-unusable")
        if moves.CLAIM_FAVOUR <= move <= moves.PASS:
            return _no("RK-P3-07", "one-main-action")
        return _no("RK-BONUS-GEN-01", "use-or-skip")

    def _trimming(self, t: Table, seat: int, move: int, worker: int) -> Refusal:
        return _no(self._clauses[worker], "yarn-or-lace")

    def _depute(self, t: Table, seat: int, move: int, worker: int) -> Refusal:
        target = _thing(move, "depute_worker")
        if target is not None and has(t[seat_at(seat) + state.LEAVING], target):
            return _no("RK-ACT-DEPUTE-16", "already-deputed")
        return _no(self._clauses[worker], "not-in-staff")

    def _exchange(self, t: Table, seat: int, move: int, worker: int) -> Refusal:
        return _no(self._clauses[worker], "pay-or-done")

    def _give(self, t: Table, seat: int, move: int, value: int) -> Refusal:
        clause = self._clauses[value % tailor.BY_BONUS]
        tile = _thing(move, "give")
        if tile is None:
            return _no(clause, "give-or-done")
        if has(t[seat_at(seat) + state.KEPT], tile):
            return _no("RK-D-09", "looks-the-same")
        return _no(clause, "tile-not-yours")


def _thing(move: int, name: str) -> int | None:
    """The thing that a choice of this kind names; None for other kinds."""
    kind: Kind = kind_of(move)
    return move - kind.first if kind.name == name else None


def _tiles_in_warehouse(t: Table) -> list[int]:
    return [tile for tile in t[state.SHELF : state.SHELF + state.SHELVES] if tile != NONE]


def _no(clause: str, why: str, **gaps: int) -> Refusal:
    return Refusal(clause, Message(f"rokoko-no-{why}", gaps))
