"""Exchange between teammates (R5.7)."""

import pytest

from blackgate.model.notation import Json

from ..table import Table, table


def pair() -> Table:
    """Seat 0 with two knives and four cigarettes beside seat 2 with a spoon and one cigarette."""
    return table(team=True).seat(0, cigarettes=4, knife=2).seat(2, cigarettes=1, spoon=1)


def bundle(cigarettes: int = 0, **cards: int) -> Json:
    return {"cards": cards, "cigarettes": cigarettes}


def test_an_accepted_exchange_changes_cards_and_cigarettes() -> None:       # R5.7, R11f
    game = pair().start().do("exchange", seat=2, give=bundle(3, knife=2), take=bundle(1, spoon=1))
    assert (game.asked, game.prompt, game.actions) == (2, "exchange", 1)
    assert game.hand(0) == {"knife": 2}
    game.do("accept")
    assert (game.hand(0), game.hand(2)) == ({"spoon": 1}, {"knife": 2})
    assert (game.cigarettes(0), game.cigarettes(2)) == (2, 3)
    assert (game.asked, game.prompt, game.actions) == (0, "turn", 1)


def test_a_declined_exchange_has_cost_the_action_and_changes_nothing() -> None:     # R5.7
    game = pair().start().do("exchange", seat=2, give=bundle(3, knife=2), take=bundle()).do("decline")
    assert (game.hand(0), game.hand(2)) == ({"knife": 2}, {"spoon": 1})
    assert (game.cigarettes(0), game.cigarettes(2), game.actions) == (4, 1, 1)


def test_a_gift_and_a_request_are_exchanges_too() -> None:      # R5.7
    game = pair().start().do("exchange", seat=2, give=bundle(1), take=bundle()).do("accept")
    game.do("exchange", seat=2, give=bundle(), take=bundle(2, spoon=1)).do("accept")
    assert (game.cigarettes(0), game.cigarettes(2)) == (5, 0)
    assert game.hand(2) == {}


def test_it_is_offered_once_as_a_template() -> None:        # R5.7
    assert pair().start().options("exchange") == [{"do": "exchange", "seat": 2, "give": "any", "take": "any"}]


@pytest.mark.parametrize(("give", "take"), [
    (bundle(), bundle()), (bundle(knife=3), bundle()), (bundle(5), bundle()), (bundle(link=1), bundle()),
    (bundle(), bundle(spoon=2)), (bundle(), bundle(2)), (bundle(knife=1), bundle(shovel=1)),
])
def test_an_empty_one_or_one_of_what_is_not_there_is_refused(give: Json, take: Json) -> None:     # R5.7
    game = pair().start()
    refusal = game.why("exchange", seat=2, give=give, take=take)
    assert refusal is not None
    assert refusal[1] == "R5.7"


def test_teammates_with_nothing_at_all_are_not_offered_one() -> None:       # R14e, R5.7
    assert table(team=True).seat(0).seat(2).start().options("exchange") == []


def test_six_players_may_choose_between_two_teammates() -> None:        # R5.7
    game = table(6, team=True).seat(0, link=1).start()
    assert [option["seat"] for option in game.options("exchange")] == [2, 4]


def test_only_the_two_partners_see_what_is_proposed() -> None:      # R5.7, R12
    game = pair().start().do("exchange", seat=2, give=bundle(1, knife=2), take=bundle(spoon=1))
    for partner in (0, 2):
        assert game.view(partner)["pending"]["give"] == bundle(1, knife=2)
    for rival in (1, 3):
        assert game.view(rival)["pending"].keys().isdisjoint({"give", "take"})
