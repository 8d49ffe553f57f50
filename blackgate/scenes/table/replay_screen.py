"""The replay of a game on the screen: the bars above and below the table, and the choice of the looker."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from ...kit import look
from ...kit.layout import Cutter, Region, centred
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button, choice, icon_button
from ...kit.widgets.card import draw_copies
from ...model.counts import pair_up
from ...model.view import View
from ...offers.faces import Faces
from ...offers.spoken import face_about, several
from ..screen_host import ScreenHost, opens
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

    def draw_over(self, ui: Ui, layout: Layout) -> None:
        self._draw_bar(ui, ui.whole.row(-BAR))

    def draw_top(self, ui: Ui, box: Region) -> None:
        """Draw the bar above the table: back, rules, chances on or off, the question of this moment, the round."""
        draw_bar_ground(ui, box)
        icon_button(ui, "back", (6, 3, 30, 30), "tokens/back", self.back, help=ui.t("common-back"))
        icon_button(ui, "rules", (40, 3, 30, 30), "tokens/book", self.open_rules, help=ui.t("table-rules"), key="f1")
        icon_button(ui, "replay:odds", (74, 3, 30, 30), "tokens/chart", self.show_odds,
                    help=ui.t("replay-odds"), key="o", chosen=self.app.settings.replay_odds)
        draw_bar_words(ui, box, 116, box[2] - 200, self.heading, look.BONE, self.replay.rounds, aside=196)

    def _draw_bar(self, ui: Ui, box: Region) -> None:
        """Draw the bar below the table: turn back, step back, play, step, next turn, the timeline, the speed."""
        t = ui.t
        ui.fill(box, look.NIGHT)
        ui.fill(box.row(0, 1.5), look.BRICK)
        strip = Cutter(box.inset(8, 0).middle(height=SIDE), 4)
        playing = self.is_playing
        icon_button(ui, "replay:turn-back", strip.left(SIDE), "tokens/fast", lambda: self.turn(-1),
                    help=t("replay-turn-back"), key="b", mirrored=True)
        icon_button(ui, "replay:step-back", strip.left(SIDE), "tokens/step", lambda: self.step(-1),
                    help=t("replay-step-back"), key=",", mirrored=True)
        icon_button(ui, "replay:play", strip.left(SIDE + 10), "tokens/pause" if playing else "tokens/play",
                    self.play, help=t("replay-pause" if playing else "replay-play"), key="p", chosen=playing)
        icon_button(ui, "replay:step", strip.left(SIDE), "tokens/step", lambda: self.step(1), help=t("replay-step"),
                    key=".")
        icon_button(ui, "replay:turn", strip.left(SIDE, 16), "tokens/fast", lambda: self.turn(1), help=t("replay-turn"),
                    key="n")
        choice(ui, "replay:speed", strip.right(96), t("replay-speed", number=self.speed), self.hasten,
               help=t("replay-speed-help"), size=look.BODY)
        count = t("replay-at", at=self.replay.at, all=len(self.replay))
        ui.text(strip.rest.column(-112, 104), count, look.BODY, look.DIM_BONE, align="center")
        line = strip.rest.trim(right=126)
        self._draw_line(ui, Region(line.x, box.y, line.width, box.height))

    def _draw_line(self, ui: Ui, box: Region) -> None:
        """Draw the timeline of the game, each turn in its player's colour."""
        replay = self.replay
        reach = box.inset(-ENDS, 6)

        def pull(share: str) -> None:
            along = (float(share) * reach.width - ENDS) / box.width
            self.go(round(min(1.0, max(0.0, along)) * len(replay)))

        focused = ui.spot(Spot("replay:line", reach, None, help=ui.t("replay-line"), nudge=self.step, drop=pull,
                               name=ui.t("spoken-whole-game"),
                               value=ui.t("replay-at", at=replay.at, all=len(replay))))
        _, middle = box.centre
        ui.stroke(self._stripe(ui, box.width), box.x, middle - 5)
        at = box.x + box.width * replay.at / max(1, len(replay))
        ui.fill((box.x, middle + 7, max(1.0, at - box.x), 2.5), look.ORANGE)
        fill = look.LAMP if focused else look.BONE
        ui.panel(centred(at, middle, 10, 26), Style(fill=fill, border=look.INK, round=5))

    def _stripe(self, ui: Ui, width: float) -> pygame.Surface:
        size = ui.px(width), ui.px(10)

        def make() -> pygame.Surface:
            surface = pygame.Surface(size)
            surface.fill(look.SLATE)
            ends = [*(start for start, _ in self.turns[1:]), len(self.replay)]
            most = max(1, len(self.replay))
            for (start, owner), end in zip(self.turns, ends, strict=True):
                left, right = size[0] * start // most, size[0] * end // most
                color = tuple(round(part * 0.72) for part in ui.seat_color(owner))
                surface.fill(color, (left, 0, max(1, right - left - (1 if right - left > 3 else 0)), size[1]))
            return surface

        return ui.made(("turns", *self.turns, len(self.replay), size), make)

    def draw_side(self, ui: Ui, box: Region) -> None:
        """Draw the panel beside the table: the looker, open hands, the review, and taking over a seat."""
        t, replay = ui.t, self.replay
        inner, tall = box.inset(10, 0), 34.0
        ui.text(inner.trim(right=32).row(4, 24), t("replay-eyes"), look.BODY, look.DIM_BONE, face="bold")
        choice(ui, "replay:eyes", inner.row(30, tall), replay.names[self.looker],
               lambda by: self.look_as(self.looker + by), help=t("replay-eyes-help"), size=look.BODY,
               name=t("replay-eyes"))
        button(ui, "replay:open", inner.row(32 + tall, tall), t("replay-open"), self.lay_open,
               icon="tokens/eye" if self.is_open else "tokens/lock", chosen=self.is_open, size=look.BODY,
               help=t("replay-open-help"))
        if self.is_open:                           # The open hands need the room of the large button.
            icon_button(ui, "replay:review", inner.column(-26).row(2, 26), "tokens/chart", self.review, key="r",
                        help=t("replay-review-help"))
        else:
            button(ui, "replay:review", inner.row(-82, 34), t("replay-review"), self.review, key="r",
                   icon="tokens/chart", size=look.BODY, help=t("replay-review-help"))
        over = replay.over is not None
        button(ui, "replay:take-over", inner.row(-44, 36), t("replay-take-over"), self.take_over,
               kind="primary", enabled=not over, key="t", size=look.BODY,
               help=t("replay-take-over-ended" if over else "replay-take-over-help"))
        asked = replay.asked
        rest = inner.trim(top=40 + 2 * tall, bottom=50 if self.is_open else 88)
        if self.is_open:
            draw_open_hands(ui, self.view, self.looker, replay.names, self.faces, rest, self.look_as)
            return
        said = self.judged()
        if said is not None and rest.height > 100:
            self._draw_judged(ui, rest.trim(bottom=4), said)
        elif asked is not None and rest.height > 60:
            side = min(rest.height - 8, rest.width * 0.42, 150.0)
            row, color = rest.row(4, side), ui.seat_color(asked)
            draw_portrait(ui, self.inmates[asked], row.column(0, side), color, thick=3, corner=look.ROUND)
            ui.paragraph(row.column(side + 8), self.sentence, look.BODY, look.DIM_BONE, middle=True)

    def _draw_judged(self, ui: Ui, box: Region, said: "MomentWords") -> None:
        """Draw who is about to do what, and what the coach says about it."""
        from ..review.graph import draw_sign
        from ..review.moment import draw_verdict

        side = min(64.0, box.height * 0.4)
        draw_portrait(ui, self.inmates[said.seat], box.row(4, side).column(0, side), ui.seat_color(said.seat), thick=3,
                      corner=look.ROUND)
        draw_sign(ui, box.x + side, box.y + 8, said.mark, 24.0)
        right, name = box.trim(left=side + 16), self.replay.names[said.seat]
        ui.text(right.row(2, 20), name, look.BODY, ui.seat_words(said.seat), face="bold", cut=True)
        ui.paragraph(right.row(22, side - 16), said.deed, look.BODY, face="bold", least=0.7)
        draw_verdict(ui, box.trim(top=side + 10, bottom=2), said, look.SMALL + 1)


@opens(OpenReplay)
def _open(app: ScreenHost, request: OpenReplay) -> None:
    scene = ReplayScene(app, request.replay)
    app.push(scene)
    scene.go(request.at)
    if request.seat is not None:
        scene.look_as(request.seat)


def draw_open_hands(
    ui: Ui, view: View, looker: int, names: Sequence[str], faces: Faces, box: Region, look_as: Callable[[int], None],
) -> None:
    """Draw the hands of all players except the looker, whose hand lies below the table."""
    seats = [(looker + step) % view.players for step in range(1, view.players)]
    tall = min(NAME + LARGEST + 8, box.height / len(seats))
    for row, seat in enumerate(seats):
        _row(ui, view, seat, names[seat], faces, box.row(row * tall, tall - 3), look_as)


def _row(
    ui: Ui, view: View, seat: int, name: str, faces: Faces, box: Region, look_as: Callable[[int], None],
) -> None:
    lit = ui.spot(Spot(f"hand_of:{seat}", box, lambda: look_as(seat), help=ui.t("replay-eyes-help"), name=name))
    if lit:
        ui.panel(box, Style(border=look.LAMP, round=5))
    ui.image(f"seats/{seat}", box.column(3, 11).row(3, 11), ui.seat_color(seat))
    ui.text(box.trim(left=19, right=3).row(0, NAME), name, look.SMALL, ui.seat_words(seat), face="bold", cut=True)
    groups = pair_up(view.hands[seat])
    if not groups:
        ui.text(box.inset(4, 0).row(NAME), ui.t("table-empty-hand"), look.SMALL, look.DIM_BONE, face="italic", cut=True)
        return
    side = min(LARGEST, box.height - NAME - 1)
    step = min(side + 4, (box.width - 4 - side) / max(1, len(groups) - 1))
    for place, (kind, number) in enumerate(groups):
        face = faces.card(kind)
        token = box.row(NAME, side).column(3 + place * step, side)
        ui.spot(Spot(f"held:{seat}:{kind}", token, lambda: look_as(seat), help=face.words,
                     name=ui.t("spoken-of", what=name, name=face.title), value=several(ui.t, number),
                     about=lambda face=face: face_about(ui.t, face)))     # type: ignore[misc]
        draw_token(ui, token, face.art, face.band)
        draw_copies(ui, token.column(-16).row(-13), number, 11)
