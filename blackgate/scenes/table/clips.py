"""Each kind of event as it moves over the table."""

from math import cos, sin
from random import Random

from ...model import words as w
from ...model.counts import listed
from ...model.view import View
from ...model.words import Event
from .. import look
from ..faces import Faces
from ..spots import Box
from ..ui import Style, Ui
from ..widgets.cards import RATIO, Face, draw_back, draw_card
from .board import draw_standee
from .motion import Clip, Draw, bounced, eased

CARD = 74.0         # width of a card in flight


class Clips:
    """Makes clips from events. Knows where things lie from the picture's anchors."""

    def __init__(self, faces: Faces, inmates: list[str]) -> None:
        self.faces = faces
        self.inmates = inmates
        self.calm = False           # reduced motion: things fade in where they end

    def of(self, event: Event, view: View, anchors: dict[str, Box], before: dict[str, Box]) -> list[Clip]:
        """The clips of one event; `before` is where standees stood."""
        self.view, self.anchors, self.before = view, anchors, before
        match event[0]:
            case w.ROLLED:
                return [self._tumble(event[2])]
            case w.MOVED | w.SENT:
                return [self._walk(f"standee:{event[1]}", self.inmates[event[1]], event[1], event[2])]
            case w.MICHEL_MOVED:
                return [self._walk("standee:michel", "michelle" if view.michel == 2 else "michel", -1, event[2])]
            case w.DRAWN:
                known = listed(event[3]) if event[3] > 0 else []
                return [
                    self._fly("deck:0", self._home(event[1]), self.faces.card(known[n]) if n < len(known) else None,
                              delay=n * 0.09)
                    for n in range(min(event[2], 6))
                ]
            case w.CRAFTED | w.BOUGHT | w.STOLEN | w.GAINED:
                kind = event[3] if event[0] == w.CRAFTED else event[2]
                return [self._fly(f"pile:{kind}", self._home(event[1]), self.faces.card(kind))]
            case w.DUG:
                return [
                    self._fly(self._home(event[1]), f"seat:{event[1]}", self.faces.card(event[2]), arc=0.0),
                    self._earth(f"seat:{event[1]}"),
                ]
            case w.SOLD:
                return [
                    *(self._fly(self._home(event[1]), "discard:0", self.faces.card(kind), delay=n * 0.05)
                      for n, kind in enumerate(listed(event[2])[:8])),
                    self._rise(f"seat:{event[1]}", "tokens/cigarette", f"+{event[3]}"),
                ]
            case w.DISCARDED:
                return [self._fly(self._home(event[1]), "discard:0", self.faces.card(kind), delay=n * 0.05)
                        for n, kind in enumerate(listed(event[2])[:8])]
            case w.HEALED:
                return [self._rise(f"seat:{event[1]}", "verbs/heal", f"+{event[2]}", look.MOSS)]
            case w.JOINED:
                gang = view.pack.gang_of[event[2]]
                face = self.faces.gang_card(event[2])
                return [self._fly(f"gang:{gang}", f"seat:{event[1]}", face, seconds=0.8, large=1.6)]
            case w.PLAYED:
                return [self._show_off(self.faces.card(event[2]), f"seat:{event[1]}")]
            case w.REVEALED:
                return [self._show_off(self.faces.background(event[2]), f"seat:{event[1]}")]
            case w.EXTORTED:
                return [
                    self._show_off(self.faces.card(event[3]), f"seat:{event[1]}"),
                    self._flash("verbs/extort", look.BLOOD),
                ]
            case w.ARMED:
                return [
                    self._fly(self._home(event[1]), "centre", self.faces.card(event[2])),
                    self._flash("verbs/fight", look.BLOOD),
                ]
            case w.BEATEN:
                return [self._shake(f"seat:{event[1]}")]
            case w.TAKEN | w.GIVEN:
                seen = self.faces.card(event[3]) if event[3] >= 0 else None
                return [self._fly(self._home(event[2]), self._home(event[1]), seen)]
            case w.PAID:
                start = f"seat:{event[2]}" if event[2] >= 0 else "centre"
                end = f"seat:{event[1]}" if event[1] >= 0 else "centre"
                return [self._smoke(start, end, event[3])]
            case w.TURNED_UP:
                return [self._show_off(self.faces.michel(event[2]), "michel:0")]
            case w.RIOTED:
                return [self._flash("cards/riot", look.ORANGE)]
            case w.INSPECTED:
                return [self._flash("cards/inspection", look.LIGHT_STEEL)]
            case w.POWERED:
                return [self._rise(f"seat:{event[1]}", f"powers/{view.pack.gang_cards[event[2]].name}", "", look.LAMP)]
            case w.SWAPPED:
                return [self._fly(self._home(event[1]), self._home(event[2]), None),
                        self._fly(self._home(event[2]), self._home(event[1]), None)]
        return []

    # --- Ways to move ---------------------------------------------------------------------------------------

    def _home(self, seat: int) -> str:
        return "hand" if seat == self.view.seat else f"seat:{seat}"

    def _centre(self, name: str) -> tuple[float, float]:
        box = self.anchors.get(name)
        if box is None:
            places = [box for key, box in self.anchors.items() if key.startswith("place:")]
            left, right = min(b[0] for b in places), max(b[0] + b[2] for b in places)
            top, bottom = min(b[1] for b in places), max(b[1] + b[3] for b in places)
            return (left + right) / 2, (top + bottom) / 2
        return box[0] + box[2] / 2, box[1] + box[3] / 2

    def _fly(
        self, start: str, end: str, face: Face | None, *, delay: float = 0.0, seconds: float = 0.55, arc: float = 40.0,
        large: float = 1.0,
    ) -> Clip:
        (x0, y0), (x1, y1) = self._centre(start), self._centre(end)
        if self.calm:
            x0, y0, arc = x1, y1, 0.0
        wide = CARD * large

        def draw(ui: Ui, share: float) -> None:
            way = eased(share)
            x, y = x0 + (x1 - x0) * way, y0 + (y1 - y0) * way - bounced(way) * arc
            box = (x - wide / 2, y - wide * RATIO / 2, wide, wide * RATIO)
            if face is None:
                draw_back(ui, "search", box)
            else:
                draw_card(ui, face, box)

        return Clip(seconds + delay, _later(draw, delay, seconds))

    def _walk(self, id: str, inmate: str, seat: int, from_: int) -> Clip:
        end = self.anchors.get(id, (0.0, 0.0, 40.0, 72.0))
        start = self.before.get(id) or self.anchors.get(f"place:{from_}", end)
        (x0, y0), (x1, y1) = (start[0], start[1]), (end[0], end[1])
        if self.calm:
            x0, y0 = x1, y1

        def draw(ui: Ui, share: float) -> None:
            way = eased(share)
            hop = abs(sin(share * 3.14159 * 4)) * 7
            draw_standee(ui, inmate, seat, (x0 + (x1 - x0) * way, y0 + (y1 - y0) * way - hop, end[2], end[3]))

        return Clip(0.75, draw, hides=id)

    def _tumble(self, face: int) -> Clip:
        x, y = self._centre("centre")
        rolls = [1 + Random(face * 7 + n).randrange(6) for n in range(8)]

        def draw(ui: Ui, share: float) -> None:
            shown = face if share > 0.6 or self.calm else rolls[int(share * 12) % 8]
            side = 74.0
            fall = (1 - min(1.0, share / 0.6)) ** 2
            left = x - side / 2 + fall * 90 * cos(share * 9)
            top = y - side / 2 - abs(sin(share * 11)) * 60 * fall
            ui.image(f"die/{shown}", (left, top, side, side))

        return Clip(0.9, draw)

    def _show_off(self, face: Face, start: str) -> Clip:
        """A card held up for all to read."""
        (x0, y0), (x1, y1) = self._centre(start), self._centre("centre")

        def draw(ui: Ui, share: float) -> None:
            way = 1.0 if self.calm else eased(min(1.0, share * 3))
            wide = 60 + 110 * way
            wide = round(wide / 10) * 10        # a few sizes only: each is drawn once and kept
            x, y = x0 + (x1 - x0) * way, y0 + (y1 - y0) * way
            draw_card(ui, face, (x - wide / 2, y - wide * RATIO / 2, wide, wide * RATIO))

        return Clip(1.3, draw)

    def _flash(self, art: str, color: look.Color) -> Clip:
        x, y = self._centre("centre")

        def draw(ui: Ui, share: float) -> None:
            side = 96.0 if self.calm else 80 + round(bounced(min(1.0, share * 1.6)) * 4) * 10
            ui.image(art, (x - side / 2, y - side / 2, side, side), color)

        return Clip(0.5, draw)

    def _shake(self, name: str) -> Clip:
        box = self.anchors.get(name, (0.0, 0.0, 10.0, 10.0))

        def draw(ui: Ui, share: float) -> None:
            left = 0.0 if self.calm else sin(share * 40) * 5 * (1 - share)
            ui.panel((box[0] + left, box[1], box[2], box[3]), Style(border=look.BLOOD, thick=4, round=7))
            side = min(box[3] * 0.8, 60.0)
            middle = (box[0] + (box[2] - side) / 2 + left, box[1] + (box[3] - side) / 2, side, side)
            ui.image("tokens/beating", middle, look.BLOOD)

        return Clip(0.7, draw)

    def _rise(self, name: str, art: str, words: str, color: look.Color = look.LAMP) -> Clip:
        x, y = self._centre(name)

        def draw(ui: Ui, share: float) -> None:
            up = 0.0 if self.calm else eased(share) * 34
            ui.image(art, (x - 30, y - 16 - up, 32, 32), color if not art.startswith("tokens") else None)
            if words:
                ui.text((x + 6, y - 16 - up, 60, 32), words, 24, look.LAMP, face="bold")

        return Clip(0.9, draw)

    def _earth(self, name: str) -> Clip:
        """Clods fall where somebody digs."""
        box = self.anchors.get(name, (0.0, 0.0, 100.0, 100.0))
        random = Random(5)
        clods = [(random.random(), random.uniform(-30, 30), random.uniform(3, 8)) for _ in range(14)]

        def draw(ui: Ui, share: float) -> None:
            for along, drift, size in clods:
                fall = share * share * 40
                x = box[0] + box[2] * (0.15 + 0.7 * along) + drift * share
                y = box[1] + box[3] - 24 - bounced(share) * 22 + fall
                side = round(size)
                ui.panel((x, y, side, side), Style(fill=(104, 72, 48), round=2))

        return Clip(0.01 if self.calm else 0.8, draw)

    def _smoke(self, start: str, end: str, number: int) -> Clip:
        (x0, y0), (x1, y1) = self._centre(start), self._centre(end)
        shown = min(5, max(1, number))

        def draw(ui: Ui, share: float) -> None:
            for index in range(shown):
                way = eased(min(1.0, max(0.0, share * 1.4 - index * 0.08)))
                x, y = x0 + (x1 - x0) * way, y0 + (y1 - y0) * way - bounced(way) * 30
                ui.image("tokens/cigarette", (x - 12 + index * 5, y - 12, 24, 24))

        return Clip(0.75, draw)


def _later(draw: Draw, delay: float, seconds: float) -> Draw:
    """A clip that starts a little after its time."""
    whole = delay + seconds

    def late(ui: Ui, share: float) -> None:
        gone = share * whole - delay
        if gone >= 0:
            draw(ui, min(1.0, gone / seconds))

    return late
