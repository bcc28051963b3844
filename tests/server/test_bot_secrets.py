"""What a worker gets depends neither on what its seat may not know nor on the seed itself."""

from __future__ import annotations

from operator import eq

import msgspec
import pytest

from bagatelle.bots.bot import Bot, RandomBot
from bagatelle.games import GAMES
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.perspective import Perspective
from bagatelle.server import bot_pool
from bagatelle.server.bot_pool import BotRequest, think
from bagatelle.server.room import Room
from bagatelle.server.turns import thought
from tests.server.test_wire import PLAYERS, new_room, twin_of

SEED = "a seed that nobody may learn"
DRAWS = 150


class Spy(Bot):
    """Looks at all that there is to see."""

    def __init__(self) -> None:
        self.seen: list[bytes] = []

    def choose(self, perspective: Perspective) -> int:
        self.seen.append(msgspec.json.encode((perspective.view, perspective.moves)))
        self.seen.append(perspective.pack())
        return perspective.moves[0]


def played(game: str, moves: int) -> Room:
    """A room in the middle of a match."""
    room = new_room(game, SEED)
    bot = RandomBot(Dealer("moves"))
    for _ in range(moves):
        seat = room.match.to_act[0]
        move = bot.choose(room.match.perspective(seat))
        room.match.play(room.match.game.choice(move), seat)
    room._see_who_acts()
    return room


def seen_by(spy: Spy, request: BotRequest) -> Spy:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bot_pool, "make_bot", lambda *_: spy)
        think(request)
    return spy


@pytest.mark.parametrize("game", ["banquet", "rokoko"])
def test_a_worker_gets_the_same_for_tables_that_its_seat_cannot_tell_apart(game: str) -> None:
    different = 0
    for moves in range(0, 120, 8):
        room = played(game, moves)
        for seat in room.to_act:
            asked = thought(room, seat)
            for number in range(3):
                twin = twin_of(room, seat, f"twin {number}")
                assert thought(twin, seat) == asked
                assert seen_by(Spy(), asked).seen == seen_by(Spy(), thought(twin, seat)).seen
                different += twin.match.dump() != room.match.dump()
    assert (different > 20) == (game == "rokoko"), "at the Banquet nothing is hidden on the table"


@pytest.mark.parametrize("moves", [3, 20, 45])
def test_where_guesses_begin_at_the_true_table_they_do_not_stay_near_it(moves: int) -> None:
    """In Augsburg hidden notes change places until nothing is left of how they lay. A guess agrees
    with the true table as often as one that began somewhere else.
    """
    room = played("augsburg", moves)
    seat = room.to_act[0]
    twins = [twin_of(room, seat, f"twin {number}") for number in range(DRAWS)]
    true = room.match._table
    rules = room.match.game.rules
    near, far = (
        [
            sum(map(eq, true, rules.imagine(t, seat, Dealer(str(number)))))
            for number, t in enumerate(begun)
        ]
        for begun in ([true] * DRAWS, [twin.match._table for twin in twins])
    )
    hidden = len(true) - sum(near) / DRAWS
    assert hidden > 3
    assert abs(sum(near) - sum(far)) / DRAWS < 0.1 * hidden
    for twin in twins[:5]:
        known, asked = (
            Perspective.unpack(room.match.game, thought(each, seat).perspective, seat)
            for each in (room, twin)
        )
        assert (known.view, known.moves, known.to_act) == (asked.view, asked.moves, asked.to_act)


@pytest.mark.parametrize("game", GAMES)
def test_the_seed_of_the_match_goes_to_no_worker(game: str) -> None:
    room, other = played(game, 12), played(game, 12)
    other.row = msgspec.structs.replace(room.row, seed="another seed")
    for seat in room.to_act:
        asked = thought(room, seat)
        assert SEED.encode() not in msgspec.msgpack.encode(asked)
        assert len(asked.seed) == 64
        assert asked.seed != thought(other, seat).seed
        assert thought(room, seat) == asked
    assert len({thought(room, seat).seed for seat in range(PLAYERS)}) == PLAYERS
