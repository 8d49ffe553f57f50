"""What bots know from outside the rules: the learnt values, read from YAML and handed to `ai`."""

from functools import cache
from pathlib import Path

from ..ai.levels import Brains
from ..ai.policy.temper import make_temper
from ..ai.search.value import Value, feature_names
from ..cards.library import SHIPPED, load_pack
from ..cards.yamltree import YamlProblem, read_yaml
from ..model.pack import Pack

VALUES = SHIPPED / "values"


def load_brains(pack: Pack) -> Brains:
    """All values there are. A feature unknown to a value weighs nothing, so that other packs can be played."""
    values = {}
    for path in sorted(VALUES.glob("*.yaml")):
        weights = read_weights(path)
        values[path.stem] = Value([weights.get(name, 0.0) for name in feature_names(pack)], pack)
    tempers = {
        inmate.name: make_temper(inmate.name, inmate.temper) for inmate in pack.inmates
    }
    return Brains(values, tempers)


@cache
def pack_and_brains(folder: str | None) -> tuple[Pack, Brains]:
    """What a worker process needs to play, read once."""
    pack = load_pack(Path(folder) if folder else None)
    return pack, load_brains(pack)


def read_weights(path: Path) -> dict[str, float]:
    """What a value holds, by feature."""
    try:
        written = read_yaml(path).plain()
    except YamlProblem as problem:
        raise ValueError(f"{path}: {problem}") from None
    assert isinstance(written, dict)
    return {name: float(value) for name, value in written["weights"].items()}
