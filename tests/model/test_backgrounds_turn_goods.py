import pytest

from tests.model.counting import all_search_cards, one
from tests.table import Play, table


def test_the_arms_dealer_takes_what_a_small_pile_has() -> None:                        # R14n
    game = table().seat(0, gang="bratva_enforcer", background="arms_dealer").piles(knife=3).start()
    game.do("reveal")
    assert game.hand(0) == {"knife": 3}


def test_joining_the_gang_after_the_reveal_brings_no_bonus() -> None:                  # R8
    game = table().seat(0, background="bookmaker", gold_chain=1, signet_ring=1).start()
    game.do("reveal").do("join", gang="cartel", accessories=["gold_chain", "signet_ring"])
    assert game.cigarettes(0) == 5


def test_a_revealed_background_is_seen_by_all_and_a_secret_one_by_its_owner() -> None:  # R8
    game = table().seat(0, background="bookmaker").start()
    assert game.view(1)["seats"][0]["background"]["card"] is None
    assert game.view(0)["seats"][0]["background"]["card"] == "bookmaker"
    game.do("reveal")
    assert game.view(1)["seats"][0]["background"]["card"] == "bookmaker"


@pytest.mark.parametrize(("gang", "after"), [(None, [3, 3, 0]), ("cartel_fence", [5, 1, 0])])
def test_the_loan_shark_collects_cigarettes_from_each_and_more_in_the_cartel(
    gang: str | None, after: list[int],
) -> None:      # R8
    laid = table().seat(0, gang=gang, background="loan_shark").seat(1, cigarettes=5)
    game = laid.seat(2, "showers", cigarettes=1).start().do("reveal")
    assert [game.cigarettes(seat) for seat in range(3)] == after


@pytest.mark.parametrize(("gang", "item", "price"), [
    (None, "pickaxe", 3), (None, "shovel", 5), ("cartel_fence", "pickaxe", 0), ("cartel_fence", "shovel", 2),
])
def test_the_quartermaster_buys_a_tool_anywhere_for_less(gang: str | None, item: str, price: int) -> None:     # R8
    game = table().seat(0, "solitary", cigarettes=6, gang=gang, background="quartermaster").start()
    game.do("reveal", item=item)
    assert (game.hand(0), game.cigarettes(0), game.actions) == ({item: 1}, 6 - price, 2)


def test_the_quartermaster_is_offered_only_what_can_be_paid() -> None:                 # R14e
    game = table().seat(0, cigarettes=4, background="quartermaster").start()
    assert game.options("reveal") == [{"do": "reveal", "item": "pickaxe"}]
    assert not table().seat(0, cigarettes=2, background="quartermaster").start().options("reveal")


def test_the_quartermaster_is_not_offered_tools_out_of_stock() -> None:                # R14e
    game = table().seat(0, cigarettes=9, background="quartermaster").piles(pickaxe=0).start()
    assert game.options("reveal") == [{"do": "reveal", "item": "shovel"}]


def test_the_burglar_reshuffles_the_discard_in_the_middle_of_a_draw() -> None:         # R2c
    rest = all_search_cards(link=11, phone=0)
    game = table().seat(0, background="burglar").seat(1, **rest).search("phone", "phone", link=3).start()
    game.do("reveal")
    assert game.hand(0) == {"phone": 2, "link": 2}
    assert game.discard() == {}


@pytest.mark.parametrize("background", ["burglar", "medic"])
def test_what_only_draws_is_not_offered_with_nothing_left_to_draw(background: str) -> None:         # R14e
    game = table().seat(0, background=background).seat(1, **all_search_cards()).start()
    assert not game.options("reveal")


def forge(*, gang: str | None = None, pike: int = 0, container: int = 0) -> Play:
    return table().seat(0, beatings=2, gang=gang, background="blacksmith", pike=pike, container=container).start()


@pytest.mark.parametrize(("part", "tool"), [("pike", "pickaxe"), ("container", "shovel")])
def test_the_blacksmith_turns_a_part_into_a_tool_anywhere_and_beaten(part: str, tool: str) -> None:  # R8
    game = forge(**one(part, 2))
    assert game.options("reveal") == [{"do": "reveal", "item": tool}]
    game.do("reveal", item=tool)
    assert game.hand(0) == {part: 1, tool: 1}
    assert game.discard() == {part: 1}
    assert (game.pile(tool), game.prompt, game.actions) == (10, "turn", 2)


def test_the_blacksmith_in_the_triad_forges_twice() -> None:                           # R8
    game = forge(gang="triad_workshop", pike=1, container=1)
    game.do("reveal", item="pickaxe")
    assert (game.asked, game.prompt) == (0, "choose_card")
    game.do("choose_card", kind="shovel")
    assert game.hand(0) == {"pickaxe": 1, "shovel": 1}


def test_the_blacksmith_in_the_triad_may_leave_it_at_one() -> None:                    # R8
    game = forge(gang="triad_workshop", pike=2)
    game.do("reveal", item="pickaxe").do("pass")
    assert game.hand(0) == {"pike": 1, "pickaxe": 1}


def test_the_blacksmith_in_the_triad_with_one_part_is_asked_nothing_more() -> None:    # R8
    game = forge(gang="triad_workshop", pike=1)
    game.do("reveal", item="pickaxe")
    assert game.prompt == "turn"


def test_the_blacksmith_needs_a_part_and_a_tool_in_the_pile() -> None:                 # R14e
    assert not table().seat(0, background="blacksmith", link=2).start().options("reveal")
    assert not table().seat(0, background="blacksmith", pike=1).piles(pickaxe=0).start().options("reveal")


def test_the_forger_takes_two_cards_of_choice_from_the_discard() -> None:              # R8
    game = table().seat(0, background="forger").search(phone=2, link=3, riot=1).start()
    assert game.options("reveal") == [{"do": "reveal", "cards": "any", "count": 2}]
    game.do("reveal", cards={"phone": 1, "riot": 1}, count=2)
    assert game.hand(0) == {"phone": 1, "riot": 1}
    assert game.discard() == {"phone": 1, "link": 3}


def test_the_forger_in_the_triad_takes_four_cards() -> None:                           # R8
    game = table().seat(0, gang="triad_splicer", background="forger").search(phone=2, link=3).start()
    game.do("reveal", cards={"phone": 2, "link": 2}, count=4)
    assert game.hand(0) == {"phone": 2, "link": 2}


@pytest.mark.parametrize(("gang", "there"), [(None, 1), ("triad_splicer", 3)])
def test_the_forger_takes_what_a_small_discard_has(gang: str | None, there: int) -> None:      # R14n
    game = table().seat(0, gang=gang, background="forger").search(link=there).start()
    assert game.options("reveal") == [{"do": "reveal", "cards": "any", "count": there}]
    game.do("reveal", cards={"link": there}, count=there)
    assert game.hand(0) == {"link": there}


def test_the_forgers_cards_are_known_to_all() -> None:                                 # R12
    game = table().seat(0, background="forger").search(phone=2).start()
    game.do("reveal", cards={"phone": 2}, count=2)
    assert game.known(1, 0) == {"phone": 2}


def test_the_forger_cannot_take_what_is_not_in_the_discard() -> None:                  # R8
    game = table().seat(0, background="forger").search(link=3).start()
    assert game.why("reveal", cards={"phone": 2}, count=2) is not None


def test_the_forger_is_not_offered_with_an_empty_discard() -> None:                    # R14e
    assert not table().seat(0, background="forger").start().options("reveal")
