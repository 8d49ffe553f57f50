"""What a decision says is going on."""

from typing import Any

from tests.table import Play, table


def pending(game: Play) -> Any:
    return game.view(game.asked)["decision"]["pending"]


def test_only_weapons_are_weapons_laid_when_a_played_card_led_to_michel() -> None:      # R14r
    game = table().seat(0, "cafeteria", passkey=1, knife=1).michel("showers", ("shovel", "spoon")).start()
    game.do("play", card="passkey", place="showers")
    assert pending(game)["weapons"] == {}
    game.do("fight").do("weapon", kind="knife")
    assert pending(game)["weapons"] == {"knife": 1}
    assert game.on_table() == {"knife": 1, "passkey": 1}
    assert pending(game)["turned_up"] == ["shovel", "spoon"]


def test_an_inspection_says_that_it_is_one() -> None:
    game = table().seat(0, "cafeteria", inspection=1).seat(1, "infirmary", spoon=1, shovel=1).start()
    game.do("play", card="inspection", place="infirmary")
    assert pending(game)["what"] == "inspection"


def test_a_teammate_who_saw_a_hand_knows_it_after_it_was_swapped_away() -> None:      # R14q, R5.7
    game = (
        table(4, team=True).seat(0, "cafeteria", background="con_artist", link=2)
        .seat(1, "cafeteria", phone=1, shovel=1).seat(3, "cafeteria").start()
    )
    game.do("reveal", seat=1)
    assert game.known(3, 0) == {"phone": 1, "shovel": 1}


def test_bandages_may_be_played_with_no_beatings_and_nothing_to_draw() -> None:      # R14e
    game = table(2).seat(0, "cafeteria", bandages=2).start()
    game.game.deck.clear()
    assert game.offers("play", card="bandages")
