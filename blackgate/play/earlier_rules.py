"""An action as earlier versions played it, so that games recorded by them can still be proved and played on.

Two points were played otherwise. A once-per-turn power that two gang cards have was used up for both (today R14c
holds: each card's is used by itself). A wide Pickpocket in Solitary did not reach cellmates (today R14g holds).
"""

from ..model.actions import Action, Reveal
from ..model.engine import do
from ..model.events import Event
from ..model.powers import ONCE_PER_TURN
from ..model.state import GameState


def play_as_before(game: GameState, action: Action) -> list[Event]:
    """Apply a legal action to the game as earlier versions did. Says what happened."""
    _use_up_for_all_cards(game)
    seat, place, solitary = game.turn, game.place, game.board.solitary
    is_reveal_in_solitary = isinstance(action, Reveal) and not game.agenda and place[seat] == solitary
    if is_reveal_in_solitary:       # A Pickpocket who is elsewhere reaches just those outside Solitary.
        place[seat] = elsewhere = game.board.open_places[0]
    events: list[Event] = []
    do(game, action, events)
    if is_reveal_in_solitary and game.place[seat] == elsewhere:
        game.place[seat] = solitary
    return events


def _use_up_for_all_cards(game: GameState) -> None:
    for number in range(len(ONCE_PER_TURN)):
        bits = sum(powers.used_bits[number] for powers in game.pack.powers)
        if game.used & bits:
            game.used |= bits
