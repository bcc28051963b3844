"""The results file of a tournament: what has been played, so that an interrupted one goes on."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import TYPE_CHECKING, Any

import msgspec

from bagatelle import files
from bagatelle.arena.standings import Played
from bagatelle.bots import minds_of
from bagatelle.games import find_game, make_game
from bagatelle.kernel.errors import BagatelleError
from bagatelle.kernel.message import message

if TYPE_CHECKING:
    from bagatelle.arena.tournament import Tournament, TournamentReport

FORMAT = 1
SECONDS_BETWEEN = 1.0
"""The file is not written anew more often than that, but in any case at the end."""


class BadLedger(BagatelleError):
    """A file that does not belong to this tournament."""


class Head(msgspec.Struct, frozen=True):
    """All that the games depend on; with another head, a file is of another tournament."""

    format: int
    game: str
    players: int
    options: Mapping[str, str]
    bots: tuple[str, ...]
    seed: str
    rules: int
    """The version of the rules."""
    components: str
    """The hash of the box."""
    minds: str
    """What stands for the levels and their weights."""


class Pages(msgspec.Struct):
    """What stands in the file."""

    tournament: Head
    games: list[Played]
    standings: Any = None
    paces: Any = None


def head_of(tournament: Tournament) -> Head:
    name = tournament.game
    game = make_game(name, tournament.players, tournament.options, tournament.pack)
    return Head(
        FORMAT,
        name,
        tournament.players,
        tournament.options,
        tournament.bots,
        tournament.seed,
        find_game(name).info.rules_version,
        game.components_hash,
        minds_of(name),
    )


def seed_in(file: Path) -> str | None:
    """The seed of the tournament in a file; None if there is no file yet."""
    return _read(file).tournament.seed if file.exists() else None


class Ledger:
    """Holds the games that were played and writes them to a file, if there is one."""

    def __init__(self, tournament: Tournament, file: Path | None) -> None:
        self.head = head_of(tournament)
        self.games: dict[int, Played] = {}
        self._file = file
        self._written = monotonic()
        if file is not None and file.exists():
            pages = _read(file)
            if pages.tournament != self.head:
                raise BadLedger(message("arena-other-tournament", file=str(file)))
            self.games = {game.number: game for game in pages.games}
        self._is_known = len(self.games)
        self._write(None)  # Whoever may not write here learns it before the first game.

    def __enter__(self) -> Ledger:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """Interrupted or not, what has been played is kept."""
        if len(self.games) > self._is_known:
            self._write(None)

    def note(self, played: Played) -> None:
        """A game has ended."""
        self.games[played.number] = played
        if monotonic() - self._written >= SECONDS_BETWEEN:
            self._write(None)

    def close(self, report: TournamentReport) -> None:
        """All games have ended."""
        self._write(report)

    def _write(self, report: TournamentReport | None) -> None:
        if self._file is None:
            return
        games = [self.games[number] for number in sorted(self.games)]
        pages = Pages(self.head, games)
        if report is not None:
            pages.standings, pages.paces = report.standings, report.paces
        write_whole(self._file, msgspec.json.encode(pages))
        self._is_known = len(self.games)
        self._written = monotonic()


def write_whole(file: Path, text: bytes) -> None:
    """Write a file at once, so that nobody ever finds half of it; raises UnreadableFile."""
    beside = file.with_name(f"{file.name}.{os.getpid()}.new")
    try:
        beside.write_bytes(text)
        beside.replace(file)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise files.unreadable(str(file), error) from error


def _read(file: Path) -> Pages:
    try:
        return msgspec.json.decode(file.read_bytes(), type=Pages)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadLedger(message("arena-no-ledger", file=str(file))) from error
    except OSError as error:
        raise files.unreadable(str(file), error) from error
