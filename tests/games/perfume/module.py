"""The perfumes: one main action, one effect, one moment, one line of the scoring, one secret."""

from __future__ import annotations

from typing import Final

from bagatelle.games.rokoko import effects, events, frames, lines, moments, moves, party
from bagatelle.games.rokoko.actions import MainAction
from bagatelle.games.rokoko.box import Counter, EffectKind
from bagatelle.games.rokoko.contents import Contents
from bagatelle.games.rokoko.extension import Extension
from bagatelle.games.rokoko.labels import Labels
from bagatelle.games.rokoko.module import AtMoment, Module, ModuleView
from bagatelle.games.rokoko.rules import RokokoRules
from bagatelle.games.rokoko.scoring import Scorer
from bagatelle.games.rokoko.state import EVERY_RANK, MASTER, TURN_OF
from bagatelle.games.rokoko.views import ViewMaker
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import any_of, bit
from bagatelle.kernel.chapter import NO_HINT, Chapter, Hint
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.message import Message, message
from bagatelle.kernel.rows import (
    EventKind,
    LineKind,
    MoveKind,
    Rows,
    event,
    frame_kinds,
    hint_kinds,
    reasons,
)
from bagatelle.kernel.table import Table
from bagatelle.kernel.views import OwnPart

SCENTS: Final = 3
LETTERS: Final = 6

SCENT: Final = frames.MODULES
SCENT_STEP: Final = frames.MODULES + 1
LETTERS_STEP: Final = frames.MODULES + 2
PERFUME: Final = moves.MODULES
CHOOSE_SCENT: Final = moves.MODULES + 1
LETTER_DEALT: Final = events.MODULES
SCENT_GAINED: Final = events.MODULES + 1
LETTER_SHOWN: Final = events.MODULES + 2
NO_LIVRE: Final = 200
CHOOSE_A_SCENT: Final = 201
SCENTS_NOW: Final = 20
LINE: Final = lines.MODULES
WHIFF: Final = effects.MODULE_KINDS
ALL_SCENTS: Final = effects.MODULE_COUNTERS

EVENTS: tuple[EventKind, ...] = (
    event(LETTER_DEALT, "PF-01 letter_dealt @player letter", barrier=True, secret="letter"),
    event(SCENT_GAINED, "PF-02 scent_gained @player scent"),
    event(LETTER_SHOWN, "PF-05 letter_shown @player letter", barrier=True),
)


class PerfumeView(ModuleView, frozen=True):
    scents: tuple[dict[str, str], ...]
    owned: tuple[tuple[int, ...], ...]
    """How many of each scent, party by party."""
    letters: tuple[str | None, ...]
    """Those that the viewer may know."""


class Perfumes(Extension):
    """For each player the letter, then how many of each scent; last, whether letters are shown."""

    WIDTH = 1 + SCENTS

    def __init__(self, players: int) -> None:
        super().__init__(players * self.WIDTH + 1)
        self.players = players

    def lay(self, t: Table, dealer: Dealer, events: Events) -> None:
        pool = (1 << LETTERS) - 1
        for seat in range(self.players):
            letter = any_of(pool, dealer)
            pool &= ~bit(letter)
            t[self.letter_at(seat)] = letter
            events.private(seat, LETTER_DEALT, seat, letter)

    def deal_anew(self, t: Table, seat: int, dealer: Dealer) -> None:
        if t[self.shown_at()] == 1:
            return
        pool = (1 << LETTERS) - 1
        if seat >= 0:
            pool &= ~bit(t[self.letter_at(seat)])
        for other in range(self.players):
            if other != seat:
                t[self.letter_at(other)] = any_of(pool, dealer)
                pool &= ~bit(t[self.letter_at(other)])

    def letter_at(self, seat: int) -> int:
        return int(self.at) + seat * self.WIDTH

    def shown_at(self) -> int:
        return int(self.at) + self.players * self.WIDTH

    def scents_of(self, t: Table, seat: int) -> tuple[int, ...]:
        first = self.letter_at(seat) + 1
        return tuple(t[first : first + SCENTS])

    def gain(self, t: Table, seat: int, scent: int, events: Events) -> None:
        t[self.letter_at(seat) + 1 + scent] += 1
        events.public(SCENT_GAINED, seat, scent)


class ScentCounter(Counter):
    def __init__(self, perfumes: Perfumes) -> None:
        self.perfumes = perfumes

    def count(self, t: Table, party: int) -> int:
        return sum(self.perfumes.scents_of(t, party))


class Perfume(MainAction):
    """PF-02."""

    def why_not(self, t: Table, seat: int, worker: int) -> int:
        return 0 if t[party.at(seat) + party.MONEY] > 0 else NO_LIVRE

    def begin(self, t: Table, seat: int, worker: int, events: Events) -> None:
        t[party.at(seat) + party.MONEY] -= 1
        agenda.push(t, SCENT, seat)


class ChooseScent(Chapter):
    def __init__(self, perfumes: Perfumes) -> None:
        self.perfumes = perfumes

    def legal(self, t: Table, seat: int, value: int, moves: Table) -> int:
        for scent in range(SCENTS):
            moves[scent] = CHOOSE_SCENT + scent
        return SCENTS

    def why_not(self, t: Table, seat: int, value: int, move: int) -> int:
        return 0 if 0 <= move - CHOOSE_SCENT < SCENTS else CHOOSE_A_SCENT

    def hint(self, t: Table, seat: int, value: int, move: int) -> Hint:
        scents = self.perfumes.scents_of(t, seat)[move - CHOOSE_SCENT]
        return (SCENTS_NOW, scents, 0) if scents else NO_HINT

    def decide(
        self, t: Table, seat: int, value: int, move: int, dealer: Dealer, events: Events
    ) -> None:
        agenda.pop(t)
        self.perfumes.gain(t, seat, move - CHOOSE_SCENT, events)


class ScentForDress(Chapter):
    """PF-04."""

    def __init__(self, perfumes: Perfumes) -> None:
        self.perfumes = perfumes

    def proceed(self, t: Table, value: int, dealer: Dealer, events: Events) -> None:
        self.perfumes.gain(t, t[TURN_OF], 1, events)


class ShowLetters(Chapter):
    """PF-05: before the scoring."""

    def __init__(self, perfumes: Perfumes) -> None:
        self.perfumes = perfumes

    def proceed(self, t: Table, value: int, dealer: Dealer, events: Events) -> None:
        t[self.perfumes.shown_at()] = 1
        for seat in range(self.perfumes.players):
            events.public(LETTER_SHOWN, seat, t[self.perfumes.letter_at(seat)])


class Whiff(EffectKind):
    """PF-03."""

    def __init__(self, perfumes: Perfumes) -> None:
        self.perfumes = perfumes

    def is_usable(self, t: Table, seat: int, effect: int, card: int) -> bool:
        return True

    def use(
        self, t: Table, seat: int, effect: int, card: int, dealer: Dealer, events: Events
    ) -> None:
        self.perfumes.gain(t, seat, 0, events)


class PerfumeLine(Scorer):
    """PF-05."""

    def __init__(self, rules: RokokoRules, perfumes: Perfumes) -> None:
        super().__init__(rules.box, LINE)
        self.perfumes = perfumes

    def points(self, t: Table, who: int) -> int:
        scents = self.box.counters[ALL_SCENTS].count(t, who)
        return scents // 2 + t[self.perfumes.letter_at(who)]


class PerfumeModule(Module):
    name = "perfume"
    rows = Rows(
        frames=frame_kinds(
            decisions={
                SCENT: "scent",
            },
            steps={
                SCENT_STEP: "scent_step",
                LETTERS_STEP: "letters_step",
            },
        ),
        moves=(
            MoveKind(PERFUME, "perfume", "perfume"),
            MoveKind(CHOOSE_SCENT, "scent", "scent {scent}"),
        ),
        events=EVENTS,
        reasons=reasons(
            {
                NO_LIVRE: "PF-02 no-livre",
                CHOOSE_A_SCENT: "PF-02 choose-a-scent",
            }
        ),
        hints=hint_kinds(
            {
                SCENTS_NOW: "scents #scents",
            }
        ),
    )
    lines = (LineKind(LINE, "perfume", Message("perfume-line"), "PF-05", lines.FROM_BONUSES, True),)
    at_moments = (
        AtMoment(moments.DRESS_PLACED, SCENT_STEP),
        AtMoment(moments.SCORING, LETTERS_STEP, before=frames.SCORING_STEP),
    )
    ids = {  # noqa: RUF012
        "scent": [str(number + 1) for number in range(SCENTS)],
        "letter": [str(number) for number in range(LETTERS)],
    }

    def __init__(self, rules: RokokoRules, contents: Contents, labels: Labels) -> None:
        super().__init__(rules, contents, labels)
        self.perfumes = Perfumes(int(rules.players))
        rules.join(self.perfumes)
        rules.actions.append(Perfume(rules.box, PERFUME, EVERY_RANK))
        rules.chapters[SCENT] = ChooseScent(self.perfumes)
        rules.chapters[SCENT_STEP] = ScentForDress(self.perfumes)
        rules.chapters[LETTERS_STEP] = ShowLetters(self.perfumes)
        rules.box.counters[ALL_SCENTS] = ScentCounter(self.perfumes)
        rules.box.effect_kinds[WHIFF] = Whiff(self.perfumes)
        rules.scorers.append(PerfumeLine(rules, self.perfumes))
        things = rules.box.things
        whiff = things.add_effect([WHIFF])
        for worker in range(things.base_workers):
            if things.worker_kind[worker] == MASTER:
                things.worker_effect[worker] = whiff

    def public_view(self, t: Table, views: ViewMaker) -> PerfumeView:
        shown = t[self.perfumes.shown_at()] == 1
        seats = range(int(self.rules.players))
        return PerfumeView(
            scents=tuple({"id": f"scent:{scent + 1}"} for scent in range(SCENTS)),
            owned=tuple(self.perfumes.scents_of(t, seat) for seat in seats),
            letters=tuple(self._letter(t, seat) if shown else None for seat in seats),
        )

    def own_view(self, t: Table, seat: int, views: ViewMaker) -> OwnPart:
        return {f"/letters/{seat}": self._letter(t, seat)}

    def _letter(self, t: Table, seat: int) -> str:
        return f"letter:{t[self.perfumes.letter_at(seat)]}"

    def label(self, ref: str) -> Message | None:
        domain, _, name = ref.partition(":")
        return message(f"perfume-{domain}", name=name) if domain in self.ids else None

    def broken_invariants(self, t: Table) -> list[str]:
        letters = [t[self.perfumes.letter_at(seat)] for seat in range(int(self.rules.players))]
        return [] if len({*letters}) == len(letters) else ["PF-01: a letter was dealt twice"]
