"""The frames of the agenda as plain data: small named tuples, each with the name of its step.

A field's type says how a position writes it (`sorts.py`). The kinds of frames are defined with their rules, in
`questions/` and `steps/`.
"""

from typing import Any, Final, Protocol, cast

STEP: Final = "step"
BOTTOM: Final = ""          # stands for a step where no frame lies below
ALONE: Final = (BOTTOM,)
# A script's question may lie on the rest of the script, or on the frame below it if the script has no more effects.
# A script may also move a player to Michel(le).
IN_SCRIPTS: Final = ("script", "finish_play", "michel_round", "close_turn", BOTTOM)


class Frame(Protocol):
    """A question, or a step that runs without an answer once it is on top."""

    @property
    def seat(self) -> int:
        """The seat that is asked, or whose step runs."""

    @property
    def step(self) -> str:
        """The permanent name of its kind, as positions write it."""


def step_of(kind: type[Frame]) -> str:
    """The step name of a kind of frame."""
    return str(cast(Any, kind)._field_defaults[STEP])
