"""Reads the fields of a request of the engine protocol. A mistake is reported in a sentence."""

from typing import Final

from ..ai.bot import MOST_BUDGET_MS, MOST_ITERATIONS, Effort
from ..model.fields import Fields
from ..model.notation import Json
from ..model.rng import MOST_SEED

MOST_ERROR: Final = 200             # characters: a long request is not sent back


class Refused(Exception):
    """A request that cannot be answered; the sentence is the reply's `error`."""


def refusal(sentence: str) -> Json:
    """The reply to a refused request."""
    whole = sentence[:1].upper() + sentence[1:].rstrip(".")
    return {"ok": False, "error": f"{whole}." if len(whole) < MOST_ERROR else f"{whole[:MOST_ERROR - 1]}…"}


def read_effort(request: Fields) -> tuple[Effort, int]:
    """The effort for an answer, and its seed."""
    if request.has("budget_ms") and request.has("iterations"):
        raise Refused("'budget_ms' and 'iterations' exclude each other")
    effort = Effort(*(request.number(name, None, 1, most) if request.has(name) else None
                      for name, most in (("budget_ms", MOST_BUDGET_MS), ("iterations", MOST_ITERATIONS))))
    return effort, request.number("seed", 0, 0, MOST_SEED)

