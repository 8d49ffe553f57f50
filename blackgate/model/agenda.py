"""All kinds of agenda entries: the list of questions, and the list of steps that need no answer.

To add one, write its module and name it here. The engine, positions, views, the protocol and refusals all use the
tables made below. Views that are packed for workers number the kinds of frames in this order.
"""

from collections.abc import Callable
from typing import Any, Final

from .actions import Action
from .events import Events
from .frames import Frame, step_of
from .questions import (
    combat, discard, exchange, extorted, forge_again, lose_tool, michel, michel_combat, michel_draw, michel_move,
    place, react, reroll, take_seen,
)
from .questions.question import Question, Table
from .sorts import fields_of
from .names import Json, Spelling
from .state import GameState
from .steps import close_turn, finish_play, inspect, michel_round, script
from .steps.step import Step

# `Any`: each entry has its own type of frame.
QUESTIONS: Final[tuple[Question[Any], ...]] = (
    reroll.QUESTION, place.QUESTION, extorted.QUESTION, combat.QUESTION, michel.QUESTION, michel_combat.QUESTION,
    michel_draw.QUESTION, michel_move.QUESTION, react.QUESTION, lose_tool.QUESTION, take_seen.QUESTION,
    forge_again.QUESTION, discard.QUESTION, exchange.QUESTION,
)
STEPS: Final[tuple[Step[Any], ...]] = (
    script.STEP, finish_play.STEP, inspect.STEP, michel_round.STEP, close_turn.STEP,
)

ASKED: Final[dict[str, Question[Any]]] = {step_of(question.frame): question for question in QUESTIONS}
GOING_ON: Final[dict[str, Step[Any]]] = {step_of(step.frame): step for step in STEPS}
FRAMES: Final[dict[str, type[Frame]]] = {
    **{name: question.frame for name, question in ASKED.items()},
    **{name: step.frame for name, step in GOING_ON.items()},
}
_NUMBERS: Final = {step: number for number, step in enumerate(FRAMES)}
_KINDS: Final = dict(enumerate(FRAMES.values()))

# The engine needs these functions all the time, so they have tables of their own.
OPTIONS: Final[dict[str, Callable[[Any, GameState], list[Action]]]] = {
    step: question.options for step, question in ASKED.items()
}
ANSWERS: Final[dict[str, Callable[[Any, GameState, Action, Events], None]]] = {
    step: question.answer for step, question in ASKED.items()
}
CONTINUATIONS: Final[dict[str, Callable[[Any, GameState, Events], None]]] = {
    name: step.go_on for name, step in GOING_ON.items()
}


def prompt(frame: Frame | None) -> str:
    """The protocol's word for the question that is asked. Without a frame the player on turn chooses an action."""
    if frame is None:
        return "turn"
    word = ASKED[frame.step].prompt
    return word or frame.step if isinstance(word, str) else word(frame)


def rule_of(frame: Frame) -> str:
    """The rule a question follows."""
    rule = ASKED[frame.step].rule
    return rule if isinstance(rule, str) else rule(frame)


def pending(frame: Frame, spelling: Spelling, table: Table) -> Json:
    """Describe for the protocol what is going on while this question is open."""
    return {"what": frame.step, "seat": frame.seat} | ASKED[frame.step].pending(frame, spelling, table)


def redact_frame(frame: Frame, seat: int) -> Frame:
    """A frame as a seat may see it."""
    asked = ASKED.get(frame.step)
    return frame if asked is None or asked.redacted is None else asked.redacted(frame, seat)


def packed_frame(frame: Frame) -> tuple[int, ...]:
    """A frame as plain numbers, the first one for its step."""
    return (_NUMBERS[frame.step], *(getattr(frame, field.name) for field in fields_of(type(frame))))


def unpacked_frame(numbers: tuple[int, ...]) -> Frame:
    step, *values = numbers
    return _KINDS[step](*values)
