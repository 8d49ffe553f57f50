"""The tutor: asks once before what costs much, shows the better thing, and keeps nobody waiting."""

from dataclasses import replace

import pytest

from blackgate.app import App
from blackgate.coach.coach_client import HINT, Answer
from blackgate.coach.hints import Advice, Hint
from blackgate.model.actions import Cooperate, EndTurn, Fight, Search, StealSpoon
from blackgate.model.counts import SHOVEL
from blackgate.model.events import Drawn, GivenUp, Stolen
from blackgate.offers.meaning import label
from blackgate.play.plan import TableRules
from blackgate.scenes.table.table import Table
from blackgate.scenes.table.tutor import TutorQuestion
from lab.gallery.positions import MIDGAME, changed
from lab.gallery.table_at import table_at

from .coaching import FakeDesk, coached
from .walking import ids, press, spot
from .window import open_app

SEARCH, STEAL, END = Search(), StealSpoon(), EndTurn()


def taught(steal: float = 0.4, *, ready: bool = True) -> tuple[App, Table, FakeDesk]:
    """A table with the tutor on, at which searching is best and stealing leaves so much."""
    app = open_app()
    app.settings.tutor = True
    desk = coached(app)
    table = table_at(app, MIDGAME)
    app.frame([], 0.02)
    desk.said = {SEARCH: 0.5, STEAL: steal, END: 0.29}
    if ready:
        desk.hint()
        app.frame([], 0.02)
    return app, table, desk


def test_it_thinks_along_from_the_moment_one_is_asked() -> None:
    _, table, desk = taught(ready=False)
    assert len(desk.hints) == 1 and not table.coach.is_open
    assert table.session.hints == [0, 0, 0, 0]


def test_what_costs_eight_points_is_asked_about_and_the_better_thing_shown() -> None:
    app, table, _ = taught(0.42)
    acted = table.session.acted
    press(app, "verb:steal_spoon")
    question = app.top
    assert isinstance(question, TutorQuestion) and table.session.acted == acted
    assert question.better.label == label(table.teller, SEARCH, table.view)
    assert question.better.why and question.meant.chance.win == 0.42


def test_what_costs_less_is_done() -> None:
    app, table, _ = taught(0.43)
    acted = table.session.acted
    press(app, "verb:steal_spoon")
    assert app.top is table and table.session.acted == acted + 1


def test_who_insists_has_their_way() -> None:
    app, table, _ = taught()
    press(app, "verb:steal_spoon", "tutor:insist")
    assert app.top is table and any(isinstance(event, Stolen) for event in table.session.events_for(0))


def asked_about_giving_up() -> tuple[App, Table]:
    """The tutor asks somebody who gives up at once, although handing the Tool over costs less."""
    app = open_app()
    app.settings.tutor = True
    desk = coached(app)
    seats = [dict(MIDGAME["seats"][0], hand={"shovel": 1}), *MIDGAME["seats"][1:]]
    demand = {"do": "extort", "seat": 0, "tool": "shovel", "weapons": ["blade"]}
    table = table_at(app, changed(MIDGAME, seats=seats, turn={"seat": 1, "actions": 2}), demand)
    app.frame([], 0.02)
    desk.said = {Cooperate(SHOVEL): 0.5, Fight(): 0.2}
    desk.hint()
    press(app, next(id for id in ids(app) if id.startswith("option:") and spot(app, id).name == (
        app.text("option-fight-give_up"))))
    assert isinstance(app.top, TutorQuestion) and table.session.standing_orders.committed == {}
    return app, table


@pytest.mark.parametrize(("answer", "given_up"), [("tutor:insist", True), ("tutor:better", False)])
def test_who_gives_up_at_once_has_decided_it_only_when_the_tutor_has_let_it_happen(answer: str, given_up: bool) -> None:
    app, table = asked_about_giving_up()
    press(app, answer)
    for _ in range(4):
        app.frame([], 0.3)
    assert any(isinstance(event, GivenUp) for event in table.session.events_for(0)) == given_up
    assert table.session.standing_orders.committed == {}


def test_the_better_thing_is_done_by_a_press() -> None:
    app, table, _ = taught()
    press(app, "verb:steal_spoon", "tutor:better")
    assert any(isinstance(event, Drawn) for event in table.session.events_for(0))


def test_who_thinks_again_is_not_asked_twice() -> None:
    app, table, _ = taught()
    acted = table.session.acted
    press(app, "verb:steal_spoon", "tutor:think")
    assert app.top is table and table.session.acted == acted
    press(app, "verb:steal_spoon")
    assert app.top is table and table.session.acted == acted + 1


def test_an_action_waits_for_the_tutor_a_moment_and_no_longer() -> None:
    app, table, _ = taught(ready=False)
    acted = table.session.acted
    press(app, "verb:steal_spoon")
    assert table.session.acted == acted, "it is held"
    press(app, "option:0")
    for _ in range(12):
        app.frame([], 0.02)
    assert table.session.acted == acted
    for _ in range(12):
        app.frame([], 0.02)
    assert table.session.acted == acted + 1 and app.top is table
    assert any(isinstance(event, Stolen) for event in table.session.events_for(0)), "what was meant first"


def test_an_answer_that_comes_in_time_still_counts() -> None:
    app, _, desk = taught(ready=False)
    press(app, "verb:steal_spoon")
    desk.hint()
    app.frame([], 0.02)
    app.frame([], 0.02)
    assert isinstance(app.top, TutorQuestion)


def test_what_the_hint_does_not_list_is_weighed_against_the_best() -> None:
    app, table, desk = taught(0.1, ready=False)
    desk.hint(most=1)
    app.frame([], 0.02)
    acted = table.session.acted
    press(app, "verb:steal_spoon")
    asked_key, view = desk.hints[-1]
    assert view.options == (SEARCH, STEAL) and table.session.acted == acted
    desk.answers.append(Answer(asked_key, HINT, False, hint=Hint(
        (Advice(SEARCH, 0.5, 0.4, 0.6, ()), Advice(STEAL, 0.1, 0.0, 0.2, ())), 20)))
    app.frame([], 0.02)
    app.frame([], 0.02)
    assert isinstance(app.top, TutorQuestion)


def test_the_table_may_forbid_the_tutor_and_a_lesson_may_want_it() -> None:
    app = open_app()
    desk = coached(app)
    table = table_at(app, MIDGAME)
    assert not table.coach.is_tutored
    table.session.plan = replace(table.session.plan, tutored=True)
    assert table.coach.is_tutored
    table.session.plan = replace(table.session.plan, rules=TableRules(tutor=False))
    app.settings.tutor = True
    assert not table.coach.is_tutored
    app.frame([], 0.02)
    assert not desk.hints


def test_who_looks_at_a_hint_is_not_asked_again() -> None:
    app, table, _ = taught()
    table.coach.press()
    acted = table.session.acted
    press(app, "verb:steal_spoon")
    assert app.top is table and table.session.acted == acted + 1


def test_the_rest_of_a_hint_is_dropped_for_what_is_wanted_sooner() -> None:
    app, _, desk = taught(ready=False)
    desk.hint(final=False, most=1)
    app.frame([], 0.02)
    (hint_key, _), dropped = desk.hints[0], len(desk.dropped)
    press(app, "verb:steal_spoon")
    assert len(desk.hints) == 2 and desk.dropped[dropped:] == [hint_key]


def test_nobody_waits_for_a_coach_that_failed() -> None:
    app, table, desk = taught(ready=False)
    desk.answers.append(Answer(desk.hints[0][0], HINT, True, failed="a process died"))
    app.frame([], 0.02)
    acted = table.session.acted
    assert table.coach.objects(STEAL) and not table.coach.is_holding, "it is settled at once"
    assert table.session.acted == acted + 1
