"""A lesson as data: the players, the position at the start, and the steps."""

from dataclasses import dataclass
from typing import Final

from ...model.counts import count
from ...model.notation import Json
from ...model.view import View

SHOW: Final = "show"        # a spotlight, until a key is pressed
DO: Final = "do"            # one given action, or one of a few
WATCH: Final = "watch"      # given actions of the others
FREE: Final = "free"        # any legal action, until a condition holds
KINDS: Final = (SHOW, DO, WATCH, FREE)
LEARNER: Final = 0          # the learner's seat
GOAL: Final = "goal"        # not a thing on the table, but a picture of the aim of the game


class BadLesson(Exception):
    """What is wrong with a lesson, and where."""

    def __init__(self, file: str, line: int, sentence: str) -> None:
        super().__init__(f"{file}:{line}: {sentence}" if line else f"{file}: {sentence}")


@dataclass(frozen=True)
class Holds:
    """Conditions for the learner's state, by name; `3+` is three or more."""

    wanted: tuple[tuple[str, int | str | bool], ...]

    def unmet(self, view: View, is_over: bool) -> str:
        """The first condition that does not hold, with the actual and the wanted value; empty if all hold."""
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
    """The value of one condition for the learner; `hand.spoon` counts a kind of card."""
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
    """One step of a lesson.

    `actions` depends on the kind. In a `do` step the learner does one of them; a field that it leaves out may be
    anything. In a `watch` step the others do them in this order. In a `free` step they are one way to its end.
    `at` are the things that the step points at.
    """

    name: str
    kind: str
    line: int
    actions: tuple[Json, ...] = ()
    at: tuple[str, ...] = ()
    until: Holds | None = None
    then: Holds | None = None       # must hold afterwards, or the lesson's text is wrong


@dataclass(frozen=True)
class Lesson:
    """One lesson. `number` is its place in the list of lessons, `inmates` are the players, the learner first.

    `picture` is a drawing, and `backdrop` the place behind it.
    """

    name: str
    number: int
    file: str
    picture: str
    backdrop: str
    inmates: tuple[str, ...]
    position: Json
    steps: tuple[Step, ...]

    def key(self, step: Step) -> str:
        """The step's message key, without the prefix `lesson-`."""
        return f"{self.name}-{step.name}"
