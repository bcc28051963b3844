"""Saved matches: records in files, written so that nothing is ever half there."""

from __future__ import annotations

import contextlib
import hashlib
import os
import tempfile
from itertools import count
from pathlib import Path

import platformdirs

import bagatelle
from bagatelle import files
from bagatelle.kernel.errors import BagatelleError, OtherVersion, RecordError
from bagatelle.kernel.match import Match
from bagatelle.kernel.message import message
from bagatelle.terminal.setup import TerminalSetup


class CannotSave(BagatelleError):
    """A record that could not be written; the match goes on."""


class CannotResume(BagatelleError):
    """A file with which no match can go on."""


def folder() -> Path:
    """Where matches are kept of themselves, one folder for each user."""
    return platformdirs.user_data_path("bagatelle", appauthor=False) / "matches"


def own_file(match: Match) -> Path:
    """The file in which a match is kept of itself.

    It is named after what was settled before the first move, so a match keeps its file when it
    is resumed.
    """
    start = hashlib.sha256(_header(match.record()).encode()).hexdigest()[:10]
    return folder() / f"{match.game.info.name}-{start}.txt"


def file_of(match: Match, resumed: Path | None) -> Path:
    """Where a match is kept that was just dealt, or resumed from a file. One that was played on
    from a moment of another match stays in its own file, and the other one in its.
    """
    if resumed is not None and resumed.parent == folder() and _same_match(resumed, match.record()):
        return resumed
    return own_file(match)


def begin_file(match: Match, moves: int) -> Path:
    """Write the first moves of a match into a new file, to be played on from there; raises
    CannotSave.
    """
    own = own_file(match)
    names = (f"{own.stem}-{moves}{f'-{more}' if more else ''}{own.suffix}" for more in count())
    path = next(own.with_name(name) for name in names if not own.with_name(name).exists())
    write(match.at(moves), path)
    return path


def write(match: Match, path: Path) -> None:
    """Write the record of a match; what stood there before goes only when the new file is whole."""
    record = match.record()
    try:
        if path.exists() and not _same_match(path, record):
            raise CannotSave(message("terminal-save-other", file=str(path)))
        path.parent.mkdir(parents=True, exist_ok=True)
        _replace(path, record)
    except OSError as error:
        raise CannotSave(
            message("terminal-save-failed", file=str(path), reason=error.strerror or str(error))
        ) from error


def resume(setup: TerminalSetup, path: Path) -> Match:
    """The unfinished match of a record; raises CannotResume."""
    try:
        match = bagatelle.load_record(files.read_record(str(path)), setup.pack)
    except files.UnreadableFile as error:
        raise CannotResume(error.message) from error
    except OtherVersion as error:
        raise CannotResume(
            message("terminal-resume-other-version", file=str(path), reason=error.reason)
        ) from error
    except RecordError as error:
        raise CannotResume(
            message("terminal-resume-broken", file=str(path), reason=error.message)
        ) from error
    game = match.game.info.name
    if game != setup.game:
        raise CannotResume(
            message("terminal-resume-other-game", file=str(path), found=game, wanted=setup.game)
        )
    players = match.game.players
    if players != setup.players:
        raise CannotResume(
            message(
                "terminal-resume-other-players",
                file=str(path),
                found=players,
                wanted=setup.players,
            )
        )
    if match.is_over:
        raise CannotResume(message("terminal-resume-finished", file=str(path)))
    return match


def _same_match(path: Path, record: str) -> bool:
    """Only a record of the same match may be replaced, so that no file is lost by a typing slip."""
    try:
        return _header(path.read_text(encoding="utf-8")) == _header(record)
    except UnicodeDecodeError:
        return False


def _header(record: str) -> str:
    return record.partition("\n\n")[0].strip()


def _replace(path: Path, text: str) -> None:
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        Path(name).replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            Path(name).unlink()
        raise
