"""What sentences are filled with: units, forms, a pack's own words, and the pieces of the book."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from blackgate.model.counts import BLADE, KNIFE, LINK, ONE, SHOVEL, SPOON
from blackgate.words.book.blocks import written
from blackgate.words.coach import tell
from blackgate.words.lessons import lesson_facts
from blackgate.words.teller import Teller
from blackgate.words.text import BadText, Several, Text, Thing, Value
from tests.table import shipped

from .samples import NAMES, changed_pack

TELLER = Teller(Text("en"), shipped(), NAMES, "michelle")
PLACES = [place.name for place in shipped().places]
WORDS: Mapping[str, Mapping[str, str]] = {
    "en": {"card-shovel": "card-shovel = Spade\n    .a = a Spade", "card-own": "card-own = Own card"},
    "de": {"card-shovel": "card-shovel = Spaten"},
}


class Heard(Text):
    """Keeps what a message was filled with."""

    def __call__(self, key: str, **values: Value) -> str:
        self.heard = {name: str(self.form(value)) if not isinstance(value, int) else value
                      for name, value in values.items()}
        return key


def test_each_fact_of_a_reason_has_its_unit_or_its_name() -> None:
    text = Heard("en")
    counted = {
        "points": "Tunnel points", "left": "Tunnel points", "cigarettes": "Cigarettes", "beatings": "Beatings",
        "actions": "actions", "drawn": "Search cards", "over": "cards", "own": "cards", "share": "cards",
        "size": "cards",
    }
    named: dict[str, tuple[int | str, object]] = {
        "seat": (0, "Ana"), "other": (1, "Ben"), "mate": (2, "Cara"), "card": (LINK, "Link"), "tool": (SPOON, "Spoon"),
        "part": (BLADE, "Blade"), "cards": (2 * ONE[KNIFE], "2 Knives"), "gang": (0, "Bikers"),
        "place": (3, "Cafeteria"), "power": (13, "Lookout"), "background": (2, "Road Smuggler"), "percent": (40, 40),
        "word": ("as it is", "as it is"),
    }
    facts = [*((name, 4) for name in counted), *((name, value) for name, (value, _) in named.items())]
    assert tell(Teller(text, shipped(), NAMES, "michelle"), "dig", facts) == "why-dig"
    assert text.heard == {
        "michel": "Michelle", **{name: f"4 {unit}" for name, unit in counted.items()},
        **{name: said for name, (_, said) in named.items()}}


def test_lessons_can_name_every_number_of_the_cards() -> None:
    pack = shipped()
    told = {name: str(TELLER.text.form(value)) for name, value in lesson_facts(TELLER, 2, team=False).items()}
    assert told.items() >= {
        "goal": "12 Tunnel points", "actions": "2 actions", "cautious": "2 actions", "hand_limit": "10 cards",
        "craft_barred": "1 Beating", "dig_barred": "2 Beatings", "victor_draws": "1 Search card",
        "points_spoon": "1 Tunnel point", "worth_shovel": "4 Cigarettes", "price_two_knives": "5 Cigarettes",
        "makes_knife": "2 Knives", "makes_shovel": "a Shovel", "draws_showers": "3 Search cards", "join_triad": "3",
        "crew_sorter_search_draws": "2 Search cards", "bratva_hard_case_dig_beatings": "1 Beating",
        "crew_hustler_searches": "1", "queers_sanctuary_weapons_to_extort": "1 Weapon",
    }.items()
    assert {name for name in told if name.startswith("points_")} == {"points_spoon", "points_pickaxe", "points_shovel"}
    assert [str(lesson_facts(TELLER, 4, team)["goal"]) for team in (False, True)] == [
        str(Thing("unit-point", pack.goal(4, team))) for team in (False, True)]


def test_what_each_face_of_the_die_and_each_place_is_good_for() -> None:
    assert TELLER.die_help(team=False) == "The die. Each face leads to two places."
    assert TELLER.die_help(team=True).startswith("The die. 1, 2 and 3 lead to three places:")
    assert TELLER.face_text(1, team=True) == "A 1 leads to Cell Block A, Cell Block B or the Cafeteria."
    assert TELLER.face_text(1, team=False) == "A 1 leads to the Cell Block or the Cafeteria."
    assert TELLER.place_text(6).split("\n") == [
        "The die leads here on 4, 5 or 6.", "Search draws 1 Search card.", "Sell cards for Cigarettes.",
        "Buy Knives, Pickaxes and Shovels.", "You can Craft here.", "Chess, weights and anything you can pay for."]


def test_a_pile_names_its_cards_and_cigarettes_where_there_are_some() -> None:
    for cards, cigarettes, line in (
        (0, 0, "nothing"), (0, 1, "1 Cigarette"), (ONE[SPOON], 0, "a Spoon"),
        (ONE[SPOON] + 2 * ONE[SHOVEL], 3, "a Spoon, 2 Shovels and 3 Cigarettes"),
    ):
        assert TELLER.text.form(TELLER.pile(cards, cigarettes)) == line


def test_a_value_is_said_by_its_sort() -> None:
    for sort, value, line in (
        ("seat", 1, "Ben"), ("seats", 0b101, "Ana and Cara"), ("optional_seat", 0, "Ana"), ("place", 3, "Cafeteria"),
        ("kind", LINK, "Link"), ("tool", SPOON, "Spoon"), ("optional_action_card", 11, TELLER.card(11)),
        ("cards", ONE[LINK], "a Link"), ("gang_card", 13, "Lookout"), ("background", 2, "Road Smuggler"),
        ("michel_card", 0, "no knife"), ("michel_card", 2, "a Spoon or a Pickaxe"), ("number", 7, 7),
    ):
        said = TELLER.text.form(TELLER.value(sort, value))
        assert said == line or str(line) in str(said), sort


def test_a_bots_own_line_that_no_text_has_is_the_line_of_all() -> None:
    text = TELLER.text
    own = next(key for key in text.keys_of("remark-brute-") if key.rsplit("-", 2)[1] == "start")
    _, moment, number = own.rsplit("-", 2)
    assert TELLER.remark(own) == text(own) != text(f"remark-any-{moment}-{number}")
    assert TELLER.remark(f"remark-nobody-{moment}-{number}") == text(f"remark-any-{moment}-{number}")


def test_a_packs_words_are_said_in_their_language_and_in_others_where_these_have_none() -> None:
    for lang, shovel in (("en", "Spade"), ("de", "Spaten"), ("pl", "Łopata")):
        text = Text(lang)
        before = text.form(Thing("card-shovel"))
        laid = text.with_words(WORDS)
        assert laid.form(Thing("card-shovel")) == shovel and laid.form(Thing("card-own")) == "Own card"
        assert laid("action-search") == text("action-search")
        assert text.form(Thing("card-shovel")) == before != "Spade", "they were laid over the text itself"
        assert text.with_words({}) is text
        with pytest.raises(BadText):
            text("card-own")


def test_the_counted_form_of_a_card_comes_from_the_pack_too() -> None:
    words = {"en": {"card-own": "card-own = Own card\n    .counted = { $n ->\n        [one] an Own card\n"
                                "       *[other] { $n } Own cards\n    }"}}
    text = Text("en").with_words(words)
    assert [text.form(Thing("card-own", count)) for count in (None, 1, 3)] == ["Own card", "an Own card", "3 Own cards"]
    assert text.form(Several((Thing("card-own", 2), Thing("card-none", 2, "left_over")))) == (
        "2 Own cards and 2 × Left over")


def test_a_page_of_the_book_has_its_heading_its_words_its_rows_and_its_example_in_this_order() -> None:
    blocks = {part.rule: found for part, found in written(TELLER)}
    sorts = {rule: [block.sort for block in found] for rule, found in blocks.items()}
    assert sorts["R1"] == ["chapter"] and sorts["R2a"] == ["paragraph"]
    assert sorts["R1.4"] == ["section", "paragraph", "row", "row"] and sorts["start"] == [
        "chapter", "paragraph", *["row"] * 7]
    assert sorts["R3"] == ["chapter", "paragraph", *["row"] * 5, "example"]
    assert sorts["R5.6f"] == ["paragraph", "example"] and blocks["R5.6f"][1].art == ("brute", "paranoid")
    assert sorts["coach"][0] == "chapter" and sorts["coach.hint"] == ["section", "paragraph"]
    assert [block.numbered for block in blocks["R3"][:2]] == [True, False] and blocks["R2a"][0].numbered
    assert all(block.rule == rule for rule, found in blocks.items() for block in found)


def test_a_footnote_is_only_in_the_language_whose_rulebook_says_something_else() -> None:
    noted = {lang: [part.rule for part, found in written(Teller(Text(lang), shipped(), ()))
                    if any(block.sort == "note" for block in found)] for lang in ("en", "de", "fr")}
    assert noted == {"en": ["R2b", "R5.1b", "R5.7", "R8", "R11d"], "de": ["R5.1b", "R5.7", "R8", "R11d"], "fr": []}


def test_a_place_where_nothing_is_found_says_nothing_of_a_search(tmp_path: Path) -> None:
    pack = changed_pack(tmp_path, board={"faces: [3, 6], search: 3": "faces: [3, 6], search: 0"})
    assert "Search" in TELLER.place_text(PLACES.index("showers"))
    assert "Search" not in Teller(Text("en"), pack, ()).place_text(PLACES.index("showers"))
