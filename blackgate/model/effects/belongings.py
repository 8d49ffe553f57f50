"""Effects on belongings: cards and cigarettes."""

from typing import Final

from .. import gain_sorts
from ..counts import CORE_KINDS, ONE, SUPPLY_KINDS, WEAPONS, kinds_of, least, listed
from ..events import Bought, Events, Looked, Regained, Rioted, Swapped
from ..questions.forge_again import FORGED_FROM, AskForgeAgain, can_forge, forge_piece
from ..questions.take_seen import AskTakeSeen
from ..rng import shuffle
from ..scripts import Effect, RunScript
from ..state import GameState
from ..gain_sorts import ANY_CARD, CIGARETTE, OF_KIND, SEARCH_CARD, Gain
from ..vocabulary import NOTHING
from ..zones import (
    draw as draw_cards, gain_openly, gain_supply, has, pay, powered, remember, take_card, take_random as
    take_random_card, take_supply as take_from_pile,
)
from .argument import Word, flag, number, text
from .people import WHO


def _search_cards_left(game: GameState, seat: int, target: int) -> bool:
    return bool(game.deck or game.discard)


def draw(*, cards: int) -> Effect:
    def do(game: GameState, frame: RunScript, events: Events) -> None:
        draw_cards(game, frame.seat, cards, events)

    return Effect(do, _search_cards_left, brings=[Gain(gain_sorts.DRAWN, cards)])


def draw_here() -> Effect:
    def do(game: GameState, frame: RunScript, events: Events) -> None:
        draw_cards(game, frame.seat, game.board.search[game.place[frame.seat]], events)

    return Effect(do, _search_cards_left, brings=[Gain(gain_sorts.DRAWN_HERE)])


def gain_cigarettes(*, count: int) -> Effect:
    def do(game: GameState, frame: RunScript, events: Events) -> None:
        pay(game, NOTHING, frame.seat, count, events)

    return Effect(do, brings=[Gain(gain_sorts.GIVEN_CIGARETTES, count)])


def take_supply(*, kind: str, count: int) -> Effect:
    number = _supply_kind(kind)

    def do(game: GameState, frame: RunScript, events: Events) -> None:
        gain_supply(game, frame.seat, number, count, events)

    def can(game: GameState, seat: int, target: int) -> bool:
        return has(game.piles, number)

    return Effect(do, can, brings=[Gain(gain_sorts.SUPPLIED, count, number)])


def arm(*, kind: str, count: int) -> Effect:
    number = _supply_kind(kind)

    def do(game: GameState, frame: RunScript, events: Events) -> None:
        gain_supply(game, frame.seat, number, count, events)

    def can(game: GameState, seat: int, target: int) -> bool:
        return has(game.piles, number) and not game.hand[seat] & WEAPONS

    return Effect(do, can, brings=[Gain(gain_sorts.ARMED, count, number)])


def _supply_kind(kind: str) -> int:
    names = {CORE_KINDS[number]: number for number in SUPPLY_KINDS}
    if kind not in names:
        raise ValueError(f"'{kind}' is no supply pile: {', '.join(names)}")
    return names[kind]


def take_random(*, who: str) -> Effect:
    whom = WHO[who]

    def do(game: GameState, frame: RunScript, events: Events) -> None:
        take_random_card(game, frame.seat, whom(frame), events)

    def can(game: GameState, seat: int, target: int) -> bool:
        return who == "target" and game.hand[target] != 0

    sort = gain_sorts.RANDOM_CARD if who == "target" else gain_sorts.FOES_CARD
    return Effect(do, can, brings=[Gain(sort)], needs="seat" if who == "target" else who)


def _marks(game: GameState, seat: int, everywhere: bool) -> list[int]:
    """The seats that a pickpocket reaches: those here, or with `everywhere` all outside Solitary too (R14g)."""
    here = game.place[seat]
    solitary = game.board.solitary
    return [
        other
        for other in game.others[seat]
        if game.hand[other] and (game.place[other] == here or (everywhere and game.place[other] != solitary))
    ]


def pick_pockets(*, everywhere: bool) -> Effect:
    def do(game: GameState, frame: RunScript, events: Events) -> None:
        for other in _marks(game, frame.seat, everywhere):
            take_random_card(game, frame.seat, other, events)

    def can(game: GameState, seat: int, target: int) -> bool:
        return bool(_marks(game, seat, everywhere))

    return Effect(do, can, brings=[Gain(gain_sorts.POCKETS if everywhere else gain_sorts.POCKETS_HERE)])


def look_and_take() -> Effect:
    def do(game: GameState, frame: RunScript, events: Events) -> None:
        seat, target = frame.seat, frame.target
        hand = game.hand[target]
        if not hand:
            return
        game.known[target * game.players + seat] = hand
        if events is not None:
            events.append(Looked(seat, target, hand))
        kinds = kinds_of(hand)
        if len(kinds) > 1:
            game.agenda.append(AskTakeSeen(seat, target))
        else:
            take_card(game, seat, target, kinds[0], events)

    def can(game: GameState, seat: int, target: int) -> bool:
        return game.hand[target] != 0

    return Effect(do, can, brings=[Gain(gain_sorts.CHOSEN_CARD)], needs="seat", asks=True)


def take_cigarettes(*, up_to: int) -> Effect:
    def do(game: GameState, frame: RunScript, events: Events) -> None:
        target = frame.target
        pay(game, target, frame.seat, min(up_to, game.cigarettes[target]), events)

    def can(game: GameState, seat: int, target: int) -> bool:
        return game.cigarettes[target] > 0

    return Effect(do, can, brings=[Gain(gain_sorts.TAKEN_CIGARETTES, up_to)], needs="seat")


def collect_cigarettes(*, up_to: int) -> Effect:
    def do(game: GameState, frame: RunScript, events: Events) -> None:
        for other in game.others[frame.seat]:
            pay(game, other, frame.seat, min(up_to, game.cigarettes[other]), events)

    def can(game: GameState, seat: int, target: int) -> bool:
        return any(game.cigarettes[other] for other in game.others[seat])

    return Effect(do, can, brings=[Gain(gain_sorts.COLLECTED_CIGARETTES, up_to)])


def buy_tool(*, discount: int) -> Effect:
    def do(game: GameState, frame: RunScript, events: Events) -> None:
        seat, kind = frame.seat, frame.target
        if not can(game, seat, kind):
            return
        price = game.pack.tool_price(kind, game.gang[seat], discount)
        if game.pack.powers[game.gang[seat]].tool_discount:
            powered(game, seat, events)
        pay(game, seat, NOTHING, price, None)
        take_from_pile(game, seat, kind, 1)
        if events is not None:
            events.append(Bought(seat, kind, 1, price))

    def can(game: GameState, seat: int, target: int) -> bool:
        price = game.pack.tool_price(target, game.gang[seat], discount)
        return has(game.piles, target) and game.cigarettes[seat] >= price

    return Effect(do, can, brings=[Gain(gain_sorts.BOUGHT, discount)], needs="item")


def pool_hands() -> Effect:
    def do(game: GameState, frame: RunScript, events: Events) -> None:
        pool = [card for hand in game.hand for card in listed(hand)]
        pool.sort()
        shuffle(game, pool)
        players = game.players
        game.hand[:] = [0] * players
        game.known[:] = [0] * (players * players)
        for index, card in enumerate(pool):
            game.hand[(frame.seat + index) % players] += ONE[card]
        if events is not None:
            events.append(Rioted(frame.seat))

    return Effect(do, brings=[Gain(gain_sorts.POOLED)])


def swap_hands() -> Effect:
    def do(game: GameState, frame: RunScript, events: Events) -> None:
        seat, target = frame.seat, frame.target
        players = game.players
        known = game.known
        mine, theirs = seat * players, target * players
        remember(game, seat)
        remember(game, target)
        for viewer in range(players):
            known[mine + viewer], known[theirs + viewer] = known[theirs + viewer], known[mine + viewer]
        known[theirs + seat] = game.hand[seat]
        known[mine + target] = game.hand[target]
        known[mine + seat] = known[theirs + target] = 0
        game.hand[seat], game.hand[target] = game.hand[target], game.hand[seat]
        if events is not None:
            events.append(Swapped(seat, target))

    def can(game: GameState, seat: int, target: int) -> bool:
        return bool(game.hand[seat] or game.hand[target])

    return Effect(do, can, brings=[Gain(gain_sorts.SWAPPED)], needs="seat")


def forge() -> Effect:
    def do(game: GameState, frame: RunScript, events: Events) -> None:
        if can_forge(game, frame.seat, frame.target):
            forge_piece(game, frame.seat, frame.target, events)

    return Effect(do, can_forge, brings=[Gain(gain_sorts.FORGED)], needs="item")


def forge_again() -> Effect:
    def do(game: GameState, frame: RunScript, events: Events) -> None:
        seat = frame.seat
        if any(can_forge(game, seat, product) for product in FORGED_FROM):
            game.agenda.append(AskForgeAgain(seat))

    def can(game: GameState, seat: int, target: int) -> bool:
        return False        # It cannot come before the first piece.

    return Effect(do, can, brings=[Gain(gain_sorts.FORGED_AGAIN)], asks=True)


def take_discarded(*, cards: int) -> Effect:
    def do(game: GameState, frame: RunScript, events: Events) -> None:
        seat = frame.seat
        chosen = least(frame.target, game.discard)
        game.discard -= chosen
        gain_openly(game, seat, chosen)
        if events is not None:
            events.append(Regained(seat, chosen))

    def can(game: GameState, seat: int, target: int) -> bool:
        return game.discard != 0

    return Effect(do, can, brings=[Gain(gain_sorts.REGAINED, cards)], needs="cards", cards=cards)


EFFECTS: Final[tuple[Word, ...]] = (
    Word(draw, "Draw that many Search cards.", cards=number(SEARCH_CARD)),
    Word(draw_here, "Draw the Search number of the place you are in."),
    Word(gain_cigarettes, "Gain that many cigarettes.", count=number(CIGARETTE)),
    Word(
        take_supply, "Take that many cards of a supply pile; a small pile gives what it has (R14n).",
        kind=text(), count=number(OF_KIND)),
    Word(arm, "If you hold no weapon, take that many cards of a supply pile.", kind=text(), count=number(OF_KIND)),
    Word(take_random, "Take a random card of theirs.", who=text("target")),
    Word(
        pick_pockets, "Take a random card from each other player in your place, or also from all outside Solitary.",
        everywhere=flag()),
    Word(look_and_take, "Look at the target's hand and take one card of your choice."),
    Word(take_cigarettes, "Take up to that many cigarettes from the target.", up_to=number(CIGARETTE)),
    Word(
        collect_cigarettes, "Every other player gives you up to that many cigarettes, in Solitary too (R14g).",
        up_to=number(CIGARETTE)),
    Word(
        buy_tool, "Buy a Pickaxe or Shovel wherever you are, that much cheaper (adds up with gang discounts, R14m).",
        discount=number(CIGARETTE)),
    Word(
        pool_hands,
        "All hands are pooled, shuffled and dealt out one by one, starting with you; nobody knows anything."),
    Word(swap_hands, "Swap hands with the target; what others know of the hands goes along (R14q)."),
    Word(forge, "Discard a Pike for a Pickaxe or a Container for a Shovel, anywhere, beaten or not."),
    Word(forge_again, "You may forge a second piece."),
    Word(take_discarded, "Take that many cards of your choice from the Search discard.", cards=number(ANY_CARD)),
)
