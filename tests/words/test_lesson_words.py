"""What Ines says: short steps, and all eight lessons in the time it takes to boil an egg hard."""

import pytest

from blackgate.play.lessons.reading import load_lessons
from blackgate.scenes.lessons.learn import PACE, minutes_of, sayings, words_of
from blackgate.words.text import Text, languages
from tests.table import shipped

LESSONS = load_lessons(shipped())
MOST_LETTERS = 180


@pytest.mark.parametrize("lang", languages())
def test_a_step_has_at_most_180_letters(lang: str) -> None:
    text = Text(lang, strict=True)
    long = [(lesson.key(step), len(said)) for lesson in LESSONS
            for step, said in zip(lesson.steps, sayings(lesson, text, shipped()), strict=True)
            if len(said) > MOST_LETTERS]
    assert long == []


@pytest.mark.parametrize("lang", languages())
def test_all_eight_take_ten_minutes_to_read_and_the_first_three_four(lang: str) -> None:
    assert PACE == 200
    text = Text(lang, strict=True)
    minutes = [words_of(lesson, text, shipped()) / PACE for lesson in LESSONS]
    assert sum(minutes) <= 10 and sum(minutes[:3]) <= 4
    assert all(1 <= minutes_of(lesson, text, shipped()) <= 2 for lesson in LESSONS)


@pytest.mark.parametrize("lang", languages())
def test_numbers_of_the_rules_come_from_the_cards(lang: str) -> None:
    """No digit stands in the words themselves."""
    text = Text(lang, strict=True)
    for lesson in LESSONS:
        for step in lesson.steps:
            source = text._sources[f"lesson-{lesson.key(step)}"].partition("=")[2]
            outside = "".join(part.partition("}")[2] or part for part in source.split("{"))
            assert not any(letter.isdigit() for letter in outside), source
