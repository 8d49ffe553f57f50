"""The reasons that the coach gives for an action in a position, each checked against what it claims."""

from typing import Any

from blackgate.coach.reason import written_reason
from blackgate.coach.reasons import reasons
from blackgate.model.view import view
from tests.table import Play, Table, notation

from .claims import CLAIMS, Scene

Facts = dict[str, Any]


def why(game: Play | Table, do: str, **arguments: object) -> dict[str, Facts]:
    """The reasons for an action of the seat that is asked: by key their facts, in the words of the protocol."""
    state = (game if isinstance(game, Play) else game.start()).game
    action = notation().read_action({"do": do, **arguments}, state.players, state.background[state.decider])
    seen = view(state, state.decider)
    given = reasons(seen, action)
    for reason in given:
        assert CLAIMS[reason.key](Scene(seen, action, reason.facts)), reason
    found = [written_reason(notation(), *reason) for reason in given]
    return {reason["key"]: {name: fact for name, fact in reason.items() if name != "key"} for reason in found}


def seeing(laid: Table, *owners: int) -> Play:
    """Everybody is sure of all cards in these hands."""
    play = laid.start()
    game = play.game
    for owner in owners:
        for viewer in range(game.players):
            if viewer != owner:
                game.known[owner * game.players + viewer] = game.hand[owner]
    return play
