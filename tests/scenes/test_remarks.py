"""Bots show emotes and say lines at their portraits; humans are never spoken for."""

from .window import Player, open_app, open_table, plan


def test_bots_react_in_a_whole_game_and_the_human_seat_stays_silent() -> None:
    app = open_app()
    app.settings.instant = False
    app.settings.bots_speed = 8
    table = open_table(app, plan(4, 0, seed=4))
    player = Player(app)
    emotes: set[str] = set()
    lines: set[str] = set()
    for _ in range(4000):
        player.wait(0.25)
        if app.top is not table:
            break
        for seat in range(4):
            emote, key, _ = table.remarks.now(seat)
            emotes |= {emote} - {""}
            lines |= {key} - {""}
    assert len(emotes) >= 3
    assert len(lines) >= 2


def test_nobody_speaks_for_a_human() -> None:
    app = open_app()
    table = open_table(app, plan(3, 3, seed=4))
    table.look_as(0)
    for event in table.session.told(None):
        assert not table.remarks.hear(event, True)
    assert all(table.remarks.now(seat) == ("", "", {}) for seat in range(3))
