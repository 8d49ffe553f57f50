"""Draw Search cards, the more the further from the guards (R5.2)."""

from typing import Final

from ..actions import Search
from ..events import Events
from ..questions.discard import AskDiscard, discarded_after_search
from ..refusals import Refusal
from ..state import GameState
from ..zones import draw, powered
from .verb import Verb


def do(game: GameState, action: Search, events: Events) -> None:
    seat = game.turn
    powers = game.pack.powers[game.gang[seat]]
    game.actions -= 1
    game.searches += 1
    if powers.search_draws or game.searches > game.pack.numbers.searches:
        powered(game, seat, events)
    draw(game, seat, game.board.search[game.place[seat]] + powers.search_draws, events)
    if powers.search_discards:
        number = discarded_after_search(game, seat)
        if number:
            game.agenda.append(AskDiscard(seat, number, 0))


def refuse(game: GameState, action: Search) -> list[Refusal]:
    found: list[Refusal] = []
    if game.searches >= game.pack.powers[game.gang[game.turn]].search_limit:
        found.append(("already_searched", "R5.2"))
    if not game.board.search[game.place[game.turn]]:
        found.append(("not_in_solitary", "R5.2"))
    return found


VERB: Final = Verb(Search, do, refuse, is_open=True)
