"""Every feat is found in a game that has it, and not in one that only just has not."""

from typing import Any

import pytest

from blackgate.play.finished_game import FinishedGame, read
from blackgate.play.feats import FEATS, SWIFT, feats_of
from blackgate.play.session import Session
from tests.table import Table, table

from .sitting import do, play, sit, sit_at

Deed = tuple[str, dict[str, Any]]
END: Deed = ("end_turn", {})
STAY: Deed = ("pass", {})
FIGHT: Deed = ("fight", {})
GIVE_UP: Deed = ("give_up", {})
HOME: list[Deed] = [("roll_move", {})]      # a roll that leads nowhere else
FREED: list[Deed] = [("roll_move", {}), ("go", {"place": "cell_block"})]
NOTHING = {"cards": {}, "cigarettes": 0}


def chronicle(session: Session) -> FinishedGame:
    return read(session.record, session.plan, session.pack, session.changes)


def dig(tool: str) -> Deed:
    return "dig", {"tool": tool}


def extort(seat: int, tool: str) -> Deed:
    return "extort", {"seat": seat, "tool": tool, "weapons": ["knife"]}


def join(gang: str, *accessories: str) -> Deed:
    return "join", {"gang": gang, "accessories": list(accessories)}


def found(laid: Table, *deeds: Deed, players: tuple[str, ...] = ()) -> set[str]:
    """What the first seat has done, once all of that is done."""
    number = len(laid._position["seats"])
    session = sit_at(laid, *(players or ("human",) * number))
    for word, arguments in deeds:
        do(session, word, **arguments)
    return set(feats_of(chronicle(session), 0))


def out(number: int = 3, **mine: Any) -> Table:
    """One Spoon away from the wall."""
    goal = {2: 12, 3: 12, 4: 10, 6: 8}[number]
    return table(number).seat(0, **{"points": goal - 1, "spoon": 1, **mine})


def beside(**theirs: Any) -> Table:
    return out(2, knife=3).seat(1, **theirs)


def team(one: int, other: int, **mine: Any) -> Table:
    return table(4, team=True).seat(0, points=one, **mine).seat(2, "cell_block_a", points=other)


def rounds(number: int, players: int) -> list[Deed]:
    return [END] * (number * players)


FOUGHT: list[Deed] = [extort(1, "shovel"), FIGHT, GIVE_UP]          # and won
ROBBED: list[Deed] = [END, extort(0, "pickaxe"), ("cooperate", {}), END]     # by the other of two
MADE: list[Deed] = [("craft", {"product": "pickaxe"}), *HOME, *rounds(1, 3), dig("pickaxe")]
MET: list[Deed] = [("roll_move", {})]
Case = tuple[str, Table, list[Deed], Table, list[Deed]]


def workshop(**mine: Any) -> Table:
    return table(3).seat(0, "cafeteria", points=10, pike=1, link=1, **mine).rolls(1)


def stolen(third: int = 0, **mine: Any) -> Table:
    return table(3).seat(0, points=9, knife=1, **mine).seat(1, points=10, shovel=1).seat(2, points=third)


def well_dressed() -> Table:
    clothes = {"bandana": 2, "tracksuit": 2, "gold_chain": 1, "tattoo_ink": 1, "signet_ring": 1, "leather_gloves": 1}
    return out(**clothes)


def snitched() -> Table:
    return out().seat(1, snitch=1).turn(1).rolls(1)


def haunted(*deck: str, **mine: Any) -> Table:
    return out(2, **mine).seat(1, "infirmary").michel("showers", deck).rolls(3, 3, 3, 3)


SENT: list[Deed] = [("play", {"card": "snitch", "seat": 0}), STAY, END, END]
TWO_JOINED: list[Deed] = [
    join("crew", "bandana", "tracksuit"), join("bikers", "leather_gloves", "tattoo_ink"), *rounds(1, 3),
]
BACK: list[Deed] = [*HOME, END, STAY, END, STAY]        # and once around the table, Michel(le) left where they are

CASES: list[Case] = [
    ("spoons_only", out(tunnel={"spoon": 9}), [dig("spoon")], out(tunnel={"spoon": 8, "pickaxe": 1}), [dig("spoon")]),
    ("self_made", workshop(), MADE, workshop(tunnel={"spoon": 1}), MADE),
    ("double_dig", out(points=7, pickaxe=1, shovel=1), [dig("pickaxe"), dig("shovel")],
     out(points=8, shovel=1), [dig("spoon"), dig("shovel")]),
    ("swift", out(2), [*rounds(SWIFT - 1, 2), dig("spoon")], out(2), [*rounds(SWIFT, 2), dig("spoon")]),
    ("photo_finish", out().seat(1, points=11), [dig("spoon")], out().seat(1, points=10), [dig("spoon")]),
    ("from_last", out(points=4, shovel=3).seat(1, points=9).seat(2, points=5),
     [dig("shovel"), dig("shovel"), *rounds(1, 3), dig("shovel")],
     out(points=4, shovel=3).seat(1, points=9).seat(2, points=4),
     [dig("shovel"), dig("shovel"), *rounds(1, 3), dig("shovel")]),
    ("late_bloomer", out(points=0, shovel=4).seat(1, points=6),
     [dig("shovel"), dig("shovel"), *rounds(1, 3), dig("shovel"), dig("shovel")],
     out(points=0, shovel=4).seat(1, points=5),
     [dig("shovel"), dig("shovel"), *rounds(1, 3), dig("shovel"), dig("shovel")]),
    ("unbeaten", beside(), [*[*FOUGHT, END, END] * 2, *FOUGHT, dig("spoon")],
     beside(), [*[*FOUGHT, END, END] * 2, dig("spoon")]),
    ("peaceful", beside(), [dig("spoon")], beside(), [*FOUGHT, dig("spoon")]),
    ("untouched", out(2, pickaxe=2).seat(1, knife=2), [*ROBBED, *ROBBED, dig("spoon")],
     out(2, pickaxe=2).seat(1, knife=2), [*ROBBED, dig("spoon")]),
    ("black_eye", out(beatings=1), [dig("spoon")], out(), [dig("spoon")]),
    ("patched_up", out(place="infirmary", beatings=2).rolls(2),
     [("heal", {}), ("heal", {}), *rounds(1, 3), *HOME, dig("spoon")],
     out(place="infirmary", beatings=2).rolls(2),
     [("heal", {}), ("heal", {}), *rounds(2, 3), *HOME, dig("spoon")]),
    ("winning_theft", stolen(), [extort(1, "shovel"), ("cooperate", {}), dig("shovel")],
     stolen(third=11), [extort(1, "shovel"), ("cooperate", {}), dig("shovel")]),
    ("loner", well_dressed(), [dig("spoon")], well_dressed(), [join("crew", "bandana", "tracksuit"), dig("spoon")]),
    ("turncoat", well_dressed(), [*TWO_JOINED, join("cartel", "gold_chain", "signet_ring"), dig("spoon")],
     well_dressed(), [*TWO_JOINED, join("crew", "bandana", "tracksuit"), dig("spoon")]),
    ("secret", out(), [dig("spoon")], out(revealed=True), [dig("spoon")]),
    ("locked_up", snitched(), [*SENT, *FREED, dig("spoon")],
     snitched(), [*SENT, *FREED, *rounds(2, 3), dig("spoon")]),
    ("michel_beaten", haunted("spoon", "calm", knife=1), [*MET, FIGHT, ("weapon", {"kind": "knife"}), STAY],
     haunted("spoon", "calm", knife=1), [*MET, FIGHT, GIVE_UP]),
    ("no_toll", haunted("calm", "calm"), [*MET, *BACK, *MET, *BACK, dig("spoon")],
     haunted("calm", "calm"), [*MET, *BACK, dig("spoon")]),
    ("gift", team(15, 0, place="cell_block_a", pickaxe=1, spoon=1),
     [("exchange", {"seat": 2, "give": {"cards": {"pickaxe": 1}, "cigarettes": 0}, "take": NOTHING}), ("accept", {}),
      dig("spoon")],
     team(15, 0, place="cell_block_a", pickaxe=1, spoon=1, cigarettes=2),
     [("exchange", {"seat": 2, "give": {"cards": {}, "cigarettes": 2}, "take": NOTHING}), ("accept", {}),
      dig("spoon")]),
    ("shared", team(7, 8, spoon=1), [dig("spoon")], team(9, 6, spoon=1), [dig("spoon")]),
    ("full_table", out(6), [dig("spoon")], out(4), [dig("spoon")]),
]


@pytest.mark.parametrize(("name", "laid", "deeds", "near", "missed"), CASES, ids=[case[0] for case in CASES])
def test_a_feat_is_found_where_it_is_and_not_where_it_only_nearly_is(
    name: str, laid: Table, deeds: list[Deed], near: Table, missed: list[Deed],
) -> None:
    assert name in found(laid, *deeds)
    assert name not in found(near, *missed)


@pytest.mark.parametrize(("asks", "has"), [(2, True), (0, False)])
def test_who_gives_a_tool_that_a_teammate_asked_for_made_a_gift_and_who_asked_did_not(asks: int, has: bool) -> None:
    laid = team(15, 0, place="cell_block_a", pickaxe=1, spoon=1).seat(2, pickaxe=1).turn(asks)
    wish = {"seat": 2 - asks, "give": NOTHING, "take": {"cards": {"pickaxe": 1}, "cigarettes": 0}}
    turn = [("exchange", wish), ("accept", {})]
    assert ("gift" in found(laid, *turn, *([END, END] if asks else []), dig("spoon"))) is has


def test_who_helps_a_teammate_to_win_a_fight_has_their_back() -> None:
    def fought(*deeds: Deed) -> set[str]:
        laid = (
            table(4, team=True).seat(0, "cafeteria", knife=2).seat(1, "cafeteria", knife=1)
            .seat(2, "cafeteria", knife=1).seat(3, "cafeteria").turn(2)
        )
        return found(laid, extort(1, "spoon"), FIGHT, ("weapon", {"kind": "knife"}), *deeds)

    helped: list[Deed] = [GIVE_UP, ("weapon", {"kind": "knife"})]
    assert "seconded" in fought(*helped, GIVE_UP, STAY)
    assert "seconded" not in fought(GIVE_UP, STAY)                              # nobody helped
    assert "seconded" not in fought(GIVE_UP, ("weapon", {"kind": "knife"}))     # and nobody has won yet


@pytest.mark.parametrize(("players", "is_found"), [
    (("human", "expert", "expert:fox"), True), (("human", "expert", "hard"), False),
    (("human", "human", "expert"), False), (("human", "expert"), False),
])
def test_experts_are_beaten_by_who_has_none_but_experts_against_them(players: tuple[str, ...], is_found: bool) -> None:
    assert ("experts" in found(out(len(players)), dig("spoon"), players=players)) == is_found


def test_every_feat_has_its_case() -> None:
    assert {case[0] for case in CASES} | {"seconded", "experts"} == set(FEATS) and len(FEATS) == 24


def test_nobody_has_escaped_who_lost() -> None:
    session = sit_at(out(2).turn(1).seat(1, points=11, spoon=1), "human", "human")
    do(session, "dig", tool="spoon")
    game = chronicle(session)
    assert game.winners == {1} and feats_of(game, 0) == [] and "loner" in feats_of(game, 1)


def test_a_tool_that_was_there_before_was_not_the_leaders() -> None:
    assert "winning_theft" not in found(stolen(shovel=1), extort(1, "shovel"), ("cooperate", {}), dig("shovel"))


def test_michel_who_was_paid_or_won_has_taken_the_toll() -> None:
    twice: list[Deed] = [*BACK, *MET]
    rest: list[Deed] = [*BACK, dig("pickaxe")]
    rich = {"points": 10, "pickaxe": 1, "spoon": 1}
    assert "no_toll" in found(haunted("calm", "calm", **rich), *MET, *twice, *rest)
    paid: Deed = ("cooperate", {"tool": "spoon"})
    assert "no_toll" not in found(haunted("calm", "spoon", **rich), *MET, *twice, paid, *rest)


def test_what_was_taken_back_was_never_done() -> None:
    def made(undone: bool) -> list[str]:
        session = sit_at(workshop(pickaxe=1), "human", "human", "human")
        do(session, "craft", product="pickaxe")
        if undone:
            session.undo()
        for word, arguments in (*HOME, *rounds(1, 3), dig("pickaxe")):
            do(session, word, **arguments)
        return feats_of(chronicle(session), 0)

    assert "self_made" in made(undone=False) and "self_made" not in made(undone=True)


def test_a_chronicle_tells_whole_games_as_they_ended() -> None:
    """Of every kind of table: what it counts itself is what the rules have at the end."""
    for players, rest in (
        (("human", "easy", "medium:fox"), {"michel": "michel"}), (("human", "easy", "human", "easy"), {"team": True}),
    ):
        session = play(sit(*players, **rest))
        game = chronicle(session)
        assert session.over is not None and sorted(game.winners) == session.over["winners"]
        assert list(game.points) == session.over["points"] and game.rounds == session.rounds
        assert game.people == list(session.humans) and game.is_counted
        assert game.happened[-1].turn == game.turns
        assert [each.event for each in game.happened] == session._history.events
        assert all(set(feats_of(game, seat)) <= set(FEATS) for seat in range(session.players))
