"""The choices of a seat, in menus that are short enough to be read."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from bagatelle.games.augsburg.view import AugsburgView, NoteView, OwnView
from bagatelle.kernel.choice import Choice, Move
from bagatelle.kernel.message import Message, message
from bagatelle.terminal import palette
from bagatelle.terminal.augsburg import things
from bagatelle.terminal.augsburg.things import FLORINS
from bagatelle.terminal.board import Board
from bagatelle.terminal.drawing import name_of
from bagatelle.terminal.menu import KEYS, LAST, Entry, Menu, beside
from bagatelle.terminal.menus import Menus

DONE_TO_A_NOTE = ("buy", "reject")
"""The question shows the note, so that its name need not be said again."""


class AugsburgMenus(Menus[AugsburgView]):
    """Makes the menu of the seat that decides now."""

    apart = ("reject", "pass", "give_up", "done")

    def __init__(self, board: Board[AugsburgView], view: AugsburgView, seat: int) -> None:
        super().__init__(board, view, seat)
        assert view.own is not None
        self._own: OwnView = view.own

    def menu(self) -> Menu:
        question = self._question()
        match self._view.step:
            case "buy":
                return Menu(
                    question, (tuple(self._in_turn(self._moves)), tuple(self._all_at_once()))
                )
            case "bid":
                return Menu(question, (tuple(self._numbers()),))
            case "show":
                return self._picks(question)
            case "card":
                return Menu(question, (tuple(self._in_turn(self._moves)),), self._signs())
        return Menu(question, (tuple(self._in_turn(self._moves)),))

    def _signs(self) -> Text:
        """What the signs on privilege cards mean."""
        words = [
            *(
                (things.category(ladder.category), self._match.game.word(ladder.id))
                for ladder in self._view.ladders
            ),
            *((Text(sign), word) for sign, word in things.SIGNS[:3]),
        ]
        return Text("  ").join(
            Text.assemble(sign, (f" {self._say(word)}", palette.FAINT)) for sign, word in words
        )

    # ------------------------------------------------------------------ bids

    def _numbers(self) -> Iterable[Entry]:
        """The key of a number is the number itself, as far as there are digits."""
        most = len(self._own.numbers)
        for move in self._moves:
            if move.choice.kind == "pass":
                yield self._entry(LAST, move)
        rest = [move for move in self._moves if move.choice.kind != "pass"]
        for place, move in enumerate(rest):
            number = self._number_of(move)
            if number >= len(KEYS) and place < len(rest) - 1:
                yield self._more(rest[place:])
                return
            words = "hold" if move.choice.kind == "hold" else "bid"
            sentence = message("terminal-augsburg-do-number", what=words, notes=number)
            label = Text(self._say(sentence))
            effect = self._say(Message("terminal-augsburg-all-valid")) if number == most else ""
            spoken = beside(label.plain, effect)
            refs = move.choice.refs
            key = KEYS[number - 1]
            yield Entry(key, label, Text(effect, palette.QUIET), move, refs, spoken)

    def _number_of(self, move: Move) -> int:
        if move.choice.kind == "hold":
            assert self._view.auction is not None
            return self._view.auction.highest
        return int(name_of(move.choice.refs[0]))

    # ------------------------------------------------------------------ several notes at once

    def _all_at_once(self) -> Iterable[Entry]:
        """The rest of a purchase in one go."""
        open_notes = [each.note for each in self._own.offer if each.choice == "open"]
        if len(open_notes) < 2:
            return
        price = sum(note.price for note in open_notes)
        if price <= self._own.left:
            words = Message("terminal-augsburg-buy-all")
            yield self._several("a", words, "buy", open_notes, Text(f"{FLORINS}{price}"))
        words = Message("terminal-augsburg-buy-none")
        yield self._several("x", words, "reject", open_notes, Text())

    def _picks(self, question: str) -> Menu:
        """Whole sets that are often wanted, then the notes one by one."""
        singles = tuple(self._in_turn(self._moves, KEYS[:9] + KEYS[12:]))
        return Menu(question, (tuple(self._sets()), singles))

    def _sets(self) -> Iterable[Entry]:
        """The lowest notes; the best with the lowest; the lowest with jokers.

        Against rivals the best comes first, since that is what usually wins.
        """
        assert self._view.auction is not None
        number = self._view.auction.highest
        if self._own.picked or number == 1:
            return
        nobles = [note for note in self._own.valid if note.noble != "joker"]
        jokers = [note for note in self._own.valid if note.noble == "joker"]
        nobles.sort(key=lambda note: note.value)
        lowest = [*nobles, *jokers][:number]
        best = [*[*nobles[:-1], *jokers][: number - 1], nobles[-1]]
        spare = jokers[: number - 1]
        with_jokers = [*nobles[: number - len(spare)], *spare]
        ways = [
            ("a", Message("terminal-augsburg-lowest"), lowest),
            ("b", Message("terminal-augsburg-best"), best),
            ("c", Message("terminal-augsburg-jokers"), with_jokers),
        ]
        if sum(player.said in ("leads", "holds") for player in self._view.players) > 1:
            ways.insert(0, ways.pop(1))
        found: list[list[str]] = []
        for key, words, some in ways:
            ids = sorted(note.id for note in some)
            if ids not in found:
                found.append(ids)
                yield self._several(key, words, "show", self._in_order(some), things.notes(some))

    def _in_order(self, some: Sequence[NoteView]) -> list[NoteView]:
        """In the order in which the rules ask for them, the order of the hand."""
        rest, ordered = list(some), []
        for note in self._own.hand:
            if note in rest:
                rest.remove(note)
                ordered.append(note)
        return ordered

    def _several(
        self, key: str, words: Message, kind: str, some: Sequence[NoteView], effect: Text
    ) -> Entry:
        choices = tuple(Choice(kind, (note.id,)) for note in some)
        refs = tuple(note.id for note in some)
        return Entry(key, Text(self._say(words)), effect, choices, refs)

    # ------------------------------------------------------------------ one by one

    def _label(self, choice: Choice) -> Text:
        if not choice.refs or choice.kind in DONE_TO_A_NOTE:
            return super()._label(Choice(choice.kind))
        (ref,) = choice.refs
        if choice.kind in ("show", "discard", "give"):
            return self._note(ref)
        if choice.kind == "card":
            return Text(name_of(ref))
        if choice.kind == "rob":
            return super()._label(choice)
        thing = self._match.game.word(ref)
        return Text(self._say(message("terminal-augsburg-do", what=choice.kind, thing=thing)))

    def _note(self, ref: str) -> Text:
        note = next(each for each in (*self._own.hand, *self._own.drawn) if each.id == ref)
        word = self._board.word(ref)
        return Text.assemble(things.note(note), f" {word}")

    def _drawn(self, choice: Choice) -> Text | None:
        if choice.kind != "card":
            return None
        return things.card(next(card for card in self._view.display if card.id == choice.refs[0]))

    def _effect(self, move: Move) -> str:
        (ref,) = move.choice.refs or ("",)
        if move.choice.kind == "use" and self._view.use is not None:
            icons = self._view.use.card.icons
            return self._say(next(icon.effect for icon in icons if icon.id == ref))
        if move.choice.kind == "rob":
            return f"{things.PRESTIGE}{self._view.players[int(name_of(ref)) - 1].points}"
        return super()._effect(move)
