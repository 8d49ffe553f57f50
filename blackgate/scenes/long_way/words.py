"""Goals, stars and favours of an evening, in words."""

from ...play.long_way.evening import Evening, Favour, Goal, Star, Start
from ...play.feats import NUMBERS
from ...words.teller import Teller
from ...words.text import Several, Text, Value
from ...words.things import unit


def goal_words(t: Text, goal: Goal) -> str:
    return t(f"evening-goal-{goal.sort}", points=unit("point", goal.points), round=goal.round)


def star_words(t: Text, evening: Evening, star: Star) -> str:
    if star.sort == "goal":
        return goal_words(t, evening.goal)
    if star.sort == "rounds":
        return t("evening-star-rounds", count=star.rounds)
    if star.sort == "never":
        return t(f"evening-never-{star.word}")
    return t(f"wall-feat-{star.word}-how", number=NUMBERS.get(star.word, 0))


def opening_words(t: Text, evening: Evening) -> str:
    return t(f"evening-{evening.name}-opening", round=evening.goal.round)


def start_words(t: Text, teller: Teller, start: Start) -> str:
    """Return what the player begins with, in one or two sentences."""
    kinds = [kind.name for kind in teller.pack.kinds]
    things: list[Value] = [teller.card_thing(kinds.index(name), number) for name, number in start.hand]
    things += [unit("cigarette", start.cigarettes)] if start.cigarettes else []
    things += [unit("search_card", start.draw)] if start.draw else []
    said = [t("favour-begin", things=Several(tuple(things)))] if things else []     # type: ignore[arg-type]
    return " ".join([*said, *([t("favour-first")] if start.first else [])])


def favour_name(t: Text, favour: Favour) -> str:
    return t(f"favour-{favour.one_of or favour.name}")


def favour_words(t: Text, teller: Teller, favour: Favour) -> str:
    """Return what a favour brings."""
    if favour.choices:
        return t(f"favour-{favour.name}-words")
    said = start_words(t, teller, favour.start)
    return " ".join(filter(None, (said, t("favour-look") if favour.looks else "")))
