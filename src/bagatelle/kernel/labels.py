"""The labels of the things on a table: an id becomes a message."""

from __future__ import annotations

from abc import ABC, abstractmethod

from bagatelle.kernel.message import Message


class Labels(ABC):
    """Finds the label of each thing once, and remembers it."""

    def __init__(self) -> None:
        self._known: dict[str, Message] = {}

    def label(self, ref: str) -> Message:
        """How a thing is called, from its id (``dress:cl07``)."""
        if ref not in self._known:
            domain, _, name = ref.partition(":")
            self._known[ref] = self.find(domain, name)
        return self._known[ref]

    @abstractmethod
    def find(self, domain: str, name: str) -> Message:
        """The label of a thing of a domain."""
