"""The setup screen while phones are let in: a code that one reads from afar, and the seats as they fill."""


import pygame
import pytest

from blackgate.kit import look
from blackgate.kit.layout import Region
from blackgate.scenes.menus.setup import Setup
from blackgate.scenes.screens import OpenPhones
from blackgate.words.text import languages
from lab.gallery.positions import MIDGAME, session_at
from tests.scenes.walking import ids, press, reached_by_tab
from tests.scenes.window import open_app

from .one_thread import OpenRoom, Room


@pytest.fixture
def room(open_room: OpenRoom) -> Room:
    room = open_room(size=(1280, 720))
    room.app.build()
    return room


def words(room: Room) -> list[str]:
    room.app.build()
    return [written.words for written in room.app.ui.written]


def redrawn(room: Room) -> list[str]:
    """What the window shows by itself, without being told to draw anew."""
    room.frame()
    return [written.words for written in room.app.ui.written]


def height_of(room: Room, word: str) -> int:
    """The height of the letters in pixels, measured on the picture."""
    app = room.app
    app.stale = True
    room.frame()
    box = Region(*next(written.box for written in app.ui.written if written.words == word))
    picture = app.window.surface
    rows = [
        y for y in range(round(box.y), round(box.bottom))
        if any(picture.get_at((x, y))[:3] == look.LAMP[:3] for x in range(round(box.x), round(box.right)))
    ]
    return rows[-1] - rows[0] + 1


def test_the_letters_of_the_code_are_at_least_forty_pixels_high(room: Room) -> None:
    code = room.phones.code
    assert height_of(room, code[:4]) >= 40
    assert height_of(room, code[4:]) >= 40


def test_the_code_to_scan_stands_beside_the_seats(room: Room) -> None:
    room.app.build()
    squares = [stroke for stroke in room.app.ui.strokes
               if isinstance(stroke[0], pygame.Surface) and stroke[3] == stroke[4] >= 200
               and stroke[0].get_at((0, 0))[:3] == look.BONE[:3]]
    assert len(squares) == 1
    seats = [spot for spot in room.app.ui.spots if spot.id.endswith(":portrait")]
    assert seats and all(squares[0][1] + squares[0][3] < spot.box[0] for spot in seats)


def test_without_phones_no_code_is_shown_and_all_six_seats_are() -> None:
    app = open_app()
    app.push(setup := Setup(app))
    app.build()
    assert "setup:add" in ids(app) and setup._shown_seats == 6
    assert not any("http" in written.words for written in app.ui.written)
    app.quit()


def test_who_sits_down_with_a_phone_is_seen_at_once_by_name(room: Room) -> None:
    assert "Ewa" not in words(room)
    room.sit(1, name="Ewa")
    assert "Ewa" in redrawn(room) and room.app.text("phones-who-phone") in redrawn(room)


def test_who_takes_a_seat_of_a_person_without_giving_a_name_is_seen_at_once_too(room: Room) -> None:
    on_a_phone = room.app.text("phones-who-phone")
    assert on_a_phone not in redrawn(room)
    room.sit(0)
    assert on_a_phone in redrawn(room)


def test_a_phone_that_falls_silent_is_seen_at_once(room: Room) -> None:
    phone = room.sit(0)
    room.hang_up(phone)
    assert room.app.text("phones-who-away") in redrawn(room)


def test_a_colour_and_a_side_that_are_changed_from_the_phone_are_seen_at_once(room: Room) -> None:
    setup = room.setup
    setup.seating.wants_team = True
    phone = room.sit(0, name="Ewa")
    room.frame()
    before = list(room.app.ui.strokes)
    room.say(phone, do="paint", colour=5)
    painted = list(room.app.ui.strokes)
    assert painted != before and setup.seating.colours()[0] == 5
    room.say(phone, do="sit", seat=1)
    assert list(room.app.ui.strokes) != painted and setup.seating.names()[1] == "Ewa"


def test_after_phones_are_let_in_at_setup_one_is_back_at_the_seats() -> None:
    app = open_app()
    app.push(setup := Setup(app))
    app.open(OpenPhones())
    app.build()
    app.top.address = "127.0.0.1"                           # type: ignore[attr-defined]
    press(app, "phones:on")
    assert app.phones is not None and app.top is setup
    app.shut_phones_out()
    app.quit()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1024, 600), 100), ((1280, 720), 150)])
@pytest.mark.parametrize("seats", [4, 6])
def test_every_word_fits_beside_the_code(
    open_room: OpenRoom, size: tuple[int, int], scale: int, seats: int, language: str,
) -> None:
    room = open_room(size=size, lang=language)
    app, setup = room.app, room.setup
    app.settings.ui_scale = scale
    while len(setup.seating.chairs) < seats:
        setup.seating.add()
    room.sit(0, name="Großmutter Zofia")
    app.stale = True
    app.build()
    assert reached_by_tab(app) == set(ids(app))
    assert not app.ui.overflows


# --- The panel ----------------------------------------------------------------------------------------------


def panel_of(room: Room) -> None:
    room.app.open(OpenPhones())
    room.app.build()


def test_a_phone_is_shut_out_only_after_a_second_question(room: Room) -> None:
    phone = room.sit(0, name="Ewa")
    panel_of(room)
    press(room.app, "phones:0:ban")
    assert phone.goodbye is None and room.phones.is_held(0)
    press(room.app, "answer:stay")
    assert phone.goodbye is None and room.phones.is_held(0)
    press(room.app, "phones:0:ban", "answer:ban")
    room.frame(times=2)
    assert phone.goodbye == "banned" and not room.phones.is_held(0)


def test_the_phone_that_took_the_seat_while_the_question_was_open_is_not_shut_out(room: Room) -> None:
    phone = room.sit(0, name="Ewa")
    panel_of(room)
    press(room.app, "phones:0:ban")
    room.say(phone, do="leave")
    other = room.sit(0, name="Jo")
    press(room.app, "answer:ban")
    room.frame(times=2)
    assert other.goodbye is None and room.phones.is_held(0)


@pytest.fixture
def playing(open_room: OpenRoom) -> Room:
    return open_room(session_at(MIDGAME, humans=4), size=(1280, 720))


def test_who_watches_is_listed_and_goes_from_the_list(playing: Room) -> None:
    room = playing
    panel_of(room)
    watches = room.app.text("phones-who-watches")
    assert watches not in redrawn(room)
    guest = room.guest()
    room.say(guest, do="watch")
    assert watches in redrawn(room)
    room.say(guest, do="leave")
    assert watches not in redrawn(room)
