"""The numbers in the texts of lessons, from the cards in play."""

from ..model.powers import POINTS
from .text import Value
from .things import Things, unit


def lesson_facts(tell: Things, players: int, team: bool) -> dict[str, Value]:
    """The values for all lessons by name; each message uses those that it names."""
    pack = tell.pack
    numbers = pack.numbers
    facts: dict[str, Value] = {
        "goal": unit("point", pack.goal(players, team)), "actions": unit("action", numbers.actions),
        "cautious": unit("action", numbers.cautious_move), "hand_limit": unit("card", numbers.hand_limit),
        "craft_barred": unit("beating", numbers.craft_beatings + 1),
        "dig_barred": unit("beating", numbers.dig_beatings + 1),
        "victor_draws": unit("search_card", numbers.victor_draws),
    }
    facts |= {f"points_{kind.name}": unit("point", kind.points) for kind in pack.kinds if kind.points}
    facts |= {f"worth_{kind.name}": unit("cigarette", kind.value) for kind in pack.kinds}
    facts |= {f"price_{item.name}": unit("cigarette", item.price) for item in pack.items}
    facts |= {f"makes_{pack.kinds[recipe.product].name}": tell.card_thing(recipe.product, recipe.makes)
              for recipe in pack.recipes}
    facts |= {f"draws_{place.name}": unit("search_card", place.search) for place in pack.places}
    facts |= {f"join_{gang.name}": gang.price for gang in pack.gangs}
    for card in pack.gang_cards[1:]:
        for word, value in card.powers.given.items():
            if type(value) is int:
                facts[f"{card.name}_{word}"] = unit(counts, value) if (counts := POINTS[word].unit) else value
    return facts
