"""Options as labels of buttons and menus: `option-<do>`, told apart further by what is being asked.

A label names the action's arguments and what the view says about it: points, prices, numbers of cards.
"""

from ..model.counts import SPOON, count
from ..model.questions.extorted import AskExtorted
from ..model.questions.place import AskPlace
from ..model.questions.reroll import AskReroll
from ..model.view import View
from ..model.words import (
    ACTIONS, ANY, BUY, CHOOSE_CARD, COOPERATE, CRAFT, DIG, DISCARD, DRAW, EXCHANGE, EXTORT, GO, JOIN, KEEP, PASS,
    PLAY, REROLL, REVEAL, SEARCH, SELL, STEAL_SPOON, Action,
)
from .questions import case
from .text import Value
from .things import Things, unit

Label = tuple[str, dict[str, Value]]    # what is added to the key, and the values


def label(things: Things, action: Action, view: View) -> str:
    special, values = _told(things, action, view)
    return things.text(f"option-{ACTIONS[action[0]][0]}{special}", michel=things.michel, **values)


def _told(things: Things, action: Action, view: View) -> Label:
    word = action[0]
    if word in (SEARCH, CRAFT, DIG, SELL, BUY, STEAL_SPOON, JOIN):
        return _work(things, action, view)
    if word in (PLAY, REVEAL):
        return _card(things, action, view)
    if word in (GO, COOPERATE, PASS, CHOOSE_CARD, DRAW, KEEP, REROLL):
        return _answer(things, action, view)
    if word == EXTORT:
        _, seat, tool, weapons = action
        return "", {"other": things.names[seat], "tool": things.card_thing(tool), "weapons": things.pile(weapons)}
    if word == EXCHANGE:
        _, seat, give, give_cigarettes, take, take_cigarettes = action
        if give == ANY:
            return "-any", {"other": things.names[seat]}
        return "", {"other": things.names[seat], "give": things.pile(give, give_cigarettes),
                    "take": things.pile(take, take_cigarettes)}
    if word == DISCARD:
        _, cards, number = action
        return ("-any", {"count": unit("card", number)}) if cards == ANY else ("", {"cards": things.pile(cards)})
    return "", {field: things.value(sort, value)
                for (field, sort), value in zip(ACTIONS[word][1], action[1:], strict=True)}


def _work(things: Things, action: Action, view: View) -> Label:
    """What is done with one's own hands, with the numbers that hold for this player here and now."""
    word, pack, seat = action[0], view.pack, view.seat
    powers = pack.powers[view.gang[seat]]
    if word == SEARCH:
        number = pack.boards[view.team].search[view.place[seat]] + powers.search_draws
        return "", {"cards": unit("search_card", number)}
    if word == CRAFT:
        recipe = pack.recipe_of[action[1]]
        number = min(recipe.makes, count(view.piles, recipe.product)) or recipe.makes
        spent = recipe.needs_spared if powers.no_link else recipe.needs
        return "", {"cards": things.card_thing(action[1], number), "spent": things.pile(spent)}
    if word == DIG:
        points = powers.points[action[1]] + view.dig_bonus
        return "", {"tool": things.card_thing(action[1]), "points": unit("point", points)}
    if word == SELL:
        if action[1] == ANY:
            return "-any", {}
        cigarettes = pack.worth(action[1]) + powers.sell_bonus
        return "", {"cards": things.pile(action[1]), "cigarettes": unit("cigarette", cigarettes)}
    if word == BUY:
        item = pack.items[action[1]]
        return "", {"cards": things.card_thing(item.kind, item.count),
                    "cigarettes": unit("cigarette", powers.prices[action[1]])}
    if word == STEAL_SPOON:
        number = pack.numbers.spoons_stolen + powers.spoons_stolen
        return "", {"cards": things.card_thing(SPOON, min(number, count(view.piles, SPOON)) or number)}
    _, gang, accessories = action
    own = view.gang[seat]
    top = view.gang_tops[gang] or own      # From an empty pile one gets back one's own, which goes under it (R5.3).
    return "", {"gang": things.gang_thing(gang), "card": things.gang_card_thing(top), "cards": things.pile(accessories)}


def _card(things: Things, action: Action, view: View) -> Label:
    """A card played or revealed, by what it is aimed at."""
    if action[0] == PLAY:
        script = view.pack.kinds[action[1]].script
        values: dict[str, Value] = {"card": things.card_thing(action[1])}
        target = action[2]
    else:
        background = view.background[view.seat]
        script = view.pack.backgrounds[background].plain
        values = {"card": things.background_thing(background)}
        target = action[1]
    argument = script.argument if script else ""
    if argument == "seat":
        return "-on", values | {"other": things.names[target]}
    if argument == "place":
        return "-place", values | {"place": things.place_thing(target)}
    if argument == "item":
        return "-item", values | {"item": things.card_thing(target)}
    if argument == "cards":
        if target == ANY:
            return "-any", values | {"count": unit("card", action[2])}
        return "-cards", values | {"cards": things.pile(target)}
    return "", values


def _answer(things: Things, action: Action, view: View) -> Label:
    """Answers, which mean different things to different questions."""
    word = action[0]
    frame = view.agenda[-1]
    asked = case(frame, view.actions)
    if word == GO:
        michel = isinstance(frame, AskPlace) and frame.michel
        return "-michel" if michel else "", {"place": things.place_thing(action[1])}
    if word == COOPERATE:
        if isinstance(frame, AskExtorted):
            return "", {"tool": things.card_thing(frame.tool)}
        return "-michel", {"tool": things.card_thing(action[1])}
    if word == CHOOSE_CARD:
        return asked.removeprefix("choose_card"), {"card": things.card_thing(action[1])}
    if word == DRAW:
        return "", {"cards": unit("search_card", view.pack.numbers.victor_draws)}
    if word == PASS:
        return f"-{asked.removeprefix('choose_card-').removesuffix('-michel')}", {}
    return "", {"face": frame.face if isinstance(frame, AskReroll) else 0}
