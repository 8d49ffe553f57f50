"""Makes a puzzle simpler: removes everything that does not change its solution (`puzzles.py`)."""

from collections.abc import Callable, Iterator
from copy import deepcopy

from blackgate.coach.puzzles.goal import Goal
from blackgate.coach.puzzles.solver import Solution, Solver, TooLarge, sort_of
from blackgate.model.actions import Action
from blackgate.model.codec import load_position
from blackgate.model.fields import WrongField
from blackgate.model.notation import Json, Notation
from blackgate.model.view import view

MARGIN = 0.10
LEAST = 0.25

Change = Callable[[Json], None]


def solved(position: Json, goal: Goal, notation: Notation, most_steps: int) -> Solution | None:
    """The solution; None if it is no valid position or too large."""
    try:
        game = load_position(position, notation)
        seen = view(game, game.decider)
        return Solver(seen, goal, most_steps).solve(seen)
    except (WrongField, TooLarge):
        return None


def simplified(position: Json, goal: Goal, notation: Notation, move: Action, most_steps: int) -> Json:
    """The simplest position in which this is still the best move, clearly ahead of the next."""
    now = readable(position)
    for change in changes(now):
        changed = deepcopy(now)
        change(changed)
        if changed == now:
            continue
        found = solved(changed, goal, notation, most_steps)
        if found and found.best.chance >= LEAST and found.margin >= MARGIN and sort_of(found.best.action) == sort_of(
                move) and found.chance_of(move) == found.best.chance:
            now = changed
    return now


def readable(position: Json) -> Json:
    """The position without hidden things, and without fields that have their value at setup."""
    kept: Json = {"players": position["players"]}
    if position["team"]:
        kept["team"] = True
    if position["michel"]:
        michel = position["michel"]
        kept["michel"] = {"who": michel["who"], "place": michel["place"], "discard": michel["discard"]}
    solver = position["agenda"][-1]["seat"] if position["agenda"] else position["turn"]["seat"]
    kept["turn"] = {key: value for key, value in position["turn"].items() if value or key in ("seat", "actions")}
    kept["seats"] = [_readable_seat(seat, number == solver) for number, seat in enumerate(position["seats"])]
    if position["search"]["discard"]:
        kept["search"] = {"discard": position["search"]["discard"]}
    kept["gangs"] = {gang: pile[:1] for gang, pile in position["gangs"].items() if pile}
    if position["agenda"]:
        kept["agenda"] = position["agenda"]
        if position["table"]["cards"] or position["table"]["michel"]:
            kept["table"] = position["table"]
    return kept


def _readable_seat(seat: Json, is_solver: bool) -> Json:
    kept = {key: seat[key] for key in ("place", "prisoner")}
    for key in ("hand", "cigarettes", "beatings", "gang", "tunnel"):
        if seat[key]:
            kept[key] = seat[key]
    if is_solver or seat["background"]["revealed"]:
        kept["background"] = seat["background"]
    if seat["points"]:
        kept["points"] = seat["points"]
    if is_solver and seat["knows"]:
        kept["knows"] = seat["knows"]
    return kept


def changes(position: Json) -> Iterator[Change]:
    """The simplifications to try, the largest first."""
    solver = position["agenda"][-1]["seat"] if position.get("agenda") else position["turn"]["seat"]
    others = [number for number in range(position["players"]) if number != solver]

    def strip_all(now: Json) -> None:
        for number in others:
            _strip(now, number, solver)

    yield lambda now: _drop(now, "michel")
    yield strip_all
    for number in others:
        yield lambda now, number=number: _strip(now, number, solver)       # type: ignore[misc]
    for number in others:
        for key in ("gang", "cigarettes", "beatings", "tunnel", "background"):
            yield lambda now, number=number, key=key: _drop(now["seats"][number], key)     # type: ignore[misc]
    yield lambda now: _drop(now, "gangs")
    yield lambda now: _drop(now, "search")
    yield lambda now: _drop(now["seats"][solver], "knows")
    yield lambda now: _drop(now["seats"][solver], "gang")
    yield lambda now: _drop(now["seats"][solver], "beatings")
    yield lambda now: _drop(now["seats"][solver], "cigarettes")
    yield lambda now: now["seats"][solver]["background"].update(revealed=True)
    for gang in list(position.get("gangs", {})):
        yield lambda now, gang=gang: _drop(now.get("gangs", {}), gang)     # type: ignore[misc]


def _strip(now: Json, number: int, solver: int) -> None:
    """Remove everything of a rival except their place."""
    seat = now["seats"][number]
    now["seats"][number] = {"place": seat["place"], "prisoner": seat["prisoner"]}
    knows = now["seats"][solver].get("knows")
    if knows:
        knows.pop(str(number), None)
        if not knows:
            del now["seats"][solver]["knows"]


def _drop(fields: Json, key: str) -> None:
    fields.pop(key, None)
    if key == "tunnel":
        fields.pop("points", None)
