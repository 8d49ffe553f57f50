"""What lessons teach is worth learning: they sell nothing that makes a Tool, and their odds come true."""

import pytest

from blackgate.model.actions import Craft, Sell
from blackgate.model.counts import holds
from blackgate.model.events import CombatWon
from blackgate.model.teams import is_mate
from blackgate.play.lessons.checking import take_step
from blackgate.play.lessons.course import Course
from blackgate.play.lessons.lesson import DO, LEARNER, Lesson
from blackgate.play.lessons.reading import load_lessons
from blackgate.play.prospects import prospect
from tests.table import shipped

LESSONS = load_lessons(shipped())
SELDOM = 0.2            # What is said to come less often does not come in a lesson.


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_no_lesson_sells_what_could_be_crafted(lesson: Lesson) -> None:
    course = Course(lesson)
    while (step := course.step) is not None:
        if step.kind == DO and isinstance(sale := course.ways(step.actions[0])[0], Sell):
            hand = course.view.hands[LEARNER]
            for craft in [option for option in course.view.options if isinstance(option, Craft)]:
                needs = next(recipe.needs for recipe in shipped().recipes if recipe.product == craft.product)
                assert holds(hand - sale.cards, needs), f"{lesson.name} sells what {craft} needs"
        take_step(course)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_a_fight_of_a_lesson_ends_as_its_odds_say(lesson: Lesson) -> None:
    course = Course(lesson)
    said: list[tuple[str, float]] = []          # since the last fight: at which step, and how often it is won
    seen = 0
    while (step := course.step) is not None:
        if step.kind == DO and course.session.asked == LEARNER:
            won = prospect(course.view, course.ways(step.actions[0])[0]).won
            said += [] if won is None else [(step.name, won)]
        take_step(course)
        told = course.session.events_for(LEARNER, seen)
        seen += len(told)
        for fight in [event for event in told if isinstance(event, CombatWon)]:
            is_won = fight.winner == LEARNER or is_mate(course.view.team, fight.winner, LEARNER)
            assert all(won > SELDOM if is_won else won < 1 - SELDOM for _, won in said), (lesson.name, said, fight)
            said.clear()
