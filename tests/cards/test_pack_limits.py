"""A pack may hold just as much as it may: what fits is read, one more is told in its own sentence."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from blackgate.cards import carrying, pictures
from blackgate.cards.carrying import packed, unpacked
from blackgate.cards.checking import MOST_PROBLEMS, Problem, some
from blackgate.cards.compiler import most_points
from blackgate.cards.library import FILES, BadPack, carried_pack, load_pack, past_pack
from blackgate.cards.packwords import MOST_FILES, Message, read_messages
from blackgate.cards.plaintree import PlainProblem, read_plain
from blackgate.cards.svg import MOST_ELEMENTS, MOST_PATH, check_svg
from blackgate.cards.yamltree import YamlProblem
from blackgate.model.board import FEATURES
from blackgate.model.pack import CATEGORIES

from ..table import shipped
from .faults import problems

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">{}</svg>'
LINE = '<path d="M0 0H9V9z"/>'


@pytest.fixture
def trees() -> dict[str, Any]:
    """The shipped cards as a save carries them, to change something in."""
    carried: dict[str, Any] = json.loads(json.dumps(load_pack().trees))
    return carried


def put(trees: dict[str, Any], way: str, value: object) -> dict[str, Any]:
    here, (*steps, last) = trees, way.split(".")
    for step in steps:
        here = here[step]
    here[last] = value
    return trees


@pytest.mark.parametrize(("way", "fits", "more", "sentence"), [
    ("inmates.brute.temper.extort", -30, -31, "extort must be a whole number from -30 to 30, not -31"),
    ("inmates.brute.temper.extort", 30, 31, "extort must be a whole number from -30 to 30, not 31"),
    ("inmates.brute.talk.chatty", 0, -1, "chatty must be a whole number from 0 to 100, not -1"),
    ("inmates.brute.talk.chatty", 100, 101, "chatty must be a whole number from 0 to 100, not 101"),
    ("inmates.brute.name", "x" * 40, "x" * 41, "name is longer than 40 letters"),
    ("inmates.brute.talk", {"chatty": 1}, {}, "talk lacks the field 'chatty'"),
    ("board.places.showers.search", 0, -1, "search must be a whole number from 0 to 99, not -1"),
    ("gangs.cards.crew_fingers.power.spoons_stolen", 1, 0, "spoons_stolen must be a whole number from 1 to 20, not 0"),
    ("gangs.cards.crew_fingers.power.spoons_stolen", 20, 21,
     "spoons_stolen must be a whole number from 1 to 20, not 21"),
    ("rules.goal.2", 69, 70, "70 points cannot be reached: all tools together score 69 at most"),
    ("rules.prices.shovel.cigarettes", 0, -1, "cigarettes must be a whole number from 0 to 99, not -1"),
    ("rules.starting_hand", 0, -1, "starting_hand must be a whole number from 0 to 99, not -1"),
    ("rules.michel.victor_draws", 0, 100, "victor_draws must be a whole number from 0 to 99, not 100"),
    ("michel.calm.copies", 1, 0, "copies must be a whole number from 1 to 99, not 0"),
])
def test_a_number_of_a_pack_reaches_just_to_its_limits(
    tmp_path: Path, trees: dict[str, Any], way: str, fits: object, more: object, sentence: str,
) -> None:
    name = way.partition(".")[0]
    for value in (fits, more):
        # A file of JSON is one of YAML too.
        (tmp_path / f"{name}.yaml").write_text(json.dumps(put(trees, way, value)[name]), encoding="utf-8")
        if value == fits:
            assert load_pack(tmp_path).name == tmp_path.name
    assert [line.partition(": ")[2] for line in problems(tmp_path)] == [sentence]


def test_points_that_an_action_card_or_a_gang_adds_to_digs_have_no_end(trees: dict[str, Any]) -> None:
    assert most_points(shipped()) == 11 * (1 + 2 + 3) + 1 + 2
    dig = {"improve_dig": {"points": 1}}
    for way, value in (("cards.riot.play", [dig]), ("gangs.cards.queers_carers.turn_started", [dig])):
        changed = json.loads(json.dumps(trees))
        assert most_points(load_pack(put(changed, way, value))) is None
    weaker = put(trees, "backgrounds.miner.instead", [{"improve_dig": {"points": 5}}])
    assert most_points(load_pack(weaker)) == 11 * (1 + 2 + 3) + 1 + 5


def test_powers_name_places_and_what_is_done_there(trees: dict[str, Any]) -> None:
    power = trees["gangs"]["cards"]["queers_headliner"]["power"]
    power |= {"free_place_action": ["dig", "buy"], "trade_places": ["showers", "cafeteria"]}
    pack = load_pack(trees)
    powers = next(card.powers for card in pack.gang_cards if card.name == "queers_headliner")
    assert powers.free_place_action == FEATURES["dig"] | FEATURES["buy"]
    assert {pack.places[n].name for n in range(9) if powers.trade_places >> n & 1} == {"showers", "cafeteria"}
    power["free_place_action"] = True
    headliner = next(card.powers for card in load_pack(trees).gang_cards if card.name == "queers_headliner")
    assert all(headliner.free_place_action & bit for bit in FEATURES.values())


def test_cards_of_ones_own_stand_behind_those_of_the_rules_by_category_and_inmates_by_board(
    trees: dict[str, Any],
) -> None:
    trees["cards"] = {"map": {"category": "action", "copies": 1, "value": 1, "play": [{"draw_here": {}}]},
                      "ring": {"category": "rare", "copies": 1, "value": 1}} | trees["cards"]
    trees["inmates"] = dict(reversed(trees["inmates"].items()))
    pack = load_pack(trees)
    own = [kind.category for kind in pack.kinds[8:]]
    assert own == sorted(own, key=CATEGORIES.index)
    names = [kind.name for kind in pack.kinds]
    assert names.index("map") == names.index("ambush") - 1 and names.index("ring") == names.index("wristwatch") - 1
    assert [inmate.board for inmate in pack.inmates] == sorted([1, 2, 3, 4, 5, 6] * 2)


def test_what_is_carried_may_be_just_as_large_as_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    written = packed({"a": "b" * 100})
    assert unpacked(written) == {"a": "b" * 100}
    plain = len(json.dumps({"a": "b" * 100}, separators=(",", ":")))
    with pytest.raises(YamlProblem, match=r"^cannot be unpacked$"):
        unpacked(written[:-4] + "!!!!")
    for wrong in (packed({"a": 1}), packed({key: {} for key in (*FILES, "more")})):
        with pytest.raises(BadPack, match="is no set of card files"):
            carried_pack(wrong, "x")
    for limit, most, sentence in (("MOST_PACKED", len(written), "is too large"),
                                  ("MOST_BYTES", plain, "is too large or cut off")):
        monkeypatch.setattr(carrying, limit, most)
        assert unpacked(written)
        with monkeypatch.context() as less:
            less.setattr(carrying, limit, most - 1)
            with pytest.raises(YamlProblem, match=f"^{sentence}$"):
                unpacked(written)


def test_a_number_in_plain_data_has_at_most_nineteen_digits_and_paths_are_short() -> None:
    for number in (10**19 - 1, 1 - 10**19):
        assert read_plain({"a": [number]}).plain() == {"a": [number]}
        with pytest.raises(PlainProblem) as caught:
            read_plain({"a": [1, {"x" * 61: number + number // abs(number)}]})
        assert caught.value.path == f"a.1.{'x' * 60}"


def test_of_a_name_of_cards_from_before_only_whole_fingerprints_are_looked_for() -> None:
    for fingerprint in ("", "0" * 64, "../cards", "A" * 64, "0" * 63):
        assert past_pack(fingerprint) is None


def test_at_most_twenty_strange_files_are_told_and_a_hundred_mistakes(tmp_path: Path) -> None:
    for number in range(21):
        (tmp_path / f"x{number:02}.yaml").write_text("a: 1")
    assert len(problems(tmp_path)) == 20
    (tmp_path / "cards.yaml").write_text("\n".join(f"card_{number}: 7" for number in range(200)))
    found = problems(tmp_path)
    assert len(found) == MOST_PROBLEMS == 100 and "must be an object" in found[0]


def test_a_sentence_about_a_strangers_words_is_cut_and_shows_no_control_signs() -> None:
    assert Problem("a", 3, "b" * 300).sentence == "b" * 300
    assert Problem("a", 3, "b" * 301).sentence == "b" * 299 + "…"
    assert str(Problem("a\x1b", 3, "b\n", "c\x07")) == "a\ufffd:c\ufffd: b\ufffd"
    assert [some(["a", "b", "c", "d", "e"][:number]) for number in (1, 4, 5)] == [
        "'a'", "'a', 'b', 'c', 'd'", "'a', 'b', 'c', 'd' and 1 more"]


WORDS: dict[str, tuple[Callable[[int], str], int, str]] = {
    "name": (lambda n: f"card-riot = {'W' * n}\n", 80, "is a name of more than 80 letters"),
    "form of a name": (lambda n: f"card-riot = R\n    .the = {'W' * n}\n", 80, "is a name of more than 80 letters"),
    "length": (lambda n: f"card-riot-text = {'x' * (n - 17)}\n", 3000, "is longer than 3000 letters"),
    "depth": (lambda n: f"card-riot-text = {'{' * n} $n {'}' * n}\n", 10, "is nested too deeply"),
    "other messages": (lambda n: f"card-riot-text = {'{ card-spoon } ' * n}\n", 10, "names more than 10"),
    "names in a name": (lambda n: f"card-riot = {'{ card-spoon } ' * n}\n", 1, "is a name, which may name one other"),
}


def said(folder: Path, words: str, name: str = "cards") -> tuple[list[Message], list[Problem]]:
    path = folder / "locale" / "en" / f"{name}.ftl"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(words, encoding="utf-8")
    return read_messages(folder)


@pytest.mark.parametrize("what", WORDS)
def test_a_message_of_a_pack_may_be_just_as_large_as_it_may(tmp_path: Path, what: str) -> None:
    words, most, sentence = WORDS[what]
    messages, wrong = said(tmp_path, "# A comment\n\n" + words(most))
    assert wrong == [] and [message.line for message in messages] == [3]
    messages, wrong = said(tmp_path, "# A comment\n\n" + words(most + 1))
    assert messages == [] and [(each.line, sentence in each.sentence) for each in wrong] == [(3, True)]


def test_sixty_files_of_words_are_read_and_no_more(tmp_path: Path) -> None:
    for number in range(MOST_FILES):
        said(tmp_path, f"card-x{number} = X\n", f"words{number:02}")
    messages, wrong = read_messages(tmp_path)
    assert len(messages) == 60 and wrong == []
    messages, wrong = said(tmp_path, "card-y = Y\n", "words99")
    assert len(messages) == 60 and [each.sentence for each in wrong] == ["has more than 60 files of words"]


def test_a_hundred_mistakes_in_words_are_enough(tmp_path: Path) -> None:
    messages, wrong = said(tmp_path, "card-x = X\n" + "menu-x = X\n" * 150 + "card-z = Z\n")
    assert len(wrong) == 100 and messages == []


DRAWINGS: dict[str, tuple[str, str, str]] = {
    "number": ('<path d="M0 0H5000V-5000"/>', '<path d="M0 0H5000.1"/>', "a path holds numbers that are none"),
    "measure": ('<rect width="5000" height="9px" x="-3%"/>', '<rect width="5001"/>', "'5001' is no number for 'width'"),
    "one measure": ('<rect width=" 5 "/>', '<rect width="5 5"/>', "'5 5' is no number for 'width'"),
    "elements": (LINE * (MOST_ELEMENTS - 1), LINE * MOST_ELEMENTS, "has more than 800 elements"),
    "depth": ("<g>" * 14 + LINE + "</g>" * 14, "<g>" * 15 + LINE + "</g>" * 15, "is nested too deeply"),
    "path": (f'<path d="M{" " * (MOST_PATH - 4)}0 0"/>', f'<path d="M{" " * (MOST_PATH - 3)}0 0"/>', "is longer"),
    "points": (f'<polygon points="0 0{" " * (MOST_PATH - 3)}"/>', f'<polygon points="0 0{" " * (MOST_PATH - 2)}"/>',
               "a path is longer"),
    "scale": (f'<g transform="scale(10 2)"><g transform="matrix(1 0 0 -10 9 9)">{LINE}</g></g>',
              f'<g transform="scale(10 2)"><g transform="matrix(1 0 0 -10.1 9 9)">{LINE}</g></g>', "enlarge it more"),
    "smaller first": (f'<g transform="scale(0.5)"><g transform="scale(200)">{LINE}</g></g>',
                      f'<g transform="scale(0.5) scale(201)">{LINE}</g>', "enlarge it more"),
    "moved": (f'<g transform="translate(900) rotate(40 900 900)">{LINE}</g>', f'<g transform="scale(101)">{LINE}</g>',
              "enlarge it more"),
    "colour": ('<path d="M0 0" fill="rgb(1, 2%, 3)" stroke="none"/>', '<path d="M0 0" fill="#1234"/>', "is no colour"),
    "words in a title": (f"<title>Hi</title><desc>Ho</desc>{LINE}", f"<g>Hi</g>{LINE}", "has text between"),
    "opacity": ('<path d="M0 0" opacity="0.5"/>', '<g opacity="0.5"><path d="M0 0"/></g>', "the opacity of a group"),
    "gradient": ('<linearGradient id="a" gradientUnits="userSpaceOnUse"/><path d="M0 0" fill=" url( #a ) "/>',
                 '<g id="a"/><path d="M0 0" href="#a"/>', "only gradients may take after another element"),
}


@pytest.mark.parametrize("what", DRAWINGS)
def test_a_picture_may_be_just_as_rich_as_it_may(what: str) -> None:
    fits, more, sentence = DRAWINGS[what]
    assert [str(problem) for problem in check_svg("a.svg", SVG.format(fits).encode())] == []
    found = [problem.sentence for problem in check_svg("a.svg", SVG.format(more).encode())]
    assert len(found) == 1 and sentence in found[0]


def test_a_canvas_measures_ten_at_least() -> None:
    assert not check_svg("a.svg", SVG.format(LINE).encode())
    canvas = SVG.format(LINE).replace("10 10", "10 9.9").encode()
    assert ["viewBox" in problem.sentence for problem in check_svg("a.svg", canvas)] == [True]


def test_a_hundred_mistakes_in_a_picture_are_enough() -> None:
    assert len(check_svg("a.svg", SVG.format("<text/>" * 150).encode())) == 100


def test_so_many_files_of_pictures_are_read_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert pictures.MOST_FILES == 300
    folder = tmp_path / "pictures" / "cards"
    folder.mkdir(parents=True)
    for name in ("spoon", "blade", "knife"):
        (folder / f"{name}.svg").write_text(SVG.format(LINE))
    for most, told in ((3, []), (2, ["has more than 2 files, or mistakes"])):
        monkeypatch.setattr(pictures, "MOST_FILES", most)
        found, wrong = pictures.read_pictures(tmp_path, shipped())
        assert len(found) == most and [problem.sentence for problem in wrong] == told


def test_mistakes_are_told_by_file_and_line_and_a_pack_without_a_name_is_called_by_its_folder(
    tmp_path: Path, trees: dict[str, Any],
) -> None:
    (tmp_path / "rules.yaml").write_text("x: 1\n", encoding="utf-8")
    (tmp_path / "cards.yaml").write_text("\n" * 9 + "link: 7\npike: 7\n", encoding="utf-8")
    with pytest.raises(BadPack) as caught:
        load_pack(tmp_path)
    told = [(problem.file, problem.line) for problem in caught.value.problems]
    assert told == sorted(told) and {(str(tmp_path / "cards.yaml"), line) for line in (10, 11)} < {*told}
    assert (load_pack(trees).name, load_pack(trees, "mine").name, load_pack().name) == ("carried", "mine", "shipped")
