"""Make Weapons or a Tool from parts (R5.5)."""

from typing import Final

from ..actions import Action, Craft
from ..counts import FIELD, Cards, holds
from ..events import Crafted, Events
from ..refusals import Refusal
from ..state import GameState
from ..zones import lose_openly, powered, put_back, take_supply
from .verb import Verb

_CRAFTS: Final = tuple(Craft(kind) for kind in range(8))


def add_options(game: GameState, seat: int, options: list[Action]) -> None:
    """Add every product that the hand and the piles allow. The caller has checked that the seat may craft here."""
    no_link = game.pack.powers[game.gang[seat]].no_link
    hand = game.hand[seat]
    for recipe in game.pack.recipes:
        needs = recipe.needs_spared if no_link else recipe.needs
        if game.piles & FIELD[recipe.product] and holds(hand, needs):
            options.append(_CRAFTS[recipe.product])


def parts(game: GameState, action: Craft) -> Cards:
    """What the player on turn needs to make this."""
    recipe = game.pack.recipe_of[action.product]
    return recipe.needs_spared if game.pack.powers[game.gang[game.turn]].no_link else recipe.needs


def _is_place_for_it(game: GameState, seat: int) -> bool:
    place = game.place[seat]
    return bool(
        game.board.crafting[seat & 1][place]
        or (game.pack.powers[game.gang[seat]].craft_anywhere and place != game.board.solitary)
    )


def is_free(game: GameState) -> bool:
    powers = game.pack.powers[game.gang[game.turn]]
    return bool(powers.free_craft and not game.used & powers.free_craft_used)


def do(game: GameState, action: Craft, events: Events) -> None:
    seat = game.turn
    pack = game.pack
    powers = pack.powers[game.gang[seat]]
    recipe = pack.recipe_of[action.product]
    if is_free(game):
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
    spent = parts(game, action)
    lose_openly(game, seat, spent)
    put_back(game, spent)
    number = take_supply(game, seat, recipe.product, recipe.makes)
    if events is not None:
        events.append(Crafted(seat, spent, recipe.product, number))


def refuse(game: GameState, action: Craft) -> list[Refusal]:
    seat = game.turn
    powers = game.pack.powers[game.gang[seat]]
    found: list[Refusal] = []
    if not _is_place_for_it(game, seat):
        found.append(("cannot_craft_here", "R5.5"))
    if game.beatings[seat] > powers.most_craft_beatings:
        found.append(("too_beaten_to_craft", "R5.5"))
    if not holds(game.hand[seat], parts(game, action)):
        found.append(("parts_missing", "R5.5"))
    if not game.piles & FIELD[action.product]:
        found.append(("pile_empty", "R5.5"))
    return found


VERB: Final = Verb(Craft, do, refuse, is_free, cards=parts, is_from_memory=True)
