"""Examples for the OpenAPI description: real messages, so that they cannot be out of shape."""

from __future__ import annotations

from typing import Any

import bagatelle
from bagatelle.kernel.choice import Choice
from bagatelle.kernel.commitment import commitment
from bagatelle.server import schema

MATCH = "w7kq3mxh29fd"
TOKEN = "an-example-of-a-secret-token-0001"
INVITE = "an-example-of-an-invitation-0002"
WATCH = "an-example-of-a-watch-token-0003"
ADA = schema.SeatState(0, "human", "Ada", "", False, False, True, None)
BEN = schema.SeatState(1, "human", "Ben", "", False, False, False, None)

RECORD = bagatelle.new_match("banquet", players=2, seed=7, names=["Ada", "Ben"]).record()

BODIES: dict[Any, tuple[Any, ...]] = {
    schema.CreateMatch: (
        schema.CreateMatch(
            "banquet",
            (
                schema.SeatPlan("me", "Ada"),
                schema.SeatPlan("open"),
                schema.SeatPlan("bot", bot="greedy"),
            ),
            {"side": "masked"},
            schema.ClockPlan("live", bank=900, increment=10),
        ),
    ),
    schema.JoinMatch: (schema.JoinMatch(INVITE, "Ben"),),
    schema.RenewToken: (schema.RenewToken(),),
    schema.LookAtInvitation: (schema.LookAtInvitation(INVITE),),
    schema.Why: (schema.Why(0, Choice("take", ("row:1",))),),
    schema.AskAdvice: (schema.AskAdvice(0),),
    schema.Replay: (schema.Replay(RECORD, seat=0, first=1, frames=2),),
    schema.LookBack: (schema.LookBack(RECORD),),
    schema.Mine: (schema.Mine((TOKEN,)),),
    schema.AnyCommand: (
        schema.Play("c1", 1, 0, choice=Choice("take", ("row:1",))),
        schema.Play("c2", 2, 0, text="serve P1 A5"),
        schema.Undo("c3", 3, 0),
        schema.AskTakeback("c4", 4, 0),
        schema.AnswerTakeback("c5", 5, 1, agree=True),
        schema.Rename("c6", 6, 0, name="Ada L."),
        schema.Leave("c7", 7, 1),
        schema.HandOver("c8", 8, 1, bot="greedy"),
        schema.TakeBackSeat("c9", 9, 1),
        schema.CallOff("c11", 11, 0),
        schema.Chat("c10", 10, 0, text="Bon appétit"),
    ),
}  # fmt: skip
"""For what a client sends."""

ANSWERS: dict[Any, Any] = {
    schema.Health: schema.Health("ok", bagatelle.__version__, "sqlite", matches=12, sockets=3),
    schema.MatchCreated: schema.MatchCreated(
        MATCH, TOKEN, (0,), (schema.Invite(1, INVITE),), WATCH, commitment("7")
    ),
    schema.Joined: schema.Joined(MATCH, TOKEN, (1,)),
    schema.Relaid: schema.Relaid(MATCH, TOKEN, (1,), WATCH),
    schema.MyMatches: schema.MyMatches(
        (
            schema.Summary(
                MATCH, "banquet", 2, {"side": "unmasked", "icons": "AB"}, (ADA, BEN), (), (0,),
                your_turn=True, over=False, winners=(), changed=1_767_225_600_000,
                read_only=False,
            ),
        )
    ),
    schema.Ack: schema.Ack("c1", 2),
    schema.Advice: schema.Advice(
        0, 12,
        (
            schema.AdvisedLine(
                (schema.MoveOption(Choice("take", ("row:1",)), "take row 1", None),),
                chance=0.44, doubt=0.04, points=9.1,
            ),
        ),
    ),
    schema.Reason: schema.Reason(0, Choice("take", ("row:1",)), None),
}  # fmt: skip
"""For what the server answers."""
