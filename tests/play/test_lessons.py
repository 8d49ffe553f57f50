"""Lessons as data: read with every mistake named, played by their lights, and broken by a changed number."""

import shutil
from pathlib import Path

import pytest

from blackgate.cards.library import SHIPPED, load_pack
from blackgate.play.lessons.checking import check, problems, take_step
from blackgate.play.lessons.course import Course
from blackgate.play.lessons.lesson import KINDS, LEARNER, BadLesson, Lesson
from blackgate.play.lessons.reading import FOLDER, load_lessons, read_lesson
from tests.table import shipped

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
