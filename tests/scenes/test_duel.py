"""A fight is seen on one stage from the demand to the loot, and nothing counts before it lands."""

from typing import Any

import pytest

from blackgate.app import App
from blackgate.kit.ui import Ui
from blackgate.model.counts import size
from blackgate.model.notation import Json
from blackgate.scenes.table.table import Table
from lab.gallery.positions import DEMAND, MIDGAME, SEATS_4, THEIR_TURN, act, changed, session_at

from .test_cause_and_effect import STEP, moments
from .window import open_app, sit


def at(position: Json, *before: Json, humans: int = 1) -> tuple[App, Table]:
    app, table = sit(session_at(position, *before, humans=humans), open_app(moves=True), is_paused=True)
    table.skip()
    return app, table


def do(app: App, table: Table, written: Json) -> None:
    act(table.session, written)
    table._look_anew()
    table.catch_up(show=True)
    app.frame([], 0.0)


def threatened(*before: Json, humans: int = 1) -> tuple[App, Table]:
    return at(THEIR_TURN, *before, humans=humans)


@pytest.mark.parametrize("humans", [1, 2])
def test_the_stage_stands_from_the_demand_to_the_loot(humans: int) -> None:
    app, table = threatened(humans=humans)
    for written in (DEMAND, {"do": "fight"}, {"do": "weapon", "kind": "knife"}):
        do(app, table, written)
        assert all(table.stages.is_fighting for _ in moments(app, table))
        assert table.stages.box is not None
    do(app, table, {"do": "give_up"})
    stood = [table.stages.is_fighting for _ in moments(app, table)]
    assert stood == sorted(stood, reverse=True) and sum(stood) * STEP > 3       # What hit me is held up after it.


def test_a_weapon_lies_there_when_it_has_landed() -> None:
    app, table = threatened(DEMAND, {"do": "fight"})
    do(app, table, {"do": "weapon", "kind": "knife"})
    duel = table.clips.duel
    assert duel is not None
    assert (size(duel.scene.laid[0]), size(duel.scene.laid[1])) == (1, 0)
    for _ in moments(app, table):
        pass
    assert size(duel.scene.laid[1]) == 1


def test_loot_and_beating_count_when_they_are_seen() -> None:
    app, table = threatened(DEMAND, {"do": "fight"})
    before = table.showing().view
    do(app, table, {"do": "give_up"})
    seen = table.showing().view
    assert seen.sizes[:2] == before.sizes[:2] and seen.beatings[0] == before.beatings[0]
    table.skip()
    after = table.showing().view
    assert after.sizes[1] == before.sizes[1] + 1 and after.sizes[0] == before.sizes[0] - 1
    assert after.beatings[0] == before.beatings[0] + 1


def test_a_fight_of_bots_is_shorter() -> None:
    lengths = []
    seats = [dict(seat) for seat in SEATS_4]
    seats[2] = dict(seats[2], place="cafeteria", hand={"spoon": 1})
    for target in (0, 2):
        app, table = at(changed(MIDGAME, turn={"seat": 1, "actions": 2}, seats=seats))
        do(app, table, {**DEMAND, "seat": target})
        lengths.append(table.motion.length)
    assert lengths[1] < lengths[0]


def test_who_has_lost_does_not_smile(monkeypatch: pytest.MonkeyPatch) -> None:
    app, table = threatened(DEMAND, {"do": "fight"})
    shown: list[str] = []
    image = Ui.image

    def noted(ui: Ui, name: str, *rest: Any) -> None:
        shown.append(name)
        image(ui, name, *rest)

    monkeypatch.setattr(Ui, "image", noted)
    do(app, table, {"do": "give_up"})
    duel = table.clips.duel
    assert duel is not None
    faces = set()
    for _ in moments(app, table):
        shown.clear()
        app.frame([], 0.0)
        if duel.is_open and shown:
            faces.add((duel.winner, f"beaten/{table.inmates[0]}" in shown))
            assert f"beaten/{table.inmates[1]}" not in shown
    assert faces == {(None, False), (1, True)}
