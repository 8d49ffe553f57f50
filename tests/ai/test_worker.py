"""Bots in processes of their own: they are told what their seat sees, answer as they would here, and may die."""

import json
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

from blackgate.ai.bot import NO_EFFORT, Effort, Question, Thought
from blackgate.ai.levels import LEVELS, make_bot
from blackgate.ai.policy import choice as policy
from blackgate.ai.search.halving import merged
from blackgate.ai.workers.process import MOST_STARTS, START_S
from blackgate.ai.workers.thinkers import GRACE_S, Answer, Thinkers
from blackgate.ai.workers.worker import written_question
from blackgate.cards.library import SHIPPED as DATA
from blackgate.commands.law_checker import MODES
from blackgate.model.actions import Dig, EndTurn, Search
from blackgate.model.counts import SPOON
from blackgate.model.engine import is_legal
from blackgate.model.rng import Dice, mixed
from blackgate.model.view import packed, unpacked, view
from blackgate.model.worlds import determinize
from blackgate.play.learned_weights import pack_and_brains
from tests.ai.test_levels import EFFORT, moments
from tests.waiting import HANGS, Clock, stopped, wait_for
from tests.table import brains

from .bot_processes import (
    LONG, SHIPPED, asked, is_gone, mumbling, next_answer, running, stuck_once, thinking, until_idle, without_cards,
    without_end, without_values,
)


@pytest.fixture(scope="module")
def one() -> Iterator[Thinkers]:
    """A worker for all tests that leave it alive."""
    with thinking() as thinkers:
        yield thinkers


@pytest.mark.parametrize("mode", range(len(MODES)))
def test_a_view_is_the_same_after_its_journey(mode: int) -> None:
    for game in moments(mode):
        for seat in range(game.players):
            seen = view(game, seat)
            assert unpacked(json.loads(json.dumps(packed(seen))), game.pack) == seen


@pytest.mark.parametrize("mode", range(len(MODES)))
def test_what_a_worker_is_told_does_not_change_with_what_its_seat_cannot_see(mode: int) -> None:     # R12
    for number, game in enumerate(moments(mode)):
        seen = view(game, game.decider)
        told = written_question(1, "hard", 7, NO_EFFORT, seen)
        worlds = [determinize(seen, Dice(mixed(mode, number, deal))) for deal in range(5)]
        assert any(world.hand != game.hand or world.deck != game.deck for world in worlds)
        for world in worlds:
            assert written_question(1, "hard", 7, NO_EFFORT, view(world, game.decider)) == told


@pytest.mark.parametrize("word", [*LEVELS, "hard:brute"])
def test_a_worker_answers_to_the_letter_as_the_bot_does_here(one: Thinkers, word: str) -> None:
    for number, game in enumerate(moments(5)[:4]):
        seen = view(game, game.decider)
        ticket = one.ask(seen, word, number, EFFORT)
        here = make_bot(word, number, brains(), EFFORT).think(Question(game))
        assert next_answer(one) == Answer(ticket, here)


def test_questions_may_be_asked_before_the_worker_is_ready_and_are_answered_in_their_order() -> None:
    with thinking() as thinkers:
        tickets = [thinkers.ask(asked(), "easy", seed) for seed in range(3)]
        assert thinkers.idle == 0 and thinkers.poll() == []
        assert [next_answer(thinkers).ticket for _ in tickets] == tickets


def test_a_cancelled_question_gets_no_answer(one: Thinkers) -> None:
    until_idle(one)
    begun = one.ask(asked(), "hard", 1)
    queued = one.ask(asked(), "easy", 1)
    wanted = one.ask(asked(), "easy", 2)
    one.cancel(begun)
    one.cancel(queued)
    one.cancel(queued)
    assert next_answer(one).ticket == wanted
    until_idle(one)
    assert one.poll() == []


def test_a_worker_killed_in_mid_thought_is_answered_for_at_once_and_replaced(tmp_path: Path) -> None:
    with thinking(partial(stuck_once, begun := tmp_path / "begun")) as thinkers:
        until_idle(thinkers)
        (pid,) = thinkers.pids
        seen = asked()
        ticket = thinkers.ask(seen, "hard", 1, LONG)
        wait_for(begun.exists, "a worker that thinks")
        process = running()[pid]
        process.kill()
        process.join()
        (answer,) = thinkers.poll()
        assert answer.ticket == ticket and answer.fell_back
        assert is_legal(determinize(seen, Dice(1)), answer.thought.action)
        assert len(answer.thought.win) == seen.players
        thinkers.ask(seen, "medium", 3)
        assert next_answer(thinkers).thought == make_bot("medium", 3, brains()).think(Question(seen))
        assert thinkers.pids != [pid]


def test_an_idle_worker_that_dies_is_replaced_too() -> None:
    with thinking() as thinkers:
        until_idle(thinkers)
        (pid,) = thinkers.pids
        process = running()[pid]
        process.kill()
        process.join()
        thinkers.ask(asked(), "easy", 3)        # not noticed yet: the question goes to the dead one
        assert next_answer(thinkers).fell_back
        until_idle(thinkers)
        assert thinkers.pids != [pid]


def test_a_hanging_worker_is_answered_for_and_replaced(tmp_path: Path) -> None:
    clock = Clock()
    with thinking(partial(stuck_once, begun := tmp_path / "begun"), clock=clock) as thinkers:
        until_idle(thinkers)
        (pid,) = thinkers.pids
        hanging = running()[pid]
        thinkers.ask(asked(), "hard", 1, Effort(budget_ms=50))
        wait_for(begun.exists, "a worker that thinks")
        clock.now += 0.05 + GRACE_S
        assert thinkers.poll() == []
        clock.now += 0.01
        (answer,) = thinkers.poll()
        assert answer.fell_back
        thinkers.ask(asked(), "random", 1, LONG)
        assert not next_answer(thinkers).fell_back
        assert thinkers.pids != [pid] and is_gone(hanging)


def test_a_worker_that_takes_too_long_to_start_leaves_nobody_waiting(caplog: pytest.LogCaptureFixture) -> None:
    clock = Clock()
    with thinking(without_end, clock=clock) as thinkers:
        starting = running()[thinkers.pids[0]]
        ticket = thinkers.ask(asked(), "easy", 1)
        clock.now += START_S
        assert thinkers.poll() == []
        clock.now += 0.01
        (answer,) = thinkers.poll()
        assert answer.ticket == ticket and answer.fell_back
        assert "took too long before it was ready" in caplog.text
        assert not thinkers.pids and is_gone(starting)


def test_a_worker_that_answers_nonsense_is_answered_for_and_replaced(
    tmp_path: Path, caplog: pytest.LogCaptureFixture,
) -> None:
    with thinking(partial(mumbling, tmp_path / "once")) as thinkers:
        until_idle(thinkers)
        (pid,) = thinkers.pids
        thinkers.ask(asked(), "random", 1, LONG)
        assert next_answer(thinkers).fell_back
        assert "answered nonsense while thinking" in caplog.text
        thinkers.ask(asked(), "random", 1, LONG)
        assert not next_answer(thinkers).fell_back
        assert thinkers.pids != [pid]


def test_a_bot_that_fails_is_answered_for_and_its_worker_goes_on(caplog: pytest.LogCaptureFixture) -> None:
    with thinking(without_values) as thinkers:
        thinkers.ask(asked(), "hard", 1)
        answer = next_answer(thinkers)
        assert answer.fell_back
        assert answer.thought.action == policy.choose(determinize(asked(), Dice(1)))
        assert "KeyError: 'players4'" in caplog.text
        pids = thinkers.pids
        thinkers.ask(asked(), "medium:brute", 1)
        assert not next_answer(thinkers).fell_back
        assert thinkers.pids == pids


def test_a_worker_that_cannot_start_leaves_nobody_waiting(caplog: pytest.LogCaptureFixture) -> None:
    with thinking(without_cards) as thinkers:
        tickets = [thinkers.ask(asked(), "expert", 1) for _ in range(2)]
        answers = wait_for(thinkers.poll, "an answer")
        assert [(answer.ticket, answer.fell_back) for answer in answers] == [(ticket, True) for ticket in tickets]
        assert not thinkers.pids
        assert "before it was ready" in caplog.text
        thinkers.ask(asked(), "easy", 1)
        assert thinkers.pids        # It is tried again.
        assert next_answer(thinkers).fell_back


def test_where_no_process_is_allowed_the_policy_answers_and_soon_nobody_tries_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture,
) -> None:
    def refuse(_: BaseProcess) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(BaseProcess, "start", refuse)
    with thinking() as thinkers:
        for _ in range(10):
            thinkers.ask(asked(), "expert", 1)
            answer = next_answer(thinkers)
            assert answer.fell_back and answer.thought.action in asked().options
    assert caplog.text.count("No process blackgate-thinker could be started") == MOST_STARTS


def test_other_cards_than_the_game_s_are_an_error(caplog: pytest.LogCaptureFixture, tmp_path: Path) -> None:
    rules = (DATA / "rules.yaml").read_text(encoding="utf-8")
    (tmp_path / "rules.yaml").write_text(rules.replace("hand_limit: 10", "hand_limit: 9"), encoding="utf-8")
    with thinking(partial(pack_and_brains, str(tmp_path))) as thinkers:
        thinkers.ask(asked(), "easy", 1)
        assert next_answer(thinkers).fell_back
        assert "card files have changed" in caplog.text


def test_an_expert_s_question_is_spread_over_the_idle_workers_and_added_up() -> None:
    seen = asked()
    with thinking(workers=2) as thinkers:
        until_idle(thinkers)                                # Else the second worker may be ready in the same moment.
        thinkers.ask(seen, "expert", 9, EFFORT)
        alone = make_bot("expert", 9, brains(), EFFORT).think(Question(seen))
        assert next_answer(thinkers).thought == alone       # Only now a second worker is wanted.
        until_idle(thinkers, 2)
        thinkers.ask(seen, "expert", 9, EFFORT)
        second = make_bot("expert", mixed(9, 1), brains(), EFFORT).think(Question(seen))
        answer = next_answer(thinkers)
        assert answer.thought == merged([alone, second])
        assert answer.thought.iterations == alone.iterations + second.iterations
        until_idle(thinkers, 2)
        lost = running()[thinkers.pids[0]]
        lost.kill()
        lost.join()
        ticket = thinkers.ask(seen, "expert", 9, EFFORT)
        assert next_answer(thinkers) == Answer(ticket, second)      # What the other one found is enough.


def test_searches_add_up_but_the_policy_s_opinion_counts_once() -> None:
    dig, search, wait = Dig(SPOON), Search(), EndTurn()
    one = Thought(dig, (0.6, 0.4), 4, (), ((dig, 2, 1.2, 0.0), (search, 2, 1.3, -0.2)))
    two = Thought(search, (0.4, 0.6), 8, (), ((search, 4, 2.6, -0.2), (dig, 2, 1.2, 0.0), (wait, 1, 0.9, 0.0)))
    whole = merged([one, two])
    assert merged([one]) is one
    assert [(option, visits, round(total, 9), prior) for option, visits, total, prior in whole.tried] == [
        (dig, 4, 2.4, 0.0), (search, 6, 3.9, -0.2), (wait, 1, 0.9, 0.0),
    ]
    assert whole.action == search       # (3.9 - 0.2) / 6 > 2.4 / 4, but not with the opinion twice
    assert [option for _, option in whole.alternatives] == [search, dig]       # waiting was hardly looked at
    assert whole.iterations == 12
    assert whole.win == pytest.approx(((0.6 * 4 + 0.4 * 8) / 12, (0.4 * 4 + 0.6 * 8) / 12))


def test_closing_ends_all_workers_in_mid_thought_too_and_twice_does_no_harm(tmp_path: Path) -> None:
    thinkers = Thinkers(partial(stuck_once, begun := tmp_path / "begun"), clock=stopped)
    until_idle(thinkers)
    process = running()[thinkers.pids[0]]
    thinkers.ask(asked(), "hard", 1, LONG)
    wait_for(begun.exists, "a worker that thinks")
    thinkers.close()
    assert is_gone(process)
    thinkers.close()
    assert thinkers.poll() == [] and not thinkers.pids


def test_closing_before_the_worker_is_ready_leaves_none() -> None:
    thinkers = Thinkers(SHIPPED, clock=stopped)
    process = running()[thinkers.pids[0]]
    thinkers.close()
    assert is_gone(process)


ORPHANED = """
import sys
from functools import partial
from pathlib import Path
from blackgate.ai.workers.thinkers import Thinkers
from tests.ai.bot_processes import LONG, asked, stuck_once, until_idle
from tests.waiting import stopped, wait_for
begun = Path(sys.argv[1])
thinkers = Thinkers(partial(stuck_once, begun), clock=stopped)
until_idle(thinkers)
thinkers.ask(asked(), "hard", 1, LONG)
wait_for(begun.exists)
print("thinking", flush=True)
sys.stdin.read()
"""


def test_a_worker_ends_in_mid_thought_when_its_parent_is_killed(tmp_path: Path) -> None:
    command = [sys.executable, "-c", ORPHANED, str(tmp_path / "begun")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as parent:
        assert parent.stdout and parent.stdout.readline().strip() == b"thinking"
        parent.kill()
        # The worker shares its parent's output, which ends when nobody is left to write to it.
        assert parent.communicate(timeout=HANGS)[0] == b""
