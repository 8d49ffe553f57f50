"""What the robot can do: play a game, follow a lesson, solve a puzzle with its hints, read a review."""

from collections.abc import Callable
from random import Random
from typing import Any

from gi.repository import Atspi

from .robot import PATIENCE, Robot

Way = dict[str, Any]


def game(robot: Robot, way: Way) -> None:
    """Press what helps most, else anything that is offered beside what has the focus."""
    robot.go(way["path"])
    random = Random(way["seed"])
    while robot.presses < way["most"]:
        panels = robot.panels()
        named = {each.get_name(): each for panel in panels for each in panel}
        if any(name.startswith(way["end"]) for name in named):
            return
        chosen = _best(robot, way, named) or _any(robot, way, panels, random)
        if chosen is None:
            robot.wait(0.3)
        else:
            robot.press_and_hear(chosen, way["patience"])


def _best(robot: Robot, way: Way, named: dict[str, Any]) -> Any:
    free = {name: each for name, each in named.items() if not _is_left_alone(robot, way, name)}
    return next((free[name] for wanted in way["prefers"] for name in free
                 if name == wanted and not robot.tired.get(name)), None)


def _is_left_alone(robot: Robot, way: Way, name: str) -> bool:
    return robot.words["not_now"] in name or any(name.startswith(each) for each in way["leaves"])


def _any(robot: Robot, way: Way, panels: list[list[Any]], random: Random) -> Any:
    """The focus is where the question is: something of its panel."""
    for panel in panels:
        if any(each.get_state_set().contains(Atspi.StateType.FOCUSED) for each in panel):
            offered = [each for each in panel if not _is_left_alone(robot, way, each.get_name())]
            return random.choice(offered) if offered else None
    return None


def lesson(robot: Robot, way: Way) -> None:
    """Listen to Ines and press what she leads to, until she says that it is done."""
    robot.go(way["path"])
    while way["end"] not in robot.names():
        button = robot.focused()
        if button is None:
            robot.wait(1.0)
        else:
            robot.press_until_changed(button)
    robot.go([way["end"], way["back"]])


def puzzle(robot: Robot, way: Way) -> None:
    """Ask for hints until one says what to do, and press what it names, until the result is told."""
    robot.go(way["path"])
    advice = ""
    pressed: set[str] = set()       # for this advice
    while way["end"] not in (offered := robot.offered()):
        hint = next((offered[name] for name in offered if name.startswith(way["hint"])), None)
        if hint is not None:
            robot.press_and_hear(hint, PATIENCE)
            advice = f"{'' if pressed else advice} {robot.told[-1]}"       # A hint goes on from the last one.
            pressed = set()
            continue
        if way["sure"] in offered and robot.is_dialog():
            robot.press_until_changed(offered[way["sure"]])
            continue
        named = [name for name in offered if name.partition(":")[0] in advice and name not in pressed]
        if named:
            chosen = max(named, key=len)
            pressed.add(chosen)
            robot.press_until_changed(offered[chosen])
        else:
            robot.wait(1.0)
    robot.go([way["end"], way["back"]])


def review(robot: Robot, way: Way) -> None:
    """Open the review of a replay, and press one thing after another there: each says something."""
    robot.go(way["path"])
    robot.press_until_changed(robot.find(way["tab"]))
    robot.go([way["review"], *way["presses"]])


WAYS: dict[str, Callable[[Robot, Way], None]] = {"game": game, "lesson": lesson, "puzzle": puzzle, "review": review}
