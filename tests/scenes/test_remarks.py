"""Bots show emotes and say lines at their portraits; humans are never spoken for."""

from blackgate.kit.ui import Ui
from blackgate.scenes.table.bubbles import Remarks
from blackgate.scenes.table.seats import Sitter, draw_remark
from blackgate.words.text import Text

from .sketch import Sketchbook
from .window import Player, open_app, open_table, plan


def test_bots_react_in_a_whole_game_and_the_human_seat_stays_silent() -> None:
    app = open_app()
    app.settings.instant = False
    app.settings.bots_speed = 8
    table = open_table(app, plan(4, 0, seed=4))
    player = Player(app)
    emotes: set[str] = set()
    lines: set[str] = set()
    for _ in range(4000):
        player.wait(0.25)
        if app.top is not table:
            break
        for seat in range(4):
            emote, key, _ = table.remarks.now(seat)
            emotes |= {emote} - {""}
            lines |= {key} - {""}
    assert len(emotes) >= 3
    assert len(lines) >= 2


def test_nobody_speaks_for_a_human() -> None:
    app = open_app()
    table = open_table(app, plan(3, 3, seed=4))
    table.open_hand()
    for event in table.session.told(None):
        assert not table.remarks.hear(event, True)
    assert all(table.remarks.now(seat) == ("", "", {}) for seat in range(3))


def test_a_line_stands_beside_a_seat_or_above_ones_own() -> None:
    def bubble(to_right: bool) -> tuple[int, int, int, int]:
        book = Sketchbook()
        ui = Ui(book.shelf, Text("en"), (1280, 720), 1.0)
        draw_remark(ui, Sitter(2, "Ana", "fox", emote="fear", remark="Mind the spoon."), (300, 200, 200, 90), to_right)
        emote, panel, line = ui.strokes
        assert book.stroke(emote) == "337 202 34 34 emotes/fear"
        x, y, width, height = panel[1] + 6, panel[2] + 6, panel[3] - 12, panel[4] - 12      # less its shadow
        assert (line[1], line[2]) == (x + 10, y + 6)
        return x, y, width, height

    x, y, width, height = bubble(True)
    assert (x, y, width) == (508, 206, 210)
    assert bubble(False) == (300, 200 - 4 - height, 210, height)


def test_who_comes_back_to_a_game_remembers_it_and_hears_only_what_is_new() -> None:
    table = open_table(open_app(), plan(3, 3, seed=4))
    session = table.session
    session.act(session.sight(session.turn).options[0])
    back = Remarks(session)
    told = session.told(None)
    assert told and list(back.news(told, 0)) == []
    session.act(session.sight(session.turn).options[0])
    assert list(back.news(session.told(None), 0)) == session.told(None)[len(told):]
    assert list(back.news(session.told(None, len(told)), len(told))) == session.told(None, len(told))
    back.recall()
    assert list(back.news(session.told(None), 0)) == []
