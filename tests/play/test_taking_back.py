"""Undo: back to the last roll, card or other player's decision, and no further."""

import pytest

from blackgate.play.record import replay
from blackgate.play.session import NotPossible, Session
from tests.table import notation, table

from .sitting import all_sights, all_told, do, resumed, scripted, sit, sit_at, step, written


def moment(session: Session) -> object:
    """All that there is at the table; the record says besides what was taken back."""
    return (written(session)["plan"], session.changes, session.names, session.acted, all_sights(session),
            all_told(session), session.asked, session.undo_stop)


def test_what_showed_nobody_anything_is_taken_back_step_by_step() -> None:
    laid = table().seat(0, "rec_area", knife=2, link=1, phone=1, cigarettes=9)
    session = sit_at(laid, "human", "easy", "easy")
    start = moment(session)
    do(session, "sell", cards={"phone": 1, "link": 1})
    after_sale = moment(session)
    do(session, "buy", item="shovel")
    session.undo()
    assert moment(session) == after_sale
    session.undo()
    assert moment(session) == start
    with pytest.raises(NotPossible, match=r"^undo-stop-nothing$"):
        session.undo()


def test_after_taking_back_the_game_goes_another_way_and_still_proves_itself() -> None:
    session = sit_at(table().seat(0, "rec_area", cigarettes=20), "human", "easy", "easy")
    do(session, "buy", item="shovel")
    session.undo()
    do(session, "buy", item="pickaxe")
    entries = session.record["actions"]
    assert [entry.get("do") or entry["note"] for entry in entries] == ["buy", "undone", "buy"] and session.acted == 1
    assert [action for _, action, _ in replay(session.record, notation())][1:] == [
        notation().read_action(entries[2], 3, -1)]
    again = resumed(session)
    assert moment(again) == moment(session) and again.record == session.record


def test_a_roll_stands() -> None:
    session = sit_at(table().seat(0, "cafeteria").rolls(6), "human", "easy", "easy")
    do(session, "roll_move")
    assert session.prompt == "place"
    assert session.undo_stop == "undo-stop-die"
    do(session, "go", place="showers")
    session.undo()                              # the choice of place is not the roll
    assert session.prompt == "place" and session.undo_stop == "undo-stop-die"


@pytest.mark.parametrize(("word", "arguments"), [
    ("search", {}),
    ("play", {"card": "care_package"}),
    ("play", {"card": "riot"}),
    ("play", {"card": "inspection", "place": "showers"}),
    ("join", {"gang": "crew", "accessories": ["bandana", "gold_chain"]}),
    ("reveal", {}),
])
def test_cards_that_were_seen_stand(word: str, arguments: dict[str, object]) -> None:
    laid = table().seat(0, "cafeteria", care_package=1, riot=1, inspection=1, bandana=1, gold_chain=1)
    laid.seat(1, "showers", spoon=1).seat(2, link=1)
    session = sit_at(laid, "human", "easy", "easy")
    do(session, word, **arguments)
    assert session.asked == 0 and session.undo_stop == "undo-stop-cards"


def test_a_teammates_hand_that_was_seen_stands() -> None:       # R5.7
    laid = table(team=True).seat(0, "cafeteria").seat(2, "showers", link=2)
    session = sit_at(laid, "human", "easy", "easy", "easy")
    do(session, "cautious_move", place="infirmary")
    session.undo()
    do(session, "cautious_move", place="showers")
    assert session.asked == 0 and session.undo_stop == "undo-stop-cards"


def test_what_another_was_asked_stands() -> None:
    laid = table().seat(0, "showers", knife=1).seat(1, "showers", spoon=1)
    session = sit_at(laid, "human", "human", "easy")
    do(session, "extort", seat=1, tool="spoon", weapons=["knife"])
    assert session.asked == 1 and session.undo_stop == "undo-stop-nothing"
    do(session, "cooperate")
    assert session.asked == 0 and session.undo_stop == "undo-stop-other"
    do(session, "end_turn")
    assert session.asked == 1 and session.undo_stop == "undo-stop-nothing"


def test_the_end_of_a_turn_can_be_taken_back_while_nobody_else_is_asked() -> None:
    session = sit_at(table().seat(0, "showers").michel("cafeteria"), "human", "easy", "easy")
    do(session, "end_turn")
    assert (session.asked, session.prompt) == (0, "michel_move")
    session.undo()
    assert session.prompt == "turn"


def test_a_bots_actions_are_not_a_humans_to_take_back() -> None:
    session = sit_at(table().seat(0, "rec_area", cigarettes=20), "medium", "human", "easy")
    assert session.undo_stop == "undo-stop-other"
    assert session.poll()
    session.take_back(0, "Ana")
    assert session.asked != 0 or session.undo_stop == "undo-stop-other"


def test_a_human_who_sits_down_again_takes_back_their_own_actions() -> None:
    session = sit_at(table().seat(0, "rec_area", cigarettes=20), "human", "human", "easy")
    do(session, "buy", item="shovel")
    session.hand_to_bot(0, "easy")
    assert session.undo_stop == "undo-stop-other"
    session.take_back(0, "Ana")
    session.undo()
    assert session.acted == 0
    assert moment(resumed(session)) == moment(session)


def test_a_won_game_stands() -> None:
    session = sit_at(table().seat(0, points=11, spoon=1), "human", "easy", "easy")
    do(session, "dig", tool="spoon")
    assert session.over and session.undo_stop == "undo-stop-nothing"


def test_the_table_may_play_without_undo() -> None:
    session = sit_at(table().seat(0, "rec_area", cigarettes=20), "human", "easy", "easy", undo=False)
    do(session, "buy", item="shovel")
    assert session.undo_stop == "undo-stop-rule"


def test_a_resumed_game_can_be_taken_back_as_far() -> None:
    session = sit("human", "easy", "human", michel="michel", seed=11)
    could = 0
    for number in range(120):
        if session.undo_stop is None:
            could += 1
            again = resumed(session)
            assert moment(again) == moment(session)
            again.undo()
            step(again)
            assert moment(again) == moment(session)
        elif number % 4 == 0:           # Where nothing can be taken back, now and then: each time all is played again.
            assert moment(resumed(session)) == moment(session)
        step(session)
    assert could > 10


def test_taking_back_gives_the_moment_before_in_every_respect() -> None:
    session = sit("human", "human", seed=3)
    could = 0
    while not session.over:
        before = moment(session)
        session.act(scripted(session))
        if session.undo_stop is None:
            could += 1
            session.undo()
            assert moment(session) == before
            session.act(scripted(session))
    assert could > 10
