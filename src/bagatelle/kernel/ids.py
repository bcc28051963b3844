"""The ids of the things on a table, and the numbers behind them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


class Ids:
    """Both ways between ids (``dress:cl07``) and numbers, domain by domain.

    >>> ids = Ids({"window": ["1", "2"]})
    >>> ids.ref("window", 1), ids.number("window:2"), ids.number("window:3")
    ('window:2', 1, None)
    """

    def __init__(self, by_domain: Mapping[str, Sequence[str]]) -> None:
        self.by_domain = by_domain
        self._numbers = {
            f"{domain}:{name}": number
            for domain, names in by_domain.items()
            for number, name in enumerate(names)
        }

    def ref(self, domain: str, number: int) -> str:
        """The id of a thing."""
        return f"{domain}:{self.by_domain[domain][number]}"

    def refs(self, domain: str) -> tuple[str, ...]:
        """The ids of all things of a domain, by their numbers."""
        return tuple(f"{domain}:{name}" for name in self.by_domain[domain])

    def number(self, ref: str) -> int | None:
        """The number behind an id; None if there is no such thing."""
        return self._numbers.get(ref)
