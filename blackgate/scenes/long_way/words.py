"""Goals, stars and favours of an evening, in words."""

from ...play.feats import NUMBERS
from ...play.long_way.evening import PLAYER, Evening, Favour, Star, Start
from ...play.long_way.evening_start import pack_for_evening
from ...play.session import Session
from ...words.teller import Teller
from ...words.text import Several, Text
from ...words.things import unit


def points_of(evening: Evening) -> int:
    """Return how many Tunnel points the goal asks; to escape, how many lead out."""
    return evening.goal.points or pack_for_evening(evening).goal(evening.players, evening.team)


def goal_words(t: Text, evening: Evening) -> str:
    sort = "team" if evening.team and evening.goal.sort == "escape" else evening.goal.sort
    return t(f"evening-goal-{sort}", points=unit("point", points_of(evening)), round=evening.goal.round)


def loss_words(t: Text, evening: Evening, session: Session) -> str:
    """Return why the evening was lost."""
    over = session.over
    if PLAYER in session.conceded:
        return t("outcome-conceded")
    if over is not None:
        names = Several(tuple(session.names[seat] for seat in over["winners"]))
        why = t("outcome-escaped", names=names, round=session.rounds)
    else:
        why = t("outcome-late", round=evening.goal.round)
    dug = t("outcome-dug", points=session.sight(None).score(PLAYER), goal=points_of(evening))
    return why if evening.goal.sort == "hold" else f"{why} {dug}"


def star_words(t: Text, evening: Evening, star: Star) -> str:
    if star.sort == "goal":
        return goal_words(t, evening)
    if star.sort == "rounds":
        return t("evening-star-rounds", count=star.rounds)
    if star.sort == "never":
        return t(f"evening-never-{star.word}")
    return t(f"wall-feat-{star.word}-how", number=NUMBERS.get(star.word, 0))


def opening_words(t: Text, evening: Evening) -> str:
    return t(f"evening-{evening.name}-opening", round=evening.goal.round)


def _things(teller: Teller, start: Start) -> Several:
    kinds = [kind.name for kind in teller.pack.kinds]
    units = (("cigarette", start.cigarettes), ("search_card", start.draw), ("beating", start.beatings))
    return Several((*(teller.card_thing(kinds.index(name), number) for name, number in start.hand),
                    *(unit(name, number) for name, number in units if number)))


def start_words(t: Text, teller: Teller, start: Start) -> str:
    """Return what the player begins with, in one or two sentences."""
    things = _things(teller, start)
    said = [t("favour-begin", things=things)] if things.things else []
    return " ".join([*said, *([t("favour-first")] if start.first else [])])


def all_start_words(t: Text, teller: Teller, evening: Evening) -> str:
    """Return what everybody begins with in addition to the deal; empty if it is nothing."""
    titles = {inmate.name: inmate.title for inmate in teller.pack.inmates}
    names, things = Several(tuple(titles[rival.inmate] for rival in evening.rivals)), _things(teller, evening.others)
    others = t("door-others-begin", names=names, things=things) if things.things else ""
    return " ".join(filter(None, (start_words(t, teller, evening.you), others)))


def favour_name(t: Text, favour: Favour) -> str:
    return t(f"favour-{favour.one_of or favour.name}")


def favour_words(t: Text, teller: Teller, favour: Favour) -> str:
    """Return what a favour brings."""
    if favour.choices:
        return t(f"favour-{favour.name}-words")
    said = start_words(t, teller, favour.start)
    return " ".join(filter(None, (said, t("favour-look") if favour.looks else "")))
