"""Plain lines: a whole game can be piped, and nothing that is typed breaks it."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import bagatelle
from bagatelle.terminal import run
from bagatelle.terminal.plain import PlainTable
from bagatelle.terminal.saves import CannotSave
from bagatelle.terminal.session import Session
from bagatelle.terminal.setup import TerminalSetup
from tests.terminal.tables import finished_record, hurried, setup

SEAT = "seat 1: "


def play(settled: TerminalSetup, *lines: str) -> tuple[str, Session]:
    session = Session(settled)
    out = io.StringIO()
    assert PlainTable(session, io.StringIO("\n".join(lines)), out).play() == 0
    return out.getvalue(), session


def answers_to(output: str, line: str) -> list[str]:
    """What was printed between a line that was read and the next one."""
    return output.split(f"\n> {line}\n")[-1].partition("\n> ")[0].splitlines()


@pytest.mark.parametrize("side", ["unmasked", "masked"])
def test_a_script_of_moves_plays_a_whole_game(side: str) -> None:
    record = finished_record(side)
    script = [line.partition(SEAT)[2] for line in record.splitlines() if f". {SEAT}" in line]
    output, session = play(setup(side=side), *script)
    assert session.match.is_over
    assert session.match.record() == record
    assert session.say(session.match.score_sheet.verdict) in output
    assert f"The record is kept in {session.file}." in output
    assert session.file.read_text() == record


def test_numbers_play_too_and_equal_input_gives_equal_output() -> None:
    first, session = play(setup("human", "greedy"), *["1"] * 200)
    second, _ = play(setup("human", "greedy"), *["1"] * 200)
    assert session.match.is_over
    assert first == second
    assert "Place" in first


def test_a_number_is_the_move_that_stands_behind_it() -> None:
    output, session = play(setup(), "5")
    line = next(line for line in output.splitlines() if line.startswith("  5  "))
    notation = session.match.notation(session.match.played[0])
    assert line.split()[1:4] == notation.split() == ["take", "column", "2"]


def test_the_output_has_no_escape_sequences_and_no_ragged_ends() -> None:
    output, _ = play(setup(), "1", "help", "log", "table")
    assert "\x1b" not in output
    assert all(line == line.rstrip() for line in output.splitlines())


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("serve Y9 A1", "First take three dishes from the sideboard. [BQ-TURN-02]"),
        ("take imposter A45", "“take imposter A45” is no move of this game."),
        ("dance", "“dance” is no move of this game."),
        ("99", "“99” is no move of this game."),
        ("0", "“0” is no move of this game."),
        ("²", "“²” is no move of this game."),
    ],
)
def test_what_cannot_be_played_is_one_sentence_and_the_question_again(
    line: str, sentence: str
) -> None:
    output, session = play(setup(), line)
    told = answers_to(output, line)
    assert told[0] == sentence
    assert told[1:3] == ["Anna, it is your turn.", "Which three dishes will you take?"]
    assert session.match.played == ()


def test_the_end_of_the_input_keeps_the_match_and_says_where() -> None:
    output, session = play(setup(), "take row 1")
    assert output.splitlines()[-1].startswith(f"Your match is kept in {session.file}. To go on: ")
    again = Session(setup(resume=session.file))
    assert again.match.fingerprint == session.match.fingerprint


def test_quit_leaves_before_the_end_of_the_input() -> None:
    _, session = play(setup(), "take row 1", "quit", "serve Y9 A1")
    assert len(session.match.played) == 1


def test_nothing_is_kept_before_the_first_move(kept: Path) -> None:
    output, _ = play(setup())
    assert "kept" not in output
    assert not kept.exists()


def test_a_match_that_cannot_be_kept_is_printed(kept: Path) -> None:
    kept.write_text("in the way")
    session = Session(setup())
    out = io.StringIO()
    with pytest.raises(CannotSave, match="cannot be saved"):
        PlainTable(session, io.StringIO("take row 1\n"), out).play()
    printed = out.getvalue()
    assert printed.count("The match cannot be saved in") == 1
    record = printed[printed.index("bagatelle record 1") :]
    assert bagatelle.load_record(record).fingerprint == session.match.fingerprint


def test_undo_takes_back_and_asks_again() -> None:
    output, session = play(setup(), "take row 1", "undo", "undo")
    assert session.match.played == ()
    assert output.count("Taken back.") == 1
    assert answers_to(output, "undo")[0].startswith("There is nothing to take back")


def test_the_log_goes_on_after_an_undo() -> None:
    output, _ = play(setup(), "take row 1", "undo", "take row 2")
    assert answers_to(output, "take row 2")[0] == "You take the middle row"


def test_the_table_is_drawn_once_in_a_turn() -> None:
    output, session = play(setup(), "take row 1", "serve V8 A3")
    assert len(session.match.played) == 2
    assert output.count("Turn 1 of 9") == 1


def test_save_writes_a_copy_or_says_why_not(tmp_path: Path) -> None:
    path = tmp_path / "copy.txt"
    (tmp_path / "letter").write_text("Dear queen")
    lines = ("take row 1", f"save {path}", "save", f"save {tmp_path / 'letter'}")
    output, session = play(setup(), *lines)
    assert answers_to(output, lines[1])[0] == f"The match is saved in {path}."
    assert answers_to(output, lines[2])[0] == "Say in which file: save FILE."
    assert "holds something else already" in answers_to(output, lines[3])[0]
    assert path.read_text() == session.match.record()


def test_help_lists_the_commands_the_rules_and_what_is_not_possible() -> None:
    told = "\n".join(answers_to(play(setup(), "help")[0], "help"))
    for words in ("save FILE", "undo", "Take three dishes", "[BQ-TURN-02]"):
        assert words in told


def test_log_table_and_rivals_can_be_seen_again() -> None:
    output, _ = play(setup("human", "greedy"), "log", "table", "rivals")
    assert answers_to(output, "log")[0] == "You begin"
    assert "End card not yet seen" in "\n".join(answers_to(output, "table"))
    assert answers_to(output, "rivals")[0] == "Vatel"


def test_the_minister_says_what_he_would_do(monkeypatch: pytest.MonkeyPatch) -> None:
    hurried(monkeypatch)
    output, session = play(setup("human", "greedy", game="rokoko"), "advice")
    told = answers_to(output, "advice")
    assert [line[:3] for line in told if line.startswith(("1  ", "2  ", "3  "))] == [
        "1  ",
        "2  ",
        "3  ",
    ]
    assert "a chance of" in told[1]
    assert not session.match.played


def test_remarks_and_blank_lines_are_passed_over() -> None:
    _, session = play(setup(), "# a quiet opening", "", "  ", "take row 1")
    assert len(session.match.played) == 1


def test_after_the_end_a_new_match_can_be_dealt() -> None:
    record = finished_record()
    script = [line.partition(SEAT)[2] for line in record.splitlines() if f". {SEAT}" in line]
    output, session = play(setup(), *script, "take row 1", "again", "take row 1")
    assert answers_to(output, "take row 1")[0] == "You take the top row"
    assert "The banquet is over. [BQ-SOLO-08]" in output
    assert not session.match.is_over
    assert session.match.seed != "7"


def test_again_is_no_word_before_the_end() -> None:
    output, session = play(setup(), "again")
    assert answers_to(output, "again")[0] == "“again” is no move of this game."
    assert session.match.seed == "7"


def test_two_people_are_asked_in_turn() -> None:
    output, session = play(setup("human", "human"), *["1"] * 10)
    assert "Anna, it is your turn." in output
    assert "Vatel, it is your turn." in output
    assert {played.seat for played in session.match.played} == {0, 1}


def test_bots_alone_can_be_watched() -> None:
    output, session = play(setup("random", "random"))
    assert session.match.is_over
    assert "it is your turn" not in output
    assert "Place" in output


@pytest.mark.parametrize("language", ["fr", "de"])
def test_the_other_languages_are_spoken(language: str) -> None:
    output, session = play(setup(language=language), "take row 1", "help", "undo", "dance")
    assert session.say(session.match.question(0)) in output
    assert "it is your turn" not in output


class Keyboard(io.StringIO):
    """Somebody who types at a terminal, so that what is typed stands there already."""

    def isatty(self) -> bool:
        return True


def test_at_a_keyboard_lines_are_asked_for_and_not_repeated() -> None:
    out = io.StringIO()
    session = Session(setup())
    PlainTable(session, Keyboard("take row 1\nquit\n"), out).play()
    assert out.getvalue().count("> ") == 2
    assert "> take row 1" not in out.getvalue()


@pytest.mark.parametrize("plain", [True, False])
def test_run_plays_plainly_when_asked_to_or_when_there_is_no_terminal(
    plain: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("take row 1\n"))
    assert run(msgspec.structs.replace(setup(), plain=plain)) == 0
    assert "You take the top row" in capsys.readouterr().out


def test_a_piped_command_plays_without_a_terminal(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "bagatelle", "terminal", "banquet"]
    done = subprocess.run(
        [*command, "--players", "1", "--seed", "7"],
        input="take row 1\nserve Y1 A1\n",
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C.UTF-8"},
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "You do not hold main course Y1. [BQ-SERVE-01]" in done.stdout
    assert "\x1b" not in done.stdout
    assert f"Your match is kept in {tmp_path}" in done.stdout
