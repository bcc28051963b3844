"""Games, bots and boards are found by the names of their folders."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bagatelle.games import GAMES, folders
from bagatelle.games.banquet.game import Banquet


def test_the_games_stand_in_the_order_in_which_players_see_them() -> None:
    assert [*GAMES][:3] == ["banquet", "rokoko", "augsburg"]
    assert [game.info.name for game in GAMES.values()] == [*GAMES]


def test_a_game_is_imported_when_somebody_asks_for_it() -> None:
    lines = (
        "import sys, bagatelle, bagatelle.bots",
        "from bagatelle.games import GAMES",
        "print([name for name in GAMES if f'bagatelle.games.{name}' in sys.modules])",
        "bagatelle.new_match('banquet', 2)",
        "print([name for name in GAMES if f'bagatelle.games.{name}' in sys.modules])",
    )
    told = subprocess.check_output([sys.executable, "-c", "\n".join(lines)], text=True)
    assert told.splitlines() == ["[]", "['banquet']"]


def test_every_folder_is_a_game_and_the_known_ones_come_first(tmp_path: Path) -> None:
    for name in ("whist", "chess", "banquet"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").touch()
    (tmp_path / "left_behind" / "__pycache__").mkdir(parents=True)
    (tmp_path / "helper.py").touch()
    found = folders.FoundGames("bagatelle.games", [str(tmp_path)], first=("rokoko", "banquet"))
    assert [*found] == ["banquet", "chess", "whist"]
    assert len(found) == 3
    assert "whist" in found
    assert found["banquet"] is Banquet
    with pytest.raises(KeyError):
        found["left_behind"]


def test_a_game_that_goes_and_comes_back_keeps_its_place() -> None:
    found = folders.FoundGames("bagatelle.games", [], first=("rokoko", "banquet"))
    for name in ("whist", "banquet", "chess", "rokoko"):
        found[name] = Banquet
    assert [*found] == ["rokoko", "banquet", "chess", "whist"]
    del found["rokoko"]
    found["rokoko"] = Banquet
    assert [*found] == ["rokoko", "banquet", "chess", "whist"]
