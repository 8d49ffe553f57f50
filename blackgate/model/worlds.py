"""Worlds: full games that one seat cannot tell from the real one (Law 3).

Cards are counted exactly. Cards that the seat sees or is sure of stay where they are. Supply cards that it
cannot see can only be in hidden hands. The rest is dealt evenly to hidden hands and the Search deck.
"""

from .agenda import ASKED
from .counts import FIELD, ONE, SUPPLY, Cards, holds, listed, size
from .frames import Frame
from .rng import MOST_SEED, Chance, below, shuffle
from .setup import michel_cards
from .state import GameState
from .view import View


class ImpossibleView(Exception):
    """No world fits this view: it contradicts itself."""


def determinize(view: View, chance: Chance) -> GameState:
    """A world that fits the view, chosen at random: `view(determinize(v, r), v.seat) == v`."""
    game = GameState().set_out(view.pack, view.players, view.team, below(chance, MOST_SEED))
    _copy_public(game, view)
    _deal_hands(game, view, chance)
    _deal_backgrounds(game, view, chance)
    _stack_piles(game, view, chance)
    for owner, known in enumerate(view.known):      # The seat does not know what others know.
        if owner != view.seat:
            game.known[owner * view.players + view.seat] = known
    game.agenda[:] = [_imagine(game, frame, chance) for frame in view.agenda]
    return game


def _copy_public(game: GameState, view: View) -> None:
    game.first = view.first
    game.turns = view.turns
    game.turn = view.turn
    game.actions = view.actions
    game.searches = view.searches
    game.extortions = view.extortions
    game.used = view.used
    game.dig_bonus = view.dig_bonus
    game.place = list(view.place)
    game.cigarettes = list(view.cigarettes)
    game.beatings = list(view.beatings)
    game.gang = list(view.gang)
    game.revealed = list(view.revealed)
    game.tunnel = list(view.tunnel)
    game.points = list(view.points)
    game.prisoner = list(view.prisoner)
    game.piles = view.piles
    game.discard = view.discard
    game.table = view.table
    game.out = view.out
    game.michel = view.michel
    game.michel_place = view.michel_place
    game.michel_discard = view.michel_discard
    game.michel_table = view.michel_table
    game.winners = view.winners


def _deal_hands(game: GameState, view: View, chance: Chance) -> None:
    hands = [hand if hand >= 0 else known for hand, known in zip(view.hands, view.known, strict=True)]
    seen = sum(hands) + sum(view.tunnel) + view.piles + view.discard + view.table + view.out
    if not holds(game.pack.all_cards, seen):
        raise ImpossibleView("more cards are seen than exist")
    unseen = game.pack.all_cards - seen
    for owner, wanted in _wanted(view, hands, unseen, chance):
        hands[owner] += wanted
        unseen -= wanted
    slots = [owner for owner in range(view.players) for _ in range(view.sizes[owner] - size(hands[owner]))]
    shuffle(chance, slots)
    supply = listed(unseen & SUPPLY)        # Supply cards are never in the Search deck.
    search = listed(unseen & ~SUPPLY)
    shuffle(chance, search)
    if len(supply) > len(slots) or len(supply) + len(search) != len(slots) + view.deck:
        raise ImpossibleView("the unseen cards do not fill the hidden hands and the deck")
    cards = supply + search
    for slot, owner in enumerate(slots):
        hands[owner] += ONE[cards[slot]]
    game.hand = hands
    game.deck = cards[len(slots):]


def _wanted(view: View, hands: list[Cards], unseen: Cards, chance: Chance) -> list[tuple[int, Cards]]:
    """Cards that a hidden hand must hold for the open question to be asked: a choice needs at least two kinds."""
    if not view.agenda:
        return []
    frame = view.agenda[-1]
    implied = ASKED[frame.step].implied
    if implied is None:
        return []
    owner, need, kinds = implied(frame, view.pack, view.piles)
    if view.hands[owner] >= 0:
        return []
    have = [kind for kind in kinds if hands[owner] & FIELD[kind]]
    missing = [kind for kind in kinds if kind not in have and unseen & FIELD[kind]]
    need = min(need - len(have), view.sizes[owner] - size(hands[owner]))
    if need <= 0:
        return []
    shuffle(chance, missing)
    # Hidden supply cards must all fit into hidden hands, so they are chosen first if there is little room.
    room = sum(view.sizes) - sum(map(size, hands))
    if size(unseen & SUPPLY) > room - need:
        missing.sort(key=lambda kind: not ONE[kind] & SUPPLY)
    return [(owner, sum(ONE[kind] for kind in missing[:need]))]


def _deal_backgrounds(game: GameState, view: View, chance: Chance) -> None:
    rest = [card for card in range(len(view.pack.backgrounds)) if card not in view.background]
    shuffle(chance, rest)
    game.background = [card if card >= 0 else rest.pop() for card in view.background]


def _stack_piles(game: GameState, view: View, chance: Chance) -> None:
    """Shuffle the gang piles below their top and Michel(le)'s deck: their cards are known, their order is not."""
    out = set(view.gang) | set(view.gang_tops)
    for gang, top in enumerate(view.gang_tops):
        rest = [n for n, of in enumerate(view.pack.gang_of) if n and of == gang and n not in out]
        shuffle(chance, rest)
        if top:
            game.gang_piles[gang] = (top, *rest)
        if len(game.gang_piles[gang]) != view.gang_sizes[gang]:
            raise ImpossibleView("a gang pile has the wrong size")
    if view.michel:
        cards = michel_cards(view.pack)
        for card in view.michel_discard + view.michel_table:
            cards.remove(card)
        shuffle(chance, cards)
        game.michel_deck = tuple(cards)


def _imagine(game: GameState, frame: Frame, chance: Chance) -> Frame:
    asked = ASKED.get(frame.step)
    return frame if asked is None or asked.imagined is None else asked.imagined(frame, game, chance)


__all__ = ["ImpossibleView", "determinize"]
