"""Examples for the OpenAPI description: real messages, so that they cannot be out of shape."""

from __future__ import annotations

from typing import Any

import bagatelle
from bagatelle.bots.advice import AdvisedLine
from bagatelle.bots.reviewed import ComparedTurn, Course, Found, ReviewedTurn, TurningPoint
from bagatelle.kernel.choice import Choice, MoveOption
from bagatelle.kernel.commitment import commitment
from bagatelle.server import schema

MATCH = "w7kq3mxh29fd"
TOKEN = "an-example-of-a-secret-token-0001"
REVIEW = "1f0c8a7d5e2b49634d1e0c5a7b2f9d80"
INVITE = "an-example-of-an-invitation-0002"
WATCH = "an-example-of-a-watch-token-0003"
ADA = schema.SeatState(0, "human", "Ada", "", False, False, True, None)
BEN = schema.SeatState(1, "human", "Ben", "", False, False, False, None)

RECORD = bagatelle.new_match("banquet", players=2, seed=7, names=["Ada", "Ben"]).record()


def _line(text: str, ref: str, chance: float) -> AdvisedLine:
    move = MoveOption(Choice("take", (ref,)), text, None)
    return AdvisedLine((move,), chance, doubt=0.04, points=9.1, place=1.5, playouts=150)


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
    schema.LookAtInvitation: (schema.LookAtInvitation(INVITE),),
    schema.Why: (schema.Why(0, Choice("take", ("row:1",))),),
    schema.AskAdvice: (schema.AskAdvice(0),),
    schema.Replay: (schema.Replay(RECORD, seat=0, first=1, frames=2),),
    schema.LookBack: (schema.LookBack(RECORD),),
    schema.AskReview: (schema.AskReview(0),),
    schema.ReviewRecord: (schema.ReviewRecord(RECORD, seat=0),),
    schema.PlayOn: (schema.PlayOn(RECORD, moves=12, seat=0, bot="marquise", name="Ada"),),
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
        (_line("take row 1", "row:1", 0.44),),
    ),
    schema.ReviewState: schema.ReviewState(
        REVIEW, "working", 0, 12, 40, 600,
        course=Course(
            (ReviewedTurn(0, 2, 0, (0.5, 0.5)), ReviewedTurn(2, 2, 1, (0.44, 0.56))),
            end=(0.0, 1.0), rounds=(4,), turning_points=(TurningPoint(0, 0, -0.06),),
        ),
        compared=(
            ComparedTurn(
                0, played=_line("take row 1", "row:1", 0.44),
                better=(_line("take row 2", "row:2", 0.51),), best=False,
            ),
        ),
        found=(Found(0, 0, 1), Found(1, 0, 0)),
    ),
    schema.Reason: schema.Reason(0, Choice("take", ("row:1",)), None),
}  # fmt: skip
"""For what the server answers."""
