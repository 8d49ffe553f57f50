"""How many minutes a lesson takes to read."""

from typing import Final

from ...model.pack import Pack
from ...play.lessons.lesson import Lesson
from ...words.lessons import lesson_facts
from ...words.teller import Teller
from ...words.text import Text

PACE: Final = 200           # words a minute


def sayings(lesson: Lesson, text: Text, pack: Pack) -> list[str]:
    """Return the words of each step."""
    titles = {inmate.name: inmate.title for inmate in pack.inmates}
    names = [titles[name] for name in lesson.inmates]
    michel = lesson.position.get("michel")
    teller = Teller(text, pack, names, michel["who"] if michel else None)
    facts = lesson_facts(teller, len(names), bool(lesson.position.get("team")))
    named = {f"name{seat}": name for seat, name in enumerate(names)}
    return [teller.text(f"lesson-{lesson.key(step)}", **facts, **named) for step in lesson.steps]


def words_of(lesson: Lesson, text: Text, pack: Pack) -> int:
    return sum(len(said.split()) for said in sayings(lesson, text, pack))


def minutes_of(lesson: Lesson, text: Text, pack: Pack) -> int:
    """Return the minutes, rounded up."""
    return max(1, -(-words_of(lesson, text, pack) // PACE))
