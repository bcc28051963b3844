"""The command as a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

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
