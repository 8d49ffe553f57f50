"""A pack in which nothing is called as ours is, and every number is another."""

import json
import re
from pathlib import Path
from typing import Any, Final

from blackgate.cards.library import load_pack
from blackgate.model.counts import CORE_KINDS
from blackgate.model.pack import Pack

SUFFIX: Final = "x"
WORDS: Final = ("en", "de")       # the languages it speaks itself
# Numbers of the rules moved within sense; all others are moved by `_other`.
RULES: Final = {
    "actions": 3, "hand_limit": 9, "starting_hand": 4, "cautious_move": 3, "searches": 2, "extortions": 2,
    "weapons_to_extort": 1, "most_beatings": 3, "craft_beatings": 1, "dig_beatings": 2, "spoons_stolen": 2,
}
GOALS: Final = {"goal": {"2": 13, "3": 14, "4": 11, "5": 9, "6": 7}, "team_goal": {"4": 18, "6": 22}}
FACES: Final = {1: 6, 2: 4, 3: 5, 4: 2, 5: 3, 6: 1}


def renamed(name: str) -> str:
    """Another id for an id: `leather_gloves` becomes `sevolg_rehtaelx`."""
    return name[::-1].strip("_") + SUFFIX


def renamed_trees() -> dict[str, Any]:
    """The shipped files with every card, place, gang, gang card, Background, item and inmate called otherwise."""
    trees: dict[str, Any] = json.loads(json.dumps(load_pack().trees))
    cards, board, gangs = trees["cards"], trees["board"]["places"], trees["gangs"]
    known = {*cards, *board, *gangs["gangs"], *trees["rules"]["prices"], *trees["inmates"]}

    def called(value: Any) -> Any:
        if isinstance(value, list):
            return [called(item) for item in value]
        if isinstance(value, dict):
            return {key: called(item) for key, item in value.items()}
        return renamed(value) if isinstance(value, str) and value in known else value

    rules = trees["rules"]
    return {
        "rules": RULES | GOALS | {
            "recipes": {renamed(name): called(recipe) | {"makes": recipe["makes"] + 1}
                        for name, recipe in rules["recipes"].items()},
            "spared": called(rules["spared"]),
            "prices": {renamed(name): called(item) | {"cigarettes": item["cigarettes"] + 1}
                       for name, item in rules["prices"].items()},
            "michel": {"start": renamed("infirmary"), "victor_draws": 2},
        },
        "board": {"places": {renamed(name): _place(place) for name, place in board.items()}},
        "cards": {renamed(name): _card(name, called(card)) for name, card in cards.items()},
        "gangs": {
            "gangs": {renamed(name): {"price": 5 - gang["price"], "accessories": called(gang["accessories"])}
                      for name, gang in gangs["gangs"].items()},
            "cards": {renamed(name): _moved(called(card)) for name, card in gangs["cards"].items()},
        },
        "backgrounds": {renamed(name): _moved(called(card)) for name, card in trees["backgrounds"].items()},
        "michel": {renamed(name): called(card) | {"copies": card["copies"] + 1}
                   for name, card in trees["michel"].items()},
        "inmates": {renamed(name): inmate for name, inmate in trees["inmates"].items()},
    }


def _place(place: dict[str, Any]) -> dict[str, Any]:
    other = {key: value for key, value in place.items() if key != "spot"}
    search = place["search"] + 1 if place["faces"] else 0
    return other | {"faces": sorted(FACES[face] for face in place["faces"]), "search": search}


def _card(name: str, card: dict[str, Any]) -> dict[str, Any]:
    other: dict[str, Any] = _moved(card) | {"copies": card["copies"] + 1, "value": card["value"] + 1}
    if "points" in card:
        other["points"] = card["points"] + 1
    return other | ({"role": name} if name in CORE_KINDS else {})


def _moved(value: Any) -> Any:
    """Every number in what a card does, one higher."""
    if isinstance(value, dict):
        return {key: _moved(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_moved(item) for item in value]
    return value + 1 if type(value) is int else value


def write_renamed(folder: Path, *, words: bool = True) -> Path:
    """The pack as a folder. JSON is YAML of a plain sort."""
    folder.mkdir(parents=True, exist_ok=True)
    trees = renamed_trees()
    for name, tree in trees.items():
        (folder / f"{name}.yaml").write_text(json.dumps(tree, indent=1), encoding="utf-8")
    for language in WORDS if words else ():
        path = folder / "locale" / language / "words.ftl"
        path.parent.mkdir(parents=True)
        path.write_text(_words(trees, language), encoding="utf-8")
    return folder


def renamed_pack(folder: Path, *, words: bool = True) -> Pack:
    return load_pack(write_renamed(folder, words=words))


def _words(trees: dict[str, Any], language: str) -> str:
    """A name for everything, a text for what has one: with numbers of its own, in forms of its own."""
    several = {"en": "{0}s", "de": "{0}e"}[language]
    lines = []
    for name, card in trees["cards"].items():
        called = spoken(name, language)
        lines.append(f"card-{name} = {called}\n    .a = a {called}\n    .the = the {called}\n    .counted = {{ $n ->\n"
                     f"        [one] a {called}\n       *[other] {{ $n }} {several.format(called)}\n    }}")
        if card["category"] == "action":
            lines.append(f"card-{name}-text = {called}: {_numbers(card['play'])}.")
    for sort, names in (("place", trees["board"]["places"]), ("gang", trees["gangs"]["gangs"])):
        for name in names:
            called = spoken(name, language)
            lines.append(f"{sort}-{name} = {called}\n    .the = the {called}")
    for name, card in trees["gangs"]["cards"].items():
        told = " ".join(f"{{ ${point} }}" for point, value in card.get("power", {}).items() if type(value) is int)
        lines.append(f"power-{name} = {spoken(name, language)}")
        lines.append(f"power-{name}-text = {spoken(name, language)}: {told}{_numbers(card.get('turn_started', []))}.")
    for name, card in trees["backgrounds"].items():
        lines.append(f"background-{name} = {spoken(name, language)}")
        lines.append(f"background-{name}-text = {spoken(name, language)}: {_numbers(card['reveal'])}.")
        lines.append(f"background-{name}-bonus = {spoken(name, language)}, and more.")
    return "\n".join(lines) + "\n"


def _numbers(effects: list[dict[str, Any]]) -> str:
    return " ".join(f"{{ ${effect}_{word} }}" for step in effects for effect, arguments in step.items()
                    for word, value in arguments.items() if type(value) is int)


def spoken(name: str, language: str) -> str:
    return f"{re.sub('_', ' ', name).capitalize()} {language}"
