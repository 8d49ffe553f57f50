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
from .kept_file import KeptContent, KeptFile

VERSION: Final = 1
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


def runs_file() -> Path:
    return data_folder() / "runs.json"


FILE: Final = KeptFile(runs_file, VERSION, broken=BROKEN, newer=NEWER)


@dataclass
class Runs(KeptContent):
    """The current run, and the results of those that have ended."""

    file = FILE
    run: Run | None = None
    past: list[PastRun] = field(default_factory=list)

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
        return {"version": VERSION, "run": asdict(self.run) if self.run else None,
                "past": [past._asdict() for past in self.past]}


def load_runs() -> Runs:
    runs, problem = FILE.load(_read)
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
