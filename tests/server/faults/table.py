"""A match of the evening, with its players and a spectator."""

from __future__ import annotations

import msgspec

from tests.server.faults.guest import Guest, Habits, Host
from tests.server.faults.honest import Honest


class Menu(msgspec.Struct, frozen=True):
    """What a table is like."""

    seats: tuple[str, ...]
    entries: int
    """After so many entries nobody wants anything any more, unless the match is over before."""
    habits: Habits = Habits()


MENUS = {
    "duel": Menu(("open", "me"), 130, Habits(undo=0.08)),
    "couple": Menu(("me", "hotseat", "open"), 110, Habits(undo=0.03, takeback=0.06)),
    "bot": Menu(("me", "greedy"), 110),
    "crowd": Menu(("random", "open", "greedy", "me"), 110, Habits(undo=0.05, chat=0.1)),
    "alone": Menu(("me",), 200, Habits(undo=0.05)),
}


class Table:
    def __init__(self, name: str, menu: Menu, match: str, guests: list[Guest]) -> None:
        self.name = name
        self.match = match
        self.guests = guests
        self._entries = menu.entries

    @property
    def is_full(self) -> bool:
        """Whether enough has happened."""
        return any(
            guest.number >= self._entries or guest.state.get("over") for guest in self.guests
        )

    def make_still(self) -> None:
        for guest in self.guests:
            guest.is_still = True

    @property
    def is_answered(self) -> bool:
        return not any(guest.is_waiting for guest in self.guests)


async def lay(honest: Honest, host: Host, seed: str, name: str, doors: int) -> Table:
    """A new match, everybody at his place and the spectator behind, each at another door."""
    menu = MENUS[name]
    made = await honest.create(*menu.seats)
    match = made["match"]
    tokens = [made["token"]]
    for each in made["invites"]:
        joined = await honest.join(match, each["invite"])
        tokens.append(joined["token"])
    tokens.append(made["watch"])
    guests = [
        Guest(host, f"{seed}/{name}/{index}", match, token, index % doors, menu.habits)
        for index, token in enumerate(tokens)
    ]
    return Table(name, menu, match, guests)
