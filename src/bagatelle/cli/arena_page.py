"""The report of a tournament as one page: it asks for nothing else, by day and by candlelight."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import TYPE_CHECKING

from bagatelle.cli.arena import HABITS, STRENGTH, facts, habits, settings, strength
from bagatelle.cli.drawing import Cell, Span, heat_map, histograms, spans
from bagatelle.cli.numbers import decimal, percent, percents, signed
from bagatelle.cli.page import whole_page
from bagatelle.kernel.message import Format, Message, message
from bagatelle.texts import formatter

if TYPE_CHECKING:
    from bagatelle.arena import Meeting, Standings, TournamentReport


def arena_page(report: TournamentReport, language: str) -> str:
    """The whole page as HTML."""
    say = formatter(language)
    found = report.standings
    title = say(message("cli-arena-title", game=message(f"{report.tournament.game}-title")))
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(' '.join(say(fact) for fact in facts(report)))}</p>",
        f'<p class="settings">{escape(settings(report))}</p>',
        _section(say, message("cli-arena-ratings"), message("cli-arena-about-ratings"))
        + _figure(spans(_spans(found, say), say(message("cli-arena-ratings")))),
        _table(say, ([*strength(each), *habits(each, report.paces)] for each in found.entrants)),
        _section(say, message("cli-arena-cross"), message("cli-arena-about-cross"))
        + _figure(_cross(found, say)),
        _section(say, message("cli-arena-points"), message("cli-arena-about-points"))
        + _figure(_points(found, say)),
    ]
    return whole_page(title, "\n".join(parts), language)


def _section(say: Format, heading: Message, about: Message) -> str:
    return f"<h2>{escape(say(heading))}</h2>\n<p>{escape(say(about))}</p>\n"


def _figure(drawing: str) -> str:
    return f"<figure>{drawing}</figure>"


def _spans(found: Standings, say: Format) -> list[Span]:
    rated = []
    for entrant in found.entrants:
        low, high = entrant.rating_interval
        interval = message("cli-interval", low=signed(low), high=signed(high))
        label = f"{entrant.bot}: {signed(entrant.rating)} ({say(interval)})"
        rated.append(Span(entrant.bot, entrant.rating, low, high, label))
    return rated


def _cross(found: Standings, say: Format) -> str:
    bots = [entrant.bot for entrant in found.entrants]

    def cell(first: str, second: str, meeting: Meeting) -> Cell | None:
        if not meeting.times:
            return None
        about = message(
            "cli-arena-meeting",
            first=first,
            second=second,
            share=percent(meeting.ahead),
            interval=percents(meeting.interval),
            times=meeting.times,
            margin=decimal(meeting.margin, 1),
        )
        return Cell(meeting.ahead, say(percent(meeting.ahead)), say(about))

    cells = [
        [cell(first, second, each) for second, each in zip(bots, line, strict=True)]
        for first, line in zip(bots, found.cross, strict=True)
    ]
    return heat_map(bots, cells, say(message("cli-arena-cross")))


def _points(found: Standings, say: Format) -> str:
    counted = [(each.bot, each.points.mean, each.points.histogram) for each in found.entrants]
    return histograms(counted, say(message("cli-arena-points")))


def _table(say: Format, lines: Iterable[list[str | Message]]) -> str:
    heads = "".join(
        f'<th scope="col">{escape(say(heading))}</th>' for heading in (*STRENGTH, *HABITS)
    )
    body = []
    for line in lines:
        bot, *cells = (say(cell) if isinstance(cell, Message) else cell for cell in line)
        figures = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        body.append(f'<tr><th scope="row">{escape(bot)}</th>{figures}</tr>')
    inside = "\n".join(body)
    return (
        f'<div class="wide"><table>\n<thead><tr>{heads}</tr></thead>\n'
        f"<tbody>\n{inside}\n</tbody>\n</table></div>"
    )
