"""``bagatelle fit``."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from bagatelle.bots.search.weights import Fitted, fitted
from bagatelle.cli import main

Captured = pytest.CaptureFixture[str]
FIT = ["fit", "rokoko", "--players", "2", "--games", "2", "--rounds", "1"]


def test_weights_are_put_beside_those_of_other_variants(tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "weights.json"
    other = Fitted({"left": 1.5}, (1.0, 2.0))
    file.write_bytes(msgspec.json.encode({"5": other}))
    assert main([*FIT, "--out", str(file)]) == 0
    found = msgspec.json.decode(file.read_bytes(), type=dict[str, Fitted])
    assert found["5"] == other
    assert found["2"].command == "bagatelle fit rokoko --players 2 --games 2 --rounds 1 --seed 1"
    assert capsys.readouterr().out.startswith("2: from 2 games")


def test_without_a_file_all_is_printed(capsys: Captured) -> None:
    assert main(FIT) == 0
    printed = msgspec.json.decode(capsys.readouterr().out)
    assert printed["variant"] == "2"
    assert printed["reliability"]


def test_a_check_judges_the_known_weights_in_fresh_games(tmp_path: Path, capsys: Captured) -> None:
    plot = tmp_path / "plot.svg"
    wish = ["fit", "rokoko", "--players", "2", "--games", "3", "--check", "--plot", str(plot)]
    assert main(wish) == 0
    printed = msgspec.json.decode(capsys.readouterr().out)
    known = fitted("bagatelle.bots.rokoko")["2"]
    assert printed["fitted"]["weights"] == known.weights
    assert printed["fitted"]["games"] == 3
    dots = ElementTree.parse(plot).getroot().iterfind(".//{http://www.w3.org/2000/svg}circle")
    assert len(list(dots)) == len(printed["reliability"]) > 0


def test_habits_are_tuned_before_the_rounds(capsys: Captured) -> None:
    banquet = ["fit", "banquet", *FIT[2:]]
    assert main([*banquet, "--meetings", "1"]) == 0
    printed = msgspec.json.decode(capsys.readouterr().out)["fitted"]
    assert printed["command"].endswith("--seed 1 --meetings 1")
    assert main(banquet) == 0
    untuned = msgspec.json.decode(capsys.readouterr().out)["fitted"]
    assert printed["habits"].keys() == untuned["habits"].keys()
    assert printed["habits"] != untuned["habits"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["fit", "rokoko", "--meetings", "1"], "no habits"),
        (["fit", "banquet", "--meetings", "0"], "number of meetings must be at least 1"),
        (["fit", "rokoko", "--check", "--meetings", "5"], "--check fits nothing"),
        (["fit", "rokoko", "--check", "--out", "weights.json"], "--check fits nothing"),
        (["fit", "rokoko", "--players", "1", "--plot", "plot.svg"], "no chances to plot"),
        (["fit", "rokoko", "--plot", "missing/plot.svg"], "missing"),
        (["fit", "rokoko", "--games", "0"], "at least 1"),
        (["fit", "rokoko", "--rounds", "0"], "at least 1"),
        (["fit", "rokoko", "--seed", ""], "seed"),
        (["fit", "chess"], "There is no game called “chess”"),
    ],
)
def test_wrong_wishes_are_refused(words: list[str], said: str, capsys: Captured) -> None:
    assert main(words) == 2
    assert said in capsys.readouterr().err


def test_a_file_of_something_else_stays_as_it_is(tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("not weights")
    assert main([*FIT, "--out", str(file)]) == 2
    assert file.read_text() == "not weights"
    assert "is no file of weights" in capsys.readouterr().err
