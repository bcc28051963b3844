"""Serving dishes (section 2.5), satisfying (2.8) and clearing what is dead (2.9)."""

from typing import Final

from mypy_extensions import i64

from bagatelle.games.banquet import demands, hints, state
from bagatelle.games.banquet.box import BoxChapter
from bagatelle.games.banquet.clearing import skip_if_nothing_to_clear
from bagatelle.games.banquet.events import (
    COURSE_SERVED,
    DISH_SERVED,
    NOBLE_CLEARED,
    NOBLE_SATISFIED,
)
from bagatelle.games.banquet.moves import (
    COURSES,
    DONE,
    SERVE_COURSE,
    SERVE_NOBLE,
    WAYS_TO_TAKE,
    course_served,
    dish_served,
    noble_served,
    plate_served,
    serve_course_move,
    serve_move,
)
from bagatelle.games.banquet.scoring import end_game
from bagatelle.kernel import agenda
from bagatelle.kernel.chapter import Hint
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.places import place_of
from bagatelle.kernel.rows import FIGURE
from bagatelle.kernel.table import Table

ALREADY_TAKEN: Final = 20
SERVE_ALL: Final = 21
CLEAR_LATER: Final = 22
SERVED_BY_ANOTHER: Final = 23
ALREADY_SERVED: Final = 24
NOT_IN_HAND: Final = 25
DINED: Final = 26
WHICH_COURSE: Final = 27

REASONS: dict[int, str] = {
    ALREADY_TAKEN: "BQ-TAKE-02 already-taken",
    SERVE_ALL: "BQ-SERVE-01 serve-all",
    CLEAR_LATER: "BQ-CLEAR-11 clear-later",
    SERVED_BY_ANOTHER: "BQ-SERVE-01 not-your-noble",
    ALREADY_SERVED: "BQ-SERVE-05 already-served dish",
    NOT_IN_HAND: "BQ-SERVE-01 not-in-hand dish",
    DINED: "BQ-SERVE-04 satisfied noble",
    WHICH_COURSE: "BQ-SERVE-08 which-course noble",
}


class Serve(BoxChapter):
    """Any dish in hand to any own noble that is not satisfied (BQ-SERVE-02, 04, 06)."""

    def legal(self, t: Table, seat: i64, value: i64, moves: Table) -> i64:
        found: i64 = 0
        first: i64 = self.box.icons[seat] * state.NOBLES
        for place in range(state.TRAY, state.TRAY + state.TAKEN):
            dish = t[place]
            if dish == state.NONE:
                continue
            for position in range(state.NOBLES):
                if t[state.noble_at(seat, position) + state.SATISFIED] == 1:
                    continue
                noble = first + position
                if self.box.courses[noble] == 1:
                    moves[found] = serve_move(dish, noble)
                    found += 1
                else:
                    for course in range(COURSES):
                        moves[found] = serve_course_move(dish, noble, course)
                        found += 1
        return found

    def why_not(self, t: Table, seat: i64, value: i64, move: i64) -> i64:
        if move < WAYS_TO_TAKE:
            return ALREADY_TAKEN
        if move == DONE:
            return SERVE_ALL
        if move < SERVE_NOBLE:
            return CLEAR_LATER
        noble = noble_served(move)
        if noble // state.NOBLES != self.box.icons[seat]:
            return SERVED_BY_ANOTHER
        dish = dish_served(move)
        if _place_on_tray(t, dish) == state.NONE:
            why: i64 = ALREADY_SERVED if _lies_under_own_noble(t, seat, dish) else NOT_IN_HAND
            return why + dish * FIGURE
        if t[state.noble_at(seat, noble % state.NOBLES) + state.SATISFIED] == 1:
            return DINED + noble * FIGURE
        if self.box.courses[noble] > 1 and move < SERVE_COURSE:
            return WHICH_COURSE + noble * FIGURE
        return 0

    def hint(self, t: Table, seat: i64, value: i64, move: i64) -> Hint:
        noble = noble_served(move)
        at = state.noble_at(seat, noble % state.NOBLES)
        verdict = self._verdict_with(t, at, move)
        if verdict == demands.COMPLETE:
            return hints.SATISFIES, self.box.points[noble]
        if verdict == demands.DEAD:
            return hints.DEAD, t[at + state.COUNT] + 1
        return hints.FITS, move

    def decide(
        self, t: Table, seat: i64, value: i64, move: i64, dealer: Dealer, events: Events
    ) -> None:
        """One dish goes under one noble, who is judged at once (BQ-SERVE-09)."""
        dish = dish_served(move)
        noble = noble_served(move)
        t[_place_on_tray(t, dish)] = state.NONE
        at = state.noble_at(seat, noble % state.NOBLES)
        t[at + state.PLATES + t[at + state.COUNT]] = plate_served(move)
        t[at + state.COUNT] += 1
        if self.box.courses[noble] > 1:
            events.public(COURSE_SERVED, seat, dish, COURSES * noble + course_served(move))
        else:
            events.public(DISH_SERVED, seat, dish, noble)
        agenda.pop(t)
        verdict = self._judge(t, noble, at)
        if verdict == demands.COMPLETE:
            self._satisfy(t, seat, noble, at, events)
        elif verdict == demands.DEAD:
            events.public(NOBLE_CLEARED, seat, noble, t[at + state.COUNT])
            state.empty_noble(t, at)  # BQ-CLEAR-01
        skip_if_nothing_to_clear(t, seat)

    def _judge(self, t: Table, noble: i64, at: i64) -> i64:
        demand = self.box.demands[noble]
        return demand.judge(t, at + state.PLATES, t[at + state.COUNT], self.box.colours[noble])

    def _verdict_with(self, t: Table, at: i64, move: i64) -> i64:
        """How the noble would be judged after this dish; the table is left as it is."""
        plate = at + state.PLATES + t[at + state.COUNT]
        t[plate] = plate_served(move)
        t[at + state.COUNT] += 1
        verdict = self._judge(t, noble_served(move), at)
        t[at + state.COUNT] -= 1
        t[plate] = state.NONE
        return verdict

    def _satisfy(self, t: Table, seat: i64, noble: i64, at: i64, events: Events) -> None:
        """BQ-VALID-02 to 05; the sixth noble ends the game at once (BQ-END-11, BQ-SOLO-09)."""
        t[at + state.SATISFIED] = 1
        state.empty_noble(t, at)
        events.public(NOBLE_SATISFIED, seat, noble, self.box.points[noble])
        if state.satisfied_nobles(t, seat) == state.NOBLES:
            end_game(t, state.BY_SIXTH_NOBLE, events)


def _place_on_tray(t: Table, dish: i64) -> i64:
    return place_of(t, state.TRAY, state.TRAY + state.TAKEN, dish)


def _lies_under_own_noble(t: Table, seat: i64, dish: i64) -> bool:
    for position in range(state.NOBLES):
        at = state.noble_at(seat, position)
        for plate in state.plates_of(t, at):
            if plate % state.COURSE == dish:
                return True
    return False
