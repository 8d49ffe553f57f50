"""The list of legal actions (Law 2). A choice among many sets of cards is listed once, as a template.

This code runs most often of all. Options are made at load or come from small tables. Each verb's file says when it is
listed. For the verbs that every turn has, or that need an action card or an accessory, the cheap conditions are checked
here, because they save most calls.
"""

from typing import Final

from .actions import Action, EndTurn
from .agenda import OPTIONS
from .board import ALL_HERE, TRADE_HERE
from .teams import MATES
from .state import GameState
from .verbs import VERBS
from .verbs.craft import add_options as add_crafting
from .verbs.exchange import add_option as add_exchange
from .verbs.follow import add_option as add_following
from .verbs.join import add_options as add_joining
from .verbs.reveal import options as reveal_options
from .verbs.verb import AddOptions
from .vocabulary import ON_TURN

_ONLY_END: Final[list[Action]] = [EndTurn()]
# The verbs that are listed by their own function: those that a place must offer, with its bit, and the others.
_PLACE_ACTIONS: Final[tuple[tuple[int, AddOptions], ...]] = tuple(
    (verb.place_action, verb.add_options) for verb in VERBS.values() if verb.place_action and verb.add_options)
_ANYWHERE: Final[tuple[AddOptions, ...]] = tuple(
    verb.add_options for verb in VERBS.values() if verb.add_options and not verb.place_action)


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
        for add in _ANYWHERE:
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
            for feature, add in _PLACE_ACTIONS:
                if features & feature:
                    add(game, seat, options)
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
