"""People around one screen: all hands lie face down, and only the player who is asked opens one (docs/together.md)."""

from collections.abc import Callable

import pygame
import pytest

from blackgate.app import App
from blackgate.kit.spots import Spot
from blackgate.model.actions import EndTurn, Extort, Fight, GiveUp, Reveal
from blackgate.model.counts import KNIFE, ONE, SHOVEL
from blackgate.play.session import Session
from blackgate.scenes.screens import OpenTable
from blackgate.scenes.table.shared_table import IDLE
from blackgate.scenes.table.table import Table
from lab.gallery.positions import DEMAND, MIDGAME, act, changed, six

from .window import Player, lay, open_app, open_table, plan

Position = dict[str, object]


def shared(position: Position, humans: int = 2, *actions: Position) -> tuple[App, Table, Player]:
    app, table = lay(position, *actions, humans=humans)
    return app, table, Player(app)


def turn_of(seat: int, **more: object) -> Position:
    return changed(MIDGAME, turn={"seat": seat, "actions": 2}, **more)


def spots(app: App) -> dict[str, Spot]:
    app.build()
    return {spot.id: spot for spot in app.ui.spots}


def cards_in_hand(app: App) -> set[str]:
    return {id for id in spots(app) if id.startswith("card:")} | ({"background:0"} & set(spots(app)))


def test_at_rest_no_hand_is_seen_and_the_curtain_says_who_is_wanted() -> None:
    app, table, _ = shared(turn_of(1))
    assert table.is_public
    assert cards_in_hand(app) == set()
    assert {"curtain:open", "curtain:peek"} <= set(spots(app))
    assert table.session.names[1] in table.sentence


def test_pressing_the_curtain_opens_the_hand_of_who_is_asked() -> None:
    app, table, player = shared(turn_of(1))
    player.click(spots(app)["curtain:open"])
    assert table.looker == 1
    kinds = {number for number in range(40) if table.view.hands[1] & 255 << 8 * number}
    assert {f"card:{kind}" for kind in kinds} <= cards_in_hand(app)


def test_with_the_hand_closed_one_may_do_what_everybody_knows_to_be_possible() -> None:
    app, table, player = shared(turn_of(1))
    verbs = {id: spot.enabled for id, spot in spots(app).items() if id.startswith("verb:")}
    assert "verb:roll_move" in verbs and "verb:end_turn" in verbs
    assert all(verbs.values()), "what is greyed could tell of the hand"
    assert "verb:play" not in verbs and "verb:extort" not in verbs
    player.click(spots(app)["verb:roll_move"])
    assert table.session.acted == 1
    assert table.is_public


def test_the_hand_closes_when_the_turn_is_over() -> None:
    app, table, _ = shared(turn_of(0))
    table.open_hand()
    assert table.looker == 0
    table.act(EndTurn())
    assert table.is_public
    assert cards_in_hand(app) == set()


def test_the_hand_closes_when_somebody_else_is_asked_and_is_theirs_to_open() -> None:
    app, table, _ = shared(turn_of(0))
    table.open_hand()
    table.act(Extort(1, SHOVEL, ONE[KNIFE]))
    assert table.is_public
    assert table.screen.wanted == 1
    table.open_hand()
    assert table.looker == 1
    table.act(Fight())
    assert table.looker == 1            # the fight goes on with the same question to them
    table.close_hand()
    assert cards_in_hand(app) == set()


def rest(player: Player, seconds: float) -> None:
    """Nobody touches anything."""
    for _ in range(round(seconds * 10)):
        player.app.frame([], 0.1)


def test_an_open_hand_closes_after_a_minute_without_input_unless_one_likes_it_open() -> None:
    for closes in (True, False):
        app, table, player = shared(turn_of(0))
        app.settings.close_hands = closes
        table.open_hand()
        rest(player, IDLE - 1)
        assert table.looker == 0
        rest(player, 2)
        assert table.is_public == closes


def test_input_keeps_the_hand_open() -> None:
    _app, table, player = shared(turn_of(0))
    table.open_hand()
    rest(player, IDLE - 1)
    player.key(pygame.K_LEFT)
    rest(player, IDLE - 1)
    assert table.looker == 0


def mouse(app: App, type: int, spot: Spot) -> None:
    pos = tuple(round(part * app.ui.u) for part in spot.centre)
    app.frame([pygame.event.Event(type, pos=pos, button=1)], 0.016)


def test_peeking_lasts_as_long_as_the_button_is_held() -> None:
    app, table, _ = shared(turn_of(0))
    peek = spots(app)["curtain:peek"]
    mouse(app, pygame.MOUSEBUTTONDOWN, peek)
    assert table.looker == 0
    app.frame([], 0.5)
    assert table.looker == 0
    mouse(app, pygame.MOUSEBUTTONUP, peek)
    assert table.is_public
    assert table.session.acted == 0


def test_a_peek_ends_with_the_menu_and_letting_go_later_ends_nothing_else() -> None:
    app, table, player = shared(turn_of(0))
    player.hold(pygame.K_i)
    table.open_menu()
    assert table.is_public
    player.let_go(pygame.K_i)
    assert app.top.name == "menu"


def test_a_peek_lasts_over_what_is_looked_at_closer_and_takes_it_along() -> None:
    app, table, player = shared(turn_of(0))
    player.hold(pygame.K_i)
    player.key(pygame.K_q)
    assert app.top.name == "orders" and table.looker == 0
    player.key(pygame.K_ESCAPE)
    assert app.top is table and table.looker == 0
    player.key(pygame.K_q)
    player.let_go(pygame.K_i)
    assert app.top is table and table.is_public


# Whatever changes who is asked, in whatever state: it is open for the player who is asked and opened it, or for nobody.
def closed(table: Table, player: Player) -> None:
    """Nobody has opened anything."""


def opened(table: Table, player: Player) -> None:
    table.open_hand()


def peeking(table: Table, player: Player) -> None:
    player.hold(pygame.K_i)


def by_concession(table: Table) -> None:
    table.session.concede(0)
    table.reseated()


def by_a_bot(table: Table) -> None:
    table.session.hand_to_bot(0, "easy")
    table.reseated()


def by_a_bot_and_back(table: Table) -> None:
    table.session.hand_to_bot(0, "easy")
    table.session.take_back(0, "Somebody else")
    table.reseated()


def by_acting(table: Table) -> None:
    table.act(EndTurn())


def by_undo(table: Table) -> None:
    if table.session.undo_stop is None:
        table.undo()


def by_loading(table: Table) -> None:
    table.app.open(OpenTable(table.session.anew()))


@pytest.mark.parametrize("state", [closed, opened, peeking])
def test_the_curtain_is_made_from_what_is_asked_whatever_happened(state: Callable[[Table, Player], None]) -> None:
    for way in (by_concession, by_a_bot, by_a_bot_and_back, by_acting, by_undo, by_loading):
        app, table, player = shared(turn_of(0), humans=3)
        state(table, player)
        before = table.looker
        way(table)
        app.frame([], 0.0)
        now = app.scenes[0]
        assert isinstance(now, Table)
        session = now.session
        if now.looker is not None:
            assert way is by_undo, f"{way.__name__} left a hand open"
            assert now.looker == session.asked == before
            assert session.is_human(now.looker)
        assert (cards_in_hand(app) == set()) == now.is_public, way.__name__


def test_every_menu_leaves_the_hand_to_its_owner() -> None:
    """A walk: everything that can be pressed in the menu over the table, with the hand closed and open."""
    app, table, player = shared(turn_of(0), humans=3)
    player.key(pygame.K_ESCAPE)
    items = [id for id in spots(app) if id.startswith("menu:") and id not in ("menu:quit", "menu:leave")]
    assert {"menu:concede", "menu:seats"} <= set(items)
    for item in items:
        for opens in (False, True):
            app, table, player = shared(turn_of(0), humans=3)
            if opens:
                table.open_hand()
            player.key(pygame.K_ESCAPE)
            player.click(spots(app)[item])
            for _ in range(4):
                if app.top is table:
                    break
                yes = next((spot for id, spot in spots(app).items() if id in ("answer:concede", "reseating:yes")), None)
                player.click(yes) if yes is not None and yes.enabled else player.key(pygame.K_ESCAPE)
            assert app.top is table, item
            if table.looker is not None:
                assert opens and table.looker == table.session.asked, item
                assert table.session.is_human(table.looker), item


def test_teammates_in_one_place_pass_the_screen_on_without_a_curtain_but_keep_their_past() -> None:
    position = six(team=True)
    seats = [dict(seat) for seat in position["seats"]]
    for number in (0, 1, 2):
        seats[number] = dict(seats[number], place="rec_area")
    seats[0]["hand"] = {"link": 2}
    seats[1]["hand"] = {"blade": 3}
    seats[2]["hand"] = {"knife": 1, "link": 1}
    app, table, _ = shared(dict(position, seats=seats, turn={"seat": 1, "actions": 2}), humans=3)
    table.open_hand()
    act(table.session, DEMAND)
    table.catch_up(show=False)
    table.reseated()
    assert table.is_public and table.screen.wanted == 0
    table.open_hand()
    table.act(Fight())
    table.act(GiveUp())
    assert table.session.prompt == "help" and table.session.asked == 2
    assert table.looker == 2, "the helper stands beside them and sees the hand anyway (R5.7)"
    assert table.view.background[2] == -1
    assert "background:0" not in spots(app)
    assert all(not isinstance(option, Reveal) for option in table.view.options)


# A table of bots where people had sat.
def test_nobody_looks_over_a_shoulder_that_was_a_person_s() -> None:
    app = open_app()
    table = open_table(app, plan(4, 1, seed=3))
    session: Session = table.session
    session.concede(0)
    table.reseated()
    assert session.humans == ()
    assert table.is_public
    table.watch_next()
    assert app.top.name == "dialog"
    app.top.back()
    assert table.is_public
    seen = set()
    for _ in range(8):
        table.watch_next()
        if app.top is not table:
            spots(app)["answer:watch"].do()         # type: ignore[misc]
        seen.add(table.looker)
    assert seen == {None, 1, 2, 3}


def test_a_tray_that_must_be_answered_can_be_hidden_and_comes_again_with_the_hand() -> None:
    hand = {"link": 4, "knife": 5, "pike": 2, "bandana": 1}
    seats = [{"hand": hand}, {"hand": {}}, {"hand": {}}, {"hand": {}}]
    for way in ("tray:hide", "escape", "o"):
        app, table, player = shared(turn_of(0, seats=seats))
        table.open_hand()
        table.act(EndTurn())
        for _ in range(2):
            player.wait()
        assert app.top.name == "tray"
        if way == "tray:hide":
            player.click(spots(app)[way])
        else:
            player.key(pygame.key.key_code(way))
        assert app.top is table and table.is_public and cards_in_hand(app) == set()
        player.wait()
        assert app.top is table
        player.click(spots(app)["curtain:open"])
        player.wait()
        assert app.top.name == "tray"
