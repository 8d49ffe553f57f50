"""What an option means at the table: the verb it belongs to and the things it touches.

The table never invents an option. Buttons are the verbs of the options, glowing things are the things of the
options, and pressing either narrows the options until one is left.
"""

from collections.abc import Sequence
from typing import Final

from ..model.actions import (
    Action, Buy, CautiousMove, ChooseCard, Cooperate, Craft, Dig, Draw, Exchange, Extort, Follow, Go, Heal, Join,
    MoveMichel, Play, Reroll, Reveal, RollMove, Search, Sell, StealSpoon, Weapon, action_from,
)
from ..model.counts import BLADE, ONE, PICKAXE, SHOVEL, SPOON, TOOL_KINDS, WEAPON_KINDS, count, kinds_of
from ..model.scripts import Script
from ..model.sides import MATES
from ..model.sorts import Field, fields_of, name_of
from ..model.view import View
from ..model.vocabulary import ANY, NOTHING

Thing = tuple[str, int]     # ("place", 2), ("seat", 1), ("card", kind), ("pile", kind), ("gang", 3), ("own", 0) …

DIE: Final = ("die", 0)
DECK: Final = ("deck", 0)
TUNNEL: Final = ("tunnel", 0)
OWN_BACKGROUND: Final = ("background", 0)

# The verbs of a turn in the order of their buttons; team mode has two more.
TURN_VERBS: Final = (
    RollMove, CautiousMove, Search, Craft, Dig, Extort, StealSpoon, Heal, Sell, Buy,
    Join, Play, Reveal,
)
TEAM_VERBS: Final = (Follow, Exchange)


def things(action: Action, view: View) -> tuple[Thing, ...]:
    """What on the table an option is about."""
    here = ("place", view.place[view.seat])
    pack = view.pack
    match action:
        case RollMove() | Reroll():
            return (DIE,)
        case CautiousMove() | Follow() | Go():
            return (("place", action.place),)
        case Search():
            return (DECK, here)
        case Craft():
            needs = kinds_of(pack.recipe_of[action.product].needs)
            return (("pile", action.product), *(("card", kind) for kind in needs))
        case Dig():
            return (("card", action.tool), TUNNEL, here)
        case Sell():
            return (here,)
        case Buy():
            return (("pile", pack.items[action.item].kind), here)
        case StealSpoon():
            return (("pile", SPOON), here)
        case Heal():
            return (here,)
        case Join():
            return (("gang", action.gang), *(("card", kind) for kind in kinds_of(action.accessories)))
        case Play():
            return (("card", action.card), *_target(pack.kinds[action.card].script, action.target))
        case Extort():
            return (("seat", action.seat), *(("card", kind) for kind in kinds_of(action.weapons)))
        case Exchange():
            return (("seat", action.seat),)
        case Reveal():
            return (OWN_BACKGROUND, *_target(reveal_script(view), action.target))
        case Cooperate(kind) | Weapon(kind) | ChooseCard(kind):
            return (("card", kind),) if kind >= 0 else ()
        case Draw():
            return (DECK,)
        case MoveMichel():
            return (DIE, ("michel", 0))
    return ()


def _target(script: Script | None, target: int) -> tuple[Thing, ...]:
    if script is None or target < 0 or script.argument not in ("seat", "place"):
        return ()
    return ((script.argument, target),)


def reveal_script(view: View) -> Script:
    """The script of one's own Background as it stands."""
    return view.pack.background_script(view.background[view.seat], view.gang[view.seat])


def glowing(options: tuple[Action, ...] | list[Action], view: View) -> set[Thing]:
    """All things that some option is about; one's own place only glows for what is done there."""
    return {thing for option in options for thing in things(option, view)}


def next_choice(options: Sequence[Action]) -> Field | None:
    """The first field in which options of one verb differ; None if only one is left."""
    if len(options) < 2:
        return None
    fields = fields_of(type(options[0]))
    return next((field for field in fields if len({getattr(option, field.name) for option in options}) > 1), None)


def is_template(action: Action) -> bool:
    return ANY in action


def probe(verb: type[Action], view: View) -> Action:
    """An action to ask `why` about, where a verb is not on offer: the one the player most likely means."""
    seat, pack = view.seat, view.pack
    hand = view.hands[seat]
    match name_of(verb):
        case "cautious_move":
            elsewhere = pack.boards[view.team].elsewhere[view.place[seat]]
            return CautiousMove(elsewhere[0])
        case "follow":
            mates = MATES[view.team][view.players][seat]
            return Follow(view.place[mates[0]] if mates else view.place[seat])
        case "craft":
            held = sorted(pack.recipes, key=lambda recipe: -sum(
                min(count(hand, kind), count(recipe.needs, kind)) for kind in kinds_of(recipe.needs)))
            return Craft(held[0].product)
        case "dig":
            return Dig(next((tool for tool in (SHOVEL, PICKAXE, SPOON) if count(hand, tool)), SPOON))
        case "sell":
            return Sell(ANY)
        case "buy":
            return Buy(min(range(len(pack.items)), key=lambda item: pack.items[item].price))
        case "join":
            return _probe_join(view)
        case "play":
            action_cards = [kind for kind in kinds_of(hand) if pack.kinds[kind].script is not None]
            card = (*action_cards, *pack.action_cards.kinds)[0]
            return Play(card, _likely(pack.kinds[card].script, view))
        case "extort":
            here = [other for other in range(view.players) if other != seat and view.place[other] == view.place[seat]]
            target = here[0] if here else next(other for other in range(view.players) if other != seat)
            weapon = next((kind for kind in WEAPON_KINDS if count(hand, kind)), BLADE)
            return Extort(target, SPOON, ONE[weapon])
        case "exchange":
            mates = MATES[view.team][view.players][seat]
            return Exchange(mates[0] if mates else seat, ANY, 0, ANY, 0)
        case "reveal":
            script = reveal_script(view)
            if script.argument == "cards":
                return Reveal(ANY, 0)
            return Reveal(_likely(script, view))
    return action_from((name_of(verb),))


def _likely(script: Script | None, view: View) -> int:
    """Whom or what one would aim a card at."""
    match script.argument if script is not None else "":
        case "seat":
            others = [seat for seat in range(view.players) if seat != view.seat]
            return next((seat for seat in others if view.place[seat] == view.place[view.seat]), others[0])
        case "place":
            return view.pack.boards[view.team].elsewhere[view.place[view.seat]][0]
        case "item":
            return PICKAXE
    return NOTHING


def dropped(kind: int, thing: Thing, view: View) -> tuple[Action, ...]:
    """What dragging a card onto something is meant to do; nothing where nobody could say."""
    sort, number = thing
    pack, details = view.pack, view.pack.kinds[kind]
    if (sort == "seat" and number == view.seat) or sort == "tunnel":
        return (Dig(kind),) if kind in TOOL_KINDS else ()
    if details.script is not None and sort in ("seat", "place") and details.script.argument == sort:
        return (Play(kind, number),)
    if sort == "seat" and kind in WEAPON_KINDS:
        return (Extort(number, SPOON, ONE[kind]),)
    if sort == "gang" and kind in pack.accessories:
        held = [each for each in kinds_of(view.hands[view.seat]) if each in pack.gangs[number].accessories]
        return (Join(number, sum(ONE[each] for each in held[: pack.gangs[number].price])),)
    if sort == "pile" and number in pack.recipe_of:
        return (Craft(number),)
    if sort == "place" and kind in TOOL_KINDS and number == view.place[view.seat]:
        return (Dig(kind),)
    return ()


def _probe_join(view: View) -> Action:
    """The gang one is nearest to, with what one has of its accessories."""
    pack, hand = view.pack, view.hands[view.seat]
    held = [kind for kind in pack.accessories if count(hand, kind)]

    def missing(number: int) -> int:
        gang = pack.gangs[number]
        return gang.price - len([kind for kind in held if kind in gang.accessories])

    number = min(range(len(pack.gangs)), key=missing)
    gang = pack.gangs[number]
    paid = [kind for kind in held if kind in gang.accessories][: gang.price]
    return Join(number, sum(ONE[kind] for kind in paid))
