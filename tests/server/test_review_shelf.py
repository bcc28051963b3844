"""Where reviews are kept: one for the knowledge of each seat, the newest."""

from __future__ import annotations

import msgspec
from sqlalchemy import select

from bagatelle.server.journal import Journal
from bagatelle.server.models import reviews
from bagatelle.server.review_shelf import ReviewShelf
from bagatelle.server.schema import ReviewState
from tests.server.test_journal import QUIET, match_row

DONE = ReviewState("one", "done", 0, 4, 4, 600, None, (), ())


async def test_a_newer_review_takes_the_place_of_an_older_one(database: str) -> None:
    journal = Journal(database)
    journal.open()
    shelf = ReviewShelf(journal)
    try:
        assert await journal.create(match_row(), [], QUIET)
        of_all = msgspec.structs.replace(DONE, review="all", seat=None)
        newer = msgspec.structs.replace(DONE, review="newer")
        for review in (DONE, of_all, newer):
            await shelf.keep("m1", review)
        assert await shelf.find("one") is None
        assert await shelf.find("newer") == newer
        assert await shelf.find("all") == of_all
        rows = await journal.read(
            lambda connection: connection.execute(select(reviews.c.match, reviews.c.seat)).all()
        )
        assert sorted(map(tuple, rows)) == [("m1", -1), ("m1", 0)]
    finally:
        journal.close()


async def test_a_review_of_another_shape_is_none(database: str) -> None:
    """Another version has written it: it is made anew."""
    journal = Journal(database)
    journal.open()
    shelf = ReviewShelf(journal)
    try:
        assert await journal.create(match_row(), [], QUIET)
        await shelf.keep("m1", DONE)
        await journal.write(
            lambda connection: connection.execute(
                reviews.update().values(data=msgspec.msgpack.encode({"review": "one"}))
            )
        )
        assert await shelf.find("one") is None
        await shelf.keep("m1", DONE)
        assert await shelf.find("one") == DONE
    finally:
        journal.close()
