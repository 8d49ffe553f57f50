"""Play Weapons against a rival in the same place and demand a Tool (R5.6)."""

from typing import Final

from ...model.actions import Action, Extort
from ...model.counts import BLADE, ONE, SPOON, WEAPON_KINDS, count, kinds_of, size
from ...model.sorts import Field
from ...model.view import View
from ...words.teller import Teller
from ...words.things import unit
from ..costs import IN_TEN, Costs
from .offer import Offer, MessageParts, Thing


def label(teller: Teller, action: Extort, view: View) -> MessageParts:
    return "", {"other": teller.names[action.seat], "tool": teller.card_thing(action.tool),
                "weapons": teller.pile(action.weapons)}


def things(action: Extort, view: View) -> tuple[Thing, ...]:
    return (("seat", action.seat), *(("card", kind) for kind in kinds_of(action.weapons)))


def cost(action: Extort, costs: Costs) -> str:
    """Return how likely the target holds the demanded Tool, or that it does or does not for certain."""
    known = costs.view.known[action.seat]
    tool = costs.teller.card_thing(action.tool)
    if count(known, action.tool):
        return costs.t("odds-tool-held", tool=tool)
    if size(known) == costs.view.sizes[action.seat]:
        return costs.t("odds-tool-missing", tool=tool)
    return costs.t("odds-tool", n=round(costs.prospect(action).has_tool * IN_TEN), tool=tool)


def step_cost(first: Extort, field: Field, costs: Costs) -> str | None:
    """Return what everybody sees of a possible target: the number of cards."""
    if field.name != "seat":
        return None
    return costs.t("cost-seat", cards=unit("card", costs.view.sizes[first.seat]))


def fight_note(action: Extort, costs: Costs) -> str:
    # The Weapons are spent even if the target cooperates (R5.6c).
    return f"{costs.risk(action)} {costs.t('cost-spent', count=size(action.weapons))}".lstrip()


def example(view: View) -> Action:
    others = [other for other in range(view.players) if other != view.seat]
    target = next((other for other in others if view.place[other] == view.place[view.seat]), others[0])
    weapon = next((kind for kind in WEAPON_KINDS if count(view.hands[view.seat], kind)), BLADE)
    return Extort(target, SPOON, ONE[weapon])


def dropped(kind: int, thing: Thing, view: View) -> Action | None:
    sort, number = thing
    is_meant = sort == "seat" and number != view.seat and kind in WEAPON_KINDS
    return Extort(number, SPOON, ONE[kind]) if is_meant else None


def need(teller: Teller, reason: str, action: Extort, view: View) -> MessageParts | None:
    if reason == "target_not_here":
        return "need-rival_here", {}
    if reason != "wrong_number_of_weapons":
        return None
    held = sum(count(view.hands[view.seat], kind) for kind in WEAPON_KINDS)
    return "need-weapons", {
        "name": teller.names[action.seat], "own": unit("weapon", held),
        "needed": unit("weapon", view.pack.weapons_to_extort(view.gang[action.seat])),
    }


def named(teller: Teller, action: Extort, view: View) -> MessageParts:
    return "puzzles-with-person", {"name": teller.names[action.seat]}


OFFER: Final = Offer(
    Extort, "x", "R5.6", "people", is_slow=True, is_fight=True, label=label, things=things, cost=cost,
    step_cost=step_cost, foe=lambda action: action.seat, fight_note=fight_note, example=example, dropped=dropped,
    need=need, named=named,
)
