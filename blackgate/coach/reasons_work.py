"""Reasons for the work of a turn: dig, search, craft, trade, heal, join, extort."""

from typing import Final

from ..model.actions import Buy, Craft, Dig, EndTurn, Extort, Heal, Join, Search, Sell, StealSpoon
from ..model.counts import KNIFE, ONE, SPOON, TOOLS, WEAPONS, count, holds, kinds_of, size
from ..play.prospects import prospect
from .facts import NEVER, Facts
from .reason import Finders, Found, because, percent

EVEN: Final = 50            # percent: a smaller chance of success is no reason


def dig(facts: Facts, action: Dig) -> Found:
    tool = action.tool
    points = facts.powers.points[tool] + facts.view.dig_bonus
    left = facts.needed - points
    if left <= 0:
        return [because("wins_now", tool=tool)]
    found: Found = []
    rest = facts.hand - ONE[tool]
    if facts.view.actions > 1 and any(facts.powers.points[other] >= left for other in kinds_of(rest & TOOLS)):
        found.append(because("wins_next", points=left))
    robber = facts.armed(facts.here)
    if robber >= 0:
        found.append(because("digs_before_theft", tool=tool, other=robber))
    found += _race(facts)
    found.append(because("digs", points=points, left=left))
    return found


def _race(facts: Facts) -> Found:
    """A rival is about to win."""
    leader = facts.leader()
    turns = facts.turns_to_finish(leader)
    if turns < NEVER and facts.about_to_win(leader):
        return [because("race", other=leader, turns=turns)]
    return [because("digs_in_time", other=leader, left=facts.needed_by(leader))] if facts.about_to_win(leader) else []


def search(facts: Facts, action: Search) -> Found:
    found: Found = []
    tool, part = facts.almost()
    if tool >= 0:
        found.append(because("search_part", part=part, tool=tool))
    gang = facts.gang_almost()
    if gang >= 0:
        found.append(because("search_gang", gang=gang))
    robber = facts.armed(facts.here)
    if not facts.has_weapon and facts.hand & TOOLS and robber >= 0:
        found.append(because("search_weapon", other=robber))
    number = facts.drawn_in(facts.here)
    is_most = facts.board.search[facts.here] == facts.board.most_search
    drawn = because("search_most" if is_most else "search", place=facts.here, drawn=number)
    return [*found, drawn] if number else found


def craft(facts: Facts, action: Craft) -> Found:
    product = action.product
    robber = facts.armed(facts.here)
    if product == KNIFE:
        made = min(facts.pack.recipe_of[KNIFE].makes, count(facts.view.piles, KNIFE))
        armed = because("buy_weapon", cards=made * ONE[KNIFE])
        return [because("craft_knives", other=robber) if robber >= 0 else armed]
    found: Found = []
    if facts.wins_with(ONE[product]):
        found.append(because("craft_wins", tool=product))
    if robber >= 0 and facts.barred_by_one_more(facts.powers.most_craft_beatings):
        found.append(because("craft_before_beating", other=robber))
    return [*found, because("craft_tool", tool=product, points=facts.powers.points[product])]


def buy(facts: Facts, action: Buy) -> Found:
    item = facts.pack.items[action.item]
    price = facts.powers.prices[action.item]
    if item.kind == KNIFE:
        return [because("buy_weapon", cards=item.cards)] if facts.hand else []
    found: Found = []
    if facts.wins_with(item.cards):
        found.append(because("buy_wins", tool=item.kind))
    if count(facts.view.piles, item.kind) == 1:
        found.append(because("buy_last", tool=item.kind))
    return [*found, because("buy_tool", tool=item.kind, cigarettes=price, points=facts.powers.points[item.kind])]


def sell(facts: Facts, action: Sell) -> Found:
    cards = action.cards
    gained = facts.pack.worth(cards) + facts.powers.sell_bonus
    before, after = facts.affordable(facts.cigarettes), facts.affordable(facts.cigarettes + gained)
    found: Found = []
    if after >= 0 and after != before:
        key = "sell_wins" if facts.wins_with(ONE[after], cards) else "sell_price"
        found.append(because(key, tool=after, cigarettes=facts.cigarettes + gained))
    over = size(facts.hand) - facts.pack.hand_limit
    if over > 0:
        found.append(because("sell_limit", over=over))
    return [*found, because("sell", cards=cards, cigarettes=gained)]


def steal_spoon(facts: Facts, action: StealSpoon) -> Found:
    number = min(facts.pack.numbers.spoons_stolen + facts.powers.spoons_stolen, count(facts.view.piles, SPOON))
    found: Found = [because("spoon_wins")] if facts.wins_with(number * ONE[SPOON]) else []
    return [*found, because("spoon", points=number * facts.powers.points[SPOON])]


def heal(facts: Facts, action: Heal) -> Found:
    found: Found = []
    if not facts.can_dig and facts.hand & TOOLS:
        found.append(because("heal_to_dig", cards=facts.hand & TOOLS))
    product = facts.craftable()
    if not facts.can_craft and product >= 0:
        found.append(because("heal_to_craft", card=product))
    robber = next((other for other in facts.rivals if facts.known(other) & WEAPONS), -1)
    if facts.barred_by_one_more(facts.powers.most_dig_beatings) and robber >= 0:
        found.append(because("heal_before_more", other=robber))
    return found or [because("heal")]


def join(facts: Facts, action: Join) -> Found:
    gang = action.gang
    found: Found = []
    own = facts.view.background[facts.seat]
    if not facts.view.revealed[facts.seat] and facts.pack.backgrounds[own].gang == gang:
        found.append(because("join_background", gang=gang, background=own))
    power = facts.view.gang_tops[gang] or facts.view.gang[facts.seat]
    return [*found, because("join_power", power=power, gang=gang)]


def extort(facts: Facts, action: Extort) -> Found:
    target, tool, _, _ = action
    found: Found = []
    ahead = prospect(facts.view, action)
    if ahead.has_tool and facts.wins_with(ONE[tool]):
        found.append(because("extort_wins", other=target, tool=tool))
    if holds(facts.known(target), ONE[tool]):
        found.append(because("extort_known", other=target, tool=tool))
    elif ahead.has_tool:
        found.append(because("extort_likely", other=target, tool=tool, percent=percent(ahead.has_tool)))
    if target == facts.leader() and facts.about_to_win(target):
        found.append(because("extort_leader", other=target, left=facts.needed_by(target)))
    if ahead.won is not None and percent(ahead.won) >= EVEN:
        found.append(because("extort_odds", other=target, percent=percent(ahead.won)))
    return found


def end_turn(facts: Facts, action: EndTurn) -> Found:
    """There is nothing to gain, or the tools are safer here than on the way."""
    if facts.hand & TOOLS and facts.view.actions and facts.armed(facts.here) < 0 and any(
            facts.armed(place) >= 0 for place in facts.board.open_places):
        return [because("end_safe", cards=facts.hand & TOOLS, place=facts.here)]
    return [because("end_nothing")] if size(facts.hand) <= facts.pack.hand_limit else []


FINDERS: Final[Finders] = {
    Dig: dig, Search: search, Craft: craft, Buy: buy, Sell: sell, StealSpoon: steal_spoon, Heal: heal, Join: join,
    Extort: extort, EndTurn: end_turn,
}
