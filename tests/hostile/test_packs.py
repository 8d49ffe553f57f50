"""Whatever lies in a folder of cards: a sentence with file and line, or cards that can be played with."""

import os
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from random import Random

import fluent.runtime
import pytest
from fluent.runtime import FluentResource

from blackgate.ai.policy import choice as policy
from blackgate.cards.library import FILES, SHIPPED, BadPack, load_pack
from blackgate.cards.packwords import MOST_NAME
from blackgate.cli import main
from blackgate.model.engine import do
from blackgate.model.pack import Pack
from blackgate.model.setup import new_game
from blackgate.words.text import Text, Thing

from ..systems import LINKS
from .damage import BOMB, MANY, TRAP, Watch, contents, emptied, spoilt, spoilt_words, spoilt_yaml

Capture = pytest.CaptureFixture[str]
TEXTS = {name: (SHIPPED / f"{name}.yaml").read_text(encoding="utf-8") for name in FILES}
SOME = MANY if "BLACKGATE_HOSTILE" in os.environ else MANY // 8     # Each good one is told in six languages.


def play_some(pack: Pack, seed: int) -> None:
    """Cards that are called good can be played with."""
    game = new_game(pack, 2 + seed % 5, seed)
    for _ in range(40):
        if game.winners:
            break
        do(game, policy.choose(game))


def names(pack: Pack) -> Iterator[str]:
    """What cards are called, in all languages that a pack spoke here."""
    for language in ("en", "de", "pl"):
        text = Text(language, strict=False).with_words(pack.words)
        for kind in pack.kinds:
            for count in (None, 1, 22):
                yield str(text.form(Thing(f"card-{kind.name}", count, kind.name)))


def test_packs_changed_by_lot_are_good_or_told_with_file_and_line(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(fluent.runtime, "FluentResource", lru_cache(20_000)(FluentResource))   # Ours are parsed once.
    random = Random(11)
    watch = Watch()
    folder = tmp_path / "pack"
    folder.mkdir()
    good = longest = 0
    for number in range(SOME):
        name = FILES[number % len(FILES)]
        if number % 4 == 1:
            files = spoilt_words(random)
        else:
            files = {f"{name}.yaml": spoilt(TEXTS[name].encode(), random) if number % 4 == 0 else
                     spoilt_yaml(TEXTS[name], random)}
        for place, data in files.items():
            (folder / place).parent.mkdir(parents=True, exist_ok=True)
            (folder / place).write_bytes(data)
        with watch((number, [data[:300] for data in files.values()])):
            status = main(["cards", "check", str(folder)])
        said = capsys.readouterr()
        assert not said.err
        if status == 0:
            good += 1
            pack = load_pack(folder)
            play_some(pack, number)
            longest = max(longest, *(len(name) for name in names(pack)))
        else:
            assert status == 1 and "found." in said.out, (number, said.out[-500:])
            assert ".yaml:" in said.out or "locale" in said.out, (number, said.out[-500:])
            assert len(said.out) < 60_000
        assert contents(folder) == sorted(files.values())
        if number % 500 == 499:
            with capsys.disabled():
                print(f"{number + 1} packs, {good} good, slowest {watch.slowest:.3f} s", flush=True)
        emptied(folder)
    assert not (tmp_path / TRAP).exists()
    assert SOME // 50 < good < SOME // 2, good
    assert longest <= 2 * MOST_NAME + len("22 "), longest
    print(f"packs: {SOME}, good {good}, longest name {longest} letters, slowest {watch.slowest:.3f} s")


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("text", [
    "".join(f"word{n}: {{x: {n}}}\n" for n in range(4_400)), "a: [" + "b, " * 32_000 + "c]", "x" * 99_000,
    "x" * 1_000 + ": 1", BOMB, "- " * 49_000, "cards:\n" + "".join(f"  w{n}: {n}\n" for n in range(6_000)),
    "gangs:\n" + "".join(f"  w{n}: {n}\n" for n in range(6_000)), '"' + "\\x1b" * 24_000 + '": 1',
], ids=["words", "list", "scalar", "key", "bomb", "dashes", "cards", "gangs", "escapes"])
def test_a_large_file_is_refused_soon_and_in_few_words(name: str, text: str, tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / f"{name}.yaml").write_text(text)
    with Watch()(name):
        assert main(["cards", "check", str(tmp_path)]) == 1
    said = capsys.readouterr().out
    assert "is larger than" not in said and "\x1b" not in said
    assert f"{name}.yaml:" in said and len(said) < 60_000


@pytest.mark.skipif(os.name != "posix", reason="links and pipes are made the POSIX way")
def test_what_is_no_plain_file_inside_the_folder_is_refused(tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    pack.mkdir()
    outside = tmp_path / "secret.yaml"
    outside.write_text(TEXTS["rules"])
    path = pack / "rules.yaml"
    for target in (outside, "../secret.yaml", "/dev/zero", "/dev/stdin", path, "nowhere", "a pipe", "a folder"):
        if target == "a pipe":
            os.mkfifo(path)
        elif target == "a folder":
            path.mkdir()
        else:
            path.symlink_to(target)
        with Watch()(target), pytest.raises(BadPack, match=r"rules\.yaml"):
            load_pack(pack)
        emptied(pack)


@LINKS
def test_a_link_to_the_folder_of_a_pack_is_a_pack(tmp_path: Path) -> None:
    (tmp_path / "mine").symlink_to(SHIPPED)
    assert load_pack(tmp_path / "mine").fingerprint == load_pack().fingerprint
