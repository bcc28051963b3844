"""The journal keeps what it says it keeps, in both databases alike."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, select, text
from sqlalchemy.exc import ArgumentError, IntegrityError

from bagatelle.server import journal, models, writer
from bagatelle.server.journal import Journal, MatchRow, NewToken
from bagatelle.server.writer import Entry, Flags

PLAN = {"seats": [{"kind": "human", "name": "Anna"}, {"kind": "open"}], "chat": True}

QUIET = Flags(over=False, bot_to_act=False)
LAYOUT = "a layout"


def match_row(name: str = "m1", rematch_of: str | None = None) -> MatchRow:
    return MatchRow(
        id=name,
        game="banquet",
        players=2,
        options={"side": "masked"},
        plan=PLAN,
        seed=f"seed of {name}",
        created=1_000,
        changed=1_000,
        over=False,
        rematch_of=rematch_of,
        rules_version=3,
        components_hash="a box",
    )


def entry(number: int, key: str | None = None) -> Entry:
    return Entry(number, "chat", 0, {"text": f"Zoë № {number}"}, key, 2_000 + number)


async def append(journal: Journal, what: Entry, match: str = "m1") -> bool:
    return await journal.append(match, what, QUIET)


async def join(journal: Journal, number: int, token: str) -> bool:
    secret = NewToken(token, "seat", (1,))
    return await journal.append_join("m1", entry(number), QUIET, "hash-invite", secret)


@pytest.fixture
async def kept(journal: Journal) -> Journal:
    """A journal with one match."""
    secrets = [NewToken("hash-seat", "seat", (0, 2)), NewToken("hash-invite", "invite", (1,))]
    assert await journal.create(match_row(), secrets, QUIET)
    return journal


@pytest.fixture
async def busy_writer(kept: Journal) -> AsyncIterator[threading.Event]:
    """The writer is held up until the event is set, so that jobs gather behind it."""
    go_on = threading.Event()
    reached = threading.Event()

    def work(connection: Connection) -> None:
        reached.set()
        go_on.wait()

    waiting = kept._writer.do(work)
    await asyncio.to_thread(reached.wait)
    yield go_on
    go_on.set()
    await waiting


async def test_a_match_is_found_as_it_was_created(kept: Journal) -> None:
    stored = await kept.load("m1")
    assert stored is not None
    assert stored.row == match_row()
    assert stored.snapshot is None
    assert stored.entries == []
    assert await kept.load("m2") is None
    assert await kept.count_matches() == 1


async def test_tokens_open_what_they_were_made_for(kept: Journal) -> None:
    assert await kept.token("hash-seat") == ("m1", "seat", (0, 2))
    assert await kept.token("hash-invite") == ("m1", "invite", (1,))
    assert await kept.token("hash") is None
    await kept.add_tokens("m1", [NewToken("hash-watch", "watch", ())])
    assert await kept.token("hash-watch") == ("m1", "watch", ())


async def test_entries_come_back_in_order(kept: Journal) -> None:
    written = [entry(number, f"key {number}") for number in range(1, 6)]
    for each in written:
        assert await append(kept, each)
    stored = await kept.load("m1")
    assert stored is not None
    assert stored.entries == written
    assert await kept.entries_since("m1", 3) == written[3:]
    assert await kept.entry_with_key("m1", "key 2") == written[1]
    assert await kept.entry_with_key("m1", "key 9") is None


async def test_a_number_is_given_once(kept: Journal) -> None:
    assert await append(kept, entry(1, "one"))
    assert not await append(kept, entry(1, "other"))
    assert await kept.entries_since("m1", 0) == [entry(1, "one")]


async def test_a_key_is_used_once(kept: Journal) -> None:
    assert await append(kept, entry(1, "one"))
    assert not await append(kept, entry(2, "one"))
    assert await append(kept, entry(2, "two"))
    assert [each.key for each in await kept.entries_since("m1", 0)] == ["one", "two"]


async def test_numbers_and_keys_belong_to_their_match(kept: Journal) -> None:
    assert await kept.create(match_row("m2"), [], QUIET)
    assert await append(kept, entry(1, "one"))
    assert await append(kept, entry(1, "one"), "m2")


async def test_entries_without_a_key_do_not_collide(kept: Journal) -> None:
    assert await append(kept, entry(1))
    assert await append(kept, entry(2))


async def test_an_entry_that_lost_changes_nothing(kept: Journal) -> None:
    assert await append(kept, entry(1))
    assert not await kept.append("m1", entry(1), Flags(over=True, bot_to_act=True))
    stored = await kept.load("m1")
    assert stored is not None
    assert not stored.row.over
    assert await kept.waiting_for_bots() == []


async def test_an_invitation_is_used_once(kept: Journal) -> None:
    assert await join(kept, 1, "hash-first")
    assert not await join(kept, 2, "hash-second")
    assert await kept.token("hash-invite") is None
    assert await kept.token("hash-first") == ("m1", "seat", (1,))
    assert await kept.token("hash-second") is None
    assert await kept.entries_since("m1", 0) == [entry(1)]


async def test_an_invitation_survives_an_entry_that_lost(kept: Journal) -> None:
    """Somebody else was first with another entry: the guest tries again and gets in."""
    assert await append(kept, entry(1))
    assert not await join(kept, 1, "hash-guest")
    assert await kept.token("hash-invite") is not None
    assert await kept.token("hash-guest") is None
    assert await join(kept, 2, "hash-guest")


async def test_one_invitation_and_many_guests_at_once(
    kept: Journal, busy_writer: threading.Event
) -> None:
    joins = [asyncio.ensure_future(join(kept, each, f"hash-{each}")) for each in range(1, 6)]
    busy_writer.set()
    assert await asyncio.gather(*joins) == [True, False, False, False, False]


async def test_the_newest_snapshot_stays(kept: Journal) -> None:
    for number in range(1, 5):
        await append(kept, entry(number))
    await kept.save_snapshot("m1", 3, LAYOUT, b"three \x00\xff")
    await kept.save_snapshot("m1", 2, LAYOUT, b"two")
    stored = await kept.load("m1")
    assert stored is not None
    assert stored.snapshot == (3, LAYOUT, b"three \x00\xff")
    assert stored.entries == [entry(4)]
    await kept.save_snapshot("m1", 4, LAYOUT, b"four")
    stored = await kept.load("m1")
    assert stored is not None
    assert stored.snapshot == (4, LAYOUT, b"four")
    assert stored.entries == []


async def test_a_rematch_is_laid_once(kept: Journal) -> None:
    assert await kept.rematch_of("m1") is None
    assert await kept.create(match_row("m2", "m1"), [NewToken("hash-a", "seat", (0,))], QUIET)
    assert not await kept.create(match_row("m3", "m1"), [NewToken("hash-b", "seat", (0,))], QUIET)
    assert await kept.rematch_of("m1") == "m2"
    assert await kept.token("hash-b") is None
    assert await kept.count_matches() == 2


async def test_matches_in_which_bots_may_think(kept: Journal) -> None:
    assert await kept.waiting_for_bots() == []
    assert await kept.create(match_row("m2"), [], Flags(over=False, bot_to_act=True))
    assert await kept.waiting_for_bots() == ["m2"]
    await kept.bots_are_done("m2")
    assert await kept.waiting_for_bots() == []
    await kept.append("m1", entry(1), Flags(over=False, bot_to_act=True))
    assert await kept.waiting_for_bots() == ["m1"]
    await kept.append("m1", entry(2))
    assert await kept.waiting_for_bots() == ["m1"]
    await kept.append("m1", entry(3), Flags(over=True, bot_to_act=False))
    assert await kept.waiting_for_bots() == []
    stored = await kept.load("m1")
    assert stored is not None
    assert stored.row.over


async def test_secrets_in_memory_are_bounded(
    kept: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The oldest ones are forgotten, and read again when somebody comes with them."""
    monkeypatch.setattr(journal, "MAX_TOKENS", 3)
    more = [NewToken(f"hash-{number}", "seat", (0,)) for number in range(10)]
    await kept.add_tokens("m1", more)
    assert list(kept._tokens) == ["hash-7", "hash-8", "hash-9"]
    assert await kept.token("hash-0") == ("m1", "seat", (0,))
    assert list(kept._tokens) == ["hash-8", "hash-9", "hash-0"]


async def test_the_writer_begins_before_all_is_handed_in(
    kept: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many commands of one moment: the first ones are on their way when the others are decided."""
    monkeypatch.setattr(writer, "ENOUGH_TO_BEGIN", 3)
    waiting = [kept.append("m1", entry(number)) for number in range(1, 6)]
    assert len(kept._writer._handed_in) == 2
    assert all(await asyncio.gather(*waiting))
    assert [kept.number for kept in await kept.entries_since("m1", 0)] == [1, 2, 3, 4, 5]


async def test_one_failing_job_among_many(kept: Journal, busy_writer: threading.Event) -> None:
    """They share a transaction; the one that fails takes nobody with it."""
    good = [asyncio.ensure_future(append(kept, entry(number))) for number in range(1, 11)]
    bad = asyncio.ensure_future(append(kept, entry(1), "no such match"))
    lost = asyncio.ensure_future(append(kept, entry(5, "late")))
    more = asyncio.ensure_future(kept.create(match_row("m2"), [], QUIET))
    busy_writer.set()
    assert await asyncio.gather(*good) == [True] * 10
    with pytest.raises(IntegrityError):
        await bad
    assert not await lost
    assert await more
    assert [each.number for each in await kept.entries_since("m1", 0)] == list(range(1, 11))


async def test_many_jobs_share_a_transaction(kept: Journal, busy_writer: threading.Event) -> None:
    if kept.is_postgres:
        count = "SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()"
    else:
        count = "PRAGMA data_version"
    with kept._engine.connect() as connection:
        before = int(connection.execute(text(count)).scalar_one())
        jobs = [asyncio.ensure_future(append(kept, entry(number))) for number in range(1, 101)]
        busy_writer.set()
        await asyncio.gather(*jobs)
        connection.commit()
        after = int(connection.execute(text(count)).scalar_one())
    assert after - before < 10


async def test_no_transaction_is_too_large(
    kept: Journal, busy_writer: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its notice would not fit into PostgreSQL's; all that waits is written all the same."""
    sizes: list[int] = []
    honest = kept._writer._write_together

    def write_together(works: list[writer.Work]) -> list[Any] | None:
        sizes.append(len(works))
        return honest(works)

    monkeypatch.setattr(kept._writer, "_write_together", write_together)
    monkeypatch.setattr(writer, "MAX_AT_ONCE", 10)
    jobs = [asyncio.ensure_future(append(kept, entry(number))) for number in range(1, 26)]
    await asyncio.sleep(0)
    busy_writer.set()
    assert all(await asyncio.gather(*jobs))
    assert (max(sizes), sum(sizes)) == (10, 25)


async def test_whoever_gives_up_ends_nobody_else(
    kept: Journal, busy_writer: threading.Event
) -> None:
    """The writer goes on when somebody no longer waits for it."""
    waits = [asyncio.ensure_future(append(kept, entry(number))) for number in (1, 2)]
    await asyncio.sleep(0)
    waits[1].cancel()
    with pytest.raises(asyncio.CancelledError):
        await waits[1]
    await asyncio.sleep(0)
    busy_writer.set()
    assert await waits[0]
    assert await append(kept, entry(2, "another"))


async def test_whoever_gives_up_while_it_is_written(kept: Journal) -> None:
    reached, go_on = threading.Event(), threading.Event()

    def work(connection: Connection) -> None:
        reached.set()
        go_on.wait()

    slow = asyncio.ensure_future(kept._writer.do(work))
    await asyncio.to_thread(reached.wait)
    slow.cancel()
    with pytest.raises(asyncio.CancelledError):
        await slow
    go_on.set()
    assert await append(kept, entry(1))


async def test_what_waits_at_the_end_is_still_written(database: str) -> None:
    journal = Journal(database)
    journal.open()
    await journal.create(match_row(), [], QUIET)
    jobs = [asyncio.ensure_future(append(journal, entry(number))) for number in range(1, 301)]
    await asyncio.sleep(0)
    journal.close()
    assert await asyncio.gather(*jobs) == [True] * 300
    again = Journal(database)
    again.open()
    assert len(await again.entries_since("m1", 0)) == 300
    again.close()


async def test_two_journals_on_one_database(kept: Journal, database: str) -> None:
    """Both want each number; the database gives it to one of them."""
    other = Journal(database)
    other.open()
    try:
        for number in range(1, 21):
            won = await asyncio.gather(
                append(kept, entry(number, f"a{number}")),
                append(other, entry(number, f"b{number}")),
            )
            assert sorted(won) == [False, True]
            winner = "ab"[won.index(True)]
            for journal in (kept, other):
                found = await journal.entries_since("m1", number - 1)
                assert [each.key for each in found] == [f"{winner}{number}"]
    finally:
        other.close()


@pytest.mark.parametrize("other", ["another layout", None])
async def test_a_snapshot_of_another_layout_is_replaced(kept: Journal, other: str | None) -> None:
    """Even by one that is older: nobody here can read the other one."""
    for number in range(1, 5):
        await append(kept, entry(number))
    await kept.save_snapshot("m1", 4, "written by another version", b"four")
    await kept._writer.do(
        lambda connection: connection.execute(models.snapshots.update().values(layout=other))
    )
    await kept.save_snapshot("m1", 2, LAYOUT, b"two")
    stored = await kept.load("m1")
    assert stored is not None
    assert stored.snapshot == (2, LAYOUT, b"two")
    assert stored.entries == [entry(3), entry(4)]


async def test_a_match_is_loaded_from_its_beginning(kept: Journal) -> None:
    for number in range(1, 4):
        await append(kept, entry(number))
    await kept.save_snapshot("m1", 3, LAYOUT, b"three")
    stored = await kept.load("m1", with_snapshot=False)
    assert stored is not None
    assert (stored.snapshot, stored.entries) == (None, [entry(1), entry(2), entry(3)])


async def test_the_scores_are_written_with_the_end(kept: Journal) -> None:
    assert await kept.append("m1", entry(1), Flags(over=True, bot_to_act=False, scores="12 9"))
    stored = await kept.load("m1")
    assert stored is not None
    assert (stored.row.over, stored.row.scores) == (True, "12 9")


async def test_odd_letters_survive(kept: Journal) -> None:
    odd = '\x00\x1f"\\/ \u2028 \U0001f451 e\u0301 \ufffe'
    assert await append(kept, Entry(1, "chat", 0, {"text": odd}, None, 1))
    assert (await kept.entries_since("m1", 0))[0].data == {"text": odd}


async def test_a_match_takes_its_rows_along(kept: Journal) -> None:
    await append(kept, entry(1))
    await kept.save_snapshot("m1", 1, LAYOUT, b"one")
    await kept._writer.do(lambda connection: connection.execute(models.matches.delete()))

    def left(connection: Connection) -> list[str]:
        tables = (models.matches, models.entries, models.tokens, models.snapshots)
        return [table.name for table in tables if connection.execute(select(table)).all()]

    assert await kept.read(left) == []


async def test_snapshots_of_one_transaction(kept: Journal, busy_writer: threading.Event) -> None:
    """Several of one match come together: the newest stays, whatever their order."""
    jobs = [
        asyncio.ensure_future(kept.save_snapshot("m1", number, LAYOUT, b"%d" % number))
        for number in (2, 3, 1)
    ]
    await asyncio.sleep(0)
    busy_writer.set()
    await asyncio.gather(*jobs)
    stored = await kept.load("m1")
    assert stored is not None
    assert stored.snapshot == (3, LAYOUT, b"3")


@pytest.mark.parametrize(
    "url", ["mysql://root:secret@localhost/bagatelle", "oracle://x", "nonsense", "", "http://x/y"]
)
def test_other_databases_are_refused(url: str) -> None:
    with pytest.raises(ArgumentError):
        Journal(url)


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+psycopg"])
def test_every_name_of_postgresql(scheme: str) -> None:
    journal = Journal(f"{scheme}://somebody:word@example.org/bagatelle")
    assert journal.is_postgres
    assert journal.url.drivername == "postgresql+psycopg"
    journal.close()


def test_sqlite_is_safe_on_disk(sqlite_database: str) -> None:
    journal = Journal(sqlite_database)
    journal.open()
    with journal._engine.connect() as connection:
        told = [
            connection.execute(text(f"PRAGMA {word}")).scalar()
            for word in ("journal_mode", "synchronous", "foreign_keys")
        ]
    journal.close()
    assert told == ["wal", 2, 1]


def test_entries_are_plain_data() -> None:
    assert msgspec.json.decode(msgspec.json.encode(entry(1, "k")), type=Entry) == entry(1, "k")
