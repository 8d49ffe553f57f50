"""Bots show emotes and say lines at their portraits; humans are never spoken for."""

import pytest

from blackgate.ai.talk.remarks import Chatter, Remark
from blackgate.kit.layout import Region
from blackgate.kit.ui import Ui
from blackgate.model.events import Event
from blackgate.scenes.table.bubbles import EMOTE_FOR, Remarks
from blackgate.scenes.table.seats import draw_remark
from blackgate.scenes.table.table_contents import SeatedPlayer
from blackgate.words.text import Text

from .gallery import listen
from .sketch import Sketchbook
from .test_cause_and_effect import dig, digging, moments
from .window import Player, open_app, open_table, plan


def test_bots_react_in_a_whole_game_and_the_human_seat_stays_silent() -> None:
    app = open_app()
    listen(app)
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
    happened = table.session.happened
    for number, event in enumerate(table.session.events_for(None), happened):
        assert not table.remarks.hear(number, event, True)
    assert not table.remarks.warn(0)
    assert all(table.remarks.now(seat) == ("", "", {}) for seat in range(3))


def test_an_emote_is_gone_when_its_time_is_over() -> None:
    app = open_app()
    remarks = open_table(app, plan(3, 3, seed=4)).remarks
    remarks.show(1, "fear")
    assert not remarks.tick(EMOTE_FOR / 2) and remarks.now(1)[0] == "fear"
    assert remarks.tick(EMOTE_FOR / 2) and remarks.now(1)[0] == ""
    assert not remarks.tick(1.0)


def test_a_line_stands_beside_a_seat_or_above_ones_own() -> None:
    def bubble(to_right: bool) -> tuple[int, int, int, int]:
        book = Sketchbook()
        ui = Ui(book.cache, Text("en"), (1280, 720), 1.0)
        player = SeatedPlayer(2, "Ana", "fox", emote="fear", remark="Mind the spoon.")
        draw_remark(ui, player, Region(300, 200, 200, 90), to_right=to_right, is_large=False)
        emote, panel, line = ui.strokes
        assert book.stroke(emote) == "326 202 56 56 emotes/fear"
        x, y, width, height = panel[1] + 6, panel[2] + 6, panel[3] - 12, panel[4] - 12      # less its shadow
        assert (line[1], line[2]) == (x + 10, y + 6)
        return x, y, width, height

    x, y, width, height = bubble(True)
    assert (x, y, width) == (508, 206, 210)
    assert bubble(False) == (300, 200 - 4 - height, 210, height)


def test_who_comes_back_to_a_game_remembers_it_and_hears_only_what_is_new(monkeypatch: pytest.MonkeyPatch) -> None:
    table = open_table(open_app(), plan(3, 3, seed=4))
    session = table.session
    session.act(session.sight(session.turn).options[0])
    back = Remarks(session)
    told = session.events_for(None)
    heard: list[Event] = []

    def hear(chatter: Chatter, events: list[Event]) -> list[tuple[int, Remark]]:
        heard.extend(events)
        return []

    monkeypatch.setattr(Chatter, "hear", hear)
    for number, event in enumerate(told):
        back.hear(number, event, False)
    assert told and heard == []
    session.act(session.sight(session.turn).options[0])
    for number, event in enumerate(session.events_for(None)):
        back.hear(number, event, False)
    assert heard == session.events_for(None)[len(told):]
    heard.clear()
    back.recall()
    for number, event in enumerate(session.events_for(None)):
        back.hear(number, event, False)
    assert heard == []


def test_an_alarm_is_said_by_a_rival_of_who_may_be_out() -> None:
    table = open_table(open_app(), plan(4, 1, seed=4, team=True))
    assert table.remarks.warn(1)
    spoken = [seat for seat in range(4) if table.remarks.now(seat)[1]]
    assert spoken == [2] and table.remark(2)[1]             # the only bot of the other side
    assert not table.remarks.warn(1)                        # One of them is enough.


def test_what_is_said_waits_until_nothing_lies_over_the_board() -> None:
    app, table = digging()
    dig(app, table)
    table.remarks._shown[1] = Remark("joy", "any-took_lead-1"), 1.0
    assert table.motion.covers
    was_covered = 0
    for _ in moments(app, table):
        is_said = any(player.remark for player in table.showing().seated_players)
        assert is_said != table.motion.covers
        was_covered += table.motion.covers
    assert was_covered > 10 and table.remarks.now(1)[0] == "joy", "its time has not run out meanwhile"
