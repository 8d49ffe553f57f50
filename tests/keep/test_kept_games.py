"""A running game is kept turn by turn; a finished one is one replay, with or without a name, told by its mark."""

from pathlib import Path

from blackgate.keep.achievements import MARK, mark_of
from blackgate.keep.saves import Autosave, is_saved_as, save_as, save_replay, saved_replays

from ..play.sitting import play, sit


def test_a_replay_that_is_there_already_gets_the_name_and_stays_the_only_one() -> None:
    session = play(sit("human", "easy"))
    path = save_replay(session)
    assert [info.name for info in saved_replays()] == [None]
    assert save_replay(session, "The long night") == path
    assert [info.name for info in saved_replays()] == ["The long night"]
    assert save_replay(session) == path
    assert [info.name for info in saved_replays()] == ["The long night"]


def test_damaged_copies_of_a_replay_are_passed_over_when_it_is_named() -> None:
    session = play(sit("human", "easy"))
    path = save_replay(session)
    whole = path.read_bytes()
    path.with_name("99-cut.json").write_bytes(whole[:-7])
    path.with_name("99-list.json").write_bytes(b"[" + whole + b"]")
    assert save_replay(session, "The long night") == path
    assert [info.name for info in saved_replays() if not info.problem] == ["The long night"]


def test_a_name_under_which_nothing_is_saved_is_free() -> None:
    assert not is_saved_as("Sunday")
    save_as(sit("human", "easy"), "Sunday")
    assert is_saved_as("Sunday")
    assert not is_saved_as("Monday")


def test_a_game_is_told_from_others_by_its_seal_then_its_last_digest_then_its_commitment() -> None:
    digests = ["first", "last"]
    assert mark_of({"seal": "s" * 64, "digests": digests, "commitment": "c"}) == "s" * MARK
    assert mark_of({"digests": digests, "commitment": "c"}) == "last"
    assert mark_of({"digests": [], "commitment": "c"}) == "c"
    assert mark_of({"digests": []}) == ""


def test_only_what_is_settled_is_kept_as_the_end_of_a_turn(home: Path) -> None:
    session, keeping = play(sit("human", "easy"), 1), Autosave()

    def kept(*, settled: bool) -> bytes:
        keeping.keep(session, settled)
        keeping.close()
        path, = (home / "saves").glob("*-turn.json")
        return path.read_bytes()

    first = kept(settled=False)         # The first save of a sitting is forced to the disk too.
    assert kept(settled=False) == first
    assert kept(settled=True) != first
