"""The log, and its lines that are no events of the game. Lines are wrapped once, and only visible ones are drawn."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from ...kit import look
from ...kit.layout import Region
from ...kit.spots import Spot
from ...kit.ui import Area, Style, Ui
from ...kit.widgets.card import Face, beside_help
from ...model.vocabulary import NOTHING
from ...offers.lines import LogLine, Note
from ...play.changes import Change
from ...play.plan import HUMAN
from ...play.session import Session
from ...words.text import Text
from .closer_look import card_name

FACE = "text"
SIZE = 14.0
PAD = 8.0

Show = Callable[[tuple[Face, ...]], None]


class LogBook:
    """The lines for one looker in one language, wrapped for one width."""

    def __init__(self) -> None:
        self.lines: list[LogLine] = []
        # seat, words, is first row of its line, is heading, number of the line
        self._rows: list[tuple[int, str, bool, bool, int]] = []
        self._wrapped = 0
        self._width: tuple[int, int] = (0, 0)
        self._end = 0.0                                         # the scroll offset at which the newest line is visible

    def clear(self) -> None:
        self.lines.clear()
        self._rows.clear()
        self._wrapped = 0

    def add(self, line: LogLine) -> None:
        self.lines.append(line)

    def follow(self) -> None:
        """Scroll to the newest line again, for a player who had scrolled up to read."""
        self._end = 0.0

    def topic(self, focus: str) -> str:
        """Return the name of the first card in the line that has the focus, or in the newest line that names one."""
        number = focus.partition(":")[2]
        lines = [self.lines[int(number)]] if number.isdigit() else reversed(self.lines)
        return next((card_name(face) for line in lines for face in line.cards), "")

    def _wrap(self, ui: Ui, width: float) -> None:
        key = (ui.px(width), ui.size(SIZE))
        if key != self._width:
            self._width = key
            self._rows.clear()
            self._wrapped = 0
        fonts = ui.cache.fonts
        for number, line in enumerate(self.lines[self._wrapped:], self._wrapped):
            face = "bold" if line.heading else FACE
            for index, row in enumerate(fonts.wrapped(line.words, face, ui.size(SIZE), ui.px(width))):
                self._rows.append((line.seat, row, index == 0, line.heading, number))
        self._wrapped = len(self.lines)

    def draw(self, ui: Ui, box: Region, title: str, show: Show | None = None) -> None:
        """Draw the log. Pressing it calls `show` with the cards that the visible lines name."""
        inner = box.inset(PAD, 0)
        titled = ui.width(title, look.SMALL, "bold") + 12
        ui.text(inner.column(0, titled).row(2, 18), title, look.SMALL, look.DIM_BONE, face="bold")
        ui.quiet |= {title, ui.t("tip-closer")}
        if not ui.pad:
            advice = inner.column(titled).row(2, 18)
            ui.text(advice, ui.t("tip-closer"), look.SMALL, look.DIM_BONE, align="right", cut=True)
        area = box.trim(top=21, bottom=4)
        self._wrap(ui, inner.width - 10)
        step = ui.line_height(SIZE) * 0.98
        fitting = max(1, int(area.height / step))
        most = max(0, len(self._rows) - fitting)
        end = most * step
        offset = ui.offsets.get("log", end)
        if offset >= self._end - 1:         # Unless the player has scrolled up, the newest line is shown.
            offset = end
        self._end = end
        ui.offsets["log"] = min(offset, end)
        first = min(most, round(offset / step))
        ui.areas.append(Area("log", box))
        seen = self._rows[first:first + fitting]
        if show is not None:
            self._spots(ui, box, seen, area.y, step, show)
        for index, (seat, words, is_first, heading, _) in enumerate(seen):
            row = area.trim(left=PAD).row(index * step, step)
            if is_first and seat >= 0 and not heading:
                ui.panel(row.column(0, 3).square(7), Style(fill=ui.seat_color(seat), round=3.5))
            if words:
                color = ui.seat_words(seat) if heading and seat >= 0 else look.BONE if seat >= 0 else look.DIM_BONE
                size = ui.size(SIZE)
                surface = ui.cache.fonts.line(words, "bold" if heading else FACE, size, color)
                ui.stroke(surface, row.x + 9, row.y)
        if most:
            long = max(16.0, area.height * fitting / len(self._rows))
            bar = area.column(-6, 4).row((area.height - long) * (first / most), long)
            ui.panel(bar, Style(fill=look.STEEL, round=2))

    def _spots(
        self, ui: Ui, box: Region, seen: list[tuple[int, str, bool, bool, int]], top: float, step: float, show: Show,
    ) -> None:
        """Add one spot for the whole log, for the keys, and one for each line that names cards, for the mouse."""
        numbers = list(dict.fromkeys(number for *_, number in seen))
        named = tuple(dict.fromkeys(face for number in numbers for face in self.lines[number].cards))
        if not named:
            for number in numbers:
                ui.write(box, self.lines[number].words)
            return
        told = "\n".join(self.lines[number].words for number in numbers)
        ui.spot(Spot("log:cards", box, lambda: show(named), help=ui.t("help-log"), name=ui.t("table-log"), about=told))
        for number in numbers:
            cards = self.lines[number].cards
            rows = [index for index, row in enumerate(seen) if row[4] == number]
            if cards:
                place = Region(box.x, top + rows[0] * step, box.width - 8, len(rows) * step)
                lit = ui.spot(Spot(
                    f"log:{number}", place, lambda c=cards: show(c), context=lambda c=cards: show(c),  # type: ignore[misc]
                    shows=tuple(map(beside_help, cards)), mouse_only=True, help=_told(cards),
                ))
                if lit:
                    ui.panel(place, Style(fill=look.SLATE, round=4))


def _told(cards: tuple[Face, ...]) -> str:
    """Return the text of the cards that a line names."""
    return "\n".join(f"{face.title}: {face.text}" if face.text else face.title for face in cards)


class Notes:
    """All notes since the table was opened, in their order."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.notes: list[Note] = []
        self._unread: list[Note] = []   # notes for one seat only that its owner has not seen
        self._changes = len(session.changes)  # the number of seat changes that are noted, or older than this table

    def add(self, key: str, seat: int, name: str = "") -> Note:
        note = Note(self.session.happened, key, seat, name or (self.session.names[seat] if seat != NOTHING else ""))
        self.notes.append(note)
        return note

    def add_secret(self, key: str, seat: int) -> None:
        """Add a note that only the owner of this seat may read."""
        note = replace(self.add(key, seat), only_for=seat)
        self.notes[-1] = note
        self._unread.append(note)

    def take_unread(self, reader: int | None) -> list[Note]:
        """Return the secret notes of this seat that its owner has not seen, and count them as seen."""
        found = [note for note in self._unread if note.only_for == reader]
        self._unread = [note for note in self._unread if note.only_for != reader]
        return found

    def follow_changes(self) -> None:
        """Note who conceded, gave a seat to a bot or took one, since the last call."""
        session = self.session
        for number in range(self._changes, len(session.changes)):
            change = session.changes[number]
            self.add(self._key(change, number), change.seat, change.name)
        self._changes = len(session.changes)

    def _key(self, change: Change, number: int) -> str:
        if change.conceded:
            return "log-conceded"
        if change.player != HUMAN:
            return "log-bot-plays"
        session, seat = self.session, change.seat
        first = session.plan.seats[seat]
        before = [(first.player, first.name)]
        before += [(each.player, each.name) for each in session.changes[:number] if each.seat == seat]
        was_here = (HUMAN, change.name) in before
        return "log-plays-again" if was_here else "log-plays-now"

    def went_back(self) -> None:
        """Move notes that are later than the last event to the end, after actions were undone.

        Secret notes tell of actions, so these go with them.
        """
        happened = self.session.happened
        self._unread = [note for note in self._unread if note.at <= happened]
        self.notes = [replace(note, at=min(note.at, happened)) for note in self.notes
                      if note.only_for == NOTHING or note.at <= happened]

    def woven(self, lines: Sequence[LogLine | None], text: Text, reader: int | None) -> list[LogLine]:
        """Return the lines of all events so far, with the notes that this seat may read between them."""
        found: list[LogLine] = []
        notes = [note for note in self.notes if note.may_read(reader)]
        for number in range(len(lines) + 1):
            while notes and (notes[0].at <= number or number == len(lines)):
                found.append(notes.pop(0).line(text))
            line = lines[number] if number < len(lines) else None
            if line is not None:
                found.append(line)
        return found
