"""Whatever lies in a folder of cards: a sentence with file and line, or cards that can be played with."""

import os
from pathlib import Path
from random import Random

import pytest

from blackgate.ai.policy import choice as policy
from blackgate.cards.library import FILES, SHIPPED, BadPack, load_pack
from blackgate.cli import main
from blackgate.model.engine import do
from blackgate.model.pack import Pack
from blackgate.model.setup import new_game

from .damage import BOMB, MANY, TRAP, Watch, contents, emptied, spoilt, spoilt_yaml

Capture = pytest.CaptureFixture[str]
TEXTS = {name: (SHIPPED / f"{name}.yaml").read_text(encoding="utf-8") for name in FILES}
SOME = MANY // 8        # Each good one is told in six languages.


def play_some(pack: Pack, seed: int) -> None:
    """Cards that are called good can be played with."""
    game = new_game(pack, 2 + seed % 5, seed)
    for _ in range(40):
        if game.winners:
            break
        do(game, policy.choose(game))


def test_packs_changed_by_lot_are_good_or_told_with_file_and_line(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    random = Random(11)
    watch = Watch()
    folder = tmp_path / "pack"
    folder.mkdir()
    good = 0
    for number in range(SOME):
        name = FILES[number % len(FILES)]
        data = spoilt(TEXTS[name].encode(), random) if number % 4 == 0 else spoilt_yaml(TEXTS[name], random)
        (folder / f"{name}.yaml").write_bytes(data)
        with watch((number, data[:300])):
            status = main(["cards", "check", str(folder)])
        said = capsys.readouterr()
        assert not said.err
        if status == 0:
            good += 1
            play_some(load_pack(folder), number)
        else:
            assert status == 1 and ".yaml:" in said.out and "found." in said.out, (number, said.out[-500:])
        assert contents(folder) == [data]
        emptied(folder)
    assert not (tmp_path / TRAP).exists()
    assert SOME // 50 < good < SOME // 2, good
    print(f"packs: {SOME}, good {good}, slowest {watch.slowest:.3f} s")


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


def test_a_link_to_the_folder_of_a_pack_is_a_pack(tmp_path: Path) -> None:
    (tmp_path / "mine").symlink_to(SHIPPED)
    assert load_pack(tmp_path / "mine").fingerprint == load_pack().fingerprint
