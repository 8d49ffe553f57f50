"""What games depend on besides their parameters: cards, learned weights and the code of rules and bots.

It is plain text, so that it can be sent to another machine, which needs only the same Blackgate.
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

_CODE: Final = ("model", "ai")      # packages that decide how a game goes


class OtherCode(Exception):
    """The rules or bots here differ from those of the sender, so the games would differ."""


class Setting(NamedTuple):
    cards: str                              # as in `Pack.carried`
    fingerprint: str                        # of the cards
    learnt: tuple[tuple[str, str], ...]     # files of weights and their text
    code: str

    def described(self) -> dict[str, str]:
        """A short form of each part, for comparison."""
        return {"cards": self.fingerprint[:12], "inmates": _short(self.cards), "learnt": _short(repr(self.learnt)),
                "code": self.code}


def setting_of(pack: Pack, learnt: Path = SHIPPED) -> Setting:
    return Setting(pack.carried, pack.fingerprint, learnt_files(learnt), code_fingerprint())


@lru_cache(maxsize=2)
def prepared(setting: Setting) -> tuple[Pack, Brains]:
    """The pack and brains for a setting, made once in a process. Raises OtherCode."""
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
    """The hash of the sources, compiled or not. A packaged program has no sources, so its version is used."""
    digest = sha256(__version__.encode())
    for path in sorted(path for part in _CODE for path in (PACKAGE / part).rglob("*.py")):
        digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:12]


def _short(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:12]
