"""``bagatelle serve`` and ``bagatelle play`` as processes: they start and stop, or say why not."""

from __future__ import annotations

import contextlib
import itertools
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.sync.client import connect

from tests.rule_coverage import PROJECT
from tests.server.client import PATIENCE
from tests.server.postgres import Cluster

REAL = [sys.executable, "-m", "bagatelle"]
FIXED = [sys.executable, "-m", "tests.server.fixed_command"]
SECRET = "geheim"

Start = Callable[..., "Running"]


class Running:
    """A server in a process of its own, which has said where it is."""

    def __init__(self, command: Sequence[str], environment: dict[str, str]) -> None:
        self.process = subprocess.Popen(
            command, env=environment, cwd=PROJECT, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )  # fmt: skip
        assert self.process.stdout is not None
        first = self.process.stdout.readline()
        assert first.startswith("Bagatelle is ready at "), self.process.communicate()
        self.address = first.split()[-1]

    def stop(self, number: signal.Signals = signal.SIGTERM) -> tuple[str, str]:
        """End it; the rest of what it said."""
        self.process.send_signal(number)
        return self.process.communicate(timeout=PATIENCE)


def surroundings(**more: str) -> dict[str, str]:
    """The environment of a command, without a screen and without settings of ours."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "LANG", "LC_ALL")
        and not name.startswith("BAGATELLE_")
    }
    return kept | more


@pytest.fixture
def start() -> Iterator[Start]:
    """Starts servers with fixed secrets, and ends those that still run."""
    names = (f"server {number}" for number in itertools.count(1))
    with contextlib.ExitStack() as running:

        def start(*words: str, command: Sequence[str] | None = None, **environment: str) -> Running:
            command = command or [*FIXED, next(names)]
            found = Running([*command, *words], surroundings(**environment))
            running.callback(_end, found.process)
            return found

        yield start


def _end(process: subprocess.Popen[str]) -> None:
    if process.poll() is None:
        process.kill()
    process.communicate()


def refused(*words: str, **environment: str) -> str:
    """The one sentence with which a command ends."""
    done = subprocess.run(
        [*REAL, *words], env=surroundings(**environment), text=True, capture_output=True,
        timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (2, ""), done
    lines = done.stderr.splitlines()
    assert len(lines) == 1, done.stderr
    return lines[0]


def create(address: str) -> dict[str, str]:
    body = {"game": "banquet", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "hotseat"}]}
    answer = httpx.post(f"{address}api/matches", json=body, trust_env=False, timeout=PATIENCE)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def state(address: str, match: dict[str, str]) -> httpx.Response:
    bearer = {"Authorization": f"Bearer {match['token']}"}
    path = f"{address}api/matches/{match['match']}"
    return httpx.get(path, headers=bearer, trust_env=False, timeout=PATIENCE)


# ---------------------------------------------------------------------- it works


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_a_second_start_finds_its_data_again(
    start: Start, tmp_path: Path, number: signal.Signals
) -> None:
    words = ("serve", "--port", "0", "--data-dir", str(tmp_path / "new" / "folder"))
    first = start(*words)
    match = create(first.address)
    assert state(first.address, match).json()["seats"][0]["name"] == "Ada"
    said, _ = first.stop(number)
    if number is not signal.SIGKILL:
        assert said == "Bagatelle has stopped; everything is kept.\n"
        assert first.process.returncode == 0
    second = start(*words)
    assert state(second.address, match).json()["seats"][0]["name"] == "Ada"


def test_the_log_is_json_without_secrets(start: Start, tmp_path: Path) -> None:
    server = start("serve", "--port", "0", "--data-dir", str(tmp_path))
    match = create(server.address)
    assert state(server.address, match).status_code == 200
    path = f"{server.address}api/matches/{match['match']}/socket?token={match['token']}"
    with connect(path.replace("http", "ws"), proxy=None, open_timeout=PATIENCE) as socket:
        socket.send(msgspec.json.encode({"type": "hello", "token": match["token"]}).decode())
        assert msgspec.json.decode(socket.recv(PATIENCE))["type"] == "state"
    _, log = server.stop()
    told = [msgspec.json.decode(line) for line in log.splitlines()]
    assert [line["message"] for line in told] == ["serving", "stopped"]
    assert told[0].keys() == {"at", "level", "logger", "message", "address", "database"}
    assert told[0]["address"] == server.address
    assert match["token"] not in log


def test_a_database_can_be_named_in_the_environment(
    start: Start, tmp_path: Path, postgres: Cluster
) -> None:
    url = postgres.create()
    server = start("serve", "--port", "0", "--data-dir", str(tmp_path), BAGATELLE_DATABASE=url)
    health = httpx.get(f"{server.address}api/health", trust_env=False, timeout=PATIENCE)
    assert health.json()["database"] == "postgresql"
    assert list(tmp_path.iterdir()) == []
    server.stop()
    postgres.drop(url)


def test_chat_is_off_when_told(start: Start, tmp_path: Path) -> None:
    server = start("serve", "--port", "0", "--data-dir", str(tmp_path), "--no-chat")
    match = create(server.address)
    assert state(server.address, match).json()["chat_open"] is False


def test_play_opens_the_browser_and_finds_a_running_server(start: Start, tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> "{opened}"\n')
    browser.chmod(0o755)
    screen = {"DISPLAY": ":0", "BROWSER": f"{browser} %s"}
    words = ("play", "banquet", "--port", "0", "--data-dir", str(tmp_path / "data"))
    first = start(*words, **screen)
    again = subprocess.run(
        [*REAL, *words], env=surroundings(**screen), text=True, capture_output=True,
        timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert again.returncode == 0, again.stderr
    assert again.stdout == f"Bagatelle is running already, at {first.address}\n"
    deadline = time.monotonic() + PATIENCE
    while not opened.exists() or len(opened.read_text().splitlines()) < 2:
        assert time.monotonic() < deadline
        time.sleep(0.01)
    assert opened.read_text().splitlines() == [f"{first.address}new/banquet"] * 2
    _, log = first.stop()
    assert log == ""


def test_play_without_a_screen_only_says_where_it_is(start: Start, tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    server = start(
        "play", "--port", "0", "--data-dir", str(tmp_path / "data"), BROWSER=f"touch {opened} %s"
    )
    assert server.address.startswith("http://127.0.0.1:")
    server.stop()
    assert not opened.exists()


# ---------------------------------------------------------------------- what nobody may guess


def test_a_real_server_has_secrets_that_nobody_knows(start: Start, tmp_path: Path) -> None:
    """Whatever the environment says, and however often the same server starts anew."""
    words = ("serve", "--port", "0", "--data-dir")
    seen: list[str] = []
    for name in ("one", "other"):
        fixed = {"DEALS": "test", "PYTHONHASHSEED": "0"}
        server = start(*words, str(tmp_path / name), command=REAL, **fixed)
        made = [create(server.address) for _ in range(2)]
        seen += [match[secret] for match in made for secret in ("match", "token", "commitment")]
    assert len(set(seen)) == len(seen) == 12


def test_a_server_of_the_tests_has_fixed_secrets(start: Start, tmp_path: Path) -> None:
    words = ("serve", "--port", "0", "--data-dir")
    made = [
        create(start(*words, str(tmp_path / name), command=[*FIXED, "the same"]).address)
        for name in ("one", "other")
    ]
    assert made[0] == made[1]


# ---------------------------------------------------------------------- it says why not


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        sentence = refused("serve", "--port", port, "--data-dir", str(tmp_path))
    assert sentence == (
        f"Port {port} on 127.0.0.1 is in use; please choose another one with --port."
    )


def test_a_folder_in_use(start: Start, tmp_path: Path) -> None:
    words = ("serve", "--port", "0", "--data-dir", str(tmp_path))
    start(*words)
    assert refused(*words) == f"Another server uses the data folder {tmp_path} already."


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    sentence = refused("serve", "--port", "0", "--data-dir", str(file / "folder"))
    assert sentence.startswith(f"The data folder {file / 'folder'} cannot be written: ")


def test_a_database_of_a_newer_version(start: Start, tmp_path: Path) -> None:
    words = ("serve", "--port", "0", "--data-dir", str(tmp_path))
    start(*words).stop()
    with contextlib.closing(sqlite3.connect(tmp_path / "bagatelle.sqlite3")) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    sentence = refused(*words)
    assert sentence.startswith("The database was written by a newer version of Bagatelle")
    assert "9999" in sentence


@pytest.mark.parametrize(
    ("address", "beginning"),
    [
        (f"postgresql://ada:{SECRET}@127.0.0.1:1/match", "The database does not answer: "),
        (f"postgresql://ada:{SECRET}@127.0.0.1/m?nothing=1", "The database does not answer: "),
        (f"mysql://ada:{SECRET}@127.0.0.1/match", "The address of a database begins with "),
        (f"{SECRET} is no address", "The address of a database begins with "),
    ],
)
def test_a_database_that_cannot_be_reached(tmp_path: Path, address: str, beginning: str) -> None:
    """Whatever is wrong: the password is not told."""
    words = ("serve", "--port", "0", "--data-dir", str(tmp_path))
    sentence = refused(*words, "--database", address)
    assert sentence.startswith(beginning)
    assert SECRET not in sentence


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--port", "70000"], "--port is a number from 0 to 65535, not 70000."),
        (["--port", "http"], "“http” is no whole number for --port."),
        (["--bot-workers", "0"], "--bot-workers is a number from 1 to 64, not 0."),
        (["--requests", "-1"], "--requests is a number from 1 to 1000000, not -1."),
    ],
)
def test_settings_that_make_no_sense(words: list[str], sentence: str) -> None:
    assert refused("serve", *words) == sentence


def test_a_game_that_is_not_there() -> None:
    assert refused("play", "chess").startswith("There is no game called “chess”")
