"""Reads what the bots have learned from YAML files, for `ai`."""

from functools import cache
from pathlib import Path
from typing import Any

from ..ai.levels import Brains
from ..ai.policy.habits import ASPECTS, STANDING, Habits
from ..ai.policy.temper import make_temper
from ..ai.search.value import Value, feature_names
from ..cards.library import SHIPPED, load_pack
from ..cards.yamltree import YamlProblem, read_yaml
from ..model.pack import Pack

VALUES = SHIPPED / "values"
HABITS = SHIPPED / "habits" / "turn.yaml"
LEARNT = ("values", "habits")       # the folders with learned files, shipped or elsewhere


def load_brains(pack: Pack, learnt: Path = SHIPPED) -> Brains:
    """Load all values. A feature that a value does not know has weight 0, so that other packs can be played."""
    tempers = {
        inmate.name: make_temper(inmate.name, inmate.temper) for inmate in pack.inmates
    }
    habits = read_habits(learnt / HABITS.relative_to(SHIPPED))
    return Brains(read_values(learnt / VALUES.name, pack), tempers, habits)


def read_values(folder: Path, pack: Pack) -> dict[str, Value]:
    """The value of each way to play, by the names of the files."""
    values = {}
    for path in sorted(folder.glob("*.yaml")):
        weights = read_weights(path)
        values[path.stem] = Value([weights.get(name, 0.0) for name in feature_names(pack)], pack)
    return values


def read_habits(path: Path) -> Habits | None:
    """The policy's learned habits; one that is not in the file has weight 0."""
    if not path.exists():
        return None
    written = _written(path)
    weights = written["weights"]
    return Habits([
        [float(weights.get(aspect, {}).get(standing, 0.0)) for standing in STANDING] for aspect in ASPECTS
    ], written.get("compared_with") != "favourite")


@cache
def pack_and_brains(folder: str | None) -> tuple[Pack, Brains]:
    """The pack and the brains that a worker process needs, read once."""
    pack = load_pack(Path(folder) if folder else None)
    return pack, load_brains(pack)


def learnt_files(learnt: Path = SHIPPED) -> tuple[tuple[str, str], ...]:
    """The name and text of every file that `load_brains` reads, to be sent to another machine."""
    return tuple(
        (f"{name}/{path.name}", path.read_text(encoding="utf-8"))
        for name in LEARNT for path in sorted((learnt / name).glob("*.yaml"))
    )


def read_weights(path: Path) -> dict[str, float]:
    """The weights of a value by feature."""
    return {name: float(value) for name, value in _written(path)["weights"].items()}


def _written(path: Path) -> dict[str, Any]:
    try:
        written = read_yaml(path).plain()
    except YamlProblem as problem:
        raise ValueError(f"{path}: {problem}") from None
    assert isinstance(written, dict)
    return written
