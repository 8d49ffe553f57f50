"""Bots that fail or answer against the rules: the game goes on, and it is counted."""

import logging
from collections.abc import Sequence

import pytest

from blackgate.ai.bot import Thought, even_chances
from blackgate.ai.stand_in import FEW
from blackgate.ai.workers.thinkers import Answer
from blackgate.model.actions import Accept
from blackgate.model.view import View
from blackgate.play.finished_game import read
from blackgate.play.session import Session, ThinkAtOnce
from blackgate.play.thinking import brains_for

from ..table import shipped
from .sitting import plan, step


class Broken(ThinkAtOnce):
    """Every answer is one that the rules deny, or comes from somebody else."""

    def __init__(self, fell_back: bool) -> None:
        super().__init__(brains_for(shipped()))
        self.fell_back = fell_back
        self.views: list[View] = []

    def ask(self, view: View, word: str, seed: int) -> int:
        self.views.append(view)
        return super().ask(view, word, seed)

    def poll(self) -> list[Answer]:
        answers: Sequence[Answer] = super().poll()
        if self.fell_back:
            return [Answer(answer.ticket, answer.thought, fell_back=True) for answer in answers]
        return [Answer(answer.ticket, Thought(Accept(), even_chances(self.views[-1]))) for answer in answers]


@pytest.mark.parametrize("fell_back", [True, False], ids=["another answered", "against the rules"])
def test_every_answer_that_is_not_the_bots_own_is_counted_and_told_past_a_few(
    fell_back: bool, caplog: pytest.LogCaptureFixture,
) -> None:
    session = Session(plan("easy", "easy"), Broken(fell_back))
    for count in range(1, 2 * FEW + 1):
        caplog.clear()
        assert session.poll()
        assert session.stand_ins.count == session.acted == count
        assert session.stand_ins.is_worth_telling == (count >= FEW)
        told = [record for record in caplog.records if record.levelno == logging.WARNING]
        assert bool(told) == (count in (FEW, 2 * FEW))


def test_a_bot_that_answers_itself_is_not_counted() -> None:
    session = Session(plan("easy", "medium"))
    for _ in range(10):
        assert session.poll()
    assert session.stand_ins.count == 0


def test_a_bot_that_fails_in_this_process_is_answered_for(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(*given: object) -> None:
        raise RuntimeError("no idea")

    monkeypatch.setattr("blackgate.ai.stand_in.make_bot", failing)
    session = Session(plan("hard", "hard"))
    assert session.poll() and session.acted == 1 and session.stand_ins.count == 1


@pytest.mark.parametrize(("fails", "is_expert"), [(0, True), (FEW - 1, True), (FEW, False)])
def test_who_beats_a_bot_that_failed_again_and_again_has_not_beaten_that_bot(fails: int, is_expert: bool) -> None:
    """The record says which answers were not the expert's own, and so does what the wall reads."""
    class Failing(ThinkAtOnce):
        def poll(self) -> list[Answer]:
            fell_back = session.stand_ins.count < fails
            return [Answer(answer.ticket, answer.thought, fell_back) for answer in super().poll()]

    session = Session(plan("human", "easy", seed=9), Failing(brains_for(shipped())))
    while not session.over:
        step(session)
    entries = session.record["actions"]
    assert sum(entry == {"note": "stood_in", "seat": 1} for entry in entries) == fails
    game = read(session.record, session.plan, session.pack)
    assert game.words == ("human", "easy" if is_expert else "")
