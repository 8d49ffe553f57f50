"""The game may be killed at any moment; the last finished action is there again."""

import os
from collections.abc import Callable
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from time import sleep
from typing import Any, Final

from blackgate.keep.savefile import read_save
from blackgate.keep.saves import Autosave, last_game, load, saved_replays

from ..play.sitting import play
from .killed import begun, play_on, save_on

# A server that has everything in memory forks the processes, where the system can do that.
HOW: Final = "forkserver" if "forkserver" in get_all_start_methods() else "spawn"
# BLACKGATE_KILLS=500 asks for more of them.
MANY: Final = int(os.environ.get("BLACKGATE_KILLS", "90" if HOW == "forkserver" else "15")) // 3


def killed(home: Path, target: Callable[[str, Connection], None], messages: int, delay: float) -> int:
    """Run it in a process, kill that after so many messages and a while. What it said last."""
    context: Any = get_context(HOW)
    if HOW == "forkserver":
        context.set_forkserver_preload(["tests.keep.killed"])
    hear, tell = context.Pipe(duplex=False)
    process = context.Process(target=target, args=(str(home), tell))
    process.start()
    tell.close()
    last = -1
    try:
        for _ in range(messages):
            last = hear.recv()
    except EOFError:        # The game is over.
        pass
    else:
        sleep(delay)
        process.kill()
    try:
        while True:
            last = hear.recv()
    except (EOFError, OSError):
        process.join()
    hear.close()
    return last


def test_whenever_the_game_is_killed_it_goes_on_after_the_last_finished_action(home: Path) -> None:
    random = Random(1)
    whole = play(begun())
    actions = whole.record["actions"]
    for _ in range(MANY):
        last = killed(home, play_on, random.randint(1, 5), random.random() * 0.004)
        info = last_game()
        if info is None:        # A table at which nobody acted is not kept; a game that ended is a replay.
            assert last == 0 or (saved_replays() and last in (whole.acted - 1, whole.acted))
            continue
        session, message = load(info)
        assert message is None
        assert session.acted in (last, last + 1)
        assert session.record["actions"] == actions[:session.acted]
        session.close()


def test_no_save_is_unreadable_when_saving_is_interrupted(home: Path) -> None:
    random = Random(2)
    play(begun(Autosave()), 60).close()
    for _ in range(2 * MANY):
        assert killed(home, save_on, random.randint(1, 3), random.random() * 0.003) == 60
        for path in (home / "saves").glob("*.json"):
            assert len(read_save(path).record["actions"]) <= 60
    info = last_game()
    assert info and load(info).session.acted == 60
