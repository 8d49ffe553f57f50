"""The result of a daily game as a line to share. It says how far everybody got, and not how."""

from datetime import date
from typing import Final

from ...keep.achievements import Person
from ...kit.clipboard import copied
from ...play.tonight import NightResult
from ...words.text import Text
from ..screen_host import ScreenHost

DASH: Final = "–"


def share_line(t: Text, day: date, evening: NightResult) -> str:
    """Return the line. It tells nothing about the players, the cards or the moves."""
    key = "wall-share-line" if evening.begun == 1 else "wall-share-line-again"
    return t(key, date=short_date(t, day.isoformat()), result=result_of(t, evening), begun=evening.begun)


def result_of(t: Text, evening: NightResult) -> str:
    key = "wall-result-out" if evening.escaped else "wall-result-in"
    return t(key, rounds=evening.rounds, points=points_of(evening))


def points_of(evening: NightResult) -> str:
    """Return the points, most first. The player's own are in brackets if they did not escape."""
    points = [str(number) for number in evening.points]
    if not evening.escaped:
        points[evening.own] = f"[{points[evening.own]}]"
    return DASH.join(points)


def short_date(t: Text, written: str) -> str:
    """Return a date from a file as the language writes it. Other text is returned as it is."""
    try:
        day = date.fromisoformat(written)
    except ValueError:
        return written or DASH
    return t("wall-short-date", year=f"{day:%Y}", month=f"{day:%m}", day=f"{day:%d}")


def first_try(person: Person, day: date) -> NightResult | None:
    """Return the first try, which is the one to share."""
    return next(iter(person.nights.get(day, {}).values()), None)


def best_try(person: Person, day: date) -> NightResult | None:
    """Return the best try: an escape first, then the quicker one, then the one with more points."""
    tries = person.nights.get(day, {}).values()
    return min(tries, key=lambda each: (not each.escaped, each.rounds if each.escaped else -each.points[each.own]),
               default=None)


def share(app: ScreenHost, line: str) -> None:
    """Copy the line to the clipboard. If that fails, show it, so that it can be copied by hand."""
    app.say(app.text("wall-shared" if copied(line) else "wall-not-shared", line=line))
