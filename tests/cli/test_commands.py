"""What the commands print."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import bagatelle
from bagatelle.arena import Report, simulate
from bagatelle.bots import bot_names
from bagatelle.cli import main
from bagatelle.cli.language import choose_language
from bagatelle.games import find_game
from bagatelle.kernel import rules
from bagatelle.kernel.message import Message, message
from bagatelle.terminal import TerminalSetup
from bagatelle.texts import LANGUAGES, formatter

Captured = pytest.CaptureFixture[str]


@pytest.mark.parametrize("words", [["--version"], ["--language", "de", "--version"]])
def test_the_version_and_the_build(words: list[str], capsys: Captured) -> None:
    assert main(words) == 0
    build = "pure" if rules.__file__.endswith(".py") else "compiled"
    assert capsys.readouterr().out == f"bagatelle {bagatelle.__version__} ({build})\n"


@pytest.mark.parametrize("words", [[], ["--help"], ["-h"]])
def test_help_lists_the_commands(words: list[str], capsys: Captured) -> None:
    assert main(words) == 0
    page = capsys.readouterr().out
    assert page.startswith("usage: bagatelle")
    for command in ("terminal", "simulate", "arena", "replay", "games", "components"):
        assert f"  {command}  " in page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "command", ["terminal", "simulate", "arena", "replay", "games", "components"]
)
def test_every_command_has_help_in_every_language(
    command: str, language: str, capsys: Captured
) -> None:
    assert main([command, "--help", "--language", language]) == 0
    page = capsys.readouterr().out
    begin = {"en": "usage: ", "fr": "utilisation\u00a0: ", "de": "Aufruf: "}[language]
    assert page.startswith(f"{begin}bagatelle {command}")
    assert ("--side" in page) == (command in ("terminal", "simulate", "arena", "components"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["banquet", "rokoko"])
def test_the_box_of_a_game_whole_and_with_its_provenance(
    game: str, language: str, capsys: Captured
) -> None:
    assert main(["components", game, "--language", language]) == 0
    page = capsys.readouterr().out
    say = formatter(language)
    assert "…" not in page
    kind = find_game(game)
    for table in kind(kind.info.players[-1], {}).component_tables():
        _, _, lines = page.partition(f"{say(table.title)}\n")
        for line in table.lines:
            cells = [say(cell) if isinstance(cell, Message) else str(cell) for cell in line.cells]
            words = [*cells, say(message("cli-provenance", provenance=line.provenance))]
            row = " ".join(" ".join(words).split())
            assert row in [" ".join(printed.split()) for printed in lines.splitlines()]


def test_the_box_in_the_words_of_an_edition(capsys: Captured) -> None:
    assert main(["components", "rokoko", "--edition", "deluxe"]) == 0
    page = capsys.readouterr().out
    assert "orange coat rg01" in page
    assert "left kitchen 1" in page
    assert "yellow" not in page


def test_the_games_with_their_options_and_bots(capsys: Captured) -> None:
    assert main(["games"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "banquet: The King’s Banquet",
        "  players: 1 to 4",
        f"  bots: {', '.join(bot_names('banquet'))}",
        "  --side: unmasked, masked (unless told: unmasked)",
        "  --icons: a word that the game understands",
        "rokoko: Rokoko",
        "  players: 1 to 5",
        f"  bots: {', '.join(bot_names('rokoko'))}",
        "  --edition: 2013, deluxe (unless told: 2013)",
        "  --start: a word that the game understands",
        "  --modules: any of jewelry_box, fancy, festivity, expert, joined by commas"
        " (unless told: none)",
        "augsburg: Augsburg 1520",
        "  players: 2 to 5",
        f"  bots: {', '.join(bot_names('augsburg'))}",
    ]


# ---------------------------------------------------------------------- simulate


SIMULATE = ["simulate", "banquet", "--players", "3", "--games", "4", "--seed", "x"]


def test_a_simulation_as_json(capsys: Captured) -> None:
    assert main([*SIMULATE, "--side", "masked", "--icons", "DAB", "--json"]) == 0
    out, err = capsys.readouterr()
    report = json.loads(out)
    assert err == ""
    assert set(report["timing"]) == {"jobs", "seconds", "decisions_per_second"}
    results = report["results"]
    assert results["options"] == {"side": "masked", "icons": "DAB"}
    assert results["games"] == 4
    assert [seat["bot"] for seat in results["seats"]] == ["random"] * 3
    for seat in results["seats"]:
        assert sum(seat["scores"]["histogram"].values()) == 4
        assert seat["win_interval"][0] <= seat["win_share"] <= seat["win_interval"][1]


def test_a_simulation_is_what_the_library_simulates(capsys: Captured) -> None:
    main([*SIMULATE, "--json"])
    printed = json.loads(capsys.readouterr().out)["results"]
    report = simulate("banquet", 3, games=4, seed="x")
    assert printed["decisions"] == report.results.decisions


def test_a_simulation_as_a_table(capsys: Captured) -> None:
    assert main([*SIMULATE, "--bots", "random,random,random"]) == 0
    out, err = capsys.readouterr()
    assert err == ""  # no progress bar where nobody watches
    assert "The King’s Banquet\nside: unmasked, icons: ABC, seed: x\n4 games" in out
    assert "95% interval" in out
    assert sum("random" in line for line in out.splitlines()) == 3


def test_bots_say_how_many_players_there_are(capsys: Captured) -> None:
    words = "simulate banquet --games 4 --seed 1 --bots random,random,random,random --json"
    assert main(words.split()) == 0
    assert json.loads(capsys.readouterr().out)["results"]["players"] == 4


def test_a_simulation_without_a_seed_tells_which_it_took(capsys: Captured) -> None:
    seeds = set()
    for _ in range(2):
        main(["simulate", "banquet", "--games", "1", "--json"])
        seeds.add(json.loads(capsys.readouterr().out)["results"]["seed"])
    assert len(seeds) == 2


# ---------------------------------------------------------------------- replay


def test_a_replay_tells_the_whole_match(file: Path, record: str, capsys: Captured) -> None:
    assert main(["replay", str(file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    match = bagatelle.load_record(record)
    last = len(match.played)
    assert lines[:4] == [
        "The King’s Banquet",
        "side: masked, icons: AB, seed: 7",
        "Ada, Player 2",
        f"Move {last} of {last}",
    ]
    assert len([line for line in lines if line.startswith("Ada serves")]) > 20
    assert any("BQ-END-09" in line for line in lines)
    totals = next(line.split() for line in lines if line.strip().startswith("Points"))
    assert totals == ["Points", *map(str, match.scores)]
    assert any(line.split() == ["Place", *map(str, match.score_sheet.places)] for line in lines)


def test_a_replay_stops_where_it_is_told(file: Path, record: str, capsys: Captured) -> None:
    assert main(["replay", str(file), "--at", "1"]) == 0
    out = capsys.readouterr().out
    last = len(bagatelle.load_record(record).played)
    assert f"Move 1 of {last}" in out
    assert " takes " in out.splitlines()[-1]
    assert "serves" not in out
    assert "Points" not in out


def test_a_replay_in_another_language(file: Path, capsys: Captured) -> None:
    assert main(["replay", str(file), "--at", "0", "--language", "de"]) == 0
    assert capsys.readouterr().out.startswith("Das Bankett des Königs\n")


# ---------------------------------------------------------------------- terminal


@pytest.fixture
def setups(monkeypatch: pytest.MonkeyPatch) -> list[TerminalSetup]:
    """What would have been played in the terminal."""
    found: list[TerminalSetup] = []

    def play(setup: TerminalSetup) -> int:
        found.append(setup)
        return 0

    monkeypatch.setattr("bagatelle.cli.terminal.play", play)
    return found


def test_one_person_plays_against_bots_of_the_middle_level(setups: list[TerminalSetup]) -> None:
    assert main(["terminal", "banquet"]) == 0
    assert setups == [
        TerminalSetup(
            game="banquet",
            players=2,
            options={},
            seats=("human", "abbe"),
            names=(),
            seed=None,
            language="en",
            resume=None,
            plain=False,
            colour=True,
        )
    ]


def test_everything_can_be_settled(setups: list[TerminalSetup]) -> None:
    words = "terminal banquet --seats human,random,human --names Ada,,Ben --seed 9 --side masked"
    assert main([*words.split(), "--plain", "--no-color", "--language", "fr"]) == 0
    (setup,) = setups
    assert (setup.players, setup.seats) == (3, ("human", "random", "human"))
    assert (setup.names, setup.seed) == (("Ada", "", "Ben"), "9")
    assert (setup.options, setup.language) == ({"side": "masked"}, "fr")
    assert (setup.plain, setup.colour) == (True, False)


def test_one_word_fills_all_seats(setups: list[TerminalSetup]) -> None:
    assert main(["terminal", "banquet", "--players", "4", "--seats", "human"]) == 0
    assert setups[0].seats == ("human",) * 4


def test_a_saved_match_goes_on(setups: list[TerminalSetup], record: str, tmp_path: Path) -> None:
    path = tmp_path / "half.txt"
    half = bagatelle.load_record(record).at(20)
    path.write_text(half.record(), encoding="utf-8")
    assert main(["terminal", "--resume", str(path), "--seats", "random,human"]) == 0
    (setup,) = setups
    assert (setup.game, setup.players, setup.resume) == ("banquet", 2, path)
    assert setup.options == {"side": "masked", "icons": "AB"}
    assert (setup.seats, setup.names) == (("random", "human"), ("Ada", ""))


# ---------------------------------------------------------------------- languages


@pytest.mark.parametrize(
    ("words", "environment", "language"),
    [
        ([], {}, "en"),
        (["--language", "fr"], {"BAGATELLE_LANGUAGE": "de"}, "fr"),
        (["--language=de"], {"LANG": "fr_FR.UTF-8"}, "de"),
        ([], {"BAGATELLE_LANGUAGE": "de", "LANG": "fr_FR.UTF-8"}, "de"),
        ([], {"LC_ALL": "fr_CA", "LANG": "de_DE"}, "fr"),
        ([], {"LANG": "de"}, "de"),
        ([], {"LANG": "fr.UTF-8"}, "fr"),
        ([], {"LANG": "it_IT.UTF-8"}, "en"),
        ([], {"LC_ALL": "C", "LANG": "de_DE"}, "en"),
        ([], {"BAGATELLE_LANGUAGE": ""}, "en"),
    ],
)
def test_the_language(words: list[str], environment: dict[str, str], language: str) -> None:
    assert choose_language(words, environment) == language


def test_the_language_may_stand_before_the_command(capsys: Captured) -> None:
    assert main(["--language", "de", "games"]) == 0
    assert "Das Bankett des Königs" in capsys.readouterr().out


def test_reports_have_the_shape_of_the_library(capsys: Captured) -> None:
    main([*SIMULATE, "--json"])
    printed = json.loads(capsys.readouterr().out)
    assert tuple(printed) == Report.__struct_fields__


def test_a_report_for_every_number_of_players(capsys: Captured) -> None:
    words = ["simulate", "rokoko", "--report", "--games", "2", "--seed", "7"]
    assert main([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [report["results"]["players"] for report in told] == [1, 2, 3, 4, 5]
    assert all(report["balance"]["sources"] for report in told)
    assert main([*words, "--players", "2"]) == 0
    page = capsys.readouterr().out
    for line in (
        "Majority: throne hall",
        "Bonuses",
        "Advantage",
        "tailor",
        "statue 1",
        "master 1-1",
    ):
        assert line in page
    titles = {
        "Hired  Played  Bonus used  Deputed",
        "Made  Rented  Sold  Expired",
        "Funded",
        "Reached",
    }
    assert all(title in page for title in titles)
    assert "take r01" not in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_in_every_language(language: str, capsys: Captured) -> None:
    """Also of a game that tallies nothing beside its choices, and of one player alone."""
    for words in (["rokoko", "--players", "2"], ["banquet", "--players", "1"]):
        line = ["simulate", *words, "--report", "--games", "1", "--seed", "7"]
        assert main([*line, "--language", language]) == 0
        page = capsys.readouterr().out
        assert formatter(language)(message("cli-column-group")) in page
        turns = formatter(language)(message("cli-column-advantage"))
        assert (turns in page) == ("2" in words)
        assert ("take row 1" in page) == ("banquet" in words)


def test_a_report_leaves_out_what_does_not_go_with_the_options(capsys: Captured) -> None:
    """Alone one plays the Deluxe edition; nobody plays that of 2013 with modules."""
    words = ["simulate", "rokoko", "--report", "--games", "1", "--seed", "7", "--json"]
    assert main([*words, "--edition", "2013"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [report["results"]["players"] for report in told] == [2, 3, 4, 5]
    assert main([*words, "--edition", "2013", "--modules", "fancy"]) == 2
    assert "Deluxe" in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_of_a_game_against_madame_du_barry(language: str, capsys: Captured) -> None:
    words = ["simulate", "rokoko", "--players", "1", "--modules", "jewelry_box,expert"]
    line = [*words, "--report", "--games", "1", "--seed", "7", "--language", language]
    assert main(line) == 0
    page = capsys.readouterr().out
    say = formatter(language)
    assert "modules: jewelry_box,expert" in page
    assert page.count("Madame du Barry") >= 3
    for title in ("passed", "bought", "acted", "by-du-barry"):
        assert say(Message(f"rokoko-tally-{title}")) in page


def test_without_a_report_there_is_no_balance(capsys: Captured) -> None:
    words = ["simulate", "rokoko", "--games", "1", "--seed", "7", "--json"]
    assert main(words) == 0
    assert json.loads(capsys.readouterr().out)["balance"] is None
