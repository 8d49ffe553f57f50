"""At the table: what the aids show, what is ordered in secret, what is taken back, what is heard."""

from dataclasses import replace

import pygame
import pytest

from blackgate.app import App
from blackgate.keep.games import Games
from blackgate.keep.saves import last_game
from blackgate.model.counts import BLADE, KNIFE, ONE
from blackgate.model.events import Healed, Shuffled
from blackgate.play.plan import TableRules
from blackgate.play.session import Session
from blackgate.scenes.screens import OpenTable
from blackgate.scenes.table.what_is_heard import heard_from
from blackgate.scenes.table.table import Table
from lab.gallery.positions import DEMAND, MIDGAME, SEATS_4, THEIR_TURN, changed, session_at

from .sketch import book
from .walking import ids, key, press, spot
from .window import Player, open_app, plan, show_screen, sit


def seated(session: Session, *, paused: bool = True, instant: bool = True) -> tuple[App, Table]:
    return sit(session, book().open(open_app(moves=not instant)), is_paused=paused)


def words(app: App) -> str:
    app.frame([], 0.0)
    return "\n".join(book().words(app))


def act(table: Table, written: dict[str, object]) -> None:
    """Whoever is asked does it, in front of everybody."""
    session = table.session
    asked = session.asked
    assert asked is not None
    table.act(session.notation.read_action(written, session.players, session.sight(asked).background[asked]))


@pytest.mark.parametrize("aid", [True, False])
@pytest.mark.parametrize("is_faced", [True, False], ids=["on the stage", "at a closer look"])
def test_what_is_known_of_a_hand_is_shown_only_with_the_memory_aid(is_faced: bool, aid: bool) -> None:
    session = session_at(THEIR_TURN, {"do": "steal_spoon"}, *([DEMAND] if is_faced else []))
    session.plan = replace(session.plan, rules=TableRules(memory_aid=aid))
    app, _ = seated(session)
    if not is_faced:
        press(app, "seat:1")
        assert app.top.name == "closer"
    assert (app.text("table-seat-known") in words(app)) == aid


# Orders in a fight.
def two_humans() -> Session:
    hands = [dict(SEATS_4[0], hand={"knife": 6}), dict(SEATS_4[1], hand={"spoon": 2, "blade": 3, "knife": 2})]
    return session_at(changed(MIDGAME, seats=[*hands, *SEATS_4[2:]], turn={"seat": 0, "actions": 2}), humans=2)


def look_as(app: App, table: Table, seat: int) -> None:
    """Somebody else opens their hand."""
    for _ in range(4):
        app.frame([], 0.3)
    if table.is_public:
        press(app, "curtain:open")
    assert table.looker == seat
    table.close_since()
    app.frame([], 0.0)


def fight(app: App, table: Table) -> None:
    look_as(app, table, 0)
    act(table, {"do": "extort", "seat": 1, "tool": "spoon", "weapons": ["knife"]})
    look_as(app, table, 1)
    act(table, {"do": "fight"})


def test_orders_are_carried_out_one_by_one_and_end_in_giving_up() -> None:
    app, table = seated(two_humans())
    fight(app, table)
    look_as(app, table, table.session.asked or 0)
    first = table.looker
    assert first is not None
    table.commit(first, 0)
    before = table.session.acted
    for _ in range(5):
        app.frame([], 0.3)
    assert table.session.acted > before
    assert table.session.prompt != "combat", "without a weapon ordered it is given up"


def test_orders_do_not_outlive_the_fight() -> None:
    app, table = seated(two_humans())
    fight(app, table)
    session = table.session
    look_as(app, table, session.asked or 0)
    one = table.looker
    assert one is not None
    table.commit(one, 2 * ONE[KNIFE if one == 0 else BLADE])
    for _ in range(5):
        app.frame([], 0.3)
    other = session.asked
    assert session.prompt == "combat" and other is not None and other != one
    look_as(app, table, other)
    act(table, {"do": "give_up"})
    assert session.prompt != "combat"
    for _ in range(3):
        app.frame([], 0.3)
    assert one not in session.standing_orders.committed and other not in session.standing_orders.committed
    assert session.asked is not None


def test_orders_are_offered_only_where_two_humans_fight() -> None:
    app, table = seated(two_humans())
    fight(app, table)
    look_as(app, table, table.session.asked or 0)
    assert "commit" in ids(app)
    alone = session_at(THEIR_TURN, DEMAND, {"do": "fight"})
    app, table = seated(alone)
    assert table.session.prompt == "combat"
    assert "commit" not in ids(app)


# Taking back.
def test_undo_takes_back_the_last_action_and_its_line_in_the_log() -> None:
    app, table = seated(session_at(changed(MIDGAME, turn={"seat": 0, "actions": 2})))
    before, view = words(app), table.view
    act(table, {"do": "steal_spoon"})
    assert words(app) != before
    press(app, "undo")
    assert table.session.acted == 0
    assert table.view == view
    assert words(app) == before
    assert not spot(app, "undo").enabled


def test_ctrl_z_takes_back_too_and_says_why_it_cannot() -> None:
    app, table = seated(session_at(changed(MIDGAME, turn={"seat": 0, "actions": 2})))
    act(table, {"do": "steal_spoon"})
    key(app, pygame.K_z, pygame.KMOD_CTRL)
    assert table.session.acted == 0
    key(app, pygame.K_z, pygame.KMOD_CTRL)
    assert table.session.undo_stop is not None and app.toast == table.t(table.session.undo_stop)


def test_a_seat_that_changed_hands_stays_so_after_an_undo_and_in_the_save() -> None:
    app, table = seated(app_session := session_at(MIDGAME))
    act(table, {"do": "steal_spoon"})
    app_session.hand_to_bot(2, "hard:brute")
    table.reseated()
    press(app, "undo")
    assert table.session.acted == 0
    assert table.session.seats[2].player == "hard:brute"
    assert all(change.at <= table.session.acted for change in table.session.changes)
    again = Session(
        app_session.plan, pack=app_session.pack, record=app_session.record, changes=app_session.changes)
    assert again.seats == app_session.seats


# What lies on the table.
def test_ending_the_turn_with_actions_left_asks_once_and_staying_stays() -> None:
    app, table = seated(session_at(MIDGAME))
    press(app, "verb:end_turn")
    assert app.top.name == "dialog"
    press(app, "answer:stay")
    assert (app.top, table.session.acted) == (table, 0)
    press(app, "verb:end_turn", "answer:end")
    assert (app.top, table.session.acted) == (table, 1)
    assert table.session.asked != 0


def test_a_card_is_dragged_to_where_it_is_used() -> None:
    seats = [dict(SEATS_4[0], place="cell_block"), *SEATS_4[1:]]
    app, table = seated(session_at(changed(MIDGAME, seats=seats)))
    Player(app).drag(spot(app, "card:5"), spot(app, "place:0"))
    assert table.session.acted == 1
    assert table.view.tunnel[0] == 2 * ONE[5]


def test_since_tells_what_happened_since_ones_last_turn_and_closes() -> None:
    others = changed(MIDGAME, turn={"seat": 3, "actions": 2})
    app, table = seated(session_at(others, {"do": "search"}, {"do": "end_turn"}))
    line = "Aldo draws 1 Search card."
    assert words(app).count(line) == 1
    press(app, "since")
    told = [spot.words for spot in app.ui.spots if spot.id == "since:3:0"]
    assert told == [line] and "Since your last turn" in words(app)
    press(app, "since:close")
    assert words(app).count(line) == 1
    assert table.session.asked == 0


@pytest.mark.parametrize("focus", ["verb:roll_move", "die:0"])
def test_the_odds_are_written_on_the_board_while_one_thinks_of_rolling(focus: str) -> None:
    app, table = seated(session_at(MIDGAME))
    assert "%" not in words(app)
    table.focus = focus
    table.changed()
    shown = [line for line in words(app).splitlines() if line.endswith("%")]
    assert sorted(shown) == ["33%", "33%", "50%", "50%"]
    table.focus = "verb:search"
    table.changed()
    assert "%" not in words(app)


def test_the_game_is_kept_whenever_something_was_done() -> None:
    app = book().open(open_app())
    app.games = Games(kept=True)
    show_screen(app, OpenTable(app.games.new(plan(3, 1, seed=5, bots="easy"))))
    press(app, "verb:search")
    info = last_game()
    assert info is not None
    assert app.games.load(info).session.acted == 1
    app.quit()


def test_what_happens_is_heard_by_its_name(heard: list[str]) -> None:
    _, table = seated(session_at(MIDGAME))
    act(table, {"do": "steal_spoon"})
    assert heard == ["stolen"]


def test_rivals_are_heard_from_where_they_sit(monkeypatch: pytest.MonkeyPatch) -> None:
    app, table = seated(session_at(MIDGAME))
    heard: list[float] = []
    monkeypatch.setattr(app.sounds, "play", lambda name, across: heard.append(across))
    for event in (Healed(1, 1), Healed(2, 1), Healed(3, 1), Shuffled(9, False)):
        table.set_out([event])
    left, middle, right, nobody = heard
    assert (left, middle, right, nobody) == (0.1, 0.5, 0.9, 0.5)


@pytest.mark.parametrize(("looker", "players", "across"), [
    (0, 2, [0.5, 0.5]), (1, 3, [0.9, 0.5, 0.1]), (2, 6, [0.7, 0.9, 0.5, 0.1, 0.3, 0.5]), (None, 3, [0.1, 0.5, 0.9]),
])
def test_seats_are_heard_from_left_to_right(looker: int | None, players: int, across: list[float]) -> None:
    assert [heard_from(seat, looker, players) for seat in range(players)] == pytest.approx(across)
