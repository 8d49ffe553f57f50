"""What each gain of a card is worth to its user, and each loss of others, worked out by hand."""

from typing import Any

import pytest

from blackgate.ai.policy.cards import JUDGES
from blackgate.ai.policy.standing import Use
from blackgate.ai.policy.worth import FOLLY
from blackgate.model.counts import ONE, PICKAXE, SHOVEL
from blackgate.model.gain_sorts import (
    ARMED, BEATEN, BOUGHT, CHOSEN_CARD, COLLECTED_CIGARETTES, DIG_POINTS, DRAWN, DRAWN_HERE, FORGED, FORGED_AGAIN,
    GIVEN_CIGARETTES, HEALED, INSPECTED, LOCKED_UP, MORE_ACTIONS, MOVED, NO_KIND, POCKETS, POCKETS_HERE, POOLED,
    RANDOM_CARD, REGAINED, SUPPLIED, SWAPPED, TAKEN_CIGARETTES,
)
from tests.ai.test_answer_scores import scores
from tests.table import Table, notation, table

Facts = dict[str, Any]
PHONE, KNIFE = (notation().kinds.index(name) for name in ("phone", "knife"))
REVEALED, NOT_ALONE = {"is_revealed": True}, {"alone": False}
GAINS = (10.0, 6.0, 4.0, 2.0, 1.0)


def judged(sort: str, laid: Table, amount: int, use: Facts, *, seen: bool = True) -> float:
    """The worth of a gain for seat 0. `seen`: seat 0 knows what the others hold."""
    game = laid.start().game
    for other in range(1, game.players):
        game.known[other * game.players] = game.hand[other] if seen else 0
    place = notation().places.index(use["place"]) if "place" in use else game.place[0]
    target = notation().places.index(use["at"]) if "at" in use else use.get("target", 1)
    return JUDGES[sort](Use(game, 0, list(GAINS), target, place, use.get("is_revealed", False), use.get("alone", True),
                            use.get("kind", NO_KIND)), amount)


@pytest.mark.parametrize(("sort", "mine", "amount", "use", "expected"), [
    (DRAWN, {"link": 13}, 4, REVEALED, 0.0), (DRAWN, {"link": 13}, 4, {}, 12.0),
    (DRAWN_HERE, {"place": "showers"}, 1, {}, 9.0), (DRAWN_HERE, {"place": "rec_area"}, 2, {}, 6.0),
    (GIVEN_CIGARETTES, {"place": "rec_area"}, 3, {}, 3.9),
    (GIVEN_CIGARETTES, {"place": "showers"}, 5, REVEALED, 3.0),
    # Eight Cigarettes buy a shovel, three a knife.
    (GIVEN_CIGARETTES, {"place": "rec_area", "cigarettes": 3}, 5, REVEALED,
     3.0 + 24.0 - 8 * 1.3 - (3.6 - 2 * 1.3 * 0.6)),
    (GIVEN_CIGARETTES, {"place": "rec_area", "cigarettes": 3, "actions": 0}, 5, REVEALED, 3.0),
    (MORE_ACTIONS, {}, 2, {}, (20.0 + 0.25 * 3.0) - (10.0 + 0.25 * 10.0)), (MORE_ACTIONS, {}, 2, REVEALED, -5.0),
    (MORE_ACTIONS, {"actions": 0}, 2, REVEALED, (16.0 + 0.25 * 6.0) - 0.25 * 16.0 - 2.0),
    (DIG_POINTS, {"shovel": 1, "points": 7}, 2, {}, 900.0),
    (DIG_POINTS, {"shovel": 1, "points": 7}, 2, REVEALED, 900.0),
    (DIG_POINTS, {"shovel": 1, "points": 6}, 2, {}, 14.0 * 2 * 0.6),
    (DIG_POINTS, {"shovel": 1, "spoon": 1, "points": 9}, 2, {}, 14.0 * 2 * 0.6),
    (DIG_POINTS, {"pickaxe": 1, "spoon": 1, "points": 7}, 2, {}, 14.0 * 2 * 0.6),
    (DIG_POINTS, {"shovel": 1, "beatings": 2}, 2, {}, -5.0), (DIG_POINTS, {}, 2, {}, -5.0),
    (DIG_POINTS, {"shovel": 1, "place": "showers"}, 2, {}, -5.0),
    (DIG_POINTS, {"shovel": 1, "actions": 1}, 2, {}, -5.0),
    (DIG_POINTS, {"shovel": 1, "actions": 1}, 2, REVEALED, 16.8),
    (HEALED, {"beatings": 1}, 99, {}, 3.0), (HEALED, {"beatings": 1}, 99, REVEALED, 4.0),
    (HEALED, {"beatings": 2, "spoon": 1}, 99, REVEALED, 16.0 + 4.0), (HEALED, {"beatings": 2}, 1, REVEALED, 9.0),
    (HEALED, {}, 99, {}, -1.0),
    (SUPPLIED, {}, 2, {"kind": KNIFE}, 5.0), (SUPPLIED, {"blade": 1}, 2, {"kind": KNIFE}, 3.0),
    (SUPPLIED, {}, 2, {"kind": PHONE}, 13.0), (ARMED, {}, 2, {"kind": KNIFE}, 5.0),
    (ARMED, {"knife": 1}, 2, {"kind": KNIFE}, 0.0), (MOVED, {}, 1, {}, 0.0),
    (REGAINED, {}, 2, {"target": ONE[PHONE] + ONE[SHOVEL]}, 6.5 + 24.0 - 4.0),
    (BOUGHT, {}, 3, {"target": SHOVEL}, 24.0 - (8 - 3) * 1.3 + 1.0),
    (BOUGHT, {"gang": "cartel_wholesaler"}, 3, {"target": PICKAXE}, 16.0 - (6 - 3 - 2) * 1.3 + 1.0),
    (FORGED, {}, 1, {"target": SHOVEL}, 24.0 - 5.0 + 1.0), (FORGED, {}, 1, {"target": PICKAXE}, 16.0 - 3.5),
    (FORGED_AGAIN, {"pike": 1, "container": 1}, 1, {"target": PICKAXE}, 8.0),
    (FORGED_AGAIN, {"pike": 1}, 1, {"target": PICKAXE}, 0.0), (FORGED_AGAIN, {"pike": 2}, 1, {"target": PICKAXE}, 8.0),
    (FORGED_AGAIN, {"container": 1, "link": 2}, 1, {"target": SHOVEL}, 0.0),
])
def test_a_gain_is_worth_what_it_brings_its_user(
    sort: str, mine: Facts, amount: int, use: Facts, expected: float,
) -> None:
    mine = dict(mine)
    turn = {"actions": mine.pop("actions", 2)}
    laid = table().seat(0, mine.pop("place", "cell_block"), **mine).turn(0, **turn)
    assert judged(sort, laid, amount, use) == pytest.approx(expected)


@pytest.mark.parametrize(("sort", "theirs", "amount", "use", "expected"), [
    # The rival has half of the points needed: a threat of 0.5, or more with tools that are known.
    (BEATEN, {}, 1, {}, 2.0), (BEATEN, {"beatings": 1}, 1, {}, 4.5), (BEATEN, {"beatings": 2}, 1, {}, -20.0),
    (BEATEN, {}, 2, {}, 5.0), (BEATEN, {"beatings": 1}, 2, {}, 2.5), (BEATEN, {"shovel": 1}, 2, {}, 9.5),
    (BEATEN, {"spoon": 2, "shovel": 2}, 2, {}, 18.5),
    (LOCKED_UP, {"place": "cell_block"}, 1, {}, 2.5), (LOCKED_UP, {}, 1, {}, 1.5),
    (RANDOM_CARD, {"phone": 1, "shovel": 1}, 1, {}, (6.5 + 24.0) / 2 * 1.75), (RANDOM_CARD, {}, 1, {}, 0.0),
    (RANDOM_CARD, {"phone": 1, "shovel": 1}, 2, REVEALED, 8.0),
    (CHOSEN_CARD, {"link": 1}, 2, {}, 12.0), (CHOSEN_CARD, {}, 2, {}, 0.0),
    (POCKETS, {"link": 1}, 2, {}, 16.0), (POCKETS, {}, 1, {}, 4.0),
    (POCKETS_HERE, {"link": 1}, 2, {"place": "cafeteria"}, 8.0), (POCKETS_HERE, {}, 2, {"place": "cafeteria"}, 0.0),
    (POCKETS_HERE, {"link": 1}, 2, {"place": "infirmary"}, 8.0),
    (POCKETS_HERE, {"link": 1}, 1, {"place": "showers"}, 0.0),
    (TAKEN_CIGARETTES, {"cigarettes": 2}, 3, {}, 2 * 1.3 * 1.4), (TAKEN_CIGARETTES, {"cigarettes": 9}, 3, {}, 3 * 1.82),
    (COLLECTED_CIGARETTES, {"cigarettes": 9}, 2, {}, 3 * 1.3), (COLLECTED_CIGARETTES, {}, 2, {}, 1.3),
    (INSPECTED, {"shovel": 1}, 1, {"at": "cafeteria"}, 6.0 * (0.5 + 0.5)), (INSPECTED, {}, 1, {"at": "cafeteria"}, 0.0),
    (INSPECTED, {"shovel": 1}, 1, {"at": "showers"}, -8.0), (INSPECTED, {}, 1, {"at": "infirmary"}, 3.0),
    # Eight cards of others and three of one's own are shared out, one fewer after the card itself.
    (POOLED, {"shovel": 2, "link": 4}, 1, {}, 0.7 * (10 / 3 * 3.0 + 3 * 16.0 / 3 - (8.0 + 16.0 + 4.0))),
    (SWAPPED, {"shovel": 1, "link": 1}, 1, {}, 24.0 + 3.6 - 28.0), (SWAPPED, {}, 1, {}, -28.0),
])
def test_a_loss_of_others_is_worth_what_it_takes_from_them(
    sort: str, theirs: Facts, amount: int, use: Facts, expected: float,
) -> None:
    laid = table().seat(0, "showers", spoon=1, pickaxe=1, riot=1)
    place = theirs.get("place", "cafeteria")
    laid = laid.seat(1, place, points=6, **{name: number for name, number in theirs.items() if name != "place"})
    laid = laid.seat(2, "infirmary", spoon=1, link=1, cigarettes=1)
    assert judged(sort, laid, amount, use) == pytest.approx(expected)


@pytest.mark.parametrize(("sort", "amount", "use", "expected"), [
    (BEATEN, 2, {}, -200.0), (LOCKED_UP, 1, {}, -60.0), (RANDOM_CARD, 1, {}, FOLLY), (RANDOM_CARD, 1, NOT_ALONE, FOLLY),
    (RANDOM_CARD, 1, REVEALED, FOLLY), (RANDOM_CARD, 1, REVEALED | NOT_ALONE, 4.0), (CHOSEN_CARD, 1, {}, FOLLY),
    (CHOSEN_CARD, 1, NOT_ALONE, 6.0), (TAKEN_CIGARETTES, 1, {}, FOLLY), (SWAPPED, 1, {}, FOLLY),
    (POCKETS, 1, {}, 4.0), (POCKETS_HERE, 1, {"place": "cafeteria"}, 0.0), (INSPECTED, 1, {"at": "cafeteria"}, 0.0),
])
def test_a_teammate_is_spared(sort: str, amount: int, use: Facts, expected: float) -> None:
    laid = table(4, team=True).seat(0, "showers", spoon=1).seat(1, "infirmary", link=1)
    laid = laid.seat(2, "cafeteria", shovel=1, cigarettes=3).seat(3, "infirmary")
    assert judged(sort, laid, amount, {"target": 2} | use) == pytest.approx(expected)


def test_cards_that_nobody_has_seen_count_as_drawn_ones() -> None:
    laid = table().seat(0, "showers").seat(1, "cafeteria", shovel=1, link=1, points=6).seat(2, "infirmary")
    assert judged(RANDOM_CARD, laid, 1, {}, seen=False) == pytest.approx(3.0 * 1.75)
    assert judged(SWAPPED, laid, 1, {}, seen=False) == pytest.approx(6.0)
    assert judged(BEATEN, laid, 2, {}, seen=False) == pytest.approx(5.0)


def test_each_side_uses_a_better_dig_at_its_own_home() -> None:
    game = table(4, team=True).seat(1, "cell_block_b", shovel=1).turn(1).start().game
    worths = [JUDGES[DIG_POINTS](Use(game, 1, [], 0, notation().places.index(home), True, True), 1)
              for home in ("cell_block_a", "cell_block_b")]
    assert worths == [-5.0, pytest.approx(14.0 * 0.6)]


HOLD = 6.2 * 1.2        # what a Background is worth face down at the start; 0.6 of it with the bonus of a gang


@pytest.mark.parametrize(("mine", "answer", "worth"), [
    ({"passkey": 1}, "play passkey infirmary", -3.0), ({"passkey": 1}, "play passkey cafeteria", 8.0 - 3.0),
    ({"passkey": 1, "actions": 1}, "play passkey cafeteria", 0.25 * 8.0 - 3.0),
    ({"background": "road_smuggler"}, "reveal cafeteria", 8.0 - HOLD),
    ({"background": "road_smuggler", "actions": 1}, "reveal cafeteria", 8.0 - HOLD),
    ({"background": "arms_dealer"}, "reveal", 2.5 * 2 - HOLD),
    ({"background": "burglar", "gang": "crew_sorter"}, "reveal", 3.0 * (4 + 3) - 0.6 * HOLD),
    ({"background": "whistleblower"}, "reveal 2", FOLLY - HOLD),
    ({"background": "whistleblower"}, "reveal 1", 6.0 - HOLD),
])
def test_a_card_is_worth_its_gains_less_what_it_costs_to_use_it(mine: Facts, answer: str, worth: float) -> None:
    """In the Showers, where nothing is left to do, nor to find anywhere."""
    mine = dict(mine)
    laid = table(4, team=True) if "whistleblower" in mine.values() else table()
    actions = mine.pop("actions", 2)
    found = scores(laid.seat(0, "showers", **mine).seat(2, "cafeteria").turn(0, searches=1, actions=actions).start())
    assert found[answer] == pytest.approx(worth)
