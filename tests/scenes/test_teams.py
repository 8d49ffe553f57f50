"""Two teams at one table: their colours and sums, and what teammates know of each other."""

import re

import pytest

from blackgate.app import App
from blackgate.commands.headless import app_for_pictures
from blackgate.play.packs import pack_in
from blackgate.scenes.table.tunnel import TEAMS, owner_of, side_color, side_points
from blackgate.scenes.table.table import Table
from blackgate.words.text import languages
from lab.gallery.positions import changed, six
from lab.gallery.situations import SITUATIONS
from lab.gallery.table_at import table_at

from .gallery import Recorded, listen


def opened(name: str, language: str = "en") -> tuple[App, Table, Recorded]:
    app = app_for_pictures((1280, 720), language)
    fonts = listen(app)
    SITUATIONS[name](app)
    app.build()
    table = next(scene for scene in app.scenes if isinstance(scene, Table))
    return app, table, fonts


def said(fonts: Recorded) -> set[str]:
    return {words for words, _ in fonts.said}


def test_the_sums_are_two_tunnels_and_a_seat_shows_its_own_share() -> None:
    app, table, fonts = opened("table-team")
    view = table.view
    goal = view.pack.goal(view.players, True)
    for side in (0, 1):
        points = side_points(view, side)
        assert f"{points}/{goal}" in said(fonts)
        spot = next(spot for spot in app.ui.spots if spot.id == f"side:{side}")
        assert str(points) in spot.words and all(table.teller.names[seat] in spot.words for seat in range(side, 6, 2))
    assert {str(points) for points in view.points} <= said(fonts)
    assert not any(f"{points}/{goal}" in said(fonts) for points in view.points if points not in
                   (side_points(view, 0), side_points(view, 1)))


def test_nobody_has_a_side_where_everybody_digs_alone() -> None:
    app, table, _ = opened("table-six")
    assert not [spot for spot in app.ui.spots if spot.id.startswith("side:")]
    assert all(side_color(table.view, seat) is None for seat in range(6))


def test_cell_blocks_and_seats_have_the_colour_of_their_team() -> None:
    _, table, _ = opened("table-team")
    places = {place.name: number for number, place in enumerate(pack_in(None).places)}
    owners = {name: owner_of(table.view, number) for name, number in places.items()}
    assert {name: owner for name, owner in owners.items() if owner is not None} == {
        "cell_block_a": 0, "cell_block_b": 1}
    assert [side_color(table.view, seat) for seat in range(6)] == [TEAMS[0], TEAMS[1]] * 3


@pytest.mark.parametrize("language", languages())
def test_the_log_tells_the_sum_that_the_tunnel_shows(language: str) -> None:
    position = six(team=True)
    position["seats"][2]["tunnel"] = {"pickaxe": 2}
    app = app_for_pictures((1280, 720), language)
    fonts = listen(app)
    table = table_at(app, changed(position), {"do": "dig", "tool": "shovel"})
    table.enter()
    app.build()
    total = side_points(table.view, 0)
    assert total == 7
    assert f"{total}/20" in said(fonts)
    line = next(line.words for line in reversed(table.log.lines) if app.text("setup-team-a") in line.words)
    assert re.findall(r"\d+", line)[-1] == str(total), line


def test_a_teammates_hand_in_ones_own_place_is_shown() -> None:
    app, table, fonts = opened("table-exchange-asked")
    assert table.view.hands[2] >= 0
    assert app.text("table-seat-hand") in said(fonts)
    assert app.text("table-seat-nothing-known") not in said(fonts)


def test_an_exchange_says_who_gives_what() -> None:
    app, _, fonts = opened("table-exchange-asked")
    assert {"Renard gives", "Ada gives", "Link", "Blade", "Shovel"} <= said(fonts)
    app, _, fonts = opened("table-exchange")
    for id in ("take:0:", "take:1:"):
        spot = next(spot for spot in app.ui.spots if spot.id.startswith(id))
        assert spot.do is not None
        spot.do()
        app.build()
    assert any(words.startswith("You give") and "Renard gives" in words for words in said(fonts)), said(fonts)
