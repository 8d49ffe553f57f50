"""The table obeys the model: what glows and what the buttons offer is exactly the decision's options."""

from typing import Any

import pygame
import pytest

from blackgate.app import App
from blackgate.kit.spots import Box
from blackgate.kit.ui import Ui
from blackgate.model.actions import EndTurn, Extort, Fight
from blackgate.model.counts import BLADE, KNIFE, ONE, SHOVEL
from blackgate.model.questions.michel_move import AskMichelMove
from blackgate.model.verbs import VERBS
from blackgate.offers.lines import LogLine
from blackgate.offers.meaning import things
from blackgate.offers.scenery import MICHEL, opponent, scenery
from blackgate.scenes.table.closer_look import CardGroup, CloserLook
from blackgate.scenes.table.table import Table
from blackgate.words.text import languages
from lab.gallery.positions import MIDGAME, changed, session_at, with_michelle

from .walking import key, press, spot
from .window import Player, arrange, lay, open_app, show, sit


def table_at(position: dict[str, object], humans: int = 1) -> tuple[App, Table]:
    app, table = lay(position, humans=humans)
    if table.is_public:
        table.open_hand()
        table.close_since()
        app.frame([], 0.0)
    return app, table


def enabled_verbs(app: App) -> set[str]:
    return {spot.id.removeprefix("verb:") for spot in app.ui.spots if spot.id.startswith("verb:") and spot.enabled}


@pytest.mark.parametrize("seat", [0, 1])
def test_the_question_whether_michel_moves_leaves_the_board_in_sight(seat: int) -> None:
    ended = session_at(changed(with_michelle(), turn={"seat": seat, "actions": 0}), {"do": "end_turn"})
    app, table = sit(ended, is_paused=True)
    assert isinstance(table.view.agenda[-1], AskMichelMove)
    places = [spot for spot in app.ui.spots if spot.id.startswith("place:")]
    assert len(places) == 6 and all(app.ui.spot_under(spot.box[0] + 8, spot.centre[1]) is spot for spot in places)
    assert len([spot for spot in app.ui.spots if spot.id.startswith("option:")]) == (2 if seat == 0 else 0)


def test_what_is_lit_around_the_die_is_as_tall_as_the_die() -> None:
    app, _ = arrange("table-first-turn")
    _, _, width, height = spot(app, "die:0").box
    assert abs(width - height) <= 4


def test_an_empty_discard_pile_has_nothing_to_show() -> None:
    app, table = arrange("table-first-turn")
    press(app, "discard:0")
    found = spot(app, "discard:0")
    assert app.top is table and found.do is None and found.context is None and found.words
    app, _ = arrange("table-midgame")
    press(app, "discard:0")
    assert isinstance(app.top, CloserLook)


@pytest.mark.parametrize("name", ["table-first-turn", "table-midgame", "table-late", "table-six", "table-team"])
def test_the_enabled_verbs_are_those_of_the_options(name: str) -> None:
    app, table = arrange(name)
    assert enabled_verbs(app) == {option.name for option in table.view.options}


@pytest.mark.parametrize("name", ["table-midgame", "table-late", "table-team"])
def test_a_greyed_verb_says_why_with_the_rule(name: str) -> None:
    app, table = arrange(name)
    greyed = [spot for spot in app.ui.spots if spot.id.startswith("verb:") and not spot.enabled]
    assert greyed
    for each in greyed:
        assert "R" in each.words, each.id
    press(app, greyed[0].id)
    assert table.refused is not None and table.refused.words in greyed[0].words


@pytest.mark.parametrize("name", ["table-midgame", "table-late", "table-team"])
def test_what_glows_is_what_some_option_is_about(name: str) -> None:
    _, table = arrange(name)
    about = {thing for option in table.view.options for thing in things(option, table.view)}
    assert table.glowing <= about
    assert about - table.glowing <= {("place", table.view.place[table.view.seat])}


def test_a_card_dragged_onto_a_player_plays_it_there() -> None:
    app, table = table_at(MIDGAME)
    ambush = next(n for n, kind in enumerate(table.session.pack.kinds) if kind.name == "ambush")
    Player(app).drag(spot(app, f"card:{ambush}"), spot(app, "seat:2"))
    assert table.session.sight(0).beatings[2] == 1


def test_a_card_dropped_where_it_means_nothing_stays_in_hand() -> None:
    app, table = table_at(MIDGAME)
    before = table.session.acted
    link = next(n for n, kind in enumerate(table.session.pack.kinds) if kind.name == "link")
    Player(app).drag(spot(app, f"card:{link}"), spot(app, "seat:2"))
    assert table.session.acted == before
    assert app.toast


def test_the_extortion_is_chosen_step_by_step_and_can_be_taken_back() -> None:
    app, table = table_at(MIDGAME)
    press(app, "verb:extort")
    choices = [spot for spot in app.ui.spots if spot.id.startswith("choice:") and spot.id != "choice:cancel"]
    assert len(choices) == 3
    key(app, pygame.K_ESCAPE)
    app.frame([], 0.0)
    assert enabled_verbs(app)
    assert table.session.acted == 0


def test_a_card_that_was_seen_cannot_be_taken_back_and_undo_says_why() -> None:
    app, _ = table_at({**MIDGAME, "turn": {"seat": 0, "actions": 2}})
    press(app, "verb:search")
    assert not spot(app, "undo").enabled and spot(app, "undo").words


def test_any_card_can_be_looked_at_in_a_bots_turn() -> None:
    app, table = table_at({**MIDGAME, "turn": {"seat": 1, "actions": 2}})
    table.pace.is_paused = True
    press(app, "gang:0")
    assert app.top.name == "closer"
    key(app, pygame.K_ESCAPE)
    assert app.top is table


def test_a_committed_fight_between_humans_needs_no_curtain_for_every_weapon() -> None:
    position = {**MIDGAME, "turn": {"seat": 0, "actions": 2}}
    app, table = table_at(position, humans=2)
    table.act(Extort(1, SHOVEL, ONE[KNIFE]))
    assert table.is_public
    table.open_hand()
    table.act(Fight())
    table.close_since()
    app.frame([], 0.0)
    assert any(each.id == "commit" for each in app.ui.spots)
    table.commit(1, ONE[BLADE])                  # one blade, then give up
    for _ in range(6):
        app.frame([], 0.3)
    assert table.is_public                      # the blade is laid; now the other one is asked
    assert table.session.asked == 0
    assert table.session.standing_orders.committed[1] == []
    assert table.session.prompt == "combat"


def test_the_log_stays_where_one_scrolled_to_and_follows_when_at_its_end() -> None:
    app, table = table_at(MIDGAME)
    for number in range(80):
        table.log.add(LogLine(0, f"line {number}"))
    app.build()
    end = table.offsets["log"]
    assert end > 0
    app.input.scroll("log", -200)
    app.build()
    assert table.offsets["log"] == end - 200
    table.log.add(LogLine(0, "another"))
    app.build()
    assert table.offsets["log"] == end - 200
    app.input.scroll("log", 10_000)
    app.build()
    table.log.add(LogLine(0, "and another"))
    app.build()
    assert table.offsets["log"] > end


@pytest.mark.parametrize(
    ("name", "faced"), [("table-extorted", 1), ("table-combat", 1), ("table-michel-meets", MICHEL)],
)
def test_who_faces_one_on_the_stage_is_described_beside_it(name: str, faced: int) -> None:
    scene = scenery(arrange(name)[1].view)
    assert scene is not None
    assert opponent(scene, 0) == faced
    if faced != MICHEL:
        assert opponent(scene, faced) == 0


def test_a_closer_look_shows_few_cards_large_and_does_not_scroll() -> None:
    app, table = table_at(MIDGAME)
    widths = []
    for number in (1, 3, 12):
        cards = tuple((table.faces.card(kind), 1) for kind in range(number))
        show(app, CloserLook(app, "Log", "", [CardGroup("", cards)]))
        _, top, width, height = spot(app, "closer:0").box
        area = next(area for area in app.ui.areas if area.id == "closer")
        assert number == 12 or top + height + 12 <= area.box[1] + area.box[3] + 0.01
        widths.append(width)
        app.pop()
    assert min(widths[:2]) >= 240 > widths[2]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("size", "scale"), [((1024, 600), 100), ((1280, 720), 125), ((1280, 720), 150)])
def test_all_verbs_are_written_in_one_size(
    language: str, size: tuple[int, int], scale: int, monkeypatch: pytest.MonkeyPatch,
) -> None:
    app = open_app(size, language, scale=scale)
    table = Table(app, session_at(MIDGAME))
    labels = {table.teller.title(verb) for verb in VERBS if verb is not EndTurn}
    sizes: dict[str, float] = {}
    paragraph = Ui.paragraph

    def noted(ui: Ui, box: Box, words: str, size: float = 0.0, *rest: Any, **more: Any) -> float:
        if words in labels:
            sizes[words] = ui.fitting_size(box, words, size, "bold", more["least"])
        return paragraph(ui, box, words, size, *rest, **more)

    monkeypatch.setattr(Ui, "paragraph", noted)
    show(app, table)
    assert len(sizes) > 9 and max(sizes.values()) - min(sizes.values()) < 0.01, sizes
