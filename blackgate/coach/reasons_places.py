"""Reasons for moving: what a place offers, whom the player gets away from, where Michel(le) is sent."""

from typing import Final

from ..model.actions import CautiousMove, Follow, Go, Keep, MoveMichel, Reroll, RollMove
from ..model.board import DIG_HERE, HEAL_HERE, STEAL_HERE
from ..model.counts import SPOON, TOOLS, count, size
from ..model.questions.place import AskPlace
from ..model.questions.reroll import AskReroll
from .facts import Facts
from .reason import Finders, Found, because


# Reasons that hold in many other places too.
_PASTIMES: Final = ("go_search", "go_spoon", "go_safe", "go_mate")
# Reasons that are no reason to roll, or that other keys give already.
_NO_HOPES: Final = ("go_search", "go_spoon", "go_safe", "go_dig", "go_win")


def walk(facts: Facts, action: CautiousMove | Go) -> Found:
    """Reasons for a place that the player chooses."""
    asked = facts.view.agenda[-1] if facts.view.agenda else None
    if isinstance(asked, AskPlace) and asked.michel:
        return _sent_michel(facts, action.place)
    return arrival(facts, action.place)


def arrival(facts: Facts, place: int) -> Found:
    """Reasons for being in a place. If there is no other, a Search may bring more cards there than here."""
    drawn = facts.drawn_in(place)
    more = [because("go_on", place=place, drawn=drawn)] if drawn > facts.drawn_in(facts.here) else []
    return offers(facts, place) or more


def offers(facts: Facts, place: int) -> Found:
    """What the seat can use a place for with its cards, the best first."""
    there = facts.board.features[facts.seat & 1][place]
    found: Found = []
    tools = facts.hand & TOOLS
    if there & DIG_HERE and tools and facts.can_dig:
        enough = facts.points_of(tools, facts.seat) >= facts.needed
        found.append(because("go_win" if enough else "go_dig", place=place, cards=tools))
    if there & HEAL_HERE and facts.beatings:
        found.append(because("go_heal", place=place, beatings=facts.beatings))
    robber = facts.armed(facts.here)
    if facts.hand and robber >= 0 and facts.armed(place) < 0:
        found.append(because("go_safe", place=place, other=robber))
    if facts.view.michel and facts.view.michel_place == facts.here != place:
        found.append(because("go_away_from_michel", place=place))
    if facts.can_buy_in(place):
        tool = facts.affordable(facts.cigarettes)
        if tool >= 0:
            found.append(because("go_buy", place=place, tool=tool, cigarettes=facts.cigarettes))
        elif (tool := facts.rich_after_selling()) >= 0:
            found.append(because("go_sell", place=place, cards=facts.spare(), tool=tool))
    product = facts.craftable()
    if facts.board.crafting[facts.seat & 1][place] and product >= 0 and facts.can_craft:
        found.append(because("go_craft", place=place, card=product))
    if facts.has_weapon and facts.view.turn == facts.seat:
        other, tool = facts.rival_to_rob(place)
        if other >= 0:
            found.append(because("go_rob", place=place, other=other, tool=tool))
    mate = next((mate for mate in facts.mates if facts.view.place[mate] == place), -1)
    if mate >= 0:
        found.append(because("go_mate", place=place, mate=mate))
    if there & STEAL_HERE and count(facts.view.piles, SPOON):
        found.append(because("go_spoon", place=place))
    if facts.board.search[place] == facts.board.most_search and (drawn := facts.drawn_in(place)):
        found.append(because("go_search", place=place, drawn=drawn))
    return found


def follow(facts: Facts, action: Follow) -> Found:
    mate = next((mate for mate in facts.mates if facts.view.place[mate] == action.place), -1)
    own: Found = [because("go_mate", place=action.place, mate=mate)] if mate >= 0 else []
    return [each for each in offers(facts, action.place) if each.key != "go_mate"][:1] + own


def roll(facts: Facts, action: RollMove) -> Found:
    """The reasons to roll: what the possible places offer, and how likely they are."""
    reach = facts.board.rolls(facts.here, facts.powers.neighbour_faces)
    best: Found = []
    home = facts.board.home[facts.seat & 1]
    faces = sum(home in places for places in reach)
    if facts.hand & TOOLS and faces and facts.can_dig:
        best.append(because("roll_home", place=home, cards=facts.hand & TOOLS, faces=faces))
    robber = facts.armed(facts.here)
    if robber >= 0 and facts.hand:
        best.append(because("roll_away", other=robber))
    hopes = {place: offers(facts, place) for places in reach for place in places}
    hoped = {found[0].key: found[0] for found in hopes.values() if found and found[0].key not in _NO_HOPES}
    return (best + list(hoped.values()))[:2] or [because("roll")]


def reroll(facts: Facts, action: Reroll) -> Found:
    """The roll leads to no place where the player has something to do."""
    asked = facts.view.agenda[-1]
    assert isinstance(asked, AskReroll)
    is_wanted = any(found.key not in _PASTIMES for place in _led_to(facts, asked) for found in offers(facts, place))
    return [] if is_wanted else [because("reroll", face=asked.face)]


def keep(facts: Facts, action: Keep) -> Found:
    asked = facts.view.agenda[-1]
    assert isinstance(asked, AskReroll)
    return [reason for place in _led_to(facts, asked) for reason in offers(facts, place)[:1]][:1]


def _led_to(facts: Facts, asked: AskReroll) -> tuple[int, ...]:
    return facts.board.rolls(facts.here, facts.powers.neighbour_faces)[asked.face - 1]


def move_michel(facts: Facts, action: MoveMichel) -> Found:
    if facts.view.michel_place == facts.here or facts.view.michel_place == facts.board.home[facts.seat & 1]:
        return [because("michel_home", place=facts.view.michel_place)]
    reach = {place for places in facts.board.rolls(facts.view.michel_place) for place in places}
    return [because("michel_moves")] if any(facts.view.place[other] in reach for other in facts.rivals) else []


def _sent_michel(facts: Facts, place: int) -> Found:
    """Michel(le) goes to rivals, those with the most cards first, or at least not to this seat."""
    if place == facts.here:
        return []
    there = [other for other in facts.rivals if facts.view.place[other] == place]
    if not there:
        return [because("michel_spares", place=place)]
    victim = min(there, key=lambda other: (facts.needed_by(other), -size(facts.known(other) & TOOLS)))
    return [because("michel_to", place=place, other=victim)]


FINDERS: Final[Finders] = {
    RollMove: roll, CautiousMove: walk, Follow: follow, Go: walk, Reroll: reroll, Keep: keep, MoveMichel: move_michel,
}
