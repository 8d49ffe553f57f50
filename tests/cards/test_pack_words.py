"""A card pack brings its own words; faults in them are named, and nothing else is read or done."""

from pathlib import Path

import pytest

from blackgate.cards.library import SHIPPED, load_pack
from blackgate.cards.packwords import MOST_BYTES, MOST_FILES
from blackgate.cli import main
from blackgate.words.teller import Teller
from blackgate.words.text import Text

from ..systems import LINKS
from .faults import problems

PAROLE = """
parole:
  category: action
  copies: 2
  value: 1
  play:
    - draw: {cards: 3}
"""
ENGLISH = """# Words of this pack
card-parole = Parole
    .a = a Parole
card-parole-text = Draw { $draw_cards }.
card-parole-flavour = Signed by nobody in particular.
card-shovel = Spade
"""
GERMAN = "card-parole = Freigang\ncard-parole-text = Ziehe { $draw_cards }.\n"


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A pack with a new card and words for it."""
    folder = tmp_path / "mine"
    folder.mkdir()
    cards = (SHIPPED / "cards.yaml").read_text(encoding="utf-8")
    (folder / "cards.yaml").write_text(cards + PAROLE, encoding="utf-8")
    write(folder, "en", ENGLISH)
    write(folder, "de", GERMAN)
    return folder


def write(folder: Path, lang: str, words: str, name: str = "cards") -> Path:
    path = folder / "locale" / lang / f"{name}.ftl"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(words, encoding="utf-8")
    return path


def test_a_new_card_is_told_in_the_packs_own_words(pack: Path) -> None:
    cards = load_pack(pack)
    parole = next(number for number, kind in enumerate(cards.kinds) if kind.name == "parole")
    shovel = next(number for number, kind in enumerate(cards.kinds) if kind.name == "shovel")
    english, german, polish = (Teller(Text(lang), cards, ("Ana", "Ben")) for lang in ("en", "de", "pl"))
    assert english.card(parole) == "Parole" and english.card_text(parole) == "Draw 3 Search cards."
    assert german.card(parole) == "Freigang" and german.card_text(parole) == "Ziehe 3 Suchkarten."
    assert polish.card(parole) == "Parole"              # what a language lacks is said in English
    assert german.text("card-parole-flavour") == "Signed by nobody in particular."
    assert english.card(shovel) == "Spade" and polish.card(shovel) == "Łopata"


def test_the_words_of_a_pack_stay_with_it(pack: Path) -> None:
    text = Text("en")
    assert Teller(text, load_pack(pack), ()).text("card-shovel") == "Spade"
    assert Teller(text, load_pack(), ()).text("card-shovel") == text("card-shovel") == "Shovel"


def test_words_do_not_change_what_a_record_proves(pack: Path) -> None:
    before = load_pack(pack).fingerprint
    write(pack, "en", ENGLISH.replace("Spade", "Digger"))
    assert load_pack(pack).fingerprint == before


@pytest.mark.parametrize(("words", "problem"), [
    ("card-parole = Parole\ncard-shovel\n", "cards.ftl:2: is no message"),
    ("card-parole = { $n ->\n   [one] a\n}\n", "cards.ftl:1: is no message"),
    ("menu-quit = Never\n", "cards.ftl:1: a pack may say"), ("-card = Card\n", "cards.ftl:1: a pack may say"),
    ("card-parole =\n    .a = a Parole\n", "'card-parole' says nothing"),
    ("card-parole = " + 5000 * "{" + "\n", "cards.ftl"), ("x" * (MOST_BYTES + 1), "is larger than"),
])
def test_faulty_words_are_named_with_their_line(pack: Path, words: str, problem: str) -> None:
    write(pack, "en", words)
    found = problems(pack)
    assert len(found) == 1 and problem in found[0]


@LINKS
def test_only_text_inside_the_folder_is_read(pack: Path, tmp_path: Path) -> None:
    outside = tmp_path / "outside.ftl"
    outside.write_text("card-parole = Stolen\n", encoding="utf-8")
    path = write(pack, "pl", "")
    path.unlink()
    path.symlink_to(outside)
    assert "lies outside the pack" in problems(pack)[0]
    path.unlink()
    path.write_bytes(b"card-parole = \xff\xfe\n")
    assert "is not UTF-8" in problems(pack)[0]
    path.unlink()
    path.mkdir()
    assert "cannot be read" in problems(pack)[0]


def test_strange_languages_and_too_many_files_are_refused(pack: Path) -> None:
    write(pack, "..x", "card-parole = P\n")
    assert "is no language" in problems(pack)[0]
    for number in range(MOST_FILES):
        write(pack, "fr", "card-parole = P\n", f"words{number}")
    assert any("more than" in problem for problem in problems(pack))


def test_more_words_than_can_be_read_within_a_second_are_refused(pack: Path) -> None:
    """400 kB of the slowest words take 0.9 s. The window reads them in one frame when a game with the pack begins."""
    words = "# " + 99_990 * "x" + "\n"
    for lang in ("de", "es", "fr"):
        write(pack, lang, words)
    load_pack(pack)
    write(pack, "it", words)
    assert "all words of a pack together are longer than 400000 letters" in problems(pack)[0]
    write(pack, "it", "# " + 100_000 * "x" + "\n")
    assert "is larger than 100000 bytes" in problems(pack)[0]


def test_the_check_tells_of_words_too(pack: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "check", str(pack)]) == 0
    write(pack, "de", "card-parole\n")
    assert main(["cards", "check", str(pack)]) == 1
    assert "cards.ftl:1" in capsys.readouterr().out
