"""Components (section 2.1), and the checks of the table file."""

from __future__ import annotations

from collections import Counter

import pytest

from bagatelle.games import make_game
from bagatelle.games.augsburg import notes, state
from bagatelle.games.augsburg.box import Box
from bagatelle.games.augsburg.components import BOX_FILE, read, shipped
from bagatelle.games.augsburg.state import seat_at
from bagatelle.kernel.errors import BadOption, PackError
from bagatelle.kernel.message import Message
from bagatelle.texts import LANGUAGES, formatter
from tests.rules.augsburg.builder import Play, lay, new_game

TEXT = BOX_FILE.shipped_text


def findings(old: str, new: str) -> list[tuple[int, str]]:
    """The line and the reason of all that is wrong after replacing the first of something."""
    assert old in TEXT, old
    try:
        read(TEXT.replace(old, new, 1))
    except PackError as error:
        return [(finding.line, finding.reason.id) for finding in error.findings]
    return []


def line_of(words: str) -> int:
    return TEXT[: TEXT.index(words)].count("\n") + 1


def all_notes(game: Play) -> Counter[str]:
    """Every note on the table: in the piles, offered, and in hands."""
    t = game.table
    found = [*notes.listed(t, state.PILE), t[state.TOP], *notes.listed(t, state.OPEN_DISCARD)]
    for seat in range(game.game.players):
        at = seat_at(seat)
        found += notes.listed(t, at + state.HAND) + notes.listed(t, at + state.REJECTED)
        found += [note for note in t[at + state.OFFER : at + state.BOUGHT] if note != state.NONE]
    return Counter(game.game.ids.by_domain["note"][note] for note in found)


@pytest.mark.rule("AU-COMP-01")
def test_two_to_five_players() -> None:
    for players in (2, 3, 4, 5):
        assert make_game("augsburg", players, {}).players == players
    for players in (1, 6):
        with pytest.raises(BadOption):
            make_game("augsburg", players, {})


@pytest.mark.rule("AU-COMP-02", "AU-COMP-03", "AU-COMP-04")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_noble_note_once_and_twelve_jokers(players: int) -> None:
    game = new_game(players)
    bought = new_game(players)
    for seat in range(players):
        bought.buy(seat, bought.offer(seat).split()[0])
    for found in (all_notes(game), all_notes(bought)):
        assert found.total() == 80
        for noble in ("Ph", "Lo", "Le", "Ma"):
            assert [found[f"{noble}{value}"] for value in range(1, 18)] == [1] * 17
        assert found["J"] == 12


@pytest.mark.rule("AU-COMP-03")
def test_a_joker_has_neither_noble_nor_value() -> None:
    joker = lay().hand(0, "J").visit("maria").own(0).hand[0]
    assert (joker.noble, joker.value) == ("joker", 0)


@pytest.mark.rule("AU-COMP-05", "AU-COMP-06", "AU-COMP-07", "AU-T-EX-09")
def test_ex_09_prices() -> None:
    box = Box(shipped(), 2)
    prices = [box.price[value] for value in range(state.VALUES)]
    assert prices == sorted(prices)
    assert prices[0] == 200
    assert prices[13 - 1] == 300
    assert prices[-1] == 400
    for noble in range(state.NOBLES):
        first = noble * state.VALUES
        assert list(box.price[first : first + state.VALUES]) == prices
    assert box.price[state.JOKER] == 400
    game = lay().hand(0, "Ma13 J").visit("maria")
    assert [note.price for note in game.own(0).hand] == [300, 400]


@pytest.mark.rule("AU-COMP-08")
def test_ten_different_privilege_cards_of_three_icons() -> None:
    cards = shipped().privilege_cards
    assert len(cards) == 10
    assert {len(card.icons) for card in cards} == {3}
    assert len({tuple(sorted(card.icons)) for card in cards}) == 10
    assert any(len(set(card.icons)) == 2 for card in cards)


@pytest.mark.rule("AU-COMP-09", "AU-COMP-10")
def test_step_cards() -> None:
    game = lay(5).visit("philipp")
    for category in ("yellow", "orange", "violet"):
        assert game.supply(category) == (5, 3, 1)
    for ladder in game.view().ladders:
        assert ladder.steps[0].supply is None, "level 1 is printed on the sheet"
        assert [step.level for step in ladder.steps] == [1, 2, 3, 4]


@pytest.mark.rule("AU-COMP-11", "AU-COMP-12")
def test_right_tiles() -> None:
    rights = {right.kind: right.left for right in lay().visit("philipp").view().rights}
    assert [len(left) for left in rights.values()] == [5] * 6
    assert set(rights["coat_of_arms"]) == {4, 3, 2, 1}
    assert set(rights["letters_of_nobility"]) == {5, 4, 3, 2}
    assert set(rights["mint_master"]) == set(rights["architect"]) == {1}
    assert 700 in rights["church"]
    assert 900 in rights["cathedral"]


@pytest.mark.rule("AU-COMP-12")
@pytest.mark.parametrize("language", LANGUAGES)
def test_only_honours_are_told_with_a_figure(language: str) -> None:
    game = lay().level(0, orange=4).use("P02").play("take letters_of_nobility")
    assert ", 5 " in told_taken(game, language)
    for office in ("mint_master", "architect"):
        game = lay().level(0, violet=4).use("P01").play(f"take {office}")
        assert "," not in told_taken(game, language), "nothing is printed on it"


def told_taken(game: Play, language: str) -> str:
    """What the log says of the tile that was taken."""
    (taken,) = (each for each in game.match.log(None) if each.id == "augsburg-event-tile-taken")
    return formatter(language)(taken)


@pytest.mark.rule("AU-COMP-13")
def test_the_bank_never_runs_dry() -> None:
    printed = sum(note.value * note.count for note in shipped().banknotes)
    assert sum(note.count for note in shipped().banknotes) == 72
    assert printed == shipped().banknote_totals.florins == 15_100
    game = lay().money(0, printed).use("P01").play("use money500")
    assert game.money(0) == printed + 500


@pytest.mark.rule("AU-COMP-14")
def test_money_comes_in_multiples_of_50() -> None:
    box = Box(shipped(), 2)
    amounts = box.amounts
    figures = [
        *box.price,
        *box.income[: state.LEVELS],
        *box.tile_amount[state.CHURCH * state.TILES :],
        box.icon_amount[state.MONEY_ICON],
        amounts.start_money,
        amounts.second_florins,
        amounts.third_florins,
        amounts.theft_florins,
        amounts.trade_florins,
    ]
    assert all(figure % 50 == 0 for figure in figures)
    assert findings("price = 250", "price = 240")[0] == (
        line_of("price = 250"),
        "pack-augsburg-grain",
    )


@pytest.mark.rule("AU-COMP-15")
def test_money_is_one_number() -> None:
    """950 florins pay for a note of 250, whatever banknotes they might be."""
    game = lay().money(0, 950).offer(0, "Ph5").buy().buy(0, "Ph5")
    assert game.money(0) == 700


@pytest.mark.rule("AU-COMP-16")
def test_nobody_cuts_the_pile() -> None:
    """Between the shuffle and the deal nobody is asked anything."""
    game = new_game(3)
    assert {str(move).split()[0] for move in game.match.legal_moves(0)} <= {"buy", "reject"}
    assert not any("cut" in str(choice) for choice in map(game.game.choice, game.game.all_moves()))


@pytest.mark.parametrize(
    ("old", "new", "reasons"),
    [
        ("rounds = 7", "rounds = 8", ["stated"]),
        ("money = 1500", "money = 1600", ["stated"]),
        ("tie_rank = 4", "tie_rank = 5", ["stated"]),
        ("values_to = 17", "values_to = 16", ["stated"]),
        ("count = 12", "count = 11", ["stated"]),
        ("value = 17\nprice = 400", "value = 17\nprice = 450", ["range"]),
        ("amount = 500", "amount = 400", ["stated"]),
        ('icons = ["yellow", "draw", "points7"]', 'icons = ["yellow", "draw"]', ["count"]),
        (
            'icons = ["yellow", "orange", "violet"]',
            'icons = ["violet", "violet", "money500"]',
            ["augsburg-like"],
        ),
        ('id = "P02"', 'id = "P01"', ["twice"]),
        ("income = 1600", "income = 1500", ["stated"]),
        ("large = 4", "large = 3", ["stated"]),
        ("tiles = [4, 3, 2, 2, 1]", "tiles = [4, 3, 2, 1]", ["count"]),
        ("tiles = [4, 3, 2, 2, 1]", "tiles = [4, 2, 3, 2, 1]", ["falling"]),
        ("tiles = [4, 3, 2, 2, 1]", "tiles = [5, 3, 2, 2, 1]", ["stated"]),
        ("tiles = [800, 700,", "tiles = [800, 750,", ["augsburg-building"]),
        ("tiles = [1, 1, 1, 1, 1]", "tiles = [1, 1, 1, 1, 0]", ["stated"]),
        ("without_church = 25", "without_church = 30", ["stated"]),
        ("count = 18", "count = 17", ["stated"]),
        ("count = 72", "count = 70", ["stated"]),
        ("compensation_third = 50", "compensation_third = 100", ["stated"]),
        ("min_level = 4", "min_level = 3", ["stated"]),
        ("money = 1500", "mony = 1500", ["unknown", "missing"]),
    ],
)
def test_a_box_that_contradicts_the_rulebook_is_refused(
    old: str, new: str, reasons: list[str]
) -> None:
    found = findings(old, new)
    assert sorted(reason for _, reason in found) == sorted(f"pack-{each}" for each in reasons)
    first = line_of(old)
    assert {line for line, _ in found} & {first, first + 1}


def test_the_track_and_the_supply_of_each_number_of_players() -> None:
    assert {reason for _, reason in findings('["5", "4"', '["4", "5"')} == {"pack-augsburg-track"}
    wrong = findings("players = 4\nsmall = 4\nmedium = 2", "players = 4\nsmall = 4\nmedium = 3")
    assert [reason for _, reason in wrong] == ["pack-stated"]
    dear = findings("value = 17\nprice = 400", "value = 17\nprice = 200")
    assert [reason for _, reason in dear] == ["pack-rising"]


def test_the_whole_list_has_its_length() -> None:
    for kind in ("nobles", "note_prices", "icons", "privilege_cards", "steps", "rights"):
        entry = f"[[{kind}]]"
        last = TEXT.rindex(entry)
        end = TEXT.find("\n[", last)
        cut = TEXT[:last] + (TEXT[end:] if end >= 0 else "")
        with pytest.raises(PackError) as error:
            read(cut)
        assert "pack-count" in [finding.reason.id for finding in error.value.findings], kind


def test_the_box_can_be_read_as_tables() -> None:
    tables = make_game("augsburg", 2, {}).component_tables()
    assert [len(table.lines) for table in tables] == [18, 10, 12, 6, 4]
    provenances = {line.provenance for line in tables[0].lines}
    assert provenances == {"rulebook", "published", "reconstructed"}
    for table in tables:
        assert isinstance(table.title, Message)
        for line in table.lines:
            assert len(line.cells) == len(table.columns)
