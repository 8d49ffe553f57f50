from collections import Counter
from typing import Any

import pytest

from blackgate.model.codec import load_position
from blackgate.model.fields import PositionError
from blackgate.model.setup import new_game
from tests.table import Play, notation, shipped, table

Hand = dict[str, Any]

ACCESSORIES = ("bandana", "gold_chain", "tracksuit", "leather_gloves", "tattoo_ink", "signet_ring")
RARE = ("wristwatch", "moonshine", "phone")
ACTION_CARDS = (
    "ambush", "riot", "care_package", "passkey", "snitch", "sleight_of_hand", "inspection", "rigged_game", "bandages",
)
SEARCH_CARDS: Hand = {
    "container": 5, "pike": 6, "link": 14, "blade": 10,
    **dict.fromkeys(ACCESSORIES, 3), **dict.fromkeys(RARE, 2), **dict.fromkeys(ACTION_CARDS, 2),
}
SUPPLY = {"knife": 20, "spoon": 11, "pickaxe": 11, "shovel": 11}


def dealt(players: int = 4, seed: int = 7, *, team: bool = False, michel: int = 0, first: int | None = None) -> Play:
    return Play(new_game(shipped(), players, seed, team=team, michel=michel, first=first))


def without(cards: Hand, gone: Hand) -> Hand:
    return dict(Counter(cards) - Counter(gone))


def test_the_search_deck_has_its_77_cards() -> None:      # R1.2
    game = dealt()
    cards = Counter(game.position["search"]["top"])
    for seat in range(4):
        cards.update(game.hand(seat))
    assert cards.total() == 77
    assert dict(cards) == SEARCH_CARDS


def test_the_four_supply_piles_are_full_and_face_up() -> None:      # R1.3
    game = dealt()
    assert game.position["piles"] == SUPPLY
    assert [game.view(seat)["piles"] for seat in range(4)] == [SUPPLY] * 4


def test_blades_and_knives_are_the_only_weapons() -> None:      # R1.4
    everything: Hand = {**dict.fromkeys(SEARCH_CARDS, 1), **dict.fromkeys(SUPPLY, 1)}
    game = table().seat(0, "cafeteria", **everything).seat(1, "cafeteria").start()
    laid = {tuple(option["weapons"]) for option in game.options("extort")}
    assert laid == {("blade",), ("knife",)}


def test_spoon_pickaxe_and_shovel_are_the_only_tools() -> None:      # R1.4
    everything: Hand = {**dict.fromkeys(SEARCH_CARDS, 1), **dict.fromkeys(SUPPLY, 1)}
    game = table().seat(0, "cell_block", **everything).start()
    assert {option["tool"] for option in game.options("dig")} == {"spoon", "pickaxe", "shovel"}


def test_either_michel_or_michelle_joins_the_game() -> None:      # R1.5
    assert dealt(michel=1).view(0)["michel"]["who"] == "michel"
    assert dealt(michel=2).view(0)["michel"]["who"] == "michelle"
    assert dealt().view(0)["michel"] is None


def test_the_bank_pays_out_beyond_the_printed_cigarettes() -> None:      # R1.5
    game = table().seat(0, "rec_area", cigarettes=75, phone=1).start()
    game.do("sell", cards={"phone": 1})
    assert game.cigarettes(0) == 80


@pytest.mark.parametrize(("tool", "points"), [("spoon", 1), ("pickaxe", 2), ("shovel", 3)])
def test_each_tool_has_its_tunnel_points(tool: str, points: int) -> None:      # R1.6
    hand: Hand = {tool: 1}
    game = table().seat(0, "cell_block", **hand).start()
    assert game.do("dig", tool=tool).points(0) == points


@pytest.mark.parametrize("kind", SUPPLY)
def test_a_discarded_supply_card_returns_to_its_pile(kind: str) -> None:      # R2a
    hand: Hand = {kind: 1}
    game = table().seat(0, "rec_area", **hand).start()
    assert game.pile(kind) == SUPPLY[kind] - 1
    game.do("sell", cards={kind: 1})
    assert game.pile(kind) == SUPPLY[kind]
    assert game.discard() == {}


def test_gang_piles_are_shuffled_by_the_seed() -> None:      # R2b
    tops = {dealt(seed=seed).view(0)["gangs"]["crew"]["top"] for seed in range(40)}
    assert tops == {"crew_lookout", "crew_sorter", "crew_hustler", "crew_fingers"}


def test_everybody_sees_the_top_card_of_a_gang_pile() -> None:      # R2b
    game = table().gangs(triad=["triad_splicer"]).start()
    assert all(game.view(seat)["gangs"]["triad"] == {"top": "triad_splicer", "size": 4} for seat in range(3))


def test_a_discarded_gang_card_goes_to_the_bottom_of_its_pile() -> None:      # R2b
    game = table().seat(0, gang="crew_sorter", leather_gloves=1, tattoo_ink=1).start()
    game.do("join", gang="bikers", accessories=["leather_gloves", "tattoo_ink"])
    assert game.position["gangs"]["crew"][-1] == "crew_sorter"
    assert len(game.position["gangs"]["crew"]) == 4


def test_a_discarded_search_card_goes_to_the_face_up_discard() -> None:      # R2c
    game = table().seat(0, "rec_area", link=2).start()
    game.do("sell", cards={"link": 2})
    assert game.discard() == {"link": 2}
    assert game.view(1)["search"]["discard"] == {"link": 2}


def test_the_search_deck_lies_face_down() -> None:      # R2c
    assert dealt(players=3).view(0)["search"] == {"deck": 68, "discard": {}}


def test_the_search_deck_is_shuffled_by_the_seed() -> None:      # R2c
    assert dealt(seed=3).position["search"] == dealt(seed=3).position["search"]
    assert dealt(seed=3).position["search"] != dealt(seed=4).position["search"]


def test_an_empty_deck_is_replaced_by_the_discard_in_the_middle_of_a_draw() -> None:      # R2c
    held = without(SEARCH_CARDS, {"phone": 1, "pike": 3})
    game = table().seat(0, "showers").seat(1, **held).search("phone", pike=3).start()
    game.do("search")
    assert game.hand(0) == {"phone": 1, "pike": 2}
    assert game.discard() == {}
    assert game.position["search"]["top"] == ["pike"]


def test_a_deck_that_is_just_used_up_leaves_the_discard_alone() -> None:      # R2c
    held = without(SEARCH_CARDS, {"phone": 2, "pike": 3})
    game = table().seat(0, "cafeteria").seat(1, **held).search("phone", "phone", pike=3).start()
    game.do("search")
    assert game.hand(0) == {"phone": 2}
    assert game.discard() == {"pike": 3}


def test_with_deck_and_discard_empty_one_draws_what_there_was() -> None:      # R2c
    held = without(SEARCH_CARDS, {"phone": 1, "pike": 1})
    game = table().seat(0, "showers").seat(1, **held).search("phone", pike=1).start()
    assert game.do("search").hand(0) == {"phone": 1, "pike": 1}


def test_a_search_with_no_search_card_left_draws_nothing() -> None:      # R2c
    game = table().seat(0, "cafeteria").seat(1, **SEARCH_CARDS).start()
    assert game.do("search").hand(0) == {}


@pytest.mark.parametrize("players", range(2, 7))
def test_no_two_players_have_sides_of_the_same_prisoner_board(players: int) -> None:      # R2d
    seats = dealt(players).position["seats"]
    boards = [shipped().inmates[seat["prisoner"]].board for seat in seats]
    assert len(set(boards)) == players


def test_two_sides_of_one_prisoner_board_are_refused() -> None:      # R2d
    first = shipped().inmates[3].board
    other = next(n for n, inmate in enumerate(shipped().inmates) if inmate.board == first and n != 3)
    with pytest.raises(PositionError, match=r"seats\[1\]\.prisoner"):
        load_position({"players": 2, "seats": [{"prisoner": 3}, {"prisoner": other}]}, notation())


def test_everybody_starts_in_the_cell_block() -> None:      # R2d
    game = dealt(players=6)
    assert [game.place(seat) for seat in range(6)] == ["cell_block"] * 6


def test_teams_start_in_their_own_blocks() -> None:      # R2d
    game = dealt(team=True)
    assert [game.place(seat) for seat in range(4)] == ["cell_block_a", "cell_block_b"] * 2


def test_everybody_has_one_background_and_none_is_dealt_twice() -> None:      # R2e
    cards = [seat["background"] for seat in dealt(players=6).position["seats"]]
    assert len({entry["card"] for entry in cards}) == 6
    assert not any(entry["revealed"] for entry in cards)


def test_a_background_is_seen_by_its_owner_only() -> None:      # R2e
    game = dealt()
    truth = [seat["background"]["card"] for seat in game.position["seats"]]
    for viewer in range(4):
        seen = [seat["background"]["card"] for seat in game.view(viewer)["seats"]]
        assert seen == [card if owner == viewer else None for owner, card in enumerate(truth)]


@pytest.mark.parametrize("players", range(2, 7))
def test_everybody_is_dealt_three_search_cards(players: int) -> None:      # R2f
    game = dealt(players)
    assert [sum(game.hand(seat).values()) for seat in range(players)] == [3] * players
    assert game.view(0)["search"]["deck"] == 77 - 3 * players


def test_nobody_starts_with_cigarettes_beatings_a_gang_or_points() -> None:      # R2
    game = dealt()
    assert all(
        (game.cigarettes(seat), game.beatings(seat), game.gang(seat), game.points(seat), game.tunnel(seat))
        == (0, 0, None, 0, {}) for seat in range(4)
    )


@pytest.mark.parametrize("seat", range(4))
def test_the_table_may_choose_who_starts(seat: int) -> None:      # R2g
    game = dealt(first=seat)
    assert (game.turn, game.asked, game.prompt, game.actions) == (seat, seat, "turn", 2)


def test_otherwise_the_seed_draws_who_starts() -> None:      # R2g
    assert {dealt(seed=seed).turn for seed in range(40)} == {0, 1, 2, 3}
    assert dealt(seed=5).turn == dealt(seed=5).turn


def test_turns_go_clockwise() -> None:      # R2g
    game = dealt(first=2)
    turns = [game.do("end_turn").turn for _ in range(5)]
    assert turns == [3, 0, 1, 2, 3]


@pytest.mark.parametrize(("players", "goal"), [(2, 12), (3, 12), (4, 10), (5, 8), (6, 8)])
def test_the_game_ends_the_instant_a_dig_reaches_the_goal(players: int, goal: int) -> None:      # R3
    game = table(players).seat(0, points=goal - 3, pickaxe=1, spoon=1).start().do("dig", tool="pickaxe")
    assert game.over is None and game.offers("end_turn"), "one point short"
    game.do("dig", tool="spoon")
    assert game.over is not None and game.over["winners"] == [0] and game.options() == []


def test_points_beyond_the_goal_win_too() -> None:      # R3
    game = table(4).seat(0, points=9, shovel=1).start()
    over = game.do("dig", tool="shovel").over
    assert over == {"winners": [0], "points": [12, 0, 0, 0]}


@pytest.mark.parametrize(("players", "goal", "winners"), [(4, 16, [0, 2]), (6, 20, [0, 2, 4])])
def test_a_team_scores_together(players: int, goal: int, winners: list[int]) -> None:      # R3
    game = table(players, team=True).seat(0, points=3, shovel=1).seat(2, points=goal - 6).start()
    over = game.do("dig", tool="shovel").over
    assert over is not None
    assert over["winners"] == winners
    assert over["team_points"] == [goal, 0]


@pytest.mark.parametrize(("players", "goal"), [(4, 16), (6, 20)])
def test_a_team_one_point_short_goes_on_whatever_the_rivals_have(players: int, goal: int) -> None:      # R3
    setting = table(players, team=True).seat(0, shovel=1).seat(2, points=goal - 4).seat(1, points=goal - 1)
    assert setting.start().do("dig", tool="shovel").over is None
