"""Records: what the strict reader refuses, with line and column."""

from __future__ import annotations

from pathlib import Path

import pytest

from bagatelle.games import make_game
from bagatelle.kernel import replay
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.errors import BadOption, IllegalMove, InvalidMove, RecordError, UnknownGame
from bagatelle.kernel.match import Match
from bagatelle.kernel.record import write_perspective
from tests.conformance.play import play_on
from tests.conformance.variants import make_any
from tests.games.masquerade.game import Masquerade

BANQUET = """\
bagatelle record 1
game: banquet
rules: 2
components: {components}
players: 2
side: masked
icons: AB
seed: 7
seat 1: Ada
seat 2: Ben

1. seat 1: take row 1
2. seat 1: serve P1 A5
3. seat 1: serve Y9 course A3.falling
"""


@pytest.fixture
def banquet() -> str:
    """The beginning of a match: fourteen lines."""
    return BANQUET.format(components=make_game("banquet", 2, {}).components_hash)


@pytest.fixture
def finished() -> str:
    """A whole match of Masquerade."""
    match = Match(Masquerade(2, {"rounds": "two"}), "7")
    for _ in play_on(match, Dealer("moves")):
        pass
    return match.record()


def read(text: str) -> Match:
    return replay.read(text, make_any)


def refused(text: str) -> tuple[int, int, str]:
    """Line, column and reason of a record that cannot be read."""
    with pytest.raises(RecordError) as error:
        read(text)
    assert error.value.message.args["reason"] == error.value.reason
    return error.value.line, error.value.column, error.value.reason.id


def with_line(text: str, number: int, line: str) -> str:
    """The record with another line in this place."""
    lines = text.split("\n")
    lines[number - 1] = line
    return "\n".join(lines)


def without_line(text: str, number: int) -> str:
    lines = text.split("\n")
    del lines[number - 1]
    return "\n".join(lines)


def test_a_record_is_what_it_says(banquet: str) -> None:
    match = read(banquet)
    assert match.record() == banquet
    assert (match.names, match.seed, len(match.played)) == (("Ada", "Ben"), "7", 3)


def test_the_record_of_the_documentation(banquet: str) -> None:
    page = Path(__file__).parents[2] / "docs" / "record-format.md"
    example = page.read_text(encoding="utf-8").split("```")[1].lstrip("\n")
    assert read(example).record() == banquet


# ---------------------------------------------------------------------- what may differ


def test_blank_lines_and_remarks_mean_nothing(banquet: str) -> None:
    remarked = "\n# first\n\n" + banquet.replace("\n", "\n\n#\n# x: y\n   \n")
    assert read(remarked).record() == banquet


def test_other_ends_of_lines(banquet: str) -> None:
    assert read(banquet.replace("\n", "\r\n")).record() == banquet
    assert read(banquet.rstrip("\n")).record() == banquet


def test_header_lines_in_any_order_and_options_left_out(banquet: str) -> None:
    first, *header = banquet.partition("\n\n")[0].splitlines()
    moves = banquet.partition("\n\n")[2]
    shuffled = "\n".join([first, *reversed(header), moves])
    assert read(shuffled).record() == banquet
    assert read(without_line(banquet, 7)).record() == banquet


def test_moves_of_a_run_in_the_order_of_arrival() -> None:
    match = Match(Masquerade(2, {}), "7")
    for seat in (1, 0):
        match.play(match.legal_moves(seat)[0])
    header, _, moves = match.record().partition("\n\n")
    one, other = (line.partition(". ")[2] for line in moves.splitlines())
    assert (one[:6], other[:6]) == ("seat 1", "seat 2")
    arrived = f"{header}\n1. {other}\n2. {one}\n"
    assert [played.seat for played in read(arrived).played] == [1, 0]
    assert read(arrived).record() == match.record()


# ---------------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    "first", ["bagatelle record 2", "Bagatelle record 1", "game: banquet", "x"]
)
def test_wrong_first_line(banquet: str, first: str) -> None:
    assert refused(with_line(banquet, 1, first)) == (1, 1, "record-first-line")
    assert refused("# remark\n\n" + with_line(banquet, 1, first)) == (3, 1, "record-first-line")


@pytest.mark.parametrize(("text", "line"), [("", 1), ("\n\n", 3), ("# only a remark", 2)])
def test_nothing_to_read(text: str, line: int) -> None:
    assert refused(text) == (line, 1, "record-first-line")


def test_a_perspective_is_no_record(banquet: str) -> None:
    text = write_perspective(read(banquet), 0)
    assert refused(text) == (1, 1, "record-perspective")


@pytest.mark.parametrize(
    ("number", "line", "column"),
    [
        (2, "game banquet", 13),
        (3, "rules:1", 8),
        (8, "seed", 5),
        (8, "seed:", 6),
        (12, "1. seat 1 take row 1", 21),
        (12, "1", 2),
        (13, "2. seat 1:serve P1 A5  ", 22),
    ],
)
def test_missing_colon(banquet: str, number: int, line: str, column: int) -> None:
    assert refused(with_line(banquet, number, line)) == (number, column, "record-no-colon")


@pytest.mark.parametrize("line", ["game: banquet", "side: masked", "seat 1: Ada", "seed: 7"])
def test_a_line_that_stands_there_twice(banquet: str, line: str) -> None:
    assert refused(with_line(banquet, 11, line)) == (11, 1, "record-twice")


@pytest.mark.parametrize(
    ("number", "key"), [(2, "game"), (3, "rules"), (4, "components"), (5, "players"), (8, "seed")]
)
def test_a_line_that_is_missing(banquet: str, number: int, key: str) -> None:
    with pytest.raises(RecordError) as error:
        read(without_line(banquet, number))
    assert (error.value.line, error.value.column) == (14, 1)
    assert error.value.reason.id == "record-missing"
    assert error.value.reason.args == {"key": key}


def test_another_version_of_the_rules(banquet: str) -> None:
    with pytest.raises(RecordError) as error:
        read(with_line(banquet, 3, "rules: 99"))
    assert (error.value.line, error.value.column) == (3, 8)
    assert error.value.reason.id == "record-rules"
    assert error.value.reason.args == {"found": "99", "known": 2}


def test_other_components(banquet: str) -> None:
    other = with_line(banquet, 4, "components: 0123456789abcdef")
    assert refused(other) == (4, 13, "record-components")


@pytest.mark.parametrize("word", ["two", "-2", "2.0", "²", "1234567890", ""])
def test_players_that_are_no_number(banquet: str, word: str) -> None:
    assert refused(with_line(banquet, 5, f"players: {word}")) == (5, 10, "record-number")


@pytest.mark.parametrize(
    ("number", "line", "column", "reason", "cause"),
    [
        (2, "game: chess", 7, "unknown-game", UnknownGame),
        (5, "players: 9", 10, "bad-players", BadOption),
        (5, "players: 0", 10, "bad-players", BadOption),
        (6, "side: both", 7, "bad-option", BadOption),
        (7, "icons: AA", 8, "banquet-bad-icons", BadOption),
        (7, "colour: red", 9, "unknown-option", BadOption),
        (9, "seat 1: " + "x" * 41, 9, "bad-name", BadOption),
        (10, "seat 3: Ben", 9, "unknown-option", BadOption),
        (8, "seed: \u200b7", 7, "bad-seed", BadOption),
    ],
)
def test_a_match_that_cannot_be_set_up(
    banquet: str, number: int, line: str, column: int, reason: str, cause: type[Exception]
) -> None:
    with pytest.raises(RecordError) as error:
        read(with_line(banquet, number, line))
    found = error.value.line, error.value.column, error.value.reason.id
    assert found == (number, column, reason)
    assert isinstance(error.value.__cause__, cause)


@pytest.mark.parametrize("key", ["3. seat 1", "1. seat 1", "22. seat 1", "02. seat 1"])
def test_wrong_number_of_a_move(banquet: str, key: str) -> None:
    with pytest.raises(RecordError) as error:
        read(with_line(banquet, 13, f"{key}: serve P1 A5"))
    assert (error.value.line, error.value.column) == (13, 1)
    assert error.value.reason.id == "record-move-number"
    assert error.value.reason.args == {"number": 2}


@pytest.mark.parametrize(("key", "column"), [("2. seat one", 9), ("2. seat ", 9)])
def test_a_seat_that_is_no_number(banquet: str, key: str, column: int) -> None:
    assert refused(with_line(banquet, 13, f"{key}: serve P1 A5")) == (13, column, "record-number")


def test_a_move_without_a_seat(banquet: str) -> None:
    assert refused(with_line(banquet, 13, "2. 1: serve P1 A5")) == (13, 1, "record-not-a-move")


@pytest.mark.parametrize("seat", [0, 3])
def test_a_seat_that_there_is_not(banquet: str, seat: int) -> None:
    line = f"2. seat {seat}: serve P1 A5"
    assert refused(with_line(banquet, 13, line)) == (13, 12, "no-such-seat")


def test_an_illegal_move(banquet: str) -> None:
    with pytest.raises(RecordError) as error:
        read(with_line(banquet, 13, "2. seat 1: take row 2"))
    assert (error.value.line, error.value.column) == (13, 12)
    cause = error.value.__cause__
    assert isinstance(cause, IllegalMove)
    assert cause.clause == "BQ-TAKE-02"
    assert str(error.value).startswith("Line 13, column 12: ")
    assert str(error.value).endswith("[BQ-TAKE-02]")


def test_a_move_of_a_seat_that_is_not_to_act(banquet: str) -> None:
    with pytest.raises(RecordError) as error:
        read(with_line(banquet, 13, "2. seat 2: serve P1 B5"))
    assert isinstance(error.value.__cause__, IllegalMove)
    assert error.value.__cause__.clause == "BQ-TURN-01"


def test_an_invalid_move(banquet: str) -> None:
    text = with_line(banquet, 14, "3. seat 1: serve the soup")
    assert refused(text) == (14, 12, "invalid-move")
    with pytest.raises(RecordError) as error:
        read(text)
    assert isinstance(error.value.__cause__, InvalidMove)


def test_header_lines_after_the_first_move(banquet: str) -> None:
    late = without_line(banquet, 10) + "seat 2: Ben\n"
    assert refused(late) == (14, 1, "record-not-a-move")


def test_words_among_the_moves(banquet: str) -> None:
    assert refused(banquet + "a good move\n") == (15, 12, "record-no-colon")


# ---------------------------------------------------------------------- scores


def test_scores_before_the_end(banquet: str) -> None:
    assert refused(banquet + "\nscores: 0 0\n") == (16, 1, "record-too-early")


def test_wrong_scores(finished: str) -> None:
    last = len(finished.splitlines())
    truth = finished.splitlines()[-1]
    with pytest.raises(RecordError) as error:
        read(with_line(finished, last, "scores: 99 99"))
    assert (error.value.line, error.value.column) == (last, 9)
    assert error.value.reason.id == "record-scores"
    assert truth == f"scores: {error.value.reason.args['scores']}"
    assert refused(with_line(finished, last, truth.replace(": ", ":"))) == (
        last,
        len(truth),
        "record-no-colon",
    )


def test_scores_missing(finished: str) -> None:
    last = len(finished.splitlines())
    text = without_line(finished, last)
    with pytest.raises(RecordError) as error:
        read(text)
    assert (error.value.line, error.value.column) == (len(text.splitlines()) + 1, 1)
    assert error.value.reason.id == "record-missing"
    assert error.value.reason.args == {"key": "scores"}


@pytest.mark.parametrize("more", ["scores: 1 2", "9. seat 1: stake 1", "seat 2: Ben"])
def test_nothing_follows_the_scores(finished: str, more: str) -> None:
    last = len(finished.splitlines())
    assert refused(f"{finished}{more}\n") == (last + 1, 1, "record-after-scores")
    assert read(f"{finished}\n# well played\n").is_over


def test_moves_after_the_end(finished: str) -> None:
    text = without_line(finished, len(finished.splitlines()))
    number = text.count(". seat ") + 1
    with pytest.raises(RecordError) as error:
        read(f"{text}{number}. seat 1: stake 1\n")
    assert isinstance(error.value.__cause__, IllegalMove)
    assert error.value.__cause__.clause == "MQ-07"


# ---------------------------------------------------------------------- perspectives


def test_a_perspective_tells_what_its_viewer_was_told_and_no_seed() -> None:
    match = Match(Masquerade(2, {}), "a-seed-to-hide", ["Ada"])
    match.play(match.legal_moves(1)[0])
    for viewer, seen_by in ((0, "seat 1"), (1, "seat 2"), (None, "spectator")):
        text = write_perspective(match, viewer)
        assert "a-seed-to-hide" not in text
        assert f"\nseen by: {seen_by}\n" in text
        events = text.partition("\n\n")[2].splitlines()
        assert [line.partition(" ")[0] for line in events] == [
            event.kind for event in match.events(viewer)
        ]
        assert text.count('"mask:') == {0: 3, 1: 4, None: 0}[viewer]
