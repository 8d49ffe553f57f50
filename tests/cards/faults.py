"""What is said of a pack with mistakes."""

from pathlib import Path
from typing import Any

import pytest

from blackgate.cards.library import BadPack, load_pack


def problems(pack: Path | dict[str, Any]) -> list[str]:
    """All of it, each with file and line. A good pack fails the test."""
    with pytest.raises(BadPack) as caught:
        load_pack(pack)
    return [str(problem) for problem in caught.value.problems]
