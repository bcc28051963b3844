"""The best ways to spend a turn of the Banquet: every way to take, every way to share the dishes
out among the nobles, each noble served in its best order.

What the nobles are worth afterwards is added up: one does not matter to the other. So all shares
of a way to take are compared by a few additions, without carrying them out.
"""

from typing import Final

from mypy_extensions import i64

from bagatelle.bots.banquet.chances import Arrivals, Chase, chase_of
from bagatelle.bots.search.floats import Floats
from bagatelle.games.banquet import demands, moves, state
from bagatelle.games.banquet.box import Box
from bagatelle.games.banquet.rules import BanquetRules
from bagatelle.kernel.table import Table

WAYS: Final = moves.TAKE_IMPOSTER + moves.TURNS_OF_IMPOSTER
SETS: Final = 1 << state.TAKEN
GUESTS: Final = state.NOBLES + 1
"""The nobles of a seat, and nobody: whoever has satisfied all need not serve the rest."""

IMPOSSIBLE: Final = -1.0e6
VICTORY: Final = 20.0
"""What the sixth noble is worth beside its points: it wins at once (BQ-END-11)."""

# A service as a number: up to three plates, the first in the lowest place, and how it ends.
PLATE: Final = 256
CLEARED: Final = PLATE * PLATE * PLATE
LEFT_OPEN: Final = 2 * CLEARED
DINED: Final = 4 * CLEARED


class Worth:
    """What a seat's nobles are worth with a chance to be satisfied, and its imposter."""

    def __init__(self, box: Box) -> None:
        self.box: Box = box
        self.straight: Floats = Floats([1.0] * state.NOBLES)
        """By the place in the row of nobles; all are multiplied by the noble's points."""
        self.left: Floats = Floats([0.0] * state.NOBLES)
        """The same, by what is left of the game."""
        self.square: Floats = Floats([0.0] * state.NOBLES)
        """The same, by the square of the chance."""
        self.dish: float = 0.002
        self.imposter: float = 0.1
        self.imposter_left: float = 0.4

    def of(self, noble: i64, chance: float, left: float) -> float:
        position = noble % state.NOBLES
        factor = self.straight[position] + self.left[position] * left
        factor += self.square[position] * chance
        return float(self.box.points[noble]) * chance * factor

    def of_imposter(self, left: float) -> float:
        return self.imposter + self.imposter_left * left


class Planner:
    """Plans the turns of all seats of one game, one after the other."""

    def __init__(self, rules: BanquetRules) -> None:
        box = rules.box
        self.box: Box = box
        self.players: i64 = rules.players
        self.arrivals: Arrivals = Arrivals(box, rules.players)
        self.worth: Worth = Worth(box)
        self.chases: list[Chase] = [
            chase_of(box.demands[noble], box.colours[noble]) for noble in range(state.ALL_NOBLES)
        ]
        self.best: list[float] = []
        """What the plans promise, the best first."""
        self._plans: Table = Table([0] * 4)
        self._seat: i64 = 0
        self._left: float = 0.0
        self._nobles: Table = Table([0] * GUESTS)
        self._guests: i64 = 0
        self._as_it_is: Floats = Floats([0.0] * GUESTS)
        self._when_empty: Floats = Floats([0.0] * GUESTS)
        self._counts: Table = Table([0] * GUESTS)
        self._dishes: Table = Table([0] * (WAYS * state.TAKEN))
        self._takes: Table = Table([0] * WAYS)
        """The move that takes each way; NONE if the dishes are in hand already."""
        self._ways: i64 = 0
        self._gains: Floats = Floats([0.0] * (WAYS * GUESTS * SETS))
        self._services: Table = Table([0] * (WAYS * GUESTS * SETS))
        self._plates: Table = Table([0] * (4 * (state.MAX_DISHES + state.TAKEN)))

    # ------------------------------------------------------------------ what there is to plan

    def look(self, t: Table, seat: i64, left: float) -> None:
        """A seat plans what is left of its turn."""
        self._seat = seat
        self._left = left
        self.arrivals.look(t, max(1, self.players - 1))
        self._guests = 0
        for position in range(state.NOBLES):
            at = state.noble_at(seat, position)
            if t[at + state.SATISFIED] == 1:
                continue
            noble = self.box.icons[seat] * state.NOBLES + position
            chase = self.chases[noble]
            chase.look(self.arrivals)
            guest = self._guests
            self._nobles[guest] = noble
            self._counts[guest] = t[at + state.COUNT]
            empty = self._worth_of(noble, chase.chance(t, at + state.PLATES, 0), 0)
            count = t[at + state.COUNT]
            worth = empty
            if count > 0:
                worth = self._worth_of(noble, chase.chance(t, at + state.PLATES, count), count)
            self._when_empty[guest] = empty
            self._as_it_is[guest] = worth
            self._guests += 1

    def plan(self, t: Table, keep: i64) -> i64:
        """The best plans for a seat that has looked, which takes or has taken; returns how many
        there are.
        """
        self._note_ways(t)
        self._plans = Table([0] * int(4 * keep))
        self.best = []
        for way in range(self._ways):
            self._serve_all(t, way)
            self._share(way, keep)
        return len(self.best)

    def is_better_empty(self, t: Table, seat: i64, position: i64) -> bool:
        """Whether a noble should be cleared by choice; asked after ``look``."""
        noble = self.box.icons[seat] * state.NOBLES + position
        for guest in range(self._guests):
            if self._nobles[guest] == noble:
                return self._counts[guest] > 0 and self._when_empty[guest] > self._as_it_is[guest]
        return False

    def moves_of(self, number: i64) -> list[int]:
        """The moves of a plan."""
        way = self._plans[4 * number]
        plan: list[int] = []
        if self._takes[way] != state.NONE:
            plan.append(int(self._takes[way]))
        clears: list[int] = []
        asked = False
        for guest in range(self._guests):
            some: i64 = 0
            for place in range(state.TAKEN):
                if self._plans[4 * number + 1 + place] == guest:
                    some |= 1 << place
            noble = self._nobles[guest]
            if some == 0:
                if self._counts[guest] > 0:
                    asked = True
                    if self._when_empty[guest] > self._as_it_is[guest]:
                        clears.append(int(moves.CLEAR_NOBLE + noble))
                continue
            service = self._services[(way * GUESTS + guest) * SETS + some]
            courses = self.box.courses[noble]
            rest = service % CLEARED
            while rest > 0:
                plate = rest % PLATE - 1
                rest //= PLATE
                if courses > 1:
                    move = moves.serve_course_move(
                        plate % state.COURSE, noble, plate // state.COURSE
                    )
                else:
                    move = moves.serve_move(plate, noble)
                plan.append(int(move))
            if service // LEFT_OPEN % 2 == 1:
                asked = True
                if service // CLEARED % 2 == 1:
                    clears.append(int(moves.CLEAR_NOBLE + noble))
        plan += clears
        if asked:
            plan.append(int(moves.DONE))
        return plan

    # ------------------------------------------------------------------ one noble

    def _worth_of(self, noble: i64, chance: float, dishes: i64) -> float:
        return self.worth.of(noble, chance, self._left) + self.worth.dish * float(dishes)

    def _note_ways(self, t: Table) -> None:
        """The ways to take, or the dishes in hand as the only way."""
        self._ways = 0
        in_hand: i64 = 0
        for place in range(state.TAKEN):
            dish = t[state.TRAY + place]
            self._dishes[place] = dish
            if dish != state.NONE:
                in_hand += 1
        if in_hand > 0:
            self._takes[0] = state.NONE
            self._ways = 1
            return
        ways: i64 = WAYS
        if t[state.seat_at(self._seat) + state.IMPOSTER_USED] == 1:
            ways = moves.TAKE_IMPOSTER
        for way in range(ways):
            take = way
            if way >= moves.TAKE_IMPOSTER:
                take = moves.imposter_move(self.box.icons[self._seat], way - moves.TAKE_IMPOSTER)
            self._takes[way] = take
            for place in range(state.TAKEN):
                cell = self.box.ways[take * state.TAKEN + place]
                self._dishes[way * state.TAKEN + place] = t[state.SIDEBOARD + cell]
        self._ways = ways

    def _serve_all(self, t: Table, way: i64) -> None:
        """What each noble gains by each set of the dishes."""
        for guest in range(self._guests):
            noble = self._nobles[guest]
            at = state.noble_at(self._seat, noble % state.NOBLES)
            count = t[at + state.COUNT]
            for plate in range(count):
                self._plates[plate] = t[at + state.PLATES + plate]
            number = (way * GUESTS + guest) * SETS
            self._gains[number] = 0.0
            for some in range(1, SETS):
                self._gains[number + some] = IMPOSSIBLE
            self._serve(guest, noble, 0, count, way, 0, 0, 1)
            keeps = max(self._as_it_is[guest], self._when_empty[guest])
            for some in range(1, SETS):
                self._gains[number + some] -= keeps

    def _serve(
        self,
        guest: i64,
        noble: i64,
        at: i64,
        count: i64,
        way: i64,
        served: i64,
        service: i64,
        unit: i64,
    ) -> None:
        """All orders in which a noble can be served more dishes; for each set of dishes the best
        is noted.
        """
        demand, colour = self.box.demands[noble], self.box.colours[noble]
        courses = self.box.courses[noble]
        for place in range(state.TAKEN):
            dish = self._dishes[way * state.TAKEN + place]
            if served >> place & 1 == 1 or dish == state.NONE:
                continue
            number = (way * GUESTS + guest) * SETS + (served | 1 << place)
            for course in range(courses):
                plate = dish + course * state.COURSE
                self._plates[at + count] = plate
                now = service + (plate + 1) * unit
                then = count + 1
                verdict = demand.judge(self._plates, at, then, colour)
                if verdict == demands.COMPLETE:
                    self._note(number, float(self.box.points[noble]), now + DINED)
                    continue
                if verdict == demands.DEAD:
                    self._note(number, self._when_empty[guest], now)
                    if self._guests > state.TAKEN - 1:
                        # Others can take what comes next: here all is thrown away, or nothing.
                        self._throw_away(guest, way, number % SETS, now, unit * PLATE)
                        continue
                    then = 0
                elif not self._note_open(guest, noble, number, at, then, now):
                    continue
                if number % SETS == SETS - 1:
                    continue
                below = at + count + 1
                for copied in range(then):
                    self._plates[below + copied] = self._plates[at + copied]
                self._serve(guest, noble, below, then, way, number % SETS, now, unit * PLATE)

    def _note_open(
        self, guest: i64, noble: i64, number: i64, at: i64, count: i64, service: i64
    ) -> bool:
        """Note a noble that waits for more; false if nothing more can come of it."""
        chance = self.chases[noble].chance(self._plates, at, count)
        worth = self._worth_of(noble, chance, count)
        if worth < self._when_empty[guest]:
            self._note(number, self._when_empty[guest], service + LEFT_OPEN + CLEARED)
        else:
            self._note(number, worth, service + LEFT_OPEN)
        return chance > 0.0

    def _throw_away(self, guest: i64, way: i64, served: i64, service: i64, unit: i64) -> None:
        """Serve more dishes to a noble that is empty now and can use none of them."""
        noble = self._nobles[guest]
        for place in range(state.TAKEN):
            dish = self._dishes[way * state.TAKEN + place]
            if served >> place & 1 == 1 or dish == state.NONE:
                continue
            self._plates[0], first = dish, self._plates[0]
            verdict = self.box.demands[noble].judge(self._plates, 0, 1, self.box.colours[noble])
            self._plates[0] = first
            if verdict == demands.DEAD:
                then, now = served | 1 << place, service + (dish + 1) * unit
                self._note((way * GUESTS + guest) * SETS + then, self._when_empty[guest], now)
                self._throw_away(guest, way, then, now, unit * PLATE)

    def _note(self, number: i64, gain: float, service: i64) -> None:
        if gain > self._gains[number]:
            self._gains[number] = gain
            self._services[number] = service

    # ------------------------------------------------------------------ all nobles

    def _share(self, way: i64, keep: i64) -> None:
        """All ways to share three dishes out; the best of all ways to take are kept."""
        worth = 0.0
        for guest in range(self._guests):
            worth += max(self._as_it_is[guest], self._when_empty[guest])
        if self._takes[way] >= moves.TAKE_IMPOSTER:
            worth -= self.worth.of_imposter(self._left)
        nobody = self._guests
        first, gains = way * GUESTS * SETS, self._gains
        last: i64 = nobody + 1 if self._guests < state.TAKEN else nobody
        one: i64 = 0
        while one < last:
            if self._dishes[way * state.TAKEN] == state.NONE:
                one = nobody
            two: i64 = 0
            while two < last:
                if self._dishes[way * state.TAKEN + 1] == state.NONE:
                    two = nobody
                three: i64 = 0
                while three < last:
                    if self._dishes[way * state.TAKEN + 2] == state.NONE:
                        three = nobody
                    total = worth
                    sets_one: i64 = 1
                    if two == one:
                        sets_one += 2
                    if three == one:
                        sets_one += 4
                    if one != nobody:
                        total += gains[first + one * SETS + sets_one]
                    if two != one and two != nobody:
                        sets_two: i64 = 6 if three == two else 2
                        total += gains[first + two * SETS + sets_two]
                    if three != one and three != two and three != nobody:
                        total += gains[first + three * SETS + 4]
                    if self._guests <= state.TAKEN:
                        total += self._victory(way, one, two, three)
                    self._keep(total, way, one, two, three, keep)
                    three += 1
                two += 1
            one += 1

    def _victory(self, way: i64, one: i64, two: i64, three: i64) -> float:
        """Whether all nobles are satisfied; only then need not every dish be served."""
        dined: i64 = 0
        for guest in range(self._guests):
            some: i64 = 0
            if one == guest:
                some += 1
            if two == guest:
                some += 2
            if three == guest:
                some += 4
            if some == 0:
                continue
            if self._services[(way * GUESTS + guest) * SETS + some] >= DINED:
                dined += 1
        if dined == self._guests:
            return VICTORY
        dishes: i64 = way * state.TAKEN
        nobody = self._guests
        if (
            (one == nobody and self._dishes[dishes] != state.NONE)
            or (two == nobody and self._dishes[dishes + 1] != state.NONE)
            or (three == nobody and self._dishes[dishes + 2] != state.NONE)
        ):
            return IMPOSSIBLE
        return 0.0

    def _keep(self, total: float, way: i64, one: i64, two: i64, three: i64, keep: i64) -> None:
        count: i64 = len(self.best)
        if total < IMPOSSIBLE / 2.0 or (count == keep and total <= self.best[count - 1]):
            return
        if count < keep:
            self.best.append(total)
            count += 1
        plans = self._plans
        place = count - 1
        while place > 0 and self.best[place - 1] < total:
            self.best[place] = self.best[place - 1]
            for part in range(4):
                plans[4 * place + part] = plans[4 * place - 4 + part]
            place -= 1
        self.best[place] = total
        plans[4 * place] = way
        plans[4 * place + 1] = one
        plans[4 * place + 2] = two
        plans[4 * place + 3] = three
