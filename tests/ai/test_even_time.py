"""How long a bot takes to answer in another's turn tells nothing of what it holds."""

import json

import pytest

from blackgate.ai.bot import NO_EFFORT, Effort
from blackgate.ai.even_time import QUICK_S, SLACK_S, Waiting, answer_after
from blackgate.ai.levels import EXPERT_ANSWER_MS, LEVELS
from blackgate.commands.engine import Engine
from blackgate.model.codec import position
from blackgate.model.state import GameState
from blackgate.model.view import View, view
from tests.table import notation, shipped, table

SHORT = Effort(budget_ms=20)


class Clock:
    """Stands still unless somebody rests."""

    def __init__(self) -> None:
        self.now = 0.0
        self.rests: list[float] = []

    def __call__(self) -> float:
        return self.now

    def rest(self, seconds: float) -> None:
        self.rests.append(seconds)
        self.now += seconds


def reacting(background: str) -> View:
    """Seat 1 is asked whether it answers a card that is aimed at it; seat 0's turn."""
    return view(asked(background), 1)


def asked(background: str) -> GameState:
    laid = table().seat(0, "cafeteria", ambush=1).seat(1, "showers", background=background)
    game = laid.start().do("play", card="ambush", seat=1).game
    assert game.decider == 1
    return game


@pytest.mark.parametrize("word", LEVELS)
def test_a_bot_answers_in_anothers_turn_after_the_same_time_whatever_it_holds(word: str) -> None:
    nothing, something = reacting("miner"), reacting("advocate")
    assert len(nothing.options) == 1 < len(something.options), "there is nothing to tell apart"
    ends = []
    for looking, thinking in ((nothing, 0.0), (something, 0.04)):
        clock = Clock()
        waiting = Waiting(word, SHORT, looking, clock, clock.rest)
        clock.now += thinking
        waiting.until_even()
        ends.append(round(clock.now, 6))
    assert ends[0] == ends[1] > 0


def test_an_expert_takes_its_time_and_others_a_short_one() -> None:
    looking = reacting("advocate")
    assert answer_after("expert", NO_EFFORT, looking) == EXPERT_ANSWER_MS / 1000 + SLACK_S
    assert answer_after("hard", NO_EFFORT, looking) == answer_after("easy", NO_EFFORT, looking) == QUICK_S
    assert answer_after("expert", Effort(iterations=5), looking) == 0.0


def test_in_its_own_turn_nobody_waits() -> None:
    game = table().seat(0, "cafeteria").seat(1, "showers").start().game
    assert answer_after("expert", NO_EFFORT, view(game, 0)) == 0.0


def test_the_protocol_waits_too() -> None:
    rests: list[float] = []
    engine = Engine(shipped(), rests.append)
    assert engine.reply(json.dumps({"cmd": "load", "position": position(asked("miner"), notation())}).encode())["ok"]
    answer = engine.reply(b'{"cmd":"bot","level":"expert","budget_ms":500}')
    assert answer["ok"] and len(rests) == 1 and 0.3 < rests[0] <= 0.55

