from typing import Any

import pytest

from tests.table import Play, table

Hand = dict[str, Any]

RECIPES = {"knife": ("blade", 2), "pickaxe": ("pike", 1), "shovel": ("container", 1)}
PARTS: Hand = {"blade": 1, "pike": 1, "container": 1, "link": 1}


def products(game: Play) -> set[str]:
    return {option["product"] for option in game.options("craft")}


@pytest.mark.parametrize(("product", "part", "number"), [(product, *recipe) for product, recipe in RECIPES.items()])
def test_each_recipe_turns_its_part_and_a_link_into_its_product(
    product: str, part: str, number: int,
) -> None:      # R5.5
    hand: Hand = {part: 1, "link": 1}
    game = table().seat(0, "cafeteria", phone=1, **hand).start()
    before = game.pile(product)
    game.do("craft", product=product)
    assert game.hand(0) == {"phone": 1, product: number}
    assert game.discard() == {part: 1, "link": 1}
    assert game.pile(product) == before - number


def test_crafting_costs_one_action() -> None:      # R5.5
    game = table().seat(0, "cafeteria", **PARTS).start()
    assert game.do("craft", product="shovel").actions == 1


def test_one_craft_follows_exactly_one_recipe() -> None:      # R5.5
    game = table().seat(0, "cafeteria", blade=2, pike=2, link=4).start()
    game.do("craft", product="knife")
    assert game.hand(0) == {"blade": 1, "pike": 2, "link": 3, "knife": 2}


def test_one_may_craft_twice_in_a_turn() -> None:      # R5.5
    game = table().seat(0, "rec_area", container=2, link=2).start()
    assert game.do("craft", product="shovel").do("craft", product="shovel").hand(0) == {"shovel": 2}


def test_all_recipes_one_has_the_parts_for_are_offered() -> None:      # R5.5
    assert products(table().seat(0, "cafeteria", **PARTS).start()) == {"knife", "pickaxe", "shovel"}


@pytest.mark.parametrize("missing", ["blade", "pike", "container"])
def test_without_its_part_a_recipe_is_not_offered(missing: str) -> None:      # R5.5
    hand: Hand = {part: number for part, number in PARTS.items() if part != missing}
    product = next(product for product, (part, _) in RECIPES.items() if part == missing)
    assert products(table().seat(0, "cafeteria", **hand).start()) == set(RECIPES) - {product}


@pytest.mark.parametrize("hand", [{"blade": 1, "pike": 1, "container": 1, "knife": 1}, {"knife": 2, "link": 2}],
                         ids=["no Link", "a Knife is no Blade"])
def test_without_all_parts_nothing_can_be_crafted(hand: Hand) -> None:      # R5.5
    assert products(table().seat(0, "cafeteria", **hand).start()) == set()


@pytest.mark.parametrize(("place", "is_workshop"), [
    ("cafeteria", True), ("infirmary", True), ("rec_area", True), ("cell_block", False), ("showers", False),
    ("solitary", False),
])
def test_one_can_craft_in_the_cafeteria_infirmary_and_recreational_area(place: str, is_workshop: bool) -> None:  # R5.5
    assert products(table().seat(0, place, **PARTS).start()) == (set(RECIPES) if is_workshop else set())


@pytest.mark.parametrize(("seat", "own", "other"), [
    (0, "cell_block_a", "cell_block_b"), (1, "cell_block_b", "cell_block_a"),
])
def test_teams_craft_in_the_other_teams_block_only(seat: int, own: str, other: str) -> None:      # R5.5, R11e
    assert products(table(team=True).seat(seat, own, **PARTS).turn(seat).start()) == set()
    assert products(table(team=True).seat(seat, other, **PARTS).turn(seat).start()) == set(RECIPES)


def test_healed_one_can_craft_again() -> None:      # R5.5
    game = table().seat(0, "infirmary", beatings=1, **PARTS).start()
    assert products(game.do("heal")) == set(RECIPES)


@pytest.mark.parametrize("product", RECIPES)
def test_an_empty_pile_gives_no_product(product: str) -> None:      # R5.5
    game = table().seat(0, "cafeteria", **PARTS).piles(**{product: 0}).start()
    assert products(game) == set(RECIPES) - {product}


@pytest.mark.parametrize("product", ["pickaxe", "shovel"])
def test_the_last_of_a_pile_can_be_crafted(product: str) -> None:      # R5.5
    game = table().seat(0, "cafeteria", **PARTS).piles(**{product: 1}).start()
    game.do("craft", product=product)
    assert game.pile(product) == 0
    assert game.hand(0)[product] == 1


@pytest.mark.parametrize("left", [1, 2])
def test_of_the_last_knives_one_gets_what_there_is(left: int) -> None:      # R5.5, R14n
    game = table().seat(0, "cafeteria", blade=1, link=1).piles(knife=left).start()
    game.do("craft", product="knife")
    assert (game.hand(0), game.pile("knife"), game.discard()) == ({"knife": left}, 0, {"blade": 1, "link": 1})


def test_everybody_sees_what_was_crafted() -> None:      # R5.5
    game = table().seat(0, "cafeteria", blade=1, link=1).start()
    game.do("craft", product="knife")
    assert game.known(1, 0) == {"knife": 2}
