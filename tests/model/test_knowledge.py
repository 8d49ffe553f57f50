"""Who knows what: views, and what one can be sure of in another's hand (R12, R14q)."""

import pytest

from blackgate.model.notation import Json

from ..table import Play, Table, notation, table


def informed(**hand: int) -> Table:
    """Seats 0 and 1 in the Recreational Area; seat 2 watches from afar."""
    laid = table().seat(1, "rec_area", link=2, pike=1)
    laid._position["seats"][0] = {"place": "rec_area", "hand": hand, "background": {"card": "mechanic"}}
    return laid


def knowing(laid: Table, viewer: int, owner: int, **cards: int) -> Table:
    """Let a seat be sure of cards in another's hand."""
    laid._position["seats"][viewer].setdefault("knows", {})[str(owner)] = cards
    return laid


def everybody(game: Play, owner: int) -> list[dict[str, int]]:
    return [game.known(viewer, owner) for viewer in range(game.game.players) if viewer != owner]


def test_a_view_shows_ones_own_hand_and_background_and_hides_the_others() -> None:      # R12
    game = table().seat(0, knife=1, background="miner").seat(1, link=3, background="medic").start()
    seen = game.view(0)["seats"]
    assert seen[0]["hand"] == {"knife": 1}
    assert seen[0]["background"] == {"card": "miner", "revealed": False}
    assert "hand" not in seen[1]
    assert seen[1]["hand_size"] == 3
    assert seen[1]["known"] == {}
    assert seen[1]["background"] == {"card": None, "revealed": False}


def test_a_view_shows_everything_public() -> None:      # R12
    laid = table().seat(1, "showers", cigarettes=4, beatings=1, gang="crew_sorter", background="medic", revealed=True,
                        tunnel={"spoon": 1}, link=1)
    game = laid.search("phone", blade=2).piles(knife=3).gangs(triad=["triad_splicer"]).michel(deck=("calm",)).start()
    seen = game.view(2)
    assert seen["seat"] == 2
    assert seen["piles"] == {"knife": 3, "spoon": 10, "pickaxe": 11, "shovel": 11}
    assert seen["search"] == {"deck": 74, "discard": {"blade": 2}}
    assert seen["gangs"]["triad"] == {"top": "triad_splicer", "size": 4}
    assert seen["gangs"]["crew"]["size"] == 3
    assert seen["michel"] == {"who": "michel", "place": "showers", "deck": 8, "discard": []}
    rival = seen["seats"][1]
    assert (rival["place"], rival["cigarettes"], rival["beatings"], rival["gang"]) == ("showers", 4, 1, "crew_sorter")
    assert (rival["tunnel"], rival["points"], rival["hand_size"]) == ({"spoon": 1}, 1, 1)
    assert rival["background"] == {"card": "medic", "revealed": True}


def test_only_the_one_asked_sees_the_decision() -> None:        # R12
    game = table().seat(0, "showers", knife=1).seat(1, "showers", spoon=1).start()
    assert game.view(0)["decision"]["prompt"] == "turn"
    assert game.view(1)["decision"] is None
    game.do("extort", seat=1, tool="spoon", weapons=["knife"])
    assert game.view(0)["decision"] is None
    assert game.view(1)["decision"]["prompt"] == "extorted"
    assert game.view(2)["decision"] is None


def test_views_of_games_that_differ_in_secrets_only_are_the_same() -> None:     # R12
    def sight(seat_one: dict[str, int], past: str, top: str, next_card: str, seed: int) -> Json:
        laid = table().seat(1, background=past).seat(2, background="hitman", link=1).seed(seed)
        laid._position["seats"][1]["hand"] = seat_one
        return laid.search(top).michel(deck=(next_card,)).start().view(2)

    one = sight({"pike": 1, "link": 1}, "medic", "phone", "calm", 1)
    other = sight({"phone": 1, "riot": 1}, "forger", "link", "shovel", 2)
    one["gangs"] = other["gangs"] = None        # the tops are public, and here shuffled by the seed
    assert one == other


def test_cards_bought_from_a_pile_are_known_to_all() -> None:       # R12
    laid = informed()
    laid._position["seats"][0]["cigarettes"] = 13
    game = laid.start().do("buy", item="two_knives").do("buy", item="shovel")
    assert everybody(game, 0) == [{"knife": 2, "shovel": 1}] * 2


def test_crafted_and_stolen_cards_are_known_to_all() -> None:       # R12
    game = table().seat(0, "cafeteria", blade=1, link=1).start().do("craft", product="knife").do("steal_spoon")
    assert everybody(game, 0) == [{"knife": 2, "spoon": 1}] * 2


def test_sold_played_laid_and_dug_cards_are_no_longer_known() -> None:      # R12
    game = knowing(informed(link=2, pike=1), 1, 0, link=2, pike=1).start().do("sell", cards={"link": 1})
    assert game.known(1, 0) == {"link": 1, "pike": 1}
    game = knowing(informed(ambush=2), 1, 0, ambush=2).start().do("play", card="ambush", seat=2)
    assert game.known(1, 0) == {"ambush": 1}
    game = knowing(informed(knife=2), 2, 0, knife=2).start().do("extort", seat=1, tool="spoon", weapons=["knife"])
    assert game.known(2, 0) == {"knife": 1}
    game = knowing(table().seat(0, spoon=2, link=1), 1, 0, spoon=2, link=1).start().do("dig", tool="spoon")
    assert game.known(1, 0) == {"spoon": 1, "link": 1}


def test_an_open_loss_of_unknown_cards_touches_no_other_kind() -> None:     # R14q
    game = knowing(informed(link=2, pike=1), 1, 0, pike=1).start().do("sell", cards={"link": 2})
    assert game.known(1, 0) == {"pike": 1}


def test_after_an_unseen_loss_each_known_count_falls_by_one_for_onlookers() -> None:        # R14q
    laid = table().seat(0, "showers", sleight_of_hand=1).seat(1, "showers", link=3, pike=1, revealed=True)
    laid = knowing(knowing(laid, 2, 1, link=3, pike=1), 0, 1, link=3, pike=1)
    game = laid.start().do("play", card="sleight_of_hand", seat=1)
    taken = game.event("taken")["kind"]
    assert game.known(2, 1) == {"link": 2}
    assert game.known(0, 1) == game.hand(1)     # the taker saw which one it was
    assert game.known(1, 0) == {taken: 1}
    assert game.known(2, 0) == {}


def test_a_pickpocket_leaves_onlookers_one_less_of_each() -> None:      # R14q
    laid = table().seat(0, background="pickpocket").seat(1, link=2).seat(2, pike=2)
    laid = knowing(knowing(laid, 2, 1, link=2), 1, 2, pike=2)
    game = laid.start().do("reveal")
    assert game.known(2, 1) == {"link": 1}
    assert game.known(1, 2) == {"pike": 1}
    assert game.known(1, 0) == {"link": 1}
    assert game.known(2, 0) == {"pike": 1}


def test_a_riot_clears_everything() -> None:        # R14q
    laid = knowing(knowing(informed(riot=1, spoon=1), 1, 0, spoon=1), 2, 1, link=2)
    game = laid.start().do("play", card="riot")
    assert all(game.known(viewer, owner) == {} for viewer in range(3) for owner in range(3) if viewer != owner)


def test_swapped_hands_take_their_known_counts_along_and_their_old_owners_know_them() -> None:      # R14q
    laid = table().seat(0, background="con_artist", knife=1, link=2).seat(1, pike=2, phone=1)
    game = knowing(knowing(laid, 2, 0, knife=1), 2, 1, pike=1).start().do("reveal", seat=1)
    assert game.known(2, 0) == {"pike": 1}
    assert game.known(2, 1) == {"knife": 1}
    assert game.known(0, 1) == {"knife": 1, "link": 2}
    assert game.known(1, 0) == {"pike": 2, "phone": 1}


def test_one_who_looked_at_a_hand_remembers_it_less_the_card_taken() -> None:       # R12, R14q
    laid = table().seat(0, gang="queers_carers", background="whistleblower").seat(1, link=2, phone=1)
    game = laid.start().do("reveal", seat=1)
    assert game.prompt == "choose_card"
    assert game.known(0, 1) == {"link": 2, "phone": 1}
    assert game.known(2, 1) == {}
    game.do("choose_card", kind="phone")
    assert game.known(0, 1) == {"link": 2}
    assert game.known(1, 0) == {"phone": 1}
    assert game.known(2, 0) == {}


def test_cards_taken_from_the_search_discard_are_known_to_all() -> None:        # R12
    game = table().seat(0, background="forger").search(phone=1, link=3).start()
    game.do("reveal", cards={"phone": 1, "link": 1}, count=2)
    assert everybody(game, 0) == [{"phone": 1, "link": 1}] * 2


def test_a_weapon_that_returns_is_known_to_all() -> None:       # R12
    game = table().seat(0, "showers", gang="bratva_enforcer", blade=1).seat(1, "showers", spoon=1).start()
    game.do("extort", seat=1, tool="spoon", weapons=["blade"]).do("cooperate")
    assert everybody(game, 0) == [{"blade": 1, "spoon": 1}] * 2


def test_cards_discarded_for_the_hand_limit_are_no_longer_known() -> None:      # R4d, R12
    game = knowing(informed(link=8, pike=4), 1, 0, link=8, pike=1).start()
    game.do("end_turn").do("discard", cards={"link": 1, "pike": 1}, count=2)
    assert game.known(1, 0) == {"link": 7}


def test_a_card_lost_to_michel_is_seen_by_all() -> None:        # R12
    laid = table().michel("showers", ("shovel",)).seat(0, link=1, pike=1)
    game = knowing(laid, 1, 0, link=1, pike=1).start().do("cautious_move", place="showers").do("fight").do("give_up")
    assert game.known(1, 0) == game.hand(0)
    assert game.view(2)["michel"]["discard"] == ["shovel"]


def test_nothing_is_deduced_by_elimination() -> None:       # R14q
    game = table(2).seat(0).seat(1, phone=2).start()
    assert game.known(0, 1) == {}


@pytest.mark.parametrize("viewer", [0, 1])
def test_what_each_knows_is_written_into_the_position(viewer: int) -> None:     # R14q
    game = table(2).seat(0, "cafeteria").start().do("steal_spoon")
    assert game.position["seats"][1]["knows"] == {"0": {"spoon": 1}}
    assert notation().cards(game.game.known[0 * 2 + 1]) == {"spoon": 1}
    assert game.position["seats"][0]["knows"] == {}
    assert game.view(viewer)["seats"][0]["hand_size"] == 1
