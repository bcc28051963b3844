"""The games of the house, by name: every folder here is one (``folders.py``)."""

from __future__ import annotations

from collections.abc import Mapping

from bagatelle.games.folders import FoundGames
from bagatelle.kernel.errors import BadOption, PackError, UnknownGame
from bagatelle.kernel.findings import Finding
from bagatelle.kernel.game import Game, variant_of
from bagatelle.kernel.message import Message, message
from bagatelle.kernel.pack import Pack, document_of
from bagatelle.kernel.toml_positions import TOP

GAMES = FoundGames(__name__, __path__, first=("banquet", "rokoko", "augsburg"))


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
    return variant_of(game, players, options, pack)


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
