"""What was done to one stands out, the story since one's last turn covers nothing, others' turns can be hastened."""

import pytest

from blackgate.app import App
from blackgate.model.actions import Search
from blackgate.model.counts import SPOON
from blackgate.model.notation import Json
from blackgate.scenes.table.table import Table
from lab.gallery.positions import DEMAND, MIDGAME, THEIR_TURN, act, changed, session_at

from .walking import press
from .window import arrange, lay, open_app, sit

ROBBERY: tuple[Json, ...] = (
    DEMAND, {"do": "fight"}, {"do": "give_up"},
)


def laid(position: Json = THEIR_TURN, instant: bool = True) -> tuple[App, Table]:
    app, table = sit(session_at(position), open_app(moves=not instant), is_paused=True)
    app.frame([], 0.01)
    table.skip()
    return app, table


def do(app: App, table: Table, *actions: Json) -> None:
    for written in actions:
        act(table.session, written)
        table.catch_up(show=True)
    app.frame([], 0.0)


def test_whoever_was_robbed_reads_it_first_when_their_turn_begins() -> None:
    app, table = laid()
    do(app, table, *ROBBERY)
    assert not table.since
    do(app, table, *[{"do": "end_turn"}] * 3)
    assert table.is_mine and table.since
    blow = table.since.blows[0]
    assert blow.by == 1 and blow.cards == (table.faces.card(SPOON),)
    assert "tokens/beating" in [sign.art for sign in blow.signs]
    assert [row.seat for row in table.since.rows] == [1]


def test_whom_nothing_hit_goes_on_with_the_log() -> None:
    app, table = laid()
    do(app, table, *[{"do": "end_turn"}] * 3)
    assert table.is_mine and not table.since


def test_a_blow_is_held_up_over_the_table_when_it_falls() -> None:
    app, table = laid(instant=False)
    do(app, table, *ROBBERY[:2])
    table.skip()
    before = table.motion.length
    do(app, table, ROBBERY[2])
    assert table.motion.length > before + 2
    assert any(clip.seconds > 2 for clip in table.motion.clips)


def test_the_story_has_a_row_for_each_player_with_a_picture_and_words_for_each_deed() -> None:
    app, table = arrange("table-robbed")
    assert [row.seat for row in table.since.rows] == [1, 2, 3]
    chips = [spot for spot in app.ui.spots if spot.id.startswith("since:2:")]
    assert len(chips) == 1 and "Renard draws" in chips[0].words


@pytest.mark.parametrize("size", [(1280, 720), (1024, 600)])
def test_the_story_covers_no_question(size: tuple[int, int]) -> None:
    app, table = arrange("table-robbed", open_app(size))
    assert table.since
    for spot in app.ui.spots:
        if not spot.id.startswith("since:"):
            above = app.ui.spot_under(*spot.centre)
            assert above is not None and not above.id.startswith("since:"), spot.id
    assert not any(spot.id.startswith("since:") for spot in app.ui.spots
                   if not spot.box[0] >= app.ui.w * 0.7)


def test_acting_closes_the_story() -> None:
    app, table = arrange("table-robbed")
    press(app, "verb:search")
    assert not table.since


def test_beside_the_table_stands_what_a_bot_did_and_why() -> None:
    app, table = laid()
    do(app, table, {"do": "search"})
    doing = table.news.doing(1)
    assert doing.name == "Goran" and doing.line is not None and doing.line.words.startswith("Goran draws")
    assert doing.reason == "Goran: Let me see what is lying about." and doing.reasoner == 1
    do(app, table, {"do": "end_turn"})
    assert table.news.doing(2).reason == ""


def test_a_person_is_never_given_a_reason() -> None:
    _, table = laid(MIDGAME)
    table.act(Search())
    assert table.news.doing(0).reason == ""


def test_bots_that_wait_can_be_skipped() -> None:
    app, table = laid(instant=False)
    press(app, "skip")
    assert not table.pace.is_paused
    app.frame([], 0.01)
    assert table.session.asked == 0 and not table.motion.is_busy
    assert table.log.lines


def test_skipping_without_people_ends_with_the_turn() -> None:
    app, table = lay(MIDGAME, humans=0)
    turn = table.session.turn
    press(app, "skip")
    app.frame([], 0.01)
    assert table.session.turn == (turn + 1) % 4


def test_a_riot_says_what_it_did_to_my_hand() -> None:
    seats = [*MIDGAME["seats"]]
    seats[1] = {**seats[1], "hand": {"riot": 1, "link": 1}}
    app, table = laid(changed(MIDGAME, turn={"seat": 1, "actions": 2}, seats=seats))
    before = table.view.sizes[0]
    do(app, table, {"do": "play", "card": "riot"})
    after = table.view.sizes[0]
    assert before != after
    do(app, table, *[{"do": "end_turn"}] * 3)
    assert table.since.blows[0].words.endswith(f"You had {before} cards, now you have {after}.")
