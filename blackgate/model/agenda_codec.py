"""The agenda in positions: how it is written, and what is checked before a loaded one is resumed."""

from typing import Any

from .agenda import ASKED, FRAMES, GOING_ON
from .counts import FIELD, TOOL_KINDS, WEAPONS, holds
from .fields import Fields, PositionError
from .frames import BOTTOM, STEP, Frame
from .legal import legal
from .notation import Notation
from .questions.react import AskReact
from .scripts import RunScript
from .sorts import fields_of
from .names import Json
from .state import GameState
from .vocabulary import ANY, NOTHING

MOST_FRAMES = 12


def write_agenda(game: GameState, notation: Notation) -> list[Json]:
    return [_write_frame(frame, notation) for frame in game.agenda]


def _write_frame(frame: Frame, notation: Notation) -> Json:
    written: Json = {STEP: frame.step}
    for field in fields_of(type(frame)):
        written[field.name] = notation.value(field.sort, getattr(frame, field.name))
    if isinstance(frame, RunScript):
        written["target"] = _write_target(frame, notation)
    return written


def _write_target(frame: RunScript, notation: Notation) -> Any:
    if frame.target == NOTHING:
        return None
    argument = notation.pack.scripts[frame.script].argument
    return notation.value({"item": "kind"}.get(argument, argument), frame.target)


def read_agenda(game: GameState, written: object, notation: Notation) -> None:
    """Read a written agenda into the game. Everything is checked, so that play can go on from there."""
    if not isinstance(written, list):
        raise PositionError("agenda", "must be a list")
    if len(written) > MOST_FRAMES:
        raise PositionError("agenda", "is too long")
    for index, entry in enumerate(written):
        path = f"agenda[{index}]"
        frame = _read_frame(game, entry, path, notation)
        game.agenda.append(frame)
        wrong = _misplaced(game) or (ASKED.get(frame.step) or GOING_ON[frame.step]).check(frame, game)
        if wrong:       # Play cannot lead to such a frame.
            raise PositionError(path, wrong)
    for index, frame in enumerate(game.agenda):
        is_last = index == len(game.agenda) - 1
        if (frame.step in ASKED) != is_last:
            raise PositionError(f"agenda[{index}]", "a question stands last, and nowhere else")
    _check_table(game)
    if game.agenda:
        _check_implied(game)
    if game.agenda and not legal(game):
        raise PositionError("agenda", "asks a question that has no answer")


def _read_frame(game: GameState, entry: object, path: str, notation: Notation) -> Frame:
    if not isinstance(entry, dict):
        raise PositionError(path, "must be an object")
    step = Fields({STEP: entry.get(STEP)}, path, [STEP]).word(STEP, list(FRAMES))
    sorts = {field.name: field.sort for field in fields_of(FRAMES[step])}
    fields = Fields(entry, path, [STEP, *sorts])
    values: dict[str, int] = {}
    for field, sort in sorts.items():
        if not fields.has(field):
            raise PositionError(fields.path(field), "is missing")
        if sort == "script_target":
            values[field] = _read_target(game, fields, field, values["script"], notation)
        else:
            values[field] = _read_value(game, fields, field, sort, notation)
    return FRAMES[step](**values)


def _read_value(game: GameState, fields: Fields, field: str, sort: str, notation: Notation) -> int:
    if sort.startswith("optional_"):
        if fields.value(field, None) is None:
            return NOTHING
        sort = sort.removeprefix("optional_")
    match sort:
        case "seat":
            return fields.number(field, None, 0, game.players - 1)
        case "face":
            return fields.number(field, None, 1, 6)
        case "flag":
            return int(fields.flag(field, False))
        case "tool":
            return notation.kinds.index(fields.word(field, [notation.kinds[tool] for tool in TOOL_KINDS]))
        case "action_card":
            actions = [kind.name for kind in notation.pack.kinds if kind.script is not None]
            return notation.kinds.index(fields.word(field, actions))
        case "michel_card":
            return notation.michel_cards.index(fields.word(field, notation.michel_cards))
        case "cards":
            return notation.read_cards(fields.path(field), fields.value(field, {}), zero=True)
        case "seats":
            numbers = fields.numbers(field, 0, game.players - 1)
            return sum(1 << seat for seat in set(numbers))
        case "places":
            here = [notation.places[place] for place in game.board.open_places]
            return sum(1 << notation.places.index(word) for word in fields.words(field, here))
        case "script":
            scripts = [script.name for script in notation.pack.scripts]
            return scripts.index(fields.word(field, scripts))
    return fields.number(field, None, 0, 10**6)


def _read_target(game: GameState, fields: Fields, field: str, script: int, notation: Notation) -> int:
    argument = notation.pack.scripts[script].argument
    if not argument:
        if fields.value(field, None) is not None:
            raise PositionError(fields.path(field), "must be null")
        return NOTHING
    if argument == "place":
        here = [notation.places[place] for place in game.board.open_places]
        return notation.places.index(fields.word(field, here))
    if argument == "item":
        return notation.kinds.index(fields.word(field, [notation.kinds[kind] for kind in TOOL_KINDS[1:]]))
    return _read_value(game, fields, field, argument, notation)


def _misplaced(game: GameState) -> str:
    """Why the last frame cannot lie on top of the one below it; empty if it can."""
    frame = game.agenda[-1]
    below = game.agenda[-2] if len(game.agenda) > 1 else None
    if (below.step if below is not None else BOTTOM) not in (ASKED.get(frame.step) or GOING_ON[frame.step]).rests_on:
        return f"'{frame.step}' cannot lie there"
    if isinstance(below, RunScript) and (below.cursor == 0) != isinstance(frame, AskReact):
        return "before a card takes effect, only its target is asked"
    return ""


def _check_implied(game: GameState) -> None:
    """Check that the hand fits what the question tells others about it (`Question.implied`, Law 3)."""
    frame = game.agenda[-1]
    implied = ASKED[frame.step].implied
    if implied is None:
        return
    owner, need, kinds = implied(frame, game.pack, game.piles)
    if sum(1 for kind in kinds if game.hand[owner] & FIELD[kind]) < need:
        raise PositionError(f"agenda[{len(game.agenda) - 1}]", f"seat {owner} holds too little to be chosen from")


def _check_table(game: GameState) -> None:
    """Check that every card on the table belongs to a frame of the agenda (R14r)."""
    top = game.agenda[-1] if game.agenda else None
    asked = ASKED[top.step] if top is not None else None
    turned_up = asked.turned_up(top) if asked is not None else NOTHING
    fighting = turned_up != NOTHING or (asked is not None and asked.is_fight)
    played = sum(GOING_ON[frame.step].laid(frame) for frame in game.agenda[:-1])
    if not holds(played, game.table & ~WEAPONS if fighting else game.table):
        raise PositionError("table.cards", "holds a card that nobody is playing")
    if turned_up != NOTHING:
        if not game.michel_table or turned_up not in (ANY, game.michel_table[0]):
            raise PositionError("table.michel", "must begin with the card being answered")
    elif game.michel_table:
        raise PositionError("table.michel", "holds a card that nobody has turned up")
