"""The command as a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

PATIENCE = 60.0
ENVIRONMENT = {
    name: value
    for name, value in os.environ.items()
    if name not in ("BAGATELLE_LANGUAGE", "LC_ALL", "LANG")
}


def bagatelle(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "bagatelle", *words],
        capture_output=True,
        encoding="utf-8",
        env={**ENVIRONMENT, **environment},
        check=False,
    )


def test_two_jobs_find_what_one_finds() -> None:
    line = "simulate banquet --players 4 --games 120 --bots random --seed 1 --json"
    words = line.split()
    one, two = bagatelle(*words), bagatelle(*words, "--jobs", "2")
    assert (one.returncode, two.returncode) == (0, 0)
    assert json.loads(one.stdout)["results"] == json.loads(two.stdout)["results"]
    assert one.stderr == two.stderr == ""


def test_wrong_input_gives_one_sentence_and_no_traceback() -> None:
    done = bagatelle("simulate", "chess", LANG="de_DE.UTF-8")
    assert (done.returncode, done.stdout) == (2, "")
    assert (
        done.stderr
        == "Ein Spiel namens „chess“ gibt es hier nicht; es gibt: banquet, rokoko, augsburg.\n"
    )


def test_output_that_cannot_show_a_sign_shows_another() -> None:
    done = bagatelle("games", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "The King?s Banquet" in done.stdout


@pytest.mark.parametrize("command", ["replay", "simulate"])
def test_a_reader_who_leaves_is_not_an_error(command: str, file: Path) -> None:
    words = [str(file)] if command == "replay" else ["banquet", "--games", "1", "--seed", "1"]
    reader, writer = os.pipe()
    os.close(reader)
    try:
        done = subprocess.run(
            [sys.executable, "-m", "bagatelle", command, *words],
            stdout=writer,
            stderr=subprocess.PIPE,
            env=ENVIRONMENT,
            check=False,
        )
    finally:
        os.close(writer)
    assert (done.returncode, done.stderr) == (1, b"")


def test_a_match_can_be_played_through_a_pipe(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bagatelle", "terminal", "banquet", "--plain", "--seed", "4"],
        input="quit\n",
        capture_output=True,
        encoding="utf-8",
        env={**ENVIRONMENT, "XDG_DATA_HOME": str(tmp_path)},
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "Which three dishes will you take?" in done.stdout


@pytest.mark.skipif(sys.platform != "linux", reason="whose child somebody is stands in /proc")
@pytest.mark.parametrize(
    "command",
    [
        "simulate banquet --games 100000 --bots random --jobs 2",
        "arena banquet --games 100000 --bots minister,abbe --jobs 2 --out FILE",
        "fit banquet --games 100000 --rounds 1 --jobs 2",
    ],
)
def test_workers_end_with_a_command_that_is_killed(command: str, tmp_path: Path) -> None:
    words = command.replace("FILE", str(tmp_path / "cup.json")).split()
    killed = subprocess.Popen(
        [sys.executable, "-m", "bagatelle", *words],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=ENVIRONMENT,
    )
    children = Path(f"/proc/{killed.pid}/task/{killed.pid}/children")
    try:
        workers = until(lambda: [pid for pid in children.read_text().split() if is_worker(pid)], 2)
    finally:
        killed.kill()
        killed.wait()
    until(lambda: [pid for pid in workers if not is_worker(pid)], len(workers))


def is_worker(pid: str) -> bool:
    try:
        return "spawn_main" in Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:  # it has ended
        return False


def until(found: Callable[[], list[str]], many: int) -> list[str]:
    """So many of them, as soon as there are so many."""
    deadline = time.monotonic() + PATIENCE
    while len(found()) < many:
        assert time.monotonic() < deadline, f"never {many} of them"
        time.sleep(0.05)
    return found()
