"""The choices of a turn: three dishes, then dish by dish and noble by noble, then clearing."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from bagatelle.games.banquet.view import BanquetView, DishView, NobleView
from bagatelle.kernel.choice import Choice, Move, Refusal
from bagatelle.kernel.message import Format, Message, message
from bagatelle.terminal import palette
from bagatelle.terminal.banquet.dishes import chip, chips, letter_chip
from bagatelle.terminal.banquet.nobles import plates
from bagatelle.terminal.board import Board
from bagatelle.terminal.drawing import name_of
from bagatelle.terminal.menu import LAST, Entry, Menu
from bagatelle.terminal.menus import Menus

SATISFIES, FITS, SPOILS = "✓", "+", "×"
SIGN_STYLES = {SATISFIES: palette.LIT, FITS: palette.WELCOME, SPOILS: palette.SPOILT}
HINTS = {
    "banquet-hint-satisfies": SATISFIES,
    "banquet-hint-fits": FITS,
    "banquet-hint-dead": SPOILS,
}


class BanquetMenus(Menus[BanquetView]):
    """The menus of one seat at one moment."""

    apart = ("done",)

    def __init__(self, board: Board[BanquetView], view: BanquetView, seat: int) -> None:
        super().__init__(board, view, seat)
        self._own = view.players[seat]

    def menu(self) -> Menu:
        match self._view.step:
            case "take":
                return self._take()
            case "serve":
                return self._serve()
            case _:
                return self._clear()

    # ------------------------------------------------------------------ take

    def _take(self) -> Menu:
        rows = tuple(self._way(move, str(n)) for n, move in enumerate(self._ways("row"), 1))
        columns = tuple(self._way(move, str(n)) for n, move in enumerate(self._ways("column"), 4))
        return Menu(self._question(), (rows, columns, (self._imposter("7"),)))

    def _imposter(self, key: str) -> Entry:
        """The imposter: one more question, how it is turned; or why it cannot be used again."""
        label = Text(self._say(message("terminal-banquet-imposter")))
        positions = self._own.imposter.positions
        refusal = self._match.why_not(Choice("take", (positions[0].id,)), self._seat)
        if refusal is not None:
            effect = Text(self._say(message("terminal-banquet-imposter-used")), palette.FAINT)
            return Entry(key, label, effect, refusal)
        turns = tuple(self._way(move, str(n)) for n, move in enumerate(self._ways("imposter"), 1))
        menu = Menu(self._say(message("terminal-banquet-which-turn")), (turns,))
        effect = Text(self._say(message("terminal-banquet-imposter-once")), palette.QUIET)
        return Entry(key, label, effect, menu, (positions[0].id,))

    def _ways(self, domain: str) -> list[Move]:
        return [move for move in self._moves if move.choice.names(domain)]

    def _way(self, move: Move, key: str) -> Entry:
        (ref,) = move.choice.refs
        domain, _, name = ref.partition(":")
        if domain == "imposter":
            word = message("terminal-banquet-turned", turn=int(name[1:]))
        else:
            word = self._match.game.word(ref)
        lines = [*self._view.rows, *self._view.columns, *self._own.imposter.positions]
        cells = next(line.cells for line in lines if line.id == ref)
        dishes = [cell.dish for cell in self._view.sideboard if cell.id in cells and cell.dish]
        label, hint = Text(self._say(word)), self._board.hint(move)
        return Entry(key, label, chips(dishes), move, (ref,), hint)

    # ------------------------------------------------------------------ serve

    def _serve(self) -> Menu:
        if len(self._view.tray) == 1:
            return self._nobles_for(self._view.tray[0])
        entries = tuple(self._dish(str(n), dish) for n, dish in enumerate(self._view.tray, 1))
        question = self._say(message("terminal-banquet-which-dish"))
        return Menu(question, (entries,), signs(self._say))

    def _dish(self, key: str, dish: DishView) -> Entry:
        """A dish in hand, with the numbers of the nobles whom it suits."""
        suits: dict[str, list[str]] = {SATISFIES: [], FITS: [], SPOILS: []}
        for number, noble in enumerate(self._own.nobles, start=1):
            signs = [_sign(move) for move in self._servings(dish, noble)]
            if signs:
                suits[min(signs, key=list(suits).index)].append(str(number))
        effect = Text("   ").join(
            Text(f"{sign} {' '.join(numbers)}", SIGN_STYLES[sign])
            for sign, numbers in suits.items()
            if numbers
        )
        label = Text.assemble(chip(dish.id), " ", self._board.word(dish.id))
        return Entry(key, label, effect, self._nobles_for(dish), (dish.id,))

    def _nobles_for(self, dish: DishView) -> Menu:
        word = self._match.game.word(dish.id)
        entries = tuple(
            self._noble(str(n), dish, noble) for n, noble in enumerate(self._own.nobles, 1)
        )
        question = self._say(message("terminal-banquet-which-noble", dish=word))
        return Menu(question, (entries,), start=_most_welcome(entries))

    def _noble(self, key: str, dish: DishView, noble: NobleView) -> Entry:
        label, refs = self._noble_label(noble), (dish.id, noble.id)
        servings = self._servings(dish, noble)
        if not servings:
            place = noble.courses[0].id if noble.courses else noble.id
            refusal = self._match.why_not(Choice("serve", (dish.id, place)), self._seat)
            assert refusal is not None
            return Entry(
                key, label, Text(f"✓ {self._say(noble.progress)}", palette.FAINT), refusal, refs
            )
        if noble.courses:
            return self._courses(key, dish, noble, servings)
        return self._serving(key, label, servings[0], noble, refs)

    def _courses(self, key: str, dish: DishView, noble: NobleView, servings: list[Move]) -> Entry:
        """A noble with two courses: one more question."""
        words = [
            message("terminal-banquet-course", direction=course.direction)
            for course in noble.courses
        ]
        labels = [Text(self._say(word)) for word in words]
        entries = tuple(
            self._serving(str(n), label, move, noble, (dish.id, course.id))
            for n, (label, move, course) in enumerate(
                zip(labels, servings, noble.courses, strict=True), 1
            )
        )
        signs = [Text(_sign(move), SIGN_STYLES[_sign(move)]) for move in servings]
        effect = Text("   ").join(
            Text.assemble(sign, " ", label) for sign, label in zip(signs, labels, strict=True)
        )
        word = self._match.game.word(noble.id)
        question = self._say(message("terminal-banquet-which-course", noble=word))
        menu = Menu(question, (entries,), start=_most_welcome(entries))
        return Entry(key, self._noble_label(noble), effect, menu, (dish.id, noble.id))

    def _serving(
        self, key: str, label: Text, move: Move, noble: NobleView, refs: tuple[str, ...]
    ) -> Entry:
        """Serving a dish, with what it does."""
        sign = _sign(move)
        words = short = self._board.hint(move)
        if sign == SPOILS:
            short = self._say(message("terminal-banquet-spoils", dishes=len(noble.dishes) + 1))
        effect = Text(f"{sign} {short}", SIGN_STYLES[sign])
        return Entry(key, label, effect, move, refs, words)

    def _servings(self, dish: DishView, noble: NobleView) -> list[Move]:
        """The ways to serve a dish to a noble: none, one, or one for each course."""
        places = {noble.id, *(course.id for course in noble.courses)}
        return [
            move
            for move in self._moves
            if dish.id in move.choice.refs and not places.isdisjoint(move.choice.refs)
        ]

    # ------------------------------------------------------------------ clear

    def _clear(self) -> Menu:
        nobles = {noble.id: (str(n), noble) for n, noble in enumerate(self._own.nobles, 1)}
        entries: list[Entry] = []
        for move in self._moves:
            if move.choice.kind == "done":
                words = self._label(move.choice).plain
                entries.append(Entry(LAST, Text("–"), Text(words), move, words=words))
            else:
                key, noble = nobles[move.choice.refs[0]]
                hint = self._board.hint(move)
                effect = Text.assemble(plates(noble), "  ", (hint, palette.SPOILT))
                entries.append(
                    Entry(key, self._noble_label(noble), effect, move, (noble.id,), hint)
                )
        return Menu(self._question(), (tuple(entries),))

    # ------------------------------------------------------------------ helpers

    def _noble_label(self, noble: NobleView) -> Text:
        return Text.assemble(name_of(noble.id), " ", letter_chip(noble.colour, self._say))


def signs(say: Format) -> Text:
    """What the signs of a serving mean."""
    meanings = (
        (SATISFIES, Message("terminal-banquet-sign-satisfies")),
        (FITS, Message("terminal-banquet-sign-fits")),
        (SPOILS, Message("terminal-banquet-sign-spoils")),
    )
    return Text("   ").join(
        Text.assemble((sign, SIGN_STYLES[sign]), (f" {say(words)}", palette.FAINT))
        for sign, words in meanings
    )


def _most_welcome(entries: Sequence[Entry]) -> str:
    """The first answer with the best sign, so that a hasty Enter spoils nothing it need not."""
    for sign in SIGN_STYLES:
        for entry in entries:
            if sign in entry.effect.plain and not isinstance(entry.then, Refusal):
                return entry.key
    return ""


def _sign(move: Move) -> str:
    assert move.hint is not None
    return HINTS[move.hint.id]
