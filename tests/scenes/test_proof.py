"""The codes a game is held to: the commitment from the start, the seal at the end, whole in the clipboard."""

from dataclasses import replace

import pygame
import pytest

from blackgate.app import App
from blackgate.keep.games import Games
from blackgate.kit.widgets.dialogs import Dialog
from blackgate.play.record_hashes import short
from blackgate.play.session import Session
from blackgate.scenes.end.end import End
from blackgate.scenes.parts.proof import Proof
from blackgate.scenes.screens import OpenTableMenu
from blackgate.scenes.table.table import Table
from lab.gallery.positions import MIDGAME, session_at

from .walking import ids, press
from .window import open_app, open_table, plan, show, show_screen


def begun(seed: int | None) -> tuple[App, Table]:
    app = open_app()
    app.games = Games()
    return app, open_table(app, replace(plan(3, 1, 7), seed=seed))


def test_the_log_begins_with_the_game_and_not_with_a_code() -> None:
    _, table = begun(None)
    assert table.session.commitment and table.log.lines
    assert not any(short(table.session.commitment) in line.words for line in table.log.lines)


@pytest.mark.parametrize("seed", [None, 7])
def test_the_menu_copies_the_whole_commitment(clipboard: list[str], seed: int | None) -> None:
    app, table = begun(seed)
    show_screen(app, OpenTableMenu(table))
    press(app, "menu:proof")
    assert clipboard == [table.session.commitment] and app.toast == app.text("proof-copied")


def test_what_cannot_be_copied_is_shown_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", refuse)
    app, table = begun(None)
    show_screen(app, OpenTableMenu(table))
    press(app, "menu:proof")
    assert table.session.commitment and table.session.commitment in app.toast


def test_a_game_from_a_position_commits_to_nothing() -> None:
    app = open_app()
    table = Table(app, session_at(MIDGAME))
    app.push(table)
    show_screen(app, OpenTableMenu(table))
    assert "menu:proof" not in ids(app)


def finished(seed: int | None) -> Session:
    session = Session(replace(plan(2, 0, 7, bots="easy"), seed=seed))
    while not session.over:
        session.poll()
    return session


def test_the_end_shows_both_codes_on_request_and_copies_them_whole(clipboard: list[str]) -> None:
    session = finished(None)
    app = open_app()
    show(app, End(app, session))
    record = session.record
    press(app, "end:proof")
    assert isinstance(app.top, Dialog)
    told = app.top.words
    assert told.startswith("Verified") and short(record["commitment"]) in told and short(record["seal"]) in told
    press(app, "answer:copy")
    (copied,) = clipboard
    assert record["commitment"] in copied and record["seal"] in copied


def test_the_end_says_that_a_seed_was_chosen_or_that_there_is_none() -> None:
    app = open_app()
    assert "chosen" in Proof(finished(7)).words(app.text) and "chosen" not in Proof(finished(None)).words(app.text)
    session = session_at(MIDGAME)
    told = Proof(session).words(app.text)
    assert told.startswith("Verified from its starting position") and short(session.record["seal"]) in told


def test_a_game_that_does_not_match_its_record_is_not_called_proved() -> None:
    session = finished(7)
    session._record.digests[3] = "0" * 32
    assert Proof(session).words(open_app().text).startswith("Not verified")
