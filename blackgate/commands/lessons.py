"""`blackgate lessons`: lists the lessons, or plays each one as it says."""

from argparse import ArgumentParser, Namespace

from ..play.lessons.checking import problems
from ..play.lessons.lesson import BadLesson, Lesson
from ..play.lessons.reading import load_lessons
from ..words.text import ORIGINAL, Text, languages
from . import pack_for, refuse

MOST_LETTERS = 180          # of one step, in every language


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("check", nargs="*", metavar="check", help="play every lesson through instead of listing them")


def run(given: Namespace) -> int:
    if given.check not in ([], ["check"]):
        return refuse("Say 'lessons' to list them or 'lessons check' to play every one.")
    pack = pack_for(given)
    try:
        lessons = load_lessons(pack)
    except BadLesson as bad:
        print(bad)
        return 1
    from ..scenes.lessons.learn import sayings, words_of

    if not given.check:
        text = Text(ORIGINAL)
        for lesson in lessons:
            print(f"Lesson {lesson.number}, {text(f'lesson-{lesson.name}')}: {len(lesson.steps)} steps, "
                  f"{words_of(lesson, text, pack)} words")
        return 0
    found = list(problems(lessons, pack))
    for lang in languages():
        text = Text(lang)
        for lesson in lessons:
            found += _spoken(lesson, sayings(lesson, text, pack), text)
    for problem in found:
        print(problem)
    if not found:
        print(f"All {len(lessons)} lessons can be played as they are written.")
    return 1 if found else 0


def _spoken(lesson: Lesson, said: list[str], text: Text) -> list[str]:
    """Texts that are missing or too long in a language."""
    found = [f"{lesson.file}:{step.line}: step '{step.name}': there is no lesson-{lesson.key(step)} in '{text.lang}'"
             for step in lesson.steps if not text.has(f"lesson-{lesson.key(step)}")]
    found += [f"{lesson.file}:{step.line}: step '{step.name}': {len(words)} letters in '{text.lang}'"
              for step, words in zip(lesson.steps, said, strict=True) if len(words) > MOST_LETTERS]
    return found
