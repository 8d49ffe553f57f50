from typing import Any

import pytest

from tests.table import Play, Table, table

Ask = dict[str, Any]
Refusal = tuple[str, str]

NOTHING_OFFERED: Ask = {"cards": {}, "cigarettes": 0}
ONE_CIGARETTE: Ask = {"cards": {}, "cigarettes": 1}
SPENDING: list[Ask] = [
    {"word": "roll_move"}, {"word": "cautious_move", "place": "showers"}, {"word": "follow", "place": "showers"},
    {"word": "search"}, {"word": "craft", "product": "knife"}, {"word": "dig", "tool": "spoon"},
    {"word": "sell", "cards": {"link": 1}}, {"word": "buy", "item": "knife"}, {"word": "steal_spoon"}, {"word": "heal"},
    {"word": "join", "gang": "crew", "accessories": ["bandana", "gold_chain"]}, {"word": "play", "card": "riot"},
    {"word": "extort", "seat": 1, "tool": "spoon", "weapons": ["knife"]},
    {"word": "exchange", "seat": 1, "give": ONE_CIGARETTE, "take": NOTHING_OFFERED},
]
ANSWERS: list[Ask] = [
    {"word": "reroll"}, {"word": "keep"}, {"word": "go", "place": "showers"}, {"word": "cooperate"},
    {"word": "cooperate", "tool": "spoon"}, {"word": "fight"}, {"word": "weapon", "kind": "knife"}, {"word": "give_up"},
    {"word": "pass"}, {"word": "draw"}, {"word": "move_michel"}, {"word": "choose_card", "kind": "spoon"},
    {"word": "discard", "cards": {"link": 1}, "count": 1}, {"word": "accept"}, {"word": "decline"},
]
BLADE_AND_LINK: Ask = {"blade": 1, "link": 1}


def armed(knife: int = 1, pike: int = 0) -> Table:
    return table().seat(0, "cafeteria", knife=knife, pike=pike).seat(1, "cafeteria", knife=1, spoon=1)


def extorted() -> Play:
    """Seat 1 is asked for a shovel they do not hold."""
    return armed(knife=2).start().do("extort", seat=1, tool="shovel", weapons=["knife"])


def test_what_is_legal_is_not_refused() -> None:      # R4a
    setting = table().seat(0, "cafeteria", knife=1, bandana=1, gold_chain=1, riot=1, snitch=1, **BLADE_AND_LINK)
    game = setting.seat(1, "cafeteria").start()
    assert len(game.options()) > 15
    assert all(game.why(**{"word" if key == "do" else key: value for key, value in option.items()}) is None
               for option in game.options())


@pytest.mark.parametrize("ask", SPENDING)
def test_with_no_action_left_that_is_the_reason_before_any_other(ask: Ask) -> None:      # R4a
    game = table().seat(0, "solitary", beatings=2).turn(actions=0, searches=1, extortions=1).start()
    assert game.why(**ask) == ("no_action_left", "R4a")


def test_with_no_action_left_revealing_and_ending_are_not_refused() -> None:      # R4a
    game = table().seat(0, background="bookmaker").turn(actions=0).start()
    assert game.why("reveal") is game.why("end_turn") is None


@pytest.mark.parametrize(("actions", "place", "refusal"), [
    (1, "cafeteria", ("too_few_actions", "R5.1b")), (2, "showers", ("already_there", "R5.1b")),
    (2, "solitary", ("not_an_open_place", "R5.1b")), (2, "cell_block_a", ("not_an_open_place", "R5.1b")),
])
def test_a_cautious_move_is_refused(actions: int, place: str, refusal: Refusal) -> None:      # R5.1b
    assert table().seat(0, "showers").turn(actions=actions).start().why("cautious_move", place=place) == refusal


def test_following_is_refused_outside_team_mode() -> None:      # R11g
    assert table().start().why("follow", place="showers") == ("team_mode_only", "R11g")


def test_a_second_search_is_refused() -> None:      # R5.2
    assert table().turn(searches=1).start().why("search") == ("already_searched", "R5.2")


def test_a_search_in_solitary_is_refused() -> None:      # R1.1, by the action's own rule
    assert table().seat(0, "solitary").start().why("search") == ("not_in_solitary", "R5.2")


def test_a_second_search_is_refused_by_its_own_rule_in_solitary_too() -> None:      # R5.2
    assert table().seat(0, "solitary").turn(searches=1).start().why("search") == ("already_searched", "R5.2")


@pytest.mark.parametrize(("gang", "accessories", "reason"), [
    ("crew", ["bandana"], "wrong_number_of_accessories"),
    ("crew", ["bandana", "bandana"], "wrong_number_of_accessories"),
    ("crew", ["bandana", "gold_chain", "tracksuit"], "wrong_number_of_accessories"),
    ("triad", ["bandana", "gold_chain"], "wrong_number_of_accessories"),
    ("queers", ["bandana", "gold_chain"], "wrong_number_of_accessories"),
    ("queers", ["bandana", "bandana", "gold_chain"], "wrong_number_of_accessories"),
    ("crew", ["bandana", "leather_gloves"], "not_its_accessories"),
    ("crew", ["bandana", "tracksuit"], "card_not_in_hand"),
])
def test_a_wrong_price_for_a_gang_is_refused(gang: str, accessories: list[str], reason: str) -> None:      # R5.3
    game = table().seat(0, bandana=2, gold_chain=1, leather_gloves=1, link=1).start()
    assert game.why("join", gang=gang, accessories=accessories) == (reason, "R5.3")


def test_joining_an_empty_pile_is_refused() -> None:      # R5.3
    setting = table(5).seat(0, bandana=1, gold_chain=1)
    for seat, card in enumerate(("crew_lookout", "crew_sorter", "crew_hustler", "crew_fingers"), 1):
        setting.seat(seat, gang=card)
    refusal = setting.start().why("join", gang="crew", accessories=["bandana", "gold_chain"])
    assert refusal == ("gang_pile_empty", "R5.3")


@pytest.mark.parametrize(("ask", "refusal"), [
    ({"card": "riot"}, ("card_not_in_hand", "R5.4")),
    ({"card": "ambush", "seat": 0}, ("not_yourself", "R5.4")),
    ({"card": "sleight_of_hand", "seat": 2}, ("target_not_here", "R5.4")),
    ({"card": "sleight_of_hand", "seat": 1}, ("would_do_nothing", "R14e")),
    ({"card": "rigged_game", "seat": 1}, ("would_do_nothing", "R14e")),
    ({"card": "snitch", "seat": 3}, ("target_in_solitary", "R14e")),
    ({"card": "ambush", "seat": 3}, ("target_in_solitary", "R14g")),
    ({"card": "passkey", "place": "cafeteria"}, ("already_there", "R14a")),
    ({"card": "inspection", "place": "solitary"}, ("not_an_open_place", "R5.4")),
])
def test_playing_a_card_is_refused(ask: Ask, refusal: Refusal) -> None:      # R5.4
    hand: Ask = dict.fromkeys(("ambush", "sleight_of_hand", "rigged_game", "snitch", "passkey", "inspection"), 1)
    setting = table(4).seat(0, "cafeteria", **hand).seat(1, "cafeteria").seat(2, "showers", link=1)
    assert setting.seat(3, "solitary", link=1).start().why("play", **ask) == refusal


@pytest.mark.parametrize(("setting", "reason"), [
    (table().seat(0, "showers", **BLADE_AND_LINK), "cannot_craft_here"),
    (table().seat(0, "cell_block", **BLADE_AND_LINK), "cannot_craft_here"),
    (table().seat(0, "solitary", **BLADE_AND_LINK), "cannot_craft_here"),
    (table().seat(0, "cafeteria", beatings=1, **BLADE_AND_LINK), "too_beaten_to_craft"),
    (table().seat(0, "cafeteria", link=1), "parts_missing"),
    (table().seat(0, "cafeteria", blade=1), "parts_missing"),
    (table().seat(0, "cafeteria", **BLADE_AND_LINK).piles(knife=0), "pile_empty"),
])
def test_crafting_is_refused_by_its_own_rule(setting: Table, reason: str) -> None:      # R5.5
    assert setting.start().why("craft", product="knife") == (reason, "R5.5")


@pytest.mark.parametrize(("setting", "ask", "refusal"), [
    (armed().turn(extortions=1), {}, ("already_extorted", "R5.6")),
    (table().seat(0, "solitary", knife=1).seat(1, "solitary"), {}, ("not_in_solitary", "R5.6a")),
    (table().seat(0, "cafeteria", pike=1).seat(1, "cafeteria"), {}, ("no_weapon", "R5.6a")),
    (table().seat(0, "cafeteria", knife=1), {"seat": 0}, ("not_yourself", "R5.6a")),
    (table().seat(0, "cafeteria", knife=1).seat(1, "showers"), {}, ("target_not_here", "R5.6a")),
    (table(team=True).seat(0, knife=1), {"seat": 2}, ("not_a_rival", "R5.6a")),
    (armed(), {"tool": "phone"}, ("not_a_tool", "R5.6b")),
    (armed(), {"tool": "knife"}, ("not_a_tool", "R5.6b")),
    (armed(pike=1), {"weapons": ["pike"]}, ("not_a_weapon", "R5.6b")),
    (armed(knife=2), {"weapons": ["knife", "knife"]}, ("wrong_number_of_weapons", "R5.6b")),
    (armed(), {"weapons": ["blade"]}, ("card_not_in_hand", "R5.6b")),
])
def test_extortion_is_refused_with_the_finest_letter(setting: Table, ask: Ask, refusal: Refusal) -> None:      # R5.6
    assert setting.start().why("extort", **{"seat": 1, "tool": "shovel", "weapons": ["knife"], **ask}) == refusal


@pytest.mark.parametrize(("setting", "ask", "reason"), [
    (table(), {"seat": 2}, "team_mode_only"),
    (table(team=True), {"seat": 1}, "not_a_teammate"), (table(team=True), {"seat": 0}, "not_a_teammate"),
    (table(team=True).seat(2, "showers"), {"seat": 2}, "target_not_here"),
    (table(team=True).seat(0, link=1), {"give": NOTHING_OFFERED}, "empty_exchange"),
    (table(team=True).seat(0, link=1), {"give": {"cards": {"link": 2}, "cigarettes": 0}}, "card_not_in_hand"),
    (table(team=True).seat(0, link=1), {"take": ONE_CIGARETTE, "give": NOTHING_OFFERED}, "mate_does_not_have_it"),
])
def test_an_exchange_is_refused(setting: Table, ask: Ask, reason: str) -> None:      # R5.7
    filled = {"seat": 2, "give": ONE_CIGARETTE, "take": NOTHING_OFFERED, **ask}
    assert setting.start().why("exchange", **filled) == (reason, "R5.7")


@pytest.mark.parametrize(("setting", "ask", "refusal"), [
    (table().seat(0, "showers", spoon=1), {"word": "dig", "tool": "spoon"}, ("only_in_cell_block", "R6.1")),
    (table(team=True).seat(0, "cell_block_b", spoon=1), {"word": "dig", "tool": "spoon"},
     ("only_in_own_block", "R6.1")),
    (table().seat(0, beatings=2, spoon=1), {"word": "dig", "tool": "spoon"}, ("too_beaten_to_dig", "R6.1")),
    (table().seat(0, spoon=1), {"word": "dig", "tool": "shovel"}, ("no_such_tool_in_hand", "R6.1")),
    (table().seat(0, knife=1), {"word": "dig", "tool": "knife"}, ("not_a_tool", "R6.1")),
    (table().seat(0, "showers", link=1), {"word": "sell", "cards": {"link": 1}}, ("only_in_rec_area", "R6.2")),
    (table().seat(0, "rec_area", link=1), {"word": "sell", "cards": {}}, ("nothing_to_sell", "R6.2")),
    (table().seat(0, "rec_area", link=1), {"word": "sell", "cards": {"link": 2}}, ("card_not_in_hand", "R6.2")),
    (table().seat(0, "showers", cigarettes=9), {"word": "buy", "item": "knife"}, ("only_in_rec_area", "R6.3")),
    (table().seat(0, "rec_area", cigarettes=1), {"word": "buy", "item": "knife"}, ("too_few_cigarettes", "R6.3")),
    (table().seat(0, "rec_area", cigarettes=9).piles(knife=1), {"word": "buy", "item": "two_knives"},
     ("pile_too_small", "R6.3")),
    (table().seat(0, "rec_area", cigarettes=9).piles(knife=0), {"word": "buy", "item": "two_knives"},
     ("pile_empty", "R6.3")),
    (table().seat(0, "rec_area", cigarettes=9).piles(knife=0), {"word": "buy", "item": "knife"},
     ("pile_empty", "R6.3")),
    (table().seat(0, "showers"), {"word": "steal_spoon"}, ("only_in_cafeteria", "R6.4")),
    (table().seat(0, "cafeteria").piles(spoon=0), {"word": "steal_spoon"}, ("pile_empty", "R6.4")),
    (table().seat(0, "showers", beatings=1), {"word": "heal"}, ("only_in_infirmary", "R6.5")),
    (table().seat(0, "infirmary"), {"word": "heal"}, ("not_beaten", "R6.5")),
])
def test_a_place_action_is_refused_by_its_own_rule(setting: Table, ask: Ask, refusal: Refusal) -> None:      # R6
    assert setting.start().why(**ask) == refusal


@pytest.mark.parametrize(("setting", "ask", "refusal"), [
    (table().seat(0, revealed=True), {}, ("already_revealed", "R8")),
    (table().seat(0, background="advocate"), {}, ("not_the_moment", "R8")),
    (table().seat(0, background="hitman"), {"seat": 0}, ("not_yourself", "R8")),
    (table().seat(0, "showers", background="hitman"), {"seat": 1}, ("target_not_here", "R8")),
    (table().seat(0, background="bookmaker"), {"seat": 1}, ("wrong_target", "R8")),
    (table().seat(0, "showers", background="road_smuggler"), {"place": "showers"}, ("already_there", "R14a")),
    (table().seat(0, "showers", background="road_smuggler"), {"place": "solitary"}, ("not_an_open_place", "R14a")),
    (table().seat(0, gang="crew_fingers", background="con_artist", link=1).seat(1, shovel=2), {"seat": 1},
     ("target_holds_more", "R8")),
    (table().seat(0, background="loan_shark", cigarettes=7), {}, ("would_do_nothing", "R14e")),
    (table().seat(0, background="arms_dealer").piles(knife=0), {}, ("would_do_nothing", "R14e")),
    (table().seat(0, "showers", background="pickpocket").seat(1, "showers").seat(2, pike=1), {},
     ("would_do_nothing", "R14e")),
])
def test_a_reveal_is_refused(setting: Table, ask: Ask, refusal: Refusal) -> None:      # R8
    assert setting.start().why("reveal", **ask) == refusal


@pytest.mark.parametrize("ask", ANSWERS)
def test_an_answer_is_refused_when_nothing_is_asked(ask: Ask) -> None:      # R4a
    refusal = table().seat(0, "cafeteria", knife=1, spoon=1, link=1).start().why(**ask)
    assert refusal is not None
    assert refusal[0] == "not_asked"


@pytest.mark.parametrize("ask", [*SPENDING, {"word": "end_turn"}])
def test_a_turn_action_is_refused_while_a_question_is_open(ask: Ask) -> None:      # R5.6c
    assert extorted().why(**ask) == ("another_question", "R5.6c")


@pytest.mark.parametrize("ask", [ask for ask in ANSWERS if ask["word"] not in ("fight", "cooperate")])
def test_the_answer_to_another_question_is_refused(ask: Ask) -> None:      # R5.6c
    assert extorted().why(**ask) == ("another_question", "R5.6c")


def test_going_where_the_die_does_not_lead_is_refused() -> None:      # R5.1a
    game = table().seat(0, "showers").rolls(1).start().do("roll_move")
    assert game.why("go", place="infirmary") == ("not_where_the_die_leads", "R5.1a")
    assert game.why("go", place="showers") == ("not_where_the_die_leads", "R5.1a")


def test_cooperating_without_the_tool_is_refused() -> None:      # R5.6c
    assert extorted().why("cooperate") == ("no_such_tool_in_hand", "R5.6c")


def test_a_reveal_that_does_not_fit_an_extortion_is_refused() -> None:      # R8
    assert extorted().why("reveal") == ("not_the_moment", "R8")


def test_a_weapon_one_does_not_hold_is_refused() -> None:      # R5.6d
    game = extorted().do("fight")
    assert game.why("weapon", kind="blade") == ("card_not_in_hand", "R5.6d")
    assert game.why("weapon", kind="spoon") == ("not_a_weapon", "R5.6d")


def test_a_principal_gives_up_and_does_not_pass() -> None:      # R11c
    assert extorted().do("fight").why("pass") == ("another_question", "R11c")


def test_a_helper_plays_a_weapon_in_hand_or_passes() -> None:      # R11c
    setting = table(team=True).seat(0, "cafeteria", knife=1).seat(1, "cafeteria").seat(3, "cafeteria", blade=1)
    game = setting.start().do("extort", seat=1, tool="spoon", weapons=["knife"]).do("fight").do("give_up")
    assert (game.asked, game.prompt) == (3, "help")
    assert game.why("weapon", kind="knife") == ("card_not_in_hand", "R11c")
    assert game.why("give_up") == ("another_question", "R11c")


def test_a_reveal_that_does_not_fit_an_action_card_is_refused() -> None:      # R8
    game = table().seat(0, ambush=1).start().do("play", card="ambush", seat=1)
    assert game.why("reveal") == ("not_the_moment", "R8")


def test_a_wrong_discard_at_the_hand_limit_is_refused() -> None:      # R4d
    game = table().seat(0, link=12).start().do("end_turn")
    assert game.why("discard", cards={"link": 1}, count=1) == ("wrong_number_of_cards", "R4d")
    assert game.why("discard", cards={"link": 1}, count=2) == ("wrong_number_of_cards", "R4d")
    assert game.why("discard", cards={"pike": 2}, count=2) == ("card_not_in_hand", "R4d")
    assert game.why("end_turn") == ("another_question", "R4d")


@pytest.mark.parametrize(("setting", "steps", "rule"), [
    (table().seat(0, "showers", gang="bikers_scout"), [{"word": "roll_move"}], "R9"),
    (table().michel(), [{"word": "end_turn"}], "R10b"),
    (table().seat(0, ambush=1), [{"word": "play", "card": "ambush", "seat": 1}], "R8"),
    (table(team=True).seat(0, cigarettes=1),
     [{"word": "exchange", "seat": 2, "give": ONE_CIGARETTE, "take": NOTHING_OFFERED}], "R5.7"),
    (table().seat(0, "cafeteria", knife=1).michel("cell_block", ("spoon",)).rolls(1), [{"word": "roll_move"}], "R10e"),
    (table().seat(0, "cafeteria", knife=1).michel("cell_block", ("spoon", "calm")).rolls(1),
     [{"word": "roll_move"}, {"word": "fight"}, {"word": "weapon", "kind": "knife"}], "R10g"),
    (table().seat(0, "cafeteria", spoon=1, pickaxe=1).michel("cell_block", ("spoon_pickaxe",)).rolls(1),
     [{"word": "roll_move"}, {"word": "fight"}, {"word": "give_up"}], "R10f"),
    (table().seat(0, background="whistleblower", gang="queers_network").seat(1, link=1, phone=1),
     [{"word": "reveal", "seat": 1}], "R8"),
    (table().seat(0, background="blacksmith", gang="triad_splicer", pike=1, container=1),
     [{"word": "reveal", "item": "pickaxe"}], "R8"),
])
def test_an_open_question_refuses_a_search_by_its_rule(setting: Table, steps: list[Ask], rule: str) -> None:      # R4a
    game = setting.start()
    for step in steps:
        game.do(**step)
    assert game.why("search") == ("another_question", rule)


def test_a_tool_michel_does_not_ask_for_is_refused() -> None:      # R10e
    setting = table().seat(0, "cafeteria", shovel=1).michel("cell_block", ("spoon",)).rolls(1)
    game = setting.start().do("roll_move")
    assert game.why("cooperate", tool="shovel") == ("tool_not_shown", "R10e")
    assert game.why("cooperate", tool="spoon") == ("no_such_tool_in_hand", "R10e")


def test_choosing_a_tool_one_does_not_hold_is_refused() -> None:      # R5.4
    game = table().seat(0, inspection=1, spoon=1, shovel=1).start().do("play", card="inspection", place="cell_block")
    assert game.why("choose_card", kind="pickaxe") == ("card_cannot_be_chosen", "R5.4")
    assert game.why("choose_card", kind="shovel") is None


@pytest.mark.parametrize("ask", [{"word": "end_turn"}, *SPENDING, *ANSWERS])
def test_once_the_game_is_won_everything_is_refused(ask: Ask) -> None:      # R3
    game = table().seat(0, points=11, spoon=1).start().do("dig", tool="spoon")
    assert game.why(**ask) == ("game_over", "R3")
