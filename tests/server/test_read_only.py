"""A match that this version cannot play on is shown, with a sentence and its record."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update

from bagatelle.games import GAMES, make_game
from bagatelle.games.augsburg.game import Augsburg
from bagatelle.games.rokoko.game import Rokoko
from bagatelle.kernel import replay
from bagatelle.kernel.message import Message
from bagatelle.server import models
from bagatelle.server.journal import Journal
from bagatelle.server.read_only import ReadOnlyRoom
from bagatelle.texts import LANGUAGES, formatter
from tests.server.client import Json, Refused
from tests.server.house import House, OpenHouse, QuickBots
from tests.server.stored import change, record_of, rows_of
from tests.server.stored.write import invite, token, watch

Break = Callable[[Journal], Any]
CLOCK = {"kind": "live", "bank": 900, "increment": 10}
SEED = "seed:"


def raise_rules(patch: pytest.MonkeyPatch, game: type[Any]) -> None:
    """The next version of the rules."""
    next_one = game.info.rules_version + 1
    patch.setattr(game, "info", msgspec.structs.replace(game.info, rules_version=next_one))


def change_box(patch: pytest.MonkeyPatch, game: type[Any]) -> None:
    """Another figure is printed somewhere. (A property, because games remember their hash.)"""
    patch.setattr(game, "components_hash", property(lambda _: "0123456789abcdef"))


def remove_game(patch: pytest.MonkeyPatch, game: type[Any]) -> None:
    patch.delitem(GAMES, game.info.name)


def change_notation(patch: pytest.MonkeyPatch, game: type[Any]) -> None:
    """A change that nobody has given a number: moves that were made cannot be read any more."""
    patch.setattr(game, "number", lambda self, wanted: None)


REASONS = {
    "server-read-only-rules": raise_rules,
    "server-read-only-components": change_box,
    "server-read-only-game": remove_game,
    "server-read-only-replay": change_notation,
}
each_reason = pytest.mark.parametrize("reason", REASONS)


@pytest.fixture
async def house(old_database: str, open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> House:
    """A server with the next version of Rokoko's and Augsburg's rules, on a database with matches
    of this one.
    """
    raise_rules(monkeypatch, Rokoko)
    raise_rules(monkeypatch, Augsburg)
    return await open_house(old_database)


async def refusal(house: House, match: str, seat: int, **fields: Any) -> tuple[int, str]:
    """The status and the code with which a command is refused."""
    command = {"key": "x", "number": 10_000, "seat": seat, **fields}
    answer = await house.command(match, token(match, seat), **command)
    return answer.status_code, answer.json()["code"]


async def entries_of(house: House, match: str) -> list[str]:
    return [entry.kind for entry in await house.journal.entries_since(match, 0)]


# ---------------------------------------------------------------------- what is shown


@each_reason
async def test_a_match_of_another_version_is_shown(
    old_sqlite: str, open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch, reason: str
) -> None:
    REASONS[reason](monkeypatch, Rokoko)
    house = await open_house(old_sqlite)
    for match in ("rokoko-new", "rokoko-long", "rokoko-over", "rokoko-bot"):
        for secret in (token(match), watch(match)):
            state = await house.state(match, secret)
            assert state["read_only"]["id"] == reason
            assert (state["sides"], state["log"], state["sheet"]) == ([], [], None)
            assert state["over"] == (match == "rokoko-over")
            assert not any(seat["to_act"] for seat in state["seats"])
    state = await house.state("rokoko-new", token("rokoko-new"))
    assert [seat["name"] for seat in state["seats"]] == ["Player 0", "Guest 1"]
    assert state["chat"] == [{"seat": 1, "text": "Bonsoir!"}]
    assert (await house.state("augsburg-new", token("augsburg-new")))["read_only"] is None


async def test_the_sentence_says_what_is_different(house: House) -> None:
    state = await house.state("rokoko-new", token("rokoko-new"))
    told = Message(state["read_only"]["id"], state["read_only"]["args"])
    sentences = [formatter(language)(told) for language in LANGUAGES]
    assert sentences[0] == (
        "This match was played with version 1 of the rules, and this server plays version 2: "
        "it can be looked at, but not played on."
    )
    assert len(set(sentences)) == len(LANGUAGES) == 3


async def test_it_is_marked_in_the_list(
    old_database: str, open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    raise_rules(monkeypatch, Rokoko)
    house = await open_house(old_database)
    tokens = [token(match) for match in ("rokoko-new", "rokoko-over", "augsburg-new")]
    answer = await house.post("/api/mine", {"tokens": tokens})
    mine = {each["match"]: each for each in answer.json()["matches"]}
    assert {match: each["read_only"] for match, each in mine.items()} == {
        "rokoko-new": True,
        "rokoko-over": True,
        "augsburg-new": False,
    }
    assert not mine["rokoko-new"]["your_turn"]
    assert mine["rokoko-over"]["over"]


async def test_there_is_no_log(house: House) -> None:
    answer = await house.get("/api/matches/rokoko-over/log?start=0", token("rokoko-over"))
    assert answer.json() == {"start": 0, "lines": []}


async def test_a_match_that_ends_differently_is_not_taken_for_the_same(
    old_database: str, open_house: OpenHouse
) -> None:
    """Every move may be legal and the result another one: then the rules have changed."""
    house = await open_house(old_database)
    await change(house.journal, update(models.matches).values(scores="1 2 3", over=True))
    for match in ("augsburg-over", "augsburg-new"):
        state = await house.state(match, token(match))
        assert state["read_only"]["id"] == "server-read-only-replay"


# ---------------------------------------------------------------------- its record


async def test_the_record_of_a_finished_match_is_whole(
    old_database: str, open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same text as before, as far as the engine is not needed; the version that played the
    match can verify it.
    """
    house = await open_house(old_database)
    before = await record_of(house, "rokoko-over", watch("rokoko-over"))
    await change(house.journal, update(models.matches).values(scores=scores_in(before)))
    await open_house.close(house)
    with monkeypatch.context() as patch:
        raise_rules(patch, Rokoko)
        house = await open_house(old_database)
        shown = await record_of(house, "rokoko-over", watch("rokoko-over"))
    assert "rules: 1\n" in shown
    verified = replay.verify(shown, make_game)
    assert verified.match.is_over
    assert verified.match.record() == replay.read(before, make_game).record()
    assert verified.commitment is not None


def scores_in(record: str) -> str:
    return record.rpartition("scores: ")[2].strip()


async def test_scores_are_written_when_a_match_ends(database: str, open_house: OpenHouse) -> None:
    house = await open_house(database)
    bot = {"kind": "bot", "bot": "random"}
    made = await house.create(bot, bot)
    watcher = await house.come_in(made["match"], made["watch"])
    await watcher.until(lambda: watcher.is_over)
    record = await record_of(house, made["match"], made["watch"])
    stored = await house.journal.load(made["match"])
    assert stored is not None
    assert stored.row.scores == scores_in(record)


async def test_the_record_of_a_match_with_secrets_holds_ones_own_moves(
    old_database: str, open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await open_house(old_database)
    async with house.hub.room("rokoko-new") as open_room:
        room = open_room.room
    assert not isinstance(room, ReadOnlyRoom)
    played = [(each.seat, room.match.notation(each)) for each in room.match.played]
    await open_house.close(house)
    raise_rules(monkeypatch, Rokoko)
    house = await open_house(old_database)
    for seat in (0, 1):
        text = await record_of(house, "rokoko-new", token("rokoko-new", seat))
        head, _, moves = text.partition("\n\n")
        assert head.startswith("bagatelle perspective 1\ngame: rokoko\nrules: 1\n")
        assert f"seen by: seat {seat + 1}" in head
        assert SEED not in text
        assert room.row.seed not in text
        assert moves.splitlines() == [
            f"{number}. seat {mover + 1}: {move}"
            for number, (mover, move) in enumerate(played, start=1)
            if mover == seat
        ]
    watched = await record_of(house, "rokoko-new", watch("rokoko-new"))
    assert "seen by: spectator" in watched
    assert watched.endswith("\n\n")


async def test_the_record_of_a_match_without_secrets_holds_all_moves(
    old_sqlite: str, open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    raise_rules(monkeypatch, GAMES["banquet"])
    house = await open_house(old_sqlite)
    text = await record_of(house, "banquet-new", watch("banquet-new"))
    assert SEED not in text
    movers = {line.split()[2] for line in text.partition("\n\n")[2].splitlines()}
    assert movers == {"1:", "2:", "3:"}


# ---------------------------------------------------------------------- what can be done


@pytest.mark.parametrize(
    "fields",
    [
        {"type": "play", "text": "pass"},
        {"type": "undo"},
        {"type": "ask_takeback"},
        {"type": "answer_takeback", "agree": True},
        {"type": "rename", "name": "Zoë"},
        {"type": "leave"},
        {"type": "hand_over", "bot": "greedy"},
        {"type": "take_back_seat"},
    ],
    ids=lambda fields: str(fields["type"]),
)
async def test_nothing_can_be_played(house: House, fields: Json) -> None:
    before = await entries_of(house, "rokoko-new")
    assert await refusal(house, "rokoko-new", 0, **fields) == (409, "read_only")
    assert await entries_of(house, "rokoko-new") == before


async def test_why_says_why(house: House) -> None:
    body = {"type": "why", "seat": 0, "choice": {"kind": "pass", "refs": []}}
    answer = await house.post("/api/matches/rokoko-new/why", body, token("rokoko-new"))
    assert answer.json()["problem"]["code"] == "read_only"


async def test_nobody_sits_down(house: House) -> None:
    body = {"invite": invite("augs-open", 1), "name": "Jakob"}
    answer = await house.post("/api/matches/augs-open/join", body)
    assert (answer.status_code, answer.json()["code"]) == (409, "read_only")
    assert await entries_of(house, "augs-open") == []


async def test_somebody_elses_seat_stays_his(house: House) -> None:
    command = {"type": "chat", "key": "x", "number": 0, "seat": 1, "text": "I am he"}
    answer = await house.command("rokoko-new", token("rokoko-new", 0), **command)
    assert answer.json()["code"] == "no_access"
    answer = await house.command("rokoko-new", watch("rokoko-new"), **command)
    assert answer.json()["code"] == "no_access"


async def test_people_may_talk(house: House) -> None:
    anna, ben = [await house.come_in("rokoko-new", token("rokoko-new", seat)) for seat in (0, 1)]
    number = await anna.command("chat", seat=0, text="What a pity.", key="once")
    await ben.hear_of(number)
    assert [line["text"] for line in ben.state["chat"]] == ["Bonsoir!", "What a pity."]
    assert ben.state["read_only"]["id"] == "server-read-only-rules"
    assert await anna.command("chat", seat=0, text="What a pity.", key="once") == number
    with pytest.raises(Refused) as error:
        await anna.command("undo", seat=0)
    assert error.value.code == "read_only"


async def rematch(house: House, match: str, secret: str) -> Any:
    return await house.post(f"/api/matches/{match}/rematch", token=secret)


@pytest.mark.parametrize("match", ["rokoko-new", "rokoko-over"])
async def test_the_same_table_can_be_laid_once_more(house: House, match: str) -> None:
    told = [(await rematch(house, match, token(match, seat))).json() for seat in (0, 1)]
    assert told[0]["match"] == told[1]["match"]
    again = [await house.come_in(each["match"], each["token"]) for each in told]
    assert again[0].state["read_only"] is None
    assert [seat["name"] for seat in again[0].state["seats"]] == ["Player 0", "Guest 1"]
    assert again[0].may_act()
    assert (await house.state(match, watch(match)))["rematch"] == told[0]["match"]
    watcher = (await rematch(house, match, watch(match))).json()
    assert watcher["match"] == told[0]["match"]


async def test_a_table_that_was_never_full_is_not_laid_again(house: House) -> None:
    answer = await rematch(house, "augs-open", token("augs-open"))
    assert (answer.status_code, answer.json()["code"]) == (409, "read_only")


async def test_a_game_that_is_gone_is_not_laid_again(
    old_sqlite: str, open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    remove_game(monkeypatch, Rokoko)
    house = await open_house(old_sqlite)
    answer = await rematch(house, "rokoko-over", token("rokoko-over"))
    assert (answer.status_code, answer.json()["code"]) == (409, "read_only")


# ---------------------------------------------------------------------- nothing goes on by itself


@each_reason
async def test_bots_are_not_asked(
    old_database: str, open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch, reason: str
) -> None:
    """Not at the start, not when somebody comes, not after an entry; another version finds them
    waiting as they were.
    """
    asked: list[Any] = []

    class Asked(QuickBots):
        async def plan(self, request: Any) -> list[int]:
            asked.append(request)
            return await super().plan(request)

    with monkeypatch.context() as patch:
        REASONS[reason](patch, Rokoko)
        house = await open_house(old_database, bots=Asked)
        anna = await house.come_in("rokoko-bot", token("rokoko-bot"))
        await anna.command("chat", seat=0, text="Are you there?")
        assert asked == []
        assert await house.journal.waiting_for_bots() == ["rokoko-bot"]
        await open_house.close(house)
    house = await open_house(old_database)
    again = await house.come_in("rokoko-bot", token("rokoko-bot"))
    await again.until(lambda: bool(again.may_act()))
    assert again.state["chat"] == [{"seat": 0, "text": "Are you there?"}]


async def test_clocks_stand_still(
    database: str, open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await open_house(database)
    made = await house.create("me", "hotseat", clock=CLOCK)
    state = await house.state(made["match"], made["token"])
    assert state["seats"][0]["clock"] is not None
    await open_house.close(house)
    raise_rules(monkeypatch, GAMES["banquet"])
    house = await open_house(database)
    state = await house.state(made["match"], made["token"])
    assert [seat["clock"] for seat in state["seats"]] == [None, None]
    assert not any(seat["out_of_time"] for seat in state["seats"])
    assert house.hub.rooms[made["match"]].alarm is None


async def test_snapshots_stay_for_the_version_that_can_read_them(
    old_database: str, open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await open_house(old_database)
    await house.state("rokoko-over", token("rokoko-over"))
    await open_house.close(house)
    with monkeypatch.context() as patch:
        raise_rules(patch, Rokoko)
        house = await open_house(old_database)
        before = await rows_of(house.journal, select(models.snapshots))
        assert any(row.layout == Rokoko.layout for row in before)
        await house.state("rokoko-over", token("rokoko-over"))
        await open_house.close(house)
    house = await open_house(old_database)
    assert await rows_of(house.journal, select(models.snapshots)) == before


async def test_an_entry_of_a_newer_version_shuts_an_open_table(
    old_database: str, open_house: OpenHouse
) -> None:
    """Somebody upgrades one process and forgets the other: it shows the match, and lives."""
    house = await open_house(old_database)
    clients = [await house.come_in("rokoko-new", token("rokoko-new", seat)) for seat in (0, 1)]
    number = clients[0].number
    values = {"match": "rokoko-new", "number": number + 1, "kind": "play", "seat": 0,
              "data": '{"text":"dance"}', "key": None, "at": 1}  # fmt: skip
    await change(house.journal, models.entries.insert().values(values))
    await house.hub.catch_up("rokoko-new", number + 1)
    for client in clients:
        await client.hear_of(number + 1)
        assert client.state["read_only"]["id"] == "server-read-only-replay"
