"""The figures of the end screen, worked out by hand: right whoever won, and with the human in every seat."""

from functools import cache
from typing import Any

import pytest

from blackgate.app import App
from blackgate.model.codec import position
from blackgate.model.notation import Json
from blackgate.play.plan import HUMAN, Plan, Seat
from blackgate.play.record import Record
from blackgate.play.session import Session
from blackgate.scenes.end.capture import LossReason
from blackgate.scenes.end.coach_line import CoachLine
from blackgate.scenes.end.end import End
from blackgate.scenes.end.game_summary import Award
from blackgate.scenes.end.story import lines_of
from tests.table import Table, notation, table

from .sketch import Sketchbook
from .window import open_app, show

BOOK = Sketchbook()
NAMES = ("Ana", "Bo", "Cleo", "Dora")
THREE = range(3)


def step(word: str, **arguments: Any) -> Json:
    return {"do": word, **arguments}


ROLL, END = step("roll_move"), step("end_turn")


# A game of three, told from whoever begins. The first one wins; 12 points are needed (R3).
FIRST_TURN = [ROLL, ROLL, END]                                                          # 1: Cafeteria, 1: Cell Block
SECOND_TURN = [step("sell", cards={"phone": 1, "link": 1}), ROLL, END]                  # 5 + 1; 4: Cafeteria
THIRD_TURN = [step("craft", product="knife"), step("craft", product="pickaxe"), END]
FOURTH_TURN = [ROLL, ROLL, END]                                                         # 3: Showers, 3: Cell Block
FIFTH_TURN = [ROLL, END]                                                                # 4: Recreational Area
SIXTH_TURN = [ROLL, step("dig", tool="spoon"), END]                                     # 1: Cell Block
LAST_TURN = [step("dig", tool="spoon")]
STEPS = [*FIRST_TURN, *SECOND_TURN, *THIRD_TURN, *FOURTH_TURN, *FIFTH_TURN, *SIXTH_TURN, *LAST_TURN]
FACES = (1, 1, 4, 3, 3, 4, 1)


def seats_from(first: int) -> tuple[int, int, int]:
    """Who begins, who comes next, who comes last."""
    return first, (first + 1) % 3, (first + 2) % 3


@cache
def game_of_three(first: int) -> Json:
    """The record of that game."""
    one, two, three = seats_from(first)
    laid = table().turn(one).rolls(*FACES)
    laid.seat(one, points=11, spoon=1).seat(two, "rec_area", points=4, phone=1, link=1)
    laid.seat(three, "cafeteria", points=7, blade=1, pike=1, link=2, spoon=1)
    return record_of(laid, STEPS)


def record_of(laid: Table, steps: list[Json], team: bool = False) -> Json:
    """Everybody is human while it is played; who plays it afterwards is another matter."""
    game = laid.start().game
    written = Record.of_position(notation(), position(game, notation()), "figures").written()
    session = Session(plan(game.players, set(range(game.players)), team), record=written)
    for each in steps:
        assert session.asked is not None
        background = session.sight(session.asked).background[session.asked]
        session.act(notation().read_action(each, session.players, background))
    assert session.over is not None
    return session.record


def plan(players: int, humans: set[int], team: bool = False) -> Plan:
    seats = tuple(Seat(NAMES[seat], HUMAN if seat in humans else "easy") for seat in range(players))
    return Plan(seats, team=team, seed=1, first=0)


def end_of(record: Json, players: int, humans: set[int], team: bool = False) -> tuple[App, End]:
    app = BOOK.open(open_app())
    return app, show(app, End(app, Session(plan(players, humans, team), record=record)))


def die(app: App) -> tuple[str, list[int]]:
    """The title over the die, and how often each face fell."""
    words = BOOK.words(app)
    at = next(n for n, line in enumerate(words) if line.startswith("How the die fell"))
    return words[at], [int(times) for times in words[at + 1:at + 7]]


def rolled_by(seat: int, first: int) -> list[int]:
    one, two, three = seats_from(first)
    return {one: [2, 0, 2, 0, 0, 0], two: [0, 0, 0, 2, 0, 0], three: [1, 0, 0, 0, 0, 0]}[seat]


@pytest.mark.parametrize("first", THREE)
@pytest.mark.parametrize("human", THREE)
def test_the_die_is_shown_as_it_fell_for_the_one_human_in_whichever_seat(first: int, human: int) -> None:
    app, _ = end_of(game_of_three(first), 3, {human})
    assert die(app) == (f"How the die fell for {NAMES[human]}", rolled_by(human, first))


@pytest.mark.parametrize("humans", [set(), {0, 1}, {0, 2}, {1, 2}, {0, 1, 2}])
def test_with_several_humans_or_none_the_die_is_shown_as_it_fell_for_everybody(humans: set[int]) -> None:
    app, _ = end_of(game_of_three(0), 3, humans)
    assert die(app) == ("How the die fell", [3, 0, 2, 2, 0, 0])


def bars(app: App, colour: str) -> list[int]:
    """The heights of the bars over the die."""
    lines = [line.split() for line in map(BOOK.stroke, app.ui.strokes) if line.endswith(f"panel round 3 fill {colour}")]
    return [int(line[3]) for line in lines]


@pytest.mark.parametrize("human", THREE)
def test_the_bars_over_the_die_have_the_humans_colour(human: int) -> None:
    app, _ = end_of(game_of_three(human), 3, {human})
    colour = "#" + bytes(app.ui.seat_color(human)[:3]).hex()
    one, two, three, four, five, six = bars(app, colour)            # 2, 0, 2, 0, 0, 0
    assert one == three > 10 and two == four == five == six < 5


def test_a_bar_is_as_tall_as_its_share_of_the_most_frequent_face() -> None:
    app, _ = end_of(game_of_three(0), 3, set())
    one, _, three, four, _, _ = bars(app, "orange")                 # 3, 0, 2, 2, 0, 0
    assert three == four and abs(three - one * 2 / 3) <= 1
    alone, _ = end_of(game_of_three(0), 3, {0})
    assert max(bars(alone, "#" + bytes(alone.ui.seat_color(0)[:3]).hex())) == one, "the tallest fills the room"


@pytest.mark.parametrize("first", THREE)
@pytest.mark.parametrize("human", THREE)
def test_the_winner_stands_first_and_the_others_by_their_points_whoever_is_human(first: int, human: int) -> None:
    one, two, three = seats_from(first)
    app, end = end_of(game_of_three(first), 3, {human})
    assert end.winners == [one]
    assert end.order == [one, three, two]               # 12, 8 and 4 points
    words = BOOK.words(app)
    assert f"{NAMES[one]} is out!" in words
    begin, finish = words.index("How far they got"), words.index("How it came about")
    # A row is a name, then how far they got; 12 are needed.
    assert words[begin + 1:finish] == [
        NAMES[one], "12/12", NAMES[three], "8/12", NAMES[two], "4/12", "All cards"]


@pytest.mark.parametrize("first", THREE)
@pytest.mark.parametrize("human", THREE)
def test_awards_name_who_earned_them_whoever_is_human(first: int, human: int) -> None:
    _, two, three = seats_from(first)
    app, end = end_of(game_of_three(first), 3, {human})
    assert end.awards == [Award("craft", three, 2), Award("merchant", two, 6)]
    words = " ".join(BOOK.words(app))
    assert f"{NAMES[three]} made 2 things by hand." in words
    assert f"{NAMES[two]} sold goods for 6 Cigarettes." in words


@pytest.mark.parametrize("first", THREE)
def test_the_rounds_and_the_story_are_those_of_the_game(first: int) -> None:
    app, end = end_of(game_of_three(first), 3, {1})
    one, two, three = seats_from(first)
    assert "3 rounds" in BOOK.words(app)                # seven turns of three
    lines = lines_of(end.session.story, team=False)
    assert lines[one] == [11, 11, 11, 11, 11, 11, 12]
    assert lines[two] == [4] * 7
    assert lines[three] == [7, 7, 7, 7, 7, 8, 8]


@pytest.mark.parametrize("human", THREE)
def test_hints_are_counted_for_who_was_given_them(human: int) -> None:
    hints = [2 if seat == human else 0 for seat in range(3)]
    session = Session(plan(3, {human}), record=game_of_three(0), hints=hints)
    app = BOOK.open(open_app())
    show(app, End(app, session))
    told = [words for words in BOOK.words(app) if "hint" in words]
    assert len(told) == 1 and NAMES[human] in told[0] and "2" in told[0]


@pytest.mark.parametrize("loser", [0, 1])
def test_who_wins_because_the_other_gave_up_stands_first_with_fewer_points(loser: int) -> None:
    laid = table(2).turn(loser).seat(loser, points=9).seat(1 - loser, points=2)
    written = Record.of_position(notation(), position(laid.start().game, notation()), "figures").written()
    session = Session(plan(2, {loser}), record=written)
    session.concede(loser)
    app = BOOK.open(open_app())
    end = show(app, End(app, session))
    assert (end.winners, end.order) == ([1 - loser], [1 - loser, loser])
    words = BOOK.words(app)
    assert f"{NAMES[1 - loser]} wins!" in words and "conceded" in words
    assert [word for word in words if word in NAMES] == [NAMES[1 - loser], NAMES[loser]]


# --- Teams ----------------------------------------------------------------------------------------------------------


@cache
def game_of_teams() -> Json:
    """Ana and Cleo need 16 together and have 4 + 11; Cleo digs the last point. Bo and Dora have 9 + 2."""
    laid = table(4, team=True).turn(0).rolls(2, 2)
    laid.seat(0, "showers", points=4).seat(1, "infirmary", points=9)
    laid.seat(2, points=11, spoon=1).seat(3, "cafeteria", points=2)
    steps = [
        END, ROLL, step("go", place="cell_block_b"), ROLL, step("go", place="infirmary"), END,
        step("dig", tool="spoon"),
    ]
    return record_of(laid, steps, team=True)


@pytest.mark.parametrize("human", range(4))
def test_a_teams_standings_are_by_the_teams_points_and_then_by_ones_own(human: int) -> None:
    app, end = end_of(game_of_teams(), 4, {human}, team=True)
    assert end.winners == [0, 2]
    assert end.order == [2, 0, 1, 3]                    # 12 and 4, together 16; 9 and 2, together 11
    words = BOOK.words(app)
    assert "Ana and Cleo are out!" in words
    assert [word for word in words if word in NAMES] == ["Cleo", "Ana", "Bo", "Dora"]
    assert die(app) == (f"How the die fell for {NAMES[human]}", [0, 2, 0, 0, 0, 0] if human == 1 else [0] * 6)


@pytest.mark.parametrize("human", [0, 2])
def test_whoever_loses_with_a_team_is_told_how_much_the_team_lacked(human: int) -> None:
    laid = table(4, team=True).turn(1).seat(0, points=3).seat(1, points=15, spoon=1).seat(2, points=4)      # 16 (R11)
    record = record_of(laid, [step("dig", tool="spoon")], team=True)
    capture = End(BOOK.open(open_app()), Session(plan(4, {human}, team=True), record=record)).capture
    assert capture is not None and capture.reason == LossReason("end-why-short", 9) and capture.name == NAMES[human]


def test_the_coach_speaks_of_everybody_who_played_also_of_whoever_left() -> None:
    session = Session(plan(3, {0, 1}))
    session.hand_to_bot(1, "easy")
    assert CoachLine(session).people == {0: "Ana", 1: "Bo"}
