"""Secrets that are the same every time: with them no test depends on the luck of a deal."""

from __future__ import annotations

import base64
import hashlib
from collections import Counter

from bagatelle.server.tokens import MATCH_ID_LETTERS, SecretSource


class FixedSecrets(SecretSource):
    """The first, second, third seed, token and match id of a name.

    >>> FixedSecrets("a").new_seed() == FixedSecrets("a").new_seed() != FixedSecrets("b").new_seed()
    True
    """

    def __init__(self, name: str) -> None:
        self._beginnings = 0
        self.begin(name)

    def begin(self, name: str) -> None:
        """From now on those of another name, from the first. If it is the same name again, its
        seeds are the same, and its tokens and match ids are not: they open other tables.
        """
        self._name = name
        self._beginnings += 1
        self._given: Counter[str] = Counter()

    def new_token(self) -> str:
        return base64.urlsafe_b64encode(
            self._next(f"{self._name} token {self._beginnings}")[:24]
        ).decode()

    def new_seed(self) -> str:
        return self._next(self._name).hex()[:32]

    def new_match_id(self) -> str:
        digest = self._next(f"{self._name} match {self._beginnings}")
        return "".join(MATCH_ID_LETTERS[byte % len(MATCH_ID_LETTERS)] for byte in digest[:12])

    def _next(self, name: str) -> bytes:
        self._given[name] += 1
        return hashlib.sha256(f"{name} {self._given[name]}".encode()).digest()
