"""Every reason for which a pack of cards is refused is told in its own sentence, and what just fits is accepted."""

from pathlib import Path

import pytest

from blackgate.cards.library import SHIPPED, BadPack, load_pack
from blackgate.cards.plaintree import MOST_NODES, MOST_SIGNS, PlainProblem, read_plain
from blackgate.cards.svg import MOST_BYTES, check_svg
from blackgate.cards.yamltree import MOST_DEPTH

from ..systems import LINKS
from .faults import problems

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">\n{}\n</svg>'
PATH = '<path d="M0 0H9V9z"/>'
SPARE = "{category: rare, copies: 1, value: 1}"
FOR_ONE_EXTORTED = """  when: [extorted]
  target: other_open_place
  first:
    - take_random: {who: foe}
"""
FOR_TWO_MOMENTS = """  when: [extorted, turn]
  target: other_open_place
"""
PLENTY = "{category: rare, copies: 99, value: 1}"


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A pack without files: all its cards are the shipped ones until a file is changed."""
    folder = tmp_path / "mine"
    folder.mkdir()
    return folder


def change(pack: Path, name: str, old: str, new: str) -> None:
    path = pack / f"{name}.yaml"
    text = (path if path.exists() else SHIPPED / path.name).read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {name}"
    path.write_text(text.replace(old, new), encoding="utf-8")


def sentences(pack: Path) -> list[str]:
    with pytest.raises(BadPack) as caught:
        load_pack(pack)
    return [problem.sentence for problem in caught.value.problems]


def more_cards(count: int, line: str = SPARE) -> str:
    return "\n".join(f"more_{number}: {line}" for number in range(count))


REASONS = {
    "play without an action": ("cards", "copies: 2, value: 5}", "copies: 2, value: 5, play: [riot: {}]}",
                               "action cards, and no others, have 'play'"),
    "an action without play": ("cards", "  play:\n    - pool_hands: {}", "",
                               "action cards, and no others, have 'play'"),
    "aimed at a place": ("cards", "target: open_place\n", "target: open_place\n  aimed: true\n",
                         "an aimed card must have a player as its target"),
    "a target without an action": ("cards", "copies: 2, value: 5}", "copies: 2, value: 5, target: item}",
                                   "only action cards have a target"),
    "aimed without an action": ("cards", "copies: 2, value: 5}", "copies: 2, value: 5, aimed: false}",
                                "only action cards have a target"),
    "a tool without points": ("cards", "value: 3, points: 2,", "value: 3, points: 0,",
                              "a tool scores at least one point"),
    "too many points": ("cards", "value: 3, points: 2,", "value: 3, points: 21,",
                        "points must be a whole number from 0 to 20, not 21"),
    "no copies": ("cards", "copies: 14", "copies: 0", "copies must be a whole number from 1 to 99, not 0"),
    "another supply pile": ("cards", "copies: 14, value: 1}", "copies: 14, value: 1, supply: true}",
                            "just knife, spoon, pickaxe, shovel are supply piles (R1.3)"),
    "too many kinds": ("cards", "bandages:", more_cards(7) + "\nbandages:", "more than 32 kinds of card"),
    "too many cards": ("cards", "bandages:", f"{more_cards(1, PLENTY)}\nextra: {PLENTY.replace('99', '26')}\nbandages:",
                       "more than 254 cards in all"),
    "a target that is missing": ("cards", "  target: player_here\n  aimed: true\n", "",
                                 "'take_random' needs a target that is a seat"),
    "an answer to nothing": ("backgrounds", FOR_ONE_EXTORTED, FOR_TWO_MOMENTS,
                             "'call_off' only answers something aimed at you"),
    "a combat that may not be": ("backgrounds", "when: [losing]", "when: [losing, turn]",
                                 "'win_combat' only works when losing a combat"),
    "no effect": ("cards", "play:\n    - pool_hands: {}", "play: []", "at least one effect is needed"),
    "nobody": ("cards", "beat: {who: target, times: 1}", "beat: {who: everyone, times: 1}", "'everyone' is nobody"),
    "no word": ("cards", "beat: {who: target, times: 1}", "beat: {who: 3, times: 1}", "who must be a text, not 3"),
    "a blank word": ("cards", "beat: {who: target, times: 1}", "beat: {who: ' ', times: 1}",
                     "who must not be empty"),
    "a long word": ("cards", "beat: {who: target, times: 1}", f"beat: {{who: {'x' * 41}, times: 1}}",
                    "who is longer than 40 letters"),
    "signs": ("cards", "beat: {who: target, times: 1}", 'beat: {who: "a\\x07b", times: 1}',
              "who holds signs that are no letters"),
    "nothing happens": ("cards", "draw: {cards: 3}", "draw: {cards: 0}",
                        "cards must be a whole number from 1 to 99, not 0"),
    "no such pile": ("gangs", "arm: {kind: knife,", "arm: {kind: link,", "'link' is no supply pile"),
    "no such prison": ("cards", "send: {place: solitary}", "send: {place: showers}",
                       "'showers' is no place to be sent to"),
    "only what is spared": ("rules", "from: [pike, link]", "from: [link]",
                            "the recipe of 'pickaxe' needs a part besides 'link'"),
    "nothing made": ("rules", "{from: [pike, link], makes: 1}", "{from: [pike, link], makes: 0}",
                     "makes must be a whole number from 1 to 99, not 0"),
    "an item's name": ("rules", "two_knives:", "Two-Knives:",
                       "the item 'Two-Knives' must be called by small letters, digits and _"),
    "no count": ("rules", "count: 2, cigarettes: 5", "count: 0, cigarettes: 5",
                 "count must be a whole number from 1 to 99, not 0"),
    "no price for one": ("rules", "{gives: pickaxe, count: 1,", "{gives: pickaxe, count: 2,",
                         "one 'pickaxe' has no price"),
    "no goal": ("rules", "{2: 12, ", "{2: 0, ", "points to win must be a whole number from 1 to 99, not 0"),
    "no walk there": ("rules", "start: showers", "start: solitary", "'solitary' is no place of both sides"),
    "most beatings": ("rules", "most_beatings: 2", "most_beatings: 0",
                      "most_beatings must be a whole number from 1 to 99, not 0"),
    "too many to buy": ("rules", "prices:", "prices:" + "".join(
        f"\n  extra_{n}: {{gives: knife, count: 1, cigarettes: 1}}" for n in range(5)), "more than 8 things to buy"),
    "a question at the start": ("gangs", "[heal: {count: 1}]", "[look_and_take: {}]",
                                "'look_and_take' needs a target that is a seat"),
    "an idle gang card": ("gangs", "{gang: bikers, power: {reroll: true}}", "{gang: bikers}",
                          "the gang card 'bikers_scout' does nothing"),
    "a dear gang": ("gangs", "crew:   {price: 2, ", "crew:   {price: 4, ",
                    "the gang 'crew' asks for more accessories than it lists"),
    "a free gang": ("gangs", "crew:   {price: 2, ", "crew:   {price: 0, ",
                    "price must be a whole number from 1 to 6, not 0"),
    "a gang without cards": ("gangs", "cards:\n", "  lonely: {price: 2, accessories: any}\n\ncards:\n",
                             "the gang 'lonely' has no card"),
    "no place action": ("gangs", "[heal, sell, buy]", "[]", "no place action is named"),
    "a gang's name": ("gangs", "crew_lookout:", "Lookout:",
                      "the gang card 'Lookout' must be called by small letters, digits and _"),
    "no power": ("gangs", "{sell_bonus: 4}", "{sell_bonus: 0}",
                 "sell_bonus must be a whole number from 1 to 20, not 0"),
    "no moment": ("backgrounds", "when: [losing]", "when: []", "'when' names no moment"),
    "two sorts of bonus": ("backgrounds", "  then:\n    - heal: {count: 1}",
                           "  then:\n    - heal: {count: 1}\n  instead:\n    - win_combat: {}",
                           "a bonus is either 'first', 'then' or 'instead'"),
    "a knife without tools": ("michel", "spoon:          {copies: 1, knife: true, tools: [spoon]}",
                              "spoon:          {copies: 1, knife: true, tools: []}",
                              "a card with a knife shows tools, one without shows none"),
    "never calm": ("michel", "calm:           {copies: 3, knife: false, tools: []}", "",
                   "at least one card must be without a knife"),
}


@pytest.mark.parametrize("reason", REASONS)
def test_a_pack_is_refused_for_its_own_reason_and_no_other(pack: Path, reason: str) -> None:
    name, old, new, sentence = REASONS[reason]
    change(pack, name, old, new)
    assert [found.partition("; did you mean")[0] for found in sentences(pack)] == [sentence]


def test_two_wrong_effects_in_one_step_are_both_told(pack: Path) -> None:
    change(pack, "cards", "- pool_hands: {}", "- {pol_hands: {}, haul: {}}")
    found = sentences(pack)
    assert "there is no effect 'pol_hands'; did you mean 'pool_hands'?" in found
    assert any(sentence.startswith("there is no effect 'haul'") for sentence in found)


def test_five_backgrounds_are_too_few_and_six_are_enough(pack: Path) -> None:
    path = pack / "backgrounds.yaml"
    lines = (SHIPPED / path.name).read_text(encoding="utf-8").split("\n")
    starts = [number for number, line in enumerate(lines) if line and line[0] not in " #"]
    path.write_text("\n".join(lines[:starts[5]]), encoding="utf-8")
    assert "at least 6 Backgrounds are needed" in sentences(pack)
    path.write_text("\n".join(lines[:starts[6]]), encoding="utf-8")
    assert [background.name for background in load_pack(pack).backgrounds] == [
        "getaway_driver", "mechanic", "road_smuggler", "hitman", "prize_fighter", "arms_dealer"]


def test_what_just_fits_is_accepted(pack: Path) -> None:
    change(pack, "cards", "bandages:", more_cards(6) + "\nbandages:")
    change(pack, "cards", "copies: 14", "copies: 99")
    change(pack, "cards", "copies: 6", "copies: 39")        # 254 cards in all
    change(pack, "cards", "value: 3, points: 2,", "value: 99, points: 20,")
    change(pack, "rules", "prices:", "prices:" + "".join(
        f"\n  extra_{n}: {{gives: knife, count: 1, cigarettes: 0}}" for n in range(4)))
    change(pack, "rules", "craft_beatings: 0", "craft_beatings: 99")
    change(pack, "rules", "actions: 2 ", "actions: 1 ")
    change(pack, "gangs", "crew:   {price: 2, ", "crew:   {price: 3, ")
    change(pack, "gangs", "{sell_bonus: 4}", "{sell_bonus: 20}")
    loaded = load_pack(pack)
    assert len(loaded.kinds) == 32
    assert sum(kind.copies for kind in loaded.kinds) == 254
    assert [(kind.value, kind.points) for kind in loaded.kinds if kind.name == "pickaxe"] == [(99, 20)]
    assert len(loaded.items) == 8


def test_a_wrong_word_of_60_letters_still_gets_a_proposal_and_is_shown_whole(pack: Path) -> None:
    right, wrong = "x" * 58 + "ab", "x" * 58 + "cd"
    change(pack, "gangs", "crew:   {price: 2, ", f"{right[:40]}: {{price: 2, ")
    change(pack, "gangs", "{gang: crew, power: {spoons_stolen: 1}}", f"{{gang: {wrong}, power: {{spoons_stolen: 1}}}}")
    assert f"'{wrong}' is no gang; did you mean '{right[:40]}'?" in sentences(pack)


def test_a_wrong_word_of_61_letters_is_cut_and_gets_no_proposal(pack: Path) -> None:
    change(pack, "gangs", "gang: crew, power: {spoons_stolen: 1}", f"gang: {'c' * 61}, power: {{spoons_stolen: 1}}")
    change(pack, "gangs", "crew:   {price: 2, ", f"{'c' * 40}: {{price: 2, ")
    assert f"'{'c' * 60}… is no gang" in sentences(pack)


@LINKS
def test_a_file_that_leads_out_of_the_folder_is_refused(pack: Path, tmp_path: Path) -> None:
    outside = tmp_path / "rules.yaml"
    outside.write_bytes((SHIPPED / "rules.yaml").read_bytes())
    (pack / "rules.yaml").symlink_to(outside)
    assert problems(pack) == [f"{pack / 'rules.yaml'}:0: leads out of the folder"]


def test_a_mistake_in_yaml_is_told_with_its_line(pack: Path) -> None:
    (pack / "rules.yaml").write_text("actions: 2\nhand_limit: [\nprices: }\n", encoding="utf-8")
    with pytest.raises(BadPack) as caught:
        load_pack(pack)
    assert [problem.line for problem in caught.value.problems] == [3]


def test_a_picture_that_is_too_large_is_told_without_a_line(pack: Path) -> None:
    (pack / "pictures" / "cards").mkdir(parents=True)
    (pack / "pictures" / "cards" / "spoon.svg").write_bytes(b" " * (MOST_BYTES + 1))
    with pytest.raises(BadPack) as caught:
        load_pack(pack)
    assert [(problem.line, problem.sentence) for problem in caught.value.problems] == [
        (0, f"is larger than {MOST_BYTES} bytes")]


def test_a_carried_pack_may_be_just_as_large_as_it_may() -> None:
    values: list[object] = [None] * (MOST_NODES - 2)
    assert read_plain([*values, "x" * MOST_SIGNS])
    with pytest.raises(PlainProblem, match="has more than 20000 values"):
        read_plain([*values, None, None])
    with pytest.raises(PlainProblem, match="words of more than"):
        read_plain(["x" * MOST_SIGNS, "y"])


def test_a_carried_pack_may_be_just_as_deep_as_it_may() -> None:
    value: object = 1
    for _ in range(MOST_DEPTH):
        value = [value]
    assert read_plain(value)
    with pytest.raises(PlainProblem, match="nested too deeply"):
        read_plain([value])


def test_a_folder_instead_of_a_file_is_told(pack: Path) -> None:
    (pack / "rules.yaml").mkdir()
    assert [sentence.partition(" (")[0] for sentence in sentences(pack)] == ["cannot be read"]


@pytest.mark.parametrize(("inside", "sentence"), [
    ('<linearGradient id="a" gradientUnits="userSpaceOnUse"><stop stop-color="red;x"/></linearGradient>' + PATH,
     "'red;x' is no colour, such as #2b221c"),
    ('<path d="M0 0H9" stroke-linejoin="url(x)"/>', "'url(x)' is nothing for 'stroke-linejoin'"),
    ('<path d="M0 0H9" transform="scale(x)"/>', "'scale(x)' has numbers that are none, or larger than 5000"),
    ('<path d="M0 0H9" transform="scale()"/>', "'scale()' has numbers that are none, or larger than 5000"),
    ('<path d="M0 0H9" transform="skewX(3)"/>', "'skew' is not drawn by the game"),
    ('<linearGradient id="a" href="#b" gradientUnits="userSpaceOnUse"/>' + PATH,
     "nothing in the picture has the id 'b'"),
])
def test_a_part_of_a_picture_that_cannot_be_drawn_is_told(inside: str, sentence: str) -> None:
    assert [problem.sentence for problem in check_svg("x.svg", SVG.format(inside).encode())] == [sentence]


def test_a_gradient_may_take_after_another_one() -> None:
    both = "".join(f'<linearGradient id="{name}"{more} gradientUnits="userSpaceOnUse"/>'
                   for name, more in (("a", ""), ("b", ' href="#a"')))
    assert not check_svg("x.svg", SVG.format(both + PATH).encode())
