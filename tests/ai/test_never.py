"""What no bot from easy up ever does: scenes in which one answer would make people laugh.

The scenes are told in our ids and laid with the cards of any pack (`tests.table.Box`), whose numbers they go by.
"""

from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import cycle, islice
from typing import Any

import pytest

from blackgate.ai.bot import Effort, Question
from blackgate.ai.levels import LEVELS, Brains, make_bot
from blackgate.cards.library import load_pack
from blackgate.model.counts import CORE_KINDS
from blackgate.play.learned_weights import load_brains
from tests.cards.renamed_pack import renamed, renamed_trees
from tests.table import Box, Play, Table, our_box, shipped, table

Json = dict[str, Any]
Build = Callable[[Box], Play]
Wrong = Callable[[Json], bool]
LEVELS_WITH_SENSE = [level for level in LEVELS if level != "random"]
TOOLS = ("spoon", "pickaxe", "shovel")


@cache
def renamed_box() -> Box:
    return Box(load_pack(renamed_trees()), renamed)


@cache
def brains(box: Box) -> Brains:
    return load_brains(box.pack)


def answer(game: Play, level: str, seed: int = 3) -> Json:
    action = make_bot(level, seed, brains(game.box), Effort(iterations=60)).choose(Question(game.game))
    return game.written(action)


def does(*words: str) -> Wrong:
    return lambda answer: answer["do"] in words


def does_not(**wanted: Any) -> Wrong:
    return lambda answer: any(answer.get(name) != value for name, value in wanted.items())


def one(tool: str) -> dict[str, Any]:
    return {tool: 1}


def points_of(box: Box, tool: str) -> int:
    return box.pack.kinds[CORE_KINDS.index(tool)].points


def barred(box: Box) -> int:
    """So many Beatings keep one from digging (R7)."""
    return box.pack.numbers.dig_beatings + 1


def dearest(box: Box) -> int:
    """What the dearest tool costs."""
    return max(item.price for item in box.pack.items)


def winning(box: Box, players: int, tool: str, **more: Any) -> Table:
    """One dig from winning, at home with that tool."""
    points = box.pack.goal(players, False) - points_of(box, tool)
    return table(players, box=box).seat(0, "cell_block", points=points, **one(tool), **more)


def at_home(box: Box, **hand: Any) -> Table:
    """Nothing up the sleeve: a Background face down may make an odd answer the right one."""
    return table(box=box).seat(0, "cell_block", revealed=True, **hand)


def overfull(box: Box, **hand: Any) -> Play:
    """The turn ends with two cards too many: these and Action cards, which nothing goes with."""
    many = box.pack.hand_limit + 2 - sum(hand.values())
    others = ("riot", "snitch", "ambush", "passkey", "inspection", "bandages", "care_package", "rigged_game")
    ballast: Any = Counter(islice(cycle(others), many))
    return table(box=box).seat(0, "showers", revealed=True, **hand, **ballast).turn(
        0, actions=0, searches=1).start().do("end_turn")


def fight(box: Box, mine: dict[str, int], theirs: dict[str, int]) -> Play:
    """Seat 1 defends itself against seat 0's demand for a shovel."""
    laid: dict[str, int] = {"knife": theirs.get("knife", 0) + 1}
    hand: dict[str, Any] = {**theirs, **laid}
    own: dict[str, Any] = {**mine}
    game = table(box=box).seat(0, "cafeteria", **hand).seat(1, "cafeteria", **own).start()
    return game.do("extort", seat=1, tool="shovel", weapons=["knife"])


SCENES: dict[str, tuple[Build, Wrong]] = {}


def scene(name: str, build: Build, wrong: Wrong) -> None:
    SCENES[name] = (build, wrong)


def misses_the_win(players: int, tool: str) -> None:
    scene(f"with {players} players, misses the {tool} that wins", lambda box: winning(box, players, tool).start(),
          does_not(do="dig", tool=tool))


def digs_too_little(players: int) -> None:
    scene(f"with {players} players, digs the spoon when only the shovel wins",
          lambda box: winning(box, players, "shovel", spoon=1).turn(0, actions=1).start(),
          does_not(do="dig", tool="shovel"))


def idles_at_home(**hand: Any) -> None:
    scene(f"ends the turn at home with {hand} and actions left", lambda box: at_home(box, **hand).start(),
          does("end_turn"))


def nearly(box: Box, place: str, tool: str, **more: Any) -> Table:
    """That tool dug at home would win."""
    return table(box=box).seat(0, place, points=box.pack.goal(3, False) - points_of(box, tool), **one(tool), **more)


def forgets_to_win(tool: str) -> None:
    scene(f"sells the {tool} that would win at home",
          lambda box: nearly(box, "rec_area", tool, link=1).start(),
          lambda answer: answer["do"] == "sell" and tool in answer["cards"])
    scene(f"does not go home with the {tool} that wins and both actions",
          lambda box: nearly(box, "showers", tool).start(), does("search", "end_turn"))


def stays_away(place: str, **hand: Any) -> None:
    scene(f"stays in the {place} with {hand} to dig at home",
          lambda box: table(box=box).seat(0, place, revealed=True, **hand).seat(1, place, link=2).start(),
          does("end_turn", "search", "steal_spoon", "extort", "sell", "buy"))
    scene(f"leaves the infirmary with {hand} and too beaten to dig",
          lambda box: table(box=box).seat(0, "infirmary", beatings=barred(box), revealed=True, **hand).turn(
              0, actions=1).start(),
          does("end_turn", "search", "roll_move"))


for number in range(2, 7):
    digs_too_little(number)
    for any_tool in TOOLS:
        misses_the_win(number, any_tool)
idles_at_home(spoon=2)
idles_at_home(pickaxe=2)
idles_at_home(shovel=2)
idles_at_home(spoon=1, shovel=1)
idles_at_home(pickaxe=1, spoon=1)
stays_away("cafeteria", shovel=3)
stays_away("cafeteria", shovel=2, knife=1)
stays_away("rec_area", pickaxe=2, shovel=1, knife=1)
stays_away("showers", pickaxe=3, knife=2)
forgets_to_win("shovel")
forgets_to_win("pickaxe")
scene("leaves home with two shovels to dig", lambda box: at_home(box, shovel=2).start(),
      does("roll_move", "cautious_move"))
scene("searches at home with one action and a shovel to dig",
      lambda box: at_home(box, shovel=1).turn(0, actions=1).start(), does("search"))
scene("gives up against an empty hand", lambda box: fight(box, {"knife": 1, "shovel": 1}, {}).do("fight"),
      does("give_up"))
scene("gives up with a blade against an empty hand", lambda box: fight(box, {"blade": 1, "shovel": 1}, {}).do("fight"),
      does("give_up"))
scene("gives a shovel away to somebody with an empty hand", lambda box: fight(box, {"knife": 2, "shovel": 1}, {}),
      does("cooperate"))
scene("does not heal what bars it from digging with its last action", lambda box: table(box=box).seat(
    0, "infirmary", beatings=barred(box), shovel=2, revealed=True).turn(0, actions=1).start(),
    does("end_turn", "search"))
scene("ends the turn beaten in the infirmary", lambda box: table(box=box).seat(
    0, "infirmary", beatings=barred(box), spoon=1).start(), does("end_turn"))
scene("leaves a craftable shovel lying", lambda box: table(box=box).seat(0, "cafeteria", container=1, link=1).start(),
      does("end_turn"))
scene("does not buy with cigarettes enough and one action", lambda box: table(box=box).seat(
    0, "rec_area", cigarettes=dearest(box), revealed=True).turn(0, actions=1).start(),
    does("end_turn", "search", "sell"))
scene("ends the turn in the cafeteria without a spoon", lambda box: table(box=box).seat(0, "cafeteria").turn(
    0, searches=1).start(), does("end_turn"))
scene("snitches on a teammate", lambda box: table(4, team=True, box=box).seat(0, snitch=1, link=1).seat(
    2, "cafeteria", shovel=1, points=9).start(), lambda answer: answer.get("card") == "snitch" and answer["seat"] == 2)
scene("ambushes a teammate", lambda box: table(4, team=True, box=box).seat(0, ambush=1).seat(
    2, "cafeteria", shovel=1, points=9, beatings=1).start(),
    lambda answer: answer.get("card") == "ambush" and answer["seat"] == 2)
scene("robs a teammate", lambda box: table(4, team=True, box=box).seat(0, "cafeteria", sleight_of_hand=1).seat(
    2, "cafeteria", shovel=1).start(), lambda answer: answer.get("card") == "sleight_of_hand")
scene("takes a teammate's cigarettes", lambda box: table(4, team=True, box=box).seat(0, rigged_game=1).seat(
    2, "cafeteria", cigarettes=3).start(), lambda answer: answer.get("card") == "rigged_game")
scene("inspects the place it carries its only tool in", lambda box: table(box=box).seat(
    0, "cafeteria", inspection=1, shovel=1).start(), lambda answer: answer.get("place") == "cafeteria")
scene("moves Michel(le) when alone with tools in every corner", lambda box: table(2, box=box).seat(
    0, "cafeteria", shovel=2).seat(1, "solitary").michel("showers").turn(0, actions=0).start().do("end_turn"),
    does("move_michel"))
scene("passes up a free card", lambda box: table(box=box).seat(0, "infirmary", knife=1).michel("rec_area", (
    "spoon", "calm")).rolls(5).start().do("cautious_move", place="rec_area").do("fight").do("weapon", kind="knife"),
    does("pass"))
scene("loses the shovel where a spoon would do", lambda box: table(box=box).seat(0, inspection=1).seat(
    1, "showers", spoon=1, shovel=1).start().do("play", card="inspection", place="showers"),
    does_not(do="choose_card", kind="spoon"))
scene("loses the pickaxe where a spoon would do", lambda box: table(box=box).seat(0, inspection=1).seat(
    1, "showers", spoon=1, pickaxe=1).start().do("play", card="inspection", place="showers"),
    does_not(do="choose_card", kind="spoon"))
scene("takes a link from a seen hand with a shovel in it", lambda box: table(box=box).seat(
    0, background="whistleblower", gang="queers_carers").seat(1, link=3, shovel=1).start().do("reveal", seat=1),
    does_not(do="choose_card", kind="shovel"))
scene("discards a tool while it holds links", lambda box: table(box=box).seat(
    0, link=box.pack.hand_limit, shovel=2).turn(0, actions=0).start().do("end_turn"),
    lambda answer: "shovel" in answer["cards"])
scene("discards the only weapon while it holds links", lambda box: table(box=box).seat(
    0, link=box.pack.hand_limit, knife=1).turn(0, actions=0).start().do("end_turn"),
    lambda answer: "knife" in answer["cards"])
scene("discards two Pikes with a Link in the hand", lambda box: overfull(box, pike=2, link=1),
      lambda answer: answer["cards"].get("pike") == 2 or "link" in answer["cards"])
scene("discards an Accessory that pays for a gang", lambda box: overfull(box, bandana=1, gold_chain=1),
      lambda answer: not answer["cards"].keys().isdisjoint(("bandana", "gold_chain")))
scene("discards the Link that makes Knives of a Blade", lambda box: overfull(box, link=1, blade=1),
      lambda answer: not answer["cards"].keys().isdisjoint(("link", "blade")))
scene("sells the Link that its third Pike needs", lambda box: table(box=box).seat(
    0, "rec_area", pike=3, link=3, phone=2, beatings=barred(box), revealed=True).turn(0, actions=1).start(),
    lambda answer: answer["do"] == "sell" and "link" in answer["cards"])
scene("sells Accessories that pay for a better gang", lambda box: table(box=box).seat(
    0, "rec_area", bandana=1, gold_chain=1, tracksuit=1, phone=2, gang="queers_sanctuary", revealed=True).turn(
        0, actions=1).start(),
    lambda answer: answer["do"] == "sell" and len(answer["cards"].keys() - {"phone"}) > 1)
scene("swaps the Links that its Pikes need for Containers", lambda box: table(4, team=True, box=box).seat(
    0, "cafeteria", container=3).seat(2, "cafeteria", pike=3, link=3).start().do(
        "exchange", seat=2, give={"cards": {"container": 3}, "cigarettes": 0},
        take={"cards": {"link": 3}, "cigarettes": 0}), does("accept"))
scene("plays bandages unhurt with a shovel to dig",
      lambda box: at_home(box, bandages=1, shovel=1).turn(0, actions=1).start(), does("play"))
scene("uses a passkey to leave home with two shovels", lambda box: at_home(box, passkey=1, shovel=2).start(),
      does("play"))
scene("extorts with its only weapon at home instead of winning", lambda box: winning(box, 3, "shovel", knife=1).start(),
      does("extort"))
scene("wastes the last weapon on an empty hand", lambda box: table(box=box).seat(0, "cafeteria", knife=1).seat(
    1, "cafeteria").seat(2, "infirmary").start(), does("extort"))
scene("starts a riot holding four shovels", lambda box: table(box=box).seat(0, "cafeteria", riot=1, shovel=4).start(),
      lambda answer: answer.get("card") == "riot")
scene("swaps a hand of shovels for a hand of links", lambda box: table(box=box).seat(
    0, "cafeteria", background="con_artist", shovel=3).seat(1, "cafeteria", link=2).start(), does("reveal"))


def test_there_are_at_least_fifty_scenes() -> None:
    assert len(SCENES) >= 50


@pytest.mark.parametrize("level", LEVELS_WITH_SENSE)
def test_no_bot_with_sense_does_it(level: str) -> None:
    for name, (build, wrong) in SCENES.items():
        given = answer(build(our_box()), level)
        assert not wrong(given), f"{level} {name}: {given}"


@pytest.mark.parametrize("level", ["easy", "medium"])       # The others' value is learnt from the numbers of ours.
def test_nor_with_a_pack_that_renames_every_card_and_place_and_changes_every_number(level: str) -> None:
    for name, (build, wrong) in SCENES.items():
        for seed in range(3):
            given = answer(build(renamed_box()), level, seed)
            assert not wrong(given), f"{level} {name}: {given}"


@pytest.mark.parametrize("temper", [inmate.name for inmate in shipped().inmates])
def test_no_inmate_does_it_either(temper: str) -> None:
    for name, (build, wrong) in SCENES.items():
        for seed in range(5):
            given = answer(build(our_box()), f"medium:{temper}", seed)
            assert not wrong(given), f"{temper} {name}: {given}"
