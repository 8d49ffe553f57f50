"""What waits on the agenda, as plain data: small named tuples, each of which knows the name of its step.

A field's type says how a position writes it (`sorts.py`). The kinds of frames themselves stand with their rules, in
`questions/` and `steps/`.
"""

from typing import Any, Final, Protocol, cast

STEP: Final = "step"
BOTTOM: Final = ""          # instead of a step, where nothing lies below
ALONE: Final = (BOTTOM,)
# Scripts ask on the rest of themselves or on what their end uncovers; and in a script one may walk into Michel(le).
IN_SCRIPTS: Final = ("script", "finish_play", "michel_round", "close_turn", BOTTOM)


class Frame(Protocol):
    """A question, or what goes on by itself once it is on top."""

    @property
    def seat(self) -> int:
        """Who is asked, or who goes on."""

    @property
    def step(self) -> str:
        """Its permanent name: positions are written with it."""


def step_of(kind: type[Frame]) -> str:
    """The step of such frames."""
    return str(cast(Any, kind)._field_defaults[STEP])
