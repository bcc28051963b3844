"""Wrong input: one sentence on stderr, exit code 2, and nothing else."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest

from bagatelle.cli import main

Captured = pytest.CaptureFixture[str]


def refused(words: list[str], capsys: Captured) -> str:
    """The sentence with which a command line is refused."""
    assert main(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err.strip()


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("dance", "There is no command “dance”; there is: "),
        ("--dance", "bagatelle does not understand “--dance”; --help tells what it understands."),
        ("--language", "A value is missing after --language."),
        ("games --language it", "There is no language “it” here; there is: en, fr, de."),
        ("games banquet", "bagatelle games does not understand “banquet”; --help tells what"),
        ("simulate", "Please name a game; there is: banquet, rokoko, augsburg."),
        ("terminal", "Please name a game; there is: banquet, rokoko, augsburg."),
        ("simulate chess", "There is no game called “chess”; there is: banquet, rokoko, augsburg."),
        ("terminal chess", "There is no game called “chess”; there is: banquet, rokoko, augsburg."),
        ("simulate banquet --side up", "“up” is no value for side; it may be: unmasked, masked."),
        ("simulate banquet --icons AA", "“AA” is no choice of icons"),
        ("simulate banquet --sid masked", "bagatelle simulate does not understand “--sid”"),
        ("simulate banquet more", "bagatelle simulate does not understand “more”"),
        ("simulate banquet --seed", "A value is missing after --seed."),
        ("simulate banquet --seed --json", "A value is missing after --seed."),
        ("simulate banquet --json=yes", "No value belongs to --json."),
        ("simulate banquet --help=yes", "No value belongs to -h/--help."),
        ("simulate banquet --bots clever", "banquet has no bot called “clever”; there is: random,"),
        ("simulate banquet --bots random,", "banquet has no bot called “”; there is: random,"),
        ("simulate banquet --players 3 --bots random,random", "2 words do not fit 3 seats"),
        ("simulate banquet --players 1 --bots random,random", "2 words do not fit 1 seat"),
        ("simulate banquet --players 0", "banquet is for 1 to 4 players, not for 0."),
        ("simulate banquet --players -2", "banquet is for 1 to 4 players, not for -2."),
        ("simulate banquet --players two", "“two” is no whole number for --players."),
        ("simulate banquet --games 0", "The number of games must be at least 1, not 0."),
        ("simulate banquet --games -5", "The number of games must be at least 1, not -5."),
        ("simulate banquet --games 1.5", "“1.5” is no whole number for --games."),
        ("simulate banquet --games 9999999999", "“9999999999” is no whole number for --games."),
        ("simulate banquet --games ٣", "“٣” is no whole number for --games."),
        ("simulate banquet --jobs 0", "The number of processes must be at least 1, not 0."),
        ("terminal banquet --players 7", "banquet is for 1 to 4 players, not for 7."),
        ("terminal banquet --seats human,clever", "“clever” cannot take a seat in banquet; a seat"),
        ("terminal banquet --players 4 --seats human,human", "2 words do not fit 4 seats"),
        (
            "terminal banquet --names A,B,C",
            "There are more names than seats; this match",
        ),
        ("terminal --resume nowhere.txt", "There is no file nowhere.txt."),
        ("terminal --resume x --seed 3", "The saved match has settled --seed already; please"),
        ("terminal --resume x --side masked", "The saved match has settled --side already; please"),
        ("replay", "Please name the file of a record."),
        ("replay nowhere.txt", "There is no file nowhere.txt."),
    ],
)
def test_a_sentence_for_each_mistake(line: str, sentence: str, capsys: Captured) -> None:
    assert refused(line.split(), capsys).startswith(sentence)


@pytest.mark.parametrize("seed", ["", " ", " 7", "a\tb", "\udcff"])
@pytest.mark.parametrize("command", ["simulate", "terminal"])
def test_bad_seeds(seed: str, command: str, capsys: Captured) -> None:
    sentence = refused([command, "banquet", "--seed", seed], capsys)
    assert sentence == "A seed is a word of printable characters without spaces around it."


def test_words_that_are_no_text_can_be_complained_of(capsys: Captured) -> None:
    assert refused(["simulate", "\udcff"], capsys).startswith("There is no game called “")


def test_complaints_are_made_in_the_language(capsys: Captured) -> None:
    assert refused(["--language", "fr", "simulate"], capsys).startswith("Veuillez nommer un jeu")
    assert refused(["simulate", "--language=de"], capsys).startswith("Bitte nennen Sie ein Spiel")


def test_an_unknown_language_in_the_environment(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.setenv("BAGATELLE_LANGUAGE", "it")
    assert refused(["games"], capsys).startswith("There is no language “it” here")


# ---------------------------------------------------------------------- records


def test_a_folder_is_no_record(tmp_path: Path, capsys: Captured) -> None:
    assert refused(["replay", str(tmp_path)], capsys) == f"{tmp_path} is a folder, not a file."


def test_a_file_that_may_not_be_read(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    def forbid(self: Path, encoding: str) -> str:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_text", forbid)
    assert refused(["replay", str(file)], capsys) == f"{file} may not be read."


def test_a_file_that_cannot_be_read(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    def fail(self: Path, encoding: str) -> str:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(Path, "read_text", fail)
    assert refused(["replay", str(file)], capsys) == f"{file} cannot be read."


@pytest.mark.parametrize("command", [["replay"], ["terminal", "banquet", "--resume"]])
def test_a_record_is_utf_8(command: list[str], file: Path, capsys: Captured) -> None:
    file.write_bytes(b"bagatelle record 1\n\xff\xfe")
    sentence = refused([*command, str(file)], capsys)
    assert sentence == f"{file} is no record: it is not UTF-8 text."


@pytest.mark.parametrize("command", [["replay"], ["terminal", "banquet", "--resume"]])
def test_a_broken_record_is_refused_with_line_and_column(
    command: list[str], file: Path, record: str, capsys: Captured
) -> None:
    lines = record.splitlines()
    place = next(at for at, line in enumerate(lines) if line.startswith("3. "))
    lines[place] = lines[place].partition(":")[0] + ": dance"
    file.write_text("\n".join(lines), encoding="utf-8")
    column = lines[place].index("dance") + 1
    sentence = refused([*command, str(file)], capsys)
    assert sentence == f"Line {place + 1}, column {column}: “dance” is no move of this game."


def test_an_illegal_move_is_refused_with_its_clause(
    file: Path, record: str, capsys: Captured
) -> None:
    lines = record.splitlines()
    place = next(at for at, line in enumerate(lines) if line.startswith("2. "))
    lines[place] = lines[place].partition(":")[0] + ": take row 1"
    file.write_text("\n".join(lines), encoding="utf-8")
    sentence = refused(["replay", str(file)], capsys)
    assert sentence.startswith(f"Line {place + 1}, column ")
    assert "[BQ-" in sentence


@pytest.mark.parametrize("at", ["-1", "100000"])
def test_a_move_that_the_record_does_not_have(at: str, file: Path, capsys: Captured) -> None:
    assert refused(["replay", str(file), "--at", at], capsys).startswith("The record has ")


def test_a_finished_match_cannot_go_on(file: Path, capsys: Captured) -> None:
    sentence = refused(["terminal", "--resume", str(file), "--plain"], capsys)
    assert str(file) in sentence


# ---------------------------------------------------------------------- interruptions


def test_an_interrupt_ends_quietly(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    def interrupt(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("bagatelle.arena.contest.Contest.play", interrupt)
    assert main(["simulate", "banquet"]) == 130
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize(
    ("line", "library", "extra"),
    [
        ("serve --database postgresql://nobody@localhost/none", "psycopg", "postgres"),
        ("play --database postgres://nobody@localhost/none", "psycopg", "postgres"),
        ("serve", "uvicorn", "server"),
        ("terminal banquet", "textual", "terminal"),
        ("simulate banquet --games 9999999", "rich", "terminal"),
        ("arena banquet --games 9999999", "rich", "terminal"),
        ("arena banquet --games 9999999 --ray local", "ray", "ray"),
    ],
)
def test_an_extra_that_is_not_installed(
    line: str, library: str, extra: str, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    def without(name: str) -> object:
        return None if name == library else find_spec(name)

    monkeypatch.setattr("bagatelle.cli.extras.find_spec", without)
    assert f"pip install 'bagatelle[{extra}]'" in refused(line.split(), capsys)
