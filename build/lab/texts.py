"""Prints every message of every language with numbers, names and cards of all sorts, for proofreading.

    python build/lab texts --out texts.txt [--lang pl]

The values of a message are guessed from the names of its variables, by the table below. `tests/words/test_rendered.py`
checks the same lines.
"""

import re
from argparse import ArgumentParser
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from blackgate.cards.library import load_pack
from blackgate.disk.folders import shipped
from blackgate.model.counts import BLADE, KNIFE, LINK, ONE, PICKAXE, SHOVEL, SPOON
from blackgate.words.text import Several, Text, Thing, Value, entries, languages
from blackgate.words.things import Things, unit

NUMBERS: Final = (0, 1, 2, 5, 12, 22)
NAMES: Final = ("Bruno", "Ada", "Igor", "Hélène", "Oskar", "Elena")       # with vowels and consonants first
NOT_TOLD: Final = ("list-", "unit-")            # parts of sentences

# The sort of a variable, by the first pattern that fits its whole name.
_SORTS: Final = (
    ("name", r"name\d?|other|mate|seat"), ("names", r"names|others|winners|seats"),
    ("michel", r"michels?"), ("month", r"month"), ("category", r"category"), ("gang", r"gang"), ("gangs", r"gangs"),
    ("place", r"place|lockup|michel_start"), ("places", r"places|open|craft|healing|selling|buying|stealing"),
    ("power", r"power"), ("background", r"background"), ("moments", r"moments"), ("free_actions", r"free_actions"),
    ("kind", r"card|tool|part|kind|item"), ("kinds", r"tools|accessories|supply|missing"),
    ("pile", r"cards|give|take|spent|needs|lost"),
    ("knives", r"makes_knife|\w*take_supply_count|arm_count|made"), ("spoons", r"\w*spoons"),
    ("unit:action", r"(total_)?(actions|cautious(_move)?)|\w*gain_actions_count"),
    ("unit:beating", r"\w*beatings|\w*(beat_times|heal_count)|\w+_barred"),
    ("unit:cigarette", r"\w*cigarettes\w*|\w*discount|sell_bonus|price\w*|worth_\w+"),
    ("unit:point", r"points|points_\w+|left|total|goal|\w*dig_points"),
    ("unit:search_card", r"\w*draw_cards|draw_after_move|search_draws|drawn|draws\w*|victor_draws|starting_hand"),
    ("unit:card", r"\w*discarded_cards|search_discards|spoils|hand_limit|limit|over|own|share|size"),
    ("many", r"search_deck|michel_cards|gang_cards|backgrounds|inmates|boards"),
    ("unit:weapon", r"\w*weapons\w*|needed"),
    ("words", r"action|address|band|best|bonus|chance|code|commitment|date|deed|folder|found|hour|levels?|line|luck"),
    ("words", r"mark|minute|motif|move|pack|path|port|result|rules|said|seal|second|seed|skill|team|text|title"),
    ("words", r"weekday|what|why|words|year|day"),
)
_COMPONENTS: Final = ("search_deck", "michel_cards", "gang_cards", "backgrounds", "inmates")
# Exceptions where the same name means something else, by the beginning of the message's key.
_OTHERWISE: Final = (
    ("wall-feat-", "number", "many"), ("rules-row-gang", "price", "many"), ("price-gang", "count", "many"),
    ("table-gang-price", "count", "many"), ("need-accessories", "count", "many"),
    ("lesson-gang-price", "join_cartel", "many"), ("wall-night-best", "count", "many"),
    ("log-joined", "left", "power"), ("table-side-help", "points", "number"), ("table-side-help", "goal", "many"),
    ("table-seat-words", "points", "number"), ("tray-sell-total", "cigarettes", "number"),
    ("rules-R14k", "spoils", "many"), ("help-actions", "left", "number"), ("help-actions", "most", "number"),
    ("need-pile_too_small", "left", "number"), ("need-pile_too_small", "needed", "knives"),
    ("need-too_few_actions", "price", "unit:action"), ("need-too_few_cigarettes", "own", "unit:cigarette"),
    ("need-weapons", "own", "unit:weapon"), ("need-no_weapon", "weapons", "kinds"), ("cost-price", "price", "number"),
    ("cost-price", "own", "unit:cigarette"), ("cost-seat", "cards", "unit:card"), ("stakes-", "cards", "unit:card"),
    ("stakes-", "weapons", "unit:weapon"), ("place-text-search", "cards", "unit:search_card"),
    ("option-search", "cards", "unit:search_card"), ("option-draw", "cards", "unit:search_card"),
    ("prompt-discard", "count", "unit:card"), ("waiting-discard", "count", "unit:card"),
    ("option-discard-any", "count", "unit:card"), ("option-reveal-any", "count", "unit:card"),
    ("log-beaten", "count", "unit:beating"), ("log-healed", "count", "unit:beating"),
    ("log-drawn", "count", "unit:search_card"), ("log-actions_gained", "count", "unit:action"),
    ("rules-R7", "most_beatings", "unit:beating"), ("rules-R6-5", "healing", "places"),
    ("log-extorted", "weapons", "pile"), ("option-extort", "weapons", "pile"), ("rules-R5-6b", "weapons", "kinds"),
    ("help-hand", "cards", "unit:card"), ("tray-", "cards", "unit:card"), ("table-seat-words", "cards", "number"),
    ("statistics-", "points", "words"), ("tutor-words", "points", "words"), ("review-", "points", "words"),
    ("review-sentence", "others", "words"), ("place-text-faces", "faces", "words"),
    ("table-die-help-team", "faces", "words"), ("log-played", "card", "kind"), ("log-revealed", "card", "background"),
    ("log-turned_up", "card", "words"), ("log-", "card", "power"), ("prompt-michel", "card", "words"),
    ("waiting-michel", "card", "words"), ("option-reveal", "card", "background"),
    ("need-moment", "card", "background"), ("option-reveal-item", "item", "kind"), ("wall-date", "day", "number"),
    ("help-beatings", "beatings", "unit:beating"), ("table-seat-words", "beatings", "number"),
    ("table-seat-words", "cigarettes", "number"), ("text-", "points", "unit:point"),
    ("wall-result-", "points", "words"), ("spoken-left", "cards", "unit:card"), ("spoken-top", "cards", "unit:card"),
    ("spoken-tunnel", "points", "number"),
)


class Said(NamedTuple):
    """A message as a player may read it, with its values."""

    lang: str
    file: str
    key: str
    number: int
    name: str
    words: str


@cache
def _things(lang: str) -> Things:
    return Things(Text(lang, strict=True), load_pack(), NAMES)


def sort_of(key: str, variable: str) -> str:
    for start, name, sort in _OTHERWISE:
        if key.startswith(start) and variable == name:
            return sort
    return next((sort for sort, pattern in _SORTS if re.fullmatch(pattern, variable)), "number")


def value(things: Things, key: str, variable: str, number: int, turn: int) -> Value:
    """A possible value for a variable of a message."""
    pack, sort = things.pack, sort_of(key, variable)
    first, second = NAMES[turn % len(NAMES)], NAMES[(turn + 1) % len(NAMES)]
    kinds = (SPOON, PICKAXE, SHOVEL, BLADE, LINK)
    match sort:
        case "name":
            return first if variable in ("name", "name1", "seat") else second
        case "names":
            return Several((first, second)[:1 if number == 1 else 2])
        case "michel":
            return Thing("who-michelle" if turn % 2 else "who-michel")
        case "month" | "category":
            return Thing("wall-march" if sort == "month" else "category-tool")
        case "gang":
            return things.gang_thing(turn % len(pack.gangs))
        case "gangs":
            return Several(tuple(map(things.gang_thing, range(3))), "or")
        case "place":
            return things.place_thing(turn % len(pack.places))
        case "places":
            return Several(tuple(things.place_thing(place) for place in (turn % 5, 5)), "or")
        case "power":
            return things.gang_card_thing(1 + turn % 24)
        case "background":
            return things.background_thing(turn % 18)
        case "moments" | "free_actions":
            return Several(tuple(map(Thing, ("moment-turn", "moment-aimed"))) if sort == "moments" else tuple(
                map(Thing, ("action-sell", "action-heal"))), "or")
        case "kind":
            return things.card_thing(kinds[turn % len(kinds)])
        case "kinds":
            return Several(tuple(things.card_thing(kind) for kind in (kinds[turn % 3], kinds[(turn + 1) % 3])), "or")
        case "pile":
            may_be_none = variable in ("give", "take")
            number = number if may_be_none else max(1, number)
            return things.pile(number * ONE[kinds[turn % len(kinds)]] + (turn % 2) * ONE[KNIFE])
        case "knives" | "spoons":
            return things.card_thing(KNIFE if sort == "knives" else SPOON, number)
        case "words":
            return "XYZ"
        case "number":
            return number
        case "many":        # things of which a game always has several
            return unit("card", max(2, number)) if variable in _COMPONENTS else max(2, number)
    return unit(sort.removeprefix("unit:"), number)


def rendered(lang: str) -> Iterator[Said]:
    """Every message of a language that players read: once if it has no variables, else with all numbers and names."""
    things = _things(lang)
    for path in sorted((shipped("locale") / lang).glob("*.ftl")):
        for key in entries(path.read_text(encoding="utf-8")):
            variables = things.text._parse(key)
            if key.startswith(NOT_TOLD) or key.endswith("-bonus") or variables == {"n"}:
                continue
            for turn, number in enumerate(NUMBERS if variables else NUMBERS[:1]):
                given = {head: value(things, key, head, number, turn) for head in map(_head, variables)}
                yield Said(lang, path.stem, key, number, NAMES[turn], things.text(key, **given))


@cache
def _forms() -> frozenset[str]:
    """All forms that things have in some language."""
    sources = (path.read_text(encoding="utf-8") for path in shipped("locale").glob("*/*.ftl"))
    return frozenset(name.removeprefix("counted_") for source in sources
                     for name in re.findall(r"^ +\.(\w+) =", source, re.MULTILINE)) | {"number"}


def _head(variable: str) -> str:
    """The variable of which this is a form: `tool` for `tool_acc`; `dig_points` is no form."""
    head, _, form = variable.rpartition("_")
    return head if head and form in _forms() else variable


def main(argv: list[str]) -> int:
    parser = ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--out", required=True, type=Path, metavar="FILE")
    parser.add_argument("--lang", choices=languages(), help="one language instead of all")
    given = parser.parse_args(argv)
    lines: list[str] = []
    for lang in [given.lang] if given.lang else languages():
        last = ""
        for said in rendered(lang):
            line = f"{lang} {said.file} {said.key}: {said.words}"
            lines += [line] if line != last else []
            last = line
    given.out.write_text("\n".join([*lines, ""]), encoding="utf-8")
    print(f"{given.out}: {len(lines)} lines")
    return 0
