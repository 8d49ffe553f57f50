"""What a screen shows is what its situation is: ticks on what is done, stars that were won, players who sit there."""

import pytest

from blackgate.app import App
from blackgate.kit import look
from blackgate.keep.lesson_progress import FIRST_ESCAPE
from blackgate.scenes.book.gallery import EnlargedCard
from blackgate.scenes.book.page import AFTER, lay
from blackgate.scenes.lessons.learn import Learn
from blackgate.scenes.long_way.door import Door
from blackgate.scenes.long_way.way import every_favour
from blackgate.words.book.blocks import Block, Sort

from .gallery import Canvas
from .sketch import arranged, book

TICK, STAR, LOCK, PORTRAIT = "tokens/check", "tokens/star", "tokens/lock", "portrait"
LESSONS, INMATES, FEATS = 8, 12, 24


def pictures(app: App, name: str) -> int:
    """How often a picture is on the screen, or how many of a kind (`feats/`)."""
    labels = (book().label(stroke[0]) for stroke in app.ui.strokes)
    names = [key[0] for sort, key in labels if sort in ("art", "made")]
    return sum(each.startswith(name) if name.endswith("/") else each == name for each in names)


@pytest.mark.parametrize(("situation", "found"), [
    ("title-new", {"tokens/spade": 1}), ("setup", {PORTRAIT: 4, "tokens/team_a": 0, "tokens/book": 0}),
    ("setup-first", {"tokens/book": 1}),
    ("setup-six", {PORTRAIT: 6, "tokens/team_a": 3, "tokens/team_b": 3, "arrow": 12, "ornaments/lamp": 3}),
    ("setup-lobby", {PORTRAIT: 4, "code": 1, "arrow": 4}), ("setup-portraits", {PORTRAIT: INMATES, LOCK: 3}),
    ("learn", {TICK: 0, "place": LESSONS, "title/escape": 1}), ("learn-done", {TICK: LESSONS, "place": LESSONS}),
    ("puzzles", {TICK: 24, "ornaments/bars": 72}),
    ("rules-start", {"verbs/": 7, "chapter": 2, "tokens/search_glass": 1}),
    ("rules-topic", {"inmates/": 4, "verbs/": 1}), ("rules-notes", {"place": 3, "chapter": 3}),
    ("rules-board", {"place": 7, "tokens/hand": 1}), ("rules-search", {"tokens/close": 1}),
    ("rules-cards", {"card": 11}),
    ("rules-card", {"card": 1, "arrow": 2}), ("rules-prisoners", {"inmates/": 9}),
    ("statistics", {"die/": 6, "spark": 2, "tokens/crown": 2}), ("statistics-none", {"die/": 6, "spark": 0}),
    ("trouble", {"tokens/warning": 1, "tokens/play": 0}), ("trouble-game", {"tokens/warning": 1, "tokens/play": 1}),
    ("finale", {"escapees/": 1, "tokens/replay": 1, "tokens/warning": 0}), ("finale-team", {"escapees/": 3}),
    ("finale-missing", {"tokens/warning": 1}),
    ("end-evening", {PORTRAIT: 4, "earth": 4, "die/": 6, "tunnel/freedom": 1}),
    ("end-evening-six", {PORTRAIT: 6, "earth": 6, "tokens/crown": 7}), ("end-missing", {"tokens/warning": 1}),
    ("end-cards", {PORTRAIT: 4, "card": 24}), ("end-earned", {"feats/": 3, "tokens/crown": 3}),
    ("end-night", {"feats/": 0, "tokens/handset": 1, "tokens/crown": 2}),
    ("review-begun", {"inmates/": 4, "chances": 1, "tokens/undo": 1, TICK: 2}), ("review-six", {"inmates/": 6}),
    ("wall-cells", {PORTRAIT: INMATES, TICK: 25, "tokens/crown": 2, "arrow": 2}),
    ("wall-cells-reading", {PORTRAIT: INMATES, TICK: 0, "arrow": 0}), ("wall-feats", {"feats/": FEATS, "arrow": 2}),
    ("wall-feats-none", {"feats/": FEATS, "arrow": 0}),
    ("wall-tonight", {PORTRAIT: 3, "arrow": 2, "tokens/handset": 1}),
    ("wall-tonight-new", {PORTRAIT: 3, "arrow": 0, "tokens/handset": 0}), ("wall-tonight-begun", {"tokens/handset": 0}),
    ("long-way", {STAR: 22, TICK: 7, "ornaments/bars": 4, "tokens/human": 3}), ("long-way-past", {STAR: 0, TICK: 0}),
    ("long-way-short", {STAR: 7, TICK: 2}), ("long-way-chosen", {STAR: 10, TICK: 3, "tokens/hand": 1}),
    ("long-way-earlier", {LOCK: 2, "tokens/crown": 1}), ("evening-door", {PORTRAIT: 3, STAR: 3, TICK: 0}),
    ("evening-door-full", {PORTRAIT: 6, STAR: 3, TICK: 5}), ("evening-door-team", {PORTRAIT: 4}),
    ("evening-won", {STAR: 3, PORTRAIT: 1}), ("evening-lost", {STAR: 0}), ("evening-out", {STAR: 3}),
    ("tutor", {PORTRAIT: 1}), ("replay-take-over", {PORTRAIT: 4, "arrow": 8}), ("credits", {"tokens/back": 1}),
])
def test_a_screen_shows_the_pictures_of_its_situation(situation: str, found: dict[str, int]) -> None:
    with arranged(situation) as app:
        assert {name: pictures(app, name) for name in found} == found


def test_the_first_escape_gets_a_tick_too() -> None:
    with arranged("learn-done") as app:
        learn = app.top
        assert isinstance(learn, Learn)
        learn.learnt.done.append(FIRST_ESCAPE)
        app.stale = True
        app.build()
        assert pictures(app, TICK) == LESSONS + 1


def test_a_large_card_is_explained_in_full() -> None:
    with arranged("rules-card") as app:
        large = app.top
        assert isinstance(large, EnlargedCard)
        card = large.cards[large.number]
        shown = " ".join(book().words(app))
        assert card.face.title in shown and card.words.split()
        assert all(word in shown for word in (card.words + " " + card.face.flavour).split())


def test_each_heading_in_the_contents_has_room_for_its_lines() -> None:
    for text_size in (125, 150):
        with arranged("rules-start", Canvas((1024, 600), None, text_size)) as app:
            rows = {spot.box[3] for spot in app.ui.spots if spot.id.startswith("contents:")}
            line = app.ui.line_height(look.BODY, "text")
        assert rows == {line + 6, 2 * line + 6}


def test_sections_stand_further_in_than_chapters_in_the_contents() -> None:
    with arranged("rules-start") as app:
        rows = {spot.name: round(spot.box[0]) for spot in app.ui.spots if spot.id.startswith("contents:")}
        found: dict[str, int] = {}
        for what, x, *_ in app.ui.strokes:
            sort, key = book().label(what)
            if sort == "line" and key[0] in rows:
                found.setdefault(key[0], x - rows[key[0]])
    assert len(found) > 10 and {42, 62} <= set(found.values())


@pytest.mark.parametrize(("number", "columns"), [(1, 1), (4, 1), (5, 2), (7, 2)])
def test_many_favours_stand_in_two_columns(number: int, columns: int) -> None:
    with arranged("evening-door-full") as app:
        door = app.top
        assert isinstance(door, Door)
        assert door.way.run is not None
        door.way.run.favours[:] = [*every_favour()][:number]
        app.stale = True
        app.build()
        boxes = [spot.box for spot in app.ui.spots if "favour" in spot.id]
        assert len(boxes) == number and len({box[0] for box in boxes}) == columns


def test_the_chosen_evening_and_todays_stand_out_in_the_calendar() -> None:
    with arranged("wall-tonight-past") as app:
        panels = [(place, book().label(what)[1][2]) for what, *place, _ in app.ui.strokes
                  if book().label(what)[0] == "panel"]
        edges = {spot.id: next((style.thick, style.border) for place, style in panels
                               if place == pytest.approx(spot.box, abs=1))
                 for spot in app.ui.spots if spot.id.startswith("day:")}
    assert edges.pop("day:2026-11-16") == (2, look.ORANGE) and edges.pop("day:2026-11-17") == (1, look.LIGHT_STEEL)
    assert set(edges.values()) == {(1, look.SLATE)}


def test_chapters_and_sections_of_the_rulebook_stand_apart() -> None:
    sorts: tuple[Sort, ...] = ("chapter", "section", "paragraph", "chapter")
    blocks = [Block(sort, "", "Words") for sort in sorts]
    with arranged("rules-start") as app:
        laid = lay(app.ui, blocks, 600.0)
    tops, heights = [top for top, _, _ in laid.blocks], [height for _, height, _ in laid.blocks]
    gaps = [after - top - height for top, height, after in zip(tops, heights, [*tops[1:], laid.height], strict=True)]
    assert tops[0] == 0.0 and gaps == pytest.approx(
        [AFTER["chapter"] + 8, AFTER["section"], AFTER["paragraph"] + 18, AFTER["chapter"]])
