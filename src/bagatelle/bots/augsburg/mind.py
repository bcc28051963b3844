"""How Augsburg 1520 is weighed: the figures of a side, and which moments can be compared.

In the middle of an auction a table tells nothing: there only games that are played on can tell.
Between two auctions and before a purchase it tells much: points and where they are limited, what
every income brings, notes and money, and how they compare with those of the others.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from bagatelle.bots.augsburg.policy import Policy
from bagatelle.bots.search.floats import Floats
from bagatelle.bots.search.mind import Mind
from bagatelle.games.augsburg import buying, frames, income, moves, notes
from bagatelle.games.augsburg.box import Box
from bagatelle.games.augsburg.rules import AugsburgRules
from bagatelle.games.augsburg.state import (
    ARCHITECT,
    BOUGHT,
    CATHEDRAL,
    CHURCH,
    COAT,
    HAND,
    HIGHEST,
    JOKER,
    JOKERS_AT,
    LETTERS,
    LEVEL,
    LEVELS,
    MAX_OFFERED,
    MAX_PLAYERS,
    MAXIMILIAN,
    MINT_MASTER,
    MONEY,
    NOBLES,
    NONE,
    NOTE_SET,
    OFFER,
    OPENER,
    ORANGE,
    PASSED,
    PICKED,
    POINTS,
    ROUND,
    STANDING,
    TAKEN,
    TILE,
    VALUES,
    VIOLET,
    VISITED,
    VISITS,
    seat_at,
)
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import bit, count, has
from bagatelle.kernel.chapter import move_buffer
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.table import Table

# The figures. "Later" is by how much of the game is left, "wins" by a fair share of the auctions.
LEFT: Final = 0
LEFT_SQUARED: Final = 1
INCOME: Final = 2
"""Points of all incomes to come."""
INCOME_LEFT: Final = 3
COAT_OPEN: Final = 4
LETTERS_OPEN: Final = 5
TOP_TITLE: Final = 6
"""The highest title can be stolen."""
CHURCH_OVER: Final = 7
"""Points that the limit will block: without a church, and without a cathedral."""
CHURCH_OVER_LEFT: Final = 8
CATHEDRAL_OVER: Final = 9
CATHEDRAL_OVER_LEFT: Final = 10
CHURCH_READY: Final = 11
"""The same, if there is money for the building."""
CATHEDRAL_READY: Final = 12
NO_CHURCH: Final = 13
NO_CATHEDRAL: Final = 14
BLOCKED: Final = 15
"""Points of the next income that are blocked."""
CRAMPED: Final = 16
"""How much less room there is than a card may bring."""
MONEY_NOW: Final = 17
MONEY_LATER: Final = 18
MONEY_WINS: Final = 19
SPARE_MONEY: Final = 20
YELLOW_INCOME: Final = 21
YELLOW_WINS: Final = 22
OFFERS: Final = 23
FREE: Final = 24
OFFICE: Final = 25
ARCHITECT_LEFT: Final = 26
MINT_OPEN: Final = 27
NOTES: Final = 28
NOTES_WINS: Final = 29
ENOUGH: Final = 30
"""Notes of which the next is always worth less: by wins, quickly and slowly."""
PLENTY: Final = 31
PLENTY_TO_COME: Final = 32
JOKERS: Final = 33
JOKERS_LEFT: Final = 34
HEIGHT: Final = 35
HEIGHT_NOW: Final = 36
READY: Final = 37
"""Notes of nobles who will still be visited in this round."""
LEADS: Final = 38
"""Nobles of this round of whom nobody has a higher note, and of later ones."""
LEADS_LATER: Final = 39
MOST_NOTES: Final = 40
"""Nobles of this round of whom nobody has more notes."""
MISSING: Final = 41
"""Nobles of this round of whom there is no note."""
MAXIMILIAN_LEAD: Final = 42
MAXIMILIAN_MOST: Final = 43
OTHERS: Final = 44
"""The notes of all others, on average; and what is left of the game of the own share of all."""
SHARE: Final = 45
MONEY_SHARE: Final = 46
OPENS: Final = 47
PURCHASE: Final = 48
PENDING: Final = 49
"""Notes offered that are not decided yet."""
INCOME_OTHERS: Final = 50
SHEET: Final = 51
"""What the policy promises itself of the sheet, and of the notes; the same before a purchase."""
HAND_WORTH: Final = 52
SHEET_PURCHASE: Final = 53
HAND_PURCHASE: Final = 54
FIGURES: Final = 55

NAMES: tuple[str, ...] = (
    *("left", "left squared", "income", "income left", "coat open", "letters open", "top title"),
    *("church over", "church over left", "cathedral over", "cathedral over left"),
    *("church ready", "cathedral ready", "no church", "no cathedral", "blocked", "cramped"),
    *("money", "money later", "money wins", "spare money", "yellow income", "yellow wins"),
    *("offers", "free", "office", "architect", "mint open"),
    *("notes", "notes wins", "enough", "plenty", "plenty to come", "jokers", "jokers left"),
    *("height", "height now", "ready", "leads", "leads later", "most notes", "missing"),
    *("maximilian lead", "maximilian most", "others", "share", "money share", "opens"),
    *("purchase", "pending", "income others"),
    *("sheet", "hand", "sheet purchase", "hand purchase"),
)

PRICE: Final = 280.0
A_CARD: Final = 9.0
"""Points that a card may bring at once."""
QUICK: Final = 4
"""So many playouts are made where other games make one."""
MOST_BIDS: Final = 8
ENOUGH_TO_TRY: Final = 4
"""So many notes for Maximilian can be put together in too many ways to try them all."""


class AugsburgMind(Mind):
    """Augsburg 1520 for a number of players."""

    def __init__(self, rules: AugsburgRules) -> None:
        super().__init__(rules, FIGURES)
        self.plays_lines = False
        self.pace = QUICK
        self.box: Box = rules.box
        self.thoughts: Policy = Policy(rules)
        self._sizes: Table = Table([0] * int(MAX_PLAYERS))
        self._set: Table = Table([0] * int(NOTE_SET))

    # ------------------------------------------------------------------ how far the game is

    def is_purchase(self, t: Table) -> bool:
        """Whether notes are bought, or given up: the round is over."""
        if t[agenda.DEPTH] == 0:
            return False
        kind = agenda.kind_of(t, agenda.top(t))
        return kind == frames.BUY or kind == frames.GIVE

    def visits_left(self, t: Table) -> i64:
        """How many auctions have no winner yet."""
        rounds = self.box.amounts.rounds
        if t[agenda.DEPTH] == 0:
            return 0
        visits = (rounds - t[ROUND]) * VISITS
        if self.is_purchase(t) or t[VISITED] == NONE:
            return visits
        visits += VISITS - t[VISITED]
        return visits if bidding_goes_on(t) else visits - 1

    def left(self, t: Table) -> float:
        return float(self.visits_left(t)) / float(VISITS * self.box.amounts.rounds)

    def is_quiet(self, t: Table) -> bool:
        """Before an auction, and before anybody has bought."""
        frame = agenda.top(t)
        kind = agenda.kind_of(t, frame)
        if kind == frames.BID:
            return t[HIGHEST] == 0 and t[PASSED] == 0
        if kind == frames.BUY:
            first = agenda.seat_of(t, frame) == self.box.players - 1
            return first and agenda.value_of(t, frame) == 0
        return False

    def goal(self, t: Table) -> i64:
        """The purchase after the round, or after the next one."""
        return t[ROUND] + 1 if self.is_purchase(t) else t[ROUND]

    def is_there(self, t: Table, goal: i64) -> bool:
        return t[ROUND] >= goal and self.is_purchase(t)

    def tells(self, t: Table, seat: i64) -> bool:
        """Not while it is open who wins an auction."""
        kind = agenda.kind_of(t, agenda.frame_of(t, seat))
        if kind == frames.SHOW:
            return t[STANDING] & ~bit(seat) == 0
        return kind != frames.BID

    def ends_line(self, t: Table, after: Table, seat: i64) -> bool:
        """A purchase, notes to show, a card with its uses, a bid: each is a line."""
        before = agenda.kind_of(t, agenda.frame_of(t, seat))
        now = agenda.kind_of(after, agenda.frame_of(after, seat))
        return now != before and not (before == frames.CARD and now == frames.USE)

    def imagine(self, t: Table, seat: i64, dealer: Dealer) -> Table:
        """What others have chosen in secret is not just anything."""
        world = self.rules.imagine(t, seat, dealer)
        for other in range(self.box.players):
            if other != seat:
                self.thoughts.choose_again(world, other)
        return world

    def offers(self, t: Table, seat: i64, most: i64) -> list[list[int]]:
        """Not all numbers of a bid; in a showdown for each note as the best one the cheapest set
        with it.
        """
        found: list[list[int]] = []
        kind = agenda.kind_of(t, agenda.frame_of(t, seat))
        if kind == frames.BID:
            buffer = move_buffer()
            for number in range(min(MOST_BIDS - 1, self.rules.legal_into(t, seat, buffer))):
                found.append([int(buffer[number])])
        elif kind == frames.SHOW and notes.size(t, seat_at(seat) + PICKED) == 0:
            self._offer_shows(t, seat, found)
        return found

    def _offer_shows(self, t: Table, seat: i64, found: list[list[int]]) -> None:
        thoughts = self.thoughts
        thoughts.worths.look(t, seat)
        thoughts.auction.look(t)
        if t[STANDING] & ~bit(seat) == 0:
            if t[VISITED] == MAXIMILIAN and t[HIGHEST] > ENOUGH_TO_TRY:
                thoughts.hand.choose(t[HIGHEST], NONE, self._set)
                found.append([moves.SHOW + note for note in notes.listed(self._set, 0)])
            return
        tops: list[int] = []
        for place in range(thoughts.hand.size):
            if thoughts.hand.note[place] != JOKER:
                tops.append(thoughts.hand.note[place])
        tops.sort(key=self._rank_of, reverse=True)
        for top in tops:
            if len(found) < MOST_BIDS and thoughts.hand.choose(t[HIGHEST], top, self._set) >= 0.0:
                found.append([moves.SHOW + note for note in notes.listed(self._set, 0)])

    def _rank_of(self, note: int) -> int:
        return self.box.rank[note]

    def policy(self, t: Table, seat: i64, dealer: Dealer) -> i64:
        return self.thoughts.move(t, seat, dealer)

    # ------------------------------------------------------------------ what a side looks like

    def weigh(self, t: Table, party: i64, figures: Floats) -> None:
        number: i64 = 0
        while number < FIGURES:
            figures[number] = 0.0
            number += 1
        if t[agenda.DEPTH] == 0:
            return
        box, at = self.box, seat_at(party)
        rounds = box.amounts.rounds
        purchase = self.is_purchase(t)
        visits = self.visits_left(t)
        left = float(visits) / float(VISITS * rounds)
        wins = float(visits) / float(box.players)
        incomes = float(rounds - t[ROUND])
        if not purchase:
            incomes += 1.0
        purchases = max(0.0, incomes - 1.0)
        figures[LEFT] = left
        figures[LEFT_SQUARED] = left * left
        if purchase:
            figures[PURCHASE] = 1.0
        if t[OPENER] == party:
            figures[OPENS] = 1.0
        self._weigh_points(t, party, figures, left, incomes, purchases)
        money = t[at + MONEY]
        if t[at + BOUGHT] != 0:
            money -= buying.spent(box, t, party)
        self._weigh_buildings(t, party, figures, left, incomes, float(money))
        florins = float(money) / PRICE
        pending: i64 = 0
        if purchase:
            frame = agenda.frame_of(t, party)
            if frame >= 0 and agenda.kind_of(t, frame) == frames.BUY:
                pending = buying.offered(t, party) - agenda.value_of(t, frame)
        offered = income.notes_offered(box, t, party)
        free = income.notes_free(box, t, party)
        still = 1.0 if purchases > 0.0 or pending > 0 else 0.0
        figures[MONEY_NOW] = florins * still
        figures[MONEY_LATER] = florins * left
        spendable = float(pending) + purchases * float(offered)
        yellow = float(income.florins_of(box, t, party)) / PRICE
        figures[MONEY_WINS] = min(florins + purchases * yellow, spendable)
        figures[SPARE_MONEY] = max(0.0, florins + purchases * yellow - spendable)
        figures[YELLOW_INCOME] = yellow * purchases
        figures[YELLOW_WINS] = yellow * purchases * left
        figures[OFFERS] = float(offered) * purchases
        figures[FREE] = float(free) * purchases
        figures[PENDING] = float(pending)
        figures[OFFICE] = float(t[at + LEVEL + VIOLET]) * left
        complete = t[at + TILE + CHURCH] != NONE and t[at + TILE + CATHEDRAL] != NONE
        if t[at + TILE + ARCHITECT] != NONE and not complete:
            figures[ARCHITECT_LEFT] = left
        may_mint = t[at + LEVEL + VIOLET] >= box.tile_level[MINT_MASTER]
        if may_mint and t[at + TILE + MINT_MASTER] == NONE:
            figures[MINT_OPEN] = purchases
        self._weigh_notes(t, party, figures, left, wins, purchase)
        to_come = figures[NOTES] + figures[MONEY_WINS] + figures[FREE]
        figures[PLENTY_TO_COME] = saturated(to_come, 2.5 * wins)
        worths = self.thoughts.worths
        worths.look(t, party)
        figures[HAND_WORTH] = worths.worth_of_notes()
        figures[SHEET] = worths.worth() - figures[HAND_WORTH] - float(t[at + POINTS])
        if purchase:
            figures[SHEET_PURCHASE] = figures[SHEET]
            figures[HAND_PURCHASE] = figures[HAND_WORTH]

    def _weigh_points(
        self,
        t: Table,
        party: i64,
        figures: Floats,
        left: float,
        incomes: float,
        purchases: float,
    ) -> None:
        """What every income brings, and may bring soon."""
        box, at = self.box, seat_at(party)
        figures[INCOME] = self._points_of_income(t, party) * incomes
        figures[INCOME_LEFT] = figures[INCOME] * left
        others = 0.0
        for other in range(box.players):
            if other != party:
                others += self._points_of_income(t, other)
        figures[INCOME_OTHERS] = others / float(box.players - 1) * incomes
        title = t[at + LEVEL + ORANGE]
        if title >= box.tile_level[COAT] and t[at + TILE + COAT] == NONE:
            figures[COAT_OPEN] = float(box.amount_of(COAT, t[TAKEN + COAT])) * purchases
        if title >= box.tile_level[LETTERS] and t[at + TILE + LETTERS] == NONE:
            figures[LETTERS_OPEN] = float(box.amount_of(LETTERS, t[TAKEN + LETTERS])) * purchases
        if title == LEVELS:
            figures[TOP_TITLE] = purchases

    def _points_of_income(self, t: Table, party: i64) -> float:
        box = self.box
        points = income.title_points(box, t, party)
        points += income.tile_amount(box, t, party, COAT)
        points += income.tile_amount(box, t, party, LETTERS)
        return float(points)

    def _weigh_buildings(
        self, t: Table, party: i64, figures: Floats, left: float, incomes: float, money: float
    ) -> None:
        """What the limits of the track will block."""
        box, at = self.box, seat_at(party)
        church = t[at + TILE + CHURCH] != NONE
        cathedral = t[at + TILE + CATHEDRAL] != NONE
        if church and cathedral:
            return
        points = float(t[at + POINTS])
        low = float(box.amounts.limit_without_church)
        high = float(box.amounts.limit_without_cathedral)
        limit = high if church else low
        promised = points + figures[INCOME]
        next_income = figures[INCOME] / max(1.0, incomes)
        figures[BLOCKED] = max(0.0, points + next_income - limit)
        figures[CRAMPED] = max(0.0, points + A_CARD - limit) * left
        if not church:
            over = max(0.0, promised - low)
            figures[NO_CHURCH] = left
            figures[CHURCH_OVER] = over
            figures[CHURCH_OVER_LEFT] = over * left
            if money >= float(box.amount_of(CHURCH, t[TAKEN + CHURCH])):
                figures[CHURCH_READY] = over * left
        if not cathedral:
            over = max(0.0, promised - high)
            figures[NO_CATHEDRAL] = left
            figures[CATHEDRAL_OVER] = over
            figures[CATHEDRAL_OVER_LEFT] = over * left
            if money >= float(box.amount_of(CATHEDRAL, t[TAKEN + CATHEDRAL])):
                figures[CATHEDRAL_READY] = over * left

    def _weigh_notes(
        self, t: Table, party: i64, figures: Floats, left: float, wins: float, purchase: bool
    ) -> None:
        """Notes, alone and beside those of the others."""
        box, at = self.box, seat_at(party) + HAND
        players = box.players
        sizes = self._sizes
        total: i64 = 0
        money_total, money_own = 0.0, float(t[seat_at(party) + MONEY])
        for seat in range(players):
            size: i64 = notes.size(t, seat_at(seat) + HAND)
            if t[seat_at(seat) + BOUGHT] != 0:
                size += count(t[seat_at(seat) + BOUGHT])
            sizes[seat] = size
            total += size
            money_total += float(t[seat_at(seat) + MONEY])
        own = float(sizes[party])
        figures[NOTES] = own
        figures[NOTES_WINS] = own * left
        figures[ENOUGH] = saturated(own, wins)
        figures[PLENTY] = saturated(own, 2.5 * wins)
        figures[OTHERS] = float(total - sizes[party]) / float(players - 1) * left
        if total > 0:
            figures[SHARE] = own / float(total) * wins
        if money_total > 0.0:
            figures[MONEY_SHARE] = money_own / money_total * left
        jokers: i64 = t[at + JOKERS_AT]
        bought = t[seat_at(party) + BOUGHT]
        offer: i64 = seat_at(party) + OFFER
        values_bought = self._set
        notes.clear(values_bought, 0)
        if bought != 0:
            for place in range(MAX_OFFERED):
                if has(bought, place):
                    notes.put(values_bought, 0, t[offer + place])
            jokers += values_bought[JOKERS_AT]
        figures[JOKERS] = float(jokers)
        figures[JOKERS_LEFT] = float(jokers) * left
        first: i64 = 0
        last_round = t[ROUND] == box.amounts.rounds and not purchase
        if not purchase and t[VISITED] != NONE:
            first = t[VISITED] if bidding_goes_on(t) else t[VISITED] + 1
        best_rank: i64 = 0
        others_rank: i64 = 0
        height = 0.0
        for noble in range(NOBLES):
            values: i64 = t[at + noble] | values_bought[noble]
            highest: i64 = 0
            most: i64 = 0
            for other in range(players):
                if other != party:
                    theirs: i64 = t[seat_at(other) + HAND + noble]
                    if theirs > highest:
                        highest = theirs
                    most = max(most, count(theirs))
            if values != 0:
                top: i64 = noble * VALUES + int(values).bit_length() - 1
                best_rank = max(best_rank, box.rank[top])
                part = float(top % VALUES + 1) / float(VALUES)
                height += part * part
            if highest != 0:
                top = noble * VALUES + int(highest).bit_length() - 1
                others_rank = max(others_rank, box.rank[top])
            leads = values > highest
            if noble >= first:
                held = count(values)
                figures[READY] += float(held)
                if values != 0 and leads:
                    figures[LEADS] += 1.0
                if held > 0 and held >= most:
                    figures[MOST_NOTES] += 1.0
                if held == 0:
                    figures[MISSING] += 1.0
            if leads and not last_round:
                figures[LEADS_LATER] += left
        figures[HEIGHT] = height * left
        if first < VISITS:
            figures[HEIGHT_NOW] = height
            if best_rank > others_rank:
                figures[MAXIMILIAN_LEAD] = 1.0
            if sizes[party] * players >= total:
                figures[MAXIMILIAN_MOST] = 1.0


def bidding_goes_on(t: Table) -> bool:
    """Whether the auction of the noble visited has no winner yet."""
    kind = agenda.kind_of(t, agenda.top(t))
    return kind == frames.BID or kind == frames.SHOW


def saturated(notes_held: float, enough: float) -> float:
    """So many notes, of which the next is always worth less."""
    return enough * (1.0 - exp(-notes_held / enough)) if enough > 0.0 else 0.0
