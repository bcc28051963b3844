"""The ids of the things on the table, and the numbers behind them."""

from __future__ import annotations

from bagatelle.games.rokoko.components import Components
from bagatelle.games.rokoko.state import SEGMENTS


class Names:
    """Both ways between ids (``dress:cl07``) and numbers, domain by domain.

    A base worker has the same id in every staff: whose it is follows from where it stands.
    """

    def __init__(self, components: Components, players: int) -> None:
        side = components.side(players)
        crowns = [worker.id for worker in components.workers if worker.crown]
        self.by_domain: dict[str, list[str]] = {
            "worker": [worker.id for worker in components.workers],
            "tile": [tile.id for tile in components.resource],
            "dress": [dress.id for dress in components.dress],
            "segment": [str(segment + 1) for segment in range(SEGMENTS)],
            "window": [str(window + 1) for window in range(len(side.windows.cost))],
            "hall": [hall.id for hall in side.hall],
            "space": [space.id for _, space in side.spaces()],
            "decoration": [space.id for _, space in side.decorations()],
            "all_halls": [str(place + 1) for place in range(len(side.all_halls.prestige))],
            "line": [
                "play",
                "money",
                *(f"crown-{worker}" for worker in crowns),
                "favour",
                *(hall.id for hall in side.hall),
                "fireworks",
                "statues",
                "dresses",
                "terrace",
                "decorations",
                "all-halls",
            ],
        }
        self._numbers = {
            f"{domain}:{name}": number
            for domain, names in self.by_domain.items()
            for number, name in enumerate(names)
        }

    def ref(self, domain: str, number: int) -> str:
        """The id of a thing.

        >>> from bagatelle.games.rokoko.components import shipped
        >>> Names(shipped(), 2).ref("worker", 12)
        'worker:2-2'
        """
        return f"{domain}:{self.by_domain[domain][number]}"

    def number(self, ref: str) -> int | None:
        """The number behind an id; None if there is no such thing."""
        return self._numbers.get(ref)
