"""The actions of a turn and its end (R4, R5, R6)."""

from typing import Final

from .board import BUY_HERE, DIG_HERE, HEAL_HERE, SELL_HERE, STEAL_HERE
from .counts import ONE, SPOON
from .questions.discard import AskDiscard, discarded_after_search
from .questions.exchange import AskExchange
from .questions.extorted import AskExtorted
from .questions.michel_move import AskMichelMove
from .questions.react import AskReact
from .reveals import reveal
from .scripts import RunScript
from .state import GameState
from .steps.close_turn import CloseTurn, close_turn
from .steps.finish_play import FinishPlay
from .words import (
    BOUGHT, CRAFTED, DUG, EXTORTED, JOINED, NOTHING, PLAYED, PROPOSED, SOLD, STOLEN, TURN_ENDED, WON, Action, Event,
    Events,
)
from .zones import draw, lose_openly, powered, put_back, take_supply
from .zones import heal as heal_seat

_ENDED: Final = tuple(Event((TURN_ENDED, seat)) for seat in range(6))


def search(game: GameState, action: Action, events: Events) -> None:
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


def _pay_place_action(game: GameState, feature: int, events: Events) -> None:
    """A place action costs an action, the first one of some sorts none with the right friends (R14c)."""
    powers = game.pack.powers[game.gang[game.turn]]
    if powers.free_place_action & feature and not game.used & powers.free_place_action_used:
        game.used |= powers.free_place_action_used
        powered(game, game.turn, events)
    else:
        game.actions -= 1


def craft(game: GameState, action: Action, events: Events) -> None:
    seat = game.turn
    pack = game.pack
    powers = pack.powers[game.gang[seat]]
    recipe = pack.recipe_of[action[1]]
    if powers.free_craft and not game.used & powers.free_craft_used:
        game.used |= powers.free_craft_used
        powered(game, seat, events)
    else:
        game.actions -= 1
    if events is not None and (
        powers.no_link
        or game.beatings[seat] > pack.numbers.craft_beatings
        or not game.board.crafting[seat & 1][game.place[seat]]
    ):
        powered(game, seat, events)
    spent = recipe.needs_spared if powers.no_link else recipe.needs
    lose_openly(game, seat, spent)
    put_back(game, spent)
    number = take_supply(game, seat, recipe.product, recipe.makes)
    if events is not None:
        events.append(Event((CRAFTED, seat, spent, recipe.product, number)))


def dig(game: GameState, action: Action, events: Events) -> None:
    """Points are scored at the dig and kept (R6.1, R14p); reaching the goal ends the game (R3)."""
    seat = game.turn
    tool = action[1]
    pack = game.pack
    powers = pack.powers[game.gang[seat]]
    _pay_place_action(game, DIG_HERE, events)
    if events is not None and (
        game.beatings[seat] > pack.numbers.dig_beatings or powers.points[tool] > pack.kinds[tool].points
    ):
        powered(game, seat, events)
    points = powers.points[tool] + game.dig_bonus
    game.dig_bonus = 0
    lose_openly(game, seat, ONE[tool])
    game.tunnel[seat] += ONE[tool]
    game.points[seat] += points
    if events is not None:
        events.append(Event((DUG, seat, tool, points, game.points[seat])))
    if (game.team_points()[seat & 1] if game.team else game.points[seat]) >= game.goal:
        game.winners = (
            sum(1 << other for other in range(seat & 1, game.players, 2)) if game.team else 1 << seat
        )
        game.agenda.clear()
        if events is not None:
            events.append(Event((WON, game.winners)))


def sell(game: GameState, action: Action, events: Events) -> None:
    seat = game.turn
    cards = action[1]
    powers = game.pack.powers[game.gang[seat]]
    _pay_place_action(game, SELL_HERE, events)
    if events is not None and (powers.sell_bonus or powers.trade_places >> game.place[seat] & 1):
        powered(game, seat, events)
    price = game.pack.worth(cards) + powers.sell_bonus
    lose_openly(game, seat, cards)
    put_back(game, cards)
    game.cigarettes[seat] += price
    if events is not None:
        events.append(Event((SOLD, seat, cards, price)))


def buy(game: GameState, action: Action, events: Events) -> None:
    seat = game.turn
    item = game.pack.items[action[1]]
    powers = game.pack.powers[game.gang[seat]]
    price = powers.prices[action[1]]
    _pay_place_action(game, BUY_HERE, events)
    if events is not None and (price < item.price or powers.trade_places >> game.place[seat] & 1):
        powered(game, seat, events)
    game.cigarettes[seat] -= price
    take_supply(game, seat, item.kind, item.count)
    if events is not None:
        events.append(Event((BOUGHT, seat, item.kind, item.count, price)))


def steal_spoon(game: GameState, action: Action, events: Events) -> None:
    seat = game.turn
    extra = game.pack.powers[game.gang[seat]].spoons_stolen
    _pay_place_action(game, STEAL_HERE, events)
    number = take_supply(game, seat, SPOON, game.pack.numbers.spoons_stolen + extra)
    if events is not None:
        if number > game.pack.numbers.spoons_stolen:
            powered(game, seat, events)
        events.append(Event((STOLEN, seat, SPOON, number)))


def heal(game: GameState, action: Action, events: Events) -> None:
    _pay_place_action(game, HEAL_HERE, events)
    heal_seat(game, game.turn, 1, events)


def join(game: GameState, action: Action, events: Events) -> None:
    """The old gang card goes under its pile before the new one is taken (R5.3)."""
    _, gang, accessories = action
    seat = game.turn
    game.actions -= 1
    lose_openly(game, seat, accessories)
    put_back(game, accessories)
    old = game.gang[seat]
    if old:
        game.gang_piles[game.pack.gang_of[old]] += (old,)
    card = game.gang_piles[gang][0]
    game.gang_piles[gang] = game.gang_piles[gang][1:]
    game.gang[seat] = card
    if events is not None:
        events.append(Event((JOINED, seat, card, accessories, old)))


def play(game: GameState, action: Action, events: Events) -> None:
    """The card lies on the table while it takes effect (R14r); its target may be asked first (R8)."""
    _, kind, target = action
    seat = game.turn
    card = game.pack.kinds[kind]
    script = card.script
    assert script is not None
    game.actions -= 1
    lose_openly(game, seat, ONE[kind])
    game.table += ONE[kind]
    if events is not None:
        events.append(Event((
            PLAYED, seat, kind,
            target if script.argument == "seat" else NOTHING,
            target if script.argument == "place" else NOTHING,
        )))
    game.agenda.append(FinishPlay(seat, kind))
    game.agenda.append(RunScript(seat, script.number, 0, target, NOTHING))
    if card.aimed and not game.revealed[target]:
        game.agenda.append(AskReact(target, seat, kind))


def reveal_on_turn(game: GameState, action: Action, events: Events) -> None:
    reveal(game, game.turn, action[1], NOTHING, events)


def extort(game: GameState, action: Action, events: Events) -> None:
    _, target, tool, weapons = action
    seat = game.turn
    game.actions -= 1
    game.extortions += 1
    lose_openly(game, seat, weapons)
    game.table += weapons
    if events is not None:
        events.append(Event((EXTORTED, seat, target, tool, weapons)))
        if game.pack.powers[game.gang[target]].weapons_to_extort:
            powered(game, target, events)
    game.agenda.append(AskExtorted(target, seat, tool))


def exchange(game: GameState, action: Action, events: Events) -> None:
    _, mate, give, give_cigarettes, take, take_cigarettes = action
    seat = game.turn
    game.actions -= 1
    if events is not None:
        events.append(Event((PROPOSED, seat, mate, give, give_cigarettes, take, take_cigarettes)))
    game.agenda.append(AskExchange(mate, seat, give, give_cigarettes, take, take_cigarettes))


def end_turn(game: GameState, action: Action, events: Events) -> None:
    """First Michel(le)'s move, then the hand limit (R4d)."""
    seat = game.turn
    if events is not None:
        events.append(_ENDED[seat])
    if game.michel:
        game.agenda.append(CloseTurn(seat))
        game.agenda.append(AskMichelMove(seat))
    else:
        close_turn(game, events)
