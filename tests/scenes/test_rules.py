"""The rules screen: opens anywhere, at what is asked; every rule and every card is in it and can be found."""

import re
from pathlib import Path

import pygame
import pytest

from blackgate.app import App
from blackgate import model
from blackgate.model.board import FEATURES
from blackgate.offers.verbs import OFFERS
from blackgate.scenes.book import page
from blackgate.words.book.chapters import PARTS, found
from blackgate.scenes.book.gallery import EnlargedCard
from blackgate.words.book.blocks import written
from blackgate.scenes.book.rules import Rules
from blackgate.scenes.table.help_topics import THINGS, TOPICS
from blackgate.words.teller import Teller
from blackgate.words.text import Text, languages
from tests.table import shipped
from tests.words.listening import Listening, ids
from tests.words.samples import changed_pack

from .window import Player, open_app, open_table, plan, show


def open_rules(topic: str = "", size: tuple[int, int] = (1280, 720)) -> tuple[App, Rules]:
    app = open_app(size)
    return app, show(app, Rules(app, topic))


def write(app: App, words: str) -> None:
    """Letter by letter into the line that is open."""
    for letter in words:
        app.frame([pygame.event.Event(pygame.TEXTINPUT, text=letter)], 0.016)


def spots(app: App, prefix: str) -> set[str]:
    return {spot.id.partition(":")[2] for spot in app.ui.spots if spot.id.startswith(prefix)}


def test_every_rule_that_a_refusal_or_a_question_cites_has_a_paragraph_of_its_own() -> None:
    rules = Path(str(model.__file__)).parent.rglob("*.py")
    cited = {rule for path in rules for rule in re.findall(r"\"(R\d[\d.]*[a-z]?)\"", path.read_text(encoding="utf-8"))}
    cited |= {*TOPICS.values(), *THINGS.values(), *(offer.rule for offer in OFFERS.values() if offer.rule)}
    assert len(cited) > 25
    for rule in cited:
        assert found(rule) == rule, f"{rule} is not in the book"


@pytest.mark.parametrize("lang", languages())
def test_the_book_says_everything_there_is_and_nothing_is_left_over(lang: str) -> None:
    text = Listening(lang)
    for part, blocks in written(Teller(text, shipped(), ())):
        assert blocks, f"{part.rule} says nothing"
    assert (ids(lang, "rules") | ids(lang, "coachbook")) - text.said == set()


# Where each printed rulebook says something else than we play, by the paragraph; of a French one we know nothing.
PRINTED_OTHERWISE = {
    "en": ["R2b", "R5.1b", "R5.7", "R8", "R11d"], "de": ["R5.1b", "R5.7", "R8", "R11d"],
    "it": ["R2b", "R5.1b", "R5.3", "R5.7", "R8", "R11d"], "es": ["R2b", "R5.1b", "R5.7", "R8", "R10g", "R11d"],
    "pl": ["R2b", "R5.1b", "R5.6f", "R5.7", "R11d"], "fr": [],
}


@pytest.mark.parametrize("lang", languages())
def test_a_footnote_says_where_the_printed_rulebook_of_that_language_differs(lang: str) -> None:
    book = written(Teller(Text(lang), shipped(), ()))
    noted = [part.rule for part, blocks in book if any(block.sort == "note" for block in blocks)]
    assert noted == PRINTED_OTHERWISE[lang]
    for part, blocks in book:
        sorts = [block.sort for block in blocks]
        assert "note" not in sorts or sorts[sorts.index("note") - 1] == "paragraph", f"{part.rule} notes nothing"


def test_a_footnote_is_found_by_the_search_and_lies_below_its_paragraph() -> None:
    app, rules = open_rules()
    rules.search("Place of your choice")
    app.frame([], 0.0)
    assert spots(app, "rule:") == {"R5.1b"}
    assert rules._laid is not None
    laid = {block.sort: (top, height) for top, height, block in rules._laid[1].blocks if block.rule == "R5.1b"}
    assert laid["note"][0] >= sum(laid["paragraph"])


def test_what_happens_by_itself_is_told_in_every_language() -> None:        # R14s
    for lang in languages():
        told = next(blocks for part, blocks in written(Teller(Text(lang), shipped(), ())) if part.rule == "R14s")
        assert "R11d" in told[0].words and "R8" in told[0].words, lang


@pytest.mark.parametrize(("rule", "feature"), [
    ("R6.2", "sell"), ("R6.3", "buy"), ("R6.4", "steal_spoon"), ("R6.5", "heal"),
])
def test_a_place_action_names_its_place(rule: str, feature: str) -> None:
    for lang in languages():
        teller = Teller(Text(lang), shipped(), ())
        place = next(n for n, place in enumerate(shipped().places) if place.features & FEATURES[feature])
        told = next(blocks for part, blocks in written(teller) if part.rule == rule)
        assert teller.place(place) in told[1].words, f"{lang}: {rule} does not say where"


def test_a_changed_number_is_right_in_the_book_at_once(tmp_path: Path) -> None:
    pack = changed_pack(tmp_path, rules={"hand_limit: 10 ": "hand_limit: 7 ", "goal: {2: 12, ": "goal: {2: 33, "})
    book = {part.rule: " ".join(block.words for block in blocks)
            for part, blocks in written(Teller(Text("en"), pack, ()))}
    assert "more than 7 cards discards down to 7" in book["R4d"]
    assert "2 players: 33 Tunnel points" in book["R3"]


def test_f1_opens_the_rules_from_the_table_at_what_is_asked_and_closes_them_again() -> None:
    app = open_app()
    table = open_table(app, plan(4, 1, seed=7))
    player = Player(app)
    table.focus = None
    player.key(pygame.K_F1)
    assert isinstance(app.top, Rules) and app.top.marked == "R4"
    player.key(pygame.K_F1)
    assert app.scenes == [table]


@pytest.mark.parametrize(("focus", "rule"), [
    ("verb:search", "R5.2"), ("verb:heal", "R6.5"), ("verb:craft", "R5.5"), ("verb:end_turn", "R4a"), ("die:0", "R5.1"),
    ("place:3", "R1.1"), ("seat:1", "R12"), ("rules", "R4"),
])
def test_f1_opens_at_what_has_the_focus(focus: str, rule: str) -> None:
    app = open_app()
    table = open_table(app, plan(4, 1, seed=7))
    table.focus = focus
    Player(app).key(pygame.K_F1)
    assert isinstance(app.top, Rules) and app.top.marked == rule


def test_f1_on_a_card_shows_that_card() -> None:
    app = open_app()
    table = open_table(app, plan(4, 1, seed=7))
    pack = table.session.pack
    for focus, name in (
        ("background:0", pack.backgrounds[table.view.background[0]].name), ("pile:4", pack.kinds[4].name),
        ("gang:2", pack.gang_cards[table.view.gang_tops[2]].name),
    ):
        table.focus = focus
        Player(app).key(pygame.K_F1)
        assert isinstance(app.top, EnlargedCard) and app.top.cards[app.top.number].id == name
        app.pop()
        app.pop()


def test_the_book_opens_at_any_rule() -> None:
    app = open_app((1024, 600))
    for part in PARTS:
        rules = show(app, Rules(app, part.rule))
        area = next(area for area in app.ui.areas if area.id == "text")
        assert rules._laid is not None
        top = area.box[1] + rules._laid[1].top_of(part.rule) - rules.offsets["text"]
        assert area.box[1] <= top < area.box[1] + area.box[3], part.rule
        assert rules.marked == part.rule
        app.clear()


def test_an_unknown_letter_opens_at_the_rule_it_belongs_to() -> None:
    assert found("R5.6z") == "R5.6"
    assert found("R99") == ""
    assert found("knife") == ""


def test_a_cards_id_opens_the_gallery_with_that_card_large() -> None:
    app, rules = open_rules("advocate")
    assert isinstance(app.top, EnlargedCard)
    assert app.top.cards[app.top.number].id == "advocate"
    player = Player(app)
    player.key(pygame.K_RIGHT)
    assert app.top.cards[app.top.number].id != "advocate"
    player.key(pygame.K_ESCAPE)
    assert app.scenes == [rules] and rules.tab == "cards"


def test_the_gallery_shows_every_card_there_is() -> None:
    app, _ = open_rules()
    Player(app).key(pygame.K_2)
    pack = shipped()
    wanted = {kind.name for kind in pack.kinds} | {card.name for card in pack.gang_cards[1:]}
    wanted |= {card.name for card in pack.backgrounds} | {f"michel_{card.name}" for card in pack.michel_cards}
    assert len(wanted) == 26 + 24 + 18 + 6
    assert spots(app, "card:") == wanted


def test_pressing_a_card_shows_it_large_with_copies_and_value() -> None:
    app, _ = open_rules()
    player = Player(app)
    player.key(pygame.K_2)
    player.click(next(spot for spot in app.ui.spots if spot.id == "card:pike"))
    assert isinstance(app.top, EnlargedCard)
    card = app.top.cards[app.top.number]
    assert card.id == "pike"
    assert "There are 6 of these." in card.words and "2 Cigarettes" in card.words


def test_the_prisoners_are_all_there() -> None:
    app, _ = open_rules()
    Player(app).key(pygame.K_3)
    assert spots(app, "person:") == {inmate.name for inmate in shipped().inmates} | {"michel", "michelle"}


def test_the_search_finds_paragraphs_and_cards_and_escape_shows_all_again() -> None:
    app, rules = open_rules()
    player = Player(app)
    everything = spots(app, "rule:")
    player.key(pygame.K_f)
    write(app, "cooperate")
    assert rules.words == "cooperate"
    hits = spots(app, "rule:")
    assert "R5.6c" in hits and "R2a" not in hits and hits < everything
    assert "bratva_enforcer" in spots(app, "card:") and "pike" not in spots(app, "card:")
    player.key(pygame.K_RETURN)
    player.key(pygame.K_ESCAPE)
    assert app.scenes == [rules] and spots(app, "rule:") == everything
    player.key(pygame.K_ESCAPE)
    assert not app.scenes


def test_the_search_finds_a_rule_by_its_number() -> None:
    app, rules = open_rules()
    rules.search("r10e")
    app.frame([], 0.0)
    assert spots(app, "rule:") == {"R10e"}


def test_the_search_shows_no_heading_of_another_rule() -> None:
    app, rules = open_rules()
    rules.search("wristwatches")
    app.frame([], 0.0)
    assert spots(app, "rule:") == {"R1.2"}
    assert rules._laid is not None
    assert {block.rule for _, _, block in rules._laid[1].blocks} == {"R1", "R1.2"}


def test_what_is_not_there_is_said_to_be_not_there() -> None:
    app, rules = open_rules()
    rules.search("helicopter")
    app.frame([], 0.0)
    assert spots(app, "rule:") == set() and spots(app, "card:") == set()


def test_the_keyboard_reaches_the_last_paragraph_and_scrolls_to_it() -> None:
    app, rules = open_rules()
    player = Player(app)
    reached: set[str | None] = set()
    for _ in range(200):
        player.key(pygame.K_TAB)
        reached.add(rules.focus)
    assert {"rules:close", "tab:cards", "search", "contents:R14", "rule:R5.6c", "rule:R14s"} <= reached
    rules.focus = "rule:R14r"
    player.key(pygame.K_DOWN)
    assert rules.focus == "rule:R14s"
    spot = next(spot for spot in app.ui.spots if spot.id == "rule:R14s")
    assert 0 < spot.box[1] < app.ui.h


def test_pressing_the_contents_goes_to_the_chapter() -> None:
    app, rules = open_rules()
    player = Player(app)
    player.click(next(spot for spot in app.ui.spots if spot.id == "contents:R5.3"))
    assert rules._laid is not None
    assert rules._laid[1].at(rules.offsets["text"] + 24) == "R5.3"


def test_the_numbers_column_is_wide_enough_for_every_rule() -> None:
    app, _ = open_rules()
    assert all(app.ui.width(part.rule, 13.0, "bold") < page.NUMBER - 8 for part in PARTS if part.rule[1:2].isdigit())
