"""Who loses alone has an ending of their own, with the reason; then the winner escapes."""

import pytest

from blackgate.kit.ui import Ui
from blackgate.model.events import CombatWon, Event, Rioted, Taken
from blackgate.scenes.end.capture import LENGTH, Capture, LossReason, is_alone_and_lost, reason_of
from blackgate.scenes.end.end import End
from lab.gallery.situations import SITUATIONS

from .window import open_app

FIGHT, THEFT, RIOT = CombatWon(1, 0), Taken(1, 0, 3), Rioted(1)


@pytest.mark.parametrize(("events", "reason"), [
    ([], LossReason("end-why-short", 4)), ([FIGHT], LossReason("end-why-short", 4)),
    ([FIGHT, FIGHT, THEFT], LossReason("end-why-fights", 2)), ([THEFT, THEFT, RIOT], LossReason("end-why-thefts", 2)),
    ([RIOT, RIOT, FIGHT], LossReason("end-why-riots", 2)),
    ([CombatWon(0, 1)] * 3 + [Taken(0, 1, 3)] * 3 + [Rioted(0)] * 3, LossReason("end-why-short", 4)),
])
def test_the_reason_is_what_was_done_most_often_to_one(events: list[Event], reason: LossReason) -> None:
    assert reason_of(events, 0, 4) == reason


def test_it_is_for_one_person_who_lost() -> None:
    assert is_alone_and_lost([2], [0]) == 2
    assert is_alone_and_lost([0], [0]) == is_alone_and_lost([0, 1], [2]) == is_alone_and_lost([], [2]) == -1


@pytest.mark.parametrize("is_skipped", [False, True])
def test_the_winners_escape_follows(is_skipped: bool) -> None:
    app = open_app()
    app.settings.instant = False
    SITUATIONS["finale"](app)
    assert isinstance(app.top, End)
    end = End(app, app.top.session)
    app.push(end)
    assert end.is_moving and end.capture is not None and end.capture.is_running
    app.frame([], 0.0)
    if is_skipped:
        end.skip()
    else:
        for _ in range(round(LENGTH / 0.1) + 2):
            app.frame([], 0.1)
    assert end.capture is None and end.is_finale


def test_whoever_wants_no_motion_sees_the_end_at_once() -> None:
    app = open_app()
    SITUATIONS["finale"](app)
    assert isinstance(app.top, End)
    app.settings.instant = True
    end = End(app, app.top.session)
    app.push(end)
    assert end.capture is None and not end.is_moving


@pytest.mark.parametrize("is_still", [False, True])
def test_with_less_motion_it_is_a_still_picture(is_still: bool) -> None:
    app = open_app()
    app.settings.instant = False
    app.settings.reduced_motion = is_still
    SITUATIONS["finale"](app)
    assert isinstance(app.top, End)
    end = End(app, app.top.session)
    app.push(end)
    frames = set()
    for _ in range(8):
        app.frame([], 0.3)
        frames.add(app.window.surface.get_view("0").raw)
    assert end.capture is not None
    assert (len(frames) == 1) == is_still


def test_whoever_stays_inside_does_not_cheer(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    app = open_app()
    monkeypatch.setattr(Ui, "image", lambda ui, name, *rest: shown.append(name))
    Capture("networker", "Ada", LossReason("end-why-short", 4)).draw(app.new_ui())
    assert "caught/networker" in shown and not [name for name in shown if name.startswith(("standees/", "escapees/"))]
