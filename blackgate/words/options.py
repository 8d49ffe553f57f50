"""Options as labels of buttons and menus: `option-<do>`, told apart further by what is being asked.

A label names the action's arguments and what the view says about it: points, prices, numbers of cards.
"""

from ..model.actions import (
    Action, Buy, ChooseCard, Cooperate, Craft, Dig, Discard, Draw, Exchange, Extort, Go, Join, Keep, Pass, Play,
    Reroll, Reveal, Search, Sell, StealSpoon,
)
from ..model.counts import SPOON, count
from ..model.questions.extorted import AskExtorted
from ..model.questions.place import AskPlace
from ..model.questions.reroll import AskReroll
from ..model.sorts import fields_of
from ..model.view import View
from ..model.vocabulary import ANY
from .questions import case
from .text import Value
from .things import Things, unit

Label = tuple[str, dict[str, Value]]    # what is added to the key, and the values


def label(things: Things, action: Action, view: View) -> str:
    special, values = _told(things, action, view)
    return things.text(f"option-{action.name}{special}", michel=things.michel, **values)


def _told(things: Things, action: Action, view: View) -> Label:
    match action:
        case Play() | Reveal():
            return _card(things, action, view)
        case Extort():
            return "", {"other": things.names[action.seat], "tool": things.card_thing(action.tool),
                        "weapons": things.pile(action.weapons)}
        case Exchange() if action.give == ANY:
            return "-any", {"other": things.names[action.seat]}
        case Exchange():
            return "", {"other": things.names[action.seat],
                        "give": things.pile(action.give, action.give_cigarettes),
                        "take": things.pile(action.take, action.take_cigarettes)}
        case Discard() if action.cards == ANY:
            return "-any", {"count": unit("card", action.number)}
        case Discard():
            return "", {"cards": things.pile(action.cards)}
        case Search() | Craft() | Dig() | Sell() | Buy() | StealSpoon() | Join():
            return _work(things, action, view)
        case Go() | Cooperate() | Pass() | ChooseCard() | Draw() | Keep() | Reroll():
            return _answer(things, action, view)
    fields = fields_of(type(action))
    return "", {field.written: things.value(field.sort, getattr(action, field.name)) for field in fields}


def _work(
    things: Things, action: Search | Craft | Dig | Sell | Buy | StealSpoon | Join, view: View,
) -> Label:
    """What is done with one's own hands, with the numbers that hold for this player here and now."""
    _word, pack, seat = type(action), view.pack, view.seat
    powers = pack.powers[view.gang[seat]]
    if isinstance(action, Search):
        number = pack.boards[view.team].search[view.place[seat]] + powers.search_draws
        return "", {"cards": unit("search_card", number)}
    if isinstance(action, Craft):
        recipe = pack.recipe_of[action.product]
        number = min(recipe.makes, count(view.piles, recipe.product)) or recipe.makes
        spent = recipe.needs_spared if powers.no_link else recipe.needs
        return "", {"cards": things.card_thing(action.product, number), "spent": things.pile(spent)}
    if isinstance(action, Dig):
        points = powers.points[action.tool] + view.dig_bonus
        return "", {"tool": things.card_thing(action.tool), "points": unit("point", points)}
    if isinstance(action, Sell):
        if action.cards == ANY:
            return "-any", {}
        cigarettes = pack.worth(action.cards) + powers.sell_bonus
        return "", {"cards": things.pile(action.cards), "cigarettes": unit("cigarette", cigarettes)}
    if isinstance(action, Buy):
        item = pack.items[action.item]
        return "", {"cards": things.card_thing(item.kind, item.count),
                    "cigarettes": unit("cigarette", powers.prices[action.item])}
    if isinstance(action, StealSpoon):
        number = pack.numbers.spoons_stolen + powers.spoons_stolen
        return "", {"cards": things.card_thing(SPOON, min(number, count(view.piles, SPOON)) or number)}
    own = view.gang[seat]
    # From an empty pile one gets back one's own card, which goes under it (R5.3).
    top = view.gang_tops[action.gang] or own
    return "", {"gang": things.gang_thing(action.gang), "card": things.gang_card_thing(top),
                "cards": things.pile(action.accessories)}


def _card(things: Things, action: Play | Reveal, view: View) -> Label:
    """A card played or revealed, by what it is aimed at."""
    if isinstance(action, Play):
        script = view.pack.kinds[action.card].script
        values: dict[str, Value] = {"card": things.card_thing(action.card)}
    else:
        background = view.background[view.seat]
        script = view.pack.backgrounds[background].plain
        values = {"card": things.background_thing(background)}
    argument, target = script.argument if script else "", action.target
    if argument == "seat":
        return "-on", values | {"other": things.names[target]}
    if argument == "place":
        return "-place", values | {"place": things.place_thing(target)}
    if argument == "item":
        return "-item", values | {"item": things.card_thing(target)}
    if argument == "cards":
        if target == ANY and isinstance(action, Reveal):
            return "-any", values | {"count": unit("card", action.number)}
        return "-cards", values | {"cards": things.pile(target)}
    return "", values


def _answer(things: Things, action: Action, view: View) -> Label:
    """Answers, which mean different things to different questions."""
    frame = view.agenda[-1]
    asked = case(frame, view.actions)
    if isinstance(action, Go):
        michel = isinstance(frame, AskPlace) and frame.michel
        return "-michel" if michel else "", {"place": things.place_thing(action.place)}
    if isinstance(action, Cooperate):
        if isinstance(frame, AskExtorted):
            return "", {"tool": things.card_thing(frame.tool)}
        return "-michel", {"tool": things.card_thing(action.tool)}
    if isinstance(action, ChooseCard):
        return asked.removeprefix("choose_card"), {"card": things.card_thing(action.kind)}
    if isinstance(action, Draw):
        return "", {"cards": unit("search_card", view.pack.numbers.victor_draws)}
    if isinstance(action, Pass):
        return f"-{asked.removeprefix('choose_card-').removesuffix('-michel')}", {}
    return "", {"face": frame.face if isinstance(frame, AskReroll) else 0}
