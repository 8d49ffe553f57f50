"""An evening with friends: the score of all its games, and everybody's cards at the end."""

from blackgate.keep.evening_file import load_evening_score
from blackgate.play.session import Session
from blackgate.scenes.end.end import End

from .sketch import Sketchbook
from .walking import ids, press
from .window import open_app, plan


def played(seed: int, humans: int = 3) -> Session:
    """A game that ended because somebody gave up."""
    session = Session(plan(2, min(humans, 2), seed))
    session.concede(seed % 2)
    return session


def shown(session: Session) -> tuple[list[str], list[str]]:
    """The lines and the spots of the end screen."""
    drawing = Sketchbook()
    app = drawing.open(open_app())
    app.push(End(app, session))
    found = ids(app)
    return list(drawing.lines(app)), found


def test_the_second_game_of_an_evening_shows_the_score_of_both() -> None:
    assert "end:evening" not in shown(played(0))[1]
    lines, spots = shown(played(1))
    assert "end:evening" in spots
    assert any("“Tonight, 2 games”" in line for line in lines)
    assert load_evening_score().games == 2


def test_all_of_it_is_read_in_words() -> None:
    shown(played(0))
    drawing = Sketchbook()
    app = drawing.open(open_app())
    app.push(End(app, played(1)))
    press(app, "end:evening")
    assert app.top.name == "dialog"
    assert any("Seat 0: 1 win, 0 Tunnel points, 0 stolen Tools" in line for line in drawing.lines(app))


def test_a_game_that_is_looked_at_again_counts_once() -> None:
    session = played(0)
    shown(session)
    shown(session)
    assert load_evening_score().games == 1


def test_phones_find_the_score_at_the_session() -> None:
    session = played(0)
    assert session.evening_score is None
    shown(session)
    assert session.evening_score is not None and session.evening_score.games == 1


def test_who_plays_alone_is_shown_no_evening() -> None:
    shown(played(0, humans=1))
    assert "end:evening" not in shown(played(1, humans=1))[1]


def test_everybodys_hand_and_background_are_shown_at_the_end() -> None:
    session = Session(plan(4, 0, 7))
    while session.over is None:
        session.poll()
    app = open_app()
    app.push(End(app, session))
    press(app, "end:cards")
    assert app.top.name == "all_cards"
    found = ids(app)
    for seat in range(4):
        assert f"cards:{seat}:past" in found
        kinds = [kind for kind in range(64) if session.sight(seat).hands[seat] >> 8 * kind & 255]
        assert [id for id in found if id.startswith(f"cards:{seat}:")] == [
            f"cards:{seat}:past", *(f"cards:{seat}:{kind}" for kind in kinds)]
    press(app, "cards:0:past")
    assert app.top.name == "closer"
