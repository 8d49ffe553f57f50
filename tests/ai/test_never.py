"""What no bot from easy up ever does: scenes in which one answer would make people laugh."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from blackgate.ai.bot import Effort, Question
from blackgate.ai.levels import LEVELS, Brains, make_bot
from blackgate.play.brains import load_brains
from tests.table import Play, Table, notation, shipped, table

Json = dict[str, Any]
Wrong = Callable[[Json], bool]
LEVELS_WITH_SENSE = [level for level in LEVELS if level != "random"]
GOALS = {2: 12, 3: 12, 4: 10, 5: 8, 6: 8}
POINTS = {"spoon": 1, "pickaxe": 2, "shovel": 3}


@cache
def brains() -> Brains:
    return load_brains(shipped())


def answer(game: Play, level: str, seed: int = 3) -> Json:
    action = make_bot(level, seed, brains(), Effort(iterations=60)).choose(Question(game.game))
    return notation().action(action, game.game.background[game.game.decider])


def does(*words: str) -> Wrong:
    return lambda answer: answer["do"] in words


def does_not(**wanted: Any) -> Wrong:
    return lambda answer: any(answer.get(name) != value for name, value in wanted.items())


def one(tool: str) -> dict[str, Any]:
    return {tool: 1}


def winning(players: int, tool: str, **more: Any) -> Table:
    """One dig from winning, at home with that tool."""
    return table(players).seat(0, "cell_block", points=GOALS[players] - POINTS[tool], **one(tool), **more)


def at_home(**hand: Any) -> Table:
    """Nothing up the sleeve: a Background face down may make an odd answer the right one."""
    return table().seat(0, "cell_block", revealed=True, **hand)


def fight(mine: dict[str, int], theirs: dict[str, int]) -> Play:
    """Seat 1 defends itself against seat 0's demand for a shovel."""
    laid: dict[str, int] = {"knife": theirs.get("knife", 0) + 1}
    hand: dict[str, Any] = {**theirs, **laid}
    own: dict[str, Any] = {**mine}
    game = table().seat(0, "cafeteria", **hand).seat(1, "cafeteria", **own).start()
    return game.do("extort", seat=1, tool="shovel", weapons=["knife"])


SCENES: dict[str, tuple[Callable[[], Play], Wrong]] = {}


def scene(name: str, build: Callable[[], Play], wrong: Wrong) -> None:
    SCENES[name] = (build, wrong)


def misses_the_win(players: int, tool: str) -> None:
    scene(f"with {players} players, misses the {tool} that wins", lambda: winning(players, tool).start(),
          does_not(do="dig", tool=tool))


def digs_too_little(players: int) -> None:
    scene(f"with {players} players, digs the spoon when only the shovel wins",
          lambda: winning(players, "shovel", spoon=1).turn(0, actions=1).start(), does_not(do="dig", tool="shovel"))


def idles_at_home(**hand: Any) -> None:
    scene(f"ends the turn at home with {hand} and actions left", lambda: at_home(**hand).start(), does("end_turn"))


def forgets_to_win(tool: str) -> None:
    points = 12 - POINTS[tool]
    scene(f"sells the {tool} that would win at home",
          lambda: table().seat(0, "rec_area", points=points, link=1, **one(tool)).start(),
          lambda answer: answer["do"] == "sell" and tool in answer["cards"])
    scene(f"does not go home with the {tool} that wins and both actions",
          lambda: table().seat(0, "showers", points=points, **one(tool)).start(), does("search", "end_turn"))


for number in GOALS:
    digs_too_little(number)
    for any_tool in POINTS:
        misses_the_win(number, any_tool)
idles_at_home(spoon=2)
idles_at_home(pickaxe=2)
idles_at_home(shovel=2)
idles_at_home(spoon=1, shovel=1)
idles_at_home(pickaxe=1, spoon=1)
forgets_to_win("shovel")
forgets_to_win("pickaxe")
scene("leaves home with two shovels to dig", lambda: at_home(shovel=2).start(), does("roll_move", "cautious_move"))
scene("searches at home with one action and a shovel to dig", lambda: at_home(shovel=1).turn(0, actions=1).start(),
      does("search"))
scene("gives up against an empty hand", lambda: fight({"knife": 1, "shovel": 1}, {}).do("fight"), does("give_up"))
scene("gives up with a blade against an empty hand", lambda: fight({"blade": 1, "shovel": 1}, {}).do("fight"),
      does("give_up"))
scene("gives a shovel away to somebody with an empty hand", lambda: fight({"knife": 2, "shovel": 1}, {}),
      does("cooperate"))
scene("does not heal two Beatings with its last action", lambda: table().seat(
    0, "infirmary", beatings=2, shovel=2, revealed=True).turn(0, actions=1).start(), does("end_turn", "search"))
scene("ends the turn beaten in the infirmary", lambda: table().seat(0, "infirmary", beatings=2, spoon=1).start(),
      does("end_turn"))
scene("leaves a craftable shovel lying", lambda: table().seat(0, "cafeteria", container=1, link=1).start(),
      does("end_turn"))
scene("does not buy with eight cigarettes and one action", lambda: table().seat(
    0, "rec_area", cigarettes=8, revealed=True).turn(0, actions=1).start(), does("end_turn", "search", "sell"))
scene("ends the turn in the cafeteria without a spoon", lambda: table().seat(0, "cafeteria").turn(
    0, searches=1).start(), does("end_turn"))
scene("snitches on a teammate", lambda: table(4, team=True).seat(0, snitch=1, link=1).seat(
    2, "cafeteria", shovel=1, points=9).start(), lambda answer: answer.get("card") == "snitch" and answer["seat"] == 2)
scene("ambushes a teammate", lambda: table(4, team=True).seat(0, ambush=1).seat(
    2, "cafeteria", shovel=1, points=9, beatings=1).start(),
    lambda answer: answer.get("card") == "ambush" and answer["seat"] == 2)
scene("robs a teammate", lambda: table(4, team=True).seat(0, "cafeteria", sleight_of_hand=1).seat(
    2, "cafeteria", shovel=1).start(), lambda answer: answer.get("card") == "sleight_of_hand")
scene("takes a teammate's cigarettes", lambda: table(4, team=True).seat(0, rigged_game=1).seat(
    2, "cafeteria", cigarettes=3).start(), lambda answer: answer.get("card") == "rigged_game")
scene("inspects the place it carries its only tool in", lambda: table().seat(
    0, "cafeteria", inspection=1, shovel=1).start(), lambda answer: answer.get("place") == "cafeteria")
scene("moves Michel(le) when alone with tools in every corner", lambda: table(2).seat(
    0, "cafeteria", shovel=2).seat(1, "solitary").michel("showers").turn(0, actions=0).start().do("end_turn"),
    does("move_michel"))
scene("passes up a free card", lambda: table().seat(0, "infirmary", knife=1).michel("rec_area", (
    "spoon", "calm")).rolls(5).start().do("cautious_move", place="rec_area").do("fight").do("weapon", kind="knife"),
    does("pass"))
scene("loses the shovel where a spoon would do", lambda: table().seat(0, inspection=1).seat(
    1, "showers", spoon=1, shovel=1).start().do("play", card="inspection", place="showers"),
    does_not(do="choose_card", kind="spoon"))
scene("loses the pickaxe where a spoon would do", lambda: table().seat(0, inspection=1).seat(
    1, "showers", spoon=1, pickaxe=1).start().do("play", card="inspection", place="showers"),
    does_not(do="choose_card", kind="spoon"))
scene("takes a link from a seen hand with a shovel in it", lambda: table().seat(
    0, background="whistleblower", gang="queers_carers").seat(1, link=3, shovel=1).start().do("reveal", seat=1),
    does_not(do="choose_card", kind="shovel"))
scene("discards a tool while it holds links", lambda: table().seat(0, link=10, shovel=2).turn(
    0, actions=0).start().do("end_turn"), lambda answer: "shovel" in answer["cards"])
scene("discards the only weapon while it holds links", lambda: table().seat(0, link=10, knife=1).turn(
    0, actions=0).start().do("end_turn"), lambda answer: "knife" in answer["cards"])
scene("plays bandages unhurt with a shovel to dig", lambda: at_home(bandages=1, shovel=1).turn(0, actions=1).start(),
      does("play"))
scene("uses a passkey to leave home with two shovels", lambda: at_home(passkey=1, shovel=2).start(), does("play"))
scene("extorts with its only weapon at home instead of winning", lambda: winning(3, "shovel", knife=1).start(),
      does("extort"))
scene("wastes the last weapon on an empty hand", lambda: table().seat(0, "cafeteria", knife=1).seat(
    1, "cafeteria").seat(2, "infirmary").start(), does("extort"))
scene("starts a riot holding four shovels", lambda: table().seat(0, "cafeteria", riot=1, shovel=4).start(),
      lambda answer: answer.get("card") == "riot")
scene("swaps a hand of shovels for a hand of links", lambda: table().seat(
    0, "cafeteria", background="con_artist", shovel=3).seat(1, "cafeteria", link=2).start(), does("reveal"))


def test_there_are_at_least_fifty_scenes() -> None:
    assert len(SCENES) >= 50


@pytest.mark.parametrize("level", LEVELS_WITH_SENSE)
@pytest.mark.parametrize("name", SCENES)
def test_no_bot_with_sense_does_it(name: str, level: str) -> None:
    build, wrong = SCENES[name]
    given = answer(build(), level)
    assert not wrong(given), f"{level} {name}: {given}"


@pytest.mark.parametrize("temper", [inmate.name for inmate in shipped().inmates])
def test_no_inmate_does_it_either(temper: str) -> None:
    for name, (build, wrong) in SCENES.items():
        for seed in range(5):
            given = answer(build(), f"medium:{temper}", seed)
            assert not wrong(given), f"{temper} {name}: {given}"
