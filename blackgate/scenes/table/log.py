"""The log: lines drawn by ourselves, wrapped once, only those in sight put on the picture."""

from dataclasses import dataclass

from ...kit import look
from ...kit.spots import Box
from ...kit.ui import Area, Style, Ui

FACE = "text"
SIZE = 14.0
PAD = 8.0


@dataclass(frozen=True)
class Line:
    """A line as told: which seat it is about (or none), and the words."""

    seat: int
    words: str
    heading: bool = False


class LogBook:
    """The lines of one looker in one language, with their wrapped form for one width."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self._rows: list[tuple[int, str, bool, bool]] = []      # seat, words, first row of its line, heading
        self._wrapped = 0
        self._width: tuple[int, int] = (0, 0)
        self._end = 0.0                                         # the offset at which the newest line shows

    def clear(self) -> None:
        self.lines.clear()
        self._rows.clear()
        self._wrapped = 0

    def add(self, line: Line) -> None:
        self.lines.append(line)

    def _wrap(self, ui: Ui, width: float) -> None:
        key = (ui.px(width), ui.size(SIZE))
        if key != self._width:
            self._width = key
            self._rows.clear()
            self._wrapped = 0
        fonts = ui.shelf.fonts
        for line in self.lines[self._wrapped:]:
            face = "bold" if line.heading else FACE
            for index, row in enumerate(fonts.wrapped(line.words, face, ui.size(SIZE), ui.px(width))):
                self._rows.append((line.seat, row, index == 0, line.heading))
        self._wrapped = len(self.lines)

    def draw(self, ui: Ui, box: Box, title: str) -> None:
        x, y, width, height = box
        ui.text((x + PAD, y + 2, width - 2 * PAD, 18), title, look.SMALL, look.DIM_BONE, face="bold")
        top = y + 21
        room = height - 25
        self._wrap(ui, width - 2 * PAD - 10)
        step = ui.line_height(SIZE) * 0.98
        fitting = max(1, int(room / step))
        most = max(0, len(self._rows) - fitting)
        end = most * step
        offset = ui.offsets.get("log", end)
        if offset >= self._end - 1:         # Who has not scrolled up sees the newest line.
            offset = end
        self._end = end
        ui.offsets["log"] = min(offset, end)
        first = min(most, round(offset / step))
        ui.areas.append(Area("log", box))
        for index, (seat, words, is_first, heading) in enumerate(self._rows[first:first + fitting]):
            row = top + index * step
            if is_first and seat >= 0 and not heading:
                ui.panel((x + PAD - 2, row + step / 2 - 3.5, 7, 7), Style(fill=look.SEATS[seat], round=3.5))
            if words:
                color = look.SEAT_WORDS[seat] if heading and seat >= 0 else look.BONE if seat >= 0 else look.DIM_BONE
                size = ui.size(SIZE)
                surface = ui.shelf.fonts.line(words, "bold" if heading else FACE, size, color)
                ui.stroke(surface, x + PAD + 9, row)
        if most:
            share = fitting / len(self._rows)
            long = max(16.0, room * share)
            ui.panel((x + width - 6, top + (room - long) * (first / most), 4, long), Style(fill=look.STEEL, round=2))
