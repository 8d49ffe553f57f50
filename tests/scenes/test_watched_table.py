"""A table where all people play by phone: the screen is a stage, not a place for hands."""

from collections.abc import Iterator

import pygame
import pytest

from blackgate.app import App
from blackgate.scenes.table.layout import Layout, lay_out
from blackgate.scenes.table.stage_layout import base_of, stage_box
from blackgate.scenes.table.table import Table
from lab.gallery.positions import MIDGAME, changed, session_at

from .window import lay, open_app, sit

PEOPLE = frozenset((0, 1, 2))
SIZES = ((1280.0, 720.0), (1024.0, 600.0), (853.0, 480.0), (1920.0, 1080.0))


@pytest.fixture
def app() -> Iterator[App]:
    yield (app := open_app(moves=True))
    app.quit()


def table_of_three(app: App, turn: int = 0) -> Table:
    """Three people and a bot."""
    session = session_at(changed(MIDGAME, turn={"seat": turn, "actions": 2}), humans=3)
    _, table = sit(session, app, is_paused=True)
    table.skip()
    return table


def pictures(app: App, name: str) -> list[pygame.Rect]:
    """Where the last drawing shows a picture of this name."""
    app.stale = True
    seen: list[pygame.Rect] = []
    art = app.ui.cache.art
    app.build()
    for surface, x, y, width, height, _ in app.ui.strokes:
        if isinstance(surface, pygame.Surface) and surface is art.get(name, width, height):
            seen.append(pygame.Rect(x, y, width, height))
    return seen


@pytest.mark.parametrize(("away", "is_watched"), [
    (PEOPLE, True), (frozenset((0, 1)), False), (frozenset(), False), (frozenset((0, 1, 2, 3)), True),
])
def test_a_table_is_watched_when_every_person_plays_elsewhere(
    app: App, away: frozenset[int], is_watched: bool,
) -> None:
    table = table_of_three(app)
    table.without_screen(away, frozenset())
    assert table.screen.is_watched == is_watched


def test_a_game_of_bots_is_no_table_of_phones(app: App) -> None:
    assert not lay(MIDGAME, humans=0, app=app)[1].screen.is_watched


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_its_board_is_larger_and_nothing_lies_over_anything(width: float, height: float, players: int) -> None:
    def of(is_watched: bool) -> Layout:
        return lay_out(width, height, players, tuple("abcdef"), {}, is_shared=True, is_watched=is_watched)

    plain, watched = of(False), of(True)
    assert watched.board[2] >= plain.board[2]
    assert watched.board[2] * watched.board[3] > 1.1 * plain.board[2] * plain.board[3]
    parts = [pygame.Rect(*(round(side) for side in box)) for box in (
        watched.top, *watched.seats, watched.board, watched.hand, watched.actions, watched.log)]
    assert all(not one.colliderect(other) for place, one in enumerate(parts) for other in parts[:place])
    assert all(pygame.Rect(0, 0, round(width), round(height)).contains(part) for part in parts)


def test_no_row_of_card_backs_lies_there_while_a_bot_plays(app: App) -> None:
    table = table_of_three(app, turn=3)
    app.build()
    table.close_hand()
    hands = pygame.Rect(0, 560, 1280, 160)
    assert any(hands.contains(back) for back in pictures(app, "backs/search"))
    table.without_screen(PEOPLE, frozenset())
    assert not any(hands.contains(back) for back in pictures(app, "backs/search"))


def test_an_emote_from_a_phone_is_as_large_as_a_face_on_a_stage(app: App) -> None:
    table = table_of_three(app)
    table.show_emote(2, "laugh")
    app.build()
    assert max(place.width for place in pictures(app, "emotes/laugh")) < 90
    table.without_screen(PEOPLE, frozenset())
    assert max(place.width for place in pictures(app, "emotes/laugh")) >= 110


def test_a_fight_stands_on_a_larger_stage(app: App) -> None:
    def stage(away: frozenset[int]) -> tuple[float, float]:
        table = table_of_three(app)
        table.without_screen(away, frozenset())
        app.build()
        _, _, width, height = stage_box(table.stages.board, None, base_of(table.stages.board))
        return width, height

    before, after = stage(frozenset()), stage(PEOPLE)
    assert after[0] > before[0] * 1.05 and after[1] > before[1] * 1.1


def test_who_is_asked_is_called_by_name(app: App) -> None:
    table = table_of_three(app, turn=1)
    table.without_screen(PEOPLE, frozenset())
    app.build()
    assert app.text("curtain-phone", name="Goran") in [written.words for written in app.ui.written]


def test_somebody_who_comes_back_to_the_screen_finds_the_place_for_a_hand_again(app: App) -> None:
    table = table_of_three(app)
    table.without_screen(PEOPLE, frozenset())
    app.build()
    assert "curtain:open" not in [spot.id for spot in app.ui.spots]
    table.without_screen(frozenset((1, 2)), frozenset())
    app.build()
    assert "curtain:open" in [spot.id for spot in app.ui.spots]
