"""The numbers and lists in the book, from the cards in play."""

from collections import defaultdict
from collections.abc import Iterable
from typing import NamedTuple

from ...model.board import FEATURES
from ...model.counts import SPOON, TOOL_KINDS, kinds_of
from ...model.pack import CATEGORIES, Pack
from ..teller import Teller
from ..text import Several, Thing, Value
from ..things import unit

FACES = range(1, 7)


class Row(NamedTuple):
    """A line of a figure: pictures, then text; `lead` comes before the text in bold."""

    art: tuple[str, ...]
    words: str
    heading: str = ""


def facts(teller: Teller) -> dict[str, Value]:
    """The values for all paragraphs; each message uses those that it names."""
    pack = teller.pack
    numbers = pack.numbers
    board = pack.boards[0]
    return {
        "actions": unit("action", numbers.actions), "hand_limit": unit("card", numbers.hand_limit),
        "starting_hand": unit("search_card", numbers.starting_hand), "cautious": unit("action", numbers.cautious_move),
        "searches": numbers.searches, "extortions": numbers.extortions,
        "weapons": unit("weapon", numbers.weapons_to_extort), "spoons": teller.card_thing(SPOON, numbers.spoons_stolen),
        "most_beatings": unit("beating", numbers.most_beatings),
        "craft_barred": unit("beating", numbers.craft_beatings + 1),
        "dig_barred": unit("beating", numbers.dig_beatings + 1),
        "spoils": max(powers.spoils for powers in pack.powers),
        "victor_draws": unit("search_card", numbers.victor_draws),
        "search_deck": unit("search_card", sum(kind.copies for kind in pack.kinds if not kind.supply)),
        "supply": _counted(teller, (n for n, kind in enumerate(pack.kinds) if kind.supply)),
        "tools": Several(tuple(map(teller.card_thing, TOOL_KINDS)), "or"),
        "gang_cards": unit("card", len(pack.gang_cards) - 1), "backgrounds": unit("card", len(pack.backgrounds)),
        "michel_cards": unit("card", sum(card.copies for card in pack.michel_cards)),
        "inmates": unit("card", len(pack.inmates)), "boards": len({inmate.board for inmate in pack.inmates}),
        "open": Several(tuple(map(teller.place_thing, board.open_places))),
        "lockup": teller.place_thing(board.solitary), "michel_start": teller.place_thing(pack.michel_start),
        "craft": Several(tuple(teller.place_thing(n) for n in board.places if board.crafting[0][n])),
        "selling": _offering(teller, "sell"), "buying": _offering(teller, "buy"),
        "stealing": _offering(teller, "steal_spoon"), "healing": _offering(teller, "heal"),
        "michels": Several((Thing("who-michel"), Thing("who-michelle")), "or"),
    }


def rows(teller: Teller, figure: str) -> list[Row]:
    """The lines of a figure."""
    return {
        "short": _short, "places": _places, "deck": _deck, "sorts": _sorts, "points": _points, "worths": _worths,
        "goals": _goals, "faces": _faces, "gangs": _gangs, "recipes": _recipes, "prices": _prices,
    }[figure](teller)


def _offering(teller: Teller, word: str) -> Several:
    """The places of the standard side where a place action can be done, for its heading (R6)."""
    pack = teller.pack
    return Several(tuple(teller.place_thing(n) for n in pack.boards[0].places
                         if pack.places[n].features & FEATURES[word]))


def _counted(teller: Teller, kinds: Iterable[int]) -> Several:
    return Several(tuple(teller.card_thing(kind, teller.pack.kinds[kind].copies) for kind in kinds))


def _art(pack: Pack, kinds: Iterable[int]) -> tuple[str, ...]:
    return tuple(f"cards/{pack.kinds[kind].name}" for kind in kinds)


def _short(teller: Teller) -> list[Row]:
    verbs = {"move": "roll_move", "search": "search", "craft": "craft", "sell": "sell", "extort": "extort",
             "join": "join", "dig": "dig"}
    return [Row((f"verbs/{verb}",), teller.text(f"rules-short-{word}")) for word, verb in verbs.items()]


def _places(teller: Teller) -> list[Row]:
    pack = teller.pack
    numbers = dict.fromkeys((*pack.boards[0].places, *pack.boards[1].places))
    return [
        Row((f"places/{pack.places[n].name}",), " ".join(teller.place_text(n).split("\n")), teller.place(n))
        for n in numbers
    ]


def _sorted(teller: Teller, categories: Iterable[str], key: str, *, supply: bool | None) -> list[Row]:
    pack = teller.pack
    found = []
    for category in categories:
        kinds = [n for n, kind in enumerate(pack.kinds)
                 if kind.category == category and (supply is None or kind.supply == supply)]
        if kinds:
            cards = _counted(teller, kinds)
            words = teller.text(key, category=Thing(f"category-{category}"), cards=cards)
            found.append(Row(_art(pack, kinds[:1]), words))
    return found


def _deck(teller: Teller) -> list[Row]:
    return _sorted(teller, CATEGORIES, "rules-row-category", supply=False)


def _sorts(teller: Teller) -> list[Row]:
    return _sorted(teller, ("weapon", "tool"), "rules-row-sort", supply=None)


def _points(teller: Teller) -> list[Row]:
    pack = teller.pack
    return [
        Row(_art(pack, (kind,)), teller.text("rules-row-points", card=teller.card_thing(kind),
                                             points=unit("point", pack.kinds[kind].points)))
        for kind in TOOL_KINDS
    ]


def _worths(teller: Teller) -> list[Row]:
    worth: defaultdict[int, list[int]] = defaultdict(list)
    for n, kind in enumerate(teller.pack.kinds):
        worth[kind.value].append(n)
    return [
        Row(("tokens/cigarettes5" if value >= 5 else "tokens/cigarette",), teller.text(
            "rules-row-worth", cards=Several(tuple(map(teller.card_thing, kinds))), cigarettes=unit("cigarette", value),
        ))
        for value, kinds in sorted(worth.items())
    ]


def _goals(teller: Teller) -> list[Row]:
    found = []
    numbers = teller.pack.numbers
    for key, goals in (("rules-row-goal", numbers.goal), ("rules-row-team-goal", numbers.team_goal)):
        for goal in dict.fromkeys(goals.values()):
            players = Several(tuple(str(n) for n, points in goals.items() if points == goal), "or")
            art = "tokens/team_a" if goals is numbers.team_goal else "tokens/human"
            found.append(Row((art,), teller.text(key, players=players, points=unit("point", goal))))
    return found


def _faces(teller: Teller) -> list[Row]:
    return [Row((f"die/{face}",), teller.face_text(face, False)) for face in FACES]


def _gangs(teller: Teller) -> list[Row]:
    pack = teller.pack
    found = []
    for n, gang in enumerate(pack.gangs):
        key = "rules-row-gang-any" if gang.accessories == pack.accessories else "rules-row-gang"
        words = teller.text(
            key, gang=teller.gang_thing(n), price=gang.price,
            accessories=Several(tuple(map(teller.card_thing, gang.accessories))),
        )
        found.append(Row((f"gangs/{gang.name}",), words))
    return found


def _recipes(teller: Teller) -> list[Row]:
    pack = teller.pack
    return [
        Row((*_art(pack, kinds_of(recipe.needs)), "tokens/arrow", *_art(pack, (recipe.product,) * recipe.makes)),
            teller.text("rules-row-recipe", spent=teller.pile(recipe.needs),
                        made=teller.card_thing(recipe.product, recipe.makes)))
        for recipe in pack.recipes
    ]


def _prices(teller: Teller) -> list[Row]:
    pack = teller.pack
    return [
        Row(_art(pack, (item.kind,) * item.count), teller.text(
            "rules-row-price", item=teller.card_thing(item.kind, item.count),
            cigarettes=unit("cigarette", item.price),
        ))
        for item in pack.items
    ]
