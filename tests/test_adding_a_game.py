"""The small game of docs/adding-a-game.md can be built from that page alone, and played."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[1]
PAGE = HOUSE / "docs" / "adding-a-game.md"
FILE = re.compile(r"^`((?:src|docs|tests)/[^`]+)`:\n\n```\w*\n(.*?)^```$", re.MULTILINE | re.DOTALL)

pytestmark = pytest.mark.slow


class House:
    """A copy of the package and of its tests, to which the game has been added."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        left_out = shutil.ignore_patterns("*.so", "__pycache__", "web", "browser", "node_modules")
        for part in ("src/bagatelle", "tests", "docs/rules"):
            shutil.copytree(HOUSE / part, folder / part, ignore=left_out)
        shutil.copy(HOUSE / "pyproject.toml", folder)
        self.files = dict(FILE.findall(PAGE.read_text(encoding="utf-8")))
        for name, text in self.files.items():
            path = folder / name
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")

    def run(self, *words: str, given: str = "") -> str:
        """Runs a module of Python in the copy; what it prints."""
        paths = (str(self.folder / "src"), str(self.folder))
        done = subprocess.run(
            [sys.executable, "-m", *words],
            cwd=self.folder,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(paths), "HOME": str(self.folder)},
            input=given,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    return House(tmp_path_factory.mktemp("house"))


def test_the_page_shows_a_whole_game(house: House) -> None:
    texts = {f"src/bagatelle/texts/{language}/almonds.ftl" for language in ("en", "fr", "de")}
    folders = {"src/bagatelle/games/almonds", "tests/rules/almonds"}
    others = {name for name in house.files if Path(name).parent.as_posix() not in folders}
    assert others == {"docs/rules/almonds.md", *texts}


def test_it_is_found_behind_the_others(house: House) -> None:
    told = house.run("bagatelle", "games")
    names = [line.partition(":")[0] for line in told.splitlines() if line[:1].strip()]
    assert names == ["banquet", "rokoko", "augsburg", "almonds"]


def test_bots_play_it(house: House) -> None:
    told = house.run("bagatelle", "simulate", "almonds", "--players", "2", "--games", "20")
    assert "Almonds" in told or "almonds" in told


@pytest.mark.parametrize(
    ("language", "question"),
    [("en", "How many"), ("fr", "Combien d’amandes"), ("de", "Wie viele Mandeln")],
)
def test_it_is_played_in_the_terminal_and_its_record_replayed(
    house: House, language: str, question: str
) -> None:
    words = ("terminal", "almonds", "--players", "2", "--seed", "7", "--plain")
    lines = "take 3\ntable\nhelp\n2\n" + "1\n" * 20
    record = house.folder / f"{language}.txt"
    given = f"{lines}save {record}\nquit\n"
    told = house.run("bagatelle", *words, "--language", language, given=given)
    assert question in told
    assert "take 3" in told
    assert "AL-03" in told
    assert "almonds" in house.run("bagatelle", "replay", str(record))
    house.run("bagatelle", "verify", str(record))


def test_it_is_typed_and_written_as_all_code_here(house: House) -> None:
    code = [name for name in house.files if name.endswith(".py")]
    house.run("mypy", "--strict", *code)
    house.run("ruff", "check", *code)
    house.run("ruff", "format", "--check", *code)


def test_the_suites_find_it_and_nothing_wrong_with_it(house: House) -> None:
    words = ("pytest", "-q", "-p", "no:cacheprovider")
    suites = ("tests/conformance", "tests/texts/test_games.py", "tests/rules/almonds")
    told = house.run(*words, *suites, "-k", "almonds")
    assert int(re.findall(r"(\d+) passed", told)[-1]) > 100
    house.run(*words, "tests/texts/test_completeness.py", "-k", "missing or gap or same")
