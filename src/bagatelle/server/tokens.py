"""Secrets that prove a seat: made here, stored only as hashes, compared in constant time."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets


def new_token() -> str:
    """A secret of 192 bits, safe in a link."""
    return secrets.token_urlsafe(24)


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


def new_seed() -> str:
    """The secret seed of a match."""
    return secrets.token_hex(16)


def new_match_id() -> str:
    """A short public name: twelve letters and digits that are easy to read out."""
    alphabet = "23456789abcdefghjkmnpqrstuvwxyz"
    return "".join(secrets.choice(alphabet) for _ in range(12))
