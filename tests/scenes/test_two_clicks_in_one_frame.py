"""A busy machine draws few frames, so two clicks can come in one: the second one must not answer an old question."""

from blackgate.app import App
from blackgate.model.counts import count, kinds_of, size
from blackgate.scenes.table.table import Table
from blackgate.scenes.table.tray import Tray
from lab.gallery.situations import SITUATIONS

from .walking import press, spot
from .window import arrange, open_app


def selling() -> tuple[App, Tray]:
    app = open_app()
    SITUATIONS["table-selling"](app)
    app.frame([], 0.0)
    assert isinstance(app.top, Tray)
    return app, app.top


def twice(app: App, id: str) -> None:
    pressed = spot(app, id)
    assert pressed.do is not None and pressed.enabled
    pressed.do()
    pressed.do()
    app.stale = True
    app.frame([], 0.1)


def test_what_is_pressed_before_the_new_question_is_drawn_does_nothing() -> None:
    app, table = arrange("table-midgame")
    pressed = spot(app, "verb:search")
    assert pressed.do is not None
    before = table.session.acted
    for _ in range(4):
        pressed.do()
    assert table.session.acted == before + 1 and app.top is table


def test_after_the_next_frame_buttons_work_again() -> None:
    app, table = arrange("table-midgame")
    before = table.session.acted
    press(app, "verb:search", "verb:end_turn", "answer:end")
    assert table.session.acted >= before + 2


def test_a_card_is_not_moved_twice_if_there_is_only_one() -> None:
    app, tray = selling()
    before = tray.picked[0].cards
    left = tray.filling.sources[0].cards - before
    kind = next(kind for kind in kinds_of(left) if count(left, kind) == 1)
    twice(app, f"take:0:{kind}")
    assert size(tray.picked[0].cards) == size(before) + 1
    twice(app, f"back:0:{kind}")
    assert tray.picked[0].cards == before


def test_a_tray_is_confirmed_once() -> None:
    app, tray = selling()
    table = next(scene for scene in app.scenes if isinstance(scene, Table))
    before = table.session.acted
    twice(app, "tray:confirm")
    assert table.session.acted == before + 1 and table in app.scenes and tray not in app.scenes
