"""Masquerade at its border."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping

from bagatelle.kernel import agenda
from bagatelle.kernel.choice import Choice, Refusal
from bagatelle.kernel.game import Game, GameInfo, Option, Seat
from bagatelle.kernel.layout import layout_of
from bagatelle.kernel.message import Message
from bagatelle.kernel.notation import Notation
from bagatelle.kernel.rows import EventKind
from bagatelle.kernel.score import ScoreLine, ScoreSheet
from bagatelle.kernel.table import Table
from bagatelle.kernel.views import OwnPart, Printed
from tests.games.masquerade import state
from tests.games.masquerade.rules import MasqueradeRules
from tests.games.masquerade.state import (
    ALL_MOVES,
    HAND,
    IN_PILE,
    MASKS,
    NONE,
    OUT,
    POINTS,
    SHOW,
    SHOW_MASK,
    SHOWN,
    SPENT,
    STAKE,
    STAKE_COINS,
    STAKED,
    WEAR,
    WEAR_MASK,
    WHERE,
    WORN,
    masks_at,
    most_coins,
    seat_at,
)
from tests.games.masquerade.view import (
    PRINTED,
    MasqueradeView,
    mask_name,
    own_view,
    public_view,
)
from tests.games.numbered import numbered

ROUNDS = {"two": 2, "three": 3}
QUESTIONS = {WEAR: "wear", STAKE: "stake", SHOW: "show"}


class Masquerade(Game):
    """Masquerade for two to four players."""

    info = GameInfo(
        name="masquerade",
        players=(2, 3, 4),
        options=(Option("rounds", ("two", "three"), default="three"),),
        rules_version=1,
        hidden=True,
    )
    tested_variants = tuple(
        (players, {"rounds": rounds}) for rounds in ("two", "three") for players in (2, 3, 4)
    )
    event_kinds: tuple[EventKind, ...] = numbered(
        EventKind(
            "mask_drawn", (("player", "seat"), ("mask", "mask")), True, secret=frozenset({"mask"})
        ),
        EventKind("round_begun", (("round", "number"),)),
        EventKind("mask_worn", (("player", "seat"), ("mask", "mask")), private=True),
        EventKind("coins_staked", (("player", "seat"), ("coins", "number")), private=True),
        EventKind(
            "choice_revealed", (("player", "seat"), ("mask", "mask"), ("coins", "number")), True
        ),
        EventKind("coins_won", (("player", "seat"), ("coins", "number"))),
        EventKind("mask_shown", (("player", "seat"), ("mask", "mask")), True),
        EventKind("game_ended", ()),
    )
    layout = layout_of(state, event_kinds=event_kinds)
    notation = Notation(wear="wear {mask}", stake="stake {coins}", show="show {mask}")
    rules: MasqueradeRules

    def __init__(self, players: int, options: Mapping[str, str]) -> None:
        super().__init__(players, options)
        self.rules = MasqueradeRules(players, ROUNDS[self.options["rounds"]])
        self._moves = {self.choice(move): move for move in self.all_moves()}

    @property
    def components_hash(self) -> str:
        masks = " ".join(mask_name(mask) for mask in range(MASKS))
        return hashlib.sha256(masks.encode()).hexdigest()[:16]

    # ------------------------------------------------------------------ moves

    def choice(self, move: int) -> Choice:
        if move < STAKE_COINS:
            return Choice("wear", (f"mask:{mask_name(move - WEAR_MASK)}",))
        if move < SHOW_MASK:
            return Choice("stake", (f"coins:{move - STAKE_COINS + 1}",))
        return Choice("show", (f"mask:{mask_name(move - SHOW_MASK)}",))

    def move(self, choice: Choice) -> int | None:
        return self._moves.get(choice)

    def all_moves(self) -> Iterable[int]:
        return range(ALL_MOVES)

    def refuse(self, t: Table, seat: Seat, move: int) -> Refusal:
        if agenda.is_empty(t):
            return _refusal("MQ-07", "over")
        frame = agenda.frame_of(t, seat)
        if frame < 0:
            return _refusal("MQ-02", "others-choose")
        kind = agenda.kind_of(t, frame)
        if kind == SHOW:
            return _refusal("MQ-05", "show-a-hidden-mask")
        if move >= SHOW_MASK:
            return _refusal("MQ-05", "nothing-to-show")
        if kind == WEAR:
            if move >= STAKE_COINS:
                return _refusal("MQ-03", "wear-first")
            return _refusal("MQ-02", "not-in-hand", mask=mask_name(move - WEAR_MASK))
        if move < STAKE_COINS:
            return _refusal("MQ-02", "already-worn")
        return _refusal("MQ-03", "too-many-coins", most=most_coins(t[seat_at(seat) + WORN]))

    def hint(self, t: Table, seat: Seat, move: int) -> Message | None:
        if move < STAKE_COINS:
            return Message("masquerade-hint-stake", {"most": most_coins(move - WEAR_MASK)})
        return None

    def question(self, t: Table, seat: Seat) -> Message:
        kind = QUESTIONS[agenda.kind_of(t, agenda.frame_of(t, seat))]
        return Message(f"masquerade-question-{kind}")

    # ------------------------------------------------------------------ views, words, scores

    def public_view(self, t: Table) -> MasqueradeView:
        return public_view(t, [self.rules.score(t, seat) for seat in range(self.players)])

    def own_view(self, t: Table, seat: Seat) -> OwnPart:
        return own_view(t, seat)

    @property
    def printed(self) -> Mapping[str, Printed]:
        return PRINTED

    def score_sheet(self, t: Table) -> ScoreSheet:
        seats = range(self.players)
        totals = tuple(self.rules.score(t, seat) for seat in seats)
        spent = tuple(t[seat_at(seat) + SPENT] for seat in seats)
        ranks = [(-points, coins) for points, coins in zip(totals, spent, strict=True)]
        return ScoreSheet(
            lines=tuple(
                ScoreLine(
                    Message("masquerade-score-round", {"number": number + 1}),
                    "MQ-04",
                    tuple(t[seat_at(seat) + POINTS + number] for seat in seats),
                )
                for number in range(self.rules.rounds)
            ),
            totals=totals,
            tie_breaks=(ScoreLine(Message("masquerade-score-coins"), "MQ-07", spent),),
            places=tuple(1 + sum(other < rank for other in ranks) for rank in ranks),
            verdict=Message("masquerade-verdict"),
        )

    def name(self, domain: str, number: int) -> str | int:
        if domain == "seat":
            return f"seat:{number + 1}"
        return f"mask:{mask_name(number)}" if domain == "mask" else number

    def word(self, ref: str) -> Message:
        return Message("masquerade-mask", {"name": ref.partition(":")[2]})

    def broken_invariants(self, t: Table) -> list[str]:
        found = []
        short = agenda.is_empty(t) or agenda.kind_of(t, agenda.top(t)) == SHOW
        for seat in range(self.players):
            hand = masks_at(t, seat)
            worn, staked = t[seat_at(seat) + WORN], t[seat_at(seat) + STAKED]
            if len(hand) != (HAND - 1 if short else HAND):
                found.append(f"seat {seat} holds {len(hand)} masks")
            if worn != NONE and worn not in hand:
                found.append(f"seat {seat} wears a mask that it does not hold")
            if staked and (worn == NONE or not 1 <= staked <= most_coins(worn)):
                found.append(f"seat {seat} stakes {staked}")
        for mask in range(MASKS):
            if t[WHERE + mask] not in (IN_PILE, OUT, *range(self.players)):
                found.append(f"mask {mask} is nowhere")
            if t[SHOWN + mask] and t[WHERE + mask] in (IN_PILE, OUT):
                found.append(f"mask {mask} is shown by nobody")
        return found


def _refusal(clause: str, why: str, **args: str | int) -> Refusal:
    return Refusal(clause, Message(f"masquerade-no-{why}", args))
