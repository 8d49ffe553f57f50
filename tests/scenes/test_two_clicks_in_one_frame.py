"""A busy machine draws few frames, so two clicks can come in one: the second one must not answer an old question."""

from .walking import press, spot
from .window import arrange


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
