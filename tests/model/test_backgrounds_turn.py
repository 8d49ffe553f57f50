import pytest

from tests.table import Play, table

from typing import Any

TURN = (
    "mechanic", "road_smuggler", "hitman", "arms_dealer", "bookmaker", "loan_shark", "quartermaster", "burglar",
    "pickpocket", "con_artist", "blacksmith", "forger", "miner", "medic", "whistleblower",
)


def rich_table(background: str, *, revealed: bool = False, actions: int = 2) -> Play:
    """A table where seat 0 could use whatever Background it has."""
    return (
        table().seat(0, "cafeteria", cigarettes=9, background=background, revealed=revealed, pike=1, knife=1)
        .seat(1, "cafeteria", cigarettes=3, background="advocate", link=1, knife=1)
        .search(phone=2).turn(0, actions=actions).start()
    )


@pytest.mark.parametrize("background", TURN)
def test_a_turn_background_may_be_revealed_without_an_action_left(background: str) -> None:     # R4b
    game = rich_table(background, actions=0)
    assert game.options("reveal")


@pytest.mark.parametrize("background", TURN)
def test_a_background_is_revealed_once_per_game(background: str) -> None:                       # R8
    game = rich_table(background, revealed=True)
    assert not game.options("reveal")


@pytest.mark.parametrize("background", TURN)
def test_a_turn_background_does_not_answer_an_extortion(background: str) -> None:               # R8
    game = (
        table().seat(0, "cafeteria", knife=1).turn(0)
        .seat(1, "cafeteria", cigarettes=9, background=background, pike=1, knife=1).start()
    )
    game.do("extort", seat=1, tool="spoon", weapons=["knife"])
    assert not game.options("reveal")
    game.do("fight")
    assert not game.options("reveal")


@pytest.mark.parametrize("background", TURN)
def test_a_turn_background_does_not_answer_an_action_card(background: str) -> None:             # R8
    game = table().seat(0, "cafeteria", ambush=1).seat(1, "cafeteria", background=background, pike=1).start()
    game.do("play", card="ambush", seat=1)
    assert game.options() == [{"do": "pass"}]


TOP = ("link", "pike", "phone", "blade", "riot", "snitch", "moonshine")        # of the Search deck
# What a Background brings, alone and in its gang; another gang adds nothing.
BRINGS: list[tuple[str, str | None, dict[str, Any]]] = [
    ("mechanic", None, {"actions": 3, "hand": dict.fromkeys(TOP[:2], 1)}),
    ("mechanic", "bikers_scout", {"actions": 4, "hand": dict.fromkeys(TOP[:2], 1)}),
    ("arms_dealer", None, {"hand": {"knife": 2}}), ("arms_dealer", "bratva_enforcer", {"hand": {"knife": 4}}),
    ("bookmaker", None, {"cigarettes": 5}), ("bookmaker", "cartel_fence", {"cigarettes": 9}),
    ("bookmaker", "crew_lookout", {"cigarettes": 5}),
    ("burglar", None, {"hand": dict.fromkeys(TOP[:4], 1)}),
    ("burglar", "crew_lookout", {"hand": dict.fromkeys(TOP, 1)}),
    ("medic", None, {"hand": dict.fromkeys(TOP[:2], 1), "beatings": 0}),
    ("medic", "queers_carers", {"hand": dict.fromkeys(TOP[:4], 1), "beatings": 0}),
]


@pytest.mark.parametrize(("background", "gang", "brought"), BRINGS)
def test_a_background_brings_what_it_says_and_more_in_its_gang(
    background: str, gang: str | None, brought: dict[str, Any],
) -> None:      # R8, R14s
    laid = table().seat(0, "solitary", beatings=2, gang=gang, background=background).search(*TOP)
    game = laid.start().do("reveal")
    found = {"actions": game.actions, "hand": game.hand(0), "cigarettes": game.cigarettes(0),
             "beatings": game.beatings(0)}
    assert found == {"actions": 2, "hand": {}, "cigarettes": 0, "beatings": 2} | brought
    assert game.prompt == "turn", "nothing is asked"


def test_extra_actions_end_with_the_turn() -> None:                                             # R8
    game = table().seat(0, background="mechanic").start()
    game.do("reveal").do("end_turn")
    assert (game.turn, game.actions) == (1, 2)


def test_the_road_smuggler_moves_to_any_other_open_place() -> None:                             # R14a
    game = table().seat(0, "showers", background="road_smuggler").start()
    assert {option["place"] for option in game.options("reveal")} == {
        "cell_block", "cafeteria", "infirmary", "rec_area",
    }
    game.do("reveal", place="cafeteria")
    assert game.place(0) == "cafeteria"
    assert game.hand(0) == {}
    assert game.actions == 2


def test_the_road_smuggler_among_bikers_draws_what_the_new_place_gives() -> None:               # R8
    game = (
        table().seat(0, gang="bikers_scout", background="road_smuggler")
        .search("link", "pike", "phone", "blade").start()
    )
    game.do("reveal", place="showers")
    assert game.hand(0) == {"link": 1, "pike": 1, "phone": 1}


def test_the_hitman_beats_a_player_here_twice() -> None:                                        # R8
    game = table().seat(0, "showers", background="hitman").seat(1, "showers", link=1).start()
    game.do("reveal", seat=1)
    assert game.beatings(1) == 2
    assert game.hand(0) == {}


def test_the_hitman_among_the_bratva_takes_a_card_too() -> None:                                # R8
    game = (
        table().seat(0, "showers", gang="bratva_armourer", background="hitman").seat(1, "showers", link=2).start()
    )
    game.do("reveal", seat=1)
    assert game.beatings(1) == 2
    assert game.hand(0) == game.hand(1) == {"link": 1}
    assert game.event("taken")["audience"] == [0, 1]


def test_the_pickpocket_takes_a_card_from_each_player_here() -> None:                           # R8
    game = (
        table(4).seat(0, "showers", background="pickpocket").seat(1, "showers", link=2)
        .seat(2, "showers", pike=1).seat(3, "cafeteria", phone=1).start()
    )
    game.do("reveal")
    assert game.hand(0) == {"link": 1, "pike": 1}
    assert game.hand(3) == {"phone": 1}


def test_the_pickpocket_among_the_crew_reaches_every_place() -> None:                           # R8
    game = (
        table().seat(0, "showers", gang="crew_fingers", background="pickpocket").seat(1, "infirmary", link=2)
        .seat(2, "cafeteria", pike=1).start()
    )
    game.do("reveal")
    assert game.hand(0) == {"link": 1, "pike": 1}


def test_the_con_artist_swaps_hands_with_a_player_here() -> None:                               # R8
    game = (
        table().seat(0, "showers", background="con_artist", link=3).seat(1, "showers", shovel=1, phone=2).start()
    )
    game.do("reveal", seat=1)
    assert game.hand(0) == {"shovel": 1, "phone": 2}
    assert game.hand(1) == {"link": 3}


def test_the_con_artist_swaps_with_nobody_who_holds_more_cards() -> None:                       # R8
    laid = table().seat(0, "showers", background="con_artist", link=2).seat(1, "showers", shovel=1, phone=2)
    game = laid.seat(2, "showers", pike=1).start()
    assert [option["seat"] for option in game.options("reveal")] == [2]
    assert game.why("reveal", seat=1) == ("target_holds_more", "R8")
    assert game.why("reveal", seat=0) == ("not_yourself", "R8")


def test_the_con_artist_needs_a_player_in_the_same_place() -> None:                             # R14e
    game = table().seat(0, "showers", background="con_artist", link=1).seat(1, "cafeteria", shovel=1).start()
    assert not game.options("reveal")


def test_the_con_artist_among_the_crew_then_draws_two_cards() -> None:                          # R8
    game = (
        table().seat(0, "showers", gang="crew_fingers", background="con_artist", link=1).seat(1, "showers", shovel=1)
        .search("blade", "pike").start()
    )
    game.do("reveal", seat=1)
    assert game.hand(0) == {"shovel": 1, "blade": 1, "pike": 1}
    assert game.hand(1) == {"link": 1}


@pytest.mark.parametrize(("gang", "first"), [(None, 3), ("triad_splicer", 4)])
def test_the_miner_scores_more_with_the_next_dig(gang: str | None, first: int) -> None:      # R8
    game = table().seat(0, gang=gang, background="miner", pickaxe=2).start()
    game.do("reveal").do("dig", tool="pickaxe")
    assert game.points(0) == first
    game.do("dig", tool="pickaxe")
    assert game.points(0) == first + 2


def test_the_miners_bonus_is_gone_with_the_turn() -> None:                                      # R8
    game = table(2).seat(0, background="miner", pickaxe=1).start()
    game.do("reveal").do("end_turn").do("end_turn").do("dig", tool="pickaxe")
    assert game.points(0) == 2


def test_the_miners_bonus_can_win_the_game() -> None:                                           # R3
    game = table().seat(0, background="miner", points=10, spoon=1).start()
    game.do("reveal").do("dig", tool="spoon")
    assert game.over is not None
    assert game.over["winners"] == [0]


def test_the_whistleblower_sends_a_player_of_any_place_to_solitary() -> None:                   # R8
    game = table().seat(0, background="whistleblower").seat(1, "showers", shovel=1, link=1).start()
    game.do("reveal", seat=1)
    assert game.place(1) == "solitary"
    assert game.hand(1) == {"shovel": 1, "link": 1}
    assert game.known(0, 1) == {}


def test_the_whistleblower_draws_two_cards() -> None:                                           # R8
    game = table().seat(0, background="whistleblower").search("blade", "pike", "phone").start()
    game.do("reveal", seat=1)
    assert game.hand(0) == {"blade": 1, "pike": 1}
    assert game.place(0) == "cell_block"


def test_the_whistleblower_among_the_queers_first_takes_a_card_of_choice() -> None:             # R8
    game = (
        table().seat(0, gang="queers_carers", background="whistleblower").seat(1, "showers", shovel=1, link=2)
        .search("blade", "pike", "phone").start()
    )
    game.do("reveal", seat=1)
    assert (game.asked, game.prompt) == (0, "choose_card")
    assert sorted(option["kind"] for option in game.options()) == ["link", "shovel"]
    game.do("choose_card", kind="shovel")
    assert game.hand(0) == {"shovel": 1, "blade": 1, "pike": 1}
    assert game.place(1) == "solitary"


def test_the_whistleblower_among_the_queers_remembers_the_hand_seen() -> None:                  # R12
    game = (
        table().seat(0, gang="queers_carers", background="whistleblower").seat(1, "showers", shovel=1, link=2).start()
    )
    game.do("reveal", seat=1).do("choose_card", kind="shovel")
    assert game.known(0, 1) == {"link": 2}
    assert game.known(2, 1) == {}


def test_the_whistleblower_needs_somebody_outside_solitary() -> None:                           # R14e
    game = (
        table().seat(0, gang="queers_carers", background="whistleblower").seat(1, "solitary", link=1)
        .seat(2, "solitary").start()
    )
    assert not game.options("reveal")
