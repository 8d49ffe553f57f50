"""Actions as earlier versions played them, so that their recorded games can still be checked and continued.

Two rules were different. A once-per-turn power of two gang cards was used up for both (today each card's power counts
by itself, R14c). A wide Pickpocket in Solitary did not reach the others in Solitary (today it does, R14g).
"""

from ..model.actions import Action, Reveal
from ..model.engine import do
from ..model.events import Event
from ..model.powers import ONCE_PER_TURN
from ..model.state import GameState


def play_as_before(game: GameState, action: Action) -> list[Event]:
    """Apply a legal action to the game as earlier versions did, and return the events."""
    _use_up_for_all_cards(game)
    seat, place, solitary = game.turn, game.place, game.board.solitary
    is_reveal_in_solitary = isinstance(action, Reveal) and not game.agenda and place[seat] == solitary
    if is_reveal_in_solitary:       # From any other place a Pickpocket reaches only players outside Solitary.
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
