"""Games that earlier versions recorded: what they played otherwise is proved as it went then, and they go on.

The kept record was written when one flag stood for the free place action of Headliner and Runner (R14c), and when a
Crew Pickpocket in Solitary did not reach cellmates (R14g). It holds one occasion of each.
"""

from pathlib import Path

import pytest

from blackgate.model.notation import Json, Notation
from blackgate.play.packs import pack_of
from blackgate.play.record import BadRecord, check_record, read_record, replay
from blackgate.play.session import Replay, Session
from tests.table import Play

from .old_records import as_old
from .sitting import do, plan

KEPT = Path(__file__).parents[1] / "saves" / "record-before-own-powers.json"
SOLD, REVEALED = 3, 5       # after so many actions


def games(written: Json) -> list[Play]:
    """The start and the game after each action."""
    return [Play(game.clone()) for game, _, _ in replay(check_record(written, "it"), Notation(pack_of(written)))]


@pytest.mark.parametrize("version", [1, 2])
def test_an_earlier_record_is_proved_as_it_was_played_then(version: int) -> None:      # R14c, R14g
    written = read_record(KEPT)
    found = games(as_old(written) if version == 1 else written)
    assert len(found) == len(written["actions"]) + 1
    assert (found[SOLD].gang(0), found[SOLD].actions) == ("cartel_runner", 0)
    assert found[REVEALED].hand(1) == {"link": 1} and found[REVEALED].hand(2) == {"phone": 2}
    assert found[REVEALED].place(1) == "solitary"


def test_every_moment_of_an_earlier_record_can_be_looked_at() -> None:
    written = read_record(KEPT)
    shown = Replay(written, plan("human", "human", "human"), pack_of(written))
    for at, game in enumerate(games(written)):
        shown.go(at)
        seen = shown.open_sight()
        assert (list(seen.hands), list(seen.place)) == (game.game.hand, game.game.place)
        assert (seen.actions, seen.used) == (game.game.actions, game.game.used)


def test_an_earlier_game_goes_on_by_todays_rules_and_is_proved_again() -> None:        # R14c
    written = read_record(KEPT)
    session = Session(plan("human", "human", "human"), pack=pack_of(written), record=written)
    assert session.asked == 0
    do(session, "steal_spoon")
    do(session, "sell", cards={"spoon": 1})
    assert session.sight(0).actions == 1
    assert len(games(session.record)) == len(session.record["actions"]) + 1


@pytest.mark.parametrize(("number", "entry"), [
    (SOLD, {"do": "sell", "cards": {"spoon": 1}}), (REVEALED, {"do": "end_turn"}),
    (SOLD, {"do": "buy", "item": "knife"}),
])
def test_an_earlier_record_that_was_changed_is_found_out(number: int, entry: Json) -> None:
    written = read_record(KEPT)
    written["actions"][number - 1] = entry
    with pytest.raises(BadRecord, match=f"action {number}"):
        games(written)
