"""The labels of the Banquet's things: an id becomes a message."""

from __future__ import annotations

from bagatelle.games.banquet.components import Components
from bagatelle.kernel import labels
from bagatelle.kernel.message import Message, message


class Labels(labels.Labels):
    """The labels of the things of a box."""

    def __init__(self, components: Components) -> None:
        super().__init__()
        self._types = {kind.letter: kind.id for kind in components.types}

    def find(self, domain: str, name: str) -> Message:
        if domain == "dish":
            letter, value = name[0], int(name[1:])
            return message("banquet-dish", type=self._types[letter], letter=letter, value=value)
        if domain == "course":
            noble, _, direction = name.partition(".")
            return message(
                "banquet-course", noble=self.label(f"noble:{noble}"), direction=direction
            )
        if domain == "imposter":
            return message("banquet-imposter", icon=name[0], turn=int(name[1:]))
        if domain in ("row", "column", "cell"):
            # A place is told by its number: 13 is the last cell of the first row.
            return Message(f"banquet-{domain}", {"name": int(name.replace(".", ""))})
        return Message(f"banquet-{domain.replace('_', '-')}", {"name": name})
