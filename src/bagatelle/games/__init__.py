"""The games of the house, by name."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from bagatelle.games.augsburg.game import Augsburg
from bagatelle.games.banquet.game import Banquet
from bagatelle.games.rokoko.game import Rokoko
from bagatelle.kernel.document import TOP
from bagatelle.kernel.errors import BadOption, PackError, UnknownGame
from bagatelle.kernel.findings import Finding
from bagatelle.kernel.game import Game
from bagatelle.kernel.message import Message, message
from bagatelle.kernel.pack import Pack, document_of

GAMES: dict[str, type[Game]] = {game.info.name: game for game in (Banquet, Rokoko, Augsburg)}


def make_game(
    name: str, players: int, options: Mapping[str, str], pack: Pack | None = None
) -> Game:
    """A game in one variant, with a pack or with the shipped box; raises UnknownGame or BadOption.

    >>> make_game("banquet", 2, {"side": "masked"}).players
    2
    """
    game = find_game(name)
    if pack is not None and pack.game != name:
        raise BadOption("pack", message("pack-other-game", found=pack.game, wanted=name))
    return _variant(game, players, tuple(options.items()), pack)


def read_pack(text: str) -> Pack:
    """A component pack from the text of its file; raises PackError with all that is wrong.

    >>> pack = read_pack(find_game("rokoko").box_file.shipped_text)
    >>> pack.game, pack.hash == make_game("rokoko", 2, {}).components_hash
    ('rokoko', True)
    """
    document = document_of(text)
    meta = document.data.get("meta")
    name = meta.get("game") if isinstance(meta, dict) else None
    if not isinstance(name, str) or name not in GAMES:
        place = document.place(("meta", "game") if name is not None else TOP)
        raise PackError((Finding(*place, message("pack-no-game", known=", ".join(GAMES))),))
    box_file = GAMES[name].box_file
    return Pack(name, box_file.hashes(box_file.read(text)), text)


def find_game(name: str) -> type[Game]:
    """The game of this name, in all its variants; raises UnknownGame."""
    if name not in GAMES:
        raise UnknownGame(Message("unknown-game", {"game": name, "known": ", ".join(GAMES)}))
    return GAMES[name]


@lru_cache(maxsize=256)
def _variant(
    game: type[Game], players: int, options: tuple[tuple[str, str], ...], pack: Pack | None
) -> Game:
    """A game remembers nothing of a match, so all matches of a variant share it."""
    if pack is None:
        return game(players, dict(options))
    return game(players, dict(options), game.box_file.read(pack.text))
