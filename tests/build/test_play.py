"""``make play`` plays at once, and compiles for the next time."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PATIENCE = 20
"""Seconds."""

MAKE = """#!/bin/sh
if [ "$1" = --question ]; then test -e .venv-compiled/.ready; exit; fi
echo "making $*"
echo $$ >> begun
until [ -e go ]; do sleep 0.02; done
touch .venv-compiled/.ready
"""


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A folder with two programs that say which they are, and a make that waits for ``go``."""
    for name in (".venv", ".venv-compiled"):
        program = tmp_path / name / "bin" / "bagatelle"
        program.parent.mkdir(parents=True)
        program.write_text(f'#!/bin/sh\necho "{name} $*"\n')
        program.chmod(0o755)
    make = tmp_path / "make"
    make.write_text(MAKE)
    make.chmod(0o755)
    return tmp_path


def play(house: Path, build: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "play.py", "./make", build],
        cwd=house,
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE,
    )
    assert not done.stderr
    return done.stdout.splitlines()


def wait_for(file: Path) -> None:
    end = time.monotonic() + PATIENCE
    while not file.exists():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_nobody_waits_for_the_compiler(house: Path) -> None:
    said, played = play(house, "compiled")
    assert said.startswith("This game runs in pure Python; the engine is being compiled")
    assert played == ".venv play"
    wait_for(house / "begun")

    # Who comes again meanwhile plays too, and the work is not begun twice.
    said, played = play(house, "compiled")
    assert said.startswith("This game runs in pure Python; the engine is still being compiled")
    assert played == ".venv play"

    (house / "go").touch()
    wait_for(house / ".venv-compiled" / ".ready")
    assert play(house, "compiled") == [".venv-compiled play"]
    assert len((house / "begun").read_text().split()) == 1
    assert (house / "build" / "compile.log").read_text() == "making .venv-compiled/.ready\n"


def test_a_compiler_that_was_killed_is_begun_again(house: Path) -> None:
    play(house, "compiled")
    wait_for(house / "begun")
    os.killpg(int((house / "begun").read_text()), signal.SIGKILL)
    end = time.monotonic() + PATIENCE
    while "still" in (said := play(house, "compiled"))[0]:
        assert time.monotonic() < end
    assert said[1] == ".venv play"
    (house / "go").touch()
    wait_for(house / ".venv-compiled" / ".ready")


def test_pure_is_pure(house: Path) -> None:
    (house / ".venv-compiled" / ".ready").touch()
    assert play(house, "pure") == [".venv play"]
    assert not (house / "build").exists()


@pytest.mark.parametrize(
    ("asked", "compiler", "build"),
    [
        ("", True, "compiled"),
        ("", False, "pure"),
        ("pure", True, "pure"),
        ("compiled", False, "compiled"),
    ],
)
def test_what_make_decides(asked: str, compiler: bool, build: str, tmp_path: Path) -> None:
    """Compiled where there is a C compiler, unless somebody says otherwise."""
    for name in ("sh", "find", "echo"):
        (tmp_path / name).symlink_to(str(shutil.which(name)))
    if compiler:
        (tmp_path / "gcc").symlink_to(sys.executable)
    done = subprocess.run(
        [str(shutil.which("make")), "--silent", "--eval=say: ; @echo $(BUILD)", "say"],
        cwd=ROOT,
        env={"PATH": str(tmp_path), "BAGATELLE_BUILD": asked},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == [build]
