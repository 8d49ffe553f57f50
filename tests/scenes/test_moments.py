"""What moves looks, at a few moments of its way, as it did when somebody last looked: every kind of event, the escape.

Sketches of screens show everything at rest. A change that is meant:

    .venv/bin/python -m tests.scenes.test_moments
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from blackgate.kit.ui import Ui
from blackgate.model.words import EVENTS
from blackgate.scenes.end.escape import LENGTH, Escape, Escapee
from blackgate.scenes.table.table import Table
from lab.gallery.tables import TABLE
from tests.words.samples import events

from .approved import approve, compare
from .sketch import Sketchbook
from .window import open_app

MOMENTS = Path(__file__).with_name("moments.txt")
TOLD = 2            # of each kind of event
SHARES = (0.0, 0.1, 0.35, 0.7, 1.0)
WINNERS = (
    [Escapee(2, "fox", ("cards/shovel", "cards/spoon"))],
    [Escapee(1, "mole", ("cards/spoon",)), Escapee(3, "brute", ("cards/pickaxe",))],
)


def lines() -> Iterator[str]:
    book = Sketchbook()
    app = book.open(open_app())
    TABLE["table-michel-meets"](app)
    app.frame([], 0.0)
    table = app.top
    assert isinstance(table, Table)
    stood = {name: (box[0] - 200, box[1] - 100, box[2], box[3])
             for name, box in table.picture.anchors.items() if name.startswith("standee:")}

    def blank() -> Ui:
        return Ui(book.shelf, table.t, app.window.size, app.scale())

    for calm in (False, True):
        table.clips.calm = calm
        told: Counter[int] = Counter()
        for number, event in enumerate(events()):
            told[event[0]] += 1
            if told[event[0]] > TOLD:
                continue
            clips = table.clips.of(event, table.view, table.picture.anchors, {} if number % 2 else stood)
            how = "calm, " if calm else ""
            yield f"{how}{EVENTS[event[0]][0]} {' '.join(map(str, event[1:]))}: " + ", ".join(
                f"{clip.seconds:g} s{f' without {clip.hides}' if clip.hides else ''}" for clip in clips)
            for share in SHARES[-1:] if calm else SHARES:
                ui = blank()
                for clip in clips:
                    clip.draw(ui, share)
                yield from (f"  {share}: {line}" for line in dict.fromkeys(map(book.stroke, ui.strokes)))
    for winners in WINNERS:
        escape = Escape(winners)
        yield f"the escape of {len(winners)}"
        for moment in range(9):
            ui = blank()
            escape.draw(ui, "They are out")
            yield from (f"  {moment * LENGTH / 8:.3f}: {book.stroke(stroke)}" for stroke in ui.strokes)
            escape.tick(LENGTH / 8)
        yield f"  {'goes on' if escape.is_running else 'over'}"
    app.quit()


def test_what_moves_is_on_its_way_where_it_was_last_approved() -> None:
    compare(MOMENTS, lines)


if __name__ == "__main__":
    approve(MOMENTS, lines)
