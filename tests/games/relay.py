"""Relay: a game that is nothing but its agenda, to try the kernel's turns, runs and undo.

A script says who decides when. A word is a seat, which says yes or no; words in brackets decide at
the same time. ``"0 [1 0 2] 0"`` is: seat 0, then 1, 0 and 2 together, then 0 again. Nothing is
hidden by events, nothing is drawn, and no frame of the table stands between two decisions.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from bagatelle.kernel import agenda
from bagatelle.kernel.choice import Choice, Refusal
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.game import Game, GameInfo, Seat
from bagatelle.kernel.layout import layout_of
from bagatelle.kernel.message import Message
from bagatelle.kernel.notation import Notation
from bagatelle.kernel.rows import EventKind
from bagatelle.kernel.rules import Rules
from bagatelle.kernel.score import ScoreSheet
from bagatelle.kernel.table import Table
from tests.games.numbered import numbered

PLAYERS = 3
WORDS = ("no", "yes")


class RelayView(msgspec.Struct, frozen=True):
    said: tuple[int, ...]


class RelayRules(Rules):
    def __init__(self, script: str) -> None:
        super().__init__(PLAYERS)
        self.frames: list[tuple[Seat, bool]] = []
        together = False
        for word in script.replace("[", "[ ").replace("]", " ]").split():
            if word in "[]":
                together = word == "["
            else:
                self.frames.append((int(word), together))

    def create_table(self, dealer: Dealer, events: Events) -> Table:
        t = Table([0] * (agenda.BODY + len(self.frames)))
        for number in reversed(range(len(self.frames))):
            seat, together = self.frames[number]
            push = agenda.push_together if together else agenda.push
            push(t, 0, seat, number)
        return t

    def legal(self, t: Table, seat: int) -> list[int]:
        return [0, 1] if agenda.frame_of(t, seat) >= 0 else []

    def decide(self, t: Table, seat: int, move: int, dealer: Dealer, events: Events) -> None:
        frame = agenda.frame_of(t, seat)
        t[agenda.BODY + agenda.value_of(t, frame)] = move + 1
        agenda.remove(t, frame)
        events.private(seat, 0, seat, move)

    def proceed(self, t: Table, dealer: Dealer, events: Events) -> None:
        raise AssertionError("there is no frame that nobody decides")

    def imagine(self, t: Table, seat: int, dealer: Dealer) -> Table:
        return t[:]

    def score(self, t: Table, party: int) -> int:
        return party


class Relay(Game):
    info = GameInfo(name="relay", players=(PLAYERS,), options=(), rules_version=1, hidden=True)
    event_kinds: tuple[EventKind, ...] = numbered(
        EventKind("said", (("player", "seat"), ("word", "word")), private=True),
    )
    notation = Notation(say="say {word}")
    components_hash = "-"
    layout = layout_of(event_kinds=event_kinds)

    def __init__(self, script: str) -> None:
        super().__init__(PLAYERS, {})
        self.rules = RelayRules(script)

    def choice(self, move: int) -> Choice:
        return Choice("say", (f"word:{WORDS[move]}",))

    def move(self, choice: Choice) -> int | None:
        return {self.choice(move): move for move in self.all_moves()}.get(choice)

    def all_moves(self) -> Iterable[int]:
        return range(len(WORDS))

    def refuse(self, t: Table, seat: Seat, move: int) -> Refusal:
        return Refusal("RL-01", Message("relay-no-not-your-turn"))

    def hint(self, t: Table, seat: Seat, move: int) -> Message | None:
        raise AssertionError("a hint is for moves that are offered")

    def question(self, t: Table, seat: Seat) -> Message:
        return Message("relay-question")

    def public_view(self, t: Table) -> RelayView:
        return RelayView(tuple(t[agenda.BODY :]))

    def score_sheet(self, t: Table) -> ScoreSheet:
        return ScoreSheet((), (0,) * PLAYERS, (), (1,) * PLAYERS, Message("relay-verdict"))

    def name(self, domain: str, number: int) -> str | int:
        return f"seat:{number + 1}" if domain == "seat" else f"word:{WORDS[number]}"

    def word(self, ref: str) -> Message:
        return Message("relay-word", {"name": ref})

    def broken_invariants(self, t: Table) -> list[str]:
        return []
