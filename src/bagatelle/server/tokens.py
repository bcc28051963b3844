"""Secrets that prove a seat: made here, stored only as hashes, compared in constant time."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

MATCH_ID_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"


class SecretSource:
    """Where a server takes from what nobody may guess.

    No option and no variable chooses another one: only Python code that starts a server itself can
    hand it one whose secrets are known, as the tests do.
    """

    def new_token(self) -> str:
        """A secret of 192 bits, safe in a link."""
        return secrets.token_urlsafe(24)

    def new_seed(self) -> str:
        """The secret seed of a match, of 128 bits."""
        return secrets.token_hex(16)

    def new_match_id(self) -> str:
        """A short public name: twelve letters and digits that are easy to read out."""
        return "".join(secrets.choice(MATCH_ID_LETTERS) for _ in range(12))


def derived(token: str, purpose: str) -> str:
    """A secret that belongs to another one: the same whenever it is asked for, so that it need not
    be kept, and no way back from it to the first.

    >>> derived("a", "watch") == derived("a", "watch") != derived("a", "invite 1")
    True
    """
    digest = hmac.digest(token.encode(), purpose.encode(), "sha256")
    return base64.urlsafe_b64encode(digest[:24]).decode()


def hash_token(token: str) -> str:
    """What is stored instead of the secret. The secret is random, so one round of SHA-256 does."""
    return hashlib.sha256(token.encode()).hexdigest()


def matches(token: str, hashed: str) -> bool:
    return hmac.compare_digest(hash_token(token), hashed)
