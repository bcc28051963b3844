"""The invariants of section 9 that can be seen on one table."""

from __future__ import annotations

from collections import Counter

from bagatelle.games.rokoko import frames, party, state
from bagatelle.games.rokoko.rules import RokokoRules
from bagatelle.games.rokoko.state import NONE
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import bit, count, has, members
from bagatelle.kernel.table import Table

ZONES = (party.RESERVE, party.HAND, party.DISCARD, party.LEAVING)


def broken(rules: RokokoRules, t: Table) -> list[str]:
    """The invariants that this table breaks, in words for a developer."""
    return [
        *_tiles_conserved(rules, t),
        *_dresses_conserved(rules, t),
        *_workers_conserved(rules, t),
        *_markers_in_place(rules, t),
        *_nothing_negative(rules, t),
        *_totals_agree(rules, t),
        *_turns_in_order(rules, t),
    ]


def _tiles_conserved(rules: RokokoRules, t: Table) -> list[str]:
    """RK-INV-01."""
    found = [tile for tile in t[state.SHELF : state.SHELF + state.SHELVES] if tile != NONE]
    if t[state.HELD] != NONE:
        found.append(t[state.HELD])
    for pile in (t[state.TILE_PILE], t[state.TILE_DISCARD], t[state.PAID]):
        found += members(pile)
    kept = 0
    for seat in range(rules.parties):
        found += members(t[party.at(seat) + party.KEPT])
        kept |= t[party.at(seat) + party.KEPT]
    if sorted(found) != members(rules.box.things.first_tiles):
        return ["RK-INV-01: the resource tiles are not each in one place"]
    return ["RK-INV-01: a tile is seen that nobody keeps"] if t[state.SEEN] & ~kept else []


def _dresses_conserved(rules: RokokoRules, t: Table) -> list[str]:
    """RK-INV-02."""
    places = [
        *t[state.WINDOWS : state.WINDOWS + state.MAX_WINDOWS],
        *t[state.GUEST : state.GUEST + state.MAX_SPACES],
        *t[state.TERRACE : state.TERRACE + state.MAX_FIREWORKS],
        t[state.IN_WORK],
    ]
    found = [dress for dress in places if dress != NONE]
    found += members(t[state.DRESS_BAG]) + members(t[state.DRESS_DISCARD])
    if sorted(found) != members(rules.box.things.first_dresses | rules.box.later_dresses):
        return ["RK-INV-02: the dresses are not each in one place"]
    return []


def _workers_conserved(rules: RokokoRules, t: Table) -> list[str]:
    """RK-INV-03 to 05."""
    found = []
    hireable = Counter(members(t[state.HIRE_STACK]))
    hireable.update(w for w in t[state.HIRE_ROW : state.HIRE_ROW + state.HIRE_SLOTS] if w != NONE)
    base = int(bit(rules.box.things.base_workers)) - 1
    for seat in range(rules.parties):
        own = party.at(seat)
        zones = [t[own + zone] for zone in ZONES]
        zones.append(int(party.in_play_of(t, seat)))
        staff = zones[0] | zones[1] | zones[2] | zones[3] | zones[4]
        if sum(count(zone) for zone in zones) != count(staff):
            found.append(f"RK-INV-03: a worker of seat {seat} is in two places")
        if sorted(party.discard_in_order(t, seat)) != members(t[own + party.DISCARD]):
            found.append(f"RK-INV-03: the discard pile of seat {seat} is not in order")
        if t[own + party.SHOWN] & ~t[own + party.HAND]:
            found.append(f"RK-INV-03: seat {seat} shows a worker that is not in its hand")
        if t[own + party.SECRET] & ~(t[own + party.HAND] | t[own + party.RESERVE]):
            found.append(f"RK-INV-03: seat {seat} has a secret worker that all have seen")
        hireable.update(members(staff & ~base))
        joining = t[state.JOINING] if t[state.TURN_OF] == seat else 0
        if (
            seat < rules.players
            and count(party.staff_that_stays(t, seat)) + joining < rules.box.constants.min_staff
        ):
            found.append(f"RK-INV-04: the staff of seat {seat} is too small")
    if any(times > 1 for times in hireable.values()):
        found.append("RK-INV-03: a hireable worker is in two places")
    expected = count(rules.box.things.hireable) - state.HIRE_SLOTS * int(t[state.ROUND])
    if count(t[state.HIRE_STACK]) != expected:
        found.append("RK-INV-05: the hire stack has not lost four cards a round")
    return found


def _markers_in_place(rules: RokokoRules, t: Table) -> list[str]:
    """RK-INV-06 to 08."""
    found, board = [], rules.box.board
    guests = decorations = 0
    for seat in range(rules.parties):
        own = party.at(seat)
        own_guests, funded = t[own + party.GUESTS], t[own + party.DECORATIONS]
        if guests & own_guests or decorations & funded:
            found.append("RK-INV-06: two markers on one space")
        guests, decorations = guests | own_guests, decorations | funded
        for row in (state.UPPER, state.LOWER):
            if count(funded & board.of_kind[row]) > 1:
                found.append(f"RK-INV-07: seat {seat} has two markers in one fountain row")
    dressed = [space for space in range(state.MAX_SPACES) if t[state.GUEST + space] != NONE]
    if members(guests) != dressed or guests & ~board.all_spaces:
        found.append("RK-INV-06: dresses and their markers are not on the same spaces")
    owners = [
        owner
        for owner in t[state.ALL_HALLS : state.ALL_HALLS + state.MAX_ALL_HALLS]
        if owner != NONE
    ]
    if len(set(owners)) != len(owners):
        found.append("RK-INV-08: two all-halls markers of one player")
    return found


def _nothing_negative(rules: RokokoRules, t: Table) -> list[str]:
    """RK-INV-09."""
    places = (party.MONEY, party.YARN, party.LACE, party.PRESTIGE)
    if any(t[party.at(seat) + place] < 0 for seat in range(rules.parties) for place in places):
        return ["RK-INV-09: somebody has less than nothing"]
    return []


def _totals_agree(rules: RokokoRules, t: Table) -> list[str]:
    """RK-INV-10."""
    found, things = [], rules.box.things
    for seat in range(rules.parties):
        own = party.at(seat)
        dresses = [t[state.GUEST + space] for space in members(t[own + party.GUESTS])]
        dresses += [
            t[state.TERRACE + place]
            for place in range(state.MAX_FIREWORKS)
            if t[state.TERRACE + place] != NONE and has(t[own + party.DECORATIONS], place)
        ]
        for colour in range(state.COLOURS):
            bales = sum(
                things.tile_silk[tile * state.COLOURS + colour]
                for tile in members(t[own + party.KEPT])
            )
            if t[own + party.SILK + colour] != bales:
                found.append(f"RK-INV-10: the silk of seat {seat} is miscounted")
            worn = sum(things.dress_colour[dress] == colour for dress in dresses)
            if t[own + party.DRESSED + colour] != worn:
                found.append(f"RK-INV-10: the dresses of seat {seat} are miscounted")
    return found


def _turns_in_order(rules: RokokoRules, t: Table) -> list[str]:
    """RK-INV-11 and 12."""
    found = []
    over = agenda.is_empty(t)
    if over != (t[state.ENDED] == 1):
        found.append("RK-INV-12: the game is over without a scoring, or the other way round")
    kind = state.NONE if over else agenda.kind_of(t, agenda.top(t))
    making = t[state.IN_WORK] != NONE
    may_make = (frames.PAY, frames.PLACE, frames.KEEP)
    if kind < frames.MODULES and (making > (kind in may_make) or making < (kind in may_make[:2])):
        found.append("RK-INV-11: a dress is being made, or not, at the wrong time")
    if (t[state.HELD] != NONE) != (kind == frames.KEEP):
        found.append("RK-INV-11: a tile is held, or not, at the wrong time")
    if t[state.PAID] and kind != frames.PAY:
        found.append("RK-INV-11: tiles lie paid for nothing")
    if agenda.is_together(t) and any(
        count(t[party.at(seat) + party.HAND]) > rules.box.constants.hand_size
        for seat in range(rules.parties)
    ):
        found.append("RK-INV-11: a hand is too large before the first turn")
    return found
