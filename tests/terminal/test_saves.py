"""Matches are saved whole or not at all, and go on where they were left."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bagatelle
from bagatelle.kernel.errors import CannotUndo
from bagatelle.terminal import saves
from bagatelle.terminal.saves import CannotResume, CannotSave
from bagatelle.terminal.session import Session
from bagatelle.texts import formatter
from tests.terminal.tables import finished_record, random_moves, setup


def begun(*seats: str) -> Session:
    session = Session(setup(*seats))
    session.play("take row 1")
    return session


def test_a_saved_match_goes_on_where_it_was_left(tmp_path: Path) -> None:
    session = begun()
    path = session.save(tmp_path / "deep" / "match.txt")
    again = Session(setup(resume=path, seed="another"))
    assert again.match.fingerprint == session.match.fingerprint
    assert again.match.names == ("Anna",)


def test_a_match_is_kept_in_the_same_file_after_it_was_resumed(tmp_path: Path) -> None:
    session = begun()
    again = Session(setup(resume=session.save(tmp_path / "match.txt")))
    assert again.file == session.file
    assert again.keep().read_text() == session.match.record()


def test_different_matches_are_kept_in_different_files() -> None:
    assert Session(setup(seed="7")).file != Session(setup(seed="8")).file


def test_saving_again_replaces_the_same_match(tmp_path: Path) -> None:
    session = begun()
    path = session.save(tmp_path / "match.txt")
    random_moves(session.match, 1)
    session.save(path)
    assert path.read_text() == session.match.record()


@pytest.mark.parametrize("content", [b"a letter to the queen\n", b"\xff\xfe\x00"])
def test_saving_never_replaces_something_else(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(content)
    with pytest.raises(CannotSave, match=r"letter\.txt holds something else already"):
        begun().save(path)
    assert path.read_bytes() == content


def test_another_match_is_not_replaced(tmp_path: Path) -> None:
    path = Session(setup(seed="8")).save(tmp_path / "match.txt")
    with pytest.raises(CannotSave):
        begun().save(path)


def test_a_save_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    session = begun()
    before = session.match.fingerprint
    with pytest.raises(CannotSave, match=r"The match cannot be saved in .*file/match\.txt: "):
        session.save(tmp_path / "file" / "match.txt")
    assert session.match.fingerprint == before


def test_a_write_that_breaks_off_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = begun()
    path = session.save(tmp_path / "match.txt")
    old = path.read_text()
    random_moves(session.match, 1)

    def full(self: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(CannotSave, match="No space left on device"):
        session.save(path)
    assert [file.name for file in tmp_path.iterdir()] == ["match.txt"]
    assert path.read_text() == old


def written(tmp_path: Path, content: str | bytes) -> Path:
    path = tmp_path / "match.txt"
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


def test_a_missing_file_cannot_be_resumed(tmp_path: Path) -> None:
    with pytest.raises(CannotResume, match=r"There is no file .*none\.txt\."):
        Session(setup(resume=tmp_path / "none.txt"))


def test_what_is_no_text_cannot_be_resumed(tmp_path: Path) -> None:
    with pytest.raises(CannotResume, match="it is not UTF-8 text"):
        Session(setup(resume=written(tmp_path, b"\xff\xfe\x00")))


def test_a_broken_record_says_where_it_is_broken(tmp_path: Path) -> None:
    record = begun().match.record().replace("take row 1", "take a nap")
    with pytest.raises(CannotResume, match=r"no sound record\. Line 11, column 12: .*take a nap"):
        Session(setup(resume=written(tmp_path, record)))


@pytest.mark.parametrize(
    ("line", "other", "reason"),
    [
        ("rules: 2", "rules: 1", r"for version 1 of the rules; this is version 2\."),
        ("components: e1", "components: 00", "played with the box 00"),
    ],
)
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_match_of_another_version_is_one_sentence(
    tmp_path: Path, line: str, other: str, reason: str, language: str
) -> None:
    record = begun().match.record()
    assert line in record
    path = written(tmp_path, record.replace(line, other))
    with pytest.raises(CannotResume) as error:
        Session(setup(resume=path))
    told = error.value.message
    assert told.id == "terminal-resume-other-version"
    assert str(path) in formatter(language)(told)
    if language == "en":
        assert re.search(f"cannot be played on with this version.*{reason}", str(error.value))


def test_a_finished_match_cannot_be_resumed(tmp_path: Path) -> None:
    with pytest.raises(CannotResume, match="is over; there is nothing left to play"):
        Session(setup(resume=written(tmp_path, finished_record())))


def test_a_match_for_others_cannot_be_resumed(tmp_path: Path) -> None:
    path = written(tmp_path, begun().match.record())
    with pytest.raises(CannotResume, match="for 1 player, not for 2"):
        Session(setup("human", "random", resume=path))
    with pytest.raises(CannotResume, match="a match of banquet, not of augsburg"):
        Session(setup(resume=path, game="augsburg"))


def test_a_match_without_a_move_of_a_person_is_not_worth_keeping() -> None:
    session = Session(setup())
    assert not session.worth_keeping
    session.play("take row 1")
    assert session.worth_keeping


def test_a_forgotten_match_leaves_no_file() -> None:
    session = begun()
    path = session.keep()
    session.discard()
    assert not path.exists()
    assert session.kept is None


def test_a_bot_is_never_undone_by_a_person() -> None:
    session = Session(setup("human", "random"))
    assert session.seat == 0
    while session.seat == 0:
        random_moves(session.match, 1)
    session.play(session.bot_choice())
    with pytest.raises(CannotUndo):
        session.undo()
    assert not session.is_human(session.match.played[-1].seat)


def test_who_has_no_name_gets_one_of_the_court_and_bots_that_of_their_kind() -> None:
    session = Session(setup("human", "greedy", "random", names=("", "", "Vatel")))
    assert [session.name(seat) for seat in range(3)] == ["Lady Rosalind", "Greedy 2", "Vatel"]


def test_the_farewell_names_a_command_that_goes_on(tmp_path: Path) -> None:
    session = begun("human", "random")
    path = session.save(tmp_path / "my match.txt")
    assert session.farewell().endswith(f"bagatelle terminal --resume '{path}' --seats human,random")


def test_own_files_stand_in_the_folder_of_the_user(kept: Path) -> None:
    assert Session(setup()).keep().parent == kept
    assert bagatelle.load_record(next(kept.iterdir()).read_text()).played == ()


def test_the_folder_is_one_for_each_user(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    assert "bagatelle" in saves.folder().parts
