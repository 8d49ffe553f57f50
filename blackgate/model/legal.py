"""What may be answered now: `legal` lists it (Law 2). Wide choices are listed once, as templates.

This is the hottest code of the game: options are made at load or from small tables, and nothing is
looked at that cannot matter.
"""

from .agenda import OPTIONS
from .board import ALL_HERE, BUY_HERE, DIG_HERE, HEAL_HERE, SELL_HERE, STEAL_HERE, TRADE_HERE
from .counts import FIELD, SPOON, TOOLS, TOOL_KINDS, WEAPONS, holds
from .reveals import fitting_script
from .sides import MATES, RIVALS
from .state import GameState
from .words import (
    ANY, BUY, CRAFT, DIG, END_TURN, EXCHANGE, FOLLOW, HEAL, ON_TURN, SELL, STEAL_SPOON, Action,
)

_DIGS = {tool: Action((DIG, tool)) for tool in TOOL_KINDS}
_CRAFTS = tuple(Action((CRAFT, kind)) for kind in range(8))
_BUYS = tuple(Action((BUY, item)) for item in range(16))
_EXCHANGES = tuple(Action((EXCHANGE, seat, ANY, ANY, ANY, ANY)) for seat in range(6))
_SELL = Action((SELL, ANY))
_STEAL = Action((STEAL_SPOON,))
_HEAL = Action((HEAL,))
_ONLY_END: list[Action] = [Action((END_TURN,))]


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
        return _ONLY_END + _reveal_options(game, seat) if reveals else _ONLY_END

    board = game.board
    team = seat & 1
    place = game.place[seat]
    hand = game.hand[seat]
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
            joins, plays = pack.joins, pack.plays
            held = hand & joins.mask
            if held:
                joinable = joins.of(held)
                if joinable:
                    options += joinable if all(game.gang_piles) else _joinable(game, seat, joinable)
            held = hand & plays.mask
            if held:
                for card in plays.of(held):
                    options += card.options(game, seat)
            if hand & WEAPONS and game.extortions < pack.extortions and place != board.solitary:
                where = game.place
                for other in RIVALS[game.team][game.players][seat]:
                    if where[other] == place:
                        weapons = (
                            pack.numbers.weapons_to_extort
                            + pack.powers[game.gang[other]].weapons_to_extort
                        )
                        options += pack.extort_options(hand, weapons, other)
        if game.team:
            _team_options(game, seat, options)
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
            if features & DIG_HERE and hand & TOOLS and game.beatings[seat] <= powers.most_dig_beatings:
                for tool in TOOL_KINDS:
                    if hand & FIELD[tool]:
                        options.append(_DIGS[tool])
            if features & SELL_HERE and hand:
                options.append(_SELL)
            if features & BUY_HERE and game.cigarettes[seat] >= powers.cheapest:
                _buy_options(game, seat, powers.prices, options)
            if features & STEAL_HERE and game.piles & FIELD[SPOON]:
                options.append(_STEAL)
            if features & HEAL_HERE and game.beatings[seat]:
                options.append(_HEAL)
    if (
        free_craft
        and hand & pack.parts
        and game.beatings[seat] <= powers.most_craft_beatings
        and (board.crafting[team][place] or (powers.craft_anywhere and place != board.solitary))
    ):
        for recipe in pack.recipes:
            needs = recipe.needs_spared if powers.no_link else recipe.needs
            if game.piles & FIELD[recipe.product] and holds(hand, needs):
                options.append(_CRAFTS[recipe.product])

    if reveals:
        options += _reveal_options(game, seat)
    return options


def _reveal_options(game: GameState, seat: int) -> list[Action]:
    script = fitting_script(game, seat, ON_TURN)
    return script.options(game, seat) if script is not None else []


def _joinable(game: GameState, seat: int, joins: tuple[Action, ...]) -> list[Action]:
    """An empty pile cannot be joined, counting the old card put under it first (R5.3)."""
    piles = game.gang_piles
    own = game.pack.gang_of[game.gang[seat]]
    return [option for option in joins if piles[option[1]] or option[1] == own]


def _buy_options(game: GameState, seat: int, prices: tuple[int, ...], options: list[Action]) -> None:
    purse = game.cigarettes[seat]
    piles = game.piles
    for number, item in enumerate(game.pack.items):
        if purse >= prices[number] and piles & item.pile >= item.cards:
            options.append(_BUYS[number])


def _team_options(game: GameState, seat: int, options: list[Action]) -> None:
    """Following a teammate of the same gang (R11g) and exchanging with one here (R5.7)."""
    where = game.place
    here = where[seat]
    gang = game.pack.gang_of[game.gang[seat]]
    solitary = game.board.solitary
    for mate in MATES[True][game.players][seat]:
        if where[mate] == here:
            if has_anything(game, seat) or has_anything(game, mate):
                options.append(_EXCHANGES[mate])
        elif gang >= 0 and where[mate] != solitary and game.pack.gang_of[game.gang[mate]] == gang:
            option = Action((FOLLOW, where[mate]))
            if option not in options:
                options.append(option)


def has_anything(game: GameState, seat: int) -> bool:
    return bool(game.hand[seat] or game.cigarettes[seat])
