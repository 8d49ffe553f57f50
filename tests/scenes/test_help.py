"""Everything on the table explains itself: on hover, on focus, to a finger that rests on it."""

from typing import Any

import pytest

from blackgate.kit.spots import Box
from blackgate.kit.ui import Ui
from blackgate.model.actions import StealSpoon
from blackgate.model.counts import KNIFE
from blackgate.scenes.table.closer_look import CloserLook
from lab.gallery.positions import MIDGAME, SEATS_4, changed, six, with_michelle

from .walking import press, spot
from .window import Player, arrange, lay


@pytest.mark.parametrize("position", [MIDGAME, six(team=True), with_michelle()])
def test_every_thing_on_the_table_says_what_it_is(position: dict[str, object]) -> None:
    app, _ = lay(position)
    silent = [spot.id for spot in app.ui.spots if not spot.words and not spot.id.startswith("card:")]
    assert silent == []         # A card of the hand is shown large instead.


def test_tokens_are_for_the_mouse_and_the_seat_tells_all_of_them_to_the_keys() -> None:
    app, _ = lay(MIDGAME)
    kinds = ("cards_of", "cigarettes_of", "beatings_of", "tunnel_of")
    tokens = [each for each in app.ui.spots if each.id.startswith(kinds)]
    assert len(tokens) == 16
    assert all(token.mouse_only for token in tokens)


def test_pile_tops_and_gangs_show_their_card() -> None:
    app, _ = lay(MIDGAME)
    for name in ("gang:0", "discard:0", f"pile:{KNIFE}", "gang_of:1"):
        assert len(spot(app, name).shows) == 1, name
    assert not spot(app, "deck:0").shows


def test_a_line_of_the_log_shows_the_cards_it_names_and_opens_them() -> None:
    app, table = lay(MIDGAME)
    table.session.act(StealSpoon())
    table.catch_up(show=False)
    line = spot(app, f"log:{len(table.log.lines) - 1}")
    assert len(line.shows) == 1 and "Spoon" in line.words
    press(app, line.id)
    assert app.top.name == "closer"
    app.pop()
    assert not spot(app, "log:cards").mouse_only


def test_a_standee_is_its_seat_where_a_seat_is_meant_else_its_place() -> None:
    seats = [dict(SEATS_4[0], hand={"ambush": 1, "link": 1}), *SEATS_4[1:]]
    app, table = lay(changed(MIDGAME, seats=seats))
    press(app, "verb:play", "standee:2")
    assert table.session.sight(0).beatings[2] == 1
    app, table = lay(MIDGAME)
    press(app, "verb:cautious_move", "standee:3")
    assert table.session.sight(0).place[0] == table.session.sight(0).place[3]


def test_a_card_can_be_dropped_on_a_standee() -> None:
    app, table = lay(MIDGAME)
    ambush = next(n for n, kind in enumerate(table.session.pack.kinds) if kind.name == "ambush")
    Player(app).drag(spot(app, f"card:{ambush}"), spot(app, "standee:3"))
    assert table.session.record["actions"][0] == {"do": "play", "card": "ambush", "seat": 3}


@pytest.mark.parametrize(("thing", "times"), [("gang:1", 2), ("verb:search", 1)])
def test_looking_closer_is_advertised_on_the_table_and_where_it_works(
    thing: str, times: int, monkeypatch: pytest.MonkeyPatch,
) -> None:
    app, table = lay(MIDGAME)
    written: list[str] = []
    write = Ui.text

    def note(ui: Ui, box: Box, words: str, *rest: Any, **others: Any) -> None:
        written.append(words)
        write(ui, box, words, *rest, **others)

    table.focus = thing
    app.frame([], 1.0)
    monkeypatch.setattr(Ui, "text", note)
    app.build()
    assert written.count("Right-click or F10: look closer") == times      # the log's heading, and the tip


@pytest.mark.parametrize("name", ["table-combat", "table-extorted", "table-michel-meets"])
def test_the_cards_on_the_stage_can_be_read_and_what_lies_below_is_not_pointed_at(name: str) -> None:
    app, table = arrange(name)
    cards = [each for each in app.ui.spots if each.id.startswith(("stake:", "laid-"))]
    assert cards, "nothing lies on the stage"
    for card in cards:
        assert card.shows and card.words and card.context is not None
        card.context()
        title = card.words.partition("\n")[0]
        assert isinstance(app.top, CloserLook) and app.top.title == title
        app.pop()
        table.focus = card.id
        assert table.help_topic() in {"R10", *(kind.name for kind in table.view.pack.kinds)}
    assert table.stages.box is not None
    x, y, width, _ = table.stages.box
    Player(app).point(x + width / 2, y + 4)
    assert not (table.focus or "").startswith("place:")
