"""A busy machine draws few frames, so two clicks can come in one: the second one must not answer an old question."""

from functools import partial

import pygame
import pytest

from blackgate.app import App
from blackgate.kit.widgets.dialogs import Dialog
from blackgate.model.counts import count, kinds_of, size
from blackgate.scenes.table.table import Table
from blackgate.scenes.table.tray import Tray
from lab.gallery.situations import SITUATIONS

from .walking import press, spot
from .window import Player, arrange, open_app, show


def selling() -> tuple[App, Tray]:
    app = open_app()
    SITUATIONS["table-selling"](app)
    app.frame([], 0.0)
    assert isinstance(app.top, Tray)
    return app, app.top


def clicks(app: App, *ids: str) -> None:
    """Click spots of one picture in one frame."""
    player = Player(app)
    app.frame([event for id in ids for event in player.click_events(*spot(app, id).centre)], 0.1)


def asked(app: App) -> tuple[Dialog, list[str]]:
    """A dialog over others, and what was answered."""
    answered: list[str] = []
    return show(app, Dialog(app, "Leave?", "", [
        (name, name, partial(answered.append, name), "plain") for name in ("yes", "no")])), answered


@pytest.mark.parametrize("second", ["yes", "no"])
def test_a_question_is_answered_once_and_nothing_below_it_closes(second: str) -> None:
    app, table = arrange("table-midgame")
    _, answered = asked(app)
    clicks(app, "answer:yes", f"answer:{second}")
    assert answered == ["yes"] and app.top is table


def test_two_keys_in_one_frame_answer_once_too_and_the_next_question_keeps_its_focus() -> None:
    app, _ = arrange("table-midgame")
    first, _ = asked(app)
    for key in (pygame.K_TAB, pygame.K_RIGHT, pygame.K_RETURN, pygame.K_SPACE):
        _, answered = asked(app)
        first.focus = "answer:no"
        app.frame([Player(app).event(pygame.KEYDOWN, pressed) for pressed in (pygame.K_RETURN, key)], 0.1)
        assert answered == ["yes"] and app.top is first and first.focus == "answer:no"
        app.frame([Player(app).event(pygame.KEYUP, pressed) for pressed in (pygame.K_RETURN, key)], 0.1)


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
    clicks(app, *2 * [f"take:0:{kind}"])
    assert size(tray.picked[0].cards) == size(before) + 1
    clicks(app, *2 * [f"back:0:{kind}"])
    assert tray.picked[0].cards == before


def test_a_tray_is_confirmed_once() -> None:
    app, tray = selling()
    table = next(scene for scene in app.scenes if isinstance(scene, Table))
    before = table.session.acted
    clicks(app, "tray:confirm", "tray:confirm")
    assert table.session.acted == before + 1 and table in app.scenes and tray not in app.scenes
