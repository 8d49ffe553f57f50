"""`blackgate lessons`: lists them, or plays every one by its lights."""

from argparse import ArgumentParser, Namespace

from ..play.lessons.checking import problems
from ..play.lessons.lesson import BadLesson, Lesson
from ..play.lessons.reading import load_lessons
from ..words.text import Text, languages
from . import pack_for

MOST_LETTERS = 180          # of one step, in every language


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("check", nargs="*", metavar="check", help="cli-lessons-what")


def run(given: Namespace) -> int:
    if given.check not in ([], ["check"]):
        return int(given.said.refuse("cli-how-to-lessons"))
    pack = pack_for(given)
    try:
        lessons = load_lessons(pack)
    except BadLesson as bad:
        print(bad)
        return 1
    from ..scenes.lessons.minutes import sayings, words_of

    if not given.check:
        text = given.said.text
        for lesson in lessons:
            print(given.said("cli-lessons-row", number=lesson.number, title=text(f"lesson-{lesson.name}"),
                             steps=len(lesson.steps), words=words_of(lesson, text, pack)))
        return 0
    found = list(problems(lessons, pack))
    for lang in languages():
        text = Text(lang)
        for lesson in lessons:
            found += _spoken(lesson, sayings(lesson, text, pack), text)
    for problem in found:
        print(problem)
    if not found:
        print(given.said("cli-lessons-good", lessons=len(lessons)))
    return 1 if found else 0


def _spoken(lesson: Lesson, said: list[str], text: Text) -> list[str]:
    """What is not said in a language, or at too great length."""
    found = [f"{lesson.file}:{step.line}: step '{step.name}': there is no lesson-{lesson.key(step)} in '{text.lang}'"
             for step in lesson.steps if not text.has(f"lesson-{lesson.key(step)}")]
    found += [f"{lesson.file}:{step.line}: step '{step.name}': {len(words)} letters in '{text.lang}'"
              for step, words in zip(lesson.steps, said, strict=True) if len(words) > MOST_LETTERS]
    return found
