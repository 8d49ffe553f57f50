"""Why an action is refused: reasons (keys for the locale files) and the rules that say so.

The protocol answers with the first one (`why`), the window tells all (`reasons`). The order is the protocol's: no
action left (R4a) first, then the action's own rule, then the general ones.
"""

from collections.abc import Callable
from typing import Final

from .agenda import ASKED, rule_of
from .board import BUY_HERE, DIG_HERE, HEAL_HERE, SELL_HERE, STEAL_HERE, TRADE_HERE
from .counts import FIELD, SPOON, TOOL_KINDS, WEAPONS, count, holds, kinds_of, pair_up, size
from .engine import TURN_ACTIONS, is_legal
from .frames import Frame
from .legal import has_anything, legal
from .moves import cautious_cost
from .refusals import Refusal, is_weapon, refused_reveal, refused_target
from .sides import is_mate, is_rival
from .state import GameState
from .words import (
    ACCEPT, ANY, BUY, CAUTIOUS_MOVE, CHOOSE_CARD, COOPERATE, CRAFT, DECLINE, DIG, DISCARD, DRAW, END_TURN, EXCHANGE,
    EXTORT, FIGHT, FOLLOW, GIVE_UP, GO, HEAL, JOIN, KEEP, MOVE_MICHEL, ON_TURN, PASS, PLAY, REROLL, REVEAL, SEARCH,
    SELL, STEAL_SPOON, WEAPON, Action,
)

Check = Callable[[GameState, Action], list[Refusal]]

# The rule of an answer that nobody asked for.
_OWN_RULE: Final = {
    REROLL: "R9", KEEP: "R9", GO: "R5.1a", COOPERATE: "R5.6c", FIGHT: "R5.6d", WEAPON: "R5.6d", GIVE_UP: "R5.6d",
    PASS: "R8", DRAW: "R10g", MOVE_MICHEL: "R10b", CHOOSE_CARD: "R8", DISCARD: "R4d", ACCEPT: "R5.7", DECLINE: "R5.7",
}
_PLACE_ACTIONS: Final = {
    DIG: DIG_HERE, SELL: SELL_HERE, BUY: BUY_HERE, STEAL_SPOON: STEAL_HERE, HEAL: HEAL_HERE,
}


def why(game: GameState, action: Action) -> Refusal | None:
    """None if the action is legal now, else the first reason and its rule."""
    found = reasons(game, action)
    return found[0] if found else None


def reasons(game: GameState, action: Action) -> list[Refusal]:
    """Everything that stands in the way, in the protocol's order; nothing if the action is legal now."""
    if action in legal(game) or is_legal(game, action):
        return []
    if game.winners:
        return [("game_over", "R3")]
    if game.agenda:
        return [_refused_answer(game, game.agenda[-1], action)]
    word = action[0]
    if word not in TURN_ACTIONS:
        return [("not_asked", _OWN_RULE[word])]
    found: list[Refusal] = []
    if word not in (REVEAL, END_TURN) and game.actions < 1 and not _is_free(game, word):
        found.append(("no_action_left", "R4a"))
    check = _CHECKS.get(word)
    return found + check(game, action) if check is not None else found


def _is_free(game: GameState, word: int) -> bool:
    powers = game.pack.powers[game.gang[game.turn]]
    if word == CRAFT:
        return bool(powers.free_craft and not game.used & powers.free_craft_used)
    if word in _PLACE_ACTIONS:
        return bool(powers.free_place_action & _PLACE_ACTIONS[word] and not game.used & powers.free_place_action_used)
    return False


def _cautious_move(game: GameState, action: Action) -> list[Refusal]:
    found: list[Refusal] = []
    if 0 < game.actions < cautious_cost(game):
        found.append(("too_few_actions", "R5.1b"))
    if action[1] == game.place[game.turn]:
        found.append(("already_there", "R5.1b"))
    elif action[1] not in game.board.open_places:
        found.append(("not_an_open_place", "R5.1b"))
    return found


def _follow(game: GameState, action: Action) -> list[Refusal]:
    if not game.team:
        return [("team_mode_only", "R11g")]
    if action[1] == game.place[game.turn]:
        return [("already_there", "R11g")]
    return [("no_mate_of_your_gang_there", "R11g")]


def _search(game: GameState, action: Action) -> list[Refusal]:
    found: list[Refusal] = []
    if game.searches >= game.pack.powers[game.gang[game.turn]].search_limit:
        found.append(("already_searched", "R5.2"))
    if not game.board.search[game.place[game.turn]]:
        found.append(("not_in_solitary", "R5.2"))
    return found


def _craft(game: GameState, action: Action) -> list[Refusal]:
    pack, seat = game.pack, game.turn
    powers = pack.powers[game.gang[seat]]
    place = game.place[seat]
    found: list[Refusal] = []
    if not (game.board.crafting[seat & 1][place] or (powers.craft_anywhere and place != game.board.solitary)):
        found.append(("cannot_craft_here", "R5.5"))
    if game.beatings[seat] > powers.most_craft_beatings:
        found.append(("too_beaten_to_craft", "R5.5"))
    recipe = pack.recipe_of[action[1]]
    if not holds(game.hand[seat], recipe.needs_spared if powers.no_link else recipe.needs):
        found.append(("parts_missing", "R5.5"))
    if not game.piles & FIELD[recipe.product]:
        found.append(("pile_empty", "R5.5"))
    return found


def _features(game: GameState) -> int:
    seat = game.turn
    features = game.board.features[seat & 1][game.place[seat]]
    if game.pack.powers[game.gang[seat]].trade_places >> game.place[seat] & 1:
        features |= TRADE_HERE
    return features


def _dig(game: GameState, action: Action) -> list[Refusal]:
    seat = game.turn
    found: list[Refusal] = []
    if not _features(game) & DIG_HERE:
        found.append(("only_in_own_block" if game.team else "only_in_cell_block", "R6.1"))
    if game.beatings[seat] > game.pack.powers[game.gang[seat]].most_dig_beatings:
        found.append(("too_beaten_to_dig", "R6.1"))
    if action[1] not in TOOL_KINDS:
        found.append(("not_a_tool", "R6.1"))
    elif not game.hand[seat] & FIELD[action[1]]:
        found.append(("no_such_tool_in_hand", "R6.1"))
    return found


def _sell(game: GameState, action: Action) -> list[Refusal]:
    hand = game.hand[game.turn]
    found: list[Refusal] = []
    if not _features(game) & SELL_HERE:
        found.append(("only_in_rec_area", "R6.2"))
    if not action[1] or (action[1] == ANY and not hand):
        found.append(("nothing_to_sell", "R6.2"))
    elif action[1] != ANY and not holds(hand, action[1]):
        found.append(("card_not_in_hand", "R6.2"))
    return found


def _buy(game: GameState, action: Action) -> list[Refusal]:
    seat = game.turn
    found: list[Refusal] = []
    if not _features(game) & BUY_HERE:
        found.append(("only_in_rec_area", "R6.3"))
    item = game.pack.items[action[1]]
    left = count(game.piles, item.kind)
    if left < item.count:
        found.append(("pile_too_small" if left else "pile_empty", "R6.3"))
    if game.cigarettes[seat] < game.pack.powers[game.gang[seat]].prices[action[1]]:
        found.append(("too_few_cigarettes", "R6.3"))
    return found


def _steal_spoon(game: GameState, action: Action) -> list[Refusal]:
    found: list[Refusal] = []
    if not _features(game) & STEAL_HERE:
        found.append(("only_in_cafeteria", "R6.4"))
    if not game.piles & FIELD[SPOON]:
        found.append(("pile_empty", "R6.4"))
    return found


def _heal(game: GameState, action: Action) -> list[Refusal]:
    found: list[Refusal] = []
    if not _features(game) & HEAL_HERE:
        found.append(("only_in_infirmary", "R6.5"))
    if not game.beatings[game.turn]:
        found.append(("not_beaten", "R6.5"))
    return found


def _join(game: GameState, action: Action) -> list[Refusal]:
    _, number, paid = action
    gang = game.pack.gangs[number]
    kinds = kinds_of(paid)
    found: list[Refusal] = []
    if size(paid) != gang.price or len(kinds) != gang.price:
        found.append(("wrong_number_of_accessories", "R5.3"))
    if any(kind not in gang.accessories for kind in kinds):
        found.append(("not_its_accessories", "R5.3"))
    if not holds(game.hand[game.turn], paid):
        found.append(("card_not_in_hand", "R5.3"))
    # One's own card goes under its pile before another is taken.
    if not game.gang_piles[number] and game.pack.gang_of[game.gang[game.turn]] != number:
        found.append(("gang_pile_empty", "R5.3"))
    return found


def _play(game: GameState, action: Action) -> list[Refusal]:
    _, kind, target = action
    seat = game.turn
    script = game.pack.kinds[kind].script
    if script is None:
        return [("not_an_action_card", "R5.4")]
    found: list[Refusal] = []
    if not game.hand[seat] & FIELD[kind]:
        found.append(("card_not_in_hand", "R5.4"))
    if not (script.reaches(game, seat, target) and script.does_something(game, seat, target)):
        found.append(refused_target(game, seat, script, target, "R5.4"))
    return found


def _extort(game: GameState, action: Action) -> list[Refusal]:
    _, target, tool, weapons = action
    seat = game.turn
    armed = bool(game.hand[seat] & WEAPONS)
    found: list[Refusal] = []
    if game.extortions >= game.pack.extortions:
        found.append(("already_extorted", "R5.6"))
    if game.place[seat] == game.board.solitary:
        found.append(("not_in_solitary", "R5.6a"))
    if not armed:
        found.append(("no_weapon", "R5.6a"))
    if target == seat:
        found.append(("not_yourself", "R5.6a"))
    elif game.place[target] != game.place[seat]:
        found.append(("target_not_here", "R5.6a"))
    if target != seat and not is_rival(game.team, target, seat):
        found.append(("not_a_rival", "R5.6a"))
    if tool not in TOOL_KINDS:
        found.append(("not_a_tool", "R5.6b"))
    if any(not is_weapon(kind) for kind, _ in pair_up(weapons)):
        found.append(("not_a_weapon", "R5.6b"))
    needed = game.pack.numbers.weapons_to_extort + game.pack.powers[game.gang[target]].weapons_to_extort
    if size(weapons) != needed:
        found.append(("wrong_number_of_weapons", "R5.6b"))
    if armed and not holds(game.hand[seat], weapons):
        found.append(("card_not_in_hand", "R5.6b"))
    return found


def _exchange(game: GameState, action: Action) -> list[Refusal]:
    _, mate, give, give_cigarettes, take, take_cigarettes = action
    seat = game.turn
    if not game.team:
        return [("team_mode_only", "R5.7")]
    if not is_mate(game.team, mate, seat):
        return [("not_a_teammate", "R5.7")]
    if game.place[mate] != game.place[seat]:
        return [("target_not_here", "R5.7")]
    if ANY in (give, take) or not (give or take or give_cigarettes or take_cigarettes):
        return [("empty_exchange" if has_anything(game, seat) or has_anything(game, mate)
                 else "nothing_to_exchange", "R5.7")]
    found: list[Refusal] = []
    if not holds(game.hand[seat], give) or give_cigarettes > game.cigarettes[seat]:
        found.append(("card_not_in_hand", "R5.7"))
    if not holds(game.hand[mate], take) or take_cigarettes > game.cigarettes[mate]:
        found.append(("mate_does_not_have_it", "R5.7"))
    return found


def _reveal(game: GameState, action: Action) -> list[Refusal]:
    return [refused_reveal(game, game.turn, ON_TURN, action)]


_CHECKS: Final[dict[int, Check]] = {
    CAUTIOUS_MOVE: _cautious_move, FOLLOW: _follow, SEARCH: _search, CRAFT: _craft, DIG: _dig, SELL: _sell, BUY: _buy,
    STEAL_SPOON: _steal_spoon, HEAL: _heal, JOIN: _join, PLAY: _play, EXTORT: _extort, EXCHANGE: _exchange,
    REVEAL: _reveal,
}


def _refused_answer(game: GameState, frame: Frame, action: Action) -> Refusal:
    rule = rule_of(frame)
    return ASKED[frame.step].refuse(frame, game, action, rule) or ("another_question", rule)
