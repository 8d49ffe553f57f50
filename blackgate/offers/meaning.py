"""What an option means at the table: the verb it belongs to and the things it touches.

The table never invents an option. Buttons are the verbs of the options, glowing things are the things of the
options, and pressing either narrows the options until one is left.
"""

from collections.abc import Sequence
from typing import Final

from ..model import words as w
from ..model.counts import BLADE, ONE, PICKAXE, SHOVEL, SPOON, TOOL_KINDS, WEAPON_KINDS, count, kinds_of
from ..model.sides import MATES
from ..model.view import View
from ..model.words import ANY, NOTHING, Action

Thing = tuple[str, int]     # ("place", 2), ("seat", 1), ("card", kind), ("pile", kind), ("gang", 3), ("own", 0) …

DIE: Final = ("die", 0)
DECK: Final = ("deck", 0)
TUNNEL: Final = ("tunnel", 0)
OWN_BACKGROUND: Final = ("background", 0)

# The verbs of a turn in the order of their buttons; team mode has two more.
TURN_VERBS: Final = (
    w.ROLL_MOVE, w.CAUTIOUS_MOVE, w.SEARCH, w.CRAFT, w.DIG, w.EXTORT, w.STEAL_SPOON, w.HEAL, w.SELL, w.BUY,
    w.JOIN, w.PLAY, w.REVEAL,
)
TEAM_VERBS: Final = (w.FOLLOW, w.EXCHANGE)


def things(action: Action, view: View) -> tuple[Thing, ...]:
    """What on the table an option is about."""
    word = action[0]
    here = ("place", view.place[view.seat])
    pack = view.pack
    match word:
        case w.ROLL_MOVE | w.REROLL:
            return (DIE,)
        case w.CAUTIOUS_MOVE | w.FOLLOW | w.GO:
            return (("place", action[1]),)
        case w.SEARCH:
            return (DECK, here)
        case w.CRAFT:
            return (("pile", action[1]), *(("card", kind) for kind in kinds_of(pack.recipe_of[action[1]].needs)))
        case w.DIG:
            return (("card", action[1]), TUNNEL, here)
        case w.SELL:
            return (here,)
        case w.BUY:
            return (("pile", pack.items[action[1]].kind), here)
        case w.STEAL_SPOON:
            return (("pile", SPOON), here)
        case w.HEAL:
            return (here,)
        case w.JOIN:
            return (("gang", action[1]), *(("card", kind) for kind in kinds_of(action[2])))
        case w.PLAY:
            return (("card", action[1]), *_target(pack.kinds[action[1]].script, action[2]))
        case w.EXTORT:
            return (("seat", action[1]), *(("card", kind) for kind in kinds_of(action[3])))
        case w.EXCHANGE:
            return (("seat", action[1]),)
        case w.REVEAL:
            return (OWN_BACKGROUND, *_reveal_target(action, view))
        case w.COOPERATE | w.WEAPON | w.CHOOSE_CARD:
            return (("card", action[1]),) if action[1] >= 0 else ()
        case w.DRAW:
            return (DECK,)
        case w.MOVE_MICHEL:
            return (DIE, ("michel", 0))
    return ()


def _target(script: object, target: int) -> tuple[Thing, ...]:
    argument = getattr(script, "argument", "")
    if target < 0 or argument not in ("seat", "place"):
        return ()
    return ((argument, target),)


def _reveal_target(action: Action, view: View) -> tuple[Thing, ...]:
    if len(action) > 2 or action[1] < 0:
        return ()
    return _target(reveal_script(view), action[1])


def reveal_script(view: View) -> object:
    """The script of one's own Background as it stands: with the bonus if one is in its gang."""
    card = view.pack.backgrounds[view.background[view.seat]]
    own = view.gang[view.seat]
    return card.with_gang if own and view.pack.gang_of[own] == card.gang else card.plain


def glowing(options: tuple[Action, ...] | list[Action], view: View) -> set[Thing]:
    """All things that some option is about; one's own place only glows for what is done there."""
    return {thing for option in options for thing in things(option, view)}


def next_choice(options: Sequence[Action]) -> int | None:
    """The first argument in which options of one verb differ; None if only one is left."""
    if len(options) < 2:
        return None
    longest = max(map(len, options))
    for index in range(1, longest):
        if len({option[index] if index < len(option) else None for option in options}) > 1:
            return index
    return None


def is_template(action: Action) -> bool:
    return ANY in action


def probe(word: int, view: View) -> Action:
    """An action to ask `why` about, where a verb is not on offer: the one the player most likely means."""
    seat, pack = view.seat, view.pack
    hand = view.hands[seat]
    match word:
        case w.CAUTIOUS_MOVE:
            elsewhere = pack.boards[view.team].elsewhere[view.place[seat]]
            return Action((w.CAUTIOUS_MOVE, elsewhere[0]))
        case w.FOLLOW:
            mates = MATES[view.team][view.players][seat]
            return Action((w.FOLLOW, view.place[mates[0]] if mates else view.place[seat]))
        case w.CRAFT:
            held = sorted(pack.recipes, key=lambda recipe: -sum(
                min(count(hand, kind), count(recipe.needs, kind)) for kind in kinds_of(recipe.needs)))
            return Action((w.CRAFT, held[0].product))
        case w.DIG:
            return Action((w.DIG, next((tool for tool in (SHOVEL, PICKAXE, SPOON) if count(hand, tool)), SPOON)))
        case w.SELL:
            return Action((w.SELL, ANY))
        case w.BUY:
            return Action((w.BUY, min(range(len(pack.items)), key=lambda item: pack.items[item].price)))
        case w.JOIN:
            return _probe_join(view)
        case w.PLAY:
            action_cards = [kind for kind in kinds_of(hand) if pack.kinds[kind].script is not None]
            card = (*action_cards, *pack.action_cards.kinds)[0]
            return Action((w.PLAY, card, _likely(pack.kinds[card].script, view)))
        case w.EXTORT:
            here = [other for other in range(view.players) if other != seat and view.place[other] == view.place[seat]]
            target = here[0] if here else next(other for other in range(view.players) if other != seat)
            weapon = next((kind for kind in WEAPON_KINDS if count(hand, kind)), BLADE)
            return Action((w.EXTORT, target, SPOON, ONE[weapon]))
        case w.EXCHANGE:
            mates = MATES[view.team][view.players][seat]
            return Action((w.EXCHANGE, mates[0] if mates else seat, ANY, 0, ANY, 0))
        case w.REVEAL:
            script = reveal_script(view)
            if getattr(script, "argument", "") == "cards":
                return Action((w.REVEAL, ANY, 0))
            return Action((w.REVEAL, _likely(script, view)))
    return Action((word,))


def _likely(script: object, view: View) -> int:
    """Whom or what one would aim a card at."""
    match getattr(script, "argument", ""):
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
        return (Action((w.DIG, kind)),) if kind in TOOL_KINDS else ()
    if details.script is not None and sort in ("seat", "place") and details.script.argument == sort:
        return (Action((w.PLAY, kind, number)),)
    if sort == "seat" and kind in WEAPON_KINDS:
        return (Action((w.EXTORT, number, SPOON, ONE[kind])),)
    if sort == "gang" and kind in pack.accessories:
        held = [each for each in kinds_of(view.hands[view.seat]) if each in pack.gangs[number].accessories]
        return (Action((w.JOIN, number, sum(ONE[each] for each in held[: pack.gangs[number].price]))),)
    if sort == "pile" and number in pack.recipe_of:
        return (Action((w.CRAFT, number)),)
    if sort == "place" and kind in TOOL_KINDS and number == view.place[view.seat]:
        return (Action((w.DIG, kind)),)
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
    return Action((w.JOIN, number, sum(ONE[kind] for kind in paid)))


def argument_sort(action: Action, index: int) -> str:
    """What sort of thing stands at a place of an action: the notation's word for it."""
    fields = w.ACTIONS[action[0]][1]
    return fields[index - 1][1] if 0 < index <= len(fields) else ""
