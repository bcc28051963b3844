"""The tables of the database. ``migrations/`` builds them; both databases have the same."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

matches = Table(
    "matches",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("plan", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("bot_to_act", Boolean, nullable=False),
    Column("rematch_of", String(16), ForeignKey("matches.id"), nullable=True, unique=True),
    Column("rules_version", Integer, nullable=False, server_default="0"),
    Column("components_hash", String(64), nullable=False, server_default=""),
    Column("scores", String(64), nullable=True),
)
"""One row a match: what was settled before it, what it is played with, two flags that find it again
after a restart, and how it ended. Version 0 of the rules and a box without a hash are nobody's.
"""

entries = Table(
    "entries",
    metadata,
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(32), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("data", Text, nullable=False),
    Column("key", String(64), nullable=True),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("match", "key", name="entries_key"),
)
"""What happened in a match, appended and never changed."""

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("seats", String(32), nullable=False),
)
"""Hashes of the secrets: a seat's, an invitation's (gone once used) or a spectator's."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("layout", String(64), nullable=True),
    Column("state", LargeBinary, nullable=False),
)
"""Where loading a long match may start, for a version with the same layout of the table."""

reviews = Table(
    "reviews",
    metadata,
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(64), nullable=False),
    Column("data", LargeBinary, nullable=False),
)
"""Finished reviews of a match, one for the knowledge of each seat; -1 stands for that of all. The
name stands for all that a review depends on: one with another name is out of date.
"""

Index("reviews_name", reviews.c.name)
Index("matches_waiting", matches.c.bot_to_act)
Index("tokens_match", tokens.c.match)
