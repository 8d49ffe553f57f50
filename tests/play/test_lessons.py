"""Lessons as data: read with every mistake named, played by their lights, and broken by a changed number."""

import shutil
from pathlib import Path

import pytest

from blackgate.cards.library import SHIPPED, load_pack
from blackgate.model.vocabulary import ANY
from blackgate.play.lessons.checking import check, problems, take_step
from blackgate.play.lessons.course import Course
from blackgate.play.lessons.lesson import KINDS, LEARNER, BadLesson, Holds, Lesson
from blackgate.play.lessons.reading import FOLDER, load_lessons, read_lesson
from tests.table import notation, shipped, table

from .sitting import do, sit_at

LESSONS = load_lessons(shipped())
GOOD = (FOLDER / "4_trade.yaml").read_text(encoding="utf-8")
WRONG = {
    "picture: verbs/buy\n": ("", ":2: 'picture' is missing"),
    "backdrop: rec_area": ("backdrop: rec_aera", ":3: 'rec_aera' is no place; did you mean 'rec_area'?"),
    "[loyal, merchant]": ("[loyal, gambler, merchant]", ":4: names 3 for 2 seats"),
    "[loyal, merchant] ": ("", ""),
    "players: 2": ("players: 7", ":6: position: 'players'"),
    "moonshine: 1, wristwatch: 1, link: 1}": ("moonshine: 3}", ": position: "),
    "turn: {seat: 0, actions: 2}": ("turn: {seat: 1, actions: 2}", "it must be the turn of seat 0"),
    "show: cigarettes:0": ("show: cigarettes:5", "there is no cigarettes '5'"),
    "show: cigarettes:0}": ("shew: cigarettes:0}", "there is no 'shew' here; did you mean 'show'?"),
    "do: {do: steal_spoon}": ("do: {do: steal_spon}", "'steal_spon' is no action; did you mean 'steal_spoon'?"),
    "{do: buy, item: shovel}, then": ("{do: buy, itm: shovel}, then", "there is no 'itm' here"),
    "{do: buy, item: shovel}": ("{do: buy, item: shovle}", "'shovle' is no item; did you mean 'shovel'?"),
    "pile:pickaxe, ": ("pyle:pickaxe, ", "there is no thing 'pyle'; did you mean 'pile'?"),
    "{cigarettes: 8}": ("{cigarettes: many}", "'cigarettes' must be a number"),
    "say: walk, do: {do: roll": ("say: 4 walk, do: {do: roll", "'4 walk' is no name for a step"),
    "say: steal, do": ("say: walk, do", "'walk' is said twice"),
    "{say: done, show: [card:spoon, card:shovel]}": ("", "must end with something to show"),
    "at: cigarettes:1": ("at: cigarettes:1\n    until: {turn: 0}", "'until' belongs to a free step"),
}


@pytest.mark.parametrize("old", [old for old in WRONG if WRONG[old][1]])
def test_a_mistake_is_named_with_file_and_line(old: str, tmp_path: Path) -> None:
    new, sentence = WRONG[old]
    assert old in GOOD
    path = tmp_path / "4_trade.yaml"
    path.write_text(GOOD.replace(old, new, 1).replace("\n  - \n", "\n"), encoding="utf-8")
    with pytest.raises(BadLesson) as bad:
        read_lesson(path, shipped())
    assert str(bad.value).startswith("4_trade.yaml:") and sentence in str(bad.value)


def test_eight_lessons_in_their_order() -> None:
    assert [lesson.number for lesson in LESSONS] == list(range(1, 9))
    assert {step.kind for lesson in LESSONS for step in lesson.steps} == set(KINDS)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_a_lesson_can_be_played_by_its_lights(lesson: Lesson) -> None:
    assert check(lesson, shipped()) > 0


def pack_with(folder: Path, file: str, old: str, new: str) -> Path:
    shutil.copytree(SHIPPED, folder, ignore=shutil.ignore_patterns("values", "past", "lessons"))
    path = folder / file
    written = path.read_text(encoding="utf-8")
    assert old in written
    path.write_text(written.replace(old, new), encoding="utf-8")
    return folder


@pytest.mark.parametrize(("file", "old", "new", "told"), [
    ("rules.yaml", "count: 1, cigarettes: 8", "count: 1, cigarettes: 9", "4_trade.yaml:17: step 'buy'"),
    ("rules.yaml", "count: 1, cigarettes: 8", "count: 1, cigarettes: 7", "4_trade.yaml:17: step 'buy': afterwards cig"),
    ("cards.yaml", "copies: 2, value: 4", "copies: 2, value: 5", "4_trade.yaml:15: step 'sell': afterwards cigarettes"),
    ("cards.yaml", "points: 3", "points: 4", "3_dig.yaml"),
    ("rules.yaml", "hand_limit: 10", "hand_limit: 11", "2_search.yaml"),
    ("rules.yaml", "3: 12", "3: 12", ""),
])
def test_a_changed_number_breaks_the_lesson_that_teaches_it(
    file: str, old: str, new: str, told: str, tmp_path: Path,
) -> None:
    pack = load_pack(pack_with(tmp_path / "pack", file, old, new))
    found = list(problems(load_lessons(pack), pack))
    assert any(told in problem for problem in found) if told else found == []


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_from_every_step_one_can_go_back_and_on_again(lesson: Lesson) -> None:
    course = Course(lesson)
    seen: list[object] = []
    while not course.is_done:
        seen.append(course.view.hands)
        take_step(course)
    while course.back():
        assert course.view.hands == seen[course.at]
    assert course.at == 0 and course.session.acted == 0
    while not course.is_done:
        take_step(course)


def test_nothing_but_what_a_step_asks_for_belongs_to_it() -> None:
    course = Course(LESSONS[2])
    assert course.offered(course.view.options) == ()            # something is shown
    take_step(course)
    offered = course.offered(course.view.options)
    assert [course.notation.action(option, 0) for option in offered] == [{"do": "roll_move"}]
    assert not any(course.may(option) for option in course.view.options if option not in offered)


def test_the_others_do_what_is_written_and_nothing_more() -> None:
    course = Course(LESSONS[0])
    while course.step is not None and course.step.name != "others":
        take_step(course)
    written = course.session.acted
    while course.session.poll():
        pass
    assert course.session.acted == written + len(course.lesson.steps[course.at].actions)
    assert course.waits and course.session.asked == LEARNER


def test_a_line_that_the_rules_forbid_names_the_step(tmp_path: Path) -> None:
    path = tmp_path / "4_trade.yaml"
    path.write_text(GOOD.replace("{do: buy, item: shovel}, {do: end", "{do: heal}, {do: end"), encoding="utf-8")
    with pytest.raises(BadLesson, match=r"4_trade.yaml:19: step 'rival': .*heal"):
        check(read_lesson(path, shipped()), shipped())


def test_a_hand_that_a_lesson_promises_must_be_there_afterwards(tmp_path: Path) -> None:
    path = tmp_path / "4_trade.yaml"
    path.write_text(GOOD.replace("hand: {shovel: 1}", "hand: {shovel: 2}", 1), encoding="utf-8")
    with pytest.raises(BadLesson, match=r"4_trade.yaml:17: step 'buy': afterwards hand\.shovel"):
        check(read_lesson(path, shipped()), shipped())


@pytest.mark.parametrize(("thing", "why"), [
    ("background", ""), ("card:link", ""), ("place:rec_area", ""),
    ("card:phone", "it is not in the learner's hand"), ("place:cell_block_a", "it is not on this side of the board"),
    ("michel", "nobody brought Michel(le)"), ("sides", "there are no teams"),
])
def test_a_lesson_shows_only_what_is_on_the_table(thing: str, why: str, tmp_path: Path) -> None:
    path = tmp_path / "4_trade.yaml"
    lesson = GOOD.replace("background: {card: mechanic}", "background: {card: getaway_driver}", 1)
    path.write_text(lesson.replace("show: cigarettes:0}", f"show: '{thing}'}}", 1), encoding="utf-8")
    found = list(problems([read_lesson(path, shipped())], shipped()))
    assert [problem.partition("points at ")[2] for problem in found] == ([f"'{thing}': {why}"] if why else [])


def at_step(lesson: int, name: str) -> Course:
    course = Course(LESSONS[lesson - 1])
    while course.step is not None and course.step.name != name:
        take_step(course)
    return course


@pytest.mark.parametrize(("lesson", "step", "trays"), [
    (4, "sell", [({"moonshine": 1, "wristwatch": 1}, 0)]), (8, "exchange", [({"knife": 1}, 0), ({"pickaxe": 1}, 0)]),
    (2, "discard", None),
])
def test_a_lesson_says_which_cards_go_into_which_tray(
    lesson: int, step: str, trays: list[tuple[dict[str, int], int]] | None,
) -> None:
    course = at_step(lesson, step)
    template = next(option for option in course.view.options if ANY in option and course.may(option))
    wanted = course.wanted_cards(template)
    found = None if wanted is None else [(notation().cards(cards), cigarettes) for cards, cigarettes in wanted]
    assert found == trays
    take_step(course)
    assert course.wanted_cards(template) is None


def test_a_lesson_begins_again_where_it_began() -> None:
    course = at_step(4, "rival")
    begun = Course(LESSONS[3])
    course.again()
    assert course.at == 0 and course.session.acted == 0 and course.view == begun.view
    assert not course.back() and course.at == 0
    while not course.is_done:
        take_step(course)
    assert course.session.acted == check(LESSONS[3], shipped())


def test_a_lessons_table_has_no_helps_and_is_called_by_the_inmates_and_the_learner() -> None:
    titles = {inmate.name: inmate.title for inmate in shipped().inmates}
    for lesson, (team, michel) in zip(LESSONS, [(False, None)] * 6 + [(False, "michelle"), (True, None)], strict=True):
        session = Course(lesson, "Ada").session
        assert session.names == ["Ada", *(titles[name] for name in lesson.inmates[1:])] and session.humans == (LEARNER,)
        rules = session.plan.rules
        assert not (rules.undo or rules.hints or rules.odds or rules.tutor)
        assert (session.plan.team, session.plan.michel) == (team, michel)
    assert Course(LESSONS[0]).session.names[0] == titles[LESSONS[0].inmates[0]]


def test_in_a_free_step_anything_may_be_done_until_its_condition_holds() -> None:
    course = at_step(1, "freely")
    assert course.offered(course.view.options) == course.view.options and not course.waits
    do(course.session, "search")
    assert not course.settle() and not course.is_stuck and course.wanted_cards(course.view.options[0]) is None


def test_a_learner_whose_game_ended_too_soon_must_go_back() -> None:
    for step, is_stuck in (("sell", True), ("prices", False)):
        course = at_step(4, step)
        assert not course.is_stuck
        course.session.concede(LEARNER)
        assert course.is_stuck is is_stuck


@pytest.mark.parametrize(("name", "held", "missed", "said"), [
    ("points", 2, 3, "points is 2, not 3"), ("points", "2+", "3+", "points is 2, not 3 or more"),
    ("points", "1+", 1, "points is 2, not 1"),
    ("cigarettes", 5, 4, "cigarettes is 5, not 4"), ("beatings", 1, 0, "beatings is 1, not 0"),
    ("cards", 3, "4+", "cards is 3, not 4 or more"), ("actions", 2, 1, "actions is 2, not 1"),
    ("turn", 0, 1, "turn is 0, not 1"), ("place", "showers", "cafeteria", "place is showers, not cafeteria"),
    ("gang", "crew_sorter", "none", "gang is crew_sorter, not none"), ("over", False, True, "over is False, not True"),
    ("hand.knife", 2, "3+", "hand.knife is 2, not 3 or more"), ("hand.link", 1, 0, "hand.link is 1, not 0"),
])
def test_each_condition_of_a_lesson_is_about_the_learner(name: str, held: object, missed: object, said: str) -> None:
    laid = table().seat(0, "showers", points=2, cigarettes=5, beatings=1, gang="crew_sorter", knife=2, link=1)
    view = sit_at(laid.turn(0, actions=2), "human", "easy", "easy").sight(0)
    assert Holds(((name, held),)).unmet(view, False) == ""       # type: ignore[arg-type]
    assert Holds((("turn", 0), (name, missed))).unmet(view, False) == said       # type: ignore[arg-type]


def test_who_belongs_to_no_gang_has_none() -> None:
    view = sit_at(table(), "human", "easy", "easy").sight(0)
    assert Holds((("gang", "none"), ("over", True))).unmet(view, True) == ""
