"""Team mode: goals, blocks, exchange, following, and helpers in combat (R11, R5.7, R3)."""

from typing import Any

import pytest

from ..table import Play, Table, table


def brawl(*, attacker: int = 1, defender: int = 1, helpers: int = 1) -> Table:
    """Six players in the Cafeteria; seat 0 can extort seat 1, and each seat has a spare card to lose."""
    laid = table(6, team=True).seat(0, "cafeteria", knife=1 + attacker, link=1)
    laid.seat(1, "cafeteria", knife=defender, pike=1)
    for mate in (2, 3, 4, 5):
        laid.seat(mate, "cafeteria", knife=helpers, phone=0, link=1)
    return laid


def extorted(laid: Table) -> Play:
    return laid.start().do("extort", seat=1, tool="shovel", weapons=["knife"]).do("fight")


def test_four_players_need_sixteen_points_as_a_team() -> None:      # R3, R11a
    laid = table(team=True).seat(0, spoon=2).seat(2, tunnel={"shovel": 4}, points=12).seat(1, points=15)
    game = laid.seat(0, spoon=2, tunnel={"spoon": 2}).start()
    game.do("dig", tool="spoon")
    assert game.over is None
    game.do("dig", tool="spoon")
    assert game.over == {"winners": [0, 2], "points": [4, 15, 12, 0], "team_points": [16, 15]}
    assert game.options() == []


def test_a_single_player_does_not_win_at_the_goal_without_teams() -> None:      # R3
    game = table(team=True).seat(0, shovel=1, tunnel={"shovel": 4}).start().do("dig", tool="shovel")
    assert game.points(0) == 15
    assert game.over is None


def test_views_show_the_points_of_the_teams() -> None:      # R11a
    game = table(team=True).seat(0, points=3).seat(1, points=4).seat(2, points=5).start()
    assert game.view(3)["team_points"] == [8, 4]


@pytest.mark.parametrize(("face", "place"), [(1, "cafeteria"), (2, "infirmary"), (3, "showers")])
def test_low_faces_reach_both_blocks_and_their_other_place(face: int, place: str) -> None:      # R11b
    game = table(team=True).seat(0, "rec_area").rolls(face).start().do("roll_move")
    assert {option["place"] for option in game.options("go")} == {"cell_block_a", "cell_block_b", place}


def test_from_ones_own_block_a_low_face_leads_to_the_other_block_too() -> None:     # R11b, R5.1a
    game = table(team=True).rolls(1).start().do("roll_move")
    assert {option["place"] for option in game.options("go")} == {"cell_block_b", "cafeteria"}


def test_teammates_do_not_extort_each_other() -> None:      # R5.6a, R14f
    game = brawl().start()
    assert {option["seat"] for option in game.options("extort")} == {1, 3, 5}
    assert game.why("extort", seat=2, tool="spoon", weapons=["knife"]) == ("not_a_rival", "R5.6a")


def test_the_principal_is_asked_first_then_the_teammates_clockwise() -> None:       # R11c
    game = extorted(brawl())
    assert (game.asked, game.prompt) == (1, "combat")
    game.do("give_up")
    assert (game.asked, game.prompt) == (3, "help")
    game.do("pass")
    assert (game.asked, game.prompt) == (5, "help")
    assert game.options() == [{"do": "weapon", "kind": "knife"}, {"do": "pass"}]


def test_the_circle_of_helpers_starts_after_the_principal() -> None:        # R11c
    game = brawl().start().do("extort", seat=3, tool="shovel", weapons=["knife"]).do("fight").do("give_up")
    assert game.asked == 5
    game.do("pass")
    assert game.asked == 1


def test_a_principal_who_gave_up_is_asked_first_again_for_the_next_weapon() -> None:        # R11c
    game = extorted(brawl()).do("give_up").do("weapon", kind="knife")
    assert (game.asked, game.prompt) == (0, "combat")
    game.do("weapon", kind="knife")
    assert (game.asked, game.prompt) == (1, "combat")
    assert game.view(0)["pending"]["helpers"] == [3]
    assert game.on_table() == {"knife": 3}


def test_a_teammate_without_a_weapon_is_asked_all_the_same() -> None:       # R11c
    game = extorted(brawl(helpers=0)).do("give_up")
    assert (game.asked, game.prompt) == (3, "help")
    assert game.options() == [{"do": "pass"}]


def test_a_teammate_elsewhere_is_not_asked() -> None:       # R11c
    game = extorted(brawl().seat(3, "showers", knife=1)).do("give_up")
    assert game.asked == 5
    game.do("pass")
    assert game.beatings(1) == 1


def test_the_side_gives_up_only_when_all_of_them_pass() -> None:        # R11c
    game = extorted(brawl()).do("give_up").do("pass")
    assert game.beatings(1) == 0
    game.do("pass")
    assert game.beatings(1) == 1
    assert game.prompt == "turn"


def test_the_attackers_teammates_help_too_and_pay_for_it() -> None:     # R11c, R11d
    game = extorted(brawl(attacker=0)).do("weapon", kind="knife").do("give_up").do("pass").do("weapon", kind="knife")
    game.do("give_up").do("weapon", kind="knife").do("give_up").do("pass").do("pass")
    assert [game.beatings(seat) for seat in range(6)] == [1, 0, 0, 0, 1, 0]
    assert game.hand(0) == {}
    assert game.hand(4) == {}
    assert game.hand(1) == {"pike": 1, "link": 2}
    assert game.hand(3) == {"link": 1}


def test_every_helper_of_the_loser_is_beaten_and_loses_a_random_card_to_the_winner() -> None:       # R11d
    game = extorted(brawl(attacker=2)).do("give_up").do("weapon", kind="knife").do("weapon", kind="knife")
    game.do("give_up").do("pass").do("weapon", kind="knife").do("weapon", kind="knife")
    game.do("give_up").do("pass").do("pass")
    assert [game.beatings(seat) for seat in range(6)] == [0, 1, 0, 1, 0, 1]
    assert sum(game.hand(0).values()) == 4      # its own link, one of the principal, one of each helper
    assert game.hand(3) == game.hand(5) == {}
    assert sum(game.hand(1).values()) == 1
    assert [(event["from"], event["seat"]) for event in game.events if event["event"] == "taken"] == [
        (1, 0), (3, 0), (5, 0)]


def test_a_teammate_who_only_passed_is_neither_beaten_nor_robbed() -> None:     # R11d
    game = extorted(brawl()).do("give_up").do("pass").do("weapon", kind="knife").do("weapon", kind="knife")
    game.do("give_up").do("pass").do("pass")
    assert game.beatings(3) == 0
    assert game.hand(3) == {"knife": 1, "link": 1}


def test_the_named_tool_is_taken_from_the_principal_and_a_random_card_from_the_helper() -> None:        # R5.6f, R11d
    laid = brawl().seat(1, "cafeteria", shovel=1, pike=1).seat(3, "cafeteria", knife=1, shovel=1)
    game = extorted(laid).do("give_up").do("weapon", kind="knife").do("weapon", kind="knife")
    game.do("give_up").do("pass").do("pass")
    assert game.event("given")["kind"] == "shovel"
    assert game.event("taken")["kind"] == "shovel"      # the only card the helper had left
    assert game.hand(1) == {"pike": 1}


def test_a_helper_from_the_network_is_beaten_and_keeps_the_cards() -> None:     # R14j
    laid = brawl().seat(3, "cafeteria", knife=1, link=1, gang="queers_network")
    game = extorted(laid).do("give_up").do("weapon", kind="knife").do("weapon", kind="knife")
    game.do("give_up").do("pass").do("pass")
    assert game.beatings(3) == 1
    assert game.hand(3) == {"link": 1}


def test_the_collectors_extra_cards_come_from_the_principal() -> None:      # R14k
    laid = brawl().seat(0, "cafeteria", knife=2, gang="bratva_collector").seat(1, "cafeteria", pike=3)
    laid.seat(3, "cafeteria", knife=1, link=3)
    game = extorted(laid).do("give_up").do("weapon", kind="knife").do("weapon", kind="knife")
    game.do("give_up").do("pass").do("pass")
    assert game.hand(0) == {"pike": 3, "link": 1}


def test_a_prize_fighter_wins_at_their_own_question_and_the_others_helpers_pay() -> None:       # R11c, R14i
    laid = brawl(attacker=0).seat(1, "cafeteria", knife=1, background="prize_fighter")
    game = extorted(laid).do("weapon", kind="knife").do("give_up").do("weapon", kind="knife")
    assert game.offers("reveal")
    game.do("reveal")
    assert [game.beatings(seat) for seat in range(6)] == [1, 0, 1, 0, 0, 0]
    assert game.hand(1) == {"link": 2}


def test_a_prize_fighter_cannot_reveal_as_a_helper() -> None:       # R14i
    laid = brawl().seat(3, "cafeteria", knife=1, background="prize_fighter")
    game = extorted(laid).do("give_up")
    assert game.asked == 3
    assert game.options("reveal") == []
    assert game.why("reveal") == ("only_in_your_own_combat", "R14i")


def met(*deck: str, **hand: Any) -> Play:
    """Seat 0 walks into Michel(le)'s place, where seat 2 stands with a knife."""
    laid = table(team=True).michel("cafeteria", deck).seat(0, "showers", **hand)
    laid.seat(2, "cafeteria", knife=1, link=2).seat(1, "cafeteria", knife=5)
    return laid.start().do("cautious_move", place="cafeteria")


def test_a_teammate_helps_against_michel_and_the_victim_may_draw() -> None:     # R11c, R10g
    game = met("spoon", "calm", link=1).do("fight").do("give_up")
    assert (game.asked, game.prompt) == (2, "help")
    game.do("weapon", kind="knife")
    assert (game.asked, game.prompt) == (0, "michel_draw")
    game.do("draw")
    assert sum(game.hand(0).values()) == 2
    assert game.beatings(2) == 0


def test_a_helper_who_loses_against_michel_is_beaten_and_loses_nothing_more() -> None:      # R11d
    game = met("spoon", "shovel", link=1).do("fight").do("give_up").do("weapon", kind="knife")
    assert (game.asked, game.prompt) == (0, "combat")
    game.do("give_up").do("pass")
    assert (game.beatings(0), game.beatings(2), game.beatings(1)) == (1, 1, 0)
    assert game.hand(2) == {"link": 2}
    assert game.hand(0) == {}


def test_a_teammate_who_passed_against_michel_is_not_beaten() -> None:      # R11d
    game = met("spoon", spoon=1).do("fight").do("give_up").do("pass")
    assert (game.beatings(0), game.beatings(2)) == (1, 0)
    assert game.hand(0) == {}
    assert game.pile("spoon") == 11


def test_one_may_follow_a_teammate_of_the_same_gang_instead_of_rolling() -> None:       # R11g
    game = table(team=True).seat(0, gang="crew_lookout").seat(2, "showers", gang="crew_fingers").start()
    assert game.options("follow") == [{"do": "follow", "place": "showers"}]
    game.do("follow", place="showers")
    assert (game.place(0), game.actions) == ("showers", 1)
    assert not game.has_event("rolled")


@pytest.mark.parametrize(("own", "mate", "place"), [
    ("crew_lookout", "cartel_fence", "showers"), (None, None, "showers"), ("crew_lookout", None, "showers"),
    ("crew_lookout", "crew_fingers", "solitary"), ("crew_lookout", "crew_fingers", "cell_block_a"),
])
def test_there_is_no_following_of_others_or_into_solitary(own: Any, mate: Any, place: str) -> None:  # R11g
    game = table(team=True).seat(0, gang=own).seat(2, place, gang=mate).start()
    refusal = game.why("follow", place=place)
    assert refusal is not None
    assert refusal[1] == "R11g"


def test_a_rival_of_the_same_gang_cannot_be_followed() -> None:     # R11g
    game = table(team=True).seat(0, gang="crew_lookout").seat(1, "showers", gang="crew_fingers").start()
    assert game.options("follow") == []


def test_following_is_a_move_that_michel_answers() -> None:     # R10d, R11g
    laid = table(team=True).michel("showers", ("shovel",)).seat(0, gang="crew_lookout")
    game = laid.seat(2, "showers", gang="crew_fingers").start().do("follow", place="showers")
    assert (game.asked, game.prompt) == (0, "michel")
