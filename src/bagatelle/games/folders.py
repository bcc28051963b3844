"""Where the parts of a game are found: by the names of folders, so that nobody lists the games.

A game ``banquet`` is the class ``Banquet`` in ``bagatelle.games.banquet.game``. If it has bots of
its own, ``bagatelle.bots.banquet`` names them in ``BOTS``; if it has a board of its own for the
terminal, that is ``BanquetBoard`` in ``bagatelle.terminal.banquet``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, MutableMapping
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType

from bagatelle.kernel.game import Game


class FoundGames(MutableMapping[str, type[Game]]):
    """The games in the folders of a package. A game is imported when somebody asks for it."""

    def __init__(self, package: str, path: Iterable[str], first: tuple[str, ...]) -> None:
        """Those named in ``first`` come first, in this order; the others follow by name."""
        self._package = package
        self._first = first
        self._games: dict[str, type[Game] | None] = {
            module.name: None for module in iter_modules(path) if module.ispkg
        }

    def __getitem__(self, name: str) -> type[Game]:
        game = self._games[name]
        if game is None:
            module = import_module(f"{self._package}.{name}.game")
            game = self._games[name] = getattr(module, class_name(name))
        return game

    def __setitem__(self, name: str, game: type[Game]) -> None:
        self._games[name] = game

    def __delitem__(self, name: str) -> None:
        del self._games[name]

    def __contains__(self, name: object) -> bool:
        return name in self._games

    def __iter__(self) -> Iterator[str]:
        first = [name for name in self._first if name in self._games]
        return iter([*first, *sorted(self._games.keys() - {*first})])

    def __len__(self) -> int:
        return len(self._games)


def class_name(game: str) -> str:
    """How the class of a game is called.

    >>> class_name("banquet"), class_name("queen_of_hearts")
    ('Banquet', 'QueenOfHearts')
    """
    return "".join(word.capitalize() for word in game.split("_"))


def folder_of(package: str, game: str) -> ModuleType | None:
    """A game's own folder in a part of the house, imported; None if it has none.

    >>> folder_of("bagatelle.games", "banquet").__name__
    'bagatelle.games.banquet'
    >>> folder_of("bagatelle.games", "folders") is folder_of("bagatelle.games", "../chess") is None
    True
    """
    name = f"{package}.{game}"
    spec = find_spec(name) if game.isidentifier() else None
    if spec is None or spec.submodule_search_locations is None:
        return None
    return import_module(name)
