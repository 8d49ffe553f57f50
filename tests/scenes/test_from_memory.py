"""Who remembers their cards digs and crafts with the hand face down (docs/together.md)."""

from blackgate.model.counts import SHOVEL
from blackgate.model.notation import Json
from lab.gallery.positions import MIDGAME, SEATS_4, changed

from .shared_screen import four_at

DIG_WITH_A_SHOVEL = f"choice:tool:{SHOVEL}"


def in_the_cell_block(**hand: int) -> Json:
    """Seat 0 is on turn in the Cell Block and holds these cards."""
    return changed(MIDGAME, seats=[dict(SEATS_4[0], place="cell_block", hand=hand, beatings=0), *SEATS_4[1:]])


def test_a_tool_that_one_holds_is_dug_with_the_hand_face_down() -> None:
    evening = four_at(in_the_cell_block(shovel=1, link=2))
    dug = evening.table.view.points[0]
    evening.press("verb:dig", DIG_WITH_A_SHOVEL)
    assert evening.table.is_public and evening.table.view.points[0] > dug


def test_a_tool_that_one_does_not_hold_is_refused_and_the_hand_stays_closed() -> None:
    evening = four_at(in_the_cell_block(link=3))
    acted = evening.table.session.acted
    evening.press("verb:dig", DIG_WITH_A_SHOVEL)
    assert evening.table.session.acted == acted
    assert evening.table.is_public, "everybody looks at the screen"
    assert "You do not have the cards" in evening.app.toast
    evening.press("verb:dig")


def test_the_choice_says_that_it_is_made_from_memory() -> None:
    evening = four_at(in_the_cell_block(shovel=1))
    evening.press("verb:dig")
    assert evening.reads("from memory")


def test_no_tool_is_said_to_be_left_for_digging_that_nobody_knows_of() -> None:
    """A second press would be asked for if a Tool could still be dug in. Face down it would tell of the hand."""
    for hand in ({"shovel": 1}, {"link": 1}):
        evening = four_at(dict(in_the_cell_block(**hand), turn={"seat": 0, "actions": 1}))
        evening.press("verb:roll_move")
        assert evening.table.session.acted == 1
