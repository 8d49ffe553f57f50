"""People are called by their names: asked for once, never a pronoun, and "you" only for whoever reads it."""

import re

import pygame
import pytest

from blackgate.app import App
from blackgate.disk.folders import shipped
from blackgate.keep.settings import load_settings
from blackgate.play.session import Session
from blackgate.scenes.menus.setup import Setup
from blackgate.scenes.screens import OpenSetup, OpenTitle
from blackgate.scenes.table.replay_screen import ReplayScene
from blackgate.scenes.table.table import Table
from blackgate.words.teller import Teller
from blackgate.words.text import Text, entries, languages
from lab.gallery.games import a_plan, a_replay

from .walking import press, spot, write
from .window import Player, open_app, show_screen


@pytest.fixture(autouse=True)
def _no_user(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("blackgate.keep.people.first_name", lambda: "")


def open_setup(lang: str = "en") -> tuple[App, Setup]:
    app = open_app(lang=lang)
    app.settings.plan = load_settings().plan
    app.settings.people = load_settings().people
    app.open(OpenTitle())
    show_screen(app, OpenSetup())
    assert isinstance(app.top, Setup)
    return app, app.top


def test_two_clicks_or_two_keys_lead_from_a_fresh_start_to_the_first_decision() -> None:
    for by_key in (False, True):
        app = open_app()
        app.settings.reduced_motion = True
        show_screen(app, OpenTitle())
        player = Player(app)
        for id in ("title:play", "setup:play"):
            if by_key:
                player.key(pygame.K_RETURN)
            else:
                player.click(spot(app, id))
        for _ in range(400):
            player.wait()
            if isinstance(app.top, Table) and app.top.is_mine:
                break
        assert isinstance(app.top, Table) and app.top.is_mine, f"by_key={by_key}: no decision after two presses"
        assert app.top.session.acted == 0 or app.top.session.asked == 0
        app.quit()


@pytest.mark.parametrize("language", languages())
def test_who_gives_no_name_is_called_like_the_inmate_and_never_a_pronoun(language: str) -> None:
    app, setup = open_setup(language)
    press(app, "seat:1:kind")
    titles = [setup.seating.inmate(chair.inmate).title for chair in setup.seating.chairs]
    assert setup.seating.names() == titles
    setup.seating.chairs[0].name = app.text("setup-you").upper()
    assert setup.seating.names() == titles, "a pronoun was taken as a name"
    setup.seating.choose(0, setup.seating.chairs[1].inmate)
    assert setup.seating.names()[0] == setup.seating.inmate(setup.seating.chairs[0].inmate).title


def test_the_systems_user_is_offered_as_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("blackgate.keep.people.first_name", lambda: "Zofia")
    _, setup = open_setup()
    assert setup.seating.names()[0] == "Zofia"


def test_a_name_is_asked_for_once_and_then_known() -> None:
    app, setup = open_setup()
    assert setup.asks
    press(app, "seat:0:name")
    write(app, "Zofia")
    press(app, "setup:play")
    assert load_settings().people == ["Zofia"]
    app, setup = open_setup()
    assert not setup.asks and setup.seating.names()[0] == "Zofia"


def test_who_has_written_a_name_is_not_asked_for_it_any_more() -> None:
    app, setup = open_setup()

    def is_asked() -> bool:
        app.stale = True
        app.frame([], 0.0)
        return app.text("setup-ask-name") in [written.words for written in app.ui.written]

    assert is_asked()
    press(app, "seat:0:name")
    write(app, "Ada")
    assert setup.seating.chairs[0].name == "Ada" and not is_asked()


def test_people_who_sat_here_are_offered_the_last_group_first() -> None:
    app, setup = open_setup()
    for seat, name in enumerate(("Zofia", "Tomek")):
        if seat:
            press(app, f"seat:{seat}:kind")
        setup.seating.chairs[seat].name = name
    press(app, "setup:play")
    app, setup = open_setup()
    for chair in setup.seating.chairs:
        chair.is_human, chair.name = True, ""
    inmates = [setup.seating.inmate(chair.inmate).title for chair in setup.seating.chairs]
    assert setup.seating.names() == ["Zofia", "Tomek", *inmates[2:]]


class Listening(Text):
    """Remembers which messages were said."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang)
        self.said: set[str] = set()

    def maybe(self, key: str, **values: object) -> str | None:
        self.said.add(key)
        return super().maybe(key, **values)     # type: ignore[arg-type]


def spoken_to(keys: set[str]) -> list[str]:
    return sorted(key for key in keys if key.startswith("prompt-") or re.match(r"(log|waiting)-.*-you$", key))


def test_a_replay_and_a_table_of_bots_say_you_to_nobody() -> None:
    app = open_app()
    app.text = text = Listening("en")
    replay = a_replay()
    scene = ReplayScene(app, replay)
    app.push(scene)
    for seat in range(replay.players):
        scene.look_as(seat)
        for at in range(0, len(replay), 7):
            scene.go(at)
            assert scene.sentence
    assert spoken_to(text.said) == []
    text.said.clear()
    session = Session(a_plan(4, humans=0))
    table = Table(app, session)
    app.push(table)
    for _ in range(120):
        app.frame([], 0.3)
    assert any(key.startswith("log-") for key in text.said)
    assert spoken_to(text.said) == []


def test_the_one_human_is_spoken_to() -> None:
    session = Session(a_plan(2, humans=1))
    view = session.sight(0)
    teller = Teller(Text("en"), session.pack, session.names, None)
    assert teller.prompt(view).startswith("Your turn")
    assert teller.prompt(view, is_spoken_to=False).startswith("Ada’s turn")


def test_no_sentence_says_you_and_the_readers_name() -> None:
    wrong = []
    for language in languages():
        for path in sorted((shipped("locale") / language).glob("*.ftl")):
            for key, source in entries(path.read_text(encoding="utf-8")).items():
                reader = "other" if re.match(r"(log-.*-at-you|waiting-.*-you)$", key) else "name"
                is_to_reader = re.match(r"log-.*-you$|waiting-.*-you$|prompt-", key)
                if is_to_reader and re.search(rf"\${reader}\b", source) and not key.startswith("log-forfeit"):
                    wrong.append(f"{language}: {key}")
    assert not wrong
