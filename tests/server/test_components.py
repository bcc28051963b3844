"""What is in the box of a game can be read, with the provenance of every figure."""

from __future__ import annotations

import pytest

from bagatelle.games import GAMES
from bagatelle.games.banquet.components import shipped
from bagatelle.kernel.message import Message
from bagatelle.kernel.pack import NO_BOX
from bagatelle.texts import LANGUAGES, formatter
from tests.server.client import Json
from tests.server.house import House, OpenHouse


@pytest.fixture
async def house(sqlite_database: str, open_house: OpenHouse) -> House:
    return await open_house(sqlite_database)


async def tables(house: House) -> dict[str, Json]:
    """The tables of the Banquet by the ids of their titles."""
    answer = await house.get("/api/games/banquet/components")
    assert answer.status_code == 200
    return {table["title"]["id"]: table for table in answer.json()["tables"]}


async def test_every_figure_of_the_box_is_there(house: House) -> None:
    box, told = shipped(), await tables(house)
    cells = {
        name: [(*line["cells"], line["provenance"]) for line in table["lines"]]
        for name, table in told.items()
    }
    assert cells["banquet-box-points"] == [
        (line.requirement, line.points, line.provenance) for line in box.points
    ]
    nobles = [(line[0], line[1], line[2], line[-1]) for line in cells["banquet-box-nobles"]]
    assert nobles == [
        (noble.id, noble.unmasked, noble.masked, noble.provenance) for noble in box.nobles
    ]
    demands = [(line[0], line[-1]) for line in cells["banquet-box-demands"]]
    assert demands == [(line.id, line.provenance) for line in box.requirements]
    assert cells["banquet-box-imposters"] == [
        ("A", "xx. x.. ...", "reconstructed"),
        ("B", ".x. xx. ...", "reconstructed"),
        ("C", "x.x .x. ...", "reconstructed"),
        ("D", "x.x ... x..", "reconstructed"),
    ]
    sizes = {name: len(table["lines"]) for name, table in told.items()}
    assert (sizes["banquet-box-dishes"], sizes["banquet-box-solo-cards"]) == (6, 9)
    assert sizes["banquet-box-grades"] == 4


@pytest.mark.parametrize("name", GAMES)
def test_tables_are_whole_and_can_be_said(name: str) -> None:
    game = GAMES[name]
    for players in game.info.players:
        tables = game(players, {}).component_tables()
        assert tables or game.box_file is NO_BOX
        for table in tables:
            assert table.lines
            words = [table.title, *(column.title for column in table.columns)]
            for line in table.lines:
                assert len(line.cells) == len(table.columns)
                words += [cell for cell in line.cells if isinstance(cell, Message)]
            for language in LANGUAGES:
                assert all(map(formatter(language), words))


async def test_a_game_that_is_not_there_has_no_box(house: House) -> None:
    for name in ("chess", "..", "%2e%2e", "BANQUET"):
        answer = await house.get(f"/api/games/{name}/components")
        assert answer.status_code in (400, 404)
        assert answer.json()["code"] in ("unknown_game", "not_found")
