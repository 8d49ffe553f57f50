"""A process beside the window hears every question at once, and does not work on those that need no more."""

from collections.abc import Iterable
from multiprocessing.connection import Connection
from time import sleep

from blackgate.ai.workers.process import Answers, Process, live


def echo() -> Answers:
    def answers(question: bytes) -> Iterable[bytes]:
        yield question

    return answers


def drops_whispers(about: object, questions: Connection, replies: Connection) -> None:
    live(echo, questions, replies, overhear=lambda question: question.startswith(b"whispered"))


def test_a_question_that_was_overheard_is_not_answered_again() -> None:
    process = Process("blackgate-overhearing", drops_whispers, None)
    heard: list[bytes] = []
    try:
        for question in (b"aloud", b"whispered", b"last"):
            process.ask(question, 60.0)
        while b"last" not in heard:
            assert process.hear(heard.append) == ""
            sleep(0.01)
    finally:
        process.end(wait=True)
    assert heard == [b"aloud", b"last"]
