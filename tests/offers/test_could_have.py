"""What somebody could still have done with what they held at the end."""

from blackgate.model.counts import SHOVEL
from blackgate.model.view import view
from blackgate.offers.outlook import CouldHave, could_have
from tests.table import table


def test_tools_in_the_hand_are_worth_their_points() -> None:
    game = table(4).seat(0, spoon=2, shovel=1, points=1).start().game
    assert could_have(view(game, 0)) == CouldHave(5, False, (), True)


def test_points_that_reach_the_goal_would_have_been_enough() -> None:
    game = table(4).seat(0, shovel=1, points=7).start().game
    assert could_have(view(game, 0)).is_enough


def test_parts_of_a_tool_could_have_been_made_into_it_and_parts_of_a_knife_do_not_count() -> None:
    game = table(4).seat(0, container=1, link=1, blade=1).start().game
    assert could_have(view(game, 0)).makes == (SHOVEL,)


def test_a_background_that_was_revealed_is_no_secret() -> None:
    game = table(4).seat(0, background="mechanic", revealed=True).start().game
    assert not could_have(view(game, 0)).is_secret


def test_with_a_team_its_points_count_and_not_only_ones_own() -> None:
    for mates, is_enough in ((12, True), (11, False)):
        game = table(4, team=True).seat(0, shovel=1, points=1).seat(2, points=mates).seat(1, points=9).start().game
        assert could_have(view(game, 0)).is_enough is is_enough


def test_a_gang_that_needs_no_link_needs_none_here_either() -> None:
    for gang, makes in (("triad_splicer", (SHOVEL,)), (None, ())):
        game = table(4).seat(0, container=1, gang=gang).start().game
        assert could_have(view(game, 0)).makes == makes
