"""Who plays against bots hears of it when these fail again and again."""

from blackgate.ai.stand_in import FEW

from .test_keeping import sit_down


def test_past_a_few_failures_of_bots_in_a_game_the_window_says_so_once() -> None:
    app, table = sit_down()
    for _ in range(FEW - 1):
        table.session.stand_ins.note("hard")
        app.frame([], 0.1)
    assert app.toast == ""
    table.session.stand_ins.note("hard")
    app.frame([], 0.1)
    assert app.toast == app.text("table-stood-in")
    app.toast = ""
    table.session.stand_ins.note("hard")
    app.frame([], 0.1)
    assert app.toast == "", "told again and again"
