"""The invariants of the rules (section 6), checked on a table."""

from __future__ import annotations

from collections import Counter

from bagatelle.games.augsburg import buying, climbing, determinize, notes, prestige, state
from bagatelle.games.augsburg.rules import AugsburgRules
from bagatelle.games.augsburg.state import NONE, NOTE_SET, seat_at
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import bit, count
from bagatelle.kernel.table import Table


def broken(rules: AugsburgRules, t: Table) -> list[str]:
    """The invariants that this table breaks, in words for a developer."""
    found = [
        *_notes_conserved(rules, t),
        *_step_cards_conserved(rules, t),
        *_tiles_conserved(rules, t),
        *_money_in_order(rules, t),
        *_points_in_order(rules, t),
        *_bids_in_order(rules, t),
        *_cards_in_order(rules, t),
        *_secrets_in_order(rules, t),
    ]
    return found or _known_in_order(rules, t)


def _notes_conserved(rules: AugsburgRules, t: Table) -> list[str]:
    """AU-INV-01."""
    found = []
    held = Counter(notes.listed(t, state.PILE))
    if held.total() != t[state.PILE_SIZE]:
        found.append("AU-INV-01: the draw pile is miscounted")
    if t[state.TOP] == NONE and t[state.PILE_SIZE]:
        found.append("AU-INV-01: the draw pile has no top note")
    discarded = Counter(notes.listed(t, state.OPEN_DISCARD))
    for seat in range(rules.players):
        at = seat_at(seat)
        discarded.update(notes.listed(t, at + state.REJECTED))
        held.update(notes.listed(t, at + state.HAND))
        held.update(t[at + state.OFFER + place] for place in range(buying.offered(t, seat)))
    if discarded.total() != t[state.DISCARD_SIZE]:
        found.append("AU-INV-01: the discard pile is miscounted")
    held += discarded
    single = (t[state.TOP], *t[state.DRAWN : state.DRAWN + state.DRAWN_NOTES])
    held.update(note for note in single if note != NONE)
    expected = Counter(dict.fromkeys(range(state.JOKER), 1))
    expected[state.JOKER] = state.JOKERS
    if held != expected:
        found.append("AU-INV-01: the notes are not each in one place")
    return found


def _step_cards_conserved(rules: AugsburgRules, t: Table) -> list[str]:
    """AU-INV-02 and 03."""
    found = []
    for category in range(state.CATEGORIES):
        levels = [t[seat_at(seat) + state.LEVEL + category] for seat in range(rules.players)]
        if not all(1 <= level <= state.LEVELS for level in levels):
            found.append("AU-INV-03: there is no such level")
        elif any(climbing.in_supply(rules.box, t, category, level) < 0 for level in (2, 3, 4)):
            found.append("AU-INV-02: there are too many step cards")
    return found


def _tiles_conserved(rules: AugsburgRules, t: Table) -> list[str]:
    """AU-INV-04."""
    found = []
    for kind in range(state.TILE_KINDS):
        owned = [t[seat_at(seat) + state.TILE + kind] for seat in range(rules.players)]
        if sorted(tile for tile in owned if tile != NONE) != [*range(t[state.TAKEN + kind])]:
            found.append("AU-INV-04: the tiles on the sheets are not those that were on top")
    return found


def _money_in_order(rules: AugsburgRules, t: Table) -> list[str]:
    """AU-INV-05: never negative, in whole banknotes, and what came in was paid for notes."""
    found = []
    for seat in range(rules.players):
        at = seat_at(seat)
        money = t[at + state.MONEY]
        if money < 0 or money % state.GRAIN:
            found.append(f"AU-INV-05: seat {seat} has {money} florins")
        worth = int(notes.worth(rules.box.price, t, at + state.HAND))
        if money != t[at + state.BALANCE] + t[at + state.FREE_WORTH] - worth:
            found.append(f"AU-INV-05: the accounts of seat {seat} do not agree")
    return found


def _points_in_order(rules: AugsburgRules, t: Table) -> list[str]:
    """AU-INV-06."""
    found = []
    for seat in range(rules.players):
        at = seat_at(seat)
        points, limit = t[at + state.POINTS], int(prestige.limit_of(rules.box, t, seat))
        if points < 0 or (limit != NONE and points > limit):
            found.append(f"AU-INV-06: seat {seat} has {points} points")
        if sum(t[at + state.SCORE : at + state.SCORE + state.SCORE_LINES]) != points:
            found.append(f"AU-INV-06: the points of seat {seat} come from nowhere")
    return found


def _bids_in_order(rules: AugsburgRules, t: Table) -> list[str]:
    """AU-INV-07."""
    highest, standing = t[state.HIGHEST], t[state.STANDING]
    leads = t[state.LEADER] != NONE
    if t[state.VISITED] == NONE:
        return []
    if not 0 <= highest <= state.ALL_NOTES or standing & t[state.PASSED]:
        return ["AU-INV-07: the bids are out of order"]
    if leads != (highest > 0) or (leads and not standing >> t[state.LEADER] & 1):
        return ["AU-INV-07: the leader does not stand at the highest number"]
    return []


def _cards_in_order(rules: AugsburgRules, t: Table) -> list[str]:
    """AU-INV-08: of the ten cards, each is face down, on display, in use or aside."""
    found = []
    in_use = 0 if t[state.IN_USE] == NONE else int(bit(t[state.IN_USE]))
    display, aside = t[state.DISPLAY], t[state.PUT_ASIDE]
    if display & aside or display & in_use or aside & in_use:
        found.append("AU-INV-08: a privilege card is in two places")
    if t[state.VISITED] != NONE or t[state.ROUND] == 0:
        taken = sum(t[state.VISIT_CARD + noble] != NONE for noble in range(state.VISITS))
        if count(display) != rules.box.amounts.cards_face_up - taken:
            found.append("AU-INV-08: the display has not lost one card a winner")
    return found


def _secrets_in_order(rules: AugsburgRules, t: Table) -> list[str]:
    """AU-INV-01 and 05, for choices that are not revealed; AU-INV-09."""
    found = []
    for seat in range(rules.players):
        at = seat_at(seat)
        for part in (state.PICKED, state.SHOWN):
            if not _contains(t, at + state.HAND, at + part):
                found.append(f"AU-INV-01: seat {seat} does not hold what it shows")
        given = t[at + state.GIVEN]
        if given != NONE and not notes.holds(t, at + state.HAND, given):
            found.append(f"AU-INV-01: seat {seat} does not hold what it gives")
        if int(buying.spent(rules.box, t, seat)) > t[at + state.MONEY]:
            found.append(f"AU-INV-05: seat {seat} cannot pay what it buys")
    if agenda.is_empty(t) and t[state.ROUND] != rules.box.amounts.rounds:
        found.append("AU-INV-09: the game is over before its last round")
    return found


def _known_in_order(rules: AugsburgRules, t: Table) -> list[str]:
    """AU-INV-10: what all can work out of a hand and a purse is so."""
    return [
        f"AU-INV-10: seat {seat} is not as all know it"
        for seat in range(rules.players)
        if not determinize.fits(rules.box, t, seat)
    ]


def _contains(t: Table, whole: int, part: int) -> bool:
    return t[part + state.JOKERS_AT] <= t[whole + state.JOKERS_AT] and not any(
        t[part + noble] & ~t[whole + noble] for noble in range(NOTE_SET - 1)
    )
