"""The runs through the long way out: the current one, and the results of earlier ones."""

from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

from ..disk.folders import data_folder
from ..model.fields import Fields, WrongField
from ..model.notation import Json
from ..model.rng import MOST_SEED
from ..play.long_way.evening import MOST_FAVOURS, MOST_STARS
from ..play.long_way.run import LIVES, MOST_TRIES, SENTENCES, Run
from .kept_file import UNREADABLE, KeptFile

VERSION: Final = 2
FIRST: Final = 1                # the oldest version that is read; its runs have no mark for a chosen seed
BROKEN: Final = "runs-broken"
NEWER: Final = "runs-newer"
MOST_EVENINGS: Final = 100
MOST_NAMES: Final = 100
MOST_NAME: Final = 40
MOST_PAST: Final = 200          # older ones are deleted


class PastRun(NamedTuple):
    """A run that has ended."""

    sentence: str
    won: int                    # evenings won
    stars: int
    is_out: bool                # won the whole run
    chosen: bool = False        # A player chose the seed.


@dataclass
class Runs:
    run: Run | None = None
    past: list[PastRun] = field(default_factory=list)
    problem: str | None = field(default=None, compare=False)        # what the player should be told about the file

    @property
    def has_finished(self) -> bool:
        """Whether a first run has ended. Then the player may choose the other sentences."""
        return bool(self.past)

    def end(self, *, is_out: bool) -> None:
        """End the run and remember its result. Another one can begin."""
        if self.run is not None:
            run = self.run
            self.past.append(PastRun(run.sentence, run.won, sum(run.stars), is_out, run.chosen))
            del self.past[:-MOST_PAST]
            self.run = None

    def written(self) -> Json:
        """The runs as JSON. Without a chosen seed this is the oldest version, which earlier programs read."""
        run = _marked(asdict(self.run)) if self.run else None
        past = [_marked(past._asdict()) for past in self.past]
        has_mark = any("chosen" in each for each in (run or {}, *past))
        return {"version": VERSION if has_mark else FIRST, "run": run, "past": past}

    def save(self, path: Path | None = None) -> bool:
        """Save and return whether it worked. A file of a newer version, or one that cannot be read, is not touched."""
        return self.problem not in (NEWER, UNREADABLE) and FILE.save(self.written(), path)


def _marked(written: Json) -> Json:
    """A written run with its mark for a chosen seed, or without the field."""
    return {name: value for name, value in written.items() if name != "chosen" or value}


def runs_file() -> Path:
    return data_folder() / "runs.json"


FILE: Final = KeptFile(runs_file, VERSION, oldest=FIRST, broken=BROKEN, newer=NEWER)


def load_runs(path: Path | None = None) -> Runs:
    runs, problem = FILE.load(_read, path)
    return runs or Runs(problem=problem)


def _read(written: object) -> Runs:
    """The runs in the file. Raises WrongField."""
    top = Fields(written, "", None, ("run", "past"))
    past = [
        PastRun(each.word("sentence", SENTENCES), each.number("won", None, 0, MOST_EVENINGS),
                each.number("stars", None, 0, MOST_EVENINGS * MOST_STARS), each.flag("is_out", False),
                each.flag("chosen", False))
        for each in top.objects("past", PastRun._fields, ("sentence", "won", "stars"), most=MOST_PAST)
    ]
    return Runs(_read_run(top.inner("run", [*Run.__dataclass_fields__])) if top.is_set("run") else None, past)


def _read_run(run: Fields) -> Run:
    sentence = run.word("sentence", SENTENCES)
    stars = run.sequence("stars", MOST_EVENINGS)
    if not all(type(number) is int and 0 <= number <= MOST_STARS for number in stars):
        raise WrongField("run.stars", "must be numbers of stars")
    favours, offered, taken = (_names(run, name) for name in ("favours", "offered", "taken"))
    if not set(taken) <= set(favours) or len(taken) > MOST_FAVOURS:
        raise WrongField("run.taken", "must be among the favours, and not too many")
    return Run(
        sentence, run.number("seed", None, 0, MOST_SEED),
        run.number("lives", None, 0, LIVES[sentence]), run.number("tries", 0, 0, MOST_TRIES + 1), stars,
        favours, offered, taken, run.flag("chosen", False),
    )


def _names(run: Fields, field_name: str) -> list[str]:
    found = run.sequence(field_name, MOST_NAMES)
    if not all(isinstance(name, str) and 0 < len(name) <= MOST_NAME for name in found) or len(set(found)) < len(found):
        raise WrongField(f"run.{field_name}", "must be names, each once")
    return found
