"""Night escapes in the window: the wall, a try on the real table, hints, what is told and what is kept."""

import pygame
import pytest

from blackgate.app import App
from blackgate.coach.puzzles.shipped import shipped_puzzles, tonights
from blackgate.coach.puzzles.attempt import LUCKY, MISSED, SOLVED, UNLUCKY
from blackgate.keep.puzzle_progress import WITH_HINTS, load_puzzle_progress
from blackgate.keep.puzzle_progress import LUCKY as BY_LUCK
from blackgate.keep.puzzle_progress import SOLVED as UNAIDED
from blackgate.model.notation import Json
from blackgate.scenes.puzzles.puzzle_table import PuzzleTable, Result
from blackgate.scenes.puzzles.wall import PuzzleWall
from blackgate.scenes.puzzles.puzzle_words import goal_words
from blackgate.scenes.screens import OpenPuzzles, OpenTitle
from blackgate.words.teller import Teller
from blackgate.words.text import Text
from lab.gallery.nights import DAY, HOME, KEEPING, POSED, posed

from .hands import Keys, Mouse, Pad
from .walking import ids, key, press
from .window import open_app, show, show_screen

DIG = {"do": "dig", "tool": "pickaxe"}
NO_KEY = {**POSED, "seats": [{**POSED["seats"][0], "hand": {"pickaxe": 1, "link": 2}}, *POSED["seats"][1:]],
          "puzzle": {"grade": 1, "motif": "dice", "best": 5000, "second": 0, "move": {"do": "roll_move"}}}


def test_the_goal_of_a_fight_says_who_started_it() -> None:
    """Whoever is on turn is asked for nothing: they keep their cards until the turn ends."""
    text = Text("en")
    said = {goal_words(text, puzzle, Teller(text, puzzle.notation.pack, ()))
            for puzzle in shipped_puzzles() if puzzle.goal.sort == "keep" and puzzle.seat == puzzle.game.turn}
    assert said == {f"It is your turn. Keep {tool} until it ends." for tool in ("a Pickaxe", "a Shovel")}


def open_wall() -> App:
    app = open_app()
    app.open(OpenTitle())
    show_screen(app, OpenPuzzles())
    return app


def open_night(written: Json = POSED, deal: int = 7) -> tuple[App, PuzzleTable]:
    app = open_app()
    app.push(PuzzleWall(app, DAY))
    return app, show(app, PuzzleTable(app, posed(written), deal=deal))


def do(app: App, night: PuzzleTable, written: Json) -> None:
    seat = night.attempt.seat
    night.act(night.session.notation.read_action(written, night.session.players, night.view.background[seat]))
    wait(app, night)


def wait(app: App, night: PuzzleTable) -> None:
    for _ in range(30):
        app.frame([], 0.5)
        if night.attempt.is_over and isinstance(app.top, Result):
            break


@pytest.mark.parametrize("hands", [Mouse, Keys, Pad])
def test_a_puzzle_is_hinted_at_played_and_left_with_any_hands(hands: type[Mouse] | type[Keys] | type[Pad]) -> None:
    app, night = open_night()
    hand = hands(app)
    for number in (1, 2, 3):
        hand.press("night:hint")
        app.frame([], 0.0)
        assert night.hinted and night.hints == number
    assert "Passkey" in night.hinted
    hand.press("night:show")
    hand.press("answer:stay")
    assert app.top is night and not night.attempt.judged
    hand.press("verb:search")
    app.frame([], 0.5)
    assert [judged.is_best for judged in night.attempt.judged] == [False]
    hand.press("menu")
    hand.press("answer:leave")
    assert isinstance(app.top, PuzzleWall)


def test_the_best_moves_solve_it_and_the_window_is_lit() -> None:
    app, night = open_night()
    do(app, night, HOME)
    do(app, night, DIG)
    assert isinstance(app.top, Result) and app.top.ending == SOLVED
    kept = load_puzzle_progress().of("posed")
    assert (kept.best, kept.tries) == (UNAIDED, 1)
    press(app, "result:out")
    assert isinstance(app.top, PuzzleWall)


def test_a_hint_is_remembered_with_the_result() -> None:
    app, night = open_night()
    press(app, "night:hint")
    do(app, night, HOME)
    do(app, night, DIG)
    assert load_puzzle_progress().of("posed").best == WITH_HINTS


def test_the_right_decision_counts_when_the_dice_are_unkind() -> None:
    for deal in (11, *range(30)):
        app, night = open_night(NO_KEY, deal)
        do(app, night, {"do": "roll_move"})
        if night.session.prompt == "place":
            continue
        if night.attempt.solution().best.chance == 0:
            do(app, night, {"do": "end_turn"})
            assert isinstance(app.top, Result) and app.top.ending == UNLUCKY
            assert load_puzzle_progress().of("posed").is_solved
            return
    raise AssertionError("the die never fell badly")


def test_a_worse_move_that_works_leaves_the_window_dark() -> None:
    for deal in range(40):
        app, night = open_night(POSED, deal)
        do(app, night, {"do": "roll_move"})
        if night.session.prompt == "place":
            do(app, night, {"do": "go", "place": "cell_block"})
        if night.session.refusal(
                night.session.notation.read_action(DIG, 3, 0)) is None:
            do(app, night, DIG)
            assert isinstance(app.top, Result) and app.top.ending == LUCKY
            kept = load_puzzle_progress().of("posed")
            assert kept.best == BY_LUCK and not kept.is_solved
            return
    raise AssertionError("the die never fell well")


def test_a_slip_is_told_with_what_it_cost_and_one_may_try_again() -> None:
    app, night = open_night()
    do(app, night, {"do": "search"})
    do(app, night, {"do": "end_turn"})
    assert isinstance(app.top, Result) and app.top.ending == MISSED
    assert any("100" in line for line in app.top.words())
    press(app, "result:again")
    assert isinstance(app.top, PuzzleTable) and app.top is not night and not app.top.attempt.judged


def test_the_solution_plays_itself_and_reaches_the_goal() -> None:
    app, _ = open_night()
    press(app, "night:show", "answer:show")
    shown = app.top
    assert isinstance(shown, PuzzleTable) and shown.is_shown
    for _ in range(60):
        app.frame([], 0.6)
        if isinstance(app.top, Result):
            break
    assert shown.attempt.is_reached and isinstance(app.top, Result)
    assert not load_puzzle_progress().by_name, "watching is no try"


def test_a_tool_is_kept_in_anothers_turn() -> None:
    app, night = open_night(KEEPING)
    assert night.is_mine
    do(app, night, {"do": "fight"})
    while night.attempt.is_asked:
        do(app, night, {"do": "weapon", "kind": "knife"})
    wait(app, night)
    assert night.attempt.is_reached and night.attempt.verdict == SOLVED


def test_leaving_asks_first_and_leads_back_to_the_windows() -> None:
    app, _ = open_night()
    key(app, pygame.K_ESCAPE)
    press(app, "answer:leave")
    assert isinstance(app.top, PuzzleWall) and not load_puzzle_progress().by_name


def test_every_window_opens_its_puzzle_and_tonights_is_marked() -> None:
    app = open_wall()
    windows = [id for id in ids(app) if id.startswith("puzzle:")]
    assert len(windows) == len(shipped_puzzles())
    wall = app.top
    assert isinstance(wall, PuzzleWall) and wall.tonight is not None
    key(app, pygame.K_RETURN)
    assert isinstance(app.top, PuzzleTable) and app.top.puzzle is wall.tonight
    assert tonights(DAY) is not None


def test_a_solved_puzzle_offers_the_next_one_that_is_not() -> None:
    puzzles, nights = shipped_puzzles(), load_puzzle_progress()
    nights.note(puzzles[1].name, is_solved=True, is_reached=True, hints=0)
    nights.save()
    app = open_app()
    app.push(PuzzleTable(app, puzzles[0], is_shown=True))
    shown = app.top
    assert isinstance(shown, PuzzleTable)
    show(app, Result(app, shown))
    assert app.top.focus == "result:next"
    press(app, "result:next")
    assert isinstance(app.top, PuzzleTable) and app.top.puzzle is puzzles[2] and not app.top.is_shown


def test_each_shipped_puzzle_stands_on_the_table_and_may_be_hinted_at() -> None:
    for puzzle in shipped_puzzles()[::9]:
        app = open_app()
        night = show(app, PuzzleTable(app, puzzle, deal=1))
        for _ in range(3):
            night.hint()
        app.frame([], 0.0)
        assert night.hinted and not app.ui.overflows, puzzle.name
