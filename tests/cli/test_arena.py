"""``bagatelle arena``: what it prints, the file it goes on with, and its page."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from bagatelle.arena import Tournament
from bagatelle.cli import main
from bagatelle.cli.drawing import ticks
from bagatelle.cli.numbers import signed
from bagatelle.texts import LANGUAGES

Captured = pytest.CaptureFixture[str]

LINE = "arena banquet --players 3 --bots random,greedy --games 4 --jobs 1"
WORDS = LINE.split()
"""Two line-ups in three seats: a round of six games."""

VOID = {"meta", "line", "circle", "rect"}


class Tags(HTMLParser):
    """Sees that every tag is closed where it should be, and notes what is asked for elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.asked: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.asked += [name for name, _ in attrs if name in ("src", "href", "xlink:href")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag


def test_a_tournament_as_tables(capsys: Captured) -> None:
    assert main([*WORDS, "--seed", "x"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert "…" not in out, "the tables fit"
    lines = out.splitlines()
    assert lines[:2] == ["The King’s Banquet", "side: unmasked, icons: ABC, players: 3, seed: x"]
    assert lines[2].startswith(
        "6 games in 1 round. In each, 2 line-ups play a deal each, from all 3"
    )
    assert "An equal share of the victories is 33.3%." in lines[2]
    rows = [line.split() for line in lines if line.strip().startswith("greedy")]
    assert len(rows) == 3
    assert rows[0][1] == "9", "it had nine seats in six games"
    assert rows[1][-1] == "ms"
    assert rows[2] == ["greedy", "100.0%"]


def test_it_goes_on_with_its_file_and_its_seed(tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "results.json"
    assert main([*WORDS, "--out", str(file)]) == 0
    first = json.loads(file.read_bytes())
    assert first["tournament"]["bots"] == ["random", "greedy"]
    assert len(first["games"]) == first["standings"]["games"] == 6
    assert main([*WORDS, "--out", str(file)]) == 0
    assert json.loads(file.read_bytes()) == first
    words = [*WORDS, "--out", str(file), "--seed", "other"]
    capsys.readouterr()
    assert main(words) == 2
    assert f"{file} holds another tournament" in capsys.readouterr().err


def test_two_jobs_find_what_one_finds(tmp_path: Path) -> None:
    found = []
    for jobs in ("1", "2"):
        file = tmp_path / f"{jobs}.json"
        main([*WORDS, "--seed", "x", "--jobs", jobs, "--out", str(file)])
        found.append(json.loads(file.read_bytes()))
    assert found[0]["standings"] == found[1]["standings"]
    assert found[0]["tournament"] == found[1]["tournament"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_stands_alone(language: str, tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "page.html"
    assert main([*WORDS, "--seed", "<x>", "--html", str(file), "--language", language]) == 0
    page = file.read_text(encoding="utf-8")
    tags = Tags()
    tags.feed(page)
    assert tags.open == []
    assert (tags.seen.count("svg"), tags.seen.count("table")) == (3, 1)
    assert tags.asked == []
    assert not {"script", "link", "img"} & set(tags.seen)
    assert not re.search(r"https?:|url\(|@import", page)
    assert "seed: &lt;x&gt;" in page
    assert "prefers-color-scheme: dark" in page
    assert f'<html lang="{language}">' in page


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("arena", "Please name a game"),
        ("arena banquet --bots greedy", "A tournament needs at least two different bots"),
        ("arena banquet --bots greedy,clever", "banquet has no bot called “clever”"),
        ("arena banquet --games 0", "The number of games must be at least 1, not 0."),
        ("arena banquet --jobs 0", "The number of processes must be at least 1, not 0."),
        ("arena banquet --out /nowhere/at/all.json", "There is no folder /nowhere/at."),
        ("arena banquet --html /nowhere/at/all.html", "There is no folder /nowhere/at."),
        ("arena banquet --html /", "/ is a folder, not a file."),
        ("arena banquet --ray nowhere", "No Ray cluster answers at “nowhere”"),
    ],
)
def test_wrong_wishes_are_one_sentence(line: str, sentence: str, capsys: Captured) -> None:
    assert main(line.split()) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(sentence)
    assert err.count("\n") == 1


def test_an_interrupt_ends_quietly_and_keeps_what_was_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    file = tmp_path / "results.json"
    play = Tournament.play

    def interrupted(self: Tournament, number: int) -> object:
        if number == 3:
            raise KeyboardInterrupt
        return play(self, number)

    monkeypatch.setattr(Tournament, "play", interrupted)
    assert main([*WORDS, "--out", str(file)]) == 130
    assert capsys.readouterr() == ("", "")
    assert [game["number"] for game in json.loads(file.read_bytes())["games"]] == [0, 1, 2]


def test_round_numbers_cover_a_plot() -> None:
    for low, high in [(-130.0, 240.0), (0.0, 1.0), (37.0, 38.0), (-2000.0, 2000.0), (5.0, 5.0)]:
        marks = ticks(low, high)
        assert marks[0] <= low
        assert marks[-1] >= high
        assert len(marks) <= 8


def test_numbers_have_a_sign() -> None:
    assert [signed(number) for number in (0.4, -0.4, 3.6, -12.5)] == ["0", "0", "+4", "−12"]
