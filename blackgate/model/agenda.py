"""The agenda in positions: unfinished business by name, and what must hold for it to be resumed."""

from typing import Any

from .counts import ONE, TOOL_KINDS, WEAPONS, holds, size
from .fields import Fields, PositionError
from .legal import legal
from .notation import Json, Notation
from .sides import is_rival
from .state import GameState
from .words import (
    ASK_COMBAT, ASK_DISCARD, ASK_EXCHANGE, ASK_EXTORTED, ASK_LOSE_TOOL, ASK_MICHEL, ASK_MICHEL_COMBAT,
    ASK_MICHEL_DRAW, ASK_MICHEL_MOVE, ASK_PLACE, ASK_REACT, ASK_TAKE_SEEN, FINISH_PLAY, FIRST_CONTINUATION,
    MICHEL_ROUND, NOTHING, SCRIPT, STEPS, Frame,
)

MOST_FRAMES = 12


def write_agenda(game: GameState, notation: Notation) -> list[Json]:
    return [_write_frame(frame, notation) for frame in game.agenda]


def _write_frame(frame: Frame, notation: Notation) -> Json:
    name, fields = STEPS[frame[0]]
    written: Json = {"step": name}
    for (field, kind), value in zip(fields, frame[1:], strict=True):
        if kind == "script_target":
            written[field] = _write_target(frame, value, notation)
        else:
            written[field] = notation.value(kind, value)
    return written


def _write_target(frame: Frame, value: int, notation: Notation) -> Any:
    if value == NOTHING:
        return None
    argument = notation.pack.scripts[frame[2]].argument
    return notation.value({"item": "kind"}.get(argument, argument), value)


def read_agenda(game: GameState, written: object, notation: Notation) -> None:
    """Resume unfinished business; everything about it is checked, so that it can be gone on with."""
    if not isinstance(written, list):
        raise PositionError("agenda", "must be a list")
    if len(written) > MOST_FRAMES:
        raise PositionError("agenda", "is too long")
    for index, entry in enumerate(written):
        frame = _read_frame(game, entry, f"agenda[{index}]", notation)
        game.agenda.append(frame)
        _check_frame(game, frame, f"agenda[{index}]")
    for index, frame in enumerate(game.agenda):
        is_last = index == len(game.agenda) - 1
        if (frame[0] < FIRST_CONTINUATION) != is_last:
            raise PositionError(f"agenda[{index}]", "a question stands last, and nowhere else")
    _check_table(game)
    if game.agenda and not legal(game):
        raise PositionError("agenda", "asks a question that has no answer")


def _read_frame(game: GameState, entry: object, path: str, notation: Notation) -> Frame:
    if not isinstance(entry, dict):
        raise PositionError(path, "must be an object")
    names = [name for name, _ in STEPS]
    step = Fields({"step": entry.get("step")}, path, ["step"]).word("step", names)
    number = names.index(step)
    kinds = STEPS[number][1]
    fields = Fields(entry, path, ["step", *(field for field, _ in kinds)])
    frame: list[int] = [number]
    for field, kind in kinds:
        if not fields.has(field):
            raise PositionError(fields.path(field), "is missing")
        frame.append(_read_value(game, fields, field, kind, frame, notation))
    return tuple(frame)


def _read_value(
    game: GameState, fields: Fields, field: str, kind: str, frame: list[int], notation: Notation
) -> int:
    if kind.startswith("optional_"):
        if fields.value(field, None) is None:
            return NOTHING
        kind = kind.removeprefix("optional_")
    match kind:
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
        case "script_target":
            return _read_target(game, fields, field, frame[2], notation)
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
    return _read_value(game, fields, field, argument, [], notation)


def _check_frame(game: GameState, frame: Frame, path: str) -> None:
    """What could not have come about by play is refused."""
    step, seat = frame[0], frame[1]

    def demand(holds_true: bool, sentence: str) -> None:
        if not holds_true:
            raise PositionError(path, sentence)

    if step in (ASK_EXTORTED, ASK_COMBAT):
        attacker, target = (frame[2], seat) if step == ASK_EXTORTED else (frame[2], frame[3])
        demand(attacker != target, "nobody extorts themselves")
        demand(game.place[attacker] == game.place[target] != game.board.solitary, "they are not in one place")
        demand(is_rival(game.team, attacker, target), "teammates do not extort each other")
        if step == ASK_COMBAT:
            principal = target if frame[5] else attacker
            demand(seat == principal or seat in game.mates_here(principal), "this seat has no part in it")
            for one, helpers in ((attacker, frame[6]), (target, frame[7])):
                mates = sum(1 << mate for mate in game.mates_here(one))
                demand(not helpers & ~mates, "a helper is no teammate in the same place")
    elif step in (ASK_MICHEL, ASK_MICHEL_COMBAT, ASK_MICHEL_DRAW, ASK_MICHEL_MOVE, MICHEL_ROUND):
        demand(game.michel != 0, "there is no Michel(le) in this game")
        if step in (ASK_MICHEL, ASK_MICHEL_COMBAT):
            card = frame[2] if step == ASK_MICHEL else frame[3]
            demand(game.pack.michel_cards[card].knife, "this card shows no knife")
        if step == ASK_MICHEL_COMBAT:
            here = game.mates_here(frame[2])
            demand(seat == frame[2] or seat in here, "this seat has no part in it")
            demand(not frame[4] & ~sum(1 << mate for mate in here), "a helper is no teammate in the same place")
        if step == MICHEL_ROUND:
            demand(frame[2] != 0, "nobody is left")
    elif step == ASK_PLACE:
        demand(frame[2] != 0, "there is no place to go")
        demand(not frame[4] or game.michel != 0, "there is no Michel(le) in this game")
        own = game.michel_place if frame[4] else game.place[seat]
        demand(not frame[2] >> own & 1, "one must go to another place")
    elif step == ASK_LOSE_TOOL:
        demand(frame[2] == NOTHING or game.michel != 0, "there is no Michel(le) in this game")
    elif step == ASK_TAKE_SEEN:
        demand(seat != frame[2], "nobody takes from themselves")
    elif step == ASK_DISCARD:
        demand(1 <= frame[2] <= size(game.hand[seat]), "the count does not fit the hand")
    elif step == ASK_REACT:
        below = game.agenda[-2] if len(game.agenda) > 1 else (NOTHING,)
        demand(below[0] == SCRIPT and below[4] == seat, "no card is aimed at this seat")
        demand(seat != frame[2] and not game.revealed[seat], "this seat has nothing to answer")
    elif step == ASK_EXCHANGE:
        _, mate, proposer, give, give_cigarettes, take, take_cigarettes = frame
        demand(mate in game.mates_here(proposer), "they are no teammates in one place")
        demand(
            holds(game.hand[proposer], give) and holds(game.hand[mate], take)
            and give_cigarettes <= game.cigarettes[proposer] and take_cigarettes <= game.cigarettes[mate]
            and bool(give or take or give_cigarettes or take_cigarettes), "it cannot be carried out",
        )
    elif step == SCRIPT:
        script = game.pack.scripts[frame[2]]
        demand(frame[3] < len(script.effects), "the cursor is past the end")
        demand(script.argument != "seat" or frame[4] != seat, "nobody aims at themselves")
        answers = any(effect.needs == "foe" for effect in script.effects)
        demand((frame[5] != NOTHING) == answers and frame[5] != seat, "the foe does not fit")


def _check_table(game: GameState) -> None:
    """Cards on the table belong to something unfinished (R14r)."""
    top = game.agenda[-1][0] if game.agenda else NOTHING
    played = sum(ONE[frame[2]] for frame in game.agenda if frame[0] == FINISH_PLAY)
    with_michel = top in (ASK_MICHEL, ASK_MICHEL_COMBAT, ASK_MICHEL_DRAW) or (
        top == ASK_LOSE_TOOL and game.agenda[-1][2] != NOTHING
    )
    fighting = top in (ASK_EXTORTED, ASK_COMBAT) or with_michel
    if not holds(played, game.table & ~WEAPONS if fighting else game.table):
        raise PositionError("table.cards", "holds a card that nobody is playing")
    if with_michel:
        first = game.michel_table[0] if game.michel_table else NOTHING
        if first == NOTHING or (
            top != ASK_MICHEL_DRAW and first != game.agenda[-1][3 if top == ASK_MICHEL_COMBAT else 2]
        ):
            raise PositionError("table.michel", "must begin with the card being answered")
    elif game.michel_table:
        raise PositionError("table.michel", "holds a card that nobody has turned up")
