"""Where things fly: from whose hand or which pile, to whose; for every kind of event that moves a card."""

from functools import cache

import pytest

from blackgate.app import App
from blackgate.kit.ui import Ui
from blackgate.model.actions import CautiousMove
from blackgate.model.counts import KNIFE, LINK, ONE, SHOVEL, SPOON
from blackgate.model.events import (
    Armed, Bought, Crafted, Discarded, Drawn, Event, Exchanged, Gained, Given, Joined, Regained, Shuffled,
    Sold, Started, Stolen, Swapped, Taken,
)
from blackgate.scenes.table.animations import Animations
from blackgate.scenes.table.table import Table
from lab.gallery.positions import MIDGAME, session_at, with_michelle

from .sketch import book
from .window import open_app, sit

PACE = 1 / 60


@cache
def laid() -> tuple[App, Table]:
    return sit(session_at(with_michelle()), book().open(open_app()), is_paused=True)


def anchor(name: str) -> tuple[float, float]:
    """The middle of what a player sees there: a seat, the own hand, a pile, or the board's middle."""
    app, table = laid()
    boxes = {spot.id: spot.box for spot in app.ui.spots}
    if name == "hand":
        cards = [box for id, box in boxes.items() if id.startswith("card:")]
        x, y, width, height = table.picture.anchors["hand"]
        assert all(x <= box[0] and box[0] + box[2] <= x + width + 1 for box in cards)
        return x + width / 2, y + height / 2
    if name == "centre":
        places = [box for id, box in boxes.items() if id.startswith("place:")]
        left, right = min(box[0] for box in places), max(box[0] + box[2] for box in places)
        top, bottom = min(box[1] for box in places), max(box[1] + box[3] for box in places)
        return (left + right) / 2, (top + bottom) / 2
    x, y, width, height = boxes[name]
    return x + width / 2, y + height / 2


def cards_at(event: Event, share: float, calm: bool = False) -> list[tuple[float, float]]:
    """The middles of the cards that are in the air then."""
    return [place for _, place in in_the_air(event, share, calm)]


def in_the_air(event: Event, share: float, calm: bool = False) -> list[tuple[str, tuple[float, float]]]:
    """The cards that are in the air then: whether a face or a back is seen, and their middles."""
    app, table = laid()
    table.clips.calm = calm
    ui = Ui(app.cache, table.t, app.window.size, app.scale(), 1.0)
    for clip in table.clips.of(event, table.view, table.picture.anchors, {}):
        clip.draw(ui, share)
    table.clips.calm = False
    found = []
    for what, x, y, width, height, _ in ui.strokes:
        sort, key = book().label(what)
        if sort == "made" and key[0] in ("card", "back"):
            found.append((key[0], (x + width / 2, y + height / 2)))
    return found


FLIGHTS: dict[str, tuple[Event, str, str]] = {
    "I draw": (Drawn(0, 1, ONE[LINK]), "deck:0", "hand"),
    "another draws": (Drawn(2, 1, -1), "deck:0", "seat:2"),
    "I craft": (Crafted(0, ONE[LINK], SHOVEL, 1), "pile:7", "hand"),
    "another buys": (Bought(3, SHOVEL, 1, 8), "pile:7", "seat:3"),
    "I steal": (Stolen(0, SPOON, 1), "pile:5", "hand"),
    "another gains": (Gained(1, KNIFE, 1), "pile:4", "seat:1"),
    "another discards": (Discarded(2, ONE[LINK]), "seat:2", "discard:0"),
    "I sell": (Sold(0, ONE[LINK], 1), "hand", "discard:0"),
    "I take from another": (Taken(0, 2, LINK), "seat:2", "hand"),
    "another takes from me": (Taken(2, 0, LINK), "hand", "seat:2"),
    "one takes from another": (Taken(3, 1, -1), "seat:1", "seat:3"),
    "one is given by another": (Given(1, 3, SPOON), "seat:3", "seat:1"),
    "another arms": (Armed(1, KNIFE, 1), "seat:1", "centre"),
    "I pick up": (Regained(0, ONE[KNIFE]), "centre", "hand"),
    "another joins": (Joined(2, 9, 0, 0), "gang:2", "seat:2"),
}


def near(one: tuple[float, float], other: tuple[float, float]) -> bool:
    """A pile's spot is a little taller than its cards: its label hangs below."""
    return abs(one[0] - other[0]) <= 2 and abs(one[1] - other[1]) <= 10


@pytest.mark.parametrize("name", FLIGHTS)
def test_a_card_flies_from_where_it_was_to_where_it_goes(name: str) -> None:
    event, start, end = FLIGHTS[name]
    (first,), (last,) = cards_at(event, 0.0), cards_at(event, 1.0)
    assert near(first, anchor(start)), f"{first} is not {start} at {anchor(start)}"
    assert near(last, anchor(end)), f"{last} is not {end} at {anchor(end)}"


@pytest.mark.parametrize("name", FLIGHTS)
def test_a_card_that_nobody_here_may_know_shows_its_back(name: str) -> None:
    seen = {sort for sort, _ in in_the_air(FLIGHTS[name][0], 0.5)}
    assert seen == {"back" if name in ("another draws", "one takes from another") else "card"}


@pytest.mark.parametrize("name", FLIGHTS)
def test_with_reduced_motion_a_card_is_where_it_goes_from_the_start(name: str) -> None:
    event, _, end = FLIGHTS[name]
    for share in (0.0, 0.5, 1.0):
        for place in cards_at(event, share, calm=True):
            assert near(place, anchor(end))


def test_a_card_that_is_spent_leaves_one_hand() -> None:
    clips = Animations(laid()[1].faces, [])
    clips.held, clips.hands = (2, 2, 2), (2 * ONE[LINK], 2 * ONE[LINK], -1)
    clips.spend(1, LINK)
    clips.spend(2, LINK)
    assert (clips.held, clips.hands) == ((2, 1, 1), (2 * ONE[LINK], ONE[LINK], -1))


@pytest.mark.parametrize("event", [Swapped(1, 3), Exchanged(1, 3, 0, 0, 0, 0)])
def test_what_is_swapped_passes_each_other(event: Event) -> None:
    first, last = cards_at(event, 0.0), cards_at(event, 1.0)
    assert near(first[0], anchor("seat:1")) and near(last[0], anchor("seat:3"))
    assert near(first[1], anchor("seat:3")) and near(last[1], anchor("seat:1"))


def test_the_start_deals_to_every_seat_in_turn() -> None:
    _, table = laid()
    event = Started(0, 4)
    each = table.view.pack.numbers.starting_hand
    last = cards_at(event, 1.0)
    assert len(last) == 4 * each
    for number, place in enumerate(last):
        seat = number % 4
        assert near(place, anchor("hand" if seat == table.looker else f"seat:{seat}"))


def test_cards_of_one_event_set_out_one_after_another() -> None:
    _, table = laid()
    clips = table.clips.of(Drawn(0, 3, 3 * ONE[LINK]), table.view, table.picture.anchors, {})
    assert [round(clip.seconds, 2) for clip in clips] == [0.55, 0.64, 0.73]


def test_a_shuffle_goes_from_the_discards_to_the_deck() -> None:
    event = Shuffled(4, 0)
    assert all(near(place, anchor("discard:0")) for place in cards_at(event, 0.0))
    assert all(near(place, anchor("deck:0")) for place in cards_at(event, 1.0))
    assert len(cards_at(event, 1.0)) == 4


def test_a_prisoner_walks_from_place_to_place_and_is_not_drawn_twice() -> None:
    app, table = sit(session_at(dict(MIDGAME, rolls=[6])), book().open(open_app(moves=True)), is_paused=True)
    before = table.picture.anchors["standee:0"]
    table.act(next(option for option in table.view.options if isinstance(option, CautiousMove) and option.place == 4))
    app.frame([], 0.0)
    assert "standee:0" in table.motion.hidden
    after = table.picture.anchors["standee:0"]
    place = next(spot.box for spot in app.ui.spots if spot.id == "place:4")
    assert after != before
    assert place[0] <= after[0] <= place[0] + place[2] and place[1] <= after[1] <= place[1] + place[3]
    for _ in range(int(3 / PACE)):
        app.frame([], PACE)
    assert table.motion.hidden == set()
