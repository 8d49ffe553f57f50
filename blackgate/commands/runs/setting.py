"""What games depend on besides what is asked of them: cards, learnt weights and the code of rules and bots.

It is plain text, so that it can be sent to another machine, which needs the same Blackgate and nothing else.
"""

from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from ... import __version__
from ...ai.levels import Brains
from ...cards.library import SHIPPED, carried_pack
from ...disk.folders import PACKAGE
from ...model.pack import Pack
from ...play.learned_weights import learnt_files, load_brains

_CODE: Final = ("model", "ai")      # what decides how a game goes


class OtherCode(Exception):
    """Rules or bots here are not those of who asks: the games would be others."""


class Setting(NamedTuple):
    cards: str                              # as `Pack.carried` has them
    fingerprint: str                        # of the cards
    learnt: tuple[tuple[str, str], ...]     # files of weights and their text
    code: str

    def told(self) -> dict[str, str]:
        """Each part in short, to be compared."""
        return {"cards": self.fingerprint[:12], "inmates": _short(self.cards), "learnt": _short(repr(self.learnt)),
                "code": self.code}


def setting_of(pack: Pack, learnt: Path = SHIPPED) -> Setting:
    return Setting(pack.carried, pack.fingerprint, learnt_files(learnt), code_fingerprint())


@lru_cache(maxsize=2)
def prepared(setting: Setting) -> tuple[Pack, Brains]:
    """What it takes to play, made once in a process. Raises OtherCode."""
    if setting.code != code_fingerprint():
        raise OtherCode(f"{code_fingerprint()} here, {setting.code} asked for")
    pack = carried_pack(setting.cards, "carried")
    with TemporaryDirectory(prefix="blackgate-") as folder:
        for name, text in setting.learnt:
            path = Path(folder) / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return pack, load_brains(pack, Path(folder))


@cache
def code_fingerprint() -> str:
    """The sources' hash, compiled or not; a packaged program has none, and its version tells."""
    digest = sha256(__version__.encode())
    for path in sorted(path for part in _CODE for path in (PACKAGE / part).rglob("*.py")):
        digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:12]


def _short(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:12]
