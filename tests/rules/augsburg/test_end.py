"""The end of the game (section 2.15)."""

from __future__ import annotations

import pytest

from bagatelle.games.augsburg import sheet, state
from bagatelle.games.augsburg.state import seat_at
from bagatelle.kernel.message import Message, message
from bagatelle.kernel.table import Table
from bagatelle.texts import LANGUAGES, formatter
from tests.rules.augsburg.builder import Play, Setting, lay

CHURCHES = (800, 700, 600, 500, 400)
CATHEDRALS = (1000, 900, 800, 700, 600)


def places(*standing: tuple[int, int | None, int | None]) -> tuple[int, ...]:
    """The places of players with points, church and cathedral.

    Buildings lie as the vector says, even if no game could have brought them there.
    """
    game = lay(len(standing)).game
    t: Table = lay(len(standing)).table()
    for seat, (points, church, cathedral) in enumerate(standing):
        at = seat_at(seat)
        t[at + state.POINTS] = points
        if church is not None:
            t[at + state.TILE + state.CHURCH] = CHURCHES.index(church)
        if cathedral is not None:
            t[at + state.TILE + state.CATHEDRAL] = CATHEDRALS.index(cathedral)
    return sheet.score_sheet(game.rules, t).places


@pytest.mark.parametrize(
    ("standing", "expected"),
    [
        pytest.param(*row[1:], marks=pytest.mark.rule(f"AU-T-END-{row[0]}"), id=f"end_{row[0]}")
        for row in [
            ("01", ((52, 800, 900), (51, 700, 1000)), (1, 2)),
            ("02", ((60, 700, 900), (60, 800, 800), (40, 600, None)), (1, 2, 3)),
            ("03", ((45, 800, None), (45, 400, 600)), (2, 1)),
            ("04", ((45, 500, None), (45, 700, None), (30, 800, 1000)), (2, 1, 3)),
            ("05", ((25, None, None), (25, 400, None)), (2, 1)),
            ("06", ((25, None, None), (25, None, None), (24, 800, 1000)), (1, 1, 3)),
            ("07", ((25, None, 1000), (25, 800, None)), (1, 2)),
            ("08", ((60, 800, 900), (60, 700, 900), (60, None, 800)), (1, 1, 3)),
        ]
    ],
)
def test_final_ranking(
    standing: tuple[tuple[int, int | None, int | None], ...], expected: tuple[int, ...]
) -> None:
    assert places(*standing) == expected


@pytest.mark.rule("AU-END-01")
def test_the_game_ends_after_the_last_income() -> None:
    assert lay(4).round(6).income().match.is_over
    assert not lay(4).round(5).income().match.is_over


def ended(setting: Setting) -> tuple[int, ...]:
    return setting.end().match.winners


@pytest.mark.rule("AU-END-02", "AU-END-03")
def test_most_points_win_and_nothing_else_counts() -> None:
    setting = lay(3).points(0, 20).points(1, 21).points(2, 19)
    assert ended(setting.money(0, 9000).hand(2, "Ma17 Ma16 J J")) == (1,)
    assert ended(lay().points(0, 9).points(1, 9).money(0, 9000)) == (0, 1)


@pytest.mark.rule("AU-END-04")
def test_the_dearest_cathedral_breaks_a_tie() -> None:
    setting = lay(3).points(0, 20).points(1, 20).points(2, 20)
    assert ended(setting.owns(1, "cathedral").owns(2, "cathedral church")) == (1,)


@pytest.mark.rule("AU-END-05")
def test_without_cathedrals_the_dearest_church() -> None:
    setting = lay(3).points(0, 20).points(1, 20).points(2, 19).owns(2, "cathedral")
    assert ended(setting.owns(1, "church").owns(0, "church")) == (1,)


@pytest.mark.rule("AU-END-06")
def test_the_victory_is_shared() -> None:
    game = lay(3).points(0, 20).points(1, 20).end()
    assert game.match.winners == (0, 1)
    first, second = (message("player", number=seat) for seat in (1, 2))
    both = message("players-last", first=first, second=second)
    assert verdict(game) == message("augsburg-verdict-shared", winners=both)


def verdict(game: Play) -> Message:
    return game.match.score_sheet.verdict


@pytest.mark.rule("AU-END-02", "AU-END-04", "AU-END-05")
def test_the_verdict_says_what_decided() -> None:
    first, second, third = (message("player", number=seat) for seat in (1, 2, 3))
    game = lay(3).points(0, 20).points(1, 20).points(2, 21).owns(0, "cathedral church").end()
    assert verdict(game) == message("augsburg-verdict", player=third)
    tied = lay(3).points(0, 20).points(1, 20).points(2, 19)
    game = tied.owns(1, "cathedral").owns(0, "cathedral church").end()
    assert verdict(game) == message("augsburg-verdict-tied", player=second, tile="cathedral")
    tied = lay(3).points(0, 20).points(1, 20).points(2, 19).owns(2, "cathedral")
    game = tied.owns(0, "church").owns(1, "church").end()
    assert verdict(game) == message("augsburg-verdict-tied", player=first, tile="church")


@pytest.mark.rule("AU-END-04", "AU-END-05")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tie_is_never_called_the_most_prestige(language: str) -> None:
    say = formatter(language)
    told = {
        say(message("augsburg-verdict", player="Ada")),
        *(
            say(message("augsburg-verdict-tied", player="Ada", tile=tile))
            for tile in ("cathedral", "church")
        ),
    }
    assert len(told) == 3
    assert all("Ada" in each for each in told)


@pytest.mark.rule("AU-END-07")
def test_the_same_comparison_orders_the_other_places() -> None:
    assert places((40, None, None), (20, 700, None), (20, None, 900), (20, None, None)) == (
        1, 3, 2, 4,
    )  # fmt: skip


@pytest.mark.rule("AU-END-02")
def test_the_score_sheet_says_where_points_come_from() -> None:
    setting = lay().level(0, yellow=3, orange=3, violet=1).level(1, yellow=2)
    game = setting.owns(0, "coat_of_arms letters_of_nobility").round(4).use("P03", 1, "maximilian")
    game.play("climb yellow", "accept point", "give up")
    lines = {line.item.id: line.points for line in game.match.score_sheet.lines}
    assert lines == {
        "augsburg-line-titles": (8, 3),
        "augsburg-line-coats": (4, 0),
        "augsburg-line-letters": (5, 0),
        "augsburg-line-privileges": (0, 0),
        "augsburg-line-given-up": (0, 2),
        "augsburg-line-thefts": (1, 0),
    }
    assert game.match.score_sheet.totals == (18, 5)
