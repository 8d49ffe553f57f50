"""Setting up a game (R2)."""

from .counts import SUPPLY
from .events import Events, Started
from .handover import start_turn
from .pack import Pack
from .rng import below, shuffle
from .teams import MICHELS, NO_MICHEL
from .state import GameState
from .zones import draw


def new_game(
    pack: Pack, players: int, seed: int, *, team: bool = False, michel: int = NO_MICHEL,
    first: int | None = None, events: Events = None,
) -> GameState:
    """A fresh game. The seed decides the decks, the Backgrounds and, unless chosen, who starts."""
    game = GameState().set_out(pack, players, team, seed)
    game.piles = pack.all_cards & SUPPLY
    game.deck = search_cards(pack)
    shuffle(game, game.deck)
    deal_gang_piles(game)
    if michel:
        assert MICHELS[michel]
        game.michel = michel
        game.michel_place = pack.michel_start
        cards = michel_cards(pack)
        shuffle(game, cards)
        game.michel_deck = tuple(cards)
    backgrounds = list(range(len(pack.backgrounds)))
    shuffle(game, backgrounds)
    game.background = backgrounds[:players]
    game.first = below(game, players) if first is None else first
    if events is not None:
        events.append(Started(game.first, players))
    for seat in (game.first, *game.others[game.first]):
        draw(game, seat, pack.numbers.starting_hand, events)
    start_turn(game, game.first, events)
    return game


def search_cards(pack: Pack) -> list[int]:
    return [n for n, kind in enumerate(pack.kinds) if not kind.supply for _ in range(kind.copies)]


def michel_cards(pack: Pack) -> list[int]:
    return [n for n, card in enumerate(pack.michel_cards) for _ in range(card.copies)]


def deal_gang_piles(game: GameState) -> None:
    pack = game.pack
    for gang in range(len(pack.gangs)):
        cards = [number for number, of in enumerate(pack.gang_of) if number and of == gang]
        shuffle(game, cards)
        game.gang_piles[gang] = tuple(cards)
