"""Rokoko's mind: how far it looks, and how anybody may go on from a table."""

from typing import Final

from mypy_extensions import i64

from bagatelle.bots.rokoko import figures as fig
from bagatelle.bots.rokoko.jewelry import (
    jeweller_of,
    worth_for_trials,
)
from bagatelle.bots.rokoko.side import Side
from bagatelle.bots.rokoko.workers import worth_of_effect, worth_of_rank
from bagatelle.bots.search.floats import Floats
from bagatelle.bots.search.lines import LONGEST
from bagatelle.bots.search.mind import Mind
from bagatelle.games.rokoko import effects, frames, moves, party, state
from bagatelle.games.rokoko.box import Box
from bagatelle.games.rokoko.modules.jewelry_box.jeweller import Jeweller
from bagatelle.games.rokoko.rules import RokokoRules
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import bit, count, has
from bagatelle.kernel.chapter import move_buffer
from bagatelle.kernel.dealer import Dealer, QuickDealer
from bagatelle.kernel.events import Events, NoEvents
from bagatelle.kernel.table import Table

AFTER_THE_ACTION: Final = (frames.BONUS_STEP, frames.END_TURN_STEP, frames.TURN_STEP)
MID_TURN: Final = 0.3
"""What a decision in the middle of a turn is worth of the thoughts of a turn."""
WAYS_TO_PAY: Final = 1
"""How many ways to pay the policy looks into."""


class RokokoMind(Mind):
    """Rokoko in one variant, with or without modules."""

    def __init__(self, rules: RokokoRules) -> None:
        super().__init__(rules, fig.FIGURES)
        self.box: Box = rules.box
        self.jeweller: Jeweller | None = jeweller_of(rules)
        self._side: Side = Side(rules.box, self.jeweller)
        self._events: Events = NoEvents()
        self._probe: QuickDealer = QuickDealer("probe")
        self._line: list[int] = []
        self._line_of: i64 = -1
        self._buffers: list[Table] = [move_buffer() for _ in range(LONGEST)]
        """For the moves at each depth of an action."""

    # ------------------------------------------------------------------ what a side looks like

    def left(self, t: Table) -> float:
        """By the cards that all players still have to play."""
        held: i64 = 0
        hand, rounds = self.box.constants.hand_size, self.box.constants.rounds
        for seat in range(self.players):
            held += min(count(t[party.at(seat) + party.HAND]), hand)
        return self._part(t, float(held) / float(self.players), hand, rounds)

    def left_of(self, t: Table, seat: i64) -> float:
        """By the cards that one player still has to play."""
        hand, rounds = self.box.constants.hand_size, self.box.constants.rounds
        held = min(count(t[party.at(seat) + party.HAND]), hand)
        return self._part(t, float(held), hand, rounds)

    def _part(self, t: Table, held: float, hand: i64, rounds: i64) -> float:
        if self._picks(t):
            held = float(hand)
        return (float((rounds - t[state.ROUND]) * hand) + held) / float(rounds * hand)

    def _picks(self, t: Table) -> bool:
        """Whether hands are being chosen: then the round is all before us."""
        return t[agenda.DEPTH] > 0 and agenda.kind_of(t, agenda.top(t)) == frames.PICK

    def weigh(self, t: Table, who: i64, figures: Floats) -> None:
        number: i64 = 0
        while number < fig.FIGURES:
            figures[number] = 0.0
            number += 1
        if who >= self.players:
            left = self.left(t)
            figures[fig.LADY] = left
            figures[fig.LADY_SQUARED] = left * left
        elif t[state.ENDED] == 0:
            self._side.describe(t, who, self.left_of(t, who), figures)

    # ------------------------------------------------------------------ how far to look

    def ends_line(self, t: Table, after: Table, seat: i64) -> bool:
        """A turn is a line, also if the next turn is the seat's again."""
        return agenda.kind_of(after, agenda.frame_of(after, seat)) == frames.PLAY

    def share(self, t: Table, seat: i64) -> float:
        """A card and its action are the turn; what follows is a part of it."""
        kind = agenda.kind_of(t, agenda.frame_of(t, seat))
        return 1.0 if kind == frames.PLAY or kind == frames.PICK else MID_TURN

    def goal(self, t: Table) -> i64:
        """The end of the round; the round after it, if little is left of this one."""
        held: i64 = 0
        for seat in range(self.players):
            held += count(t[party.at(seat) + party.HAND])
        further: i64 = 1 if held < self.players and not self._picks(t) else 0
        return t[state.ROUND] + 1 + further

    def is_there(self, t: Table, goal: i64) -> bool:
        return t[state.ROUND] >= goal

    def is_quiet(self, t: Table) -> bool:
        """Between two turns, and before hands are chosen."""
        kind = agenda.kind_of(t, agenda.top(t))
        return kind == frames.PLAY or kind == frames.PICK

    # ------------------------------------------------------------------ how to play on

    def policy(self, t: Table, seat: i64, dealer: Dealer) -> i64:
        """The card with the best rank and bonus; for it the action that leads to the best table."""
        frame = agenda.frame_of(t, seat)
        kind = agenda.kind_of(t, frame)
        buffer = self._buffers[0]
        found = self.rules.legal_into(t, seat, buffer)
        if found == 1:
            return buffer[0]
        if kind == frames.PICK:
            return self._best_worker(t, seat, buffer, found, moves.PICK_WORKER)
        if kind == frames.PLAY:
            return self._best_worker(t, seat, buffer, found, moves.PLAY_WORKER)
        if self._line_of == seat and len(self._line) > 0:
            planned = self._line.pop(0)
            if self.rules.why_not(t, seat, planned) == 0:
                return planned
        best = Way(-1.0e9)
        self._look(t, seat, [], best)
        self._line_of = seat
        self._line = best.moves
        return self._line.pop(0)

    def begin(self) -> None:
        self._line = []
        self._line_of = -1

    def _best_worker(self, t: Table, seat: i64, buffer: Table, found: i64, first: i64) -> i64:
        best, most = buffer[0], -1.0e9
        for number in range(found):
            worth = self._worth_of_worker(t, seat, buffer[number] - first)
            if worth > most:
                best, most = buffer[number], worth
        return best

    def _worth_of_worker(self, t: Table, seat: i64, worker: i64) -> float:
        things = self.box.things
        worth = worth_of_rank(things.worker_kind[worker])
        worth += worth_of_effect(self.box, t, seat, things.worker_effect[worker])
        if self.jeweller is not None:
            worth += worth_for_trials(self.jeweller, t, seat, worker)
        return worth

    def _look(self, t: Table, seat: i64, line: list[int], best: "Way") -> None:
        """Look through an action to its end; ``best`` keeps the way to the best table."""
        buffer = self._buffers[len(line)]
        found = self.rules.legal_into(t, seat, buffer)
        kind = agenda.kind_of(t, agenda.frame_of(t, seat))
        if kind == frames.PAY:
            found = min(found, WAYS_TO_PAY)
        halls_seen: i64 = 0
        for number in range(found):
            move = buffer[number]
            if kind == frames.PLACE and move < moves.SELL:
                looks = bit(self._kind_of_space(move - moves.RENT_OUT))
                if halls_seen & looks != 0:
                    continue
                halls_seen |= looks
            after = t[:]
            self.rules.decide(after, seat, move, self._probe, self._events)
            self._settle(after, seat, [*line, int(move)], best)

    def _settle(self, after: Table, seat: i64, line: list[int], best: "Way") -> None:
        while agenda.goes_on(after):
            if agenda.kind_of(after, agenda.top(after)) in AFTER_THE_ACTION:
                break
            self.rules.proceed(after, self._probe, self._events)
        if agenda.decider(after) == seat and len(line) < LONGEST:
            self._look(after, seat, line, best)
            return
        worth = self.estimate(after, seat) + self._bonus_to_come(after, seat)
        if worth > best.worth:
            best.worth = worth
            best.moves = line

    def _kind_of_space(self, space: i64) -> i64:
        """Spaces of one hall with equal rewards are alike."""
        board = self.box.board
        hall: i64 = 0
        while not has(board.hall_spaces[hall], space):
            hall += 1
        return (hall * 5 + board.space_reward[space]) * 2 + (board.master_spaces >> space & 1)

    def _bonus_to_come(self, t: Table, seat: i64) -> float:
        if t[agenda.DEPTH] == 0:
            return 0.0
        frame = agenda.top(t)
        if agenda.kind_of(t, frame) != frames.BONUS_STEP:
            return 0.0
        value = agenda.value_of(t, frame)
        effect, card = effects.effect_in(value), effects.card_in(value)
        if not self.box.kind_of(effect).is_usable(t, seat, effect, card):
            return 0.0
        return worth_of_effect(self.box, t, seat, effect)


class Way:
    """Moves, and what the table is worth after them."""

    def __init__(self, worth: float) -> None:
        self.worth: float = worth
        self.moves: list[int] = []
