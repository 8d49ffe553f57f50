"""The shipped pack holds what the box holds (R1), and a pack with mistakes is told all of them."""

import shutil
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from blackgate.cards.library import SHIPPED, BadPack, load_pack
from blackgate.cli import main
from blackgate.model.vocabulary import MOMENTS

from ..table import shipped
from .faults import problems


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A copy of the shipped pack to make mistakes in."""
    folder = tmp_path / "mine"
    shutil.copytree(SHIPPED, folder)
    return folder


def change(pack: Path, name: str, old: str, new: str) -> int:
    """Replace one piece of a file; the line it stands on."""
    path = pack / f"{name}.yaml"
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {name}"
    path.write_text(text.replace(old, new), encoding="utf-8")
    return text[:text.index(old)].count("\n") + 1


def test_the_search_deck_has_its_77_cards() -> None:        # R1.2
    kinds = [kind for kind in shipped().kinds if not kind.supply]
    assert sum(kind.copies for kind in kinds) == 77
    copies = {kind.name: kind.copies for kind in kinds}
    assert [copies[name] for name in ("container", "pike", "link", "blade")] == [5, 6, 14, 10]
    by_category = Counter(dict.fromkeys(("accessory", "rare", "action"), 0))
    for kind in kinds:
        if kind.category in by_category:
            by_category[kind.category] += kind.copies
    assert by_category == {"accessory": 18, "rare": 6, "action": 18}


def test_the_supply_piles_have_their_cards() -> None:       # R1.3, R1.4
    piles = {kind.name: kind.copies for kind in shipped().kinds if kind.supply}
    assert piles == {"knife": 20, "spoon": 11, "pickaxe": 11, "shovel": 11}
    weapons = {kind.name: kind.copies for kind in shipped().kinds if kind.category == "weapon"}
    assert weapons == {"blade": 10, "knife": 20}
    assert sum(kind.copies for kind in shipped().kinds if kind.category == "tool") == 33


def test_gangs_backgrounds_michels_cards_and_prisoners_are_complete() -> None:      # R1.5
    pack = shipped()
    assert [gang.name for gang in pack.gangs] == ["bikers", "bratva", "cartel", "crew", "queers", "triad"]
    assert Counter(card.gang for card in pack.gang_cards[1:]) == dict.fromkeys(range(6), 4)
    assert len(pack.backgrounds) == 18
    assert Counter(background.gang for background in pack.backgrounds) == dict.fromkeys(range(6), 3)
    assert sum(card.copies for card in pack.michel_cards) == 8
    assert sum(card.copies for card in pack.michel_cards if not card.knife) == 3
    assert len(pack.inmates) == 12
    assert Counter(inmate.board for inmate in pack.inmates) == dict.fromkeys(range(1, 7), 2)


def test_each_accessory_belongs_to_one_pair_of_the_street_gangs() -> None:      # CARDS, Accessories
    pack = shipped()
    street = [set(gang.accessories) for gang in pack.gangs if gang.price == 2]
    assert [len(own) for own in street] == [3] * 4
    assert all(len(one & other) == 1 for n, one in enumerate(street) for other in street[n + 1:])
    assert [len(gang.accessories) for gang in pack.gangs if gang.price == 3] == [6, 6]


def test_a_background_waits_for_the_moments_that_its_entry_names() -> None:      # R8
    when = {background.name: {word for bit, word in enumerate(MOMENTS) if background.when >> bit & 1}
            for background in shipped().backgrounds}
    assert {name: moments for name, moments in when.items() if moments != {"turn"}} == {
        "getaway_driver": {"extorted"}, "prize_fighter": {"losing"}, "advocate": {"aimed", "extorted"}}


def test_cards_are_worth_what_they_are_worth() -> None:     # CARDS, Values; R1.6
    values = {kind.name: kind.value for kind in shipped().kinds}
    assert {name: values[name] for name in ("pike", "container", "pickaxe", "shovel")} == {
        "pike": 2, "container": 2, "pickaxe": 3, "shovel": 4}
    assert (values["wristwatch"], values["moonshine"], values["phone"]) == (3, 4, 5)
    assert all(kind.value == 1 for kind in shipped().kinds if kind.category in ("accessory", "action"))
    points = {kind.name: kind.points for kind in shipped().kinds if kind.points}
    assert points == {"spoon": 1, "pickaxe": 2, "shovel": 3}


def test_a_copy_of_the_shipped_pack_is_a_good_pack(pack: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert load_pack(pack).fingerprint == shipped().fingerprint
    assert main(["cards", "check", str(pack)]) == 0
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.parametrize(("name", "old", "new", "right"), [
    ("cards", "pool_hands: {}", "pol_hands: {}", "pool_hands"),
    ("cards", "{category: rare, copies: 2, value: 5}", "{category: rear, copies: 2, value: 5}", "rare"),
    ("cards", "{category: rare, copies: 2, value: 5}", "{category: rare, copy: 2, value: 5}", "copies"),
    ("gangs", "{sell_bonus: 4}", "{sel_bonus: 4}", "sell_bonus"),
    ("gangs", "[heal, sell, buy]", "[heal, sell, steal_spoons]", "steal_spoon"),
    ("gangs", "{gang: crew, power: {spoons_stolen: 1}}", "{gang: crow, power: {spoons_stolen: 1}}", "crew"),
    ("gangs", "[bandana, gold_chain, tracksuit]", "[bandanna, gold_chain, tracksuit]", "bandana"),
    ("board", "actions: [steal_spoon]", "actions: [steal_spon]", "steal_spoon"),
    ("rules", "hand_limit: 10", "hand_limits: 10", "hand_limit"),
    ("michel", "shovel:         {copies: 1, knife: true, tools: [shovel]}",
     "shovel:         {copies: 1, knife: true, tools: [shovle]}", "shovel"),
    ("inmates", "board: 1\n  name: Goran", "bord: 1\n  name: Goran", "board"),
    ("inmates", "{buy: 10, ", "{by: 10, ", "buy"),
    ("inmates", "{start: sleepy, ", "{start: sleepi, ", "sleepy"),
    ("inmates", "{start: sleepy, ", "{stat: sleepy, ", "start"),
    ("inmates", ", close, robbed,", ", clos, robbed,", "close"),
])
def test_an_unknown_word_is_told_with_file_line_and_the_nearest_right_word(
    pack: Path, name: str, old: str, new: str, right: str
) -> None:
    line = change(pack, name, old, new)
    found = [problem for problem in problems(pack) if f"{name}.yaml:{line}:" in problem]
    assert any(f"did you mean '{right}'" in problem for problem in found)


@pytest.mark.parametrize(("name", "old", "new"), [
    ("cards", "copies: 14", "copies: many"), ("cards", "copies: 14", "copies: true"),
    ("cards", "copies: 14", "copies: [14]"), ("cards", "copies: 14", "copies: -1"),
    ("cards", "copies: 14", "copies: 1.5"), ("cards", "copies: 14", "copies: null"),
    ("cards", "copies: 14", "copies: 999999999999999999999999"), ("cards", "copies: 14", "copies: {a: 1}"),
    ("rules", "hand_limit: 10", "hand_limit: '10'"), ("rules", "actions: 2 ", "actions: 0 "),
    ("gangs", "{reroll: true}", "{reroll: 1}"), ("gangs", "{reroll: true}", "reroll"),
    ("gangs", "{reroll: true}", "{}"), ("gangs", "[heal, sell, buy]", "heal"),
    ("gangs", "[heal, sell, buy]", "1"), ("gangs", "[heal, sell, buy]", "[]"),
    ("gangs", "[heal, sell, buy]", "[heal, heal]"), ("board", "faces: [3, 6]", "faces: 3"),
    ("board", "faces: [3, 6]", "faces: [7]"), ("board", "faces: [3, 6]", "faces: []"),
    ("michel", "tools: [spoon]", "tools: []"), ("michel", "{copies: 3, knife: false, tools: []}", "calm"),
    ("inmates", "board: 1\n  name: Goran", "board: 2\n  name: Goran"),
    ("inmates", "chatty: 25", "chatty: 101"), ("cards", "pool_hands: {}", "pool_hands: 3"),
    ("cards", "draw: {cards: 3}", "draw: {}"), ("cards", "draw: {cards: 3}", "draw: {cards: 0}"),
    ("cards", "category: component, copies: 14", "category: rare, copies: 14"), ("cards", "link:  ", "lynx:  "),
])
def test_a_wrong_value_is_told_with_its_file_and_line(pack: Path, name: str, old: str, new: str) -> None:
    change(pack, name, old, new)
    found = problems(pack)
    assert any(f"{name}.yaml:" in problem for problem in found)
    assert all(not problem.startswith(f"{pack / name}.yaml:0:") for problem in found)


def test_a_missing_field_is_told(pack: Path) -> None:
    line = change(pack, "cards", "{category: component, copies: 14, value: 1}", "{category: component, value: 1}")
    assert any(f"cards.yaml:{line}:" in problem and "copies" in problem for problem in problems(pack))


def test_a_missing_card_and_a_missing_section_are_told(pack: Path) -> None:
    change(pack, "cards", "pike:      {category: component, copies: 6, value: 2}", "")
    (pack / "gangs.yaml").write_text("gangs: {}\n")
    found = "\n".join(problems(pack))
    assert "'pike'" in found
    assert "gangs.yaml:1:" in found


def test_all_problems_of_all_files_are_told_at_once(pack: Path) -> None:
    first = change(pack, "cards", "copies: 14", "copies: many")
    second = change(pack, "cards", "pool_hands: {}", "pol_hands: {}")
    third = change(pack, "gangs", "{sell_bonus: 4}", "{sel_bonus: 4}")
    fourth = change(pack, "rules", "hand_limit: 10", "hand_limit: ten")
    found = problems(pack)
    for expected in (f"cards.yaml:{first}:", f"cards.yaml:{second}:", f"gangs.yaml:{third}:", f"rules.yaml:{fourth}:"):
        assert any(expected in problem for problem in found)


def test_files_that_are_no_yaml_are_told_all_at_once(pack: Path) -> None:
    (pack / "cards.yaml").write_text("link: {copies: 1\nblade: [\n")
    (pack / "gangs.yaml").write_bytes(b"gangs: \xff\xfe")
    (pack / "rules.yaml").write_text("")
    found = "\n".join(problems(pack))
    assert "cards.yaml:" in found
    assert "gangs.yaml:1:" in found
    assert "rules.yaml:" in found


LETTERS = "abcdefghijklmnopqrst"
BOMB = "a: &a [x, x]\n" + "".join(f"{b}: &{b} [*{a}, *{a}]\n" for a, b in pairwise(LETTERS))


@pytest.mark.parametrize("data", [
    b"a: 1\na: 2\n", b"a: !!python/object/apply:os.system ['true']\n", b"!!map {a: 1}\n", b"a: !thing 1\n",
    BOMB.encode(), b"a: &x 1\n",
    b"[" * 50 + b"]" * 50, b"[" * 100_000, b"{a: " * 5000, b"", b"   \n# nothing\n", b"\x00\x01\x02" * 99,
    bytes(range(256)) * 40, b"a: 1\n---\nb: 2\n", b"? [a, b]\n: 1\n", b"\t- x", b"just words", b"- a\n- b\n", b"null",
    b"a: 'unfinished", b"%YAML 9.9\n---\na: 1\n", b"x" * 2_000_001, b"\xef\xbb\xbf", "a: \ufffe\n".encode(), b"*a",
], ids=lambda data: repr(data[:24]))
@pytest.mark.parametrize("name", ["cards", "rules"])
def test_rubbish_in_a_file_is_a_problem_with_the_files_name(pack: Path, name: str, data: bytes) -> None:
    (pack / f"{name}.yaml").write_bytes(data)
    found = problems(pack)
    assert found
    assert all(f"{name}.yaml:" in problem for problem in found if problem.startswith(f"{pack / name}"))
    assert any(f"{name}.yaml:" in problem for problem in found)


def test_a_duplicate_key_is_told_with_its_line(pack: Path) -> None:
    path = pack / "cards.yaml"
    text = path.read_text(encoding="utf-8")
    lines = text.count("\n")
    path.write_text(text + "link: {category: component, copies: 3, value: 1}\n", encoding="utf-8")
    assert any(f"cards.yaml:{lines + 1}:" in problem and "link" in problem for problem in problems(pack))


def test_a_file_that_belongs_to_no_pack_is_told(pack: Path) -> None:
    (pack / "card.yaml").write_text("a: 1")
    assert any("card.yaml:0:" in problem and "did you mean 'cards'" in problem for problem in problems(pack))


def test_cards_check_prints_every_problem_and_fails(pack: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = change(pack, "cards", "pool_hands: {}", "pol_hands: {}")
    other = change(pack, "gangs", "{sell_bonus: 4}", "{sel_bonus: 4}")
    assert main(["cards", "check", str(pack)]) == 1
    printed = "".join(capsys.readouterr())
    assert f"cards.yaml:{line}:" in printed
    assert f"gangs.yaml:{other}:" in printed
    assert "pool_hands" in printed
    assert "Traceback" not in printed


def test_cards_check_of_no_folder_is_a_wrong_call(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "check", str(tmp_path / "nowhere")]) == 2
    assert "nowhere" in "".join(capsys.readouterr())


def test_what_is_wrong_in_the_pack_is_said_before_what_follows_from_it(tmp_path: Path,
                                                                        monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in (Path("~last"), tmp_path / "first"):        # one sorts after the shipped files, wherever these are
        name.mkdir()
        (name / "cards.yaml").write_text("nonsense: 1\n")
        with pytest.raises(BadPack) as caught:
            load_pack(name)
        assert caught.value.problems[0].file == str(name / "cards.yaml")
