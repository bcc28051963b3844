"""Positions so small that all that may be hidden in them can be counted.

Every registered game declares at least one here. ``chances`` has each possible outcome with its
weight, found without the game's own code for drawing; ``draw`` draws one by means of ``imagine``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import combinations, permutations, product
from typing import NamedTuple

from bagatelle.games.augsburg import state as au
from bagatelle.games.banquet import state as bq
from bagatelle.games.banquet.game import Banquet
from bagatelle.games.banquet.moves import DONE
from bagatelle.games.rokoko import party as rk_party
from bagatelle.games.rokoko import state as rk
from bagatelle.games.rokoko.game import Rokoko
from bagatelle.games.rokoko.modules.du_barry import lady
from bagatelle.games.rokoko.modules.du_barry.module import DuBarryModule
from bagatelle.games.rokoko.modules.jewelry_box import jeweller
from bagatelle.kernel.bits import bit, members
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import NoEvents
from bagatelle.kernel.game import Game, Seat
from bagatelle.kernel.match import Match
from bagatelle.kernel.rules import Rules, advance
from bagatelle.kernel.table import Table
from tests.conformance.play import play_on, table_of
from tests.games.masquerade import state as mq
from tests.games.masquerade.game import Masquerade
from tests.games.masquerade.rules import MasqueradeRules
from tests.rules.augsburg.builder import Play
from tests.rules.augsburg.builder import lay as lay_augsburg
from tests.rules.rokoko.builder import lay
from tests.rules.rokoko.jewelry_box.builder import JewelBall
from tests.rules.rokoko.jewelry_box.builder import lay as lay_jewels

Outcome = tuple[int, ...]


class SmallPosition(NamedTuple):
    chances: Mapping[Outcome, int]
    draw: Callable[[Dealer], Outcome]
    critical: float
    """The chi-square value that fair draws exceed once in a thousand times."""


# ---------------------------------------------------------------------- The King's Banquet
# Nothing hidden is on its table, so what counts is what an imagined table deals next.


def end_of_turn(players: int, turn: int) -> tuple[Game, Table, Seat]:
    """A seat may end its turn: then the three empty cells are refilled."""
    match = Match(Banquet(players, {}), "small")
    for seat, _ in play_on(match, Dealer("small")):
        t = table_of(match)
        if t[bq.TURNS] >= turn and DONE in match.game.rules.legal(t, seat):
            return match.game, t[:], seat
    raise AssertionError("the game ended before")


def shrink_pile(game: Game, t: Table, packs: list[int], end_pack: int) -> list[int]:
    """Leave only so many dishes in the packs of the pile, discard the others; returns the pile."""
    pile = [dish for dish in range(bq.DISHES) if t[bq.WHERE + dish] == bq.IN_PILE]
    for dish in pile[sum(packs) :]:
        t[bq.WHERE + dish] = bq.DISCARDED
    for pack, size in enumerate(packs):
        t[bq.PACK + pack] = size
    t[bq.END_PACK] = end_pack
    assert game.broken_invariants(t) == []
    return pile[: sum(packs)]


def next_refill(rules: Rules, t: Table, seat: Seat) -> Callable[[Dealer], Outcome]:
    """Imagine the table, end the turn, and see what is laid into the three empty cells."""
    empty = [cell for cell in range(bq.CELLS) if t[bq.SIDEBOARD + cell] == bq.NONE]
    assert len(empty) == bq.TAKEN

    def draw(dealer: Dealer) -> Outcome:
        imagined = rules.imagine(t, seat, dealer)
        advance(rules, imagined, seat, DONE, dealer, NoEvents())
        return tuple(imagined[bq.SIDEBOARD + cell] for cell in empty)

    return draw


def banquet_refill_from_four_dishes() -> SmallPosition:
    game, t, seat = end_of_turn(players=2, turn=5)
    pile = shrink_pile(game, t, packs=[4, 0, 0], end_pack=2)
    return SmallPosition(
        chances=dict.fromkeys(permutations(pile, bq.TAKEN), 1),
        draw=next_refill(game.rules, t, seat),
        critical=49.73,  # 24 outcomes, 23 degrees of freedom
    )


def banquet_second_end_card_among_two_dishes() -> SmallPosition:
    """The three cards of the last pack in any order; the End card ends the game at once."""
    game, t, seat = end_of_turn(players=3, turn=5)
    pile = shrink_pile(game, t, packs=[0, 2, 0], end_pack=1)
    t[bq.END_SHOWN] = 1
    orders = permutations([*pile, bq.NONE])
    laid = (order[: order.index(bq.NONE)] for order in orders)
    return SmallPosition(
        chances=Counter((*dishes, *[bq.NONE] * (bq.TAKEN - len(dishes))) for dishes in laid),
        draw=next_refill(game.rules, t, seat),
        critical=18.47,  # 5 outcomes, 4 degrees of freedom
    )


def banquet_last_solo_cards() -> SmallPosition:
    game, t, seat = end_of_turn(players=1, turn=5)
    left = [card for card in range(bq.SOLO_CARDS) if t[bq.SOLO_USED + card] == 0]
    assert len(left) == 4

    def draw(dealer: Dealer) -> Outcome:
        imagined = game.rules.imagine(t, seat, dealer)
        advance(game.rules, imagined, seat, DONE, dealer, NoEvents())
        return (imagined[bq.SOLO_CARD],)

    return SmallPosition(
        chances=dict.fromkeys(((card,) for card in left), 1),
        draw=draw,
        critical=16.27,  # 4 outcomes, 3 degrees of freedom
    )


# ---------------------------------------------------------------------- Masquerade
# The possible tables are all those that look the same to seat 0 and break no invariant.


def third_round(players: int, seed: str) -> Match:
    match = Match(Masquerade(players, {}), seed)
    for _ in play_on(match, Dealer(f"moves of {seed}")):
        if table_of(match)[mq.ROUNDS_BEGUN] == 3:
            break
    return match


def possible_tables(game: Game, t: Table) -> Iterator[Outcome]:
    seen = game.view(t, 0)
    for hands in _hands(t, game.players, 1, [mask for mask in range(mq.MASKS) if _unsure(t, mask)]):
        secrets = [_secrets(t, seat, hands[seat - 1]) for seat in range(1, game.players)]
        for chosen in product(*secrets):
            other = t[:]
            for mask in range(mq.MASKS):
                if _unsure(t, mask):
                    other[mq.WHERE + mask] = mq.IN_PILE
            for seat, (hand, (worn, staked)) in enumerate(zip(hands, chosen, strict=True), 1):
                for mask in hand:
                    other[mq.WHERE + mask] = seat
                other[mq.seat_at(seat) + mq.WORN] = worn
                other[mq.seat_at(seat) + mq.STAKED] = staked
            if game.view(other, 0) == seen and not game.broken_invariants(other):
                yield tuple(other)


def _unsure(t: Table, mask: int) -> bool:
    return t[mq.WHERE + mask] not in (0, mq.OUT)


def _hands(t: Table, players: int, seat: Seat, masks: list[int]) -> Iterator[list[Outcome]]:
    """All ways to deal these masks to this seat and those behind it."""
    if seat == players:
        yield []
        return
    for hand in combinations(masks, mq.HAND):
        rest = [mask for mask in masks if mask not in hand]
        for others in _hands(t, players, seat + 1, rest):
            yield [hand, *others]


def _secrets(t: Table, seat: Seat, hand: Outcome) -> list[tuple[int, int]]:
    """What a seat may have chosen so far: nothing, or any mask of its hand and any stake."""
    if t[mq.seat_at(seat) + mq.WORN] == mq.NONE:
        return [(mq.NONE, 0)]
    return list(product(hand, range(mq.MAX_COINS + 1)))


def masquerade_position(match: Match, rules: Rules, critical: float) -> SmallPosition:
    t = table_of(match)
    return SmallPosition(
        chances=dict.fromkeys(possible_tables(match.game, t), 1),
        draw=lambda dealer: tuple(rules.imagine(t, 0, dealer)),
        critical=critical,
    )


def masquerade_three_hidden_hands() -> SmallPosition:
    """Two masks of two opponents have been shown."""
    match = third_round(4, "16")
    critical = 277.92  # 210 tables, 209 degrees of freedom
    return masquerade_position(match, match.game.rules, critical)


def masquerade_opponent_wears_a_mask() -> SmallPosition:
    match = third_round(2, "2")
    match.play(match.legal_moves(1)[0])
    critical = 264.08  # 198 tables, 197 degrees of freedom
    return masquerade_position(match, match.game.rules, critical)


def masquerade_opponent_has_chosen(
    rules: type[MasqueradeRules] = MasqueradeRules,
) -> SmallPosition:
    """How many coins there can be depends on the mask, so not all masks are equally likely."""
    match = third_round(2, "2")
    match.play(match.legal_moves(1)[0])
    match.play("stake 1", 1)
    critical = 596.86  # 495 tables, 494 degrees of freedom
    return masquerade_position(match, rules(2, 3), critical)


# ---------------------------------------------------------------------- Rokoko
# Hidden are the hand of the other player, and the tiles he drew blind.


def rokoko_hand_of_the_other_player() -> SmallPosition:
    """He has hired one worker openly and holds two of four others."""
    ball = lay().hand(1, "base-1 base-3 1-1").begin()
    at = rk_party.at(1)
    ball.table[at + rk_party.SHOWN] = hired = ball.table[at + rk_party.HAND] & ~31
    pool = [0, 1, 2, 3, 4]
    return SmallPosition(
        chances=dict.fromkeys(((hired | 1 << a | 1 << b,) for a, b in combinations(pool, 2)), 1),
        draw=lambda dealer: (ball.game.rules.imagine(ball.table, 0, dealer)[at + rk_party.HAND],),
        critical=27.88,  # 10 outcomes, 9 degrees of freedom
    )


def rokoko_two_tiles_drawn_blind() -> SmallPosition:
    """Two of five tiles are with the other player, beside one that all have seen."""
    ball = lay().kept(1, "r02 r03", seen=False).kept(1, "r09").tile_pile("r04 r05 r06").begin()
    place = rk_party.at(1) + rk_party.KEPT
    tiles = [1, 2, 3, 4, 5]
    return SmallPosition(
        chances=dict.fromkeys(((1 << 8 | 1 << a | 1 << b,) for a, b in combinations(tiles, 2)), 1),
        draw=lambda dealer: (ball.game.rules.imagine(ball.table, 0, dealer)[place],),
        critical=27.88,  # 10 outcomes, 9 degrees of freedom
    )


def rokoko_silk_for_a_dress() -> SmallPosition:
    """The other player makes a dress of 2 C1 bales: only tiles that pay it can be his.

    r02 shows 3 C1, r05 and r06 show 2, r07 shows 1 and r04 and r28 none.
    """
    ball = (
        lay()
        .turn_of(1)
        .money(1, 20)
        .windows("cl01")
        .kept(1, "r02 r04", seen=False)
        .tile_pile("r05 r06 r07 r28")
        .begin()
        .play("play base-1", "tailor", "window 1")
    )
    bales = {1: 3, 3: 0, 4: 2, 5: 2, 6: 1, 27: 0}
    pairs = [pair for pair in combinations(bales, 2) if sum(bales[tile] for tile in pair) >= 2]
    place = rk_party.at(1) + rk_party.KEPT
    return SmallPosition(
        chances=dict.fromkeys(((1 << a | 1 << b,) for a, b in pairs), 1),
        draw=lambda dealer: (ball.game.rules.imagine(ball.table, 0, dealer)[place],),
        critical=31.26,  # 12 outcomes, 11 degrees of freedom
    )


def rokoko_next_tile_drawn_blind() -> SmallPosition:
    ball = lay().hand(0, "1-5").tile_pile("r02 r03 r04 r05").begin().play("play 1-5", "pass")
    use = ball.match.legal_moves(0)[0].number

    def draw(dealer: Dealer) -> Outcome:
        imagined = ball.game.rules.imagine(ball.table, 0, dealer)
        advance(ball.game.rules, imagined, 0, use, dealer, NoEvents())
        return (imagined[rk.HELD],)

    return SmallPosition(
        chances=dict.fromkeys(((tile,) for tile in (1, 2, 3, 4)), 1),
        draw=draw,
        critical=16.27,  # 4 outcomes, 3 degrees of freedom
    )


# ---------------------------------------------------------------------- Rokoko's modules
# Hidden are specialists, cards of the trial piles, and the cards of Madame du Barry.


def rokoko_specialist_of_the_other_player() -> SmallPosition:
    """Any but the own one."""
    ball = lay_jewels().specialist(0, "sa-1").begin()
    own = ball.jeweller.own(1) + jeweller.SPECIALIST
    others = members(ball.jeweller.figures.specialists)[1:]
    return SmallPosition(
        chances=dict.fromkeys(((card,) for card in others), 1),
        draw=lambda dealer: (ball.game.rules.imagine(ball.table, 0, dealer)[own],),
        critical=26.12,  # 9 outcomes, 8 degrees of freedom
    )


def rokoko_card_taken_in_a_trial(looked: bool = False) -> SmallPosition:
    """The other player has taken jj-3; three cards are left in the pile, two in the hire stack.

    Who has looked through the pile knows that none of its cards is in the hire stack.
    """
    ball = lay_jewels().trial_pile("journeyman", "jj-1 jj-2 jj-4").hand(1, "base-1 jj-3").begin()
    own, t = rk_party.at(1), ball.table
    taken = ball.game.ids.by_domain["worker"].index("jj-3")
    t[own + rk_party.SECRET] = bit(taken)
    pile = t[ball.jeweller.at + jeweller.PILE]
    if looked:
        t[ball.jeweller.at + jeweller.PILE] |= bit(taken)
        ball.jeweller.look_through(t, 0, jeweller.JOURNEYMAN_TRIALS)
        t[ball.jeweller.at + jeweller.PILE] = pile
    cards = [taken, *members(pile)]
    if not looked:
        cards += members(t[rk.HIRE_STACK] & ball.jeweller.pool[jeweller.JOURNEYMAN_TRIALS])
    assert len(cards) == (4 if looked else 6)
    return SmallPosition(
        chances=dict.fromkeys(((card,) for card in cards), 1),
        draw=lambda dealer: _secret_of(ball, dealer),
        critical=16.27 if looked else 20.52,  # 3 or 5 degrees of freedom
    )


def _secret_of(ball: JewelBall, dealer: Dealer) -> Outcome:
    imagined = ball.game.rules.imagine(ball.table, 0, dealer)
    own = rk_party.at(1)
    secret = imagined[own + rk_party.SECRET]
    staff = imagined[own + rk_party.HAND] | imagined[own + rk_party.RESERVE]
    assert secret & ~staff == 0, "a secret worker is a worker of the staff"
    return tuple(members(secret))


def rokoko_card_taken_from_a_pile_that_was_seen() -> SmallPosition:
    return rokoko_card_taken_in_a_trial(looked=True)


def rokoko_hand_of_madame_du_barry(shuffled: bool = False) -> SmallPosition:
    """Two cards in her hand, two in her supply.

    If her discard pile became the supply after the first card was drawn, that one is known.
    """
    game = Rokoko(1, {})
    t = table_of(Match(game, "small"))
    module = next(module for module in game.modules if isinstance(module, DuBarryModule))
    at = int(module.lady.at)
    for place in range(at + lady.HAND_COUNT, at + lady.DECIDED):
        t[place] = 0
    t[at + lady.SUPPLY] = 0b1100
    t[at + lady.SHUFFLES] = int(shuffled)
    t[at + lady.HAND_COUNT] = 2
    t[at + lady.HAND] = 0
    t[at + lady.HAND + 1] = 1 + lady.MAX_CARDS * int(shuffled)
    for place, card in enumerate(range(4, len(module.lady.cards.action))):
        t[at + lady.DISCARD + place] = card
        t[at + lady.DISCARD_COUNT] = place + 1
    hands = [(0, card) for card in (1, 2, 3)] if shuffled else permutations(range(4), 2)

    def draw(dealer: Dealer) -> Outcome:
        imagined = game.rules.imagine(t, 0, dealer)
        assert game.broken_invariants(imagined) == []
        return tuple(imagined[at + lady.HAND + place] % lady.MAX_CARDS for place in range(2))

    return SmallPosition(
        chances=dict.fromkeys(hands, 1),
        draw=draw,
        critical=13.82 if shuffled else 31.26,  # 2 or 11 degrees of freedom
    )


def rokoko_hand_of_madame_du_barry_after_a_shuffle() -> SmallPosition:
    return rokoko_hand_of_madame_du_barry(shuffled=True)


def rokoko_unseen_tiles_of_madame_du_barry() -> SmallPosition:
    """Two of four tiles are in her store."""
    game = Rokoko(1, {})
    t, own = table_of(Match(game, "small")), rk_party.at(1)
    tiles = members(t[rk.TILE_PILE])
    for tile in tiles[:2]:
        t[own + rk_party.KEPT] |= bit(tile)
        for colour in range(rk.COLOURS):
            silk = game.rules.box.things.tile_silk[tile * rk.COLOURS + colour]
            t[own + rk_party.SILK + colour] += silk
    t[rk.TILE_PILE] = bit(tiles[2]) | bit(tiles[3])
    for tile in tiles[4:]:
        t[rk.TILE_DISCARD] |= bit(tile)
    return SmallPosition(
        chances={(int(bit(a) | bit(b)),): 1 for a, b in combinations(tiles[:4], 2)},
        draw=lambda dealer: (game.rules.imagine(t, 0, dealer)[own + rk_party.KEPT],),
        critical=20.52,  # 6 outcomes, 5 degrees of freedom
    )


# ---------------------------------------------------------------------- Augsburg 1520
# Hidden are hands with their sizes, purses, and the draw pile but for the price of its top note.

AUGSBURG_PRICE = {1: 200, 2: 200, 3: 200, 5: 250, 14: 350}


def augsburg_number(name: str) -> int:
    """The number of a note, as in ``state``."""
    if name == "J":
        return au.JOKER
    return ["Ph", "Lo", "Le", "Ma"].index(name[:2]) * au.VALUES + int(name[2:]) - 1


def augsburg_price(name: str) -> int:
    return 400 if name == "J" else AUGSBURG_PRICE[int(name[2:])]


def augsburg_hand(t: Table, seat: Seat) -> Outcome:
    at = au.seat_at(seat) + au.HAND
    return tuple(t[at : at + au.NOTE_SET])


def as_hand(names: tuple[str, ...]) -> Outcome:
    """A hand as the table has it."""
    hand = [0] * au.NOTE_SET
    for name in names:
        number = augsburg_number(name)
        hand[number // au.VALUES] += 1 if name == "J" else 1 << number % au.VALUES
    return tuple(hand)


def augsburg_position(game: Play, chances: Mapping[Outcome, int], critical: float) -> SmallPosition:
    """The hands of all but seat 0, and the top note."""

    def draw(dealer: Dealer) -> Outcome:
        t = game.game.rules.imagine(game.table, 0, dealer)
        hands = [augsburg_hand(t, seat) for seat in range(1, game.game.players)]
        return (*(part for hand in hands for part in hand), t[au.TOP])

    return SmallPosition(chances, draw, critical)


def augsburg_hand_and_top_note() -> SmallPosition:
    """Two of five notes are with the other player; the top note costs 200."""
    game = lay_augsburg().money(1, 1000).hand(1, "Ph1 Lo5").pile("Le1 Ph2 Ma3").visit("philipp")
    names = ("Ph1", "Ph2", "Lo5", "Le1", "Ma3")
    chances = {
        (*as_hand(hand), augsburg_number(top)): 1
        for hand in combinations(names, 2)
        for top in names
        if top not in hand and augsburg_price(top) == 200
    }
    return augsburg_position(game, chances, critical=49.73)  # 24 outcomes, 23 degrees of freedom


def augsburg_bid_of_two_notes() -> SmallPosition:
    """Whoever bids 2 for Maria has one of her notes and another or a joker; jokers look alike."""
    setting = lay_augsburg().money(1, 1000).hand(1, "Ph1 Ma1 J").pile("Ph2 Ma2 J Le1")
    game = setting.opener(1).visit("maria").say("2")
    cards = [(0, "Ph1"), (1, "Ma1"), (2, "J"), (3, "Ph2"), (4, "Ma2"), (5, "J"), (6, "Le1")]
    chances: Counter[Outcome] = Counter()
    for held in combinations(cards, 3):
        hand = tuple(name for _, name in held)
        marias = sum(name.startswith("Ma") for name in hand)
        if marias and marias + hand.count("J") >= 2:
            for card in cards:
                if card not in held and card[1] != "J":
                    chances[(*as_hand(hand), augsburg_number(card[1]))] += 1
    return augsburg_position(game, chances, critical=65.25)  # 35 outcomes, 34 degrees of freedom


def augsburg_sizes_of_two_hands() -> SmallPosition:
    """Three notes are in two hands; the first player could not have paid for more than one."""
    setting = lay_augsburg(3).money(1, 100).hand(1, "Ph1").money(2, 200).hand(2, "Lo1 Le1")
    game = setting.pile("Ma1 Ph2").visit("philipp")
    names = ("Ph1", "Ph2", "Lo1", "Le1", "Ma1")
    chances = {
        (*as_hand(first), *as_hand(second), augsburg_number(top)): 1
        for size in (0, 1)
        for first in combinations(names, size)
        for second in combinations([name for name in names if name not in first], 3 - size)
        for top in names
        if top not in first and top not in second
    }
    return augsburg_position(game, chances, critical=123.59)  # 80 outcomes, 79 degrees of freedom


def augsburg_next_two_notes() -> SmallPosition:
    """The first note drawn has the price that all have seen, the second may be any other."""
    game = lay_augsburg().pile("Ph1 Lo1 Le14 J").use("P09")
    use = next(move.number for move in game.match.legal_moves(0) if str(move) == "use draw")
    names = ("Ph1", "Lo1", "Le14", "J")

    def draw(dealer: Dealer) -> Outcome:
        imagined = game.game.rules.imagine(game.table, 0, dealer)
        advance(game.game.rules, imagined, 0, use, dealer, NoEvents())
        return imagined[au.DRAWN], imagined[au.DRAWN + 1]

    return SmallPosition(
        chances={
            (augsburg_number(first), augsburg_number(second)): 1
            for first, second in permutations(names, 2)
            if augsburg_price(first) == 200
        },
        draw=draw,
        critical=20.52,  # 6 outcomes, 5 degrees of freedom
    )


SMALL_POSITIONS: Mapping[str, list[Callable[[], SmallPosition]]] = {
    "banquet": [
        banquet_refill_from_four_dishes,
        banquet_second_end_card_among_two_dishes,
        banquet_last_solo_cards,
    ],
    "augsburg": [
        augsburg_hand_and_top_note,
        augsburg_bid_of_two_notes,
        augsburg_sizes_of_two_hands,
        augsburg_next_two_notes,
    ],
    "rokoko": [
        rokoko_hand_of_the_other_player,
        rokoko_two_tiles_drawn_blind,
        rokoko_silk_for_a_dress,
        rokoko_next_tile_drawn_blind,
        rokoko_specialist_of_the_other_player,
        rokoko_card_taken_in_a_trial,
        rokoko_card_taken_from_a_pile_that_was_seen,
        rokoko_hand_of_madame_du_barry,
        rokoko_hand_of_madame_du_barry_after_a_shuffle,
        rokoko_unseen_tiles_of_madame_du_barry,
    ],
    "masquerade": [
        masquerade_three_hidden_hands,
        masquerade_opponent_wears_a_mask,
        masquerade_opponent_has_chosen,
    ],
}
