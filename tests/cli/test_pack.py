"""Component packs on the command line: begun, checked, played with, and asked for by records."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import bagatelle
from bagatelle.arena import simulate
from bagatelle.cli import main
from bagatelle.games import find_game, make_game
from bagatelle.terminal import TerminalSetup, saves
from bagatelle.terminal.session import Session

Captured = pytest.CaptureFixture[str]

TEXT = find_game("rokoko").box_file.shipped_text
OWN = TEXT.replace("cost = [8, 6, 5, 4, 2, 0]", "cost = [4, 3, 2, 1, 1, 0]").replace(
    'sale = 6\nprestige = 2\nprovenance = "reconstructed"',
    'sale = 9\nprestige = 2\nprovenance = "owner"',
)
"""A box with windows at other prices, and a dress that was read off an owner's copy."""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    path = tmp_path / "own box.toml"
    path.write_text(OWN, encoding="utf-8")
    return path


def refused(words: list[str], capsys: Captured) -> str:
    """The sentence with which a command line is refused."""
    assert main(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err.strip()


def own_hash() -> str:
    return bagatelle.read_pack(OWN).hash


# ---------------------------------------------------------------------- check


def test_a_sound_pack_in_one_sentence_with_its_hash(pack: Path, capsys: Captured) -> None:
    assert main(["pack", "check", str(pack)]) == 0
    base, whole = bagatelle.read_pack(OWN).hashes
    sentence = f"{pack} is a sound box of Rokoko: {base}, with modules {whole}.\n"
    assert capsys.readouterr() == (sentence, "")
    assert base == own_hash() != make_game("rokoko", 2, {}).components_hash


def test_all_that_is_wrong_with_file_line_and_column(tmp_path: Path, capsys: Captured) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(OWN.replace("sale = 28", "sale = 29").replace("dark = [4,", "dark = [3,"))
    sale = OWN[: OWN.index("sale = 28")].count("\n") + 1
    dark = OWN[: OWN.index("dark = [4,")].count("\n") + 1
    assert main(["pack", "check", str(path)]) == 2
    out, err = capsys.readouterr()
    assert out.splitlines() == [
        f"{path}:{sale}:1: “sale” is a number from 6 to 28, not 29.",
        f"{path}:{dark}:1: “dark” is [4, 5] in every box, not [3, 5].",
    ]
    assert err == f"2 things are wrong with {path}.\n"
    assert main(["pack", "check", str(path), "--language", "de"]) == 2
    out, err = capsys.readouterr()
    assert out.splitlines()[0] == f"{path}:{sale}:1: „sale“ ist eine Zahl von 6 bis 28, nicht 29."
    assert err == f"In {path} stimmen 2 Sachen nicht.\n"


@pytest.mark.parametrize(
    ("text", "place", "sentence"),
    [
        ("[meta]\ngame = \n", "2:8", "This is not TOML; the parser says: “Invalid value”."),
        ("[meta\n", "1:6", "This is not TOML; the parser says: “Expected ']' at the end of a"),
        ("a = " + "[" * 9999, "1:1", "The lists and tables stand inside each other too deeply."),
        ("", "1:1", "The table “meta” must say in “game” which game this box belongs to: banquet,"),
        ('meta = "x"\n', "1:1", "The table “meta” must say"),
        ('\n[meta]\ngame = "chess"\n', "3:1", "The table “meta” must say"),
        ('\n[meta]\ngame = ["rokoko"]\n', "3:1", "The table “meta” must say"),
    ],
)
def test_a_file_that_is_no_pack(
    text: str, place: str, sentence: str, tmp_path: Path, capsys: Captured
) -> None:
    path = tmp_path / "pack.toml"
    path.write_text(text, encoding="utf-8")
    assert main(["pack", "check", str(path)]) == 2
    out, err = capsys.readouterr()
    (line,) = out.splitlines()
    assert line.startswith(f"{path}:{place}: {sentence}")
    assert err == f"One thing is wrong with {path}.\n"


def test_files_of_other_systems_are_read(tmp_path: Path, capsys: Captured) -> None:
    path = tmp_path / "windows.toml"
    path.write_bytes(OWN.replace("\n", "\r\n").encode("utf-8-sig"))
    assert main(["pack", "check", str(path)]) == 0
    assert own_hash() in capsys.readouterr().out


@pytest.mark.parametrize("command", [["pack", "check"], ["simulate", "rokoko", "--pack"]])
class TestFiles:
    """What is no text of a pack at all is refused in one sentence, wherever a pack is wanted."""

    def test_nothing(self, command: list[str], capsys: Captured) -> None:
        assert refused([*command, "nowhere.toml"], capsys) == "There is no file nowhere.toml."

    def test_a_folder(self, command: list[str], tmp_path: Path, capsys: Captured) -> None:
        sentence = f"{tmp_path} is a folder, not a file."
        assert refused([*command, str(tmp_path)], capsys) == sentence

    def test_a_file_that_may_not_be_read(
        self, command: list[str], pack: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
    ) -> None:
        def forbid(self: Path, mode: str) -> None:
            raise PermissionError(13, "Permission denied")

        monkeypatch.setattr(Path, "open", forbid)
        assert refused([*command, str(pack)], capsys) == f"{pack} may not be read."

    def test_a_huge_file(self, command: list[str], tmp_path: Path, capsys: Captured) -> None:
        path = tmp_path / "huge.toml"
        path.write_bytes(b"#" * 1_000_001)
        sentence = f"{path} is too large for a component pack."
        assert refused([*command, str(path)], capsys) == sentence

    def test_other_bytes(self, command: list[str], tmp_path: Path, capsys: Captured) -> None:
        path = tmp_path / "bytes.toml"
        path.write_bytes(b"game = \xff\xfe")
        sentence = f"{path} is no component pack: it is not UTF-8 text."
        assert refused([*command, str(path)], capsys) == sentence


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("pack", "What is to be done: check FILE, or copy GAME FILE?"),
        ("pack burn x", "What is to be done: check FILE, or copy GAME FILE?"),
        ("pack check", "Please name the file of a pack."),
        ("pack check a b", "One file is checked at a time; “b” is too many."),
        ("pack copy", "Please name a game and the file for the copy."),
        ("pack copy rokoko", "Please name a game and the file for the copy."),
        (
            "pack copy chess x",
            "There is no game called “chess”; there is: banquet, rokoko, augsburg.",
        ),
    ],
)
def test_a_sentence_for_each_mistake(line: str, sentence: str, capsys: Captured) -> None:
    assert refused(line.split(), capsys) == sentence


# ---------------------------------------------------------------------- copy


@pytest.mark.parametrize("game", ["banquet", "rokoko"])
def test_a_pack_begins_as_a_copy_of_the_shipped_box(
    game: str, tmp_path: Path, capsys: Captured
) -> None:
    path = tmp_path / "copy.toml"
    assert main(["pack", "copy", game, str(path)]) == 0
    assert main(["pack", "check", str(path)]) == 0
    assert make_game(game, 2, {}).components_hash in capsys.readouterr().out


def test_a_copy_never_replaces_a_file(pack: Path, tmp_path: Path, capsys: Captured) -> None:
    sentence = refused(["pack", "copy", "rokoko", str(pack)], capsys)
    assert sentence == f"{pack} is there already; nothing was written."
    assert pack.read_text(encoding="utf-8") == OWN
    nowhere = tmp_path / "no" / "where.toml"
    assert (
        refused(["pack", "copy", "rokoko", str(nowhere)], capsys) == f"There is no file {nowhere}."
    )


# ---------------------------------------------------------------------- played with


SIMULATE = ["simulate", "rokoko", "--games", "3", "--seed", "7", "--json"]


def test_a_simulation_with_a_pack_in_every_process(pack: Path, capsys: Captured) -> None:
    told = []
    for words in ([], ["--pack", str(pack)], ["--pack", str(pack), "--jobs", "2"]):
        assert main([*SIMULATE, "--bots", "greedy", *words]) == 0
        told.append(json.loads(capsys.readouterr().out)["results"])
    assert told[1]["components"] == own_hash() != told[0]["components"]
    assert told[1] == told[2]
    assert told[1]["seats"] != told[0]["seats"]


def test_the_report_knows_the_pack() -> None:
    pack = bagatelle.read_pack(OWN.replace('id = "cl01"', 'id = "my-first-dress"'))
    report = simulate("rokoko", 2, games=2, seed="7", tally=True, pack=pack)
    assert report.results.components == pack.hash


def test_a_broken_pack_is_not_played_with(tmp_path: Path, capsys: Captured) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(OWN.replace("sale = 28", "sale = 29"))
    line = OWN[: OWN.index("sale = 28")].count("\n") + 1
    for command in ("terminal", "simulate", "components"):
        assert refused([command, "rokoko", "--pack", str(path)], capsys) == (
            f"{path} cannot be played with. The pack is wrong in line {line}, column 1: "
            "“sale” is a number from 6 to 28, not 29."
        )


def test_a_pack_of_another_game_is_not_played_with(pack: Path, capsys: Captured) -> None:
    for command in ("terminal", "simulate", "components"):
        sentence = refused([command, "banquet", "--pack", str(pack)], capsys)
        assert sentence == "This is a pack for rokoko, not for banquet."


def test_the_tables_of_a_pack_with_their_provenance(pack: Path, capsys: Captured) -> None:
    assert main(["components", "rokoko", "--pack", str(pack)]) == 0
    page = capsys.readouterr().out
    (dress,) = [line for line in page.splitlines() if "dress cl01" in line]
    assert dress.rstrip().endswith("owner’s copy")


# ---------------------------------------------------------------------- records


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A match in the middle, played with the pack."""
    match = bagatelle.new_match("rokoko", 2, 7, pack=OWN)
    for _ in range(12):
        match.play(match.legal_moves(match.to_act[0])[0])
    assert f"components: {own_hash()}\n" in match.record()
    path = tmp_path / "match.txt"
    path.write_text(match.record(), encoding="utf-8")
    return path


@pytest.mark.parametrize("command", [["replay"], ["verify"], ["terminal", "--plain", "--resume"]])
def test_a_record_wants_the_box_it_was_played_with(
    command: list[str],
    record: Path,
    pack: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: Captured,
) -> None:
    monkeypatch.setattr("bagatelle.cli.terminal.play", lambda setup: Session(setup).match.is_over)
    shipped = make_game("rokoko", 2, {}).components_hash
    sentence = refused([*command, str(record)], capsys)
    assert sentence == (
        f"Line 4, column 13: The record was played with the box {own_hash()}, and this is the box "
        f"{shipped}; it needs the component pack it was played with."
    )
    unfinished = 3 if command == ["verify"] else 0
    assert main([*command, str(record), "--pack", str(pack)]) == unfinished
    capsys.readouterr()
    third = tmp_path / "third.toml"
    third.write_text(OWN.replace("sale = 9", "sale = 8"), encoding="utf-8")
    sentence = refused([*command, str(record), "--pack", str(third)], capsys)
    assert f"and this is the box {bagatelle.read_pack(third.read_text()).hash};" in sentence
    other = tmp_path / "banquet.toml"
    other.write_text(find_game("banquet").box_file.shipped_text, encoding="utf-8")
    sentence = refused([*command, str(record), "--pack", str(other)], capsys)
    assert sentence == "Line 2, column 7: This is a pack for banquet, not for rokoko."


def test_a_record_of_the_shipped_box_refuses_a_pack(pack: Path, capsys: Captured) -> None:
    path = pack.parent / "shipped.txt"
    path.write_text(bagatelle.new_match("rokoko", 2, 7).record(), encoding="utf-8")
    assert main(["verify", str(path)]) == 3
    capsys.readouterr()
    assert "it needs the component pack" in refused(
        ["verify", str(path), "--pack", str(pack)], capsys
    )


OLDER = OWN[: OWN.rindex("# ====")]
"""The same box in a file from before there were modules."""
OTHER_JEWELS = OWN.replace("cost = [6, 5, 4, 3, 2]", "cost = [7, 6, 5, 4, 3]")
"""A box that differs only in what a module adds."""


def begun(pack: str | None = None, **options: str) -> bagatelle.Match:
    return bagatelle.new_match("rokoko", 2, 7, pack=pack, **options)


def test_a_record_without_modules_names_the_box_without_modules() -> None:
    """So it is taken up with any pack that differs only in what the match does not use."""
    assert bagatelle.read_pack(OWN).hash == bagatelle.read_pack(OLDER).hash
    record = begun(OLDER).record()
    assert f"components: {own_hash()}\n" in record
    for pack in (OLDER, OWN, OTHER_JEWELS):
        assert bagatelle.load_record(record, pack=pack).game.components_hash == own_hash()
    with pytest.raises(bagatelle.RecordError, match="it needs the component pack"):
        bagatelle.load_record(record)


def test_a_record_with_modules_names_the_whole_box() -> None:
    _, whole = bagatelle.read_pack(OWN).hashes
    match = begun(OWN, modules="jewelry_box")
    assert f"components: {whole}\n" in match.record()
    for pack in (OWN, OLDER):
        again = bagatelle.load_record(match.record(), pack=pack)
        assert again.game.components_hash == whole
    for other in (OTHER_JEWELS, None):
        with pytest.raises(bagatelle.RecordError, match=f"the box {whole}, and this is"):
            bagatelle.load_record(match.record(), pack=other)


def test_a_record_of_the_shipped_box_without_modules_is_as_it_was() -> None:
    """Records from before the modules name this box, and say nothing of modules."""
    record = begun().record()
    assert "components: 79ef202305c2e5bd\n" in record
    lines = [line for line in record.splitlines() if not line.startswith("modules:")]
    assert bagatelle.load_record("\n".join(lines) + "\n").game.options["modules"] == "none"
    assert begun(modules="fancy").game.components_hash != begun().game.components_hash


def test_the_terminal_plays_and_goes_on_with_the_pack(
    pack: Path, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[TerminalSetup] = []

    def play(setup: TerminalSetup) -> int:
        found.append(setup)
        return 0

    monkeypatch.setattr("bagatelle.cli.terminal.play", play)
    assert main(["terminal", "rokoko", "--pack", str(pack)]) == 0
    session = Session(found[0])
    assert session.match.game.components_hash == own_hash()
    session.play_again()
    assert session.match.game.components_hash == own_hash()
    session.kept = record
    assert f"--pack '{pack}'" in session.farewell()
    assert main(["terminal", "--resume", str(record), "--pack", str(pack)]) == 0
    assert saves.resume(found[1], record).game.components_hash == own_hash()
    assert main(["terminal", "rokoko"]) == 0
    session = Session(found[2])
    session.kept = record
    assert "--pack" not in session.farewell()
