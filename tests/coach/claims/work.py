"""Claims about what one does with one's own hands: dig, search, make, trade, heal, join, extort."""

from collections.abc import Callable
from typing import Final

from blackgate.model.board import DIG_HERE
from blackgate.model.counts import KNIFE, ONE, SPOON, TOOLS, TOOL_KINDS, WEAPONS, count, size

from .scene import EVEN, Scene

Claim = Callable[[Scene], bool]


def wins_now(scene: Scene) -> bool:
    return bool(scene.after.winners >> scene.seat & 1)


def wins_next(scene: Scene) -> bool:
    rest = scene.hand - ONE[scene.action.tool]
    return scene.points == scene.missing - scene.scored() and scene.best_points(rest) >= scene.points


def digs(scene: Scene) -> bool:
    return scene.points == scene.scored() and scene.left == scene.missing - scene.scored() > 0


def digs_before_theft(scene: Scene) -> bool:
    return scene.is_armed_here(scene.other) and scene.tool == scene.action.tool


def needs_only(scene: Scene) -> bool:
    """Somebody needs only so many points more."""
    return scene.is_rival(scene.other) and scene.left == scene.missing_to(scene.other) > 0


def race(scene: Scene) -> bool:
    """In so many turns of two actions: home, then a dig with each of the best tools that are sure."""
    other, view = scene.other, scene.view
    powers = scene.powers_of(other)
    steps = 0 if scene.board.features[other & 1][view.place[other]] & DIG_HERE else 1
    left = scene.missing_to(other)
    for points in sorted((powers.points[tool] for tool in TOOL_KINDS
                          for _ in range(count(scene.sure(other), tool))), reverse=True):
        if left > 0:
            left, steps = left - points, steps + 1
    return (scene.is_rival(other) and left <= 0 and steps <= scene.turns * scene.pack.actions
            and view.beatings[other] <= powers.most_dig_beatings)


def search_part(scene: Scene) -> bool:
    return (scene.can_craft and not scene.has_parts(scene.tool)
            and scene.has_parts(scene.tool, scene.hand + ONE[scene.part]))


def search_gang(scene: Scene) -> bool:
    gang = scene.pack.gangs[scene.gang]
    held = sum(count(scene.hand, kind) > 0 for kind in gang.accessories)
    return held == gang.price - 1 and scene.view.gang_sizes[scene.gang] > 0


def search_weapon(scene: Scene) -> bool:
    return scene.is_armed(scene.other) and not scene.hand & WEAPONS and bool(scene.hand & TOOLS)


def search(scene: Scene) -> bool:
    number = scene.board.search[scene.here] + scene.powers.search_draws
    return bool(scene.drawn == min(number, scene.search_cards) > 0)


def search_most(scene: Scene) -> bool:
    return search(scene) and scene.board.search[scene.here] >= max(
        scene.board.search[place] for place in scene.board.open_places)


def enough_tools(scene: Scene) -> bool:
    """The tools in hand do when it is done, and did not before."""
    after = scene.after.hand[scene.seat]
    return scene.worth(after) >= scene.missing > scene.worth(scene.hand)


def craft_tool(scene: Scene) -> bool:
    return scene.gained(scene.tool) == 1 and scene.points == scene.powers.points[scene.tool]


def craft_knives(scene: Scene) -> bool:
    return scene.gained(KNIFE) > 0 and scene.is_armed_here(scene.other)


def craft_before_beating(scene: Scene) -> bool:
    return scene.is_armed_here(scene.other) and scene.barred_by_one_more(scene.powers.most_craft_beatings)


def buy_tool(scene: Scene) -> bool:
    paid = scene.before.cigarettes[scene.seat] - scene.after.cigarettes[scene.seat]
    return (scene.gained(scene.tool) == 1 and scene.cigarettes == paid > 0
            and scene.points == scene.powers.points[scene.tool])


def buy_last(scene: Scene) -> bool:
    return count(scene.view.piles, scene.tool) == 1 and count(scene.after.piles, scene.tool) == 0


def more_weapons(scene: Scene) -> bool:
    """One gets these, all of them Weapons, and has something to defend."""
    return (scene.cards == scene.cards & WEAPONS and size(scene.cards) > 0 and scene.hand > 0
            and scene.gained(KNIFE) == size(scene.cards))


def can_pay_then(scene: Scene) -> bool:
    """So many Cigarettes when it is done, and they pay for the tool, which they did not before."""
    return (scene.cigarettes == scene.after.cigarettes[scene.seat]
            and scene.can_pay(scene.tool, scene.cigarettes)
            and not scene.can_pay(scene.tool, scene.view.cigarettes[scene.seat]))


def sell_wins(scene: Scene) -> bool:
    return (scene.can_pay(scene.tool, scene.after.cigarettes[scene.seat])
            and scene.suffices_with(ONE[scene.tool], scene.action.cards)
            and not scene.suffices_with(0))


def too_many(scene: Scene) -> bool:
    return size(scene.hand) - scene.pack.hand_limit == scene.over > 0


def sell(scene: Scene) -> bool:
    got = scene.after.cigarettes[scene.seat] - scene.before.cigarettes[scene.seat]
    return bool(scene.cards == scene.action.cards and scene.cigarettes == got > 0)


def spoon(scene: Scene) -> bool:
    spoons = scene.gained(SPOON)
    return spoons > 0 and scene.points == spoons * scene.powers.points[SPOON]


def heal_to_dig(scene: Scene) -> bool:
    return not scene.can_dig and scene.cards == scene.hand & TOOLS != 0


def heal_to_craft(scene: Scene) -> bool:
    return not scene.can_craft and scene.has_parts(scene.card)


def heal_before_more(scene: Scene) -> bool:
    return scene.is_armed(scene.other) and scene.barred_by_one_more(scene.powers.most_dig_beatings)


def heal(scene: Scene) -> bool:
    return scene.after.beatings[scene.seat] == scene.beatings - 1


def join_power(scene: Scene) -> bool:
    return bool(scene.after.gang[scene.seat] == scene.power and scene.pack.gang_of[scene.power] == scene.gang)


def join_background(scene: Scene) -> bool:
    card = scene.view.background[scene.seat]
    return (scene.background == card and not scene.view.revealed[scene.seat]
            and scene.pack.backgrounds[card].gang == scene.gang == scene.action.gang)


def extort_wins(scene: Scene) -> bool:
    """With the tool it would do, and they may have it."""
    return (scene.suffices_with(ONE[scene.tool]) and not scene.suffices_with(0)
            and scene.share_with(scene.other, scene.tool) > 0)


def extort_known(scene: Scene) -> bool:
    return count(scene.sure(scene.other), scene.tool) > 0


def extort_likely(scene: Scene) -> bool:
    return scene.percent > 0 and scene.is_about(scene.percent, scene.share_with(scene.other, scene.tool))


def extort_odds(scene: Scene) -> bool:
    laid = size(scene.action.weapons)
    won = scene.share_won(scene.seat, scene.other, first=False, laid=laid)
    return scene.percent >= EVEN and scene.is_about(scene.percent, won)


def end_nothing(scene: Scene) -> bool:
    """What one has is kept: nothing must be discarded (R4d)."""
    return size(scene.hand) <= scene.pack.hand_limit


def end_safe(scene: Scene) -> bool:
    armed = [seat for seat in scene.rivals if scene.is_armed(seat) and scene.view.place[seat] != scene.board.solitary]
    return (scene.cards == scene.hand & TOOLS != 0 and scene.place == scene.here and bool(armed)
            and all(scene.view.place[seat] != scene.here for seat in armed))


WORK: Final[dict[str, Claim]] = {
    "wins_now": wins_now, "wins_next": wins_next, "digs": digs, "digs_before_theft": digs_before_theft,
    "digs_in_time": needs_only, "race": race, "search_part": search_part, "search_gang": search_gang,
    "search_weapon": search_weapon, "search_most": search_most, "search": search, "craft_wins": enough_tools,
    "craft_tool": craft_tool, "craft_knives": craft_knives, "craft_before_beating": craft_before_beating,
    "buy_wins": enough_tools, "buy_tool": buy_tool, "buy_last": buy_last, "buy_weapon": more_weapons,
    "sell_price": can_pay_then, "sell_wins": sell_wins, "sell_limit": too_many, "sell": sell,
    "spoon_wins": enough_tools, "spoon": spoon, "heal_to_dig": heal_to_dig, "heal_to_craft": heal_to_craft,
    "heal_before_more": heal_before_more, "heal": heal, "join_power": join_power, "join_background": join_background,
    "extort_wins": extort_wins, "extort_known": extort_known, "extort_likely": extort_likely,
    "extort_leader": needs_only, "extort_odds": extort_odds, "end_nothing": end_nothing, "end_safe": end_safe,
}
