"""An effect that is all a card does: it is offered just where it would do something (R14e), whatever the shipped cards
combine it with."""

from typing import Any

import pytest

from blackgate.model.counts import SHOVEL
from blackgate.model.effects import make_effect
from blackgate.model.scripts import Effect
from tests.table import Table, table

SHOWERS = ("showers", "showers")


def two(
    places: tuple[str, str] = SHOWERS, mine: str = "", theirs: str = "", cigarettes: tuple[int, int] = (0, 0),
) -> Table:
    """Two players with a card each at most, and one who has nothing and is elsewhere."""
    laid = table()
    for seat, (place, card, purse) in enumerate(zip(places, (mine, theirs), cigarettes, strict=True)):
        hand: dict[str, Any] = {card: 1} if card else {}
        laid.seat(seat, place, cigarettes=purse, **hand)
    return laid.seat(2, "cafeteria")


def made(name: str, **given: int | str) -> Effect:
    return make_effect(name, given, given)


ALONE: dict[str, tuple[Effect, int, list[Table], list[Table]]] = {
    # The effect, its target, where it does something, where it does nothing.
    "heal": (made("heal"), 1, [two().seat(0, beatings=1)], [two(), two().seat(1, beatings=1)]),
    "take_supply": (made("take_supply", kind="knife", count=1), 1, [two(mine="knife")], [two().piles(knife=0)]),
    "arm": (made("arm", kind="knife", count=1), 1, [two(theirs="knife")], [
        two(mine="knife"), two(mine="blade"), two().piles(knife=0)]),
    "take_random": (made("take_random"), 1, [two(theirs="link")], [two(mine="link")]),
    "pick_pockets": (made("pick_pockets"), 1, [two(theirs="link")], [
        two(mine="link"), two(("showers", "rec_area"), theirs="link")]),
    "pick_pockets everywhere": (
        made("pick_pockets", everywhere=True), 1, [two(("showers", "rec_area"), theirs="link")],
        [two(mine="link"), two(("showers", "solitary"), theirs="link")]),
    "look_and_take": (made("look_and_take"), 1, [two(theirs="link")], [two(mine="link")]),
    "take_cigarettes": (made("take_cigarettes", up_to=2), 1, [two(cigarettes=(0, 1))], [two(cigarettes=(1, 0))]),
    "collect_cigarettes": (
        made("collect_cigarettes", up_to=2), 1, [two(cigarettes=(0, 1))], [two(cigarettes=(1, 0))]),
    "buy_tool": (made("buy_tool", discount=2), SHOVEL, [two(cigarettes=(9, 0))], [
        two(cigarettes=(1, 9)), two(cigarettes=(9, 0)).piles(shovel=0)]),
    "swap_hands": (made("swap_hands"), 1, [two(mine="link"), two(theirs="link")], [two()]),
    "forge_again": (made("forge_again"), 1, [], [two(mine="pike")]),
    "take_discarded": (
        made("take_discarded", cards=1), 1, [two().search(link=1)], [two(mine="link", theirs="link")]),
}


@pytest.mark.parametrize("name", ALONE)
def test_an_effect_is_offered_just_where_it_would_do_something(name: str) -> None:      # R14e
    effect, target, something, nothing = ALONE[name]
    assert effect.can is not None
    assert [effect.can(laid.start().game, 0, target) for laid in something] == [True] * len(something)
    assert [effect.can(laid.start().game, 0, target) for laid in nothing] == [False] * len(nothing)


def test_what_may_ask_something_says_so() -> None:
    """No power at the start of a turn may: there is nobody to answer yet."""
    asking = {name for name, (effect, *_) in ALONE.items() if effect.asks}
    assert asking == {"look_and_take", "forge_again"}
    assert made("inspect").asks and not made("draw", cards=1).asks


def test_a_gang_that_makes_tools_cheaper_is_seen_to_help_wherever_one_is_bought() -> None:      # R14m
    def bought(gang: str) -> bool:
        laid = table().seat(0, "showers", cigarettes=9, gang=gang, background="quartermaster")
        return laid.start().do("reveal", item="shovel").has_event("powered")

    assert bought("cartel_wholesaler") and not bought("crew_lookout")
