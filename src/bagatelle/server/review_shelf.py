"""Where finished reviews are kept, beside their matches."""

from __future__ import annotations

import logging

import msgspec
from sqlalchemy import Connection, delete, select

from bagatelle.server.journal import Journal
from bagatelle.server.models import reviews
from bagatelle.server.schema import ReviewState

ALL = -1
"""Stands for the knowledge of all seats."""

log = logging.getLogger("bagatelle.server")


class ReviewShelf:
    """The reviews in the database."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    async def keep(self, match: str, review: ReviewState) -> None:
        """Keep a finished review with its match, in place of an older one."""
        seat = ALL if review.seat is None else review.seat
        data = msgspec.msgpack.encode(review)

        def work(connection: Connection) -> None:
            older = delete(reviews).where(reviews.c.match == match, reviews.c.seat == seat)
            connection.execute(older)
            values = {"match": match, "seat": seat, "name": review.review, "data": data}
            self._journal.insert(connection, reviews, [values])

        await self._journal.write(work)

    async def find(self, name: str) -> ReviewState | None:
        """The review of this name; None if there is none that this version can read."""

        def work(connection: Connection) -> bytes | None:
            found = connection.execute(select(reviews.c.data).where(reviews.c.name == name))
            data: bytes | None = found.scalar()
            return data

        data = await self._journal.read(work)
        if data is None:
            return None
        try:
            return msgspec.msgpack.decode(data, type=ReviewState)
        except msgspec.MsgspecError:
            log.warning("a review is of another shape", extra={"review": name})
            return None
