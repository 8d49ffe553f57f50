"""Evenings with phones that are pages."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Protocol

import pytest

from blackgate.app import App
from blackgate.play.session import Session
from tests.scenes.window import open_app

from ..conftest import Opened
from .evening import Evening


class Evenings(Protocol):
    """Begins an evening: with a game, or with whatever is laid."""

    def __call__(self, session: Session | None, lay: Callable[[App], None] | None = None) -> Evening: ...


@pytest.fixture
def evening(opened: Opened, tmp_path: Path) -> Iterator[Evenings]:
    """Begins an evening with a game; it ends with the test."""
    net, browser = opened
    begun: list[Evening] = []

    def begin(session: Session | None, lay: Callable[[App], None] | None = None) -> Evening:
        app = open_app((1024, 600))
        if lay is not None:
            lay(app)
        begun.append(Evening(app, session, net, browser, tmp_path))
        return begun[-1]

    yield begin
    for each in begun:
        each.close()
