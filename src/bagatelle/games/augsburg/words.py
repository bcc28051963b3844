"""How things are called in texts: an id becomes a message."""

from __future__ import annotations

from bagatelle.games.augsburg.components import Components, IconId
from bagatelle.games.augsburg.names import SHORT
from bagatelle.kernel.message import Message, message

NOBLE_OF = dict(zip(SHORT, ("philipp", "louise", "leo", "maria"), strict=True))


class Words:
    """The messages for the things of a box."""

    def __init__(self, components: Components) -> None:
        self._cards = {card.id: card for card in components.privilege_cards}
        self._amounts = {icon.id: icon.amount for icon in components.icons}
        self._known: dict[str, Message] = {}

    def word(self, ref: str) -> Message:
        if ref not in self._known:
            self._known[ref] = self._find(ref)
        return self._known[ref]

    def _find(self, ref: str) -> Message:
        domain, _, name = ref.partition(":")
        if domain == "note":
            return _note(name)
        if domain == "noble":
            return message("augsburg-noble", noble=name)
        if domain == "card":
            return self._card(name)
        if domain == "step":
            return message("augsburg-step", step=name)
        if domain == "tile":
            return message("augsburg-tile", tile=name)
        if domain == "category":
            return message("augsburg-category", category=name)
        if domain == "bid":
            return message("augsburg-number", number=int(name))
        return message("augsburg-icon", icon=name)

    def effect(self, icon: IconId) -> Message:
        """What a privilege does."""
        return message("augsburg-effect", icon=icon, amount=self._amounts[icon])

    def _card(self, name: str) -> Message:
        first, second, third = (self.word(f"icon:{icon}") for icon in self._cards[name].icons)
        return message("augsburg-card", name=name, first=first, second=second, third=third)


def _note(name: str) -> Message:
    if name == "J":
        return Message("augsburg-joker")
    return message("augsburg-note", noble=NOBLE_OF[name[:2]], value=name[2:])
