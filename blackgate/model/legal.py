"""The list of legal actions (Law 2). A choice among many sets of cards is listed once, as a template.

This code runs most often of all. Options are made at load or come from small tables. A verb may list itself (`Verb`,
`add_options`). For most verbs the cheap conditions are checked here, because they save most calls: without them a game
takes five percent longer. Each verb's file checks the rest.
"""

from typing import Final

from .actions import Action, EndTurn
from .agenda import OPTIONS
from .board import ALL_HERE, BUY_HERE, DIG_HERE, HEAL_HERE, SELL_HERE, STEAL_HERE, TRADE_HERE
from .counts import FIELD, SPOON, TOOLS, Cards
from .teams import MATES
from .state import GameState
from .verbs import VERBS
from .verbs.buy import add_options as add_buying
from .verbs.craft import add_options as add_crafting
from .verbs.dig import add_options as add_digging
from .verbs.exchange import add_option as add_exchange
from .verbs.follow import add_option as add_following
from .verbs.heal import OPTION as HEAL
from .verbs.join import add_options as add_joining
from .verbs.reveal import options as reveal_options
from .verbs.sell import TEMPLATE as SELL
from .verbs.steal_spoon import OPTION as STEAL_SPOON
from .verbs.verb import AddOptions
from .vocabulary import ON_TURN

_ONLY_END: Final[list[Action]] = [EndTurn()]
# The verbs that list themselves, each with the cards of which the hand must hold one (0: no matter).
_LISTED: Final[tuple[tuple[Cards, AddOptions], ...]] = tuple(
    (verb.needs, verb.add_options) for verb in VERBS.values() if verb.add_options is not None)


def legal(game: GameState) -> list[Action]:
    """All options of the seat that is asked now; none when the game is over. Callers must not change the list."""
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
        return _ONLY_END + reveal_options(game, seat) if reveals else _ONLY_END

    board = game.board
    team = seat & 1
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
            held = hand & pack.joins.mask
            if held:
                joins = pack.joins.of(held)
                if joins:
                    add_joining(game, seat, joins, options)
            held = hand & pack.plays.mask
            if held:
                for card in pack.plays.of(held):
                    options += card.options(game, seat)
        for needs, add in _LISTED:
            if hand & needs or not needs:
                add(game, seat, options)
        if game.team:
            for mate in MATES[True][game.players][seat]:
                if game.place[mate] == place:
                    add_exchange(game, seat, mate, options)
                else:
                    add_following(game, seat, mate, options)
        free_craft = True
        payable = ALL_HERE
    else:
        options = [*board.openings[place][0]]
        free_craft = bool(powers.free_craft and not game.used & powers.free_craft_used)
        payable = 0 if game.used & powers.free_place_action_used else powers.free_place_action

    if payable:
        features = board.features[team][place]
        if powers.trade_places >> place & 1:
            features |= TRADE_HERE
        features &= payable
        if features:
            if features & DIG_HERE and hand & TOOLS:
                add_digging(game, seat, options)
            if features & SELL_HERE and hand:
                options.append(SELL)
            if features & BUY_HERE and game.cigarettes[seat] >= powers.cheapest:
                add_buying(game, seat, options)
            if features & STEAL_HERE and game.piles & FIELD[SPOON]:
                options.append(STEAL_SPOON)
            if features & HEAL_HERE and game.beatings[seat]:
                options.append(HEAL)
    if (
        free_craft
        and hand & pack.parts
        and game.beatings[seat] <= powers.most_craft_beatings
        and (board.crafting[team][place] or (powers.craft_anywhere and place != board.solitary))
    ):
        add_crafting(game, seat, options)
    if reveals:
        options += reveal_options(game, seat)
    return options
