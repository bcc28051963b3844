"""The labels of things: an id becomes a message."""

from __future__ import annotations

from bagatelle.games.augsburg.components import NOBLE_IDS, Components, IconId
from bagatelle.games.augsburg.ids import SHORT
from bagatelle.kernel import labels as base
from bagatelle.kernel.message import Message, message

NOBLE_OF = dict(zip(SHORT, NOBLE_IDS, strict=False))
"""Maximilian has no notes."""


class Labels(base.Labels):
    """The labels of the things of a box."""

    def __init__(self, components: Components) -> None:
        super().__init__()
        self._cards = {card.id: card for card in components.privilege_cards}
        self._amounts = {icon.id: icon.amount for icon in components.icons}

    def find(self, domain: str, name: str) -> Message:
        if domain == "note":
            return _note(name)
        if domain == "card":
            return self._card(name)
        if domain == "bid":
            return message("augsburg-number", number=int(name))
        return {
            "noble": message("augsburg-noble", noble=name),
            "step": message("augsburg-step", step=name),
            "tile": message("augsburg-tile", tile=name),
            "category": message("augsburg-category", category=name),
            "icon": message("augsburg-icon", icon=name),
        }[domain]

    def effect(self, icon: IconId) -> Message:
        """What a privilege does."""
        return message("augsburg-effect", icon=icon, amount=self._amounts[icon])

    def _card(self, name: str) -> Message:
        first, second, third = (self.label(f"icon:{icon}") for icon in self._cards[name].icons)
        return message("augsburg-card", name=name, first=first, second=second, third=third)


def _note(name: str) -> Message:
    if name == "J":
        return Message("augsburg-joker")
    return message("augsburg-note", noble=NOBLE_OF[name[:2]], value=name[2:])
