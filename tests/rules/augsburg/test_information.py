"""Hidden and open information (section 2.16)."""

from __future__ import annotations

import msgspec
import pytest

from bagatelle.games.augsburg import notes, state
from bagatelle.games.augsburg.state import seat_at
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.message import plain
from bagatelle.texts import LANGUAGES, catalogue
from tests.conformance.watching import watch
from tests.rules.augsburg.builder import Play, lay

VIEWERS = (0, 1, None)


def seen(game: Play, viewer: int | None) -> str:
    """All that a viewer sees and has heard."""
    told = [plain(line) for line in game.match.log(viewer)]
    return msgspec.json.encode(game.view(viewer)).decode() + " ".join(told)


def imagined_hands(game: Play, of: int, seat: int, times: int = 40) -> set[tuple[int, ...]]:
    """What a player imagines another to hold."""
    hands = set()
    for seed in range(times):
        t = game.game.rules.imagine(game.table, seat, Dealer(str(seed)))
        hands.add(tuple(notes.listed(t, seat_at(of) + state.HAND)))
    return hands


def numbers(game: Play, names: str) -> list[int]:
    return [game.game.ids.by_domain["note"].index(name) for name in names.split()]


@pytest.mark.rule("AU-INFO-01", "AU-INFO-02", "AU-INFO-03", "AU-INV-10")
def test_hands_their_sizes_and_money_are_the_owners_secret() -> None:
    one = lay(3).hand(0, "Ph1 Ph2 Ma17").money(0, 950).visit("leo")
    other = lay(3).hand(0, "Le5").money(0, 50).visit("leo")
    assert one.hand(0) == "Ph1 Ph2 Ma17"
    assert one.money(0) == 950
    pile = (msgspec.structs.replace(g.view(1).supply, pile=0, top_price=0) for g in (one, other))
    assert len(set(pile)) == 1
    for viewer in (1, 2, None):
        views = [
            msgspec.structs.replace(game.view(viewer), supply=one.view(1).supply)
            for game in (one, other)
        ]
        assert msgspec.json.encode(views[0]) == msgspec.json.encode(views[1])
    assert len(imagined_hands(one, of=0, seat=1)) > 30


@pytest.mark.rule("AU-INFO-04")
def test_what_everybody_sees() -> None:
    setting = lay(3).points(0, 7).level(0, 2, 3, 4).owns(0, "church coat_of_arms").round(3)
    game = setting.opener(1).hand(1, "Le1 J").hand(2, "Le2 Le3").visit("leo").say("1", "2")
    for viewer in (0, 1, 2, None):
        view = game.view(viewer)
        player = view.players[0]
        assert (player.points, player.yellow, player.orange, player.violet) == (7, 2, 3, 4)
        assert {tile.kind: tile.amount for tile in player.tiles} == {
            "church": 800,
            "coat_of_arms": 4,
        }
        assert view.ladders == game.view().ladders
        assert view.rights == game.view().rights
        assert (view.round, view.opener) == (3, 1)
        assert view.auction is not None
        assert (view.auction.leader, view.auction.highest) == (2, 2)
        assert [p.said for p in view.players] == ["nothing", "overbid", "leads"]
    game.say("pass")
    assert game.view(1).players[0].said == "passed"


@pytest.mark.rule("AU-INFO-05")
def test_privilege_cards_are_open() -> None:
    game = lay().use("P03").play("give up", "give up")
    for viewer in VIEWERS:
        assert [card.id for card in game.view(viewer).aside] == ["card:P03"]
        assert len(game.view(viewer).display) == 4


@pytest.mark.rule("AU-INFO-06")
def test_the_price_of_the_top_note_is_open_and_nothing_else_of_the_pile() -> None:
    one = lay().pile("Ma9 Ph1 Lo2").visit("philipp")
    other = lay().pile("Ph5 Lo2 Ph1").visit("philipp")
    for viewer in VIEWERS:
        assert one.view(viewer).supply.top_price == 250
        assert other.view(viewer).supply.top_price == 250
        for name in ("Ma9", "Ph1", "Lo2"):
            assert f'"note:{name}"' not in seen(one, viewer)
    for seed in range(30):
        t = one.game.rules.imagine(one.table, 0, Dealer(str(seed)))
        assert one.game.rules.box.price[t[state.TOP]] == 250


@pytest.mark.rule("AU-INFO-07")
def test_drawn_notes_are_the_drawers_secret_but_for_the_one_discarded() -> None:
    game = lay().pile("Ma9 Ph1").use("P09").play("use draw")
    for viewer in (1, None):
        assert '"note:Ma9"' not in seen(game, viewer)
        assert '"note:Ph1"' not in seen(game, viewer)
    game.play("discard Ph1")
    for viewer in (1, None):
        assert game.told("note_discarded", viewer)[0]["note"] == "note:Ph1"
        assert '"note:Ma9"' not in seen(game, viewer)


@pytest.mark.rule("AU-INFO-08")
def test_notes_shown_in_a_showdown_stay_known() -> None:
    setting = lay(3).hand(0, "Ma1 Ma2 Ph9").hand(1, "Ma3 J J")
    game = setting.visit("maria").say("2", "hold", "pass").show(0, "Ma1 Ma2").show(1, "Ma3 J")
    for viewer in (1, 2, None):
        assert [n.id for n in game.view(viewer).players[0].known] == ["note:Ma1", "note:Ma2"]
        assert game.view(viewer).players[1].known == (), "the winner's notes are gone"
        assert [n.id for n in game.view(viewer).supply.discarded] == ["note:Ma3", "note:J"]
    known = numbers(game, "Ma1 Ma2")
    for hand in imagined_hands(game, of=0, seat=2):
        assert set(known) <= set(hand)
    gone = numbers(game, "Ma3")[0]
    for seat in (0, 2):
        assert all(gone not in hand for hand in imagined_hands(game, of=1, seat=seat))


@pytest.mark.rule("AU-INFO-09", "AU-INFO-16")
def test_purchases_are_the_buyers_secret() -> None:
    """Two buyers swap what they do: to a third all is the same."""

    def bought(first: str, second: str) -> Play:
        setting = lay(3).money(0, 1000).money(1, 1000).money(2, 1000)
        game = setting.offer(0, "Ph1 Ph2").offer(1, "Lo1 Lo2").offer(2, "Le1").buy()
        return game.buy(0, first).buy(1, second).buy(2, "")

    one, other = bought("Ph1 Ph2", ""), bought("", "Lo1 Lo2")
    for viewer in (2, None):
        assert seen(one, viewer) == seen(other, viewer)
    assert one.view(2).supply.discard == 3, "the total is open"
    assert one.told("purchases_made") == [{"notes": 3}]


@pytest.mark.rule("AU-INFO-10")
def test_only_openly_discarded_notes_are_known() -> None:
    setting = lay().money(0, 400).hand(0, "Ph9").offer(0, "Ma1 Ma2").offer(1, "Ma3")
    game = setting.buy().buy(0, "Ma1").buy(1, "")
    game.say("1", "pass").show(0, "Ph9")
    assert game.discarded() == "Ph9"
    assert game.piles()[1] == 3
    assert '"note:Ma3"' not in seen(game, 0)
    rejected = numbers(game, "Ma2")[0]
    assert all(rejected not in hand for hand in imagined_hands(game, of=1, seat=0)), "I know it"
    assert any(rejected in hand for hand in imagined_hands(lay_with_two(), of=0, seat=1, times=200))


def lay_with_two() -> Play:
    """Seat 0 has two notes and has rejected Ma2, which seat 1 does not know."""
    setting = lay().money(0, 800).hand(0, "Ph9 Ph8").offer(0, "Ma2").offer(1, "Ma3")
    return setting.pile("Lo1").buy().buy(0, "").buy(1, "")


@pytest.mark.rule("AU-INFO-11")
def test_sizes_of_the_piles_are_open() -> None:
    game = lay().pile("Ma1 Ma2 Ma3").visit("philipp")
    for viewer in VIEWERS:
        assert (game.view(viewer).supply.pile, game.view(viewer).supply.discard) == (3, 77)


@pytest.mark.rule("AU-INFO-12", "AU-INFO-13")
def test_simultaneous_choices_stay_hidden() -> None:
    setting = lay().hand(0, "Ma1 Ma2 J").hand(1, "Ma5 Ma6")
    one = setting.visit("maria").say("2", "hold").show(0, "Ma1 Ma2")
    other = setting.visit("maria").say("2", "hold").show(0, "Ma2 J")
    for viewer in (1, None):
        assert seen(one, viewer) == seen(other, viewer)


@pytest.mark.rule("AU-INFO-14", "AU-D-02")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_forced_pass_looks_like_any_pass(language: str) -> None:
    """Asked the same, told the same, in the same number of bytes."""
    forced = lay(3).hand(0, "J J Lo1").visit("maria")
    free = lay(3).hand(0, "Ma1 Ma2 J").visit("maria")
    assert forced.legal() == ["pass"]
    assert len(free.legal()) == 4
    say = catalogue(language).say
    for game in (forced, free):
        assert game.match.to_act == (0,), "nobody passes for him"
        assert game.match.legal_moves(1) == []
        game.play("pass")
    for viewer in (1, 2, None):
        for game in (forced, free):
            assert game.told("passed", viewer) == [{"player": "seat:1"}]
        told = [[say(line) for line in game.match.log(viewer)] for game in (forced, free)]
        assert told[0] == told[1]
        views = [
            msgspec.structs.replace(game.view(viewer), supply=forced.view().supply)
            for game in (forced, free)
        ]
        assert msgspec.json.encode(views[0]) == msgspec.json.encode(views[1])


@pytest.mark.rule("AU-INFO-14", "AU-INFO-03", "AU-D-06")
def test_an_idle_architect_does_not_tell_who_can_pay() -> None:
    rich = lay().money(0, 5000).owns(0, "architect").use("P03").play("give up", "give up")
    poor = lay().money(0, 0).owns(0, "architect").use("P03").play("give up", "give up")
    assert poor.legal() == ["done"]
    for viewer in (1, None):
        assert seen(rich, viewer) == seen(poor, viewer)


@pytest.mark.rule("AU-INFO-15")
def test_gains_and_payments_are_open_but_the_price_of_notes_is_not() -> None:
    setting = lay().money(0, 1000).level(0, yellow=2)
    game = setting.use("P04", noble="maximilian").play("trade", "build church")
    game.buy(0, game.offer(0).split()[0]).buy(1, "")
    for viewer in (1, None):
        assert game.told("florins_traded", viewer)[0]["florins"] == 300
        assert game.told("built", viewer)[0]["florins"] == 800
        assert game.told("income_paid", viewer)[0]["florins"] == 900
        assert game.told("note_bought", viewer) == []
    assert len(game.told("note_bought", 0)) == 1


# ---------------------------------------------------------------------- what can be worked out


@pytest.mark.rule("AU-INFO-04")
def test_bids_prove_valid_notes() -> None:
    game = lay(3).opener(1).money(1, 2000).hand(1, "Le1 Le2 J Ph1 Ph2").visit("leo").say("3")
    jokers = state.JOKER
    for hand in imagined_hands(game, of=1, seat=0):
        leos = sum(34 <= note < 51 for note in hand)
        assert leos >= 1
        assert leos + hand.count(jokers) >= 3


@pytest.mark.rule("AU-INFO-04")
def test_a_proof_lasts_until_the_notes_are_spent() -> None:
    setting = lay(3).opener(1).money(1, 2000).hand(1, "Le1 Le2 J Ph1").hand(0, "Le9 Le10 Le11 J")
    game = setting.visit("leo").say("3", "pass", "4", "pass").show(0, "Le9 Le10 Le11 J")
    for hand in imagined_hands(game, of=1, seat=2):
        assert sum(34 <= note < 51 or note == state.JOKER for note in hand) >= 3
    spent = setting.visit("leo").say("3", "pass", "pass").show(1, "Le1 Le2 J")
    assert spent.table[seat_at(1) + state.VALID + 2] == 0
    assert any(
        not any(34 <= note < 51 or note == state.JOKER for note in hand)
        for hand in imagined_hands(spent, of=1, seat=2)
    )


@pytest.mark.rule("AU-INFO-03", "AU-INFO-15")
def test_nobody_is_imagined_with_notes_he_could_not_pay() -> None:
    game = lay(3).money(1, 50).hand(1, "Ph1 Ph2").hand(2, "Lo1 Lo2 Lo3").money(2, 0).visit("leo")
    price = game.game.rules.box.price
    for seed in range(40):
        t = game.game.rules.imagine(game.table, 0, Dealer(str(seed)))
        for seat, purse in ((1, 450), (2, 600)):
            held = notes.listed(t, seat_at(seat) + state.HAND)
            assert t[seat_at(seat) + state.MONEY] == purse - sum(price[note] for note in held) >= 0


@pytest.mark.rule("AU-INFO-13")
def test_after_a_shortage_nobody_knows_what_was_given() -> None:
    setting = lay().pile("").discard("").rest_with(0, 1)
    game = setting.visit("maximilian").say("1", "hold").show(0, "Ma16").show(1, "Ma17")
    assert game.view().visits[4].winner == 1
    game.play("card P01", "give up", "give up")
    assert game.view().step == "give"
    assert [n.id for n in game.player(0).known] == ["note:Ma16"]
    for seat in range(2):
        game.play(game.legal(seat)[0], seat=seat)
    assert game.player(0).known == ()


@pytest.mark.rule("AU-INFO-02", "AU-INFO-13", "AU-INCOME-19")
def test_a_lap_of_a_shortage_is_imagined_as_it_looks() -> None:
    """Whoever is not asked for a note has none; what was given may be any note of the hand."""
    game = lay(3).pile("").discard("").rest_with(1, 2).income()
    game.play(game.legal(1)[0], seat=1)
    assert game.match.to_act == (2,)
    given = set()
    for seed in range(40):
        for viewer in (0, 1, 2, None):
            seat = -1 if viewer is None else viewer
            t = game.game.rules.imagine(game.table, seat, Dealer(str(seed)))
            assert game.game.broken_invariants(t) == []
            assert notes.size(t, seat_at(0) + state.HAND) == 0
            view = game.game.view(t, viewer)
            assert msgspec.json.encode(view) == msgspec.json.encode(game.view(viewer))
            if viewer == 1:
                assert t[seat_at(1) + state.GIVEN] == game.table[seat_at(1) + state.GIVEN]
            else:
                given.add(t[seat_at(1) + state.GIVEN])
    assert len(given) > 20


@pytest.mark.rule("AU-INFO-13", "AU-INV-10")
@pytest.mark.parametrize(("players", "viewer"), [(2, 1), (3, 0), (3, None)])
def test_nothing_leaks_in_a_shortage(players: int, viewer: int | None) -> None:
    """Random games are seldom short of notes; this one begins with nothing in the piles."""
    game = lay(players).pile("").discard("").rest_with(*range(players)).income()
    assert game.view().step == "give"
    watched = watch(game.match, viewer, Dealer("shortage"))
    assert watched.different > 100, "its twins were other tables"
