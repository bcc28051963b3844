"""Bagatelle: play, study and simulate a family of court games.

>>> import bagatelle
>>> match = bagatelle.new_match("banquet", players=2, seed=7, side="masked")
>>> match.is_over
False
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Literal, overload

from bagatelle.games import GAMES, make_game, read_pack
from bagatelle.kernel import replay
from bagatelle.kernel.choice import Choice, Move, Refusal
from bagatelle.kernel.errors import (
    BadOption,
    BagatelleError,
    CannotUndo,
    IllegalMove,
    InvalidMove,
    NoSuchSeat,
    PackError,
    RecordError,
    UnknownGame,
)
from bagatelle.kernel.findings import Finding
from bagatelle.kernel.game import GameInfo
from bagatelle.kernel.match import Match
from bagatelle.kernel.pack import Pack
from bagatelle.texts import formatter

if TYPE_CHECKING:
    from bagatelle.games.augsburg.view import AugsburgView
    from bagatelle.games.banquet.view import BanquetView
    from bagatelle.games.rokoko.view import RokokoView

__version__ = "0.1.0"

__all__ = [
    "BadOption",
    "BagatelleError",
    "CannotUndo",
    "Choice",
    "Finding",
    "GameInfo",
    "IllegalMove",
    "InvalidMove",
    "Match",
    "Move",
    "NoSuchSeat",
    "Pack",
    "PackError",
    "RecordError",
    "Refusal",
    "UnknownGame",
    "__version__",
    "games",
    "load_record",
    "new_match",
    "read_pack",
]

OptionValue = str | int | Sequence[str]
"""What an option may be set to; a number stands for the word that is written like it."""

BagatelleError.format_message = staticmethod(formatter("en"))


def games() -> tuple[GameInfo, ...]:
    """The games there are: names, player counts, options.

    >>> [info.name for info in games()]
    ['banquet', 'rokoko', 'augsburg']
    """
    return tuple(game.info for game in GAMES.values())


@overload
def new_match(
    game: Literal["banquet"],
    players: int,
    seed: int | str | None = None,
    names: Sequence[str] = (),
    pack: Pack | str | None = None,
    **options: OptionValue,
) -> Match[BanquetView]: ...
@overload
def new_match(
    game: Literal["rokoko"],
    players: int,
    seed: int | str | None = None,
    names: Sequence[str] = (),
    pack: Pack | str | None = None,
    **options: OptionValue,
) -> Match[RokokoView]: ...
@overload
def new_match(
    game: Literal["augsburg"],
    players: int,
    seed: int | str | None = None,
    names: Sequence[str] = (),
    pack: Pack | str | None = None,
    **options: OptionValue,
) -> Match[AugsburgView]: ...
@overload
def new_match(
    game: str,
    players: int,
    seed: int | str | None = None,
    names: Sequence[str] = (),
    pack: Pack | str | None = None,
    **options: OptionValue,
) -> Match: ...
def new_match(
    game: str,
    players: int,
    seed: int | str | None = None,
    names: Sequence[str] = (),
    pack: Pack | str | None = None,
    **options: OptionValue,
) -> Match:
    """A match at its first decision. Equal seeds give equal matches; without one, chance decides.

    With a ``pack`` it is played with the figures of an owner's box: what ``read_pack`` gave, or the
    text of its file. An option of which several words may be chosen takes a list of them. A type
    checker knows from the name of the game what the views of the match look like.

    >>> new_match("banquet", players=3, seed=7, side="masked").to_act
    (2,)
    >>> new_match("rokoko", players=2, seed=7, modules=["fancy", "expert"]).to_act
    (0, 1)
    >>> new_match("banquet", players=9)
    Traceback (most recent call last):
    bagatelle.kernel.errors.BadOption: banquet is for 1 to 4 players, not for 9.
    """
    word = _chance() if seed is None else str(seed)
    words = {name: _option(value) for name, value in options.items()}
    return Match(make_game(game, players, words, _pack(pack)), word, names)


def load_record(text: str, pack: Pack | str | None = None) -> Match:
    """The match that a record tells; raises RecordError with line and column.

    A record of a match that was played with a pack needs the same ``pack``.

    >>> match = new_match("banquet", players=2, seed=7)
    >>> match.play("take row 1")
    >>> load_record(match.record()).fingerprint == match.fingerprint
    True
    """
    return replay.read(text, partial(make_game, pack=_pack(pack)))


def _chance() -> str:
    from secrets import token_hex  # slow to import, and most programs name their seeds

    return token_hex(16)


def _option(value: OptionValue) -> str:
    """The word of an option, as records write it."""
    if isinstance(value, Iterable) and not isinstance(value, str):
        return ",".join(map(str, value))
    return str(value)


def _pack(pack: Pack | str | None) -> Pack | None:
    return read_pack(pack) if isinstance(pack, str) else pack
