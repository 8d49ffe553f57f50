"""`cards check` says everything of a pack: what is wrong is told with its line, what is missed is noted."""

from pathlib import Path

import pytest

from blackgate.cards.checking import MOST_PROBLEMS
from blackgate.cards.library import SHIPPED, BadPack, load_pack
from blackgate.cards.packwords import MOST_MESSAGE, read_messages
from blackgate.cli import main
from blackgate.words.packcheck import check_words

from .renamed_pack import write_renamed

PAROLE = "\nparole:\n  category: action\n  copies: 2\n  value: 1\n  play:\n    - draw: {cards: 2}\n"
NAME = "card-parole = Parole\n    .counted = { $n ->\n        [one] a Parole\n       *[other] { $n } Paroles\n    }\n"
TEXT = "card-parole-text = Draw { $draw_cards }.\n"


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A pack with one card of its own, named and told in English."""
    cards = (SHIPPED / "cards.yaml").read_text(encoding="utf-8")
    (tmp_path / "cards.yaml").write_text(cards + PAROLE, encoding="utf-8")
    say(tmp_path, NAME + TEXT)
    return tmp_path


def say(pack: Path, words: str, lang: str = "en") -> None:
    (pack / "locale" / lang).mkdir(parents=True, exist_ok=True)
    (pack / "locale" / lang / "cards.ftl").write_text(words, encoding="utf-8")


def looked_at(pack: Path) -> tuple[list[str], list[str]]:
    faults, notes = check_words(pack, load_pack(pack), read_messages(pack)[0])
    return [str(fault) for fault in faults], [str(note) for note in notes]


def test_a_well_told_pack_has_nothing_wrong(pack: Path) -> None:
    assert looked_at(pack) == ([], [])
    say(pack, NAME.replace("[one] a Parole\n", "[one] a\n        [few] b\n        [many] c\n"), "pl")
    assert looked_at(pack) == ([], [])


WRONG = {
    "unknown card": (NAME + TEXT + "card-parrole = P\n", 7, "did you mean 'card-parole'"),
    "unknown form of it": (NAME + TEXT + "card-parole-txt = P\n", 7, "did you mean 'card-parole-text'"),
    "text of a card without one": (NAME + TEXT + "card-phone-text = P\n", 7, "nothing in this pack is called"),
    "bonus of a card": (NAME + TEXT + "card-parole-bonus = P\n", 7, "nothing in this pack is called"),
    "variable": (NAME + "card-parole-text = { $draw_card }\n", 6, "given no $draw_card; did you mean 'draw_cards'"),
    "another card's variable": (NAME + "card-parole-text = { $heal_count }\n", 6, "is given no $heal_count"),
    "variable in a name": ("card-parole = { $n }\n" + TEXT, 1, "is given no $n"),
    "variable in flavour": (NAME + TEXT + "card-parole-flavour = { $n }\n", 7, "is given no $n"),
    "variable in a form": ("card-parole = P\n    .the = the { $n }\n" + TEXT, 1, "is given no $n"),
    "message": (NAME + "card-parole-text = { card-parol }\n", 6, "names 'card-parol', which there is not"),
    "term": (NAME + "card-parole-text = { -parole }\n", 6, "names the term -parole"),
    "form of a message": (NAME + "card-parole-text = { card-parole.teh }\n", 6, "card-parole"),
    "plural of another language": (NAME.replace("[one]", "[few] x\n        [one]") + TEXT, 1, "has a form for 'few'"),
    "misspelt plural": (NAME.replace("[one]", "[on]") + TEXT, 1, "has a form for 'on'"),
    "missing plural": (NAME.replace("        [one] a Parole\n", "") + TEXT, 1, "has no form for 'one'"),
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_words_are_told_with_their_line(pack: Path, name: str) -> None:
    words, line, sentence = WRONG[name]
    say(pack, words)
    faults, _ = looked_at(pack)
    assert any(f"cards.ftl:{line}: " in fault and sentence in fault for fault in faults), faults


UNFIT = {
    "call": ("card-parole = { NUMBER(3, minimumFractionDigits: 999999999) }\n", "calls NUMBER"),
    "date": ("card-parole = { DATETIME(3) }\n", "calls DATETIME"),
    "unknown call": ("card-parole = { EXEC(\"rm\") }\n", "calls EXEC"),
    "long": (f"card-parole = {'x' * MOST_MESSAGE}\n", "is longer than"),
    "deep": (f"card-parole = {'{' * 20} $n {'}' * 20}\n", "is nested too deeply"),
    "terminal": ("card-parole = \x1b[2J\n", "no letters"),
    "backwards": ("card-parole = \u202eeloraP\n", "no letters"),
    "written backwards": ('card-parole = { "\\u202E" }\n', "no letters"),
    "itself": ("card-parole = a { card-parole }\n", "which names others itself"),
    "each other": ("card-parole = { card-phone }\ncard-phone = { card-parole }\n", "which names others itself"),
    "a form of itself": ("card-parole = a\n    .the = the { card-parole.the }\n", "which names others itself"),
    "a long chain": ("".join(f"card-a{n} = {{ card-a{n + 1} }}\n" for n in range(500)), "which names others itself"),
    "a ring of forms": ("".join(f"card-{a} = a\n    .the = {{ card-{b}.the }}\n" for a, b in ("ab", "bc", "ca")),
                        "which names others itself"),
    "a ring in a choice": ("card-a = { $n ->\n    [one] { card-b }\n   *[other] a\n }\ncard-b = { card-a }\n",
                           "which names others itself"),
    "a long name": (f"card-parole = {'W' * 2_000}\n", "is a name of more than 80 letters"),
    "a long form": (f"card-parole = P\n    .counted = {{ $n ->\n        [one] {'W' * 90}\n       *[other] P\n    }}\n",
                    "is a name of more than 80 letters"),
    "a name put together": ("card-parole = " + '{ "WWWWWWWWWW" }' * 9 + "\n", "is a name of more than 80 letters"),
    "a name out of texts": ("card-parole = { card-phone-text }\n", "is a name, which may name one other"),
    "many": (f"card-parole = {'{ card-phone } ' * 11}\n", "names more than 10"),
    "zero": ("card-parole = a\x00b\n", "no letters"),
}


@pytest.mark.parametrize("name", UNFIT)
def test_words_that_must_not_be_said_are_refused_when_the_pack_is_read(pack: Path, name: str) -> None:
    words, sentence = UNFIT[name]
    say(pack, words)
    with pytest.raises(BadPack) as caught:
        load_pack(pack)
    assert sentence in str(caught.value.problems[0]) and caught.value.problems[0].line == 1


def test_a_card_without_an_english_name_is_a_fault(pack: Path) -> None:
    say(pack, TEXT)
    faults, notes = looked_at(pack)
    assert faults == [f"{pack / 'locale' / 'en'}:0: 'card-parole' has no name"] and notes == []


def test_a_card_without_a_text_is_noted(pack: Path) -> None:
    say(pack, NAME)
    faults, notes = looked_at(pack)
    assert faults == [] and "no texts for 'card-parole-text'" in notes[0]


def test_names_missed_in_a_language_that_the_pack_speaks_are_noted(pack: Path) -> None:
    say(pack, "card-shovel = Spaten\n", "de")
    faults, notes = looked_at(pack)
    assert faults == [] and len(notes) == 1 and "no names for 'card-parole'" in notes[0]


def test_forms_and_numbers_of_what_is_given_may_be_used_and_a_bare_number_has_none(pack: Path) -> None:
    forms = "{ $draw_cards_acc } { $draw_cards_number ->\n    [0] a\n    [1] b\n   *[other] c\n }"
    say(pack, NAME + f"card-parole-text = {forms}\npower-crew_hustler-text = {{ $total_searches }}\n")
    assert looked_at(pack) == ([], [])
    say(pack, NAME + TEXT + "power-crew_hustler-text = { $total_searches_acc }\n")
    faults, _ = looked_at(pack)
    assert "is given no $total_searches_acc" in faults[0]


def test_every_form_of_a_name_that_is_counted_is_tried(pack: Path) -> None:
    for count in ("one", "other"):
        say(pack, NAME.replace(f"[{count}] ", f"[{count}] {{ card-shovel.teh }} ") + TEXT)
        faults, _ = looked_at(pack)
        assert len(faults) == 1 and "cards.ftl:1: " in faults[0] and "card-shovel.teh" in faults[0]


def test_a_mistake_is_told_once_and_a_hundred_are_enough(pack: Path) -> None:
    say(pack, NAME + "card-parole-text = { $no } { $no } { card-no } { card-no }\n")
    faults, _ = looked_at(pack)
    assert [fault.partition("'card-parole-text' ")[2].partition(";")[0] for fault in faults] == [
        "is given no $no", "names 'card-no', which there is not", "in 'en': Unknown external: no"]
    many = "".join(f"card-no_{number} = No\n" for number in range(60))
    for lang in ("en", "de"):
        say(pack, (NAME + TEXT) * (lang == "en") + many, lang)
    faults, _ = looked_at(pack)
    assert len(faults) == len(set(faults)) == MOST_PROBLEMS == 100


@pytest.mark.parametrize(("lang", "forms", "missing"), [
    ("pl", ("one", "few", "many"), []), ("pl", ("few",), ["many", "one"]), ("de", (), ["one"]),
    ("xx", ("so_many",), []),
])
def test_each_language_has_its_own_plurals(pack: Path, lang: str, forms: tuple[str, ...], missing: list[str]) -> None:
    variants = "".join(f"        [{form}] {form}\n" for form in forms)
    say(pack, f"card-parole = P\n    .counted = {{ $n ->\n{variants}       *[other] P\n    }}\n", lang)
    faults, _ = looked_at(pack)
    assert [fault.rpartition("' has ")[2] for fault in faults] == [f"no form for '{form}'" for form in missing]


def test_of_a_message_with_a_fault_nothing_more_is_noted(pack: Path) -> None:
    say(pack, "card-parole = P\ncard-parole-text = { $no }\ncard-spoon = S\n", "nl")
    faults, notes = looked_at(pack)
    assert [fault.split(":")[1] for fault in faults] == ["2"] and [note.split(":")[1] for note in notes] == ["1", "3"]


def test_what_is_missed_in_the_whole_is_noted_beside_a_fault_in_the_whole(pack: Path) -> None:
    cards = (pack / "cards.yaml").read_text(encoding="utf-8").replace("    - draw: {cards: 3}\n", "")
    (pack / "cards.yaml").write_text(cards, encoding="utf-8")
    say(pack, NAME)
    faults, notes = looked_at(pack)
    assert len(faults) == 1 and "say it anew" in faults[0]
    assert any("no texts for 'card-parole-text'; nothing is said of what they do" in note for note in notes)


def test_only_the_first_four_names_that_are_missed_are_told(pack: Path) -> None:
    extra = "".join(PAROLE.replace("parole", f"parole_{number}") for number in range(5))
    cards = (pack / "cards.yaml").read_text(encoding="utf-8")
    (pack / "cards.yaml").write_text(cards + extra, encoding="utf-8")
    words = NAME + TEXT + "".join((NAME + TEXT).replace("card-parole", f"card-parole_{number}") for number in range(5))
    say(pack, words)
    say(pack, "card-shovel = Spaten\n", "de")
    faults, notes = looked_at(pack)
    assert faults == [] and [note.partition("no names for ")[2] for note in notes] == [
        "'card-parole', 'card-parole_0', 'card-parole_1', 'card-parole_2' and 2 more; they are said in English"]


def test_a_language_that_the_game_does_not_speak_is_noted(pack: Path) -> None:
    say(pack, NAME, "nl")
    faults, notes = looked_at(pack)
    assert faults == [] and "does not speak 'nl'" in notes[0]


def test_words_of_ours_that_fit_no_longer_are_told(pack: Path) -> None:
    cards = (pack / "cards.yaml").read_text(encoding="utf-8")
    assert cards.count("    - draw: {cards: 3}\n") == 1
    (pack / "cards.yaml").write_text(cards.replace("    - draw: {cards: 3}\n", ""), encoding="utf-8")
    faults, notes = looked_at(pack)
    assert len(faults) == 1 and "'card-care_package-text'" in faults[0] and "say it anew" in faults[0]
    say(pack, NAME + TEXT + "card-care_package-text = Gain { $gain_cigarettes_count }.\n")
    faults, notes = looked_at(pack)
    assert faults == [] and len(notes) == 5, "the other languages still say it as it was"


def test_the_check_fails_for_faults_and_not_for_notes(pack: Path, capsys: pytest.CaptureFixture[str]) -> None:
    say(pack, NAME)
    assert main(["cards", "check", str(pack)]) == 0
    printed = capsys.readouterr().out
    assert "Note: " in printed and "'cards/parole'" in printed
    say(pack, TEXT)
    assert main(["cards", "check", str(pack)]) == 1
    assert "has no name" in capsys.readouterr().out


def test_the_renamed_pack_is_well_told_and_its_bare_twin_is_not(tmp_path: Path) -> None:
    told, bare = write_renamed(tmp_path / "told"), write_renamed(tmp_path / "bare", words=False)
    assert looked_at(told) == ([], [])
    faults, _ = looked_at(bare)
    assert len(faults) == 26 + 8 + 6 + 24 + 18
