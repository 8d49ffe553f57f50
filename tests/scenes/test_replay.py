"""The replay scene: any moment of a game as it was seen then, open or through one's eyes, and playing on from there."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pygame
import pytest

from blackgate.app import App
from blackgate.keep.games import Games
from blackgate.keep.saves import load_replay, save_replay
from blackgate.model.events import Event
from blackgate.model.notation import Json
from blackgate.model.view import View
from blackgate.play.session import BadPlan, Replay, Session
from blackgate.scenes.book.rules import Rules
from blackgate.scenes.menus.players import TakeOver
from blackgate.scenes.table.replay_screen import ReplayScene
from blackgate.scenes.table.table import Table
from lab.gallery.games import of_bots

from .test_play import CLOSING, started
from .walking import key, press, spot
from .window import open_app, plan, show


def played(actions: int = 60, seed: int = 9, *, team: bool = False, michel: str | None = None) -> tuple[
    Session, list[list[View]],
]:
    """A game of bots, with what every seat saw after every action."""
    session = Session(plan(4, 0, seed, team=team, michel=michel, bots="easy"))
    seen = [[session.sight(seat) for seat in range(4)]]
    while session.acted < actions and session.over is None:
        session.poll()
        seen.append([session.sight(seat) for seat in range(4)])
    return session, seen


def open_replay(session: Session, *, instant: bool = True) -> tuple[App, ReplayScene]:
    app = open_app()
    app.settings.instant = instant
    app.games = Games(kept=True)
    return app, show(app, ReplayScene(app, Replay(session.record, session.plan, session.pack)))


@pytest.mark.parametrize(("team", "michel"), [(False, None), (True, None), (False, "michelle")])
def test_every_moment_is_seen_as_each_seat_saw_it(team: bool, michel: str | None) -> None:
    session, seen = played(team=team, michel=michel)
    app, scene = open_replay(session)
    random = Random(1)
    for _ in range(40):
        at, seat = random.randrange(len(seen)), random.randrange(4)
        scene.go(at)
        scene.look_as(seat)
        app.frame([], 0.016)
        assert scene.view == seen[at][seat]
        assert scene.replay.at == at


def test_pulling_the_line_with_the_mouse_goes_there() -> None:
    session, _ = played()
    app, scene = open_replay(session)
    line = spot(app, "replay:line")
    u, (x, y, width, height) = app.ui.u, line.box
    for share in (0.5, 0.25, 1.0):
        pos = round((x + (width - 2) * share + 1) * u), round((y + height / 2) * u)
        app.frame([
            pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)),
            pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1),
            pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1),
        ], 0.016)
        assert abs(scene.replay.at - share * len(scene.replay)) <= 1


def test_the_arrow_keys_on_the_line_step_and_home_and_end_go_to_the_ends() -> None:
    session, _ = played()
    app, scene = open_replay(session)
    scene.focus = "replay:line"
    for press_key, at in ((pygame.K_RIGHT, 1), (pygame.K_RIGHT, 2), (pygame.K_LEFT, 1), (pygame.K_END, 60),
                          (pygame.K_RIGHT, 60), (pygame.K_HOME, 0), (pygame.K_LEFT, 0)):
        key(app, press_key)
        assert scene.replay.at == at


def test_the_buttons_step_by_action_and_by_turn() -> None:
    session, _ = played()
    app, scene = open_replay(session)
    for name, expected in (
        ("replay:step", 1), ("replay:step", 2), ("replay:step-back", 1), ("replay:turn", scene.turns[1][0]),
        ("replay:turn", scene.turns[2][0]), ("replay:turn-back", scene.turns[1][0]),
    ):
        press(app, name)
        assert scene.replay.at == expected, name
    turns = [scene.replay.turn]
    for _ in range(3):
        press(app, "replay:turn")
        turns.append(scene.replay.turn)
    assert turns == [scene.turns[number][1] for number in range(1, 5)]


def test_it_plays_by_itself_at_four_speeds_and_stops_at_the_end() -> None:
    session, _ = played(30)
    app, scene = open_replay(session)
    needed: list[int] = []
    for speed in (1, 2, 4, 8):
        assert scene.speed == speed
        scene.go(0)
        press(app, "replay:play")
        assert scene.is_playing
        frames = 0
        while scene.is_playing:
            app.frame([], 0.05)
            frames += 1
            assert frames < 2000
        assert scene.replay.at == 30
        needed.append(frames)
        press(app, "replay:speed")
    assert needed == sorted(needed, reverse=True) and needed[0] > 5 * needed[3]
    assert scene.speed == 1


def test_pausing_stops_and_playing_at_the_end_begins_anew() -> None:
    session, _ = played(20)
    app, scene = open_replay(session)
    press(app, "replay:play")
    for _ in range(40):
        app.frame([], 0.1)
    press(app, "replay:play")
    at = scene.replay.at
    assert 0 < at < 20 and not scene.is_playing
    for _ in range(40):
        app.frame([], 0.1)
    assert scene.replay.at == at
    scene.go(20)
    press(app, "replay:play")
    assert scene.is_playing and scene.replay.at < 20


def test_with_motion_on_steps_are_seen_on_their_way_and_any_key_ends_it() -> None:
    session, _ = played(40)
    app, scene = open_replay(session, instant=False)
    moved = 0
    for _ in range(40):
        press(app, "replay:step")
        moved += scene.motion.is_busy
        key(app, pygame.K_F12)
        assert not scene.motion.is_busy
    assert moved > 20


def test_the_log_is_that_of_the_looker_at_that_moment() -> None:
    session, _ = played()
    app, scene = open_replay(session)
    for at, seat in ((60, 0), (30, 0), (30, 2), (0, 2), (45, 3)):
        scene.go(at)
        scene.look_as(seat)
        app.frame([], 0.016)
        words = [scene.teller.event(event, None) for event in scene.replay.events_for(seat)]
        assert [line.words for line in scene.log.lines] == [line for line in words if line]


def test_through_ones_eyes_no_other_hand_is_seen_and_open_all_are() -> None:
    session, _ = played()
    app, scene = open_replay(session)
    scene.go(40)
    scene.look_as(1)
    assert [hand < 0 for hand in scene.view.hands] == [True, False, True, True]
    closed = pygame.image.tobytes(app.window.surface, "RGB")
    press(app, "replay:open")
    assert all(hand >= 0 for hand in scene.view.hands) and scene.view.seat == 1
    assert pygame.image.tobytes(app.window.surface, "RGB") != closed
    press(app, "replay:open")
    assert [hand < 0 for hand in scene.view.hands] == [True, False, True, True]


def test_pressing_a_player_looks_through_their_eyes() -> None:
    session, _ = played()
    app, scene = open_replay(session)
    press(app, "seat:2")
    assert scene.looker == 2
    press(app, "replay:eyes")
    assert scene.looker == 3


def test_taking_over_goes_on_from_that_moment_with_the_seats_chosen() -> None:
    session, _ = played()
    app, scene = open_replay(session)
    scene.go(33)
    scene.look_as(2)
    press(app, "replay:take-over")
    over = app.top
    assert isinstance(over, TakeOver)
    assert over.players == ["easy", "easy", "human", "easy"]
    press(app, "over:0")
    assert over.players[0] == "medium"
    press(app, "over:yes")
    assert isinstance(app.top, Table)
    again = app.top.session
    assert again.record["actions"][:33] == session.record["actions"][:33] and again.humans == (2,)
    assert [seat.player.partition(":")[0] for seat in again.seats] == ["medium", "easy", "human", "easy"]
    for _ in range(400):
        if again.asked == 2 or again.over:
            break
        app.frame([], 0.3)
    assert again.asked == 2 or again.over
    assert len(scene.replay) == 60


def test_whoever_takes_over_sees_what_the_seat_saw_then() -> None:
    session, seen = played()
    app, scene = open_replay(session)
    scene.go(33)
    again = app.games.taken_over(scene.replay, [replace(seat, player="human") for seat in session.seats])
    assert [again.sight(seat) for seat in range(4)] == seen[33]
    with pytest.raises(BadPlan):
        app.games.taken_over(scene.replay, session.seats[:3])


def test_where_the_game_is_over_nobody_can_take_over() -> None:
    session, _ = played(100_000)
    app, scene = open_replay(session)
    scene.go(len(scene.replay))
    assert not spot(app, "replay:take-over").enabled
    press(app, "replay:take-over")
    assert app.top is scene and app.toast == app.text("replay-take-over-ended")


def test_f1_opens_the_rules_over_it() -> None:
    session, _ = played(10)
    app, _ = open_replay(session)
    key(app, pygame.K_F1)
    assert isinstance(app.top, Rules)


def test_who_sat_down_later_is_named_from_then_on() -> None:
    session = Session(plan(3, 1, 4))
    session.act(session.sight(0).options[0])
    session.hand_to_bot(0, "easy")
    while session.acted < 12:
        session.poll()
    session.take_back(1, "Zoe")
    while session.asked != 1:
        session.poll()
    path = save_replay(session)
    app = open_app()
    scene = ReplayScene(app, load_replay(path))
    app.push(scene)
    assert scene.teller.names[1] == "Seat 1"
    scene.go(len(scene.replay))
    assert scene.teller.names[1] == "Zoe"


def test_the_line_knows_whose_turn_is_where() -> None:
    session, _ = played()
    _, scene = open_replay(session)
    assert scene.turns
    for at, owner in scene.turns:
        scene.go(at)
        assert scene.replay.turn == owner


@pytest.mark.parametrize(("record", "names"), [
    (played(10)[0].record, ["Seat 0", "Seat 1", "Seat 2", "Seat 3"]),
    (of_bots(plan(4, 0, 9), "easy"), ["Goran", "Aldo", "Noor", "Silas"]),
], ids=["who it names", "the inmates"])
def test_a_record_without_a_table_is_shown_with_names_all_the_same(
    record: Json, names: list[str], tmp_path: Path,
) -> None:
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record))
    app = open_app()
    scene = show(app, ReplayScene(app, load_replay(path)))
    assert scene.replay.names == names


def test_the_command_shows_it_in_the_window_and_leaves_no_process(home: Path) -> None:
    path = save_replay(played(10)[0])
    script = home / "closing.py"
    script.write_text(CLOSING)
    done = started(home, "replay", str(path), code=[str(script)], SDL_VIDEODRIVER="dummy")
    assert (done.returncode, done.stdout) == (0, ""), done.stderr


def test_the_command_says_in_one_line_what_cannot_be_shown(home: Path) -> None:
    (home / "broken.json").write_text("{}")
    for name in ("broken.json", "none.json"):
        done = started(home, "replay", str(home / name), LANG="en_US.UTF-8", LANGUAGE="", LC_ALL="")
        assert done.returncode == 2 and len(done.stderr.splitlines()) == 1


def test_the_log_is_made_where_it_is_read_and_is_the_same_from_both_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("blackgate.scenes.table.replay_table.EVENTS", 80)
    session, _ = played(200)
    _, scene = open_replay(session)
    told = []
    tell = scene.line_for

    def hear(event: Event, again: bool = False) -> str:
        told.append(event)
        return tell(event, again)

    monkeypatch.setattr(scene, "line_for", hear)
    scene.go(len(scene.replay))
    assert len(told) <= 80 < scene.replay.happened
    for at in (100, 150, 30):
        scene.go(at)
        _, straight = open_replay(session)
        straight.go(at)
        assert scene.log.lines == straight.log.lines and scene.log.lines
