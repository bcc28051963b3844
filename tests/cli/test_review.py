"""``bagatelle review``: what it prints, its page, and playing on from a moment."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import bagatelle
from bagatelle import terminal
from bagatelle.bots.advice import AdvisedLine
from bagatelle.bots.reviewed import (
    ComparedTurn,
    Course,
    Found,
    Review,
    ReviewedTurn,
    TurningPoint,
)
from bagatelle.cli import main
from bagatelle.cli.review import as_text
from bagatelle.cli.review_page import FLAG_HEIGHT, TOP, review_page
from bagatelle.cli.review_words import ReviewWords
from bagatelle.kernel.choice import MoveOption
from bagatelle.kernel.match import Match
from bagatelle.terminal import TerminalSetup, saves
from bagatelle.terminal.session import Session
from bagatelle.texts import LANGUAGES
from tests.cli.test_arena import Tags
from tests.cli.test_errors import refused

Captured = pytest.CaptureFixture[str]

QUICK = ["--playouts", "1", "--jobs", "1"]


@pytest.fixture(scope="module")
def match(record: str) -> Match:
    return bagatelle.load_record(record)


@pytest.fixture(scope="module")
def found(match: Match) -> Review:
    """A review as it might be: what is in one is tested with the library."""
    line = _advised(match, 0)
    turns = tuple(
        ReviewedTurn(number, 1, played.seat, (0.5 + number / 1000, 0.5 - number / 1000))
        for number, played in enumerate(match.played)
    )
    points = tuple(TurningPoint(turn, 0, swing) for turn, swing in ((3, 0.2), (5, -0.3), (6, 0.1)))
    return Review(
        seat=0,
        seed="some seed",
        playouts=600,
        course=Course(turns, (1.0, 0.0), (40, 80, len(turns)), points),
        compared=(
            ComparedTurn(3, line, (line, line), False),
            ComparedTurn(5, line, (), True),
            ComparedTurn(44, line, (line,), False),
        ),
        found=(Found(0, 1, 3), Found(1, 0, 0)),
    )


def _advised(match: Match, number: int) -> AdvisedLine:
    before = match.at(number)
    moves = tuple(map(MoveOption.of, before.legal_moves()[:1]))
    return AdvisedLine(moves, 0.44, 0.06, 9.2, 1.6, 75)


def test_a_review_as_text(match: Match, found: Review) -> None:
    words = ReviewWords(match, found, "en")
    told = "\n".join(as_text(words))
    assert told.startswith("Review: The King’s Banquet\nside: masked, icons: AB, seed: 7\n")
    assert (
        "Seen with the knowledge of Ada. Each turn is seen as whoever made it could see it." in told
    )
    rows = [line.split() for line in told.splitlines() if line.startswith(("Round", "End"))]
    assert rows == [
        ["Round", "1", "50%", "50%"],
        ["Round", "2", "54%", "46%"],
        ["Round", "3", "58%", "42%"],
        ["End", "100%", "0%"],
    ]
    assert "Move 4, round 1: " in told
    assert "The chances of Ada go from 50% to 50% (+20)." in told
    text = str(match.at(0).legal_moves()[0])
    assert f"  – {text}\n    44% to win (give or take 6), 9 points, place 1.6\n  1 {text}\n" in told
    assert "    Nothing better was found.\n" in told
    assert told.endswith("Found the best way\nAda: 33% (1 of 3)\nPlayer 2: never had a choice")
    # With the knowledge of one, only their own turns are told beside the turning points.
    assert ("Move 45, round 2" in told) == (match.played[44].seat == 0)


def test_a_review_says_what_happened(match: Match, found: Review) -> None:
    """As much as was told to whoever made the turn, and of their own deeds only."""
    words = ReviewWords(match, found, "en")
    told = [words.told(turn) for turn in range(len(match.played))]
    assert told[0] == ["Ada takes the bottom row"]
    assert sum(map(bool, told)) > len(match.played) / 3
    for turn, lines in enumerate(told):
        name = words.names[match.played[turn].seat]
        assert all(name in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_asks_for_nothing_else(match: Match, found: Review, language: str) -> None:
    page = review_page(ReviewWords(match, found, language))
    tags = Tags()
    tags.feed(page)
    assert tags.open == []
    assert {"svg", "path", "section"} <= set(tags.seen)
    assert all(name == "href" for name in tags.asked)
    assert page.count('href="#turn-') == len(found.course.turning_points)
    for point in found.course.turning_points:
        assert f'<section id="turn-{point.turn}">' in page
    assert "http" not in page.replace("http-equiv", "")


def test_flags_that_stand_close_do_not_hide_each_other(match: Match, found: Review) -> None:
    page = review_page(ReviewWords(match, found, "en"))
    for number, swing in enumerate(("+20", "−30", "+10")):
        assert f'y="{TOP - 6 - number * FLAG_HEIGHT}">{swing}</text>' in page


def test_names_are_no_markup(match: Match, found: Review) -> None:
    named = bagatelle.load_record(match.record().replace("Ada", "<b>Ada</b>"))
    assert "<b>Ada" not in review_page(ReviewWords(named, found, "en"))


def test_a_review_as_json_and_as_a_page(
    file: Path,
    record: str,
    tmp_path: Path,
    capsys: Captured,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bagatelle.bots.review.MOST", 4)  # few ways are soon looked at
    page = tmp_path / "review.html"
    assert main(["review", str(file), "--seat", "Ada", "--json", "--html", str(page), *QUICK]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    told = json.loads(out)
    match = bagatelle.load_record(record)
    assert (told["game"], told["seat"], told["playouts"]) == ("banquet", 0, 1)
    assert (told["names"], told["scores"]) == (["Ada", ""], list(match.scores))
    assert sum(turn["moves"] for turn in told["course"]["turns"]) == len(match.played)
    assert "<svg" in page.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("", "Please name the file of a record."),
        ("FILE --seat Nobody", "Nobody at this table is called “Nobody”"),
        ("FILE --seat 0", "Nobody at this table is called “0”"),
        ("FILE --seat 3", "Nobody at this table is called “3”"),
        ("FILE --playouts 0", "The number of playouts must be from 1 to 100,000, not 0."),
        ("FILE --playouts many", "“many” is no whole number for --playouts."),
        ("FILE --jobs 0", "The number of processes must be at least 1, not 0."),
        ("FILE --html nowhere/review.html", "There is no folder nowhere."),
        ("FILE --play-on 9999", "One cannot play on after move 9,999"),
        ("missing.txt", "missing.txt"),
        ("BEGUN", "only a finished match can be reviewed"),
        ("BEGUN --play-on 3", "only a finished match can be reviewed"),
        ("DAMAGED", "Line 12, column"),
    ],
)
def test_what_cannot_be_reviewed_is_one_sentence(
    words: str, sentence: str, file: Path, record: str, capsys: Captured
) -> None:
    begun, damaged = file.with_name("begun.txt"), file.with_name("damaged.txt")
    begun.write_text(bagatelle.load_record(record).at(20).record(), encoding="utf-8")
    lines = record.splitlines()
    damaged.write_text("\n".join([*lines[:11], "3. seat 1: dance", *lines[12:]]), encoding="utf-8")
    files = {"FILE": file, "BEGUN": begun, "DAMAGED": damaged}
    line = ["review", *(str(files.get(word, word)) for word in words.split())]
    assert sentence in refused(line, capsys)


# ---------------------------------------------------------------------- playing on


def test_playing_on_keeps_the_match_it_came_from(
    file: Path, record: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The new match has a file of its own, and each further one another."""
    monkeypatch.setattr(saves, "folder", lambda: tmp_path / "kept")
    match = bagatelle.load_record(record)
    saves.write(match, saves.own_file(match))
    setups: list[TerminalSetup] = []

    def run(setup: TerminalSetup) -> int:
        setups.append(setup)
        return 0

    monkeypatch.setattr(terminal, "run", run)
    for _ in range(2):
        assert main(["review", str(file), "--play-on", "20", "--seat", "2"]) == 0
    assert [setup.seats for setup in setups] == [("abbe", "human")] * 2
    sessions = [Session(setup) for setup in setups]
    for session in sessions:
        assert session.match.record() == match.at(20).record()
        session.match.play(session.match.legal_moves()[0])
        session.keep()
    kept = {session.file for session in sessions}
    assert len(kept) == 2
    assert saves.own_file(match) not in kept
    assert saves.own_file(match).read_text(encoding="utf-8") == record
