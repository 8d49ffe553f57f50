"""What may be answered now: `legal` lists it (Law 2). Wide choices are listed once, as templates.

This is the hottest code of the game: options are made at load or from small tables, and nothing is
looked at that cannot matter.
"""

from typing import Final

from .actions import Action, EndTurn
from .agenda import OPTIONS
from .board import ALL_HERE, BUY_HERE, DIG_HERE, HEAL_HERE, SELL_HERE, STEAL_HERE, TRADE_HERE
from .counts import FIELD, SPOON, TOOLS, WEAPONS
from .sides import MATES
from .state import GameState
from .verbs import buy, craft, dig, exchange, extort, follow, heal, join, reveal, sell, steal_spoon
from .vocabulary import ON_TURN

_ONLY_END: Final[list[Action]] = [EndTurn()]


def legal(game: GameState) -> list[Action]:
    """All options of the seat that is asked now; none when the game is over. Not to be changed."""
    options = game.options
    if options is None:
        if game.agenda:
            frame = game.agenda[-1]
            options = OPTIONS[frame.step](frame, game)
        elif game.winners:
            options = []
        else:
            options = turn_options(game)
        game.options = options
    return options


def turn_options(game: GameState) -> list[Action]:
    pack = game.pack
    seat = game.turn
    powers = pack.powers[game.gang[seat]]
    actions = game.actions
    reveals = not game.revealed[seat] and pack.backgrounds[game.background[seat]].when & ON_TURN
    if actions <= 0 and not powers.has_free:
        return _ONLY_END + reveal.options(game, seat) if reveals else _ONLY_END

    board = game.board
    place = game.place[seat]
    hand = game.hand[seat]
    options: list[Action]
    if actions > 0:
        movement = 2 if actions >= pack.cautious_move else 1
        if (
            powers.cautious_discount
            and actions + powers.cautious_discount >= pack.cautious_move
            and not game.used & powers.cautious_discount_used
        ):
            movement = 2
        if game.searches < powers.search_limit and board.search[place]:
            options = [*board.openings[place][2 * movement + 1]]
        else:
            options = [*board.openings[place][2 * movement]]
        if hand:
            if hand & pack.joins.mask:
                join.add_options(game, seat, options)
            held = hand & pack.plays.mask
            if held:
                for card in pack.plays.of(held):
                    options += card.options(game, seat)
            if hand & WEAPONS:
                extort.add_options(game, seat, options)
        if game.team:
            for mate in MATES[True][game.players][seat]:
                if game.place[mate] == place:
                    exchange.add_option(game, seat, mate, options)
                else:
                    follow.add_option(game, seat, mate, options)
        free_craft = True
        payable = ALL_HERE
    else:
        options = [*board.openings[place][0]]
        free_craft = bool(powers.free_craft and not game.used & powers.free_craft_used)
        payable = 0 if game.used & powers.free_place_action_used else powers.free_place_action

    if payable:
        features = board.features[seat & 1][place]
        if powers.trade_places >> place & 1:
            features |= TRADE_HERE
        features &= payable
        if features:
            if features & DIG_HERE and hand & TOOLS:
                dig.add_options(game, seat, options)
            if features & SELL_HERE and hand:
                options.append(sell.TEMPLATE)
            if features & BUY_HERE and game.cigarettes[seat] >= powers.cheapest:
                buy.add_options(game, seat, options)
            if features & STEAL_HERE and game.piles & FIELD[SPOON]:
                options.append(steal_spoon.OPTION)
            if features & HEAL_HERE and game.beatings[seat]:
                options.append(heal.OPTION)
    if free_craft and hand & pack.parts:
        craft.add_options(game, seat, options)
    if reveals:
        options += reveal.options(game, seat)
    return options
