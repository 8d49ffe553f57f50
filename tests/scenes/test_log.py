"""The log breaks its lines by the width it has, and anew when that changes."""

import pytest

from blackgate.app import App
from blackgate.kit.layout import Region
from blackgate.kit.ui import Ui
from blackgate.model.events import CombatWon, Drawn, Event, TurnStarted, Won
from blackgate.offers.lines import MOST_TOLD, LogLine, Note, lines
from blackgate.scenes.table.log import LogBook
from blackgate.words.text import Text

from .sketch import Sketchbook
from .walking import press
from .window import open_app, open_table, plan

BOOK = Sketchbook()


def rows(log: LogBook, width: float) -> list[str]:
    ui = Ui(BOOK.cache, Text("en"), (1280, 720), 1.0)
    log.draw(ui, Region(0, 0, width, 700), "Log")
    told = [BOOK.stroke(stroke) for stroke in ui.strokes]
    return [line.partition("“")[2].partition("”")[0] for line in told if "“word" in line]


def test_lines_are_broken_anew_when_the_window_changes() -> None:
    log = LogBook()
    log.add(LogLine(0, "word " * 40))
    wide, narrow = rows(log, 800), rows(log, 300)
    assert 1 < len(wide) < len(narrow)
    assert rows(log, 800) == wide
    log.add(LogLine(0, "word " * 40))
    assert rows(log, 800) == [*wide, *wide]


@pytest.mark.parametrize(("event", "seat"), [
    (Won(0b100), 2), (Won(0b101), -1), (CombatWon(3, 0), 3), (CombatWon(-1, 0), -1), (Drawn(1, 2, -1), 1),
])
def test_a_line_has_the_colour_of_who_did_it(event: Event, seat: int) -> None:
    table = open_table(open_app(), plan(4, 1, seed=3))
    assert [line.seat for line in table.lines([event]) if line is not None] == [seat]


def test_only_the_beginning_of_a_turn_is_a_heading() -> None:
    table = open_table(open_app(), plan(4, 1, seed=3))
    told = table.lines([TurnStarted(1), Drawn(1, 2, -1)])
    left = Note(0, "log-conceded", 1, "Ewa").line(table.app.text)
    assert [line.heading for line in (*told, left) if line is not None] == [True, False, False]


def looked_back() -> tuple[App, float]:
    """I am on turn, and look at the beginning of a long log; and where its end is."""
    app = open_app()
    table = open_table(app, plan(3, 1, seed=3))
    app.frame([], 0.0)
    for number in range(60):
        table.log.add(LogLine(0, f"word {number}"))
    app.top.changed()
    app.frame([], 0.0)
    end = app.top.offsets["log"]
    app.input.scroll("log", -200)
    app.frame([], 0.0)
    return app, end


def test_the_log_follows_again_when_one_acts() -> None:
    app, end = looked_back()
    press(app, "verb:search")
    app.top.skip()
    app.frame([], 0.0)
    assert app.top.offsets["log"] > end


def test_of_a_game_of_any_length_only_the_latest_events_are_told() -> None:
    """Who sends a save of twenty thousand actions must not keep the window busy."""
    table = open_table(open_app(), plan(2, 1, 3))
    events = [TurnStarted(number % 2) for number in range(MOST_TOLD + 1000)]
    told = []

    def tell(event: Event, again: bool) -> str:
        told.append(event)
        return "told"

    found = lines(events, tell, table.faces, None)
    assert told == events[1000:]
    assert found[:1000] == [None] * 1000 and len(found) == len(events) and all(found[1000:])
