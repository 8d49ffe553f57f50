"""Positions: what may be left out, and what is refused with the field's name (docs/protocol.md, Positions)."""

import json
from typing import Any

import pytest

from blackgate.cards.yamltree import parse_yaml
from blackgate.commands.engine import Engine
from blackgate.commands.law_checker import check_zones
from blackgate.model.codec import PositionError, load_position
from blackgate.model.notation import Json

from ..table import Play, notation, shipped

EXAMPLE = b"""
players: 3
team: false                 # or true: seats 0, 2, 4 are team A
michel: {who: michelle, place: showers, deck: [calm, shovel], discard: []}
turn: {seat: 0, actions: 2, searches: 0, extortions: 0}
seats:
  - {place: cafeteria, hand: {knife: 2, link: 1}, cigarettes: 3, beatings: 1, gang: crew_lookout,
     background: {card: mechanic, revealed: false}, tunnel: {spoon: 1}, points: 1, prisoner: 3}
  - {place: cafeteria, hand: {shovel: 1}}
search: {top: [phone, link], discard: {blade: 2}}
piles: {knife: 1}
gangs: {crew: [crew_fingers]}
rolls: [3, 6]
seed: 7
"""


def loaded(**position: Any) -> Play:
    game = load_position(json.loads(json.dumps({"players": 3} | position)), notation())
    check_zones(game)
    return Play(game)


def seats(**seat: Any) -> Json:
    return {"players": 3, "seats": [{}, seat]}


def test_a_bare_position_has_its_setup_values() -> None:
    game = loaded()
    written = game.position
    assert written["team"] is False
    assert written["michel"] is None
    assert written["seed"] == 0
    assert written["rolls"] == []
    assert written["piles"] == {"knife": 20, "spoon": 11, "pickaxe": 11, "shovel": 11}
    assert len(written["search"]["top"]) == 77
    assert {name: len(pile) for name, pile in written["gangs"].items()} == dict.fromkeys(
        ("bikers", "bratva", "cartel", "crew", "queers", "triad"), 4)
    assert (game.turn, game.actions, game.prompt) == (0, 2, "turn")
    for seat in written["seats"]:
        assert (seat["place"], seat["hand"], seat["cigarettes"], seat["beatings"]) == ("cell_block", {}, 0, 0)
        assert (seat["gang"], seat["tunnel"], seat["points"]) == (None, {}, 0)
        assert seat["background"]["revealed"] is False


def test_missing_backgrounds_are_dealt_by_the_seed_and_differ() -> None:
    def dealt(seed: int) -> list[str]:
        game = loaded(seats=[{"background": {"card": "miner"}}], players=6, seed=seed)
        return [seat["background"]["card"] for seat in game.position["seats"]]

    assert dealt(5) == dealt(5)
    assert dealt(5)[0] == "miner"
    assert len(set(dealt(5))) == 6
    assert len({tuple(dealt(seed)) for seed in range(10)}) > 1


def test_a_missing_seed_is_nought() -> None:
    assert loaded().game == loaded(seed=0).game


@pytest.mark.parametrize("seed", [0, 10**18, 2**63 - 1])
def test_a_seed_may_be_as_large_as_it_may_be_in_json_and_yaml(seed: int) -> None:
    assert loaded(seed=seed).game.seed == seed
    text = parse_yaml(f"players: 2\nseed: {seed}".encode()).plain()
    assert load_position(text, notation()).seed == seed


def test_team_seats_start_in_the_block_of_their_team() -> None:
    game = loaded(players=4, team=True)
    assert [game.place(seat) for seat in range(4)] == ["cell_block_a", "cell_block_b"] * 2


def test_points_default_to_the_printed_sum_of_the_tunnel() -> None:
    tunnel = {"spoon": 2, "pickaxe": 1, "shovel": 1}
    assert loaded(seats=[{"tunnel": tunnel, "gang": "triad_tunnel_rats"}]).points(0) == 7
    assert loaded(seats=[{"tunnel": tunnel, "points": 9}]).points(0) == 9


@pytest.mark.parametrize(("position", "field"), [
    ({"turn": {"actions": 10**15}}, "turn.actions"), ({"turn": {"dig_bonus": 10**15}}, "turn.dig_bonus"),
    ({"turn": {"searches": 3}}, "turn.searches"), ({"turn": {"extortions": 2}}, "turn.extortions"),
    ({"seats": [{"tunnel": {"spoon": 11, "pickaxe": 11, "shovel": 11}, "points": 0}]}, "seats[0].points"),
    ({"seats": [{}, {"tunnel": {"shovel": 1}, "points": 2}]}, "seats[1].points"),
])
def test_what_no_play_leads_to_is_refused_with_the_field(position: Json, field: str) -> None:
    with pytest.raises(PositionError) as caught:
        loaded(**position)
    assert caught.value.field == field


@pytest.mark.parametrize("position", [
    {"turn": {"actions": 40}}, {"turn": {"searches": 2, "extortions": 1, "dig_bonus": 3, "actions": 0}},
    {"seats": [{"points": 11}]}, {"seats": [{"tunnel": {"shovel": 1}, "points": 6}]},
])
def test_what_play_could_lead_to_and_handy_settings_are_loaded(position: Json) -> None:
    game = loaded(**position)
    assert load_position(json.loads(json.dumps(game.position)), notation()) == game.game


def test_what_is_named_comes_next_and_the_rest_is_shuffled_below() -> None:
    game = loaded(search={"top": ["phone", "link"]}, gangs={"crew": ["crew_fingers"]}, rolls=[3, 6],
                  michel={"deck": ["calm", "shovel"]})
    assert game.position["search"]["top"][:2] == ["phone", "link"]
    assert len(game.position["search"]["top"]) == 77
    assert game.position["gangs"]["crew"][0] == "crew_fingers"
    assert game.position["michel"]["deck"][:2] == ["calm", "shovel"]
    assert len(game.position["michel"]["deck"]) == 8
    assert game.position["michel"]["place"] == "showers"


def test_set_rolls_come_first() -> None:
    game = loaded(rolls=[4, 2], seats=[{"place": "showers"}]).do("roll_move")
    assert game.event("rolled")["face"] == 4
    assert game.position["rolls"] == [2]


def test_a_pile_cap_puts_the_others_out_of_play() -> None:
    game = loaded(piles={"knife": 1}, seats=[{"hand": {"knife": 2, "blade": 1, "link": 1}, "place": "rec_area"}])
    assert game.pile("knife") == 1
    game.do("craft", product="knife")
    assert game.hand(0) == {"knife": 3}
    assert game.pile("knife") == 0


def test_zero_counts_are_allowed() -> None:
    game = loaded(seats=[{"hand": {"knife": 0, "link": 1}, "tunnel": {"spoon": 0}}], piles={"spoon": 0},
                  search={"discard": {"blade": 0}}, table={"cards": {"knife": 0}})
    assert game.hand(0) == {"link": 1}
    assert game.pile("spoon") == 0


def test_the_example_of_the_protocol_loads_from_yaml() -> None:
    game = Play(load_position(parse_yaml(EXAMPLE).plain(), notation()))
    check_zones(game.game)
    assert game.hand(0) == {"knife": 2, "link": 1}
    assert (game.place(0), game.place(1), game.place(2)) == ("cafeteria", "cafeteria", "cell_block")
    assert (game.gang(0), game.points(0), game.pile("knife")) == ("crew_lookout", 1, 1)
    assert game.discard() == {"blade": 2}
    assert game.position["michel"]["who"] == "michelle"
    assert game.position["seats"][0]["prisoner"] == 3
    game.do("search")
    assert game.event("drawn")["cards"].items() >= {"phone": 1, "link": 1}.items()


REFUSED: list[tuple[str, Json]] = [
    # Each error that a position can have.
    ("seats[1].points", seats(points=12)),
    ("seats[1].points", seats(tunnel={"shovel": 4})),
    ("points", {"players": 4, "team": True, "seats": [{"points": 9}, {}, {"points": 7}]}),
    ("points", {"players": 6, "seats": [{}, {}, {}, {}, {}, {"points": 8}]}),
    ("piles.knife", {"players": 2, "piles": {"knife": 21}}),
    ("piles.knife", {"players": 3, "piles": {"knife": 19}, "seats": [{}, {"hand": {"knife": 2}}]}),
    ("piles.shovel", {"players": 3, "piles": {"shovel": 11}, "seats": [{}, {"tunnel": {"shovel": 1}}]}),
    ("hands", {"players": 2, "hands": []}),
    ("seats[1].cards", seats(cards={})),
    ("turn.moves", {"players": 2, "turn": {"moves": 1}}),
    ("search.deck", {"players": 2, "search": {"deck": []}}),
    ("michel.seat", {"players": 2, "michel": {"seat": 0}}),
    ("seats[1].background.hidden", seats(background={"hidden": True})),
    ("players", {"players": True}),
    ("seed", {"players": 2, "seed": False}),
    ("seats[1].cigarettes", seats(cigarettes=True)),
    ("seats[1].beatings", seats(beatings=True)),
    ("seats[1].points", seats(points=True)),
    ("seats[1].prisoner", seats(prisoner=True)),
    ("seats[1].hand.knife", seats(hand={"knife": True})),
    ("turn.actions", {"players": 2, "turn": {"actions": True}}),
    ("turn.seat", {"players": 2, "turn": {"seat": True}}),
    ("piles.knife", {"players": 2, "piles": {"knife": True}}),
    ("rolls", {"players": 2, "rolls": [True]}),
    ("seats[1].hand.container", seats(hand={"container": 6})),
    ("container", {"players": 2, "seats": [{"hand": {"container": 3}}, {"hand": {"container": 3}}]}),
    ("phone", {"players": 2, "seats": [{"hand": {"phone": 2}}], "search": {"discard": {"phone": 1}}}),
    ("search.top", {"players": 2, "search": {"top": ["phone"] * 3}}),
    ("spoon", {"players": 2, "seats": [{"tunnel": {"spoon": 6}}, {"hand": {"spoon": 6}}]}),
    ("michel.deck", {"players": 2, "michel": {"deck": ["calm"] * 4}}),
    ("michel.discard", {"players": 2, "michel": {"deck": ["spoon"], "discard": ["spoon"]}}),
    ("seats[1].hand", seats(hand={"sword": 1})),
    ("seats[1].place", seats(place="kitchen")),
    ("seats[1].place", seats(place="cell_block_a")),
    ("seats[0].place", {"players": 4, "team": True, "seats": [{"place": "cell_block"}]}),
    ("seats[1].gang", seats(gang="crew")),
    ("seats[1].background.card", seats(background={"card": "priest"})),
    ("michel.who", {"players": 2, "michel": {"who": "michael"}}),
    ("michel.place", {"players": 2, "michel": {"place": "solitary"}}),
    ("search.top", {"players": 2, "search": {"top": ["sword"]}}),
    ("search.discard", {"players": 2, "search": {"discard": {"sword": 1}}}),
    ("gangs.crew", {"players": 2, "gangs": {"crew": ["bikers_scout"]}}),
    ("gangs.nuns", {"players": 2, "gangs": {"nuns": []}}),
    ("piles.fork", {"players": 2, "piles": {"fork": 1}}),
    ("players", {"players": 7}),
    ("players", {"players": 1}),
    ("players", {"seed": 7}),
    ("seats[1].background", {"players": 2, "seats": [{"background": {"card": "miner"}}] * 2}),
    ("seats[1].background", seats(background=None)),
    ("seats[1].background", seats(background={"card": None})),
    # And others that could not be a game.
    ("players", {"players": 5, "team": True}),
    ("seats", {"players": 2, "seats": [{}, {}, {}]}),
    ("seats[1].beatings", seats(beatings=3)),
    ("seats[1].cigarettes", seats(cigarettes=-1)),
    ("seats[1].hand", seats(hand={"knife": -1})),
    ("seats[1].hand", seats(hand=["knife"])),
    ("seats[1].hand.knife", seats(hand={"knife": 1.0})),
    ("seats[1].tunnel", seats(tunnel={"knife": 1})),
    ("seats[1].gang", {"players": 2, "seats": [{"gang": "crew_fingers"}] * 2}),
    ("gangs.crew", {"players": 2, "seats": [{"gang": "crew_fingers"}], "gangs": {"crew": ["crew_fingers"]}}),
    ("prisoner", {"players": 2, "seats": [{"prisoner": 2}, {"prisoner": 3}]}),
    ("rolls", {"players": 2, "rolls": [7]}),
    ("rolls", {"players": 2, "rolls": [0]}),
    ("seed", {"players": 2, "seed": 2**63}),
    ("seed", {"players": 2, "seed": -1}),
    ("turn.seat", {"players": 2, "turn": {"seat": 2}}),
    ("turn.actions", {"players": 2, "turn": {"actions": -1}}),
    ("team", {"players": 4, "team": 1}),
    ("michel", {"players": 2, "michel": "michel"}),
    ("search", {"players": 2, "search": {"top": ["knife"]}}),
    ("search", {"players": 2, "search": {"discard": {"spoon": 1}}}),
    ("table", {"players": 2, "table": {"cards": {"knife": 1}}}),
    ("table", {"players": 2, "table": {"michel": ["calm"]}}),
    ("agenda", {"players": 2, "agenda": [{"step": "dance"}]}),
    ("agenda", {"players": 2, "agenda": {}}),
    ("seats[1].knows", seats(knows={"0": {"knife": 1}})),
    ("seats[1].knows", seats(knows={"1": {}})),
    ("position", []),  # type: ignore[list-item]
]


@pytest.mark.parametrize(("field", "position"), REFUSED, ids=lambda value: json.dumps(value)[:70])
def test_a_wrong_position_is_refused_by_the_name_of_its_field_and_nothing_is_loaded(field: str, position: Json) -> None:
    engine = Engine(shipped())
    engine.reply(b'{"cmd":"new","players":2,"seed":1}')
    assert engine.game is not None
    before = engine.game.clone()
    reply = engine.reply(json.dumps({"cmd": "load", "position": position}).encode())
    assert reply["ok"] is False
    assert field.lower() in reply["error"].lower()
    assert "internal" not in reply["error"].lower()
    assert engine.game == before


@pytest.mark.parametrize("text", [
    b"players: 2\nseats: [{background: null}]", b"players: yes", b"players: 2.0", b"players: 2\nseed: 0x10",
    b"players: 2\nseats: [{hand: {knife: true}}]", b"players: 2\nseats:\n- {hand: {knife: }}", b"[players, 2]", b"2",
])
def test_a_wrong_yaml_position_is_refused_too(text: bytes) -> None:
    with pytest.raises(PositionError):
        load_position(parse_yaml(text).plain(), notation())


def test_two_copies_of_a_card_that_is_played_once_cannot_lie_on_the_table() -> None:  # R13, R14r
    written = {
        "players": 2, "seats": [{"place": "showers"}, {"place": "showers"}], "table": {"cards": {"ambush": 2}},
        "agenda": [
            {"step": "finish_play", "seat": 0, "card": "ambush"},
            {"step": "script", "seat": 0, "script": "play/ambush", "cursor": 0, "target": 1, "foe": None},
            {"step": "react", "seat": 1, "player": 0, "card": "ambush"},
        ],
    }
    try:
        game = Play(load_position(written, notation()))
    except PositionError:
        return
    game.do("pass")
    check_zones(game.game)


@pytest.mark.parametrize("field", ["drawn", "turns", "cigarettes", "actions", "dig_bonus"])
def test_a_game_at_the_most_a_field_may_hold_still_loads_back_after_it_grew(field: str) -> None:
    card = "miner" if field == "dig_bonus" else "mechanic"
    turn: Json = {"seat": 0}
    seat: Json = {"place": "infirmary", "hand": {"care_package": 1}, "background": {"card": card}}
    written: Json = {"players": 2, "turn": turn, "seats": [seat], "rolls": [5]}
    holder = seat if field == "cigarettes" else turn if field in ("actions", "dig_bonus") else written
    for most in (2**63 - 1, 10**9, 10**6, 1000):
        holder[field] = most
        try:
            game = Play(load_position(written, notation()))
            break
        except PositionError:
            continue
    game.do("reveal")
    assert load_position(game.position, notation()) == game.game
    game.do("play", card="care_package").do("roll_move").do("end_turn").do("roll_move")
    assert load_position(game.position, notation()) == game.game
