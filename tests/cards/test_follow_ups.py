"""A mistake in a pack is told once: what merely follows from it is not told as well."""

import copy
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from blackgate.cards.library import SHIPPED, BadPack, load_pack, load_shipped

Way = tuple[str | int, ...]
PAROLE = """
parole:
  category: action
  copies: 2
  value: 1
  target: other_open_place
  play:
    - mvoe: {}
"""
MVOE = "there is no effect 'mvoe'; did you mean 'move'?"
RUBBISH: tuple[object, ...] = ("zzz_qqq", 777, ["zzz"], None, {"zzz": 1})
SAMPLE = 100


def told(pack: Path | dict[str, Any]) -> list[str]:
    try:
        load_pack(pack, "mine")
    except BadPack as bad:
        return [f"{Path(problem.file).name}: {problem.sentence}" for problem in bad.problems]
    return []


def cards(folder: Path, *changes: tuple[str, str], more: str = "") -> Path:
    """A pack whose cards are the shipped ones with these changes."""
    text = (SHIPPED / "cards.yaml").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    (folder / "cards.yaml").write_text(text + more, encoding="utf-8")
    return folder


def test_a_misspelt_effect_of_a_new_card_is_the_one_mistake(tmp_path: Path) -> None:
    assert told(cards(tmp_path, more=PAROLE)) == [f"cards.yaml: {MVOE}"]


def test_a_file_with_a_new_card_alone_lacks_the_others_and_nothing_else_is_blamed_for_it(tmp_path: Path) -> None:
    (tmp_path / "cards.yaml").write_text(PAROLE, encoding="utf-8")
    missing, effect = told(tmp_path)
    assert missing == ("cards.yaml: the cards 'container', 'pike', 'link', 'blade' and 4 more, or others with their "
                       "roles, are missing: this file replaces the game's own")
    assert effect == f"cards.yaml: {MVOE}"


def test_a_card_of_no_category_is_not_blamed_for_being_of_another_and_its_effects_are_checked(tmp_path: Path) -> None:
    wrong = PAROLE.replace("category: action", "category: acton")
    assert told(cards(tmp_path, more=wrong)) == [
        "cards.yaml: 'acton' is no category; did you mean 'action'?", f"cards.yaml: {MVOE}"]


def test_a_gang_may_name_a_card_whose_category_could_not_be_read(tmp_path: Path) -> None:
    old = "bandana:        {category: accessory"
    assert told(cards(tmp_path, (old, old[:-1]))) == [
        "cards.yaml: 'accessor' is no category; did you mean 'accessory'?"]


@pytest.mark.parametrize(("old", "new"), [("supply", "suply"), ("points", "pionts"), ("category", "catgory")])
def test_a_field_that_is_misspelt_is_not_missed_as_well(tmp_path: Path, old: str, new: str) -> None:
    line = "shovel:    {category: tool, copies: 11, value: 4, points: 3, supply: true}"
    assert told(cards(tmp_path, (line, line.replace(old, new)))) == [
        f"cards.yaml: the card 'shovel' has no field '{new}'; did you mean '{old}'?"]


def test_a_core_card_that_is_misspelt_is_missed_and_no_pile_or_recipe_as_well(tmp_path: Path) -> None:
    assert told(cards(tmp_path, ("shovel:   ", "shovle:   "))) == [
        "cards.yaml: the card 'shovel', or another with its role, is missing; did you mean 'shovle'?"]


def test_while_a_card_of_the_rules_is_missing_the_effects_of_other_files_are_still_checked(tmp_path: Path) -> None:
    gangs = (SHIPPED / "gangs.yaml").read_text(encoding="utf-8")
    (tmp_path / "gangs.yaml").write_text(gangs.replace("arm: {kind: knife,", "arm: {kind: link,"), encoding="utf-8")
    assert told(cards(tmp_path, ("shovel:   ", "shovle:   ")))[1:] == [
        "gangs.yaml: 'link' is no supply pile: knife, spoon, pickaxe, shovel"]


def test_a_role_that_is_none_is_not_missed_as_well(tmp_path: Path) -> None:
    assert told(cards(tmp_path, ("spoon:     {", "ladle:     {role: spon, "))) == [
        "cards.yaml: 'spon' is no role; did you mean 'spoon'?"]


def test_two_roles_that_are_none_are_two_mistakes(tmp_path: Path) -> None:
    changes = ("spoon:     {", "ladle:     {role: spon, "), ("shovel:    {", "spade:     {role: shovl, ")
    assert told(cards(tmp_path, *changes)) == [
        "cards.yaml: 'spon' is no role; did you mean 'spoon'?",
        "cards.yaml: 'shovl' is no role; did you mean 'shovel'?"]


def places(value: object, way: Way = ()) -> Iterator[tuple[Way, object]]:
    """Everything in a tree, with the way to it."""
    if way:
        yield way, value
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, inner in inside:
        yield from places(inner, (*way, step))


def changed(way: Way, value: object) -> dict[str, Any]:
    trees: Any = copy.deepcopy(load_shipped().trees)
    here = trees
    for step in way[:-1]:
        here = here[step]
    here[way[-1]] = value
    return dict(trees)


MISTAKES: list[tuple[str, object]] = [
    ("rules.prices", 7), ("rules.prices", None), ("rules.prices.pickaxe.gives", "pickax"),
    ("rules.prices.pickaxe.count", "one"), ("rules.prices.pickaxe", 7), ("rules.recipes", 7),
    ("rules.recipes.knife.from", ["blade", "lnk"]), ("rules.recipes.knife.from", 7), ("rules.recipes.knife", 7),
    ("rules.spared", "lnk"), ("rules.michel", 7), ("rules.michel.start", "shower"), ("rules.goal", 7),
    ("rules.goal.2", "many"), ("gangs.gangs", 7), ("gangs.cards", 7), ("gangs.gangs.crew", 7),
    ("gangs.gangs.crew.price", "dear"), ("gangs.gangs.crew.accessories", ["bandanna"]),
    ("gangs.gangs.crew.accessories", 7), ("gangs.cards.crew_lookout", 7), ("gangs.cards.crew_lookout.gang", "crow"),
    ("gangs.cards.crew_lookout.power", 7), ("gangs.cards.crew_lookout.power", {"search_drawers": 1}),
    ("gangs.cards.queers_carers.turn_started", 7), ("gangs.cards.queers_carers.turn_started", [{"hael": {"count": 1}}]),
    ("gangs.cards.cartel_runner.power.trade_places", ["shower"]),
    ("gangs.cards.cartel_runner.power.free_place_action", ["sel"]), ("backgrounds", 7), ("backgrounds.hitman", 7),
    ("backgrounds.hitman.when", ["trun"]), ("backgrounds.hitman.when", 7), ("backgrounds.hitman.target", "sombody"),
    ("backgrounds.hitman.reveal", 7), ("backgrounds.hitman.gang", "crow"), ("backgrounds.advocate.when", ["aimd"]),
    ("backgrounds.prize_fighter.when", ["loosing"]), ("michel", 7), ("michel.calm", 7), ("michel.calm.knife", "no"),
    ("michel.calm.tools", 7), ("michel.spoon.tools", ["spon"]), ("michel.spoon.tools", 7),
    ("michel.spoon.knife", "yes"), ("board", 7), ("board.places", 7), ("board.places.showers", 7),
    ("board.places.showers.faces", 7),
    ("board.places.showers.faces", [7]), ("board.places.showers.sides", 7), ("board.places.showers.sides", ["standrd"]),
    ("board.places.cell_block.actions", ["digg"]), ("board.places.cell_block_a.team", "c"),
    ("board.places.showers.spot", 7), ("board.places.solitary.faces", ["none"]), ("inmates", 7), ("inmates.brute", 7),
    ("inmates.brute.board", 7), ("inmates.brute.board", "one"), ("inmates.brute.talk", 7),
    ("cards.spoon.supply", 7), ("cards.spoon.points", "many"), ("cards.spoon", 7), ("cards.snitch.target", "sombody"),
    ("cards.snitch.play", 7), ("cards.snitch.aimed", 7), ("cards.snitch.category", "acton"), ("cards", 7),
    ("cards.link.role", "lnk"), ("cards.riot.play", [{"pool_hands": 7}]), ("cards.riot.copies", 0),
]


@pytest.mark.parametrize(("way", "wrong"), MISTAKES, ids=[f"{way}: {wrong}" for way, wrong in MISTAKES])
def test_a_mistake_is_told_without_what_would_follow_from_it(way: str, wrong: object) -> None:
    found = told(changed(tuple(way.split(".")), wrong))
    assert len(found) == 1 and found[0].startswith(f"{way.partition('.')[0]}: ")


@pytest.mark.parametrize("way", [
    "rules.prices", "rules.recipes", "rules.recipes.knife.from", "rules.spared", "rules.michel", "rules.goal",
    "gangs.gangs", "gangs.cards", "gangs.gangs.crew.price", "gangs.gangs.crew.accessories",
    "gangs.cards.crew_lookout.gang", "backgrounds.hitman.when", "backgrounds.hitman.reveal", "backgrounds.hitman.gang",
    "michel.calm.knife", "michel.spoon.tools", "michel.spoon.knife", "board.places", "board.places.showers.faces",
    "board.places.showers.sides", "board.places.cell_block.actions", "inmates.brute.board", "cards.spoon.category",
    "cards.spoon.copies", "cards.snitch.category", "rules.prices.pickaxe.gives", "rules.prices.pickaxe.count",
])
def test_a_field_that_is_missing_is_the_one_mistake(way: str) -> None:
    *steps, last = way.split(".")
    trees: Any = copy.deepcopy(load_shipped().trees)
    here = trees
    for step in steps:
        here = here[step]
    del here[last]
    found = told(trees)
    assert len(found) == 1 and found[0].endswith(f" lacks the field '{last}'")


def test_whatever_stands_in_the_wrong_place_is_one_mistake() -> None:
    everywhere = [
        (way, rubbish) for way, value in places(load_shipped().trees) for rubbish in RUBBISH
        if not isinstance(rubbish, (list, dict)) or type(rubbish) is not type(value)    # That may be many mistakes.
    ]
    found = [len(told(changed(*each))) for each in Random(6).sample(everywhere, SAMPLE)]
    assert max(found) == 1 and found.count(1) > 0.95 * SAMPLE
