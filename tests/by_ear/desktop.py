"""A screen and a session that only one test uses. Whatever happens, nothing of it is left running.

`xvfb-run` is no help here: on a busy machine Xvfb may be ready before that script listens, which then waits for ever.
"""

import os
import select
import signal
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from tests.waiting import HANGS

SCREEN: Final = "1280x720x24"


@contextmanager
def screen() -> Iterator[str]:
    """Start an X server and yield the name of its screen. It finds a free number, and writes it when it is ready.

    Without `-noreset` it begins anew whenever its last client leaves, and turns away who comes at that moment.
    """
    ready, tells = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(tells), "-screen", "0", SCREEN, "-nolisten", "tcp", "-noreset"],
        pass_fds=(tells,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )
    os.close(tells)
    try:
        is_ready, _, _ = select.select([ready], [], [], HANGS)
        number = os.read(ready, 16).decode().strip() if is_ready else ""
        assert number, "Xvfb did not start"
        yield f":{number}"
    finally:
        os.close(ready)
        server.terminate()
        server.wait()


def run(command: Sequence[str], environment: Mapping[str, str], folder: Path, output: Path, most: float) -> int | None:
    """Run a command with all that it starts. Return its status; None if it took more than `most` seconds."""
    with output.open("wb") as written:
        process = subprocess.Popen(command, env=environment, cwd=folder, stdin=subprocess.DEVNULL, stdout=written,
                                   stderr=subprocess.STDOUT, start_new_session=True)
        try:
            return process.wait(most)
        except subprocess.TimeoutExpired:
            return None
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
