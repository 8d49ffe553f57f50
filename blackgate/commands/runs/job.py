"""A job: many games of which each depends on its number alone, so that they can be played anywhere and in any order."""

import json
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any, NamedTuple

from ...ai.levels import Brains
from ...model.notation import Json
from ...model.pack import Pack
from .setting import Setting, prepared

Facts = Json
Play = Callable[[Pack, Brains, Facts, int], Any]      # what JSON can write


class Job(NamedTuple):
    play: Play                  # a function of a module, which others know by its name
    facts: Facts                # what is asked for, plain enough for JSON
    setting: Setting

    def told(self) -> Json:
        """All that decides what its games are. How many there are does not."""
        return {"job": self.play.__name__, **self.facts, **self.setting.told()}


def play_some(job: Job, numbers: Sequence[int], seconds: float) -> dict[int, str]:
    """The games of some numbers, each as JSON: the first, and as many more as can be begun in that time."""
    pack, brains = prepared(job.setting)
    began = monotonic()
    done: dict[int, str] = {}
    for number in numbers:
        if done and monotonic() - began > seconds:
            break
        done[number] = json.dumps(job.play(pack, brains, job.facts, number), separators=(",", ":"))
    return done
