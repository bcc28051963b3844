"""Pages to read: the score sheet, and the help."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bagatelle.bots.advice import Advised
from bagatelle.kernel.choice import Move
from bagatelle.kernel.errors import IllegalMove
from bagatelle.kernel.message import Format, Message, message
from bagatelle.kernel.score import ScoreLine
from bagatelle.terminal import palette
from bagatelle.terminal.board import AnyBoard
from bagatelle.terminal.session import Session


def score_sheet(session: Session, board: AnyBoard) -> RenderableType:
    """Every line of the final scoring, the places, and how the game ended."""
    say, sheet = session.say, session.match.score_sheet
    seats = range(session.match.game.parties)
    table = Table(box=box.SIMPLE_HEAD, header_style=palette.HEADING, pad_edge=False)
    table.add_column("")
    for seat in seats:
        table.add_column(board.name(seat), justify="right")
    table.add_column("", style=palette.FAINT)
    for line in sheet.lines:
        _add(table, line, say)
    table.add_section()
    total = say(message("terminal-total"))
    table.add_row(total, *(str(points) for points in sheet.totals), "", style=palette.STRONG)
    for line in sheet.tie_breaks:
        _add(table, line, say)
    if len(seats) > 1:
        place = say(message("terminal-place"))
        table.add_row(place, *(str(place) for place in sheet.places), "", style=palette.STRONG)
    outcome = [Text(line, palette.LIT) for line in verdict(session)]
    return Group(*outcome, Text(), table)


def verdict(session: Session) -> list[str]:
    """How the game ended, and who won; quite alone at the table there is nobody to beat."""
    say, winners = session.say, session.match.winners
    lines = [say(session.match.score_sheet.verdict)]
    if session.match.game.parties > 1:
        names = ", ".join(session.name(seat) for seat in winners)
        lines.append(say(message("terminal-winners", count=len(winners), names=names)))
    return lines


def advice_page(session: Session, found: list[tuple[Advised, list[Move]]]) -> list[Text]:
    """The best ways to go on, with their chances and points; a sentence, if there are none."""
    say = session.say
    if not found:
        return [Text(say(message("terminal-advice-none")))]
    lines: list[Text] = []
    for number, (advised, moves) in enumerate(found, start=1):
        lines.append(Text(f"{number}  {' · '.join(map(str, moves))}", palette.STRONG))
        told = message(
            "terminal-advice-line",
            chance=round(100 * advised.chance),
            doubt=round(100 * advised.doubt),
            points=round(advised.points),
        )
        lines.append(Text(f"   {say(told)}"))
    return lines


def help_page(
    board: AnyBoard, seat: int | None, keys: Sequence[tuple[str, Message]], heading: Message
) -> RenderableType:
    """The keys or commands, how a turn goes, and what is not possible now and why."""
    say = board.say
    listed = Table.grid(padding=(0, 2))
    listed.add_column(style=palette.LIT, no_wrap=True)
    for key, words in keys:
        listed.add_row(key, say(words))
    page: list[RenderableType] = [
        Text(say(heading), palette.HEADING),
        listed,
        Text(),
        Text(say(message("terminal-help-turn")), palette.HEADING),
        *board.guide(),
    ]
    refusals = [] if seat is None else board.impossible(seat)
    if refusals:
        page += [Text(), Text(say(message("terminal-help-impossible")), palette.HEADING)]
        page += [
            Text(say(IllegalMove(refusal.clause, refusal.message).message)) for refusal in refusals
        ]
    return Group(*page)


def _add(table: Table, line: ScoreLine, say: Format) -> None:
    points = ("" if points is None else str(points) for points in line.points)
    table.add_row(say(line.item), *points, line.clause)
