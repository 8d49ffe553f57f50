"""Our own voice, for machines without a screen reader: it speaks with a program of the system, in its own thread."""

import logging
import subprocess
import sys
from base64 import b64encode
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from shutil import which
from threading import Thread
from typing import IO, Final, NamedTuple, Protocol

from ...disk.threads import started

USUAL_WORDS: Final = 175            # words per minute that `say` speaks
_log: Final = logging.getLogger(__name__)


class Process(Protocol):
    """A program that was started."""

    @property
    def stdin(self) -> IO[bytes] | None: ...

    def wait(self) -> int: ...

    def terminate(self) -> None: ...


Start = Callable[[Sequence[str], bool], Process]        # takes the command, and whether something is written to it


class Voices(Protocol):
    """A program that can speak. Rates are percent of the usual."""

    def say(self, words: str, language: str, rate: int) -> Process | None:
        """Speak. Return the process that ends when all is said, or None if the system keeps the order itself."""

    def stop(self) -> None:
        """Stop what is being said."""


class SpeechDispatcher:
    command = "spd-say"

    def __init__(self, start: Start) -> None:
        self._start = start

    def say(self, words: str, language: str, rate: int) -> Process | None:
        speed = max(-100, min(100, (rate - 100) // 2))
        return self._start((self.command, "--wait", "--language", language, "--rate", str(speed), "--", words), False)

    def stop(self) -> None:
        self._start((self.command, "--cancel"), False).wait()


class Say:
    command = "say"

    def __init__(self, start: Start, listed: Callable[[], str]) -> None:
        """Take a function that returns all voices, a line each, as `say -v ?` prints them."""
        self._start = start
        self._listed = listed
        self._voices: dict[str, str] | None = None

    def say(self, words: str, language: str, rate: int) -> Process | None:
        if self._voices is None:
            self._voices = voices_by_language(self._listed())
        voice = self._voices.get(language)
        chosen = ("-v", voice) if voice else ()
        return self._start((self.command, *chosen, "-r", str(USUAL_WORDS * rate // 100), "--", words), False)

    def stop(self) -> None:
        """Do nothing: its process has been ended, and that is enough."""


def voices_by_language(listed: str) -> dict[str, str]:
    """Return the first voice of each language. A line is "Anna (Premium)   de_DE   # Hallo"."""
    found: dict[str, str] = {}
    for line in listed.splitlines():
        name, _, locale = line.partition("#")[0].rstrip().rpartition(" ")
        language = locale.partition("_")[0]
        if name.strip() and language:
            found.setdefault(language, name.strip())
    return found


class Sapi:
    """Uses one PowerShell for everything, because it starts slowly. An empty line makes it silent."""

    command = "powershell"
    script: Final = (
        "Add-Type -AssemblyName System.Speech; $voice = New-Object System.Speech.Synthesis.SpeechSynthesizer; "
        "while ($null -ne ($line = [Console]::In.ReadLine())) { "
        "if ($line -eq '') { $voice.SpeakAsyncCancelAll(); continue } "
        "$rate, $language, $words = $line.Split(' '); "
        "$culture = [Globalization.CultureInfo]::new($language); "
        "try { $voice.SelectVoiceByHints('NotSet', 'NotSet', 0, $culture) } catch { } "
        "$voice.Rate = [int]$rate; "
        "[void]$voice.SpeakAsync([Text.Encoding]::UTF8.GetString([Convert]::FromBase64String($words))) }"
    )

    def __init__(self, start: Start) -> None:
        self._start = start
        self._process: Process | None = None

    def say(self, words: str, language: str, rate: int) -> Process | None:
        speed = max(-10, min(10, (rate - 100) // 20))
        self._write(f"{speed} {language} {b64encode(words.encode()).decode()}\n")
        return None

    def stop(self) -> None:
        if self._process is not None:
            self._write("\n")

    def _write(self, line: str) -> None:
        if self._process is None:
            self._process = self._start((self.command, "-NoProfile", "-NonInteractive", "-Command", self.script), True)
        assert self._process.stdin is not None
        self._process.stdin.write(line.encode("ascii"))
        self._process.stdin.flush()


def start(command: Sequence[str], is_written_to: bool) -> Process:
    no_window = getattr(subprocess, "CREATE_NO_WINDOW", 0)
    return subprocess.Popen(
        command, stdin=subprocess.PIPE if is_written_to else subprocess.DEVNULL, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL, creationflags=no_window,
    )


def _mac_voices() -> str:
    return subprocess.run(["say", "-v", "?"], capture_output=True, text=True, check=False, timeout=10).stdout


def system_voices(
    platform: str = sys.platform, find: Callable[[str], str | None] = which, begin: Start = start,
) -> Voices | None:
    """Return what can speak on this machine; None if nothing can."""
    found: Voices
    if platform == "win32":
        found = Sapi(begin)
        return found if find(Sapi.command) else None
    if platform == "darwin":
        found = Say(begin, _mac_voices)
        return found if find(Say.command) else None
    found = SpeechDispatcher(begin)
    return found if find(SpeechDispatcher.command) else None


class _Words(NamedTuple):
    words: str
    language: str
    rate: int
    round: int              # words from before a hush are not said after it


class OwnVoice:
    def __init__(self, voices: Voices) -> None:
        self.is_on = False
        self.rate = 100                     # percent of the usual
        self._voices = voices
        self._jobs: SimpleQueue[_Words | str | None] = SimpleQueue()
        self._round = 0
        self._now: Process | None = None
        self._is_begun = False

    def say(self, words: str, language: str) -> None:
        """Say this after what is being said now."""
        if not self._is_begun:
            self._is_begun = started(Thread(target=self._run, name="blackgate-voice", daemon=True))
        self._jobs.put(_Words(words, language, self.rate, self._round))

    def hush(self) -> None:
        """Stop speaking, and forget everything that was still to be said."""
        self._round += 1
        now = self._now
        if now is not None:
            now.terminate()
        if self._is_begun:
            self._jobs.put("stop")

    def close(self) -> None:
        self.hush()
        self.is_on = False
        self._jobs.put(None)

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            try:
                self._do(job)
            except OSError:
                _log.exception("The voice is gone")
                self.is_on = False
                return

    def _do(self, job: _Words | str) -> None:
        if isinstance(job, str):
            self._voices.stop()
        elif job.round == self._round:
            self._now = self._voices.say(job.words, job.language, job.rate)
            if self._now is not None:
                self._now.wait()
                self._now = None
