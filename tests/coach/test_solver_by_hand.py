"""Puzzles that are solved in the head: what a turn can still bring, what counts for a goal, what a file claims."""

from typing import Any

import pytest

from blackgate.coach.puzzles.goal import ESCAPE, KEEP, POINTS, Goal
from blackgate.coach.puzzles.best_line import Move, best_line
from blackgate.coach.puzzles.proving import flaws_of
from blackgate.coach.puzzles.puzzle import parsed_puzzle
from blackgate.coach.puzzles.solver import Solution, Solver, solve
from blackgate.coach.puzzles.attempt import Attempt, Judged
from blackgate.model.actions import Dig, EndTurn, Extort, Reveal, RollMove
from blackgate.model.counts import ONE, SHOVEL
from blackgate.model.view import view
from lab.puzzle_motifs import motif_of
from tests.table import Table, notation, shipped, table

from .playing import SEARCH_CARDS

OUT = Goal(ESCAPE)
SPENT: dict[str, Any] = {"background": "bookmaker", "revealed": True}


def solved(laid: Table, goal: Goal = OUT) -> Solution:
    return solve(view(laid.start().game, 0), goal)


def chance(found: Solution, do: str, **arguments: object) -> float | None:
    return found.chance_of(notation().read_action({"do": do, **arguments}, 3, 0))


# --- What a turn can still bring: in each of these one escapes for sure with what is there ------------------------

LAST_HOPES = {
    "a Background brings home": table().seat(0, "showers", background="road_smuggler", points=9, shovel=1).turn(
        0, actions=1),
    "a Background heals": table().seat(0, "cell_block", background="medic", points=9, shovel=1, beatings=2).turn(
        0, actions=1),
    "a Background makes a dig better": table().seat(0, "cell_block", background="miner", points=8, shovel=1).turn(
        0, actions=1),
    "a Background brings an action": table().seat(0, "cell_block", background="mechanic", points=6, shovel=2).turn(
        0, actions=1),
    "a dig was made better": table().seat(0, "cell_block", **SPENT, points=9, spoon=1).turn(
        0, actions=1, dig_bonus=2),
    "a craft is free": table().seat(
        0, "cafeteria", background="road_smuggler", points=9, container=1, link=1, gang="triad_steady_hands").turn(
        0, actions=1),
    "a trade is free": table().seat(
        0, "rec_area", background="road_smuggler", points=9, cigarettes=8, gang="cartel_runner").turn(0, actions=1),
    "a teammate has dug": table(4, team=True).seat(0, "cell_block_a", **SPENT, points=8, shovel=1).seat(
        2, points=5).turn(0, actions=1),
    "a gang digs beaten": table().seat(
        0, "cell_block", **SPENT, points=9, shovel=1, beatings=2, gang="bratva_hard_case").turn(0, actions=1),
    "the next dig has an action too": table().seat(0, "cell_block", **SPENT, points=7, shovel=1, pickaxe=1),
}


@pytest.mark.parametrize("how", LAST_HOPES)
def test_a_turn_is_not_given_up_where(how: str) -> None:
    assert solved(LAST_HOPES[how]).best.chance == pytest.approx(1)


LATER_HOPES = {
    "a Background heals": (table().seat(
        0, "showers", background="medic", points=9, shovel=1, passkey=1, beatings=2), "cell_block"),
    "a Background makes a dig better": (table().seat(
        0, "showers", background="miner", points=8, shovel=1, passkey=1), "cell_block"),
    "a Background brings an action": (table().seat(
        0, "showers", background="mechanic", points=6, shovel=2, passkey=1), "cell_block"),
    "a craft is free": (table().seat(
        0, "showers", background="road_smuggler", points=9, container=1, link=1, passkey=1,
        gang="triad_steady_hands"), "cafeteria"),
    "a trade is free": (table().seat(
        0, "showers", background="road_smuggler", points=9, cigarettes=8, passkey=1, gang="cartel_runner"), "rec_area"),
    "a teammate has dug": (table(4, team=True).seat(
        0, "showers", **SPENT, points=8, shovel=1, passkey=1).seat(2, points=5), "cell_block_a"),
}


@pytest.mark.parametrize("how", LATER_HOPES)
def test_a_passkey_is_worth_playing_where_afterwards(how: str) -> None:
    """What saves the turn comes after a move that spends one of two actions."""
    laid, place = LATER_HOPES[how]
    few = {"container": 1, "link": 5, "passkey": 1}         # in hand or in the deck: there is little to count
    game = laid.search(**{name: copies - few.get(name, 0) for name, copies in SEARCH_CARDS.items()}).start().game
    found = solve(view(game, 0), OUT)
    passkey = notation().read_action({"do": "play", "card": "passkey", "place": place}, game.players, 0)
    assert found.chance_of(passkey) == pytest.approx(1)


def test_what_a_dig_lacks_by_one_point_is_out_of_reach() -> None:
    laid = table().seat(0, "cell_block", **SPENT, points=8, shovel=1).turn(0, actions=1)
    assert solved(laid).best.chance == 0


def test_who_joins_twice_may_get_any_card_that_lies_below_the_first() -> None:
    """Beaten twice one digs only as a Hard Case, which is one of three cards below the top of the Bratva's."""
    laid = table().seat(0, "cell_block", **SPENT, points=9, shovel=1, beatings=2, tracksuit=2, leather_gloves=2)
    laid.gangs(bratva=["bratva_enforcer", "bratva_collector", "bratva_hard_case", "bratva_armourer"])
    for actions, wanted in ((3, 1 / 3), (2, 0)):
        found = solved(laid.turn(0, actions=actions))
        joined = chance(found, "join", gang="bratva", accessories=["leather_gloves", "tracksuit"])
        assert joined == pytest.approx(wanted)


# --- Goals --------------------------------------------------------------------------------------------------------


def test_points_are_counted_from_where_the_puzzle_begins() -> None:
    laid = table().seat(0, "cell_block", **SPENT, points=5, shovel=1)
    assert solved(laid, Goal(POINTS, points=3)).best.chance == 1
    assert solved(laid, Goal(POINTS, points=6)).best.chance == 0


def test_points_that_were_there_before_do_not_reach_a_goal_half_way() -> None:
    """A Spoon is dug first; of two cards one is the Shovel that is still missing."""
    laid = table().seat(0, "cell_block", **SPENT, points=5, spoon=1, sleight_of_hand=1).turn(0, actions=3).seat(
        1, "cell_block", background="medic", revealed=True, shovel=1, link=1)
    assert chance(solved(laid, Goal(POINTS, points=4)), "dig", tool="spoon") == pytest.approx(1 / 2)


def test_who_is_extorted_answers_as_badly_for_the_solver_as_the_hand_allows() -> None:
    laid = table().seat(0, "cell_block", **SPENT, points=9, knife=1).seat(
        1, "cell_block", background="medic", revealed=True, shovel=1, knife=1)
    play = laid.start()
    solver = Solver(view(play.game, 0), OUT)
    play.do("extort", seat=1, tool="shovel", weapons=["knife"])
    rival = view(play.game, 1)
    answer = solver.worst(view(play.game, 0), rival.hands[1], rival.background[1], rival.options)
    assert play.written(answer) == {"do": "fight"}, "to cooperate would give the Shovel that is missing"


def test_what_is_to_be_kept_is_kept_by_ending_the_turn_and_lost_by_digging() -> None:
    found = solved(table().seat(0, "cell_block", **SPENT, shovel=1).turn(0, actions=1), Goal(KEEP, cards=ONE[SHOVEL]))
    assert chance(found, "end_turn") == 1 and chance(found, "dig", tool="shovel") == 0


# --- Moves and lines ----------------------------------------------------------------------------------------------


def test_the_next_best_move_is_one_of_another_sort() -> None:
    """Two ways to sell for what a Shovel costs are one idea; the margin is how much better it is than another one."""
    laid = table().seat(0, "rec_area", background="road_smuggler", points=9, phone=1, moonshine=1, link=1,
                        gang="cartel_runner")
    found = solved(laid.search(riot=2, care_package=2))
    assert found.choices[0].chance == found.choices[1].chance == 1
    assert found.second is not None and found.second.action.name != found.best.action.name
    assert found.margin == pytest.approx(1 - found.second.chance)


def test_to_demand_another_tool_is_another_move() -> None:
    laid = table().seat(0, "cell_block", **SPENT, points=9, knife=1, blade=1).seat(
        1, "cell_block", link=1).seat(2, "showers")
    moves = [notation().action(choice.action, 0) for choice in solved(laid).by_sort()]
    # Whichever weapon is laid.
    assert sorted(move["tool"] for move in moves if move["do"] == "extort") == ["pickaxe", "shovel", "spoon"]


def test_the_luck_of_a_move_is_the_share_of_all_outcomes_that_go_on_as_well() -> None:
    laid = table().seat(0, "cafeteria", **SPENT, points=11, spoon=1)
    seen = view(laid.start().game, 0)
    line = best_line(Solver(seen, OUT), seen)
    assert isinstance(line[0].action, RollMove) and isinstance(line[-1].action, Dig)
    assert (line[0].chance, line[0].luck) == pytest.approx((1 / 2, 1 / 2)), "three faces of six lead home"


def test_a_line_is_named_by_what_its_solver_does() -> None:
    dig, extort = Dig(SHOVEL), Extort(0, SHOVEL, 1)
    assert motif_of([Move(1, extort, 1.0, 1.0, 0), Move(0, dig, 1.0, 1.0, 0)], 0, shipped()) == "shovel_first"
    assert motif_of([Move(0, extort, 1.0, 1.0, 0), Move(0, dig, 1.0, 1.0, 0)], 0, shipped()) == "extort"


# --- What a file claims -------------------------------------------------------------------------------------------

DICE = """
goal: escape
puzzle: {grade: 1, motif: dice, best: 5000, second: 0, move: {do: roll_move}}
players: 2
turn: {seat: 0, actions: 2}
seats:
  - {place: cafeteria, points: 11, hand: {spoon: 1}, background: {card: bookmaker, revealed: true}, prisoner: 2}
  - {place: showers, prisoner: 0}
"""


@pytest.mark.parametrize(("true", "claimed", "flaws"), [
    ("", "", []),
    ("best: 5000", "best: 5001", []),
    ("best: 5000", "best: 5010", ["puzzles-flaw-best"]),
    ("best: 5000", "best: 4990", ["puzzles-flaw-best"]),
    ("second: 0", "second: 10", ["puzzles-flaw-second"]),
    ("{do: roll_move}", "{do: end_turn}", ["puzzles-flaw-move"]),
    ("{spoon: 1}", "{spoon: 1, passkey: 1}", ["puzzles-flaw-move", "puzzles-flaw-best", "puzzles-flaw-second"]),
    ("{spoon: 1}", "{spoon: 1, passkey: 2}", ["puzzles-flaw-move", "puzzles-flaw-best", "puzzles-flaw-second"]),
    ("points: 11", "points: 10", ["puzzles-flaw-best", "puzzles-flaw-margin"]),
])
def test_a_file_is_held_to_what_it_claims(true: str, claimed: str, flaws: list[str]) -> None:
    puzzle = parsed_puzzle(DICE.replace(true, claimed, 1).encode(), "dice", notation())
    assert [flaw.key for flaw in flaws_of(puzzle)] == flaws


# --- Trying -------------------------------------------------------------------------------------------------------


class Ready:
    def __init__(self, solver: Solver) -> None:
        self.solver = solver


def attempt(deal: int) -> Attempt:
    puzzle = parsed_puzzle(DICE.encode(), "dice", notation())
    return Attempt(puzzle, Ready(Solver(puzzle.view, puzzle.goal)), "Ana", deal=deal)


def done(tried: Attempt, do: str, **arguments: object) -> None:
    action = notation().read_action({"do": do, **arguments}, 2, 0)
    tried.judge(action)
    tried.session.act(action)


def test_the_best_moves_solve_a_puzzle_whatever_the_die_says() -> None:
    verdicts = set()
    for deal in range(5):
        tried = attempt(deal)
        done(tried, "roll_move")
        while not tried.is_over:
            best = tried.solution().best.action
            tried.judge(best)
            tried.session.act(best)
        assert tried.is_over and tried.is_solved and tried.slip is None
        verdicts.add((tried.verdict, tried.is_reached))
    assert verdicts == {("solved", True), ("unlucky", False)}


def test_half_a_point_of_chance_is_no_slip() -> None:
    end = EndTurn()
    assert Judged(end, 0.496, 0.5, end).is_best and Judged(end, 0.5, 0.5, end).is_best
    assert not Judged(end, 0.494, 0.5, end).is_best


def test_what_is_to_be_kept_is_not_kept_before_the_end() -> None:
    written = DICE.replace("goal: escape", "goal: {keep: {spoon: 1}}")
    puzzle = parsed_puzzle(written.encode(), "keep", notation())
    tried = Attempt(puzzle, Ready(Solver(puzzle.view, puzzle.goal)), "Ana", deal=1)
    assert not tried.is_reached and not tried.is_over
    tried.session.act(EndTurn())
    assert tried.is_reached and tried.is_over


def test_a_move_that_gives_the_chance_away_is_missed_and_told() -> None:
    tried = attempt(1)
    done(tried, "end_turn")
    assert tried.is_over and tried.verdict == "missed" and not tried.is_solved
    assert tried.slip is not None and (tried.slip.chance, tried.slip.best) == (0.0, 0.5)
    assert isinstance(tried.slip.best_action, RollMove)


# --- Names of lines -----------------------------------------------------------------------------------------------


def background(name: str) -> int:
    return [card.name for card in shipped().backgrounds].index(name)


@pytest.mark.parametrize(("motif", "written"), [
    ("power", {"do": "join", "gang": "crew", "accessories": ["bandana", "tracksuit"]}),
    ("passkey", {"do": "play", "card": "passkey", "place": "cell_block"}),
    ("extort", {"do": "extort", "seat": 1, "tool": "spoon", "weapons": ["knife"]}),
    ("rob", {"do": "play", "card": "sleight_of_hand", "seat": 1}), ("rob", {"do": "play", "card": "riot"}),
    ("patch", {"do": "heal"}), ("patch", {"do": "play", "card": "bandages"}),
    ("trade", {"do": "sell", "cards": {"phone": 1}}), ("trade", {"do": "buy", "item": "shovel"}),
    ("forge", {"do": "craft", "product": "shovel"}), ("gift", {"do": "play", "card": "care_package"}),
    ("spoon", {"do": "steal_spoon"}), ("rummage", {"do": "search"}),
    ("tiptoe", {"do": "cautious_move", "place": "cell_block"}), ("mate", {"do": "follow", "place": "cell_block"}),
    ("dice", {"do": "roll_move"}), ("shovel_first", {"do": "dig", "tool": "shovel"}),
])
def test_a_line_is_named_by_the_rarest_thing_in_it(motif: str, written: dict[str, Any]) -> None:
    """The die is rolled and a tool dug in nearly every line."""
    ordinary = [Dig(SHOVEL)] if motif in ("dice", "shovel_first") else [RollMove(), Dig(SHOVEL)]
    named = notation().read_action(written, 3, 0)
    for actions in ([named, *ordinary], [*ordinary, named]):
        assert motif_of([Move(0, action, 1.0, 1.0, 0) for action in actions], 0, shipped()) == motif


@pytest.mark.parametrize(("past", "motif"), [
    ("road_smuggler", "past_home"), ("mechanic", "past_actions"), ("miner", "past_points"),
    ("quartermaster", "past_tools"), ("blacksmith", "past_tools"), ("hitman", "past_people"),
    ("pickpocket", "past_people"), ("con_artist", "past_people"), ("loan_shark", "past_people"),
    ("whistleblower", "past_people"), ("bookmaker", "past_goods"), ("forger", "past_goods"),
])
def test_a_line_with_a_background_is_named_by_what_that_does(past: str, motif: str) -> None:
    moves = [Move(0, action, 1.0, 1.0, background(past)) for action in (Extort(1, SHOVEL, 1), Reveal(1))]
    assert motif_of(moves, 0, shipped()) == motif


# --- Hands that are seen altogether -------------------------------------------------------------------------------


def test_who_swaps_hands_gets_the_tool_as_often_as_it_may_be_there() -> None:
    """The one Shovel that is in no pile is in one of two hands of one card each."""
    laid = table().seat(0, "cell_block", background="con_artist", points=9, link=1).turn(0, actions=1).seat(
        1, "cell_block", background="medic", revealed=True, shovel=1).seat(2, "showers", link=1)
    assert solved(laid).chance_of(Reveal(1)) == pytest.approx(1 / 2)


def test_who_looks_into_a_hand_takes_the_tool_if_it_is_there() -> None:
    """A Whistleblower of the Queers sees three of five hidden cards: one is the Shovel, the others are Links."""
    laid = table().seat(
        0, "cell_block", background="whistleblower", gang="queers_carers", points=9).turn(0, actions=1).seat(
        1, "cell_block", background="medic", revealed=True, shovel=1, link=2).seat(2, "showers", link=2)
    laid.search(**{name: copies - 6 * (name == "link") for name, copies in SEARCH_CARDS.items()})
    assert solved(laid).chance_of(Reveal(1)) == pytest.approx(3 / 5)


def test_a_worse_move_that_comes_off_is_luck_and_one_that_does_not_is_missed() -> None:
    """A Passkey leads home for sure. Who rolls instead is there for three faces of six."""
    puzzle = parsed_puzzle(DICE.replace("{spoon: 1}", "{spoon: 1, passkey: 1}").encode(), "dice", notation())
    verdicts = set()
    for deal in range(8):
        tried = Attempt(puzzle, Ready(Solver(puzzle.view, puzzle.goal)), "Ana", deal=deal)
        done(tried, "roll_move")
        while not tried.is_over:
            tried.session.act(tried.solution().best.action)
        assert not tried.is_solved and tried.slip is not None
        verdicts.add((tried.verdict, tried.is_reached))
    assert verdicts == {("lucky", True), ("missed", False)}
