import pytest

from tests.table import table

OPEN = ["cell_block", "cafeteria", "infirmary", "showers", "rec_area"]
FACES = {
    1: ("cell_block", "cafeteria"), 2: ("cell_block", "infirmary"), 3: ("cell_block", "showers"),
    4: ("rec_area", "cafeteria"), 5: ("rec_area", "infirmary"), 6: ("rec_area", "showers"),
}


def forced() -> list[tuple[int, str, str]]:
    """Every face with one of its two places, and the other one."""
    return [(face, own, other) for face, pair in FACES.items() for own, other in (pair, pair[::-1])]


@pytest.mark.parametrize("face", FACES)
def test_each_face_names_its_two_places(face: int) -> None:      # R1.1
    game = table().seat(0, "solitary").rolls(face).start()
    game.do("roll_move")
    assert game.prompt == "place"
    assert {option["place"] for option in game.options()} == set(FACES[face])


@pytest.mark.parametrize(("face", "own"), [
    (face, own) for face, pair in FACES.items() for own in OPEN if own not in pair
])
def test_away_from_both_places_one_chooses_between_them(face: int, own: str) -> None:      # R5.1a
    game = table().seat(0, own).rolls(face).start()
    game.do("roll_move")
    assert {option["place"] for option in game.options("go")} == set(FACES[face])
    chosen = FACES[face][1]
    assert game.do("go", place=chosen).place(0) == chosen


@pytest.mark.parametrize(("face", "own", "other"), forced())
def test_in_one_of_the_two_places_the_other_is_forced(face: int, own: str, other: str) -> None:      # R5.1a
    game = table().seat(0, own).rolls(face).start()
    game.do("roll_move")
    assert game.prompt == "turn"
    assert game.place(0) == other


def test_a_simple_move_costs_one_action() -> None:      # R5.1a
    game = table().seat(0, "cafeteria").rolls(1).start()
    assert game.do("roll_move").actions == 1


def test_choosing_the_place_costs_nothing_more() -> None:      # R5.1a
    game = table().seat(0, "showers").rolls(1).start()
    assert game.do("roll_move").do("go", place="cafeteria").actions == 1


def test_several_simple_moves_a_turn_are_legal() -> None:      # R5.1a
    game = table().seat(0, "cell_block").rolls(1, 4).start()
    game.do("roll_move").do("roll_move")
    assert (game.place(0), game.actions) == ("rec_area", 0)


def test_an_extra_action_allows_a_third_simple_move() -> None:      # R5.1a
    game = table().seat(0, "cell_block").turn(actions=3).rolls(1, 4, 5).start()
    assert game.do("roll_move").do("roll_move").do("roll_move").place(0) == "infirmary"


def test_one_action_is_enough_for_a_simple_move() -> None:      # R5.1a
    game = table().seat(0, "cafeteria").turn(actions=1).rolls(4).start()
    assert game.do("roll_move").place(0) == "rec_area"


def test_the_roll_is_seen_by_everybody() -> None:      # R5.1a
    game = table().seat(0, "cafeteria").rolls(4).start()
    game.do("roll_move")
    assert game.event("rolled") == {"event": "rolled", "seat": 0, "face": 4, "michel": False}


def test_without_set_rolls_the_seed_throws_every_face() -> None:      # R5.1a
    faces = set()
    for seed in range(60):
        game = table().seat(0, "solitary").seed(seed).start()
        faces.add(game.do("roll_move").event("rolled")["face"])
    assert faces == {1, 2, 3, 4, 5, 6}


def test_a_simple_move_leaves_the_others_where_they_are() -> None:      # R5.1a
    game = table().seat(0, "cafeteria").seat(1, "cafeteria").rolls(1).start()
    game.do("roll_move")
    assert [game.place(seat) for seat in range(3)] == ["cell_block", "cafeteria", "cell_block"]


@pytest.mark.parametrize("own", OPEN)
def test_a_cautious_move_goes_to_any_open_place_but_ones_own(own: str) -> None:      # R5.1b, R14s
    game = table().seat(0, own).start()
    assert {option["place"] for option in game.options("cautious_move")} == set(OPEN) - {own}


def test_a_cautious_move_costs_two_actions_and_no_roll() -> None:      # R5.1b
    game = table().seat(0, "cafeteria").start()
    game.do("cautious_move", place="infirmary")
    assert (game.place(0), game.actions) == ("infirmary", 0)
    assert not game.has_event("rolled")


def test_any_two_unspent_actions_pay_a_cautious_move() -> None:      # R5.1b
    game = table().seat(0, "cafeteria", background="mechanic").start()
    game.do("steal_spoon").do("reveal").do("cautious_move", place="cell_block")
    assert (game.place(0), game.actions) == ("cell_block", 0)


def test_four_unspent_actions_pay_two_cautious_moves() -> None:      # R5.1b
    game = table().seat(0, "cafeteria").turn(actions=4).start()
    game.do("cautious_move", place="infirmary").do("cautious_move", place="showers")
    assert (game.place(0), game.actions) == ("showers", 0)


@pytest.mark.parametrize("place", FACES[5])
def test_out_of_solitary_a_roll_leads_to_either_place(place: str) -> None:      # R5.1c
    game = table().seat(0, "solitary").rolls(5).start()
    game.do("roll_move").do("go", place=place)
    assert (game.place(0), game.actions) == (place, 1)


def test_out_of_solitary_a_cautious_move_reaches_every_open_place() -> None:      # R5.1c
    game = table().seat(0, "solitary").start()
    assert {option["place"] for option in game.options("cautious_move")} == set(OPEN)
    assert game.do("cautious_move", place="cell_block").place(0) == "cell_block"
