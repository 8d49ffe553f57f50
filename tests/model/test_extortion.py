from tests.table import table


def test_a_cooperating_target_gives_the_tool_and_the_weapon_is_spent() -> None:      # R5.6c
    game = table().seat(0, "cafeteria", knife=1).seat(1, "cafeteria", shovel=1).start()
    game.do("extort", seat=1, tool="shovel", weapons=["knife"]).do("cooperate")
    assert game.hand(0) == {"shovel": 1}
    assert game.hand(1) == {}
    assert game.pile("knife") == 20
