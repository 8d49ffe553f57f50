"""A view as the protocol shows it, field by field (docs/protocol.md)."""

from blackgate.model.view import view
from blackgate.play.protocol_view import decision, seen
from tests.table import Play, notation, table

TOPS = {"bikers": "bikers_scout", "bratva": "bratva_enforcer", "cartel": "cartel_fence", "crew": "crew_sorter",
        "queers": "queers_carers", "triad": "triad_splicer"}
PENDING = {"what": "extortion", "seat": 1, "attacker": 0, "target": 1, "tool": "pickaxe", "weapons": {"knife": 1}}
ASKED = {"seat": 1, "prompt": "extorted", "options": [{"do": "cooperate"}, {"do": "fight"}], "pending": PENDING}


def extortion() -> Play:
    laid = table(4, team=True).michel("cafeteria", ("spoon_pickaxe", "shovel"), "michelle")
    laid.seat(0, "showers", knife=2, spoon=1, cigarettes=4, beatings=1, gang="crew_fingers", background="advocate",
              revealed=True, tunnel={"spoon": 1}, points=1)
    laid.seat(1, "showers", link=3, pickaxe=1, cigarettes=2).seat(2, "infirmary", phone=1)
    laid.seat(3, "solitary", beatings=2).turn(0, actions=2, searches=1, dig_bonus=1).search("blade", link=2)
    laid.gangs(**{gang: [top] for gang, top in TOPS.items()})
    return laid.start().do("extort", seat=1, tool="pickaxe", weapons=["knife"])


def test_what_is_asked_names_the_seat_the_prompt_the_options_and_what_is_going_on() -> None:
    assert decision(extortion().game, notation()) == ASKED


def test_a_view_holds_everything_a_seat_may_know_and_nothing_else() -> None:
    nothing = {"gang": None, "background": {"card": None, "revealed": False}, "tunnel": {}, "points": 0}
    assert seen(view(extortion().game, 1), notation()) == {
        "seat": 1, "players": 4, "team": True,
        "turn": {"seat": 0, "actions": 1, "searches": 1, "extortions": 1, "used": [], "dig_bonus": 1, "number": 1},
        "decision": ASKED, "pending": PENDING,
        "piles": {"knife": 18, "spoon": 9, "pickaxe": 10, "shovel": 11},
        "search": {"deck": 71, "discard": {"link": 2}},
        "gangs": {gang: {"top": top, "size": 3 if gang == "crew" else 4} for gang, top in TOPS.items()},
        "michel": {"who": "michelle", "place": "cafeteria", "deck": 8, "discard": []},
        "table": {"cards": {"knife": 1}, "michel": []},
        "seats": [
            {"place": "showers", "hand_size": 2, "cigarettes": 4, "beatings": 1, "gang": "crew_fingers",
             "background": {"card": "advocate", "revealed": True}, "tunnel": {"spoon": 1}, "points": 1, "prisoner": 0,
             "known": {}},
            nothing | {"place": "showers", "hand_size": 4, "cigarettes": 2, "beatings": 0, "prisoner": 2,
                       "background": {"card": "bookmaker", "revealed": False}, "hand": {"link": 3, "pickaxe": 1}},
            nothing | {"place": "infirmary", "hand_size": 1, "cigarettes": 0, "beatings": 0, "prisoner": 4,
                       "known": {}},
            nothing | {"place": "solitary", "hand_size": 0, "cigarettes": 0, "beatings": 2, "prisoner": 6, "known": {}},
        ],
        "team_points": [1, 0],
    }


def test_who_is_not_asked_sees_no_options_but_what_is_going_on() -> None:
    other = seen(view(extortion().game, 3), notation())
    assert other["decision"] is None and other["pending"] == PENDING


def test_what_is_not_there_is_null() -> None:
    plain = seen(view(table(2).start().game, 0), notation())
    assert plain["michel"] is None and plain["pending"] is None and "team_points" not in plain
    assert plain["decision"]["prompt"] == "turn"
    assert plain["seats"][0]["hand"] == {} and "known" not in plain["seats"][0] and "hand" not in plain["seats"][1]


def test_what_was_used_in_a_turn_is_named() -> None:
    game = table().seat(0, "infirmary", gang="queers_headliner", beatings=1).start().do("heal")
    assert seen(view(game.game, 1), notation())["turn"]["used"] == ["free_place_action"]


def test_what_a_seat_is_sure_of_in_anothers_hand_is_known() -> None:
    game = table().seat(0, "rec_area", cigarettes=9).start().do("buy", item="shovel")
    assert seen(view(game.game, 1), notation())["seats"][0]["known"] == {"shovel": 1}


def test_a_finished_game_asks_nobody() -> None:
    game = table().seat(0, points=11, spoon=1).start().do("dig", tool="spoon")
    assert decision(game.game, notation()) is None
