"""Knowledge among teammates, and events as each seat may see them (R5.7, R12, R14q)."""

from typing import Any

from blackgate.model.engine import apply
from blackgate.model.notation import Json
from blackgate.model.view import redact

from ..table import Play, Table, notation, table


def told(game: Play, word: str, **arguments: Any) -> list[list[Json]]:
    """What each seat sees of an action."""
    action = notation().read_action({"do": word, **arguments}, game.game.players, game.game.background[game.asked])
    events = apply(game.game, action)
    return [[notation().event(event) for event in redact(events, seat)] for seat in range(game.game.players)]


def named(events: list[Json], name: str) -> Json:
    return next(event for event in events if event["event"] == name)


def knowing(laid: Table, viewer: int, owner: int, **cards: int) -> Table:
    laid._position["seats"][viewer].setdefault("knows", {})[str(owner)] = cards
    return laid


def bundle(cigarettes: int = 0, **cards: int) -> Json:
    return {"cards": cards, "cigarettes": cigarettes}


def test_teammates_in_the_same_place_see_each_others_hands() -> None:       # R5.7
    game = table(team=True).seat(0, link=1).seat(1, "cell_block_a", pike=1).seat(2, phone=1).start()
    assert game.view(0)["seats"][2]["hand"] == {"phone": 1}
    assert game.view(2)["seats"][0]["hand"] == {"link": 1}
    assert "hand" not in game.view(1)["seats"][0]
    assert "hand" not in game.view(0)["seats"][1]


def test_teammates_elsewhere_do_not() -> None:      # R5.7
    game = table(team=True).seat(0, link=1).seat(2, "showers", phone=1).start()
    assert "hand" not in game.view(0)["seats"][2]
    assert game.known(0, 2) == {}


def test_teammates_without_a_shared_background_keep_it_secret() -> None:        # R12
    game = table(team=True).seat(2, background="hitman").start()
    assert game.view(0)["seats"][2]["background"]["card"] is None


def test_parting_teammates_remember_the_hands_they_saw() -> None:       # R5.7, R14q
    game = table(team=True).seat(0, link=1).seat(2, phone=1, pike=2).start().do("cautious_move", place="showers")
    assert game.known(0, 2) == {"phone": 1, "pike": 2}
    assert game.known(2, 0) == {"link": 1}
    assert game.known(1, 0) == {}
    game.do("end_turn").do("end_turn").do("search")
    assert game.known(0, 2) == {"phone": 1, "pike": 2}


def test_teammates_parted_by_a_snitch_remember_too() -> None:       # R14q
    game = table(team=True).seat(1, snitch=1).seat(0, link=1).seat(2, phone=1, revealed=True).turn(1).start()
    game.do("play", card="snitch", seat=2)
    assert game.place(2) == "solitary"
    assert game.known(0, 2) == {"phone": 1}
    assert game.known(2, 0) == {"link": 1}


def test_arriving_at_a_teammates_place_shows_the_hands() -> None:       # R5.7
    game = table(team=True).seat(0, link=1).seat(2, "showers", phone=1).start().do("cautious_move", place="showers")
    assert game.view(0)["seats"][2]["hand"] == {"phone": 1}
    assert game.view(2)["seats"][0]["hand"] == {"link": 1}


def test_an_exchange_is_known_to_the_partners_and_costs_the_others_what_they_knew() -> None:        # R14q
    laid = table(team=True).seat(0, knife=2, link=1).seat(2, spoon=1)
    laid = knowing(knowing(laid, 1, 0, knife=2, link=1), 3, 2, spoon=1)
    game = laid.start().do("exchange", seat=2, give=bundle(link=1), take=bundle(spoon=1)).do("accept")
    assert game.known(1, 0) == {"knife": 1}
    assert game.known(3, 2) == {}
    assert game.known(1, 2) == {}
    game.do("roll_move")
    if game.prompt == "place":
        game.do("go", place=game.options("go")[0]["place"])
    assert game.known(0, 2) == {"link": 1}
    assert game.known(2, 0) == {"knife": 2, "spoon": 1}


def test_a_declined_exchange_teaches_the_others_nothing() -> None:      # R14q
    laid = knowing(table(team=True).seat(0, knife=2, link=1).seat(2, spoon=1), 1, 0, knife=2)
    game = laid.start().do("exchange", seat=2, give=bundle(link=1), take=bundle()).do("decline")
    assert game.known(1, 0) == {"knife": 2}


def test_a_teammate_beside_them_sees_a_random_card_go_and_others_do_not() -> None:      # R5.7, R12
    laid = table(6, team=True).seat(0, "showers", knife=1).seat(1, "showers", phone=1).seat(2, "showers")
    game = laid.start().do("extort", seat=1, tool="spoon", weapons=["knife"]).do("fight").do("give_up")
    assert game.view(2)["seats"][0]["hand"] == {"phone": 1}
    assert game.known(1, 0) == {"phone": 1}
    assert game.known(3, 0) == {}


def test_a_draw_shows_its_cards_to_the_drawer_only() -> None:       # R12
    game = table().seat(0, "showers").search("phone", "link", "pike").start()
    seen = told(game, "search")
    assert named(seen[0], "drawn")["cards"] == {"phone": 1, "link": 1, "pike": 1}
    assert named(seen[0], "drawn")["audience"] == [0]
    for other in (1, 2):
        assert named(seen[other], "drawn")["count"] == 3
        assert "cards" not in named(seen[other], "drawn")


def test_a_random_card_shows_to_its_two_owners_only() -> None:      # R12, R5.6i
    game = table().seat(0, sleight_of_hand=1).seat(1, phone=1, revealed=True).start()
    seen = told(game, "play", card="sleight_of_hand", seat=1)
    assert named(seen[0], "taken")["kind"] == named(seen[1], "taken")["kind"] == "phone"
    assert "kind" not in named(seen[2], "taken")
    assert (named(seen[2], "taken")["seat"], named(seen[2], "taken")["from"]) == (0, 1)


def test_a_hand_looked_at_and_the_card_taken_show_to_the_two_only() -> None:        # R12
    game = table().seat(0, gang="queers_carers", background="whistleblower").seat(1, link=1, pike=1).start()
    seen = told(game, "reveal", seat=1)
    assert named(seen[0], "looked")["cards"] == {"link": 1, "pike": 1}
    assert "cards" not in named(seen[2], "looked")
    seen = told(game, "choose_card", kind="pike")
    assert named(seen[1], "taken")["kind"] == "pike"
    assert "kind" not in named(seen[2], "taken")


def test_a_proposal_and_its_cards_show_to_the_partners_only() -> None:      # R5.7, R12
    game = table(team=True).seat(0, knife=1, cigarettes=2).seat(2, spoon=1).start()
    seen = told(game, "exchange", seat=2, give=bundle(2, knife=1), take=bundle(spoon=1))
    assert named(seen[2], "proposed")["give"] == {"knife": 1}
    assert named(seen[1], "proposed").keys().isdisjoint({"give", "take", "give_cigarettes", "take_cigarettes"})
    seen = told(game, "accept")
    assert named(seen[0], "exchanged")["take"] == {"spoon": 1}
    assert named(seen[3], "exchanged").keys().isdisjoint({"give", "take"})


def test_what_is_public_shows_to_all() -> None:     # R12
    game = table().seat(0, "rec_area", link=2, phone=1).start()
    seen = told(game, "sell", cards={"link": 1, "phone": 1})
    assert seen[0] == seen[1] == seen[2]
    assert named(seen[2], "sold")["cards"] == {"link": 1, "phone": 1}
