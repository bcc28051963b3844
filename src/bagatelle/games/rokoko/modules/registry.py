"""Which modules there are, and which of them a game has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bagatelle.games.rokoko.contents import SOLO
from bagatelle.games.rokoko.labels import DELUXE
from bagatelle.games.rokoko.module import Module, ModuleView
from bagatelle.games.rokoko.modules.du_barry.module import DuBarryModule
from bagatelle.games.rokoko.modules.expert import ExpertModule
from bagatelle.games.rokoko.modules.fancy import FancyModule
from bagatelle.games.rokoko.modules.festivity import FestivityModule
from bagatelle.games.rokoko.modules.jewelry_box.module import JewelryBoxModule
from bagatelle.kernel.errors import BadOption
from bagatelle.kernel.message import Message, message

MODULES: dict[str, type[Module]] = {
    module.name: module for module in (JewelryBoxModule, FancyModule, FestivityModule, ExpertModule)
}
"""Those that can be chosen, in the order in which they join."""
NO_MODULES = "none"

SOLO_MODULE: type[Module] = DuBarryModule
"""The one that a single player has."""

VIEWS: dict[str, type[ModuleView]] = {
    module.name: module.view_type for module in (*MODULES.values(), SOLO_MODULE)
}
"""What there is to see of each module, by its name."""


def chosen(word: str) -> tuple[str, ...]:
    """The modules that an option names, joined by commas, in the order of ``MODULES``.

    >>> chosen("fancy, jewelry_box"), chosen("none")
    (('jewelry_box', 'fancy'), ())
    """
    names = [] if word in ("", NO_MODULES) else [name.strip() for name in word.split(",")]
    for name in names:
        if name not in MODULES:
            known = ", ".join(MODULES)
            raise BadOption("modules", message("rokoko-bad-modules", value=name, known=known))
    return tuple(name for name in MODULES if name in names)


def settled(players: int, names: Sequence[str], options: Mapping[str, str]) -> dict[str, str]:
    """The options of a game with these modules: they belong to the Deluxe edition (GEN-01)."""
    found = {**options, "modules": ",".join(names) or NO_MODULES}
    if not names and players != SOLO:
        return found
    if found.setdefault("edition", DELUXE) != DELUXE:
        word = "rokoko-bad-edition-solo" if players == SOLO else "rokoko-bad-edition-modules"
        raise BadOption("edition", Message(word))
    return found


def modules_for(players: int, names: Sequence[str]) -> list[type[Module]]:
    """The modules of a game; alone one plays against Madame du Barry (GEN-02)."""
    solo = [SOLO_MODULE] if players == SOLO else []
    return [*(MODULES[name] for name in names), *solo]
