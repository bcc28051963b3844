"""Draws views: the only code that says what a seat may see (section 2.16)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, cast

from bagatelle.games.augsburg import (
    bidding,
    buying,
    climbing,
    frames,
    income,
    notes,
    pile,
    prestige,
    state,
)
from bagatelle.games.augsburg.components import CATEGORY_IDS, ICON_IDS, NOBLE_IDS, TILE_IDS
from bagatelle.games.augsburg.components import Components as Parts
from bagatelle.games.augsburg.labels import Labels
from bagatelle.games.augsburg.rights import architect_is_ready
from bagatelle.games.augsburg.rules import AugsburgRules
from bagatelle.games.augsburg.state import NONE, seat_at
from bagatelle.games.augsburg.view import (
    AuctionView,
    AugsburgView,
    CardInUseView,
    CardView,
    IconView,
    IncomeView,
    LadderView,
    NoteView,
    NumberView,
    OfferView,
    OwnedTileView,
    OwnView,
    PlayerView,
    RightView,
    Step,
    StepView,
    SupplyView,
    UseView,
    VisitView,
)
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import has, members
from bagatelle.kernel.ids import Ids
from bagatelle.kernel.table import Table
from bagatelle.kernel.views import OwnPart, Printed

Said = Literal["nothing", "leads", "holds", "overbid", "passed"]

NOTE_NOBLES: tuple[Literal["philipp", "louise", "leo", "maria"], ...] = (
    "philipp",
    "louise",
    "leo",
    "maria",
)


class ViewMaker:
    """Draws views for one number of players."""

    def __init__(self, parts: Parts, rules: AugsburgRules, ids: Ids, labels: Labels) -> None:
        self._parts = parts
        self._rules = rules
        self._box = rules.box
        self._players = int(rules.players)
        self._ids = ids
        self._labels = labels
        self._notes = [self._note(number) for number in range(state.NOTES)]
        self._cards = [
            CardView(ids.ref("card", card), self._icons(card)) for card in range(state.CARDS)
        ]
        self.printed: Mapping[str, Printed] = {
            thing.id: thing for thing in (*self._notes, *self._cards)
        }
        self._start_space = parts.round_track.spaces.index(str(self._players))

    def own_view(self, t: Table, seat: int) -> OwnPart:
        return {"/seat": seat, "/own": self._own(t, seat)}

    def public_view(self, t: Table, step: str) -> AugsburgView:
        return AugsburgView(
            seat=None,
            step=cast("Step", step),
            to_act=tuple(agenda.seats_to_act(t)),
            round=t[state.ROUND],
            rounds=int(self._box.amounts.rounds),
            track=self._parts.round_track.spaces,
            pawn=self._start_space + max(0, t[state.ROUND] - 1),
            opener=t[state.OPENER],
            visits=tuple(self._visit(t, noble) for noble in range(state.VISITS)),
            auction=self._auction(t),
            display=self._some_cards(t[state.DISPLAY]),
            aside=self._some_cards(t[state.PUT_ASIDE]),
            use=self._use(t),
            ladders=tuple(self._ladder(t, category) for category in range(state.CATEGORIES)),
            rights=tuple(self._right(t, kind) for kind in range(state.TILE_KINDS)),
            supply=self._supply(t),
            players=tuple(self._player(t, seat) for seat in range(self._players)),
            own=None,
        )

    # ------------------------------------------------------------------ the round

    def _visit(self, t: Table, noble: int) -> VisitView:
        winner, card = t[state.VISIT_WINNER + noble], t[state.VISIT_CARD + noble]
        past = winner != NONE and noble != t[state.VISITED]
        now = noble == t[state.VISITED]
        return VisitView(
            id=self._ids.ref("noble", noble),
            noble=NOBLE_IDS[noble],
            state="now" if now else "past" if past else "ahead",
            winner=winner if winner >= 0 else None,
            number=t[state.VISIT_NUMBER + noble],
            card=None if card == NONE else self._cards[card],
        )

    def _auction(self, t: Table) -> AuctionView | None:
        if not bidding.is_going_on(t):
            return None
        leader = t[state.LEADER]
        return AuctionView(
            noble=NOBLE_IDS[t[state.VISITED]],
            highest=t[state.HIGHEST],
            leader=None if leader == NONE else leader,
            opener=t[state.OPENER],
        )

    def _use(self, t: Table) -> UseView | None:
        if t[state.IN_USE] == NONE:
            return None
        winner = t[state.WINNER]
        return UseView(
            winner=winner,
            card=CardInUseView(
                self._ids.ref("card", t[state.IN_USE]),
                self._icons(t[state.IN_USE], t[state.ICONS_USED]),
            ),
            uses=t[state.USES],
            architect=architect_is_ready(t, winner),
        )

    def _supply(self, t: Table) -> SupplyView:
        top = t[state.TOP]
        return SupplyView(
            pile=int(pile.in_pile(t)),
            top_price=None if top == NONE else self._box.price[top],
            discard=t[state.DISCARD_SIZE],
            discarded=self._set(t, state.OPEN_DISCARD),
        )

    # ------------------------------------------------------------------ ladders and rights

    def _ladder(self, t: Table, category: int) -> LadderView:
        return LadderView(
            id=self._ids.ref("category", category),
            category=CATEGORY_IDS[category],
            steps=tuple(self._step(t, category, level) for level in range(1, state.LEVELS + 1)),
        )

    def _step(self, t: Table, category: int, level: int) -> StepView:
        box = self._box
        ref = self._ids.ref("step", int(climbing.step_number(category, level)))
        return StepView(
            id=ref,
            level=level,
            name=self._labels.label(ref),
            income=int(box.income_at(category, level)),
            free=box.free_notes[level - 1] if category == state.VIOLET else 0,
            supply=None if level == 1 else int(climbing.in_supply(box, t, category, level)),
            seats=tuple(
                seat
                for seat in range(self._players)
                if t[seat_at(seat) + state.LEVEL + category] == level
            ),
        )

    def _right(self, t: Table, kind: int) -> RightView:
        right = self._parts.rights[kind]
        return RightView(
            id=self._ids.ref("tile", kind),
            kind=right.kind,
            category=right.category,
            level=right.min_level,
            left=right.tiles[t[state.TAKEN + kind] :],
            owners=tuple(
                seat
                for seat in range(self._players)
                if t[seat_at(seat) + state.TILE + kind] != NONE
            ),
        )

    # ------------------------------------------------------------------ players

    def _player(self, t: Table, seat: int) -> PlayerView:
        at = seat_at(seat)
        limit = int(prestige.limit_of(self._box, t, seat))
        bidding_now = bidding.is_going_on(t)
        return PlayerView(
            id=self._ids.ref("seat", seat),
            seat=seat,
            points=t[at + state.POINTS],
            limit=None if limit == NONE else limit,
            yellow=t[at + state.LEVEL + state.YELLOW],
            orange=t[at + state.LEVEL + state.ORANGE],
            violet=t[at + state.LEVEL + state.VIOLET],
            tiles=tuple(
                OwnedTileView(TILE_IDS[kind], int(self._box.amount_of(kind, tile)))
                for kind in range(state.TILE_KINDS)
                if (tile := t[at + state.TILE + kind]) != NONE
            ),
            income=self._income(t, seat),
            said=_said(t, seat) if bidding_now else "nothing",
            number=t[at + state.NUMBER] if bidding_now else 0,
            known=self._set(t, at + state.SHOWN),
            offered=int(buying.offered(t, seat)),
        )

    def _income(self, t: Table, seat: int) -> IncomeView:
        """The income that comes next (AU-INCOME-02)."""
        if agenda.is_empty(t):
            return IncomeView(florins=0, points=0, offered=0, free=0)
        box = self._box
        tiles = (income.tile_amount(box, t, seat, kind) for kind in (state.COAT, state.LETTERS))
        points = int(income.title_points(box, t, seat)) + sum(map(int, tiles))
        paid = agenda.kind_of(t, agenda.top(t)) in (frames.BUY, frames.GIVE)
        if t[state.ROUND] + paid == box.amounts.rounds:
            return IncomeView(florins=0, points=points, offered=0, free=0)
        return IncomeView(
            florins=int(income.florins_of(box, t, seat)),
            points=points,
            offered=int(income.notes_offered(box, t, seat)),
            free=int(income.notes_free(box, t, seat)),
        )

    def _own(self, t: Table, seat: int) -> OwnView:
        at = seat_at(seat)
        noble = t[state.VISITED]
        hand = notes.listed(t, at + state.HAND)
        valid = [n for n in hand if bidding.is_valid(n, noble)] if bidding.is_going_on(t) else []
        limit = int(bidding.limit(t, seat, noble)) if bidding.is_going_on(t) else 0
        drawn = [n for n in t[state.DRAWN : state.DRAWN + state.DRAWN_NOTES] if n != NONE]
        given = t[at + state.GIVEN]
        return OwnView(
            money=t[at + state.MONEY],
            left=t[at + state.MONEY] - int(buying.spent(self._box, t, seat)),
            hand=self._some_notes(hand),
            valid=self._some_notes(valid),
            numbers=tuple(NumberView(f"bid:{number}", number) for number in range(1, limit + 1)),
            offer=self._offer(t, seat),
            picked=self._set(t, at + state.PICKED),
            drawn=self._some_notes(drawn if t[state.WINNER] == seat else []),
            rejected=self._set(t, at + state.REJECTED),
            given=None if given == NONE else self._notes[given],
        )

    def _offer(self, t: Table, seat: int) -> tuple[OfferView, ...]:
        at = seat_at(seat)
        offered = int(buying.offered(t, seat))
        frame = agenda.frame_of(t, seat)
        decided = offered if frame < 0 else agenda.value_of(t, frame)
        return tuple(
            OfferView(
                note=self._notes[t[at + state.OFFER + place]],
                choice="open"
                if place >= decided
                else "bought"
                if has(t[at + state.BOUGHT], place)
                else "rejected",
            )
            for place in range(offered)
        )

    # ------------------------------------------------------------------ things

    def _note(self, number: int) -> NoteView:
        ref, price = self._ids.ref("note", number), self._box.price[number]
        if number == state.JOKER:
            return NoteView(ref, "joker", 0, price)
        return NoteView(ref, NOTE_NOBLES[number // state.VALUES], number % state.VALUES + 1, price)

    def _icons(self, card: int, used: int = 0) -> tuple[IconView, ...]:
        icons = [int(self._box.icon(card, place)) for place in range(state.ICONS)]
        return tuple(
            IconView(
                id=self._ids.ref("icon", icon),
                kind=ICON_IDS[icon],
                amount=self._box.icon_amount[icon],
                used=has(used, place),
                effect=self._labels.effect(ICON_IDS[icon]),
            )
            for place, icon in enumerate(icons)
        )

    def _some_notes(self, numbers: Iterable[int]) -> tuple[NoteView, ...]:
        return tuple(self._notes[number] for number in numbers)

    def _set(self, t: Table, at: int) -> tuple[NoteView, ...]:
        return self._some_notes(notes.listed(t, at))

    def _some_cards(self, cards: int) -> tuple[CardView, ...]:
        return tuple(self._cards[card] for card in members(cards))


def _said(t: Table, seat: int) -> Said:
    if has(t[state.PASSED], seat):
        return "passed"
    if t[state.LEADER] == seat:
        return "leads"
    if has(t[state.STANDING], seat):
        return "holds"
    return "overbid" if t[seat_at(seat) + state.NUMBER] else "nothing"
