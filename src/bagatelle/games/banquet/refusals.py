"""Why a move is not possible now: the clause that forbids it, and a sentence."""

from __future__ import annotations

from bagatelle.games.banquet import moves
from bagatelle.games.banquet.names import Names
from bagatelle.games.banquet.rules import BanquetRules
from bagatelle.games.banquet.state import (
    BY_END_CARD,
    BY_LAST_TURN,
    BY_SIXTH_NOBLE,
    COUNT,
    COURSE,
    ENDING,
    NOBLES,
    PLATES,
    SATISFIED,
    SERVE,
    TAKE,
    TAKEN,
    TRAY,
    noble_at,
)
from bagatelle.kernel import agenda
from bagatelle.kernel.choice import Refusal
from bagatelle.kernel.message import Message
from bagatelle.kernel.table import Table

OVER = {
    BY_END_CARD: "BQ-END-06",
    BY_SIXTH_NOBLE: "BQ-END-11",
    BY_LAST_TURN: "BQ-SOLO-08",
}


def refuse(rules: BanquetRules, names: Names, t: Table, seat: int, move: int) -> Refusal:
    """The refusal of a move that is not legal now."""
    if agenda.is_empty(t):
        return _refusal(OVER[t[ENDING]], "over")
    frame = agenda.frame_of(t, seat)
    if frame < 0:
        return _refusal("BQ-TURN-01", "not-your-turn")
    kind = agenda.kind_of(t, frame)
    if kind == TAKE:
        return _while_taking(rules, t, seat, move)
    if kind == SERVE:
        return _while_serving(rules, names, t, seat, move)
    return _while_clearing(rules, names, t, seat, move, agenda.value_of(t, frame))


def _while_taking(rules: BanquetRules, t: Table, seat: int, move: int) -> Refusal:
    if move >= moves.WAYS_TO_TAKE:
        return _refusal("BQ-TURN-02", "take-first")
    icon = (move - moves.TAKE_IMPOSTER) // moves.TURNS_OF_IMPOSTER
    if icon != rules.icons[seat]:
        return _refusal("BQ-TAKE-01", "not-your-imposter")
    return _refusal("BQ-TAKE-03", "imposter-used")


def _while_serving(rules: BanquetRules, names: Names, t: Table, seat: int, move: int) -> Refusal:
    if move < moves.WAYS_TO_TAKE:
        return _refusal("BQ-TAKE-02", "already-taken")
    if move == moves.DONE:
        return _refusal("BQ-SERVE-01", "serve-all")
    if move < moves.SERVE_DISH:
        return _refusal("BQ-CLEAR-11", "clear-later")
    noble = moves.noble_served(move)
    if noble // NOBLES != rules.icons[seat]:
        return _refusal("BQ-SERVE-01", "not-your-noble")
    dish = moves.dish_served(move)
    if dish not in list(t[TRAY : TRAY + TAKEN]):
        if _lies_under_own_noble(t, seat, dish):
            return _refusal("BQ-SERVE-05", "already-served", dish=names.ref("dish", dish))
        return _refusal("BQ-SERVE-01", "not-in-hand", dish=names.ref("dish", dish))
    if t[noble_at(seat, noble % NOBLES) + SATISFIED] == 1:
        return _refusal("BQ-SERVE-04", "satisfied", noble=names.ref("noble", noble))
    return _refusal("BQ-SERVE-08", "which-course", noble=names.ref("noble", noble))


def _while_clearing(
    rules: BanquetRules, names: Names, t: Table, seat: int, move: int, first: int
) -> Refusal:
    if move < moves.WAYS_TO_TAKE:
        return _refusal("BQ-TAKE-02", "already-taken")
    if move >= moves.SERVE_DISH:
        return _refusal("BQ-SERVE-01", "all-served")
    noble = move - moves.CLEAR_NOBLE
    if noble // NOBLES != rules.icons[seat]:
        return _refusal("BQ-CLEAR-09", "not-your-noble")
    at = noble_at(seat, noble % NOBLES)
    if t[at + SATISFIED] == 1:
        return _refusal("BQ-CLEAR-13", "satisfied", noble=names.ref("noble", noble))
    if t[at + COUNT] == 0:
        return _refusal("BQ-CLEAR-09", "nothing-to-clear", noble=names.ref("noble", noble))
    return _refusal("BQ-CLEAR-09", "left-to-right", noble=names.ref("noble", noble))


def _lies_under_own_noble(t: Table, seat: int, dish: int) -> bool:
    for position in range(NOBLES):
        at = noble_at(seat, position)
        if dish in [plate % COURSE for plate in t[at + PLATES : at + PLATES + t[at + COUNT]]]:
            return True
    return False


def _refusal(clause: str, why: str, **things: str) -> Refusal:
    gaps = {gap: ref.partition(":")[2] for gap, ref in things.items()}
    return Refusal(clause, Message(f"banquet-no-{why}", gaps))
