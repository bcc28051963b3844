"""Names and talk: to be seen, to be told apart, and in the order in which they were written."""

from __future__ import annotations

import pytest

from bagatelle.kernel.match import LONGEST_NAME
from bagatelle.server.names import check_chat, check_name, distinct
from bagatelle.server.schema import ProtocolError
from tests.server.house import House, OpenHouse
from tests.server.test_going_back import refused

HOTSEAT = ("hotseat", "anna")


@pytest.mark.parametrize(
    "name", ["", "Anna", "Zoë", "Anne-Marie d’Autriche", "李雷", "👑", "محمد", "ก้องภพ", "é̂"]
)
def test_names_that_are_good(name: str) -> None:
    check_name(name)


@pytest.mark.parametrize(
    "name",
    [
        " Anna",
        "Anna ",
        "a\nb",
        "a\tb",
        "\x00",
        "\u202eanna",
        "an\u2066na",
        "an\u200bna",
        "\u3164",
        "\u2800\u2800",
        "\u115f",
        "\u0301",
        "\ufe0f",
        "a" + "\u0301" * 4,
    ],
)
def test_names_that_nobody_can_read(name: str) -> None:
    with pytest.raises(ProtocolError) as refusal:
        check_name(name)
    assert refusal.value.problem.code == "bad_option"


@pytest.mark.parametrize("text", ["hello", "a\nb", "👨‍👩‍👧 ❤️", "שלום", "\u200fשלום", "…", "ก้อง"])
def test_talk_that_is_good(text: str) -> None:
    check_chat(text)


@pytest.mark.parametrize(
    "text",
    [" ", "\n", "a\x07b", "a\x1b[2Jb", "\u202eevil", "a\u2067b", "\u3164", "a" + "\u0336" * 9],
)
def test_talk_that_nobody_can_read(text: str) -> None:
    with pytest.raises(ProtocolError) as refusal:
        check_chat(text)
    assert refusal.value.problem.code == "bad_option"


@pytest.mark.parametrize(
    ("name", "others", "called"),
    [
        ("Anna", (), "Anna"),
        ("Anna", ("Ben", ""), "Anna"),
        ("", ("", "Anna"), ""),
        ("Anna", ("Anna",), "Anna 2"),
        ("anna", ("Anna", "Anna 2"), "anna 3"),
        ("Ａnna", ("Anna",), "Ａnna 2"),
        ("A  nna", ("a nna",), "A  nna 2"),
        ("x" * LONGEST_NAME, ("X" * LONGEST_NAME,), "x" * (LONGEST_NAME - 2) + " 2"),
    ],
)
def test_nobody_is_called_like_somebody_else(
    name: str, others: tuple[str, ...], called: str
) -> None:
    assert distinct(name, others) == called


async def test_names_at_a_table_differ(sqlite_database: str, open_house: OpenHouse) -> None:
    """However they come about: laid, joined, changed, or brought by a bot."""
    house = await open_house(sqlite_database)
    me, other = ({"kind": kind, "name": name} for kind, name in (("me", "Anna"), HOTSEAT))
    made = await house.create(me, other, "open", "open")
    await house.join(made["match"], made["invites"][0]["invite"], "ANNA")
    host = await house.come_in(made["match"], made["token"])
    bot = {"seat": 3, "bot": "random", "name": "Anna"}
    await host.hear_of(await host.command("hand_over", **bot))
    names = ["Anna", "anna 2", "ANNA 3", "Anna 4"]
    assert [seat["name"] for seat in host.state["seats"]] == names
    await host.hear_of(await host.command("rename", seat=0, name="anna 2"))
    assert host.state["seats"][0]["name"] == "anna 2 2"
    await host.hear_of(await host.command("rename", seat=0, name="Anna"))
    assert host.state["seats"][0]["name"] == "Anna"


async def test_a_table_that_is_laid_twice_keeps_its_names(
    sqlite_database: str, open_house: OpenHouse
) -> None:
    house = await open_house(sqlite_database)
    wanted = {
        "game": "banquet",
        "seats": [{"kind": "me", "name": "Anna"}, {"kind": "hotseat", "name": "Anna"}],
        "token": "t" * 40,
    }
    first, again = [await house.post("/api/matches", wanted) for _ in range(2)]
    assert (again.status_code, again.text) == (201, first.text)


async def test_unreadable_talk_is_refused(house: House) -> None:
    anna, _ = await house.table("me", "hotseat")
    assert await refused(anna, "chat", text="\u202ebad") == "bad_option"
    assert (await house.state(anna.match, anna.token))["chat"] == []
