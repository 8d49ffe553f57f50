"""The solver against what can be worked out by hand, and against everything that may happen tried one by one."""

from itertools import permutations
from typing import Any

import pytest

from blackgate.coach.puzzles import solver as solving
from blackgate.coach.puzzles.goal import ESCAPE, KEEP, Goal
from blackgate.coach.puzzles.hidden import TooLarge
from blackgate.coach.puzzles.best_line import best_line
from blackgate.coach.puzzles.solver import Solution, Solver, solve
from blackgate.model.actions import EndTurn, Reroll, RollMove, Sell
from blackgate.model.counts import ONE, SHOVEL, SUPPLY, listed, size
from blackgate.model.engine import do
from blackgate.model.legal import legal
from blackgate.model.rng import Dice
from blackgate.model.state import GameState
from blackgate.model.view import View, view
from blackgate.model.vocabulary import ANY
from blackgate.model.worlds import determinize
from lab.puzzle_motifs import motif_of
from tests.table import Play, Table, shipped, table

OUT = Goal(ESCAPE)
SPENT: dict[str, Any] = {"background": "miner", "revealed": True}       # a past that is told: nothing more comes of it


def solved(laid: Table | Play, goal: Goal = OUT) -> tuple[Solution, Play]:
    play = laid if isinstance(laid, Play) else laid.start()
    return solve(view(play.game, play.game.decider), goal), play


def chance(found: tuple[Solution, Play], word: str, **arguments: Any) -> float:
    solution, play = found
    best = -1.0
    for choice in solution.choices:
        written = play.written(choice.action)
        if written["do"] == word and arguments.items() <= written.items():
            best = max(best, choice.chance)
    assert best >= 0, f"nobody offers {word} {arguments}"
    return best


# --- by hand --------------------------------------------------------------------------------------------------


def test_half_of_all_rolls_lead_home_and_a_passkey_always_does() -> None:
    found = solved(table().seat(0, "cafeteria", **SPENT, points=11, spoon=1, passkey=1))
    assert chance(found, "roll_move") == pytest.approx(1 / 2)
    assert chance(found, "play", card="passkey", place="cell_block") == 1
    assert chance(found, "cautious_move", place="cell_block") == 0, "nothing is left to dig with"
    assert found[0].margin == pytest.approx(1 / 2)


def test_a_second_roll_counts_where_the_first_may_be_taken_back() -> None:
    found = solved(table().seat(0, "cafeteria", **SPENT, points=11, spoon=1, gang="bikers_scout"))
    assert chance(found, "roll_move") == pytest.approx(3 / 4)


def test_two_rolls_and_a_dig_take_three_actions() -> None:
    laid = table().seat(0, "cafeteria", **SPENT, points=11, spoon=1).turn(0, actions=3)
    # Home at once, or from where else one is: half of all faces lead home from anywhere but there.
    assert chance(solved(laid), "roll_move") == pytest.approx(3 / 4)


def test_a_draw_is_weighed_by_what_has_not_been_seen() -> None:
    laid = table().seat(0, "cell_block", **SPENT, points=9, container=1, gang="triad_workshop")
    found = solved(laid.turn(0, actions=3))
    assert chance(found, "search") == pytest.approx(14 / 76), "any of 14 Links among 76 cards that nobody sees"


def test_cards_that_lie_openly_are_not_drawn() -> None:
    laid = table().seat(0, "cell_block", **SPENT, points=9, container=1, gang="triad_workshop")
    found = solved(laid.search(link=10, blade=6).turn(0, actions=3))
    assert chance(found, "search") == pytest.approx(4 / 60)


def test_a_theft_is_weighed_by_what_is_known_of_a_hand() -> None:
    laid = table().seat(0, "cell_block", **SPENT, points=9, sleight_of_hand=1)
    found = solved(laid.seat(1, "cell_block", background="medic", revealed=True, shovel=1, link=3))
    # The Shovel is in no pile, so it is among the four cards, wherever it is.
    assert chance(found, "play", card="sleight_of_hand", seat=1) == pytest.approx(1 / 4)


def test_who_is_extorted_fights_if_they_can_and_their_weapons_are_counted() -> None:
    laid = table().seat(0, "cell_block", **SPENT, points=9, knife=1)
    found = solved(laid.seat(1, "cell_block", background="medic", revealed=True, shovel=1, link=2))
    # The Shovel is known to be there; of the other two cards none may be one of ten Blades among 77.
    assert chance(found, "extort", seat=1, tool="shovel") == pytest.approx(67 / 77 * 66 / 76)


def test_a_past_that_answers_is_counted_among_all_that_are_face_down() -> None:
    laid = table().seat(0, "cell_block", **SPENT, points=9, knife=1)
    found = solved(laid.seat(1, "cell_block", background="medic", shovel=1, link=2))
    # Two of 17 call an extortion off, one wins the fight that nobody can win.
    assert chance(found, "extort", seat=1, tool="shovel") == pytest.approx(67 / 77 * 66 / 76 * 15 / 17 * 16 / 17)


def test_a_riot_before_the_last_dig_deals_the_tools_evenly() -> None:
    laid = table().seat(0, "cell_block", **SPENT, points=9, riot=1, link=2)
    found = solved(laid.seat(1, "infirmary", shovel=1, link=3).seat(2, "showers", link=2))
    # Eight cards, three of them for the first player; one is the Shovel.
    assert chance(found, "play", card="riot") == pytest.approx(3 / 8)


def test_a_tool_is_kept_by_who_lays_more_weapons_than_the_attacker_may_have() -> None:
    laid = table().seat(0, "cafeteria", **SPENT, knife=1).seat(
        1, "cafeteria", background="medic", revealed=True, shovel=1, knife=1).start()
    laid.do("extort", seat=1, tool="shovel", weapons=["knife"])
    found = solved(laid, Goal(KEEP, cards=ONE[SHOVEL]))
    assert chance(found, "fight") == 1 and chance(found, "cooperate") == 0


def test_what_is_sold_makes_the_price_of_what_is_dug() -> None:
    laid = table().seat(0, "rec_area", background="road_smuggler", points=9, phone=1, moonshine=1, gang="cartel_runner")
    found = solved(laid.search(riot=2, care_package=2))
    assert chance(found, "sell") == 1, "nine cigarettes buy a Shovel, the past leads home"
    line = best_line(Solver(view(found[1].game, 0), OUT), view(found[1].game, 0))
    assert [found[1].box.notation.action(move.action, move.background)["do"] for move in line][-1] == "dig"
    assert motif_of(line, 0, shipped()) == "past_home"


# --- everything, one by one -----------------------------------------------------------------------------------


def worlds(seen: View) -> list[GameState]:
    """Every deal that fits, as often as it comes about."""
    base = determinize(seen, Dice(1))
    hidden = [owner for owner in range(seen.players) if owner != seen.seat]
    unseen = [card for owner in hidden for card in listed(base.hand[owner])] + base.deck
    assert not any(ONE[card] & SUPPLY for card in unseen), "for positions in which no supply card is hidden"
    sizes = [size(base.hand[owner]) for owner in hidden]
    found = []
    for order in permutations(unseen):      # Cards of a kind are told apart: a deal counts as often as it comes.
        game = base.clone()
        at = 0
        for owner, number in zip(hidden, sizes, strict=True):
            game.hand[owner] = sum(ONE[card] for card in order[at:at + number])
            at += number
        game.deck = list(order[at:])
        found.append(game)
    return found


def by_force(seen: View, goal: Goal, before: int) -> float:
    """The best chance, every deal and every roll tried; what looks the same to the seat is decided the same."""
    if not seen.actions and not seen.agenda:
        return 0.0                  # Nobody here does anything for nothing.
    laid = worlds(seen)
    best = 0.0
    for option in legal(laid[0]):
        if isinstance(option, EndTurn) or ANY in option:
            continue
        ends: dict[str, tuple[float, GameState]] = {}
        faces = range(1, 7) if isinstance(option, (RollMove, Reroll)) else (1,)
        for world in laid:
            for face in faces:
                after = world.clone()
                after.rolls = (face,)
                do(after, option)
                after.rolls = ()
                key = repr([getattr(view(after, seen.seat), name) for name in View.__slots__ if name != "pack"])
                share, _ = ends.get(key, (0.0, after))
                ends[key] = share + 1 / (len(faces) * len(laid)), after
        total = 0.0
        for share, after in ends.values():
            if goal.is_reached(after, seen.seat, before):
                total += share
            elif not after.winners and after.turns == seen.turns and after.decider == seen.seat:
                total += share * by_force(view(after, seen.seat), goal, before)
        best = max(best, total)
    return best


def few(laid: Table, *left: str) -> Play:
    """With only these cards in the deck and in hidden hands: all others lie openly in the discard."""
    play = laid.start()
    game = play.game
    pack = game.pack
    kinds = [kind.name for kind in pack.kinds]
    rest = sum(ONE[kinds.index(name)] for name in left)
    game.discard = (pack.all_cards & ~SUPPLY) - (game.hand[0] & ~SUPPLY) - rest
    cards = listed(rest)
    for owner in (1, 2):
        number = size(game.hand[owner])
        game.hand[owner] = sum(ONE[card] for card in cards[:number])
        cards = cards[number:]
    game.deck = cards
    game.options = None
    return play


@pytest.mark.parametrize(("place", "cards", "left", "rival"), [
    ("cell_block", {"container": 1}, ("link", "pike", "phone"), "showers"),
    ("cafeteria", {"spoon": 1, "pike": 1}, ("link", "passkey", "passkey"), "showers"),
    ("cell_block", {"container": 1, "sleight_of_hand": 1}, ("link", "link", "phone", "pike"), "cell_block"),
])
def test_it_finds_what_trying_everything_finds(
    place: str, cards: dict[str, Any], left: tuple[str, ...], rival: str,
) -> None:
    laid = table().seat(0, place, **SPENT, points=11, gang="triad_workshop", **cards)
    play = few(laid.seat(1, rival, link=1).turn(0, actions=2), *left)
    seen = view(play.game, 0)
    assert Solver(seen, OUT).solve(seen).best.chance == pytest.approx(by_force(seen, OUT, 11))


# --- laws -----------------------------------------------------------------------------------------------------


def test_hidden_cards_dealt_anew_change_nothing() -> None:
    laid = table().seat(0, "cell_block", **SPENT, points=9, knife=1, sleight_of_hand=1, blade=1)
    play = laid.seat(1, "cell_block", shovel=1, link=2, blade=1).seat(2, "cell_block", pike=1, riot=1).start()
    seen = view(play.game, 0)
    first = solve(seen, OUT)
    for number in range(2):
        again = determinize(seen, Dice(number))
        assert again != play.game
        assert solve(view(again, 0), OUT) == first


def test_what_it_calls_hopeless_is(monkeypatch: pytest.MonkeyPatch) -> None:
    laid = [
        table().seat(0, place, **SPENT, points=points, spoon=1, pickaxe=1, passkey=1, beatings=beatings).turn(
            0, actions=actions)
        for place, actions, points, beatings in (
            ("cell_block", 1, 9, 0), ("cell_block", 1, 10, 0), ("cell_block", 1, 10, 2), ("solitary", 2, 10, 0),
            ("rec_area", 1, 11, 0))
    ]
    quick = [solved(each)[0] for each in laid]
    monkeypatch.setattr(solving, "is_hopeless", lambda *_, **__: False)
    for each, before in zip(laid, quick, strict=True):
        slow = solved(each)[0]
        assert {choice.action: choice.chance for choice in slow.choices} == pytest.approx(
            {choice.action: choice.chance for choice in before.choices})


def test_it_says_so_rather_than_count_for_ever() -> None:
    play = table().seat(0, "showers", background="burglar", points=6, gang="crew_hustler").turn(0, actions=4).start()
    seen = view(play.game, 0)
    with pytest.raises(TooLarge):
        Solver(seen, OUT, most_steps=500).solve(seen)


def test_selling_this_or_that_is_one_sort_of_move() -> None:
    found = solved(table().seat(0, "rec_area", **SPENT, link=2, phone=1, points=5))[0]
    assert sum(isinstance(choice.action, Sell) for choice in found.choices) == 5
    assert sum(isinstance(choice.action, Sell) for choice in found.by_sort()) == 1
    assert EndTurn() in [choice.action for choice in found.by_sort()]
