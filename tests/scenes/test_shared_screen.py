"""Whole games around one screen: whatever the hidden cards are, everybody sees and hears the same (docs/together.md).

Each question of a game is shown twice, as it is and with the hidden cards dealt anew: at rest to everybody, opened to
who is asked, closed again after something lay over the hand or a key was held, and on its way after what is done with
the hand face down. `BLACKGATE_PRIVACY=50000` compares so many, `BLACKGATE_PRIVACY_FROM=1000` those of other games.
"""

import os
from collections.abc import Iterator
from random import Random

import pygame
import pytest

from blackgate.ai.bot import Question
from blackgate.ai.levels import make_bot
from blackgate.app import App
from blackgate.model.actions import Action, Craft, Dig, Sell
from blackgate.model.rng import mixed
from blackgate.model.state import GameState
from blackgate.play.session import Session, ThinkAtOnce
from blackgate.scenes.table.shared_table import IDLE
from blackgate.scenes.table.table import Table
from tests.dealing import dealt_anew
from tests.play.sitting import brains
from tests.secrecy import reading
from tests.secrecy.games import follow, following
from tests.secrecy.oracle import allowed_table, allowed_view, differences
from tests.table import Table as Laid
from tests.table import table as lay_out

from .window import open_app, plan

FRAMES = int(os.environ.get("BLACKGATE_PRIVACY", "120"))
FIRST = int(os.environ.get("BLACKGATE_PRIVACY_FROM", "0"))
MODES = [
    (2, False, None), (3, False, "michel"), (4, False, None), (4, True, None), (5, False, "michelle"), (6, True, None),
]
STEPS = (0.0, 0.2, 0.2, 0.3, 0.4)       # of what is on its way, in seconds


class Screen:
    """One window; the game on it can be laid out with other hidden cards."""

    def __init__(
        self, monkeypatch: pytest.MonkeyPatch, players: int, team: bool, michel: str | None, seed: int,
    ) -> None:
        self.app: App = open_app((1024, 600))
        self.app.settings.instant = False
        self.heard: list[str] = []
        monkeypatch.setattr(self.app.sounds, "play", lambda name, **how: self.heard.append(name))
        monkeypatch.setattr(self.app.sounds, "music", lambda name, once=False: self.heard.append(f"music {name}"))
        made = plan(players, players, seed, team=team, michel=michel)
        self.session = Session(made, ThinkAtOnce(brains()))
        self.table = Table(self.app, self.session)
        self.table._is_dealt = True
        self.app.scenes.append(self.table)
        self.table.enter()

    def lay(self, game: GameState) -> None:
        """The same table, the hidden cards perhaps others."""
        self.session._truth = game
        self.session._forget_sights()
        self.table.screen.close()
        self.table.since.close()
        self.table.news._last = None        # what was done last at another table
        self.table._told = self.session.happened
        self.table.asking.forget()
        self.table._speak()
        self.table.follow_mood()            # as after an undo: which fight goes on
        self.app.stale = True
        self.heard.clear()

    def seen(self) -> tuple[object, ...]:
        """A frame: what is drawn, what moves, every help, the log, the title, what was heard."""
        app, table = self.app, self.table
        app.build()
        moving = app.new_ui()
        table.moving(moving)
        helps = tuple(f"{spot.id} {spot.enabled} {spot.words}" for spot in app.ui.spots)
        heard = tuple(self.heard)
        self.heard.clear()
        lines = tuple(line.words for line in table.log.lines)
        return tuple(app.ui.strokes), tuple(moving.strokes), helps, lines, table.sentence, heard


def frames(screen: Screen, random: Random) -> Iterator[tuple[str, tuple[object, ...], tuple[object, ...]]]:
    """The frames of a game, each beside the one with other hidden cards."""
    session, table = screen.session, screen.table
    players = session.players
    bots = [make_bot("medium", mixed(8, session.acted, seat), brains()) for seat in range(players)]
    while session.over is None:
        truth = session._truth
        asked = truth.decider
        screen.lay(truth)
        at_rest = screen.seen()
        screen.lay(dealt_anew(truth, random))
        yield "at rest", at_rest, screen.seen()
        screen.lay(truth)
        if table.screen.wanted is not None:
            table.open_hand()
            opened = screen.seen()
            screen.lay(dealt_anew(truth, random, keeps=[asked]))
            table.open_hand()
            yield "opened", opened, screen.seen()
            yield from _closed_again(screen, truth, random)
        action = bots[asked].choose(Question(truth))
        if action in session.public.options:
            yield from _on_its_way(screen, truth, action, random)
        screen.lay(truth)
        session.act(action)


def _orders(table: Table) -> None:
    table.open_orders()


def _rules(table: Table) -> None:
    table.open_rules()


def _seat(table: Table) -> None:
    table.look_at(("seat", table.looker or 0))


def _past(table: Table) -> None:
    table.look_at(("background", 0))


def _tray(table: Table) -> None:
    """The cards to choose from, where the question or a verb of the turn asks for some."""
    table.asking.take_up()
    table.asking.open_tray()
    if table.app.top is table and any(isinstance(option, Sell) for option in table.view.options):
        table.asking.press_verb(Sell)


def _nothing(table: Table) -> None:
    """The hand alone."""


def _key(app: App, type: int, key: int) -> None:
    app.frame([pygame.event.Event(type, key=key, mod=0, unicode="", scancode=0)], 0.016)


def _by_hand(screen: Screen) -> None:
    screen.table.close_hand()


def _by_key(screen: Screen) -> None:
    _key(screen.app, pygame.KEYDOWN, pygame.K_o)
    _key(screen.app, pygame.KEYUP, pygame.K_o)


def _by_waiting(screen: Screen) -> None:
    screen.table._idle = IDLE           # A minute has passed without input.
    screen.app.frame([], 0.016)


def _by_looking_away(screen: Screen) -> None:
    screen.app.frame([pygame.event.Event(pygame.WINDOWFOCUSLOST)], 0.016)


OVERLAYS = (_nothing, _orders, _rules, _seat, _past, _tray)
ENDINGS = (_by_hand, _by_key, _by_waiting, _by_looking_away)
HELD = (pygame.K_i, pygame.K_TAB, pygame.K_LEFT, pygame.K_F10, pygame.K_LSHIFT)


def _closed_again(
    screen: Screen, truth: GameState, random: Random,
) -> Iterator[tuple[str, tuple[object, ...], tuple[object, ...]]]:
    """Something lay over an open hand and the opening ended; then a key was held and let go."""
    app, table = screen.app, screen.table
    overlay, ending, held = random.choice(OVERLAYS), random.choice(ENDINGS), random.choice(HELD)
    shown: list[list[tuple[object, ...]]] = []
    for game in (truth, dealt_anew(truth, random)):
        screen.lay(game)
        table.open_hand()
        app.build()
        overlay(table)
        app.build()
        ending(screen)
        assert table.is_public and app.top is table, f"{overlay.__name__} stays, {ending.__name__}"
        shown.append([screen.seen()])
        for _ in range(3):
            _key(app, pygame.KEYDOWN, held)
        _key(app, pygame.KEYUP, held)
        shown[-1].append(screen.seen())
        table.focus = None
        app.input.by_key = False
    for one, other in zip(*shown, strict=True):
        yield "closed again", one, other


def _on_its_way(
    screen: Screen, truth: GameState, action: Action, random: Random,
) -> Iterator[tuple[str, tuple[object, ...], tuple[object, ...]]]:
    """What is done with the hand face down, on its way over the table, in the real game and in another."""
    session, table = screen.session, screen.table
    events, record = list(session._history.events), session._record
    face = table.face
    shown: list[list[tuple[object, ...]]] = []
    told: list[object] = []
    keeps = [truth.decider] if isinstance(action, (Craft, Dig)) else []     # Who digs from memory has the Tool.
    for game in (truth.clone(), dealt_anew(truth, random, keeps=keeps)):
        screen.lay(game)
        table.face = face
        screen.seen()
        table.act(action)
        shown.append([])
        for step in STEPS:
            table.motion.tick(step)
            shown[-1].append(screen.seen())
        table.motion.finish()
        told.append((session.events_for(None, len(events)), session.asked, session.prompt))
        session._history.events[:] = events
        record.rewind(len(record.actions) - 1)
        session._back.kept.clear()
    if told[0] == told[1]:              # Else the rules bring something to light: Michel(le) finds a tool, or none.
        for one, other in zip(*shown, strict=True):
            yield "on its way", one, other


def test_everybody_sees_and_hears_the_same_whatever_the_hidden_cards_are(monkeypatch: pytest.MonkeyPatch) -> None:
    random = Random(2)
    compared: dict[str, int] = {"at rest": 0, "opened": 0, "closed again": 0, "on its way": 0}
    game = FIRST
    while sum(compared.values()) < FRAMES:
        players, team, michel = MODES[game % len(MODES)]
        screen = Screen(monkeypatch, players, team, michel, seed=game + 1)
        share = FRAMES / len(MODES) if game < FIRST + len(MODES) else FRAMES
        before = sum(compared.values())
        for what, one, other in frames(screen, random):
            compared[what] += 1
            for part, first, second in zip(
                ("picture", "motion", "helps", "log", "sentence", "sounds"), one, other, strict=True,
            ):
                assert first == second, (
                    f"{what}, {players} players, team {team}, after {screen.session.acted} actions: other {part}")
            if sum(compared.values()) - before > share:
                break
        screen.app.quit()
        game += 1
    assert min(compared.values()) > FRAMES / 12, compared


def test_what_the_table_shows_at_rest_and_opened_is_what_the_oracle_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of four people: whatever they do, the view behind the screen holds nothing that it may not."""
    screen = Screen(monkeypatch, 4, False, None, seed=3)
    session, table = screen.session, screen.table
    memory = following(session._truth)
    bots = [make_bot("medium", mixed(9, seat), brains()) for seat in range(4)]
    for number in range(60):
        game = session._truth
        truth = reading.truth(game)
        screen.lay(game)
        assert not differences(reading.view(table.view, game), allowed_table(truth, memory)), number
        if table.screen.wanted is not None:
            table.open_hand()
            assert not differences(reading.view(table.view, game), allowed_view(truth, memory, game.decider)), number
        before = session.happened
        session.act(bots[game.decider].choose(Question(game)))
        follow(memory, session._history.events[before:], session._truth)
    screen.app.quit()


def in_the_cell_block(*viewers: int) -> GameState:
    """Seat 0 is on turn and holds a Passkey and a Link. These viewers know that."""
    laid: Laid = lay_out(4).seat(0, "cell_block", passkey=1, link=1)
    for viewer in viewers:
        laid._position["seats"][viewer]["knows"] = {"0": {"passkey": 1, "link": 1}}
    return laid.start().game


@pytest.mark.parametrize("viewers", [(1,), (2,), (3,), (1, 2), (1, 3), (2, 3)])
def test_what_only_some_know_of_a_hand_is_not_on_the_shared_screen(
    monkeypatch: pytest.MonkeyPatch, viewers: tuple[int, ...],
) -> None:
    screen = Screen(monkeypatch, 4, False, None, seed=3)
    screen.lay(in_the_cell_block())
    nobody_knows = screen.seen()
    screen.lay(in_the_cell_block(*viewers))
    assert screen.seen() == nobody_knows
    screen.app.quit()


def test_what_all_others_know_of_a_hand_is_on_the_shared_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen(monkeypatch, 4, False, None, seed=3)
    screen.lay(in_the_cell_block())
    nobody_knows = screen.seen()
    assert "play" not in [reading.option(screen.session._truth, option)["do"] for option in screen.table.view.options]
    screen.lay(in_the_cell_block(1, 2, 3))
    assert screen.seen() != nobody_knows
    assert "play" in [reading.option(screen.session._truth, option)["do"] for option in screen.table.view.options]
    screen.app.quit()
