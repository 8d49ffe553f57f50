"""Propose an exchange to a teammate in the same place (R5.7)."""

from typing import Final

from ..actions import Action, Exchange
from ..counts import holds
from ..events import Events, Proposed
from ..questions.exchange import AskExchange
from ..refusals import Refusal
from ..teams import is_mate
from ..state import GameState
from ..vocabulary import ANY
from .verb import Verb

_TEMPLATES: Final = tuple(Exchange(seat, ANY, ANY, ANY, ANY) for seat in range(6))


def _has_anything(game: GameState, seat: int) -> bool:
    return bool(game.hand[seat] or game.cigarettes[seat])


def add_option(game: GameState, seat: int, mate: int, options: list[Action]) -> None:
    """Add a template for a teammate here, unless neither of the two has anything."""
    if _has_anything(game, seat) or _has_anything(game, mate):
        options.append(_TEMPLATES[mate])


def fills_template(game: GameState, action: Exchange, options: list[Action]) -> bool:
    mate, give, give_cigarettes, take, take_cigarettes, _ = action
    return (
        _TEMPLATES[mate] in options
        and bool(give or take or give_cigarettes or take_cigarettes)
        and holds(game.hand[game.turn], give)
        and holds(game.hand[mate], take)
        and 0 <= give_cigarettes <= game.cigarettes[game.turn]
        and 0 <= take_cigarettes <= game.cigarettes[mate]
    )


def do(game: GameState, action: Exchange, events: Events) -> None:
    mate, give, give_cigarettes, take, take_cigarettes, _ = action
    seat = game.turn
    game.actions -= 1
    if events is not None:
        events.append(Proposed(seat, mate, give, give_cigarettes, take, take_cigarettes))
    game.agenda.append(AskExchange(mate, seat, give, give_cigarettes, take, take_cigarettes))


def refuse(game: GameState, action: Exchange) -> list[Refusal]:
    mate, give, give_cigarettes, take, take_cigarettes, _ = action
    seat = game.turn
    if not game.team:
        return [("team_mode_only", "R5.7")]
    if not is_mate(game.team, mate, seat):
        return [("not_a_teammate", "R5.7")]
    if game.place[mate] != game.place[seat]:
        return [("target_not_here", "R5.7")]
    if ANY in (give, take) or not (give or take or give_cigarettes or take_cigarettes):
        possible = _has_anything(game, seat) or _has_anything(game, mate)
        return [("empty_exchange" if possible else "nothing_to_exchange", "R5.7")]
    found: list[Refusal] = []
    if not holds(game.hand[seat], give) or give_cigarettes > game.cigarettes[seat]:
        found.append(("card_not_in_hand", "R5.7"))
    if not holds(game.hand[mate], take) or take_cigarettes > game.cigarettes[mate]:
        found.append(("mate_does_not_have_it", "R5.7"))
    return found


VERB: Final = Verb(Exchange, do, refuse)
