"""Buttons and similar parts: choices with arrows, switches, sliders."""

from collections.abc import Callable
from typing import Final, Literal

from .. import look
from ..look import Color
from ..spots import Box, Help, Spot
from ..ui import Style, Ui

STEP: Final = 0.05          # the step of a slider with the keys

Kind = Literal["plain", "primary", "quiet", "danger"]

_FILLS: Final[dict[str, tuple[Color, Color, Color]]] = {        # at rest, focused, edge
    "plain": (look.SLATE, (56, 60, 72), look.STEEL),
    "primary": (look.DEEP_ORANGE, (164, 80, 20), look.ORANGE),
    "quiet": (look.SHADE, (48, 52, 62), look.SLATE),
    "danger": ((92, 36, 30), (122, 46, 38), look.BLOOD),
}


def button(
    ui: Ui, id: str, box: Box, label: str, do: Callable[[], None] | None, *, key: str = "", icon: str = "",
    enabled: bool = True, help: Help = "", kind: Kind = "plain", size: float = look.LABEL,
    shown_key: str | None = None, chosen: bool = False, pad: str = "", name: str = "", about: Help = "",
    clear: Box | None = None,
) -> None:
    """Draw a button. The `help` of a greyed one says why it cannot be pressed.

    `name`: its spoken name, if the label is not enough. `about`: more for listening players.
    `clear`: what its help must not cover.
    """
    focused = ui.spot(Spot(
        id, box, do, help=help, enabled=enabled, key=key, pad=pad, name=name or label, about=about, on=chosen or None,
        clear=clear,
    ))
    rest, lit, edge = _FILLS[kind]
    fill = lit if (focused and enabled) else rest
    if ui.pressed == id and enabled:
        fill = edge
    x, y, width, height = box
    color = look.BONE if enabled else look.GREYED[0]
    if not enabled:
        fill, edge = look.SHADE, look.SLATE
    ui.panel(box, Style(fill=fill, border=look.LAMP if chosen else edge, thick=2 if chosen else 1))
    inset = 10.0
    left = x + inset
    if icon:
        side = min(height - 8, 26.0)
        ui.image(icon, (left, y + (height - side) / 2, side, side), color)
        left += side + 8
    hint = "" if ui.pad else key.upper() if shown_key is None else shown_key
    room = x + width - inset - left
    if hint and height >= 24 and room > 60:
        room -= draw_key(ui, box, hint, enabled=enabled, color=look.BONE if kind == "primary" else look.DIM_BONE)
    ui.text((left, y, max(10.0, room), height), label, size, color, face="bold", align="left" if icon else "center")


def draw_key(ui: Ui, box: Box, key: str, *, enabled: bool = True, color: Color = look.DIM_BONE) -> float:
    """Draw the key of a button at its right end. Return the width used."""
    x, y, width, height = box
    larger = max(1.0, ui.text_scale)            # The words of a button grow with the text size, its key does not.
    wide = max(18.0, ui.width(key, look.SMALL / larger, "bold") + 10)
    place = (x + width - wide - 6, y + (height - 18) / 2, wide, 18.0)
    ui.panel(place, Style(border=look.STEEL if enabled else look.SLATE, round=4))
    ui.text(place, key, 11.5 / larger, color if enabled else look.GREYED[1], face="bold", align="center")
    return wide + 4


def icon_button(
    ui: Ui, id: str, box: Box, icon: str, do: Callable[[], None], *, help: Help, key: str = "", enabled: bool = True,
    chosen: bool = False, pad: str = "", mirrored: bool = False, name: str = "",
) -> None:
    """Draw a button that is only a picture. Its help says what it does. `mirrored`: it points the other way.

    `name`: its spoken name, if its help says something else, as that of a greyed one does.
    """
    name = name or (help if isinstance(help, str) else "")
    focused = ui.spot(Spot(id, box, do, help=help, enabled=enabled, key=key, pad=pad, name=name, on=chosen or None))
    rest, lit, edge = _FILLS["quiet"]
    ui.panel(box, Style(fill=lit if focused else rest, border=look.LAMP if chosen else edge))
    x, y, width, height = box
    side = min(width, height) - 8
    color = look.BONE if enabled else look.GREYED[1]
    place = (x + (width - side) / 2, y + (height - side) / 2, side, side)
    if mirrored:
        _mirror(ui, icon, place, color)
    else:
        ui.image(icon, place, color)


def _mirror(ui: Ui, icon: str, box: Box, color: Color) -> None:
    import pygame

    side = ui.px(box[2])

    def make() -> pygame.Surface:
        return pygame.transform.flip(ui.cache.art.get(icon, side, side, color), True, False)

    ui.stroke(ui.made(("mirrored", icon, side, color), make), box[0], box[1])


def choice(
    ui: Ui, id: str, box: Box, value: str, nudge: Callable[[int], None], *, help: Help = "", enabled: bool = True,
    size: float = look.LABEL, row: Box | None = None, name: str = "",
) -> None:
    """Draw a value with arrows at both ends. Left and right change it, and a press goes to the next one.

    `name`: what the value is of; otherwise its help says so.
    """
    x, y, width, height = box
    focused = ui.spot(Spot(
        id, box, lambda: nudge(1), help=help, enabled=enabled, nudge=nudge, row=row, name=name, value=value,
    ))
    rest, lit, edge = _FILLS["plain"]
    ui.panel(box, Style(fill=lit if focused else rest, border=edge))
    color = look.BONE if enabled else look.GREYED[0]
    if enabled:
        for name, left, step in (("less", x, -1), ("more", x + width - height, 1)):
            end = (left, y, height * 0.8, height)
            do = lambda step=step: nudge(step)      # noqa: E731
            ui.spot(Spot(f"{id}:{name}", end, do, help=help, mouse_only=True))
            arrow(ui, (left + height * 0.28, y + height * 0.32, height * 0.3, height * 0.36), step, look.LAMP)
    ui.text((x + height * 0.85, y, width - height * 1.7, height), value, size, color, face="bold", align="center")


def arrow(ui: Ui, box: Box, step: int, color: Color) -> None:
    """Draw a small triangle to the left or right, which fonts do not have."""
    import pygame

    width, height = max(3, ui.px(box[2])), max(3, ui.px(box[3]))

    def make() -> pygame.Surface:
        surface = pygame.Surface((width, height), pygame.SRCALPHA)
        tip, base = (width - 1, 0) if step > 0 else (0, width - 1)
        pygame.draw.polygon(surface, color, [(base, 0), (base, height - 1), (tip, height // 2)])
        return surface

    ui.stroke(ui.made(("arrow", width, height, step, color), make), box[0], box[1])


def toggle(
    ui: Ui, id: str, box: Box, label: str, on: bool, do: Callable[[], None], *, help: Help = "", enabled: bool = True,
    name: str = "",
) -> None:
    """Draw a switch with its label to the left. `name`: its spoken name, if the label is drawn elsewhere."""
    x, y, width, height = box
    focused = ui.spot(
        Spot(id, box, do, help=help, enabled=enabled, nudge=lambda step: do() if (step > 0) != on else None,
             name=name or label, on=on),
    )
    if focused:
        ui.panel(box, Style(fill=(*look.SLATE, 160)))
    ui.text((x + 8, y, width - 70, height), label, look.LABEL, look.BONE if enabled else look.DIM_BONE)
    track = (x + width - 54, y + height / 2 - 11, 46.0, 22.0)
    ui.panel(
        track, Style(fill=look.DEEP_ORANGE if on else look.SHADE, border=look.ORANGE if on else look.STEEL, round=11),
    )
    knob = track[0] + (26.0 if on else 2.0)
    ui.panel((knob, track[1] + 2, 18, 18), Style(fill=look.BONE, round=9))


def slider(
    ui: Ui, id: str, box: Box, label: str, value: float, shown: str, put: Callable[[float], None],
) -> None:
    """Draw a value from 0 to 1 that is moved with the mouse or the keys."""
    x, y, width, height = box
    track = (x + width * 0.45, y, width * 0.43, height)
    focused = ui.spot(Spot(
        id, track, None, nudge=lambda direction: put(min(1.0, max(0.0, value + direction * STEP))),
        drop=lambda share: put(float(share)), row=box, name=label, value=shown,
    ))
    ui.text((x + 8, y, width * 0.45 - 16, height), label, look.LABEL)
    middle = y + height / 2
    ui.panel((track[0], middle - 3, track[2], 6), Style(fill=look.SHADE, border=look.STEEL, round=3))
    ui.panel((track[0], middle - 3, max(6.0, track[2] * value), 6), Style(fill=look.ORANGE, round=3))
    knob = track[0] + track[2] * value - 8
    ui.panel((knob, middle - 8, 16, 16), Style(fill=look.LAMP if focused else look.BONE, round=8))
    ui.text((x + width * 0.89, y, width * 0.11, height), shown, look.BODY, look.DIM_BONE, align="right")
