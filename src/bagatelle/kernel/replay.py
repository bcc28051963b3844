"""Reads a record by playing it again.

The parser is strict: whatever it does not know it refuses, with line and column.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from bagatelle.kernel.commitment import commitment
from bagatelle.kernel.errors import (
    BadOption,
    MoveError,
    NoSuchSeat,
    OtherVersion,
    RecordError,
    UnknownGame,
)
from bagatelle.kernel.game import Game
from bagatelle.kernel.match import Match
from bagatelle.kernel.message import Message, message
from bagatelle.kernel.record import FIRST_LINE, PERSPECTIVE_LINE

MakeGame = Callable[[str, int, Mapping[str, str]], Game]

HEADER = ("game", "rules", "components", "players", "seed")
"""The lines that every record has, beside the options of its game."""


def read(text: str, make_game: MakeGame) -> Match:
    """The match that a record tells; raises RecordError with the line that is wrong."""
    return _Reader(text, make_game).match()


class Verified(NamedTuple):
    """A record that holds: played again, it gave what it says."""

    match: Match
    numbers: int
    """How many numbers of chance were computed from the seed again."""
    commitment: str | None
    """The commitment that the record names, and that belongs to its seed."""


def verify(text: str, make_game: MakeGame) -> Verified:
    """Check all that a record says; raises RecordError with the line that is wrong."""
    reader = _Reader(text, make_game)
    match = reader.match()
    return Verified(match, match.draws, reader.commitment)


class _Line:
    """One line that says something, with its number."""

    def __init__(self, number: int, text: str) -> None:
        self.number = number
        self.text = text

    def error(self, message: Message, column: int = 1) -> RecordError:
        return RecordError(self.number, column, message)

    def split(self) -> tuple[str, str]:
        """The part before the first colon, and the part behind it."""
        key, colon, value = self.text.partition(": ")
        if not colon:
            raise self.error(Message("record-no-colon"), len(self.text.rstrip()) + 1)
        return key, value.strip()

    def value_column(self) -> int:
        return self.text.find(": ") + 3


class _Reader:
    def __init__(self, text: str, make_game: MakeGame) -> None:
        lines = [_Line(number, line) for number, line in enumerate(text.splitlines(), start=1)]
        self._end = _Line(len(lines) + 1, "")
        self._lines = [
            line for line in lines if line.text.strip() and not line.text.startswith("#")
        ]
        self._make_game = make_game
        self.commitment: str | None = None

    def match(self) -> Match:
        first = self._lines[0] if self._lines else self._end
        if first.text.strip() == PERSPECTIVE_LINE:
            raise first.error(Message("record-perspective"))
        if first.text.strip() != FIRST_LINE:
            raise first.error(Message("record-first-line", {"line": FIRST_LINE}))
        body = self._lines[1:]
        header = [line for line in body if not _is_move(line) and not _is_scores(line)]
        match = self._set_up(header)
        scores: _Line | None = None
        for line in body:
            if scores is not None:
                raise line.error(Message("record-after-scores"))
            if _is_scores(line):
                scores = line
            elif _is_move(line):
                self._replay(match, line)
            elif match.played:
                raise line.error(Message("record-not-a-move"))
        self._check_scores(match, scores)
        return match

    def _set_up(self, header: list[_Line]) -> Match:
        where: dict[str, _Line] = {}
        values: dict[str, str] = {}
        for line in header:
            key, value = line.split()
            if key in where:
                raise line.error(Message("record-twice", {"key": key}))
            where[key], values[key] = line, value
        for key in HEADER:
            if key not in values:
                raise self._end.error(Message("record-missing", {"key": key}))
        players = self._number(where["players"], values["players"], where["players"].value_column())
        names = [values.pop(f"seat {seat + 1}", "") for seat in range(min(players, 99))]
        self.commitment = values.pop("commitment", None)
        options = {key: value for key, value in values.items() if key not in HEADER}
        try:
            game = self._make_game(values["game"], players, options)
            self._check_version(game, where, values)
            match = Match(game, values["seed"], names)
        except BadOption as error:
            blame = where.get(error.option, where["game"])
            raise blame.error(error.message, blame.value_column()) from error
        except UnknownGame as error:
            raise where["game"].error(error.message, where["game"].value_column()) from error
        if self.commitment not in (None, commitment(match.seed)):
            line = where["commitment"]
            raise line.error(Message("record-commitment"), line.value_column())
        return match

    def _check_version(
        self, game: Game, where: Mapping[str, _Line], values: Mapping[str, str]
    ) -> None:
        if values["rules"] != str(game.info.rules_version):
            line = where["rules"]
            reason = message("record-rules", found=values["rules"], known=game.info.rules_version)
            raise OtherVersion(line.number, line.value_column(), reason)
        if values["components"] != game.components_hash:
            line = where["components"]
            reason = message(
                "record-components", found=values["components"], known=game.components_hash
            )
            raise OtherVersion(line.number, line.value_column(), reason)

    def _replay(self, match: Match, line: _Line) -> None:
        key, text = line.split()
        number, dot, seat_word = key.partition(". seat ")
        if not dot:
            raise line.error(Message("record-not-a-move"))
        if number.strip() != str(len(match.played) + 1):
            raise line.error(message("record-move-number", number=len(match.played) + 1))
        seat = self._number(line, seat_word, len(key) - len(seat_word) + 1) - 1
        try:
            match.play(text, seat)
        except (MoveError, NoSuchSeat) as error:
            raise line.error(error.message, line.value_column()) from error

    def _check_scores(self, match: Match, line: _Line | None) -> None:
        if line is None:
            if match.is_over:
                raise self._end.error(Message("record-missing", {"key": "scores"}))
            return
        if not match.is_over:
            raise line.error(Message("record-too-early"))
        scores = " ".join(map(str, match.scores))
        if line.split()[1] != scores:
            raise line.error(Message("record-scores", {"scores": scores}), line.value_column())

    def _number(self, line: _Line, word: str, column: int) -> int:
        if not word.isascii() or not word.isdigit() or len(word) > 9:
            raise line.error(Message("record-number", {"word": word[:80]}), column)
        return int(word)


def _is_move(line: _Line) -> bool:
    return line.text.partition(".")[0].strip().isdigit()


def _is_scores(line: _Line) -> bool:
    return line.text.startswith("scores:")
