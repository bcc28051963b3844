"""How Rokoko is weighed and played on: the figures of a side, and a policy for playouts."""

from typing import Final

from mypy_extensions import i64

from bagatelle.bots.rokoko.jewelry import (
    jeweller_of,
    specialist_worth,
    staff_bonuses,
    trial_worth,
    worth_for_trials,
)
from bagatelle.bots.rokoko.workers import worth_of_effect, worth_of_rank
from bagatelle.bots.search.floats import Floats
from bagatelle.bots.search.lines import LONGEST
from bagatelle.bots.search.mind import Mind
from bagatelle.games.rokoko import effects, frames, halls, majorities, moves, party, state
from bagatelle.games.rokoko.box import Box
from bagatelle.games.rokoko.modules.jewelry_box import jeweller as places
from bagatelle.games.rokoko.modules.jewelry_box.jeweller import Jeweller
from bagatelle.games.rokoko.rules import RokokoRules
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import bit, count, has
from bagatelle.kernel.chapter import move_buffer
from bagatelle.kernel.dealer import Dealer, QuickDealer
from bagatelle.kernel.events import Events, NoEvents
from bagatelle.kernel.table import Table

# The figures. Most come twice: as they are, and by how much of the game is left.
LEFT: Final = 0
LEFT_SQUARED: Final = 1
MONEY: Final = 2
MONEY_LEFT: Final = 3
SPARE_MONEY: Final = 4
SILK: Final = 5
"""Four colours."""
YARN: Final = 9
LACE: Final = 10
TRIMMING_PAIR: Final = 11
READY: Final = 12
"""Dresses in the windows that could be paid now."""
NEARLY: Final = 13
"""Bales that are missing for the nearest dress."""
STAFF: Final = 14
"""Three ranks, by what is left of the game."""
LEVEL: Final = 17
"""Levels of the hired, by what is left."""
HAND: Final = 18
"""Three ranks in hand."""
BONUSES: Final = 21
BONUSES_LATER: Final = 22
UPPER: Final = 23
LOWER: Final = 24
STATUE: Final = 25
FIREWORKS: Final = 26
MUSICIAN: Final = 27
PRESENT: Final = 28
EVERYWHERE: Final = 29
GUESTS: Final = 30
DECORATIONS: Final = 31
MAJORITIES: Final = 32
FIREWORKS_POINTS: Final = 33
FAVOUR: Final = 34
FIRST: Final = 35
COLOURS: Final = 36
THIN_STAFF: Final = 37
JEWELS: Final = 38
JEWELLER: Final = 39
TRIALS: Final = 40
SPECIALIST: Final = 41
STAFF_BONUSES: Final = 42
LADY: Final = 43
"""Madame du Barry, who plays by cards: so much of the game is left for her."""
LADY_SQUARED: Final = 44
READY_PRESTIGE: Final = 45
ROYAL: Final = 46
"""Dresses in the hall before the terrace, without fireworks for them."""
FIGURES: Final = 47

NAMES: Final = (
    *("left", "left squared", "money", "money left", "spare money"),
    *("silk 0", "silk 1", "silk 2", "silk 3", "yarn", "lace", "trimming pair"),
    *("ready", "nearly", "apprentices", "journeymen", "masters", "levels"),
    *("apprentices in hand", "journeymen in hand", "masters in hand"),
    *("bonuses in hand", "bonuses later", "upper", "lower", "statue", "fireworks", "musician"),
    *("present", "everywhere", "guests", "decorations", "majorities", "fireworks points"),
    *("favour", "first", "colours", "thin staff", "jewels", "jeweller", "trials", "specialist"),
    *("staff bonuses", "lady", "lady squared", "ready prestige", "royal"),
)

ENOUGH_MONEY: Final = 25
ENOUGH_BALES: Final = 5
THIN: Final = 7
"""A staff that is smaller plays its cards more often, and has fewer to choose from."""

AFTER_THE_ACTION: Final = (frames.BONUS_STEP, frames.END_TURN_STEP, frames.TURN_STEP)
MID_TURN: Final = 0.3
"""What a decision in the middle of a turn is worth of the thoughts of a turn."""
WAYS_TO_PAY: Final = 1
"""How many ways to pay the policy looks into."""


class RokokoMind(Mind):
    """Rokoko in one variant, with or without modules."""

    def __init__(self, rules: RokokoRules) -> None:
        super().__init__(rules, FIGURES)
        self.box: Box = rules.box
        self.jeweller: Jeweller | None = jeweller_of(rules)
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
        while number < FIGURES:
            figures[number] = 0.0
            number += 1
        if who >= self.players:
            left = self.left(t)
            figures[LADY] = left
            figures[LADY_SQUARED] = left * left
            return
        left = self.left_of(t, who)
        if t[state.ENDED] == 1:
            return
        own, board, things = party.at(who), self.box.board, self.box.things
        soon = min(1.0, 3.0 * left)
        rounds_left = float(self.box.constants.rounds - t[state.ROUND])
        figures[LEFT] = left
        figures[LEFT_SQUARED] = left * left
        self._weigh_means(t, who, figures, left, soon)
        staff = party.staff_that_stays(t, who)
        size = count(staff)
        hand = t[own + party.HAND]
        again = rounds_left * float(self.box.constants.hand_size) / float(max(1, size))
        others: i64 = staff
        while others != 0:
            low: i64 = others & -others
            others ^= low
            worker: i64 = int(low).bit_length() - 1
            rank = things.worker_kind[worker]
            figures[STAFF + rank] += left
            figures[LEVEL] += float(things.worker_level[worker]) * left
            if things.worker_effect[worker] != effects.NONE:
                bonus = worth_of_effect(self.box, t, who, things.worker_effect[worker])
                figures[BONUSES_LATER] += bonus * again
                if has(hand, worker):
                    figures[BONUSES] += bonus
            if has(hand, worker):
                figures[HAND + rank] += 1.0
        if size < THIN:
            figures[THIN_STAFF] = float(THIN - size) * left
        funded = t[own + party.DECORATIONS]
        incomes = rounds_left + 1.0
        if funded & board.of_kind[state.UPPER] != 0:
            figures[UPPER] = incomes * (float(count(funded)) + left)
        if funded & board.of_kind[state.LOWER] != 0:
            figures[LOWER] = incomes * (float(count(t[own + party.GUESTS])) + 2.0 * left)
        figures[STATUE] = float(count(funded & board.of_kind[state.STATUE])) * left
        lit = count(funded & board.of_kind[state.FIREWORKS])
        figures[FIREWORKS] = float(lit) * left
        figures[MUSICIAN] = float(count(funded & board.of_kind[state.MUSICIAN])) * left
        figures[DECORATIONS] = float(count(funded)) * left
        self._weigh_ball(t, who, figures, left, lit)
        if self.jeweller is not None:
            self._weigh_jewels(self.jeweller, t, who, figures, left)

    def _weigh_means(self, t: Table, who: i64, figures: Floats, left: float, soon: float) -> None:
        """Money, silk and trimmings, and what can be made of them."""
        own, things = party.at(who), self.box.things
        money = t[own + party.MONEY]
        figures[MONEY] = float(min(money, ENOUGH_MONEY)) * soon
        figures[MONEY_LEFT] = float(min(money, ENOUGH_MONEY)) * left
        figures[SPARE_MONEY] = float(max(0, money - ENOUGH_MONEY)) * soon
        for colour in range(state.COLOURS):
            bales = t[own + party.SILK + colour]
            figures[SILK + colour] = float(min(bales, ENOUGH_BALES)) * soon
        yarn, lace = t[own + party.YARN], t[own + party.LACE]
        figures[YARN] = float(min(yarn, 4)) * soon
        figures[LACE] = float(min(lace, 4)) * soon
        figures[TRIMMING_PAIR] = float(min(yarn, lace)) * soon
        best, nearest = 0.0, 4.0
        ready: i64 = 0
        for window in range(state.WINDOWS, state.WINDOWS + self.box.board.windows):
            dress = t[window]
            if dress == state.NONE:
                continue
            missing: i64 = 0
            for colour in range(state.COLOURS):
                lacks = things.needs(dress, colour) - t[own + party.SILK + colour]
                if lacks > 0:
                    missing += lacks
            missing += max(0, things.dress_yarn[dress] - yarn)
            missing += max(0, things.dress_lace[dress] - lace)
            if missing == 0:
                ready += 1
                best = max(best, float(things.dress_prestige[dress]))
            nearest = min(nearest, float(missing))
        figures[READY] = float(min(ready, 3)) * soon
        figures[READY_PRESTIGE] = best * soon
        figures[NEARLY] = nearest * soon

    def _weigh_ball(self, t: Table, who: i64, figures: Floats, left: float, lit: i64) -> None:
        """Dresses at the ball, majorities, favour."""
        own, board = party.at(who), self.box.board
        present: i64 = 0
        leads: i64 = 0
        for hall in range(state.HALLS):
            if halls.is_present(self.box, t, who, hall):
                present += 1
                leads += majorities.hall_points(self.box, t, who, hall)
        everywhere = False
        free = False
        for place in range(len(board.all_halls)):
            owner = t[state.ALL_HALLS + place]
            if owner == who:
                everywhere = True
            elif owner == state.NONE:
                free = True
        if everywhere:
            figures[EVERYWHERE] = left
        elif free:
            figures[PRESENT] = float(present) * left
        guests = t[own + party.GUESTS]
        figures[GUESTS] = float(count(guests)) * left
        figures[MAJORITIES] = float(leads) * left
        figures[FIREWORKS_POINTS] = float(majorities.fireworks_points(self.box, t, who)) * left
        royal = count(guests & board.hall_spaces[board.terrace_hall])
        figures[ROYAL] = float(max(0, royal - lit)) * left
        dressed: i64 = 0
        for colour in range(state.COLOURS):
            if t[own + party.DRESSED + colour] > 0:
                dressed += 1
        figures[COLOURS] = float(dressed) * left
        last = t[state.ROUND] == self.box.constants.rounds
        if t[state.FAVOUR] == who and not last:
            figures[FAVOUR] = 1.0
        elif t[state.START_PLAYER] == who and t[state.FAVOUR] == state.NONE and not last:
            figures[FIRST] = 1.0

    def _weigh_jewels(
        self, jeweller: Jeweller, t: Table, who: i64, figures: Floats, left: float
    ) -> None:
        incomes = float(self.box.constants.rounds - t[state.ROUND] + 1)
        jewels = count(t[jeweller.own(who) + places.JEWELS])
        figures[JEWELS] = float(jewels) * incomes
        if jeweller.may_buy(t, who):
            figures[JEWELLER] = left
        figures[TRIALS] = trial_worth(jeweller, t, who, left)
        figures[SPECIALIST] = specialist_worth(jeweller, t, who, left)
        figures[STAFF_BONUSES] = staff_bonuses(jeweller, t, who)

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
