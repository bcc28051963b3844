"""A match at its border: seats, names, seeds, options, and moves in all forms."""

from __future__ import annotations

import pytest

import bagatelle
from bagatelle.games import make_game
from bagatelle.kernel.choice import Choice, Move
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.errors import BadOption, IllegalMove, InvalidMove, NoSuchSeat, UnknownGame
from bagatelle.kernel.events import Events, Row
from bagatelle.kernel.game import Event, Game, Viewer
from bagatelle.kernel.match import Match
from bagatelle.kernel.message import Message, message
from bagatelle.kernel.rows import EventKind
from bagatelle.kernel.table import Table
from tests.games.masquerade.game import Masquerade
from tests.games.relay import Relay, RelayRules


@pytest.fixture
def masquerade() -> Match:
    return Match(Masquerade(3, {}), "7")


@pytest.fixture
def banquet() -> Match:
    return Match(make_game("banquet", 2, {}), "7")


# ---------------------------------------------------------------------- seats and moves


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_there_is_not(masquerade: Match, seat: int) -> None:
    before = masquerade.fingerprint
    for ask in (masquerade.play, masquerade.why_not):
        with pytest.raises(NoSuchSeat) as error:
            ask("stake 1", seat)
        assert error.value.message == Message("no-such-seat", {"players": 3})
    with pytest.raises(NoSuchSeat):
        masquerade.legal_moves(seat)
    assert masquerade.fingerprint == before


def test_a_text_needs_a_seat_when_several_may_move(masquerade: Match) -> None:
    text = str(masquerade.legal_moves(0)[0])
    for ask in (masquerade.play, masquerade.why_not):
        with pytest.raises(InvalidMove) as error:
            ask(text)
        assert error.value.message == Message("which-seat")
    with pytest.raises(InvalidMove):
        masquerade.legal_moves()
    masquerade.play(text, 0)
    assert len(masquerade.played) == 1


def test_a_move_brings_its_seat_along(masquerade: Match) -> None:
    masquerade.play(masquerade.legal_moves(2)[0])
    assert masquerade.played[0].seat == 2


def test_a_move_of_a_seat_that_there_is_not(masquerade: Match) -> None:
    move = masquerade.legal_moves(0)[0]
    with pytest.raises(NoSuchSeat):
        masquerade.play(Move(5, move.number, move.choice, move.text))
    assert masquerade.played == ()


def test_a_stale_move_is_refused(banquet: Match) -> None:
    move = banquet.legal_moves()[0]
    banquet.play(move)
    before = banquet.fingerprint
    with pytest.raises(IllegalMove) as error:
        banquet.play(move)
    assert error.value.clause == "BQ-TAKE-02"
    assert str(error.value).endswith("[BQ-TAKE-02]")
    assert banquet.fingerprint == before


def test_all_forms_of_a_move_do_the_same(banquet: Match) -> None:
    move = banquet.legal_moves()[3]
    fingerprints = set()
    for form in (move, move.choice, move.text, move.number):
        match = banquet.at(0)
        match.play(form)
        fingerprints.add(match.fingerprint)
    assert len(fingerprints) == 1
    assert fingerprints != {banquet.fingerprint}


def test_nonsense_is_quoted_but_not_at_length(banquet: Match) -> None:
    for nonsense in ("dance " * 100, Choice("dance", tuple(["cell:1"] * 100))):
        with pytest.raises(InvalidMove) as error:
            banquet.play(nonsense)
        assert error.value.message.id == "invalid-move"
        assert len(str(error.value.message.args["move"])) == 80


def test_a_finished_match_asks_nobody() -> None:
    match = Match(Relay("0"), "any")
    match.play("say yes")
    assert (match.is_over, match.to_act, match.legal_moves()) == (True, (), [])
    with pytest.raises(IllegalMove):
        match.play("say yes")


def test_a_crash_in_the_rules_leaves_the_match_as_it_was() -> None:
    match = Match(Crashing("0 0"), "any")
    match.play("say no")
    before = match.fingerprint, match.played, match.rows, match.draws
    with pytest.raises(ZeroDivisionError):
        match.play("say yes")
    assert (match.fingerprint, match.played, match.rows, match.draws) == before
    match.play("say no")
    assert match.is_over


class Crashing(Relay):
    def __init__(self, script: str) -> None:
        super().__init__(script)
        self.rules = CrashingRules(script)


class CrashingRules(RelayRules):
    """Whoever says yes has drawn a number and told it when the rules break."""

    def decide(self, t: Table, seat: int, move: int, dealer: Dealer, events: Events) -> None:
        super().decide(t, seat, move, dealer, events)
        if move == 1:
            dealer.below(6)
            raise ZeroDivisionError


# ---------------------------------------------------------------------- events


def heard(game: Game, row: Row, viewer: Viewer) -> Event | None:
    line = game.line(row, viewer)
    return None if line is None else Event(line.kind, line.parts)


def test_events_as_each_viewer_may_know_them() -> None:
    game = Masquerade(3, {})
    whispered = (0, 1 << 1, 1, 4, 0, 0)
    shown = Event("mask_drawn", {"player": "seat:2", "mask": "mask:G5"})
    hidden = Event("mask_drawn", {"player": "seat:2", "mask": None})
    assert [heard(game, whispered, viewer) for viewer in (0, 1, 2, None)] == [
        hidden,
        shown,
        hidden,
        hidden,
    ]
    private = (2, 1 << 0, 0, 4, 0, 0)
    assert [heard(game, private, viewer) is None for viewer in (0, 1, 2, None)] == [
        False,
        True,
        True,
        True,
    ]
    told = (0, -1, 1, 4, 0, 0)
    assert {heard(game, told, viewer) == shown for viewer in (0, 1, 2, None)} == {True}


def test_a_hidden_part_changes_the_line_of_the_log(masquerade: Match) -> None:
    own, other = masquerade.log(0)[0], masquerade.log(1)[0]
    assert own.id == "masquerade-event-mask-drawn"
    assert other == Message(
        "masquerade-event-mask-drawn-hidden",
        {"player": Message("player", {"number": 1}), "who": "other"},
    )
    assert set(own.args) == {"player", "mask", "who"}


def test_events_since(masquerade: Match) -> None:
    told = masquerade.row_count
    masquerade.play(masquerade.legal_moves(1)[0])
    assert [event.kind for event in masquerade.events(1, told)] == ["mask_worn"]
    assert masquerade.events(0, told) == []
    assert masquerade.log(None, told) == []
    assert masquerade.row_count == told + 1 == len(masquerade.rows)


def test_event_kinds_default_to_open() -> None:
    kind = EventKind("said", ())
    assert (kind.barrier, kind.secret, kind.private) == (False, frozenset(), False)


def test_names_stand_in_the_log() -> None:
    match = Match(Masquerade(2, {}), "7", ["Ada"])
    assert match.names == ("Ada", "")
    assert match.log(None)[0].args["player"] == "Ada"
    assert match.log(None)[-2].args["player"] == Message("player", {"number": 2})


# ---------------------------------------------------------------------- before a match


@pytest.mark.parametrize("seed", ["", " ", " 7", "7 ", "a\nb", "a\tb", "\u2028", "\ud800"])
def test_bad_seeds(seed: str) -> None:
    with pytest.raises(BadOption) as error:
        Match(Relay("0"), seed)
    assert error.value.option == "seed"
    assert error.value.message == Message("bad-seed")


@pytest.mark.parametrize("seed", ["7", "a seed: of words", "Zoë", "#1", "x" * 1000])
def test_good_seeds(seed: str) -> None:
    assert Match(Relay("0"), seed).seed == seed


@pytest.mark.parametrize("name", [" Ada", "Ada ", "x" * 41, "a\nb", "a\x00b", "\u200b"])
def test_bad_names(name: str) -> None:
    with pytest.raises(BadOption) as error:
        Match(Relay("0"), "7", ["Ben", name])
    assert error.value.option == "seat 2"
    assert error.value.message == Message("bad-name", {"most": 40})


def test_too_many_names() -> None:
    with pytest.raises(BadOption) as error:
        Match(Relay("0"), "7", ["a", "b", "c", "d"])
    assert error.value.option == "names"
    assert error.value.message == Message("too-many-names", {"players": 3})


@pytest.mark.parametrize("players", [-1, 0, 5, 99])
def test_bad_numbers_of_players(players: int) -> None:
    with pytest.raises(BadOption) as error:
        make_game("banquet", players, {})
    assert error.value.option == "players"
    assert error.value.message == message(
        "bad-players", game="banquet", least=1, most=4, players=players
    )


def test_an_option_that_there_is_not() -> None:
    with pytest.raises(BadOption) as error:
        make_game("banquet", 2, {"sides": "masked"})
    assert error.value.option == "sides"
    args = {"game": "banquet", "option": "sides", "known": "side, icons"}
    assert error.value.message == Message("unknown-option", args)


def test_a_value_that_an_option_does_not_have() -> None:
    with pytest.raises(BadOption) as error:
        make_game("banquet", 2, {"side": "both"})
    assert error.value.option == "side"
    args = {"option": "side", "value": "both", "allowed": "unmasked, masked"}
    assert error.value.message == Message("bad-option", args)


def test_options_that_are_not_named_have_their_defaults() -> None:
    assert make_game("banquet", 2, {}).options["side"] == "unmasked"
    assert Masquerade(2, {}).options == {"rounds": "three"}


def test_a_game_that_there_is_not() -> None:
    with pytest.raises(UnknownGame, match="chess") as error:
        make_game("chess", 2, {})
    assert error.value.message.id == "unknown-game"


def test_a_seed_is_found_if_none_is_given() -> None:
    seeds = {bagatelle.new_match("banquet", players=2).seed for _ in range(3)}
    assert len(seeds) == 3
    assert bagatelle.new_match("banquet", players=2, seed=7).seed == "7"
