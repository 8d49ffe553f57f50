"""A lesson as data: who sits there, where it begins, and what happens step by step."""

from dataclasses import dataclass
from typing import Final

from ...model.counts import count
from ...model.notation import Json
from ...model.view import View

SHOW: Final = "show"        # a spotlight; any key goes on
DO: Final = "do"            # one action, or one of a few
WATCH: Final = "watch"      # what the others do, word for word
FREE: Final = "free"        # anything that is legal, until something holds
KINDS: Final = (SHOW, DO, WATCH, FREE)
LEARNER: Final = 0          # the seat of who learns
GOAL: Final = "goal"        # what is no thing of the table: the picture of what it is all about


class BadLesson(Exception):
    """What is wrong with a lesson, and where."""

    def __init__(self, file: str, line: int, sentence: str) -> None:
        super().__init__(f"{file}:{line}: {sentence}" if line else f"{file}: {sentence}")


@dataclass(frozen=True)
class Holds:
    """What is to be so for the learner, by name; `3+` is three or more."""

    wanted: tuple[tuple[str, int | str | bool], ...]

    def unmet(self, view: View, is_over: bool) -> str:
        """The first thing that is otherwise, as it is and as it should be; empty if all of it holds."""
        for name, value in self.wanted:
            found = _found(name, view, is_over)
            if isinstance(value, str) and value.endswith("+"):
                if not isinstance(found, int) or found < int(value[:-1]):
                    return f"{name} is {found}, not {value[:-1]} or more"
            elif found != value:
                return f"{name} is {found}, not {value}"
        return ""


HOLDS: Final = ("points", "cigarettes", "beatings", "cards", "actions", "turn", "place", "gang", "over")


def _found(name: str, view: View, is_over: bool) -> int | str | bool:
    """One thing of the learner's, as a lesson names it; `hand.spoon` counts a kind of card."""
    seat = LEARNER
    match name:
        case "points":
            return view.points[seat]
        case "cigarettes":
            return view.cigarettes[seat]
        case "beatings":
            return view.beatings[seat]
        case "cards":
            return view.sizes[seat]
        case "actions":
            return view.actions
        case "turn":
            return view.turn
        case "place":
            return view.pack.places[view.place[seat]].name
        case "gang":
            return view.pack.gang_cards[view.gang[seat]].name if view.gang[seat] else "none"
        case "over":
            return is_over
    kind = next(number for number, kind in enumerate(view.pack.kinds) if kind.name == name.partition(".")[2])
    return count(view.hands[seat], kind)


@dataclass(frozen=True)
class Step:
    """`actions`: what is to be done (any of them), what the others do (in this order), or one way to what must hold.

    What an action of a `do` leaves out may be anything. `at` are the things that are pointed at.
    """

    name: str
    kind: str
    line: int
    actions: tuple[Json, ...] = ()
    at: tuple[str, ...] = ()
    until: Holds | None = None
    then: Holds | None = None       # what is so afterwards, or the lesson says something that is not true


@dataclass(frozen=True)
class Lesson:
    """`number` is its place in the course, `inmates` who sits there, the learner first; `picture` is a drawing, and
    `backdrop` the place behind it."""

    name: str
    number: int
    file: str
    picture: str
    backdrop: str
    inmates: tuple[str, ...]
    position: Json
    steps: tuple[Step, ...]

    def key(self, step: Step) -> str:
        """What the step is called among the words: what comes after `lesson-`."""
        return f"{self.name}-{step.name}"
