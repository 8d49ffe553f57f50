"""The music goes with the game, and tells nobody what they may not know."""

import pytest

from blackgate.app import App
from blackgate.offers.outlook import alarmed
from blackgate.play.session import Replay, Session
from blackgate.scenes.table.what_is_heard import mood_of
from blackgate.scenes.table.replay_screen import ReplayScene
from blackgate.scenes.table.table import Table
from lab.gallery.positions import DEMAND, MIDGAME, SEATS_4, THEIR_TURN, changed, session_at

from .test_table_play import act, seated
from .window import arrange, lay, open_app, plan


@pytest.fixture
def music(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the music was asked for, without what it was already."""
    asked: list[str] = []

    def ask(_: object, name: str, once: bool = False) -> None:
        if [name] != asked[-1:]:
            asked.append(name)

    monkeypatch.setattr("blackgate.kit.sounds.Sounds.music", ask)
    return asked


def near_the_end(points: int) -> Session:
    """Nine points win here."""
    seats = [*SEATS_4[:2], dict(SEATS_4[2], tunnel={"shovel": 2, "spoon": points - 6}), SEATS_4[3]]
    return session_at(changed(MIDGAME, seats=seats))


@pytest.mark.parametrize(("points", "mood"), [(6, "calm"), (7, "tension")])
def test_it_is_tense_when_somebody_is_one_dig_from_the_wall(points: int, mood: str, music: list[str]) -> None:
    _, table = seated(near_the_end(points))
    act(table, {"do": "steal_spoon"})
    assert music == [mood]


def test_an_extortion_and_the_fight_after_it_are_heard_until_they_are_over(music: list[str]) -> None:
    _, table = seated(session_at(THEIR_TURN, {"do": "steal_spoon"}, DEMAND))
    assert music == ["fight"]
    act(table, {"do": "fight"})
    assert music == ["fight"]
    while table.session.prompt != "turn":
        act(table, {"do": "give_up"})
    assert music == ["fight", "calm"]


@pytest.mark.parametrize("name", ["table-extorted", "table-combat", "table-michel-meets"])
def test_every_fight_on_the_stage_is_heard(name: str) -> None:
    assert mood_of(arrange(name)[1].session.sight(None)) == "fight"


def test_what_is_taken_back_is_no_longer_heard(music: list[str]) -> None:
    session = session_at(changed(MIDGAME, turn={"seat": 0, "actions": 2}))
    _, table = seated(session)
    music.append("tension")
    act(table, {"do": "steal_spoon"})
    music.append("tension")
    table.undo()
    assert music[-1] == "calm"


def test_a_replay_has_the_moods_of_its_game_and_silence_after_it(music: list[str]) -> None:
    app = open_app()
    session = Session(plan(3, 0, seed=11, bots="easy"))
    while session.over is None:
        session.poll()
    scene = ReplayScene(app, Replay(session.record, session.plan, session.pack))
    app.push(scene)
    assert music == ["calm"]
    scene.go(len(scene.replay))
    assert music == ["calm", "tension"]
    app.pop()
    assert music[-1] == ""


def sounds_of_a_game(app: App, looker: int, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that is heard in a game of bots by a player who looks over this one's shoulder."""
    heard: list[str] = []
    monkeypatch.setattr(app.sounds, "play", lambda name, **how: heard.append(name))
    monkeypatch.setattr(app.sounds, "music", lambda name, once=False: heard.append(f"music {name}"))
    app.settings.instant = False
    table = Table(app, Session(plan(3, 0, seed=3, bots="easy", michel="michel")))
    app.push(table)
    while table.looker != looker:
        table.watch_next()
    for _ in range(2000):
        if table.session.over is not None:
            break
        table.skip()
        table.tick(0.0)
    return heard


def test_what_is_heard_does_not_depend_on_what_one_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    games = [sounds_of_a_game(open_app(), looker, monkeypatch) for looker in range(3)]
    assert {"music calm", "music fight", "drawn", "won"} <= set(games[0])
    assert games[0] == games[1] == games[2]


@pytest.mark.parametrize(("points", "cards", "is_alarmed"), [(7, 1, True), (6, 1, False), (7, 0, False)])
def test_the_alarm_is_about_who_may_be_out_with_the_next_dig(points: int, cards: int, is_alarmed: bool) -> None:
    """A goal of 10, a Shovel for 3 points at most, and somebody with empty hands has no Shovel."""
    first, second, *others = MIDGAME["seats"]
    hand = {"link": cards} if cards else {}
    seats = [first, {**second, "points": points, "hand": hand}, *others]
    app, table = lay(changed(MIDGAME, seats=seats))
    assert alarmed(table.session.sight(None)) == ([1] if is_alarmed else [])
    help = next(spot.words for spot in app.ui.spots if spot.id == "seat:1")
    assert (table.t("help-alarm") in help) == is_alarmed
