"""Every place where a card can lie, and every way to read it there."""

from collections.abc import Callable
from typing import Final

import pygame
import pytest

from blackgate.app import App
from blackgate.kit.mouse import LONG
from blackgate.kit.spots import Spot
from blackgate.scenes.book.gallery import EnlargedCard
from blackgate.scenes.table.closer_look import CloserLook
from blackgate.scenes.table.table import Table
from lab.gallery.positions import DEMAND, THEIR_TURN
from lab.gallery.situations import SITUATIONS
from lab.gallery.table_at import table_at

from .window import Player, open_app



def _known(app: App) -> None:
    """Everybody saw what the rival took."""
    table_at(app, THEIR_TURN, {"do": "steal_spoon"}, DEMAND)


# Where a card lies: the situation, and how the ids of the spots there begin.
PLACES: Final[dict[str, tuple[Callable[[App], object], str]]] = {
    "hand": (SITUATIONS["table-midgame"], "card:"),
    "own Background": (SITUATIONS["table-midgame"], "background:"),
    "supply": (SITUATIONS["table-midgame"], "pile:"),
    "discards": (SITUATIONS["table-midgame"], "discard:"),
    "gang pile": (SITUATIONS["table-midgame"], "gang:"),
    "another's gang": (SITUATIONS["table-midgame"], "gang_of:"),
    "another's Background": (SITUATIONS["table-midgame"], "background_of:2"),
    "stage, stake": (SITUATIONS["table-armed"], "stake:"),
    "stage, Weapon": (SITUATIONS["table-armed"], "laid-right:"),
    "stage, Weapon against me": (SITUATIONS["table-armed"], "laid-left:"),
    "stage, offer": (SITUATIONS["table-exchange-asked"], "offered:"),
    "known hand": (_known, "known:"),
    "known hand, at the seat": (_known, "known_of:"),
    "tray": (SITUATIONS["table-discarding"], "take:"),
    "tray, chosen": (SITUATIONS["table-selling"], "back:"),
    "log": (SITUATIONS["table-tip-log"], "log:0"),
    "done to me": (SITUATIONS["table-robbed"], "blow:"),
}
LARGE: Final = 180              # pixels that a card is tall when it is to be read
ZOOMED: Final = ("card:", "background:")         # One's own cards grow under the mouse instead.


def opened(place: str) -> tuple[App, Player, Spot]:
    arrange, prefix = PLACES[place]
    app = open_app()
    arrange(app)
    app.frame([], 0.0)
    spot = next(spot for spot in app.ui.spots if spot.id.startswith(prefix)
                and (spot.shows or prefix in ZOOMED))
    return app, Player(app), spot


def at(app: App, spot: Spot) -> tuple[int, int]:
    x, y, _, height = spot.box
    return round((x + 5) * app.ui.u), round((y + height / 2) * app.ui.u)


def point(app: App, spot: Spot) -> None:
    app.frame([pygame.event.Event(pygame.MOUSEMOTION, pos=at(app, spot), rel=(0, 0), buttons=(0, 0, 0))], 0.016)


def hover(app: App, player: Player, spot: Spot) -> bool:
    app.top.focus = None
    app.stale = True
    app.frame([], 0.0)
    before = set(app.ui.strokes)
    point(app, spot)
    app.frame([], 1.0)
    is_large = any(height >= LARGE for _, _, _, _, height, _ in set(app.ui.strokes) - before)
    return app.top.focus == spot.id and is_large


def right_click(app: App, player: Player, spot: Spot) -> bool:
    point(app, spot)
    app.frame([pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at(app, spot), button=3)], 0.016)
    return isinstance(app.top, CloserLook)


def f10(app: App, player: Player, spot: Spot) -> bool:
    point(app, spot)
    player.key(pygame.K_F10)
    return isinstance(app.top, CloserLook)


def f1(app: App, player: Player, spot: Spot) -> bool:
    point(app, spot)
    topic = app.top.help_topic()
    player.key(pygame.K_F1)
    pack = next(scene for scene in app.scenes if isinstance(scene, Table)).session.pack
    cards = {kind.name for kind in pack.kinds} | {card.name for card in pack.gang_cards if card}
    return isinstance(app.top, EnlargedCard) and topic in cards | {card.name for card in pack.backgrounds}


def long_press(app: App, player: Player, spot: Spot) -> bool:
    """A finger that rests reads and presses nothing."""
    point(app, spot)
    before = app.top
    app.frame([pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at(app, spot), button=1, touch=True)], 0.016)
    for _ in range(10):
        app.frame([], LONG / 8)
    is_read = app.top.focus == spot.id
    app.frame([pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at(app, spot), button=1, touch=True)], 0.016)
    return is_read and app.top is before


def controller(app: App, player: Player, spot: Spot) -> bool:
    """It goes to what lies there by itself; what is only for the mouse is read where a controller stops."""
    stop = spot
    if spot.mouse_only:
        owner = {"log:": "log:cards", "gang_of:": f"seat:{spot.id[-1]}", "known_of:": f"seat:{spot.id[-1]}",
                 "background_of:": f"seat:{spot.id[-1]}"}
        wanted = next(id for prefix, id in owner.items() if spot.id.startswith(prefix))
        stop = next(each for each in app.ui.spots if each.id == wanted)
    app.top.focus = stop.id
    app.frame([pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_X)], 0.016)
    if stop.id == "log:cards" and not isinstance(app.top, CloserLook):
        app.frame([pygame.event.Event(pygame.CONTROLLERBUTTONUP, button=pygame.CONTROLLER_BUTTON_X)], 0.016)
        app.frame([pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_A)], 0.016)
        app.frame([pygame.event.Event(pygame.CONTROLLERBUTTONUP, button=pygame.CONTROLLER_BUTTON_A)], 0.016)
    return isinstance(app.top, CloserLook)


WAYS: Final = {"hover": hover, "right click": right_click, "F10": f10, "F1": f1, "long press": long_press,
               "controller": controller}


@pytest.mark.parametrize("place", PLACES)
def test_a_card_can_be_read_wherever_it_lies(place: str) -> None:
    row = {}
    for name, way in WAYS.items():
        row[name] = way(*opened(place))
    print(f"| {place} | " + " | ".join("yes" if found else "NO" for found in row.values()) + " |")
    assert all(row.values()), row
