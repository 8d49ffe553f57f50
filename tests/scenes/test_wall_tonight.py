"""Tonight's game on the wall: where it starts, its calendar, and the line to share."""

from datetime import date, timedelta

import pytest

from blackgate.keep.achievements import Person
from blackgate.play.tonight import NightResult, salt_of, seed_of
from blackgate.scenes.table.table import Table
from blackgate.scenes.wall.evenings import Calendar
from blackgate.scenes.wall.sharing import best_try, first_try, share_line
from blackgate.words.text import Text, languages
from tests.table import shipped

from .test_wall import HANDS, LOST, NIGHT, OUT, copying, open_wall
from .walking import ids, press


@pytest.mark.parametrize("hand", HANDS)
def test_tonights_game_starts_at_once_and_a_night_before_can_be_chosen(hand: str) -> None:
    app, wall = open_wall("tonight")
    if hand != "mouse":
        HANDS[hand](app).press("day:2026-11-09")
        assert wall.calendar.day == date(2026, 11, 9)
    HANDS[hand](app).press("night:play")
    app.frame([], 0.016)
    day = NIGHT if hand == "mouse" else date(2026, 11, 9)
    assert isinstance(app.top, Table)
    record = app.top.session.record
    assert (record["seed"], record["salt"]) == (seed_of(day), salt_of(day))
    assert app.top.session.names[0] == "Ada"


def test_nights_to_come_wait() -> None:
    app, wall = open_wall("tonight")
    days = {name for name in ids(app) if name.startswith("day:")}
    assert days == {f"day:2026-11-{day:02}" for day in range(1, 18)}
    press(app, "month:before")
    assert len([name for name in ids(app) if name.startswith("day:")]) == 31
    press(app, "month:after", "month:after")
    assert wall.calendar.month == date(2026, 11, 1)


def test_a_calendar_leafs_through_years() -> None:
    calendar = Calendar(date(2026, 1, 31))
    calendar.turn(-1)
    assert calendar.month == date(2025, 12, 1)
    calendar.turn(-12)
    calendar.turn(5)
    assert calendar.month == date(2025, 5, 1)
    calendar.turn(20)
    assert calendar.month == date(2025, 5, 1)


def test_the_first_try_is_shared_and_the_best_is_told() -> None:
    quick = NightResult(9, (10, 8, 2, 1), 0, True)
    person = Person(nights={NIGHT: {"a": LOST, "b": OUT, "c": quick}})
    assert first_try(person, NIGHT) == LOST and best_try(person, NIGHT) == quick
    assert first_try(person, NIGHT - timedelta(days=1)) is None is best_try(person, NIGHT - timedelta(days=1))


@pytest.mark.parametrize(("lang", "out", "lost"), [
    ("en", "Blackgate 2026-11-17: out in 11 rounds, points 10–7–6–4",
     "Blackgate 2026-11-17: still inside after 9 rounds, points 10–7–[6]–4"),
    ("de", "Blackgate 17.11.2026: in 11 Runden draußen, Punkte 10–7–6–4",
     "Blackgate 17.11.2026: nach 9 Runden noch drin, Punkte 10–7–[6]–4"),
    ("it", "Blackgate 17/11/2026: fuori in 11 giri, punti 10–7–6–4",
     "Blackgate 17/11/2026: ancora dentro dopo 9 giri, punti 10–7–[6]–4"),
    ("es", "Blackgate 17/11/2026: fuera en 11 rondas, puntos 10–7–6–4",
     "Blackgate 17/11/2026: dentro aún tras 9 rondas, puntos 10–7–[6]–4"),
    ("pl", "Blackgate 17.11.2026: wolność po 11 rundach, punkty 10–7–6–4",
     "Blackgate 17.11.2026: po 9 rundach wciąż w środku, punkty 10–7–[6]–4"),
    ("fr", "Blackgate 17/11/2026\u00a0: dehors en 11 manches, points 10–7–6–4",
     "Blackgate 17/11/2026\u00a0: encore dedans après 9 manches, points 10–7–[6]–4"),
])
def test_the_line_is_said_in_every_language_and_gives_nothing_away(lang: str, out: str, lost: str) -> None:
    text = Text(lang)
    assert (share_line(text, NIGHT, OUT), share_line(text, NIGHT, LOST)) == (out, lost)
    assert lang in languages() and len(languages()) == 6
    told = {inmate.title for inmate in shipped().inmates} | {kind.name for kind in shipped().kinds}
    assert not any(name in out + lost for name in told)


@pytest.mark.parametrize("has_clipboard", [True, False])
def test_a_button_copies_the_line_or_shows_it(monkeypatch: pytest.MonkeyPatch, has_clipboard: bool) -> None:
    kept = copying(monkeypatch, has_clipboard)
    app, _ = open_wall("tonight", Person(nights={NIGHT: {"a": LOST, "b": OUT}}))
    press(app, "night:share")
    assert kept == [share_line(app.text, NIGHT, LOST)] and kept[0] in app.toast


def test_nothing_is_shared_before_it_was_played() -> None:
    app, _ = open_wall("tonight")
    assert "night:share" not in ids(app)
