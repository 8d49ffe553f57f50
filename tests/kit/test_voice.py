"""The voice of our own: what the voices of the system are told, in which order, and what ends it."""

from base64 import b64decode
from collections.abc import Sequence
from io import BytesIO
from threading import Event

import pytest

from blackgate.kit.aloud.voices import (
    Process, Sapi, Say, OwnVoice, SpeechDispatcher, Voices, system_voices, voices_by_language,
)

LISTED = "Anna                de_DE    # Hallo\nEddy (Deutsch (Deutschland)) de_DE # Hallo\nZosia     pl_PL  # Cześć\n"


class Started:
    """A program that ends at once, and keeps what is written to it."""

    def __init__(self) -> None:
        self.stdin = BytesIO()
        self.is_ended = False

    def wait(self) -> int:
        return 0

    def terminate(self) -> None:
        self.is_ended = True


class Machine:
    def __init__(self) -> None:
        self.commands: list[tuple[str, ...]] = []
        self.programs: list[Started] = []

    def start(self, command: Sequence[str], is_written_to: bool) -> Process:
        self.commands.append(tuple(command))
        self.programs.append(Started())
        return self.programs[-1]


class Slow:
    """Voices that speak until they are allowed to end."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.began, self.may_end, self.stopped = Event(), Event(), Event()

    def say(self, words: str, language: str, rate: int) -> Process | None:
        self.said.append(f"{language} {rate} {words}")
        self.began.set()
        return Speaking(self.may_end)

    def stop(self) -> None:
        self.stopped.set()


class Speaking(Started):
    def __init__(self, end: Event) -> None:
        super().__init__()
        self.end = end

    def wait(self) -> int:
        self.end.wait(30)
        return 0

    def terminate(self) -> None:
        self.end.set()


def test_speech_dispatcher_is_told_language_rate_and_words() -> None:
    machine = Machine()
    SpeechDispatcher(machine.start).say("-5 Szlugów", "pl", 150)
    assert machine.commands == [
        ("spd-say", "--wait", "--language", "pl", "--rate", "25", "--", "-5 Szlugów")]


def test_say_takes_the_first_voice_of_the_language() -> None:
    machine = Machine()
    mac = Say(machine.start, lambda: LISTED)
    mac.say("Cześć", "pl", 200)
    mac.say("Ciao", "it", 100)
    assert machine.commands == [("say", "-v", "Zosia", "-r", "350", "--", "Cześć"), ("say", "-r", "175", "--", "Ciao")]
    assert voices_by_language(LISTED)["de"] == "Anna"


def test_sapi_is_one_program_that_is_written_to() -> None:
    machine = Machine()
    sapi = Sapi(machine.start)
    sapi.say("Żółw", "pl", 140)
    sapi.say("Turtle", "en", 100)
    sapi.stop()
    assert len(machine.commands) == 1 and machine.commands[0][0] == "powershell"
    first, second, silence = machine.programs[0].stdin.getvalue().decode().split("\n")[:3]
    rate, language, words = first.split(" ")
    assert (rate, language, b64decode(words).decode(), second.split(" ")[1], silence) == ("2", "pl", "Żółw", "en", "")


@pytest.mark.parametrize(("platform", "kind"), [("win32", Sapi), ("darwin", Say), ("linux", SpeechDispatcher)])
def test_each_system_has_its_voices_if_they_are_there(platform: str, kind: type[Voices]) -> None:
    machine = Machine()
    assert isinstance(system_voices(platform, lambda name: name, machine.start), kind)
    assert system_voices(platform, lambda name: None, machine.start) is None


def test_a_hush_ends_what_is_said_and_what_was_to_be_said() -> None:
    slow = Slow()
    speech = OwnVoice(slow)
    speech.say("one", "en")
    assert slow.began.wait(30)
    speech.say("two", "en")
    speech.hush()
    assert slow.stopped.wait(30)
    slow.began.clear()
    speech.rate = 150
    speech.say("three", "de")
    assert slow.began.wait(30)
    speech.close()
    assert slow.said == ["en 100 one", "de 150 three"]
