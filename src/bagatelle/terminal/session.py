"""A match with people and bots at its seats; the screen and the plain lines both stand on it."""

from __future__ import annotations

import shlex
from pathlib import Path

import bagatelle
from bagatelle.bots import Bot, make_bot
from bagatelle.bots.advice import Advised, advice, can_advise
from bagatelle.kernel.choice import Choice, Move
from bagatelle.kernel.dealer import private_seed
from bagatelle.kernel.errors import CannotUndo
from bagatelle.kernel.match import Match
from bagatelle.kernel.message import Message, message
from bagatelle.terminal import saves
from bagatelle.terminal.setup import HUMAN, TerminalSetup
from bagatelle.texts import formatter

ADVICE_WITHIN = 5.0
"""Seconds that the minister may consider."""


class Session:
    """Who sits where, what has been played, and where it is kept."""

    def __init__(self, setup: TerminalSetup) -> None:
        self.setup = setup
        self.say = formatter(setup.language)
        self.kept: Path | None = None
        self._facing: int | None = None
        self._bots: dict[int, Bot] = {}
        self._plan: list[int] = []
        """What the bot that has begun its turn will do next."""
        if setup.resume is None:
            match = self._deal(setup.seed)
        else:
            match = saves.resume(setup, setup.resume)
        self._sit_down(match)

    def play_again(self) -> None:
        """A new match of the same kind, with the same company and a new deal."""
        self._sit_down(self._deal(None))

    # ------------------------------------------------------------------ who

    @property
    def seat(self) -> int | None:
        """Who decides now; nobody when the game is over."""
        waiting = self.match.to_act
        return waiting[0] if waiting else None

    @property
    def viewer(self) -> int:
        """Whose side is shown: the person who decides, or else the one who did last.

        Where hands are secret it is the person for whom the curtain was lifted.
        """
        if self.keeps_secrets and self._facing is not None:
            return self._facing
        people = [seat for seat in range(self.match.game.players) if self.is_human(seat)]
        if self.seat is not None and (self.seat in people or not people):
            return self.seat
        for played in reversed(self.match.played):
            if played.seat in people or not people:
                return played.seat
        return people[0]

    @property
    def keeps_secrets(self) -> bool:
        """Whether several people share the device in a game with hidden hands."""
        return self.match.game.info.hidden and self.setup.seats.count(HUMAN) > 1

    @property
    def curtain(self) -> bool:
        """Whether somebody else must take the device before anything more is shown."""
        return self.keeps_secrets and self.is_human(self.seat) and self.seat != self._facing

    def lift_curtain(self) -> None:
        """The person who decides now sits before the device, alone."""
        self._facing = self.seat

    def is_human(self, seat: int | None) -> bool:
        return seat is not None and self.setup.seats[seat] == HUMAN

    def name(self, seat: int) -> str:
        name = self.match.seat_name(seat)
        return self.say(name) if isinstance(name, Message) else name

    # ------------------------------------------------------------------ what is done

    def play(self, move: Move | Choice | str) -> None:
        """Make the move of the seat that decides; raises MoveError."""
        self.match.play(move, self.seat)

    def bot_choice(self) -> Choice:
        """What the bot that decides now would like; it may think for a while."""
        seat = self.seat
        assert seat is not None
        if not self.match.playable(self._plan[:1], seat):
            self._plan = self._bots[seat].plan(self.match.perspective(seat))
        return self.match.game.choice(self._plan.pop(0))

    def advice(self) -> list[tuple[Advised, list[Move]]]:
        """What the minister would do in the place of the person who decides, the best first; he may
        think for a while. Nothing, if he does not know the game.
        """
        seat = self.viewer
        if not can_advise(self.match.game.info.name) or seat not in self.match.to_act:
            return []
        seed = private_seed(self.match.seed, f"advice {len(self.match.played)}")
        found = advice(self.match.perspective(seat), seed, seconds=ADVICE_WITHIN)
        return [(each, self.match.playable_line(each.moves, seat)) for each in found]

    def undo(self) -> None:
        """Take back the last move, if a person made it; raises CannotUndo."""
        played = self.match.played
        if not played or not self.is_human(played[-1].seat):
            raise CannotUndo(Message("cannot-undo"))
        if self.keeps_secrets and played[-1].seat != self.viewer:
            raise CannotUndo(Message("cannot-undo"))
        self.match.undo(played[-1].seat)

    # ------------------------------------------------------------------ where it is kept

    @property
    def worth_keeping(self) -> bool:
        """Whether the match is over or a person has moved: before that, nothing can be lost."""
        people = (self.is_human(played.seat) for played in self.match.played)
        return self.match.is_over or any(people)

    def keep(self) -> Path:
        """Keep the match in its own file; raises CannotSave."""
        saves.write(self.match, self.file)
        self.kept = self.file
        return self.file

    def save(self, path: Path) -> Path:
        """Save the match where the player likes; raises CannotSave."""
        path = path.expanduser()
        saves.write(self.match, path)
        self.kept = path
        return path

    def discard(self) -> None:
        """Forget the match: its own file goes."""
        self.file.unlink(missing_ok=True)
        self.kept = None

    def farewell(self) -> str:
        """Where the match is kept, and the command with which it goes on."""
        file, seats = str(self.kept), ",".join(self.setup.seats)
        pack = ("--pack", self.setup.pack_file) if self.setup.pack else ()
        words = ("bagatelle", "terminal", "--resume", file, "--seats", seats, *pack)
        return self.say(message("terminal-farewell", file=file, command=shlex.join(words)))

    # ------------------------------------------------------------------ how it begins

    def _deal(self, seed: str | None) -> Match:
        setup = self.setup
        given = (*setup.names, *[""] * (setup.players - len(setup.names)))
        court = self.say(Message("court-names")).split(", ")
        names = [
            name or (court[seat] if player == HUMAN else f"{player.capitalize()} {seat + 1}")
            for seat, (name, player) in enumerate(zip(given, setup.seats, strict=True))
        ]
        return bagatelle.new_match(
            setup.game, setup.players, seed, names, setup.pack, **setup.options
        )

    def _sit_down(self, match: Match) -> None:
        self.match = match
        self._facing = None
        self._plan = []
        self.file = saves.file_of(match, self.setup.resume)
        self.kept = None
        self._bots = {
            seat: make_bot(bot, match.game.info.name, private_seed(match.seed, f"bot {seat}"))
            for seat, bot in enumerate(self.setup.seats)
            if bot != HUMAN
        }
