"""Michel(le)'s cards: the player who meets Michel(le) turns them up; they are discarded at the end (R10)."""

from .counts import WEAPONS, size
from .events import Events, Shuffled, TurnedUp
from .rng import shuffle
from .state import GameState
from .vocabulary import NOTHING
from .zones import has, put_back


def turn_up(game: GameState, seat: int, events: Events) -> int:
    """Turn up the next card; the discard is reshuffled when the deck is empty (R10a)."""
    if not game.michel_deck:
        cards = list(game.michel_discard)
        shuffle(game, cards)
        game.michel_deck = tuple(cards)
        game.michel_discard = ()
        if events is not None:
            events.append(Shuffled(len(cards), 1))
    if not game.michel_deck:
        return NOTHING      # all cards lie on the table already
    card = game.michel_deck[0]
    game.michel_deck = game.michel_deck[1:]
    game.michel_table += (card,)
    if events is not None:
        events.append(TurnedUp(seat, card))
    return card


def shows_knife(game: GameState, card: int) -> bool:
    return card != NOTHING and game.pack.michel_cards[card].knife


def tools_asked(game: GameState, seat: int, card: int) -> list[int]:
    """The tools shown on the card that this seat holds."""
    return [tool for tool in game.pack.michel_cards[card].tools if has(game.hand[seat], tool)]


def clear(game: GameState) -> None:
    """Discard the turned-up cards and the laid weapons (R10h)."""
    game.michel_discard += game.michel_table
    game.michel_table = ()
    weapons = game.table & WEAPONS
    game.table -= weapons
    put_back(game, weapons)


def refused_knives(game: GameState, victim: int) -> str:
    """Why the knives turned up cannot lead to a loaded question about Michel(le); empty if they can."""
    if not game.michel:
        return NO_MICHEL_HERE
    if not all(shows_knife(game, card) for card in game.michel_table):
        return "a card on the table shows no knife"
    if len(game.michel_table) - 1 > size(game.table & WEAPONS):     # Each card but the first answers a weapon (R10e).
        return "too few weapons were laid for it"
    in_round = any(frame.step == "close_turn" for frame in game.agenda)
    return "" if in_round or game.place[victim] == game.michel_place else "they have not met Michel(le)"


NO_MICHEL_HERE = "there is no Michel(le) in this game"
