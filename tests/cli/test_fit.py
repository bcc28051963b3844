"""``bagatelle fit``."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bagatelle.bots.search.weights import Fitted
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


@pytest.mark.parametrize(
    ("words", "said"),
    [
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
