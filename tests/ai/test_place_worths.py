"""What a place offers a seat, and what the seat's cards and points make of it, worked out by hand."""

from pathlib import Path
from typing import Any

import pytest

from blackgate.ai.policy import worth
from blackgate.ai.policy.standing import Standing
from blackgate.cards.library import SHIPPED, load_pack
from blackgate.model.counts import pair_up
from tests.ai.test_answer_scores import scores
from tests.table import notation, shipped, table

Facts = dict[str, Any]
PLACES = notation().places


def place(name: str) -> int:
    return PLACES.index(name)


@pytest.mark.parametrize(("where", "mine", "gains"), [
    ("showers", {}, [9.0]), ("showers", {"searched": True}, []), ("solitary", {}, []), ("rec_area", {}, [3.0]),
    ("showers", {"gang": "crew_lookout"}, [12.0]),
    # There is room for three cards above the limit. For the last card a search is worth half.
    ("showers", {"link": 10}, [9.0]), ("showers", {"link": 11}, [6.0]), ("showers", {"link": 12}, [1.5]),
    ("showers", {"link": 13}, [1.5]),
    ("cafeteria", {}, [8.0, 6.0]), ("cafeteria", {"gang": "crew_fingers"}, [16.0, 6.0]),
    ("cafeteria", {"spoons": 0}, [6.0]),
    ("infirmary", {"beatings": 1}, [6.0, 4.0]), ("infirmary", {"beatings": 2}, [9.0, 6.0]),
    ("infirmary", {"beatings": 2, "spoon": 1}, [16.0, 6.0]),
    ("infirmary", {"beatings": 2, "spoon": 1, "gang": "bratva_hard_case"}, [6.0, 4.0]),
    ("cell_block", {"shovel": 1, "spoon": 1}, [18.0, 6.0, 3.0]), ("cell_block", {"shovel": 1, "digs": False}, [3.0]),
    ("cell_block", {"shovel": 1, "beatings": 2}, [3.0]),
    # A knife for 2 Cigarettes, two for 5, a pickaxe for 6, a shovel for 8.
    ("rec_area", {"cigarettes": 1}, [3.0]), ("rec_area", {"cigarettes": 2}, [3.0, 3.6 - 1.56]),
    ("rec_area", {"cigarettes": 2, "blade": 1}, [3.0, 1.6 - 1.56]), ("rec_area", {"cigarettes": 5}, [7.2 - 3.9, 3.0]),
    ("rec_area", {"cigarettes": 6}, [16.0 - 7.8, 3.0]), ("rec_area", {"cigarettes": 8}, [24.0 - 10.4, 3.0]),
    ("rec_area", {"cigarettes": 8, "shovels": 0}, [16.0 - 7.8, 3.0]),
    ("cafeteria", {"cigarettes": 8, "gang": "cartel_runner"}, [13.6, 8.0, 6.0]),
    ("infirmary", {"cigarettes": 8, "gang": "cartel_runner"}, [13.6, 6.0]),
    ("showers", {"cigarettes": 8, "gang": "cartel_runner"}, [9.0]),
    ("rec_area", {"cigarettes": 8, "shovels": 1}, [13.6, 3.0]),
    ("rec_area", {"wristwatch": 1}, [3.0, 3 * 0.3 + 0.5 * 2.04 + 1.0]), ("rec_area", {"link": 4}, [3.0]),
    ("rec_area", {"phone": 1, "cigarettes": 3}, [5 * 0.3 + 0.5 * (13.6 - 2.04) + 1.0, 3.0, 2.04]),
    ("rec_area", {"phone": 1, "cigarettes": 8}, [13.6, 3.0, 5 * 0.3 + 1.0]),
    ("cafeteria", {"pike": 1, "link": 1}, [16.0 - 7.1, 8.0, 6.0]),
    ("cafeteria", {"pike": 1, "link": 1, "beatings": 1}, [8.0, 6.0]), ("cafeteria", {"pike": 1}, [8.0, 6.0]),
    ("cafeteria", {"pike": 1, "gang": "triad_splicer"}, [16.0 - 3.5, 8.0, 6.0]),
    ("cafeteria", {"container": 1, "link": 1}, [24.0 - 8.6, 8.0, 6.0]),
    ("cafeteria", {"container": 1, "link": 1, "shovels": 0}, [8.0, 6.0]),
    ("cafeteria", {"blade": 2, "link": 1}, [8.0, 6.0, 2.0]), ("cafeteria", {"blade": 3, "link": 1}, [8.0, 6.0, 0.2]),
    ("showers", {"pike": 1, "link": 1}, [9.0]),
    ("showers", {"pike": 1, "link": 1, "gang": "triad_workshop"}, [9.0, 8.9]),
    ("solitary", {"pike": 1, "link": 1, "gang": "triad_workshop"}, []),
])
def test_a_place_offers_its_best_gain_first(where: str, mine: Facts, gains: list[float]) -> None:
    mine = dict(mine)
    searched, digs = mine.pop("searched", False), mine.pop("digs", True)
    piles = {kind: mine.pop(f"{kind}s") for kind in ("spoon", "shovel") if f"{kind}s" in mine}
    game = table().seat(0, **mine).piles(**piles).start().game
    assert worth.prospects(game, 0, place(where), searched=searched, digs=digs) == pytest.approx(gains)


def test_each_side_digs_and_crafts_in_its_own_places() -> None:
    game = table(4, team=True).seat(0, spoon=1, pike=1, link=1).seat(1, spoon=1, pike=1, link=1).start().game
    for seat, home, other in ((0, "cell_block_a", "cell_block_b"), (1, "cell_block_b", "cell_block_a")):
        dig, craft = (worth.prospects(game, seat, place(name), searched=True) for name in (home, other))
        assert dig == [6.0] and craft == pytest.approx([8.9])


@pytest.mark.parametrize(("mine", "spare"), [
    ({"phone": 2, "shovel": 1}, {"phone": 2}), ({"link": 4, "blade": 5}, {"link": 2, "blade": 2}),
    ({"bandana": 3, "tattoo_ink": 1}, {"bandana": 2}),
    ({"bandana": 2, "tattoo_ink": 1, "gang": "crew_lookout"}, {"bandana": 2, "tattoo_ink": 1}),
    ({"riot": 2, "spoon": 8}, {}), ({"riot": 2, "ambush": 1, "spoon": 8}, {"riot": 1}),
])
def test_spare_is_what_is_better_sold(mine: Facts, spare: Facts) -> None:
    cards = worth.spare_cards(table().seat(0, **mine).start().game, 0)
    assert {shipped().kinds[kind].name: number for kind, number in pair_up(cards)} == spare


@pytest.mark.parametrize(("mine", "laden"), [
    ({"shovel": 2}, True), ({"shovel": 1, "pickaxe": 1}, False), ({"spoon": 6}, True), ({"spoon": 1}, False),
    ({"spoon": 1, "points": 11}, True), ({"spoon": 1, "points": 10}, False), ({"points": 11}, False),
])
def test_who_carries_six_points_or_the_win_is_drawn_home(mine: Facts, laden: bool) -> None:
    for beatings, way in ((0, "cell_block"), (1, "cell_block"), (2, "infirmary")):
        game = table(2).seat(0, beatings=beatings, **mine).seat(1, "showers").start().game
        standing = Standing(game)
        assert standing.laden == laden
        for name in ("cell_block", "infirmary", "rec_area"):
            plain = worth.outlook(worth.prospects(game, 0, place(name), searched=False), 1)
            assert standing.at(place(name), 1) == pytest.approx(plain + (24.0 if laden and name == way else 0.0))


def test_a_place_is_worth_less_by_its_danger() -> None:
    game = table(2).seat(0, "showers", spoon=1).seat(1, "cafeteria").michel("cafeteria").start().game
    assert Standing(game).at(place("cafeteria"), 1) == pytest.approx(8.0 + 0.25 * 6.0 - 7.0 - 0.4)


def test_the_armed_are_those_that_the_seat_itself_knows_of() -> None:
    game = table().seat(1, "showers", spoon=1).seat(2, "cafeteria", knife=1).start().game
    assert worth.danger(game, 1, place("cafeteria")) == 0.4
    game.known[2 * 3 + 1] = game.hand[2]
    assert worth.danger(game, 1, place("cafeteria")) == 0.8


def test_a_gang_is_worth_its_powers_and_no_more_healing_than_there_are_beatings(tmp_path: Path) -> None:
    def worth_of(*cards: str) -> list[float]:
        written = (SHIPPED / "gangs.yaml").read_text(encoding="utf-8")
        for plain, more in changes:
            assert plain in written
            written = written.replace(plain, more)
        (tmp_path / "gangs.yaml").write_text(written, encoding="utf-8")
        worths = worth.gang_worths(load_pack(tmp_path))
        return [worths[notation().gang_cards.index(card)] for card in cards]

    changes: list[tuple[str, str]] = []
    assert worth_of("queers_carers", "cartel_protection", "triad_tunnel_rats") == [9.0, 9.0, 2 * 14.0 + 5.0]
    changes += [(f"{gain}: {{count: 1}}", f"{gain}: {{count: 9}}") for gain in ("heal", "gain_cigarettes")]
    assert worth_of("queers_carers", "cartel_protection") == [2 * 9.0, 9 * 9.0]


@pytest.mark.parametrize(("points", "left"), [((0, 0), 1.2), ((6, 3), 0.75), ((3, 12), 0.3)])
def test_what_pays_over_time_pays_the_less_the_nearer_anybody_is_to_the_end(
    points: tuple[int, int], left: float,
) -> None:
    game = table().seat(1, points=points[0]).seat(2, points=min(points[1], 11)).start().game
    game.points[2] = points[1]
    assert Standing(game).remaining() == pytest.approx(left)


def test_an_action_is_worth_its_gain_and_what_is_left_to_do_after_it() -> None:
    """In the Cafeteria: a pickaxe (8.9), a Spoon (8), a Search (6)."""
    found = scores(table().seat(0, "cafeteria", pike=1, link=1, revealed=True).start())
    assert {word: found[word] for word in ("craft pickaxe", "steal_spoon", "search", "end_turn")} == {
        "craft pickaxe": 8.9 + 8.0 + 0.25 * 6.0, "steal_spoon": 8.0 + 8.9 + 0.25 * 6.0,
        "search": 6.0 + 8.9 + 0.25 * 8.0, "end_turn": round(0.25 * (8.9 + 8.0) - 0.5, 6)}
    assert found["cautious_move infirmary"] == pytest.approx(0.25 * (8.9 + 6.0))
    ill = scores(table().seat(0, "infirmary", beatings=1, revealed=True).start())
    assert ill["heal"] == pytest.approx(4.0 + 6.0) and ill["search"] == pytest.approx(6.0 + 4.0)


def test_to_give_tools_to_a_teammate_who_can_dig_is_worth_twelve() -> None:
    laid = table(4, team=True).seat(0, "showers", shovel=1, beatings=2).seat(2, "showers", link=1)
    for actions, rest in ((1, 0.25 * 9.0), (2, 9.0)):
        found = scores(laid.turn(0, actions=actions).start())
        assert [value for word, value in found.items() if word.startswith("exchange")] == [12.0 + rest]
