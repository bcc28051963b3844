"""Why a move is not possible, with its clause. Says only what the seat may know."""

from __future__ import annotations

from collections.abc import Callable

from bagatelle.games.augsburg import bidding, buying, moves, notes, privileges, rights, state
from bagatelle.games.augsburg.choices import kind_of, thing_of
from bagatelle.games.augsburg.drawing import is_valid
from bagatelle.games.augsburg.names import Names
from bagatelle.games.augsburg.rules import AugsburgRules
from bagatelle.games.augsburg.state import NONE, seat_at
from bagatelle.games.augsburg.words import Words
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import has
from bagatelle.kernel.choice import Refusal
from bagatelle.kernel.message import Message
from bagatelle.kernel.table import Table


class Refuser:
    """Answers for one number of players. Each decision has a method of its own."""

    def __init__(self, rules: AugsburgRules, names: Names, words: Words) -> None:
        self._box = rules.box
        self._names = names
        self._words = words
        self._by_kind: dict[int, Callable[[Table, int, int], Refusal]] = {
            state.BUY: self._buy,
            state.BID: self._bid,
            state.SHOW: self._show,
            state.CARD: self._card,
            state.USE: self._use,
            state.VICTIM: self._victim,
            state.COMPENSATION: self._compensation,
            state.DISCARD: self._discard,
            state.GIVE: self._give,
        }

    def refuse(self, t: Table, seat: int, move: int) -> Refusal:
        if agenda.is_empty(t):
            return _no("AU-END-01", "over")
        frame = agenda.frame_of(t, seat)
        if frame < 0:
            return self._not_to_act(t, seat)
        return self._by_kind[agenda.kind_of(t, frame)](t, seat, move)

    def _not_to_act(self, t: Table, seat: int) -> Refusal:
        kind = agenda.kind_of(t, agenda.top(t))
        if kind == state.BUY:
            return _no("AU-BUY-06", "others-still-buy")
        if kind == state.BID:
            return _no("AU-BID-12", "not-your-turn")
        if kind == state.SHOW:
            stands = has(t[state.STANDING], seat)
            return _no("AU-REVEAL-06" if stands else "AU-REVEAL-04", "others-show")
        if kind == state.GIVE:
            return _no("AU-INCOME-19", "others-give")
        return _no("AU-ROUND-04", "card-first")

    # ------------------------------------------------------------------ buying

    def _buy(self, t: Table, seat: int, move: int) -> Refusal:
        kind, note = kind_of(move).name, thing_of(move)
        if kind not in ("buy", "reject"):
            return _no("AU-BUY-05", "buy-first")
        at = seat_at(seat)
        decided = agenda.value_of(t, agenda.frame_of(t, seat))
        asked = t[at + state.OFFER + decided]
        if note == asked:
            left = t[at + state.MONEY] - int(buying.spent(self._box, t, seat))
            price = self._box.price[note]
            return _no("AU-BUY-03", "cannot-pay", florins=price, left=left)
        if note in t[at + state.OFFER : at + state.OFFER + state.MOST_OFFERED]:
            return _no("AU-D-01", "next-note", note=self._note(asked))
        return _no("AU-BUY-02", "not-offered")

    # ------------------------------------------------------------------ auctions

    def _bid(self, t: Table, seat: int, move: int) -> Refusal:
        kind, highest = kind_of(move).name, t[state.HIGHEST]
        limit = int(bidding.limit(t, seat, t[state.VISITED]))
        if kind not in ("hold", "bid"):
            return _no("AU-BID-14", "bid-first")
        if kind == "hold" and highest == 0:
            return _no("AU-BID-13", "nothing-to-hold")
        if limit == 0:
            return _no("AU-BID-08", "no-noble-note")
        if kind == "bid" and thing_of(move) + 1 <= highest:
            return _no("AU-BID-16", "bid-higher", number=highest)
        return _no("AU-BID-09", "too-few-notes", number=limit)

    def _show(self, t: Table, seat: int, move: int) -> Refusal:
        if kind_of(move).name != "show":
            return _no("AU-REVEAL-05", "show-first")
        at, note = seat_at(seat), thing_of(move)
        if not notes.holds(t, at + state.HAND, note):
            return _no("AU-REVEAL-05", "not-in-hand")
        if not is_valid(note, t[state.VISITED]):
            return _no("AU-BID-07", "not-valid")
        picked = notes.listed(t, at + state.PICKED)
        if note == state.JOKER and not picked:
            return _no("AU-BID-08", "only-jokers")
        if picked and note <= picked[-1]:
            return _no("AU-D-04", "in-order", note=self._note(picked[-1]))
        return _no("AU-D-04", "leaves-too-few")

    def _card(self, t: Table, seat: int, move: int) -> Refusal:
        chosen = kind_of(move).name == "card"
        return _no("AU-PRIV-01", "not-on-display" if chosen else "take-a-card")

    # ------------------------------------------------------------------ privileges

    def _use(self, t: Table, seat: int, move: int) -> Refusal:
        if not moves.USE_ICON <= move <= moves.DONE:
            return _no("AU-PRIV-02", "use-first")
        if move == moves.DONE:
            return _no("AU-PRIV-06", "use-or-give-up")
        if kind_of(move).name == "architect":
            return self._architect(t, seat, move)
        if t[state.USES] == 0:
            return _no("AU-PRIV-03", "no-uses-left")
        icon = int(privileges.icon_of(move))
        if not has(privileges.unused_icons(self._box, t), icon):
            return self._icon_missing(t, icon)
        if icon == state.DRAW_ICON:
            return _no("AU-PRIV-20", "nothing-to-draw")
        level = t[seat_at(seat) + state.LEVEL + icon - state.CATEGORY_ICON]
        return self._category(t, seat, move, level)

    def _icon_missing(self, t: Table, icon: int) -> Refusal:
        card = t[state.IN_USE]
        on_card = any(int(self._box.icon(card, place)) == icon for place in range(state.ICONS))
        word = self._words.word(self._names.ref("icon", icon))
        if on_card:
            return _no("AU-PRIV-04", "icon-used", icon=word)
        return _no("AU-PRIV-03", "not-on-card", icon=word)

    def _category(self, t: Table, seat: int, move: int, level: int) -> Refusal:
        match kind_of(move).name:
            case "climb":
                return _no("AU-STEP-06", "highest-level")
            case "trade":
                return _no("AU-RIGHT-19", "trade-from-level-2")
            case "build":
                return self._build(t, seat, thing_of(move))
        kind = thing_of(move)
        if t[seat_at(seat) + state.TILE + kind] != NONE:
            return _no("AU-RIGHT-02", "tile-owned")
        return _no("AU-RIGHT-03", "level-too-low", level=self._box.tile_level[kind])

    def _architect(self, t: Table, seat: int, move: int) -> Refusal:
        if t[seat_at(seat) + state.TILE + state.ARCHITECT] == NONE:
            return _no("AU-BUILD-06", "no-architect")
        if t[state.ARCHITECT_BUILT]:
            return _no("AU-BUILD-09", "architect-has-built")
        return self._build(t, seat, thing_of(move))

    def _build(self, t: Table, seat: int, kind: int) -> Refusal:
        if t[seat_at(seat) + state.TILE + kind] != NONE:
            return _no("AU-BUILD-04", "built-already")
        price = int(rights.top_amount(self._box, t, kind))
        return _no("AU-BUILD-03", "building-price", florins=price)

    def _victim(self, t: Table, seat: int, move: int) -> Refusal:
        chosen = kind_of(move).name == "rob"
        return _no("AU-STEAL-02", "no-victim" if chosen else "name-a-victim")

    def _compensation(self, t: Table, seat: int, move: int) -> Refusal:
        return _no("AU-STEAL-05", "accept-first")

    def _discard(self, t: Table, seat: int, move: int) -> Refusal:
        chosen = kind_of(move).name == "discard"
        return _no("AU-PRIV-11", "not-drawn" if chosen else "discard-first")

    def _give(self, t: Table, seat: int, move: int) -> Refusal:
        chosen = kind_of(move).name == "give"
        return _no("AU-INCOME-19", "not-in-hand" if chosen else "give-first")

    def _note(self, note: int) -> Message:
        return self._words.word(self._names.ref("note", note))


def _no(clause: str, why: str, **gaps: int | Message) -> Refusal:
    return Refusal(clause, Message(f"augsburg-no-{why}", gaps))
