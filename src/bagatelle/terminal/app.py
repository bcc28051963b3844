"""The screen: shows a board, asks its questions, and lets the bots play."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Group, RenderableType
from rich.text import Text
from textual import events, work
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.filter import LineFilter, NoColor
from textual.geometry import Size
from textual.message import Message as TextualMessage
from textual.screen import Screen
from textual.widgets import Footer, Input, Static

from bagatelle.bots.advice import Advised
from bagatelle.kernel.choice import Choice, Move, Refusal
from bagatelle.kernel.errors import BagatelleError, IllegalMove
from bagatelle.kernel.match import Match
from bagatelle.kernel.message import Message, message
from bagatelle.terminal import palette, sheets
from bagatelle.terminal.boards import make_board
from bagatelle.terminal.choices import Choices
from bagatelle.terminal.menu import Entry, Menu
from bagatelle.terminal.saves import CannotSave
from bagatelle.terminal.screens import Curtain, FileName, Page, Question, answers
from bagatelle.terminal.session import Session
from bagatelle.terminal.setup import HUMAN

ROOMY = (118, 34)
"""From this width and height on, the large drawings and the frames are shown."""

KEYS = (
    ("u", "u", "undo", Message("terminal-key-undo")),
    ("s", "s", "save", Message("terminal-key-save")),
    ("l", "l", "log", Message("terminal-key-log")),
    ("r", "r", "rivals", Message("terminal-key-rivals")),
    ("a", "a", "advice", Message("terminal-key-advice")),
    ("colon", ":", "type", Message("terminal-key-type")),
    ("question_mark,f1,h", "?", "help", Message("terminal-key-help")),
    ("q,ctrl+c,ctrl+q", "q", "leave", Message("terminal-key-quit")),
)
"""Textual's name of the key, the sign on it, what it does, and the words for it."""

HELP = (
    ("1 2 3 …", Message("terminal-help-number")),
    ("↑ ↓ ← → ⏎", Message("terminal-help-arrows")),
    ("Esc", Message("terminal-help-back")),
    ("PgUp PgDn", Message("terminal-help-scroll")),
    (":", Message("terminal-help-type")),
    ("u", Message("terminal-help-undo")),
    ("s", Message("terminal-help-save")),
    ("l", Message("terminal-help-log")),
    ("r", Message("terminal-help-rivals")),
    ("a", Message("terminal-help-advice")),
    ("q", Message("terminal-help-quit")),
)


class BotHasChosen(TextualMessage):
    """A bot has made up its mind, at this point of this match."""

    def __init__(self, match: Match, moves: int, choice: Choice) -> None:
        super().__init__()
        self.match = match
        self.moves = moves
        self.choice = choice


class MinisterHasThought(TextualMessage):
    """There is advice, for this point of this match."""

    def __init__(self, match: Match, moves: int, found: list[tuple[Advised, list[Move]]]) -> None:
        super().__init__()
        self.match = match
        self.moves = moves
        self.found = found


class TableApp(App[None], inherit_bindings=False):
    """One session on the screen, from the first question to the score sheet."""

    CSS_PATH = "app.tcss"
    TITLE = "Bagatelle"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, session: Session, colour: bool) -> None:
        super().__init__()
        self.session = session
        self.say = session.say
        self.board = make_board(session.match, session.say)
        self._colour = colour
        self._roomy = False
        self._path: list[Menu] = []
        self._lit: tuple[str, ...] = ()
        self._unseen = False
        """Whether nobody could see the last move: then there is no need to give time to look."""
        for key, display, action, words in KEYS:
            self.bind(key, action, description=self.say(words), key_display=display)
        self.bind("escape,backspace", "step_back", show=False)
        self.bind("pageup", "scroll_own(-1)", show=False)
        self.bind("pagedown", "scroll_own(1)", show=False)

    def get_line_filters(self) -> Sequence[LineFilter]:
        filters = super().get_line_filters()
        return filters if self._colour else [*filters, NoColor()]

    # ------------------------------------------------------------------ the screen

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Horizontal(id="top"):
            with Vertical(id="left"):
                yield Static(id="table")
                yield Static(id="players")
                with VerticalScroll(id="log", can_focus=False):
                    yield Static(id="log-lines")
            with Vertical(id="right"):
                with Vertical(id="asking"):
                    yield Static(id="question")
                    with VerticalScroll(id="answers", can_focus=False):
                        yield Choices()
                    yield Static(id="notice")
                    yield Input(id="line")
                if self.board.broad:
                    yield from self._compose_own()
                with VerticalScroll(id="news", can_focus=False):
                    yield Static(id="news-lines")
        if not self.board.broad:
            yield from self._compose_own()
        yield Footer(show_command_palette=False)

    def _compose_own(self) -> ComposeResult:
        with VerticalScroll(id="own", can_focus=False):
            yield Static(id="belongings")

    def on_mount(self) -> None:
        for panel, words in (
            ("#players", Message("terminal-panel-players")),
            ("#news", Message("terminal-panel-news")),
            ("#log", Message("terminal-panel-log")),
        ):
            self._entitle(panel, self.say(words))
        self._entitle("#table", self.board.table_caption())
        self._fit(self.size)
        self._go_on()

    def on_resize(self, event: events.Resize) -> None:
        self._fit(event.size)
        self._draw()

    def _fit(self, size: Size) -> None:
        width, height = size
        self._roomy = width >= ROOMY[0] and height >= ROOMY[1]
        self._hall.set_class(self._roomy, "-roomy")
        self._hall.set_class(self.board.broad, "-broad")
        self._hall.set_class(self.session.setup.seats.count(HUMAN) > 1, "-hot-seat")

    @property
    def _hall(self) -> Screen[object]:
        """The screen with the table, whatever lies over it."""
        return self.screen_stack[0]

    @property
    def _choices(self) -> Choices:
        return self._hall.query_one(Choices)

    def _entitle(self, panel: str, title: str) -> None:
        """Write on a frame; a player's name may hold what Textual takes for markup."""
        self._hall.query_one(panel).border_title = Content(title)

    def _show(self, panel: str, content: RenderableType, resize: bool = True) -> None:
        self._hall.query_one(panel, Static).update(content, layout=resize)

    def _draw(self) -> None:
        """Everything that can be seen, as it is now."""
        board, viewer = self.board, self.session.viewer
        self._draw_title()
        self._show("#players", board.players(viewer, self._roomy))
        news = board.news(viewer) or [Text(self.say(message("terminal-no-news")), palette.FAINT)]
        self._show("#news-lines", Text("\n").join(news))
        self._show("#log-lines", Text("\n").join(board.log(viewer, brief=True)))
        for panel in ("#news", "#log"):
            self._hall.query_one(panel, VerticalScroll).scroll_end(animate=False)
        self._draw_what_can_be_lit(resize=True)

    def _draw_what_can_be_lit(self, resize: bool) -> None:
        """The things that a choice may touch, and the question about them."""
        board, viewer, lit = self.board, self.session.viewer, self._lit
        self._entitle("#own", board.belongings_caption(viewer))
        self._show("#table", board.table(viewer, lit, self._roomy), resize)
        own = board.belongings(viewer, viewer, lit, self._roomy)
        if board.broad and not self._roomy:
            # The table would not fit beside the question, so it stands in the part that scrolls.
            own = Group(own, board.table(viewer, lit, False), board.players(viewer, False))
        self._show("#belongings", own, resize)
        self._draw_question(resize)

    def _draw_title(self) -> None:
        state = self.board.state(self.session.viewer)
        title = Text.assemble((f"❧ {self.board.title()}   ", palette.HEADING), state)
        self._show("#title", title if title.cell_len <= self.size.width - 2 else state)

    def _draw_question(self, resize: bool) -> None:
        """Whose turn it is, what is asked, and what is in hand."""
        session = self.session
        asking = self._hall.query_one("#asking")
        player = session.name(session.viewer if session.seat is None else session.seat)
        if session.match.is_over:
            title = message("terminal-over")
        elif self._path:
            title = message("terminal-your-turn", player=player)
        else:
            title = message("terminal-thinking", player=player)
        self._entitle("#asking", self.say(title))
        asking.set_class(not self._path, "waiting")
        lines = []
        if not self._roomy:  # where there is room the frame says it
            lines.append(Text(self.say(title), palette.LIT if self._path else palette.QUIET))
        if self._path:
            lines.append(Text(self._path[-1].question, palette.STRONG))
        hand = self.board.hand(session.viewer, self._lit)
        if hand and session.seat is not None:
            words = self.say(message("terminal-in-hand"))
            lines.append(Text.assemble((f"{words} ", palette.QUIET), hand))
        self._show("#question", Text("\n").join(lines), resize)

    # ------------------------------------------------------------------ the course of the game

    def _go_on(self) -> None:
        """Ask a person, let a bot think, or offer what there is to do after the end."""
        session = self.session
        self._path, self._lit = [], ()
        self._close_line()
        if session.curtain:
            self._hand_over()
            return
        if session.match.is_over or session.is_human(session.seat):
            self._keep()
            over = session.match.is_over
            self._ask(self._after_the_end() if over else self.board.menu(session.viewer))
        else:
            self._choices.show(None)
            if session.setup.pause and not self._unseen:
                self.set_timer(session.setup.pause, self._let_bot_think)
            else:
                self._let_bot_think()
        self._draw()

    def _hand_over(self) -> None:
        """Draw the curtain until the person who decides now sits before the screen."""
        session = self.session
        assert session.seat is not None
        self._notice()
        self._choices.show(None)
        words = self.say(message("terminal-curtain", player=session.name(session.seat)))
        self.push_screen(Curtain(words), self._lift_curtain)

    def _lift_curtain(self, _: None) -> None:
        self.session.lift_curtain()
        self._go_on()

    def _ask(self, menu: Menu) -> None:
        """Put a question; Escape goes back to the one before."""
        self._path.append(menu)
        self._lit = menu.first().refs
        self._choices.show(menu)
        self._choices.focus()

    @work(thread=True)
    def _let_bot_think(self) -> None:
        match, moves = self.session.match, len(self.session.match.played)
        self.post_message(BotHasChosen(match, moves, self.session.bot_choice()))

    def on_bot_has_chosen(self, event: BotHasChosen) -> None:
        match = self.session.match
        if event.match is match and event.moves == len(match.played):
            self._play(event.choice)

    def _play(self, move: Move | Choice | str) -> None:
        session = self.session
        rows, seat = session.match.row_count, session.seat
        try:
            session.play(move)
        except BagatelleError as error:
            self._complain(error.message)
            return
        self._unseen = not session.match.events(session.viewer, rows)
        if seat is not None and session.is_human(seat):
            self._notice(*self.board.results(seat, rows))
        self._go_on()
        if session.match.is_over:
            self._show_score_sheet()

    def _play_all(self, choices: Sequence[Choice]) -> None:
        """Several moves of one person in a row; only after the last one others may go on."""
        for choice in choices[:-1]:
            self.session.play(choice)
        self._play(choices[-1])

    def _after_the_end(self) -> Menu:
        return answers(
            "\n".join(sheets.verdict(self.session)),
            ("sheet", self.say(message("terminal-answer-sheet"))),
            ("save", self.say(message("terminal-answer-save"))),
            ("again", self.say(message("terminal-answer-again"))),
            ("leave", self.say(message("terminal-answer-leave"))),
        )

    def _show_score_sheet(self) -> None:
        sheet = sheets.score_sheet(self.session, self.board)
        self._open_page(Message("terminal-panel-score"), [sheet])

    # ------------------------------------------------------------------ answers

    def on_choices_considered(self, event: Choices.Considered) -> None:
        self._lit = event.entry.refs
        self._draw_what_can_be_lit(resize=False)

    def on_choices_taken(self, event: Choices.Taken) -> None:
        self._take(event.entry)

    def on_click(self, event: events.Click) -> None:
        """A thing on the table that the question is about can be taken by a click."""
        ref = event.style.meta.get("ref")
        entry = self._path[-1].touching(ref) if ref and self._path else None
        if entry is not None:
            self._take(entry)

    def _take(self, entry: Entry) -> None:
        match entry.then:
            case Move() as move:
                self._play(move)
            case Menu() as menu:
                self._notice()
                self._ask(menu)
                self._draw_what_can_be_lit(resize=True)
            case Refusal(clause, reason):
                self._complain(IllegalMove(clause, reason).message)
            case tuple() as choices:
                self._play_all(choices)
            case "sheet":
                self._show_score_sheet()
            case "save":
                self.action_save()
            case "again":
                self._play_again()
            case _:
                self.exit()

    def _play_again(self) -> None:
        self.session.play_again()
        self.board = make_board(self.session.match, self.say)
        self._notice()
        self._go_on()

    def _notice(self, *lines: Text) -> None:
        """Something to know, under the choices, until the next one; nothing takes it away."""
        notice = self._hall.query_one("#notice", Static)
        notice.display = bool(lines)
        notice.update(Text("\n").join(lines))

    def _complain(self, words: Message) -> None:
        self._notice(Text(self.say(words), palette.SPOILT))

    def _confirm(self, words: Message) -> None:
        self._notice(Text(self.say(words), palette.WELCOME))

    # ------------------------------------------------------------------ keys

    def action_step_back(self) -> None:
        if self._hall.query_one("#line").display:
            self._close_line()
        elif len(self._path) > 1:
            self._path.pop()
            self._notice()
            self._ask(self._path.pop())
            self._draw_what_can_be_lit(resize=True)

    def action_scroll_own(self, pages: int) -> None:
        """Move what may not fit: the lower part, and the table where that stands beside it."""
        for panel in ("#own", "#left"):
            part = self._hall.query_one(panel)
            part.scroll_relative(y=pages * part.size.height // 2, animate=False)

    def action_undo(self) -> None:
        try:
            self.session.undo()
        except BagatelleError as error:
            self._complain(error.message)
            return
        self._confirm(Message("terminal-undone"))
        self._go_on()

    def action_log(self) -> None:
        log = self.board.log(self.session.viewer)
        self._open_page(Message("terminal-panel-log"), log, at_end=True)

    def action_rivals(self) -> None:
        viewer = self.session.viewer
        rivals = [seat for seat in range(self.session.match.game.parties) if seat != viewer]
        pieces: list[RenderableType] = []
        for seat in rivals:
            pieces += [self.board.name(seat), self.board.belongings(viewer, seat, (), roomy=False)]
        if not rivals:
            pieces = [Text(self.say(message("terminal-no-rivals")))]
        self._open_page(Message("terminal-panel-rivals"), pieces)

    def action_advice(self) -> None:
        session = self.session
        if session.seat is not None and session.is_human(session.seat):
            self._confirm(message("terminal-advice-thinking"))
            self._let_minister_think()

    @work(thread=True, exclusive=True, group="advice")
    def _let_minister_think(self) -> None:
        match, moves = self.session.match, len(self.session.match.played)
        self.post_message(MinisterHasThought(match, moves, self.session.advice()))

    def on_minister_has_thought(self, event: MinisterHasThought) -> None:
        match = self.session.match
        if event.match is match and event.moves == len(match.played):
            pieces = sheets.advice_page(self.session, event.found)
            self._open_page(Message("terminal-advice-title"), pieces)

    def action_help(self) -> None:
        seat = self.session.seat
        page = sheets.help_page(
            self.board,
            seat if self.session.is_human(seat) else None,
            HELP,
            Message("terminal-help-keys"),
        )
        self._open_page(Message("terminal-panel-help"), [page])

    def action_type(self) -> None:
        """Open the line on which a move can be typed in the notation of the records."""
        if self.session.is_human(self.session.seat):
            line = self._hall.query_one("#line", Input)
            line.placeholder = self.say(message("terminal-type-here", example=self.board.example))
            line.value = ""
            line.display = True
            line.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self._close_line()
        if event.value.strip():
            self._play(event.value.strip())

    def _close_line(self) -> None:
        line = self._hall.query_one("#line", Input)
        if line.display:
            line.display = False
            self._choices.focus()

    def _open_page(
        self, title: Message, pieces: Sequence[RenderableType], at_end: bool = False
    ) -> None:
        close = self.say(message("terminal-close"))
        self.push_screen(Page(self.say(title), pieces, close, at_end))

    # ------------------------------------------------------------------ saving and leaving

    def _keep(self) -> None:
        """Keep the match of itself; if that fails, say so and play on."""
        if self.session.worth_keeping:
            try:
                self.session.keep()
            except CannotSave as error:
                self._complain(error.message)

    @work
    async def action_save(self) -> None:
        await self._save()

    async def _save(self) -> bool:
        question = self.say(message("terminal-save-where"))
        name = await self.push_screen_wait(FileName(question, self.session.file.name))
        if not name:
            return False
        try:
            path = self.session.save(Path(name))
        except CannotSave as error:
            self._complain(error.message)
            return False
        self._confirm(message("terminal-saved", file=str(path)))
        return True

    @work
    async def action_leave(self) -> None:
        """Leave, but never lose a match without having asked."""
        session = self.session
        if session.match.is_over or not session.worth_keeping:
            self.exit()
            return
        menu = answers(
            self.say(message("terminal-quit-question")),
            ("keep", self.say(message("terminal-quit-keep"))),
            ("save", self.say(message("terminal-quit-save"))),
            ("discard", self.say(message("terminal-quit-discard"))),
            ("stay", self.say(message("terminal-quit-stay"))),
        )
        match await self.push_screen_wait(Question(menu)):
            case "keep":
                self._leave_kept()
            case "save" if await self._save():
                self.exit()
            case "discard":
                session.discard()
                self.exit()

    def _leave_kept(self) -> None:
        try:
            self.session.keep()
        except CannotSave as error:
            self._complain(error.message)
        else:
            self.exit()
