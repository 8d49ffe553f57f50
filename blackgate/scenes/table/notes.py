"""Lines of the log that are not events of the game: who joins, who leaves, who plays a seat from now on."""

from collections.abc import Sequence
from dataclasses import replace

from ...model.vocabulary import NOTHING
from ...offers.lines import LogLine, Note
from ...play.changes import Change
from ...play.plan import HUMAN
from ...play.session import Session
from ...words.text import Text


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
