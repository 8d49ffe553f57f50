"""The replay of a game on the screen: the bars above and below the table, and the choice of the looker."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from ...kit import look
from ...kit.spots import Box, Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button, choice, icon_button
from ...model.counts import pair_up
from ...model.view import View
from ...offers.faces import Faces
from ...offers.spoken import face_about, several
from ..doors import Doors, opens
from ..parts.backdrop import draw_portrait
from ..screens import OpenReplay
from .layout import Layout
from .replay_table import ReplayTable
from .tokens import draw_token
from .topbar import draw_bar_ground, draw_bar_words

if TYPE_CHECKING:
    from ..review.moment import MomentWords

BAR: Final = 50.0
SIDE: Final = 36.0
ENDS: Final = 10.0              # how far beyond its ends the line can be grabbed
LARGEST: float = 40.0
NAME: float = 17.0


class ReplayScene(ReplayTable):
    foot = BAR

    def draw_top(self, ui: Ui, box: Box) -> None:
        draw_top(self, ui, box)

    def draw_side(self, ui: Ui, box: Box) -> None:
        draw_side(self, ui, box)

    def draw_over(self, ui: Ui, layout: Layout) -> None:
        draw_bar(self, ui, (0.0, ui.h - BAR, ui.w, BAR))


def draw_top(scene: ReplayTable, ui: Ui, box: Box) -> None:
    """Draw the bar above the table: back, rules, chances on or off, the question of this moment, the round."""
    draw_bar_ground(ui, box)
    icon_button(ui, "back", (6, 3, 30, 30), "tokens/back", scene.back, help=ui.t("common-back"))
    icon_button(ui, "rules", (40, 3, 30, 30), "tokens/book", scene.open_rules, help=ui.t("table-rules"), key="f1")
    icon_button(ui, "replay:odds", (74, 3, 30, 30), "tokens/chart", scene.show_odds,
                help=ui.t("replay-odds"), key="o", chosen=scene.app.settings.replay_odds)
    draw_bar_words(ui, box, 116, box[2] - 200, scene.heading, look.BONE, scene.replay.rounds, aside=196)


def draw_bar(scene: ReplayTable, ui: Ui, box: Box) -> None:
    """Draw the bar below the table: turn back, step back, play, step, next turn, the timeline, the speed."""
    x, y, width, height = box
    t = ui.t
    ui.fill(box, look.NIGHT)
    ui.fill((x, y, width, 1.5), look.BRICK)
    top = y + (height - SIDE) / 2
    left = x + 8
    icon_button(ui, "replay:turn-back", (left, top, SIDE, SIDE), "tokens/fast", lambda: scene.turn(-1),
                help=t("replay-turn-back"), key="b", mirrored=True)
    icon_button(ui, "replay:step-back", (left + 40, top, SIDE, SIDE), "tokens/step", lambda: scene.step(-1),
                help=t("replay-step-back"), key=",", mirrored=True)
    playing = scene.is_playing
    icon_button(ui, "replay:play", (left + 80, top, SIDE + 10, SIDE), "tokens/pause" if playing else "tokens/play",
                scene.play, help=t("replay-pause" if playing else "replay-play"), key="p", chosen=playing)
    icon_button(ui, "replay:step", (left + 130, top, SIDE, SIDE), "tokens/step", lambda: scene.step(1),
                help=t("replay-step"), key=".")
    icon_button(ui, "replay:turn", (left + 170, top, SIDE, SIDE), "tokens/fast", lambda: scene.turn(1),
                help=t("replay-turn"), key="n")
    pace = 96.0
    choice(ui, "replay:speed", (x + width - pace - 8, top, pace, SIDE), t("replay-speed", number=scene.speed),
           scene.hasten, help=t("replay-speed-help"), size=look.BODY)
    count = t("replay-at", at=scene.replay.at, all=len(scene.replay))
    room = 104.0
    ui.text((x + width - pace - room - 20, y, room, height), count, look.BODY, look.DIM_BONE, align="center")
    _line(scene, ui, (left + 222, y, width - 222 - pace - room - 42, height))


def _line(scene: ReplayTable, ui: Ui, box: Box) -> None:
    """Draw the timeline of the game, each turn in its player's colour."""
    x, y, width, height = box
    replay = scene.replay
    most = max(1, len(replay))

    def pull(share: str) -> None:
        along = (float(share) * (width + 2 * ENDS) - ENDS) / width
        scene.go(round(min(1.0, max(0.0, along)) * len(replay)))

    reach = (x - ENDS, y + 6, width + 2 * ENDS, height - 12)
    focused = ui.spot(Spot("replay:line", reach, None, help=ui.t("replay-line"), nudge=scene.step, drop=pull,
                           name=ui.t("spoken-whole-game"),
                           value=ui.t("replay-at", at=replay.at, all=len(replay))))
    middle = y + height / 2
    ui.stroke(_stripe(scene, ui, width), x, middle - 5)
    at = x + width * replay.at / most
    ui.fill((x, middle + 7, max(1.0, at - x), 2.5), look.ORANGE)
    ui.panel((at - 5, middle - 13, 10, 26), Style(fill=look.LAMP if focused else look.BONE, border=look.INK, round=5))


def _stripe(scene: ReplayTable, ui: Ui, width: float) -> pygame.Surface:
    size = ui.px(width), ui.px(10)

    def make() -> pygame.Surface:
        surface = pygame.Surface(size)
        surface.fill(look.SLATE)
        ends = [*(start for start, _ in scene.turns[1:]), len(scene.replay)]
        most = max(1, len(scene.replay))
        for (start, owner), end in zip(scene.turns, ends, strict=True):
            left, right = size[0] * start // most, size[0] * end // most
            color = tuple(round(part * 0.72) for part in ui.seat_color(owner))
            surface.fill(color, (left, 0, max(1, right - left - (1 if right - left > 3 else 0)), size[1]))
        return surface

    return ui.made(("turns", *scene.turns, len(scene.replay), size), make)


def draw_side(scene: ReplayTable, ui: Ui, box: Box) -> None:
    """Draw the panel beside the table: the looker, open hands, the review, and taking over a seat."""
    x, y, width, height = box
    t, replay = ui.t, scene.replay
    left, room = x + 10, width - 20
    ui.text((left, y + 4, room - 32, 24), t("replay-eyes"), look.BODY, look.DIM_BONE, face="bold")
    tall = 34.0
    row = 0.0 if scene.is_open else 38.0        # The open hands need this room.
    choice(ui, "replay:eyes", (left, y + 30, room, tall), replay.names[scene.looker],
           lambda by: scene.look_as(scene.looker + by), help=t("replay-eyes-help"), size=look.BODY,
           name=t("replay-eyes"))
    button(ui, "replay:open", (left, y + 32 + tall, room, tall), t("replay-open"), scene.lay_open,
           icon="tokens/eye" if scene.is_open else "tokens/lock", chosen=scene.is_open, size=look.BODY,
           help=t("replay-open-help"))
    if scene.is_open:
        icon_button(ui, "replay:review", (left + room - 26, y + 2, 26, 26), "tokens/chart", scene.review,
                    key="r", help=t("replay-review-help"))
    else:
        button(ui, "replay:review", (left, y + height - 82, room, 34), t("replay-review"), scene.review, key="r",
               icon="tokens/chart", size=look.BODY, help=t("replay-review-help"))
    over = replay.over is not None
    button(ui, "replay:take-over", (left, y + height - 44, room, 36), t("replay-take-over"), scene.take_over,
           kind="primary", enabled=not over, key="t", size=look.BODY,
           help=t("replay-take-over-ended" if over else "replay-take-over-help"))
    top = y + 40 + 2 * tall
    asked = replay.asked
    rest = y + height - 50 - row - top
    if scene.is_open:
        draw_open_hands(ui, scene.view, scene.looker, replay.names, scene.faces, (left, top, room, rest), scene.look_as)
        return
    said = scene.judged()
    if said is not None and rest > 100:
        _draw_judged(ui, (left, top, room, rest - 4), scene, said)
    elif asked is not None and rest > 60:
        side = min(rest - 8, room * 0.42, 150.0)
        draw_portrait(ui, scene.inmates[asked], (left, top + 4, side, side), ui.seat_color(asked), thick=3,
                      corner=look.ROUND)
        ui.paragraph((left + side + 8, top + 4, room - side - 8, side), scene.sentence, look.BODY, look.DIM_BONE,
                     middle=True)


def _draw_judged(ui: Ui, box: Box, scene: ReplayTable, said: "MomentWords") -> None:
    """Draw who is about to do what, and what the coach says about it."""
    from ..review.graph import draw_sign
    from ..review.moment import draw_verdict

    x, y, width, height = box
    side = min(64.0, height * 0.4)
    draw_portrait(ui, scene.inmates[said.seat], (x, y + 4, side, side), ui.seat_color(said.seat), thick=3,
                  corner=look.ROUND)
    draw_sign(ui, x + side, y + 8, said.mark, 24.0)
    left = x + side + 16
    room = x + width - left
    ui.text((left, y + 2, room, 20), scene.replay.names[said.seat], look.BODY, ui.seat_words(said.seat), face="bold",
            cut=True)
    ui.paragraph((left, y + 22, room, side - 16), said.deed, look.BODY, face="bold", least=0.7)
    draw_verdict(ui, (x, y + side + 10, width, height - side - 12), said, look.SMALL + 1)


@opens(OpenReplay)
def _open(app: Doors, request: OpenReplay) -> None:
    scene = ReplayScene(app, request.replay)
    app.push(scene)
    scene.go(request.at)
    if request.seat is not None:
        scene.look_as(request.seat)


def draw_open_hands(
    ui: Ui, view: View, looker: int, names: Sequence[str], faces: Faces, box: Box, look_as: Callable[[int], None],
) -> None:
    """Draw the hands of all players except the looker, whose hand lies below the table."""
    x, y, width, height = box
    seats = [(looker + step) % view.players for step in range(1, view.players)]
    tall = min(NAME + LARGEST + 8, height / len(seats))
    for row, seat in enumerate(seats):
        place = (x, y + row * tall, width, tall - 3)
        _row(ui, view, seat, names[seat], faces, place, look_as)


def _row(
    ui: Ui, view: View, seat: int, name: str, faces: Faces, box: Box, look_as: Callable[[int], None],
) -> None:
    x, y, width, height = box
    lit = ui.spot(Spot(f"hand_of:{seat}", box, lambda: look_as(seat), help=ui.t("replay-eyes-help"), name=name))
    if lit:
        ui.panel(box, Style(border=look.LAMP, round=5))
    ui.image(f"seats/{seat}", (x + 3, y + 3, 11, 11), ui.seat_color(seat))
    ui.text((x + 19, y, width - 22, NAME), name, look.SMALL, ui.seat_words(seat), face="bold", cut=True)
    groups = pair_up(view.hands[seat])
    if not groups:
        ui.text((x + 4, y + NAME, width - 8, height - NAME), ui.t("table-empty-hand"), look.SMALL, look.DIM_BONE,
                face="italic", cut=True)
        return
    side = min(LARGEST, height - NAME - 1)
    step = min(side + 4, (width - 4 - side) / max(1, len(groups) - 1))
    for place, (kind, number) in enumerate(groups):
        face = faces.card(kind)
        token = (x + 3 + place * step, y + NAME, side, side)
        ui.spot(Spot(f"held:{seat}:{kind}", token, lambda: look_as(seat), help=face.words,
                     name=ui.t("spoken-of", what=name, name=face.title), value=several(ui.t, number),
                     about=lambda face=face: face_about(ui.t, face)))     # type: ignore[misc]
        draw_token(ui, token, face.art, face.band)
        if number > 1:
            badge = (token[0] + side - 16, token[1] + side - 13, 16.0, 13.0)
            ui.panel(badge, Style(fill=look.INK, round=6))
            ui.text(badge, f"×{number}", 11, face="bold", align="center")
