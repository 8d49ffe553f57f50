"""A job: many games. Each depends only on its number, so they can be played anywhere and in any order."""

import json
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any, NamedTuple

from ...ai.levels import Brains
from ...model.notation import Json
from ...model.pack import Pack
from .setting import Setting, prepared

Facts = Json
Play = Callable[[Pack, Brains, Facts, int], Any]      # returns plain JSON data


class Job(NamedTuple):
    play: Play                  # a function of a module, so that other processes can import it
    facts: Facts                # the parameters, as plain JSON data
    setting: Setting

    def described(self) -> Json:
        """Everything that decides the games, for comparing jobs. The number of games is not part of it."""
        return {"job": self.play.__name__, **self.facts, **self.setting.described()}


def play_some(job: Job, numbers: Sequence[int], seconds: float) -> dict[int, str]:
    """Play games of these numbers, each as JSON: the first, and as many more as can be started within `seconds`."""
    pack, brains = prepared(job.setting)
    began = monotonic()
    done: dict[int, str] = {}
    for number in numbers:
        if done and monotonic() - began > seconds:
            break
        done[number] = json.dumps(job.play(pack, brains, job.facts, number), separators=(",", ":"))
    return done
