"""Positions worth looking at, and games that go on from them."""

from typing import Final

from blackgate.model.notation import Json, Notation
from blackgate.play.packs import pack_in
from blackgate.play.record import Record
from blackgate.play.session import Session

from .games import a_plan

SEATS_4: Final[list[Json]] = [
    {"place": "cafeteria", "cigarettes": 4,
     "hand": {"knife": 2, "link": 1, "pike": 1, "spoon": 1, "bandana": 1, "tracksuit": 1, "ambush": 1},
      "background": {"card": "mechanic", "revealed": False}, "tunnel": {"spoon": 1}, "prisoner": 4},
    {"place": "cafeteria", "hand": {"shovel": 1, "blade": 2, "link": 1}, "cigarettes": 2, "beatings": 1,
     "gang": "bratva_enforcer", "tunnel": {"pickaxe": 1, "spoon": 1}, "prisoner": 0},
    {"place": "rec_area", "hand": {"phone": 1, "link": 2, "container": 1}, "cigarettes": 9, "gang": "cartel_fence",
     "background": {"card": "bookmaker", "revealed": True}, "tunnel": {"shovel": 1}, "prisoner": 8},
    {"place": "cell_block", "hand": {"pickaxe": 1, "knife": 1}, "beatings": 2, "tunnel": {"spoon": 2}, "prisoner": 2},
]
MIDGAME: Final[Json] = {
    "players": 4, "turn": {"seat": 0, "actions": 2}, "seats": SEATS_4, "seed": 7, "rolls": [4, 2, 5],
    "search": {"discard": {"blade": 2, "riot": 1, "link": 2}},
}


def changed(base: Json, **changes: object) -> Json:
    return {**base, **changes}


def six(team: bool = False) -> Json:
    places = ["cafeteria", "cafeteria", "infirmary", "showers", "rec_area", "solitary"]
    seats: list[Json] = []
    for number, place in enumerate(places):
        seats.append({
            "place": place, "cigarettes": number, "beatings": number % 3,
            "hand": {"link": 1 + number % 2, "spoon": number % 2, "blade": number % 3},
             "tunnel": {"spoon": number % 2, "pickaxe": number % 2}, "prisoner": 2 * number,
        })
    if team:
        seats[0]["place"] = seats[2]["place"] = "cell_block_a"
        seats[1]["place"] = seats[4]["place"] = "rec_area"
        seats[0]["hand"] = {"shovel": 1, "spoon": 2, "link": 2, "knife": 1}
    return {"players": 6, "team": team, "turn": {"seat": 0, "actions": 2}, "seats": seats, "seed": 9}


def with_michelle() -> Json:
    michel = {"who": "michelle", "place": "cafeteria", "deck": ["pickaxe_shovel", "calm"], "discard": ["spoon"]}
    return changed(MIDGAME, michel=michel)


def session_at(position: Json, *actions: Json, humans: int = 1) -> Session:
    """A session that starts from a position, after these actions of any seats."""
    players = position["players"]
    michel = position.get("michel")
    plan = a_plan(players, humans, position.get("team", False), michel["who"] if michel else None)
    pack = pack_in(plan.cards)
    notation = Notation(pack)
    session = Session(plan, pack=pack, record=Record.of_position(notation, position, "gallery").written())
    for written in actions:
        act(session, written)
    return session


def act(session: Session, written: Json) -> None:
    """Do an action for the seat that is asked, also for a bot."""
    asked = session.asked
    assert asked is not None
    word, name = session.seats[asked].player, session.seats[asked].name
    if word != "human":
        session.take_back(asked, name)
    background = session.sight(asked).background[asked]
    session.act(session.notation.read_action(written, session.players, background))
    if word != "human" and session.over is None:
        session.hand_to_bot(asked, word)

THEIR_TURN: Final = changed(MIDGAME, turn={"seat": 1, "actions": 2})
DEMAND: Final[Json] = {"do": "extort", "seat": 0, "tool": "spoon", "weapons": ["blade"]}


def extorted_team() -> Json:
    """A rival is about to extort one of two teammates in the same place."""
    seats = six(team=True)["seats"]
    for number, place in enumerate(("rec_area", "rec_area", "rec_area")):
        seats[number] = dict(seats[number], place=place)
    seats[1]["hand"] = {"blade": 2, "link": 2}
    seats[2]["hand"] = {"spoon": 1, "link": 1}
    seats[4]["place"] = "infirmary"
    return changed(six(team=True), seats=seats, turn={"seat": 1, "actions": 2})


def extorted_mate() -> tuple[Json, ...]:
    """A teammate is extorted and lays no weapon: the position and the actions that lead there."""
    return extorted_team(), {**DEMAND, "seat": 2, "tool": "shovel"}, {"do": "fight"}, {"do": "give_up"}
