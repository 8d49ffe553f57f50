"""Games for the window: kept or not, with bots beside it or not, begun, rematched, taken over, loaded."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from blackgate.cards.library import SHIPPED
from blackgate.keep.games import Games
from blackgate.keep.saves import last_game, saved_games
from blackgate.play.learned_weights import pack_and_brains
from blackgate.play.session import BadPack, BadPlan, Replay, Seat, Session, ThinkAtOnce

from ..play.sitting import plan, play, sit


@pytest.fixture
def beside() -> Iterator[Games]:
    games = Games(beside=True)
    yield games
    games.close()


def shown() -> Replay:
    session = play(sit("easy", "easy"), 12)
    replay = Replay(session.record, session.plan, session.pack)
    replay.go(7)
    return replay


def test_only_games_that_are_to_be_kept_are_written() -> None:
    play(Games().new(plan("human", "easy")), 2).close()
    assert saved_games() == []
    play(Games(kept=True).new(plan("human", "easy")), 2).close()
    assert len(saved_games()) == 1


def test_a_replay_that_is_taken_over_is_kept_as_a_game_of_its_own() -> None:
    seats = [Seat("Ana"), Seat("Bo", "easy")]
    Games().taken_over(shown(), seats).close()
    assert saved_games() == []
    taken = Games(kept=True).taken_over(shown(), seats)
    taken.close()
    assert taken.acted == 7 and [info.players for info in saved_games()] == [("Ana", "Bo")]
    with pytest.raises(BadPlan):
        Games().taken_over(shown(), seats[:1])


def test_a_rematch_is_the_same_table_and_another_game() -> None:
    first = Games().new(plan("human", "easy", seed=5))
    again = Games().again(first)
    assert [(seat.name, seat.player) for seat in again.plan.seats] == [("Player 1", "human"), ("Player 2", "easy")]
    assert again.sight(None).prisoner == first.sight(None).prisoner and again.plan.seed is None
    assert again.commitment != first.commitment and again.acted == 0


def test_cards_that_are_not_there_are_said() -> None:
    with pytest.raises(BadPack):
        Games().new(plan("human", "easy", cards="no such folder"))


def test_a_loaded_game_goes_on_where_it_was() -> None:
    games = Games(kept=True)
    play(games.new(plan("human", "easy")), 5).close()
    info = last_game()
    assert info
    session = games.load(info).session
    assert session.acted == 5
    assert games.resumed(session).record == session.record


def test_without_workers_the_session_thinks_itself_and_with_them_it_does_not(beside: Games) -> None:
    laid = plan("human", "easy")
    assert isinstance(Games().new(laid)._question._thinkers, ThinkAtOnce)
    first = beside.new(laid)
    assert beside._thinkers and first._question._thinkers is beside._thinkers[1]
    others: list[Session] = [beside.again(first), beside.resumed(first), beside.taken_over(shown(), laid.seats)]
    assert all(other._question._thinkers is first._question._thinkers for other in others)


def test_workers_start_while_the_player_looks_at_the_title(beside: Games) -> None:
    beside.warm_up("a folder")
    assert beside._thinkers is None         # Which cards these are is known when the game begins.
    beside.warm_up()
    assert beside._thinkers and beside._thinkers[1].pids
    plain = Games()
    plain.warm_up()
    assert plain._thinkers is None
    plain.close()


def test_warming_up_reads_the_shipped_cards_beside_the_window() -> None:
    pack_and_brains.cache_clear()
    Games().warm_up("a folder")
    assert pack_and_brains.cache_info().currsize == 0
    Games().warm_up()
    for thread in threading.enumerate():
        if thread.name == "blackgate-warm-up":
            thread.join()
    assert pack_and_brains.cache_info().currsize == 1


def test_other_cards_get_processes_of_their_own_and_those_of_before_end(beside: Games, tmp_path: Path) -> None:
    ours = beside.new(plan("human", "easy"))
    assert beside._thinkers
    coach, thinkers = beside.coach_for(ours.pack), beside._thinkers[1]
    assert coach and beside.coach_for(ours.pack) is coach and thinkers.pids
    rules = (SHIPPED / "rules.yaml").read_text(encoding="utf-8").replace("hand_limit: 10", "hand_limit: 7")
    (tmp_path / "rules.yaml").write_text(rules, encoding="utf-8")
    others = beside.new(plan("human", "easy", cards=str(tmp_path)))
    assert beside._thinkers[1] is not thinkers and thinkers.pids == [] and beside._thinkers[1].pids
    assert beside.coach_for(others.pack) not in (None, coach) and coach.pids == []
    assert Games().coach_for(ours.pack) is None
