"""``bagatelle review``: a finished match thought over once more, as text, JSON or a page."""

from __future__ import annotations

import argparse
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from bagatelle.bots import stand_in
from bagatelle.bots.advice import PLAYOUTS, AdvisedLine
from bagatelle.bots.reviewed import ComparedTurn, Review
from bagatelle.cli.arguments import (
    Parser,
    UsageError,
    chosen_pack,
    file_to_write,
    read_record,
    whole_number,
)
from bagatelle.cli.extras import require
from bagatelle.cli.progress import progress_bar
from bagatelle.cli.review_words import ReviewWords
from bagatelle.kernel.match import Match
from bagatelle.kernel.message import message
from bagatelle.texts import formatter

if TYPE_CHECKING:
    from bagatelle.bots.review import Crew


def add_arguments(parser: Parser) -> None:
    parser.word("file", "FILE", message("cli-help-record"))
    parser.option("--seat", "N", message("cli-help-review-seat"))
    default = str(PLAYOUTS)
    parser.option("--playouts", "K", message("cli-help-playouts", default=default), default)
    parser.option("--jobs", "J", message("cli-help-review-jobs"))
    parser.option("--seed", "S", message("cli-help-review-seed"), "")
    parser.flag("--json", message("cli-help-json"))
    parser.option("--html", "FILE.html", message("cli-help-review-html"))
    parser.option("--play-on", "MOVE", message("cli-help-play-on"))
    parser.pack()


def run(args: argparse.Namespace, language: str) -> int:
    if args.file is None:
        raise UsageError(message("cli-no-file"))
    match = read_record(args.file, chosen_pack(args))
    seat = None if args.seat is None else _seat(match, args.seat)
    if args.play_on is not None:
        return _play_on(args, match, seat or 0, language)
    page = file_to_write(args.html)
    found = _review(args, match, seat, language)
    if page is not None:
        from bagatelle.cli.review_page import review_page

        page.write_text(review_page(ReviewWords(match, found, language)), encoding="utf-8")
    if args.json:
        print(as_json(match, found))
    else:
        print("\n".join(as_text(ReviewWords(match, found, language))))
    return 0


def as_json(match: Match, found: Review) -> str:
    """The review, and of which match it is."""
    game = match.game
    told = {
        "game": game.info.name,
        "players": game.players,
        "options": dict(game.options),
        "names": match.names,
        "scores": match.scores,
        **{field: getattr(found, field) for field in found.__struct_fields__},
    }
    return msgspec.json.format(msgspec.json.encode(told), indent=1).decode()


def as_text(words: ReviewWords) -> list[str]:
    """The review in lines: the chances round by round, the turning points, all that was better."""
    say = words.say
    lines = [words.title, *words.facts, "", say(message("cli-review-chances"))]
    rows = [["", *words.names], *words.rounds()]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        cells = (cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))
        lines.append("  ".join([row[0].ljust(widths[0]), *cells]))
    lines += ["", say(message("cli-review-turning-points"))]
    points = words.found.course.turning_points
    for point in points:
        lines += ["", words.heading(point.turn), *words.told(point.turn), words.swing(point)]
        lines += _compared(words, words.compared.get(point.turn))
    if not points:
        lines.append(say(message("cli-review-no-turning-points")))
    if words.further:
        lines += ["", say(message("cli-review-better"))]
    for each in words.further:
        lines += ["", words.heading(each.turn), *_compared(words, each)]
    lines += ["", say(message("cli-review-found")), *map(words.share, words.found.found)]
    return lines


def _compared(words: ReviewWords, turn: ComparedTurn | None) -> list[str]:
    if turn is None:
        return []
    lines = _line(words, "–", turn.played)
    for number, better in enumerate(turn.better, start=1):
        lines += _line(words, str(number), better)
    return lines if turn.better else [*lines, f"    {words.say(message('cli-review-was-best'))}"]


def _line(words: ReviewWords, sign: str, line: AdvisedLine) -> list[str]:
    return [f"  {sign} {words.moves(line)}", f"    {words.figures(line)}"]


def _review(args: argparse.Namespace, match: Match, seat: int | None, language: str) -> Review:
    from bagatelle.bots.review import Reviewer, ReviewOrder, review

    playouts = whole_number("--playouts", args.playouts)
    pack, crew = chosen_pack(args), _crew(args)
    # What cannot be reviewed is refused before any process is started.
    steps = Reviewer(match, ReviewOrder("", seat, playouts, args.seed, pack)).steps
    with progress_bar(steps, formatter(language)(message("cli-review-progress"))) as progress:
        return review(match, seat, playouts, args.seed, pack, crew, progress)


def _crew(args: argparse.Namespace) -> Crew:
    from bagatelle.arena.crews import alone, cores, processes

    jobs = cores() if args.jobs is None else whole_number("--jobs", args.jobs)
    if jobs < 1:
        raise UsageError(message("cli-review-jobs", value=jobs))
    return alone if jobs == 1 else partial(processes, jobs=jobs)


def _seat(match: Match, word: str) -> int:
    """A seat by its number, counted from 1 as in records, or by the name of its player."""
    players = match.game.players
    if word.isascii() and word.isdigit() and len(word) < 3 and 1 <= int(word) <= players:
        return int(word) - 1
    if word and word in match.names:
        return match.names.index(word)
    raise UsageError(message("cli-review-no-seat", name=word, players=players))


def _play_on(args: argparse.Namespace, match: Match, seat: int, language: str) -> int:
    """Go on from a moment of the match, in the terminal and in a file of its own."""
    require("terminal")
    from bagatelle.bots.review import CannotReview
    from bagatelle.terminal import TerminalSetup, saves
    from bagatelle.terminal import run as play
    from bagatelle.terminal.setup import HUMAN

    if not match.is_over:
        raise CannotReview(message("review-not-over"))
    number, last = whole_number("--play-on", args.play_on), len(match.played)
    if not 0 <= number < last:
        raise UsageError(message("cli-review-no-moment", number=number, last=last))
    game, players = match.game.info.name, match.game.players
    bot = stand_in(game)
    return play(
        TerminalSetup(
            game=game,
            players=players,
            options=dict(match.game.options),
            seats=tuple(HUMAN if each == seat else bot for each in range(players)),
            names=match.names,
            seed=match.seed,
            language=language,
            resume=saves.begin_file(match, number),
            plain=False,
            colour=True,
            pack=chosen_pack(args),
            pack_file=args.pack or "",
        )
    )
