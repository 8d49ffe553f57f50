"""A pack that renames everything and changes every number loads, is told, is drawn and is played."""

from pathlib import Path

import pygame
import pytest

from blackgate.ai.arena import Match, play_game
from blackgate.ai.bot import Effort, Question, RandomBot
from blackgate.ai.levels import LEVELS
from blackgate.cards.pictures import depicted
from blackgate.kit.art import Art
from blackgate.model.codec import load_position, position
from blackgate.model.counts import CORE_KINDS, PICKAXE, SPOON
from blackgate.model.engine import apply
from blackgate.model.events import Event, TurnEnded
from blackgate.model.notation import Notation
from blackgate.model.pack import Pack
from blackgate.model.setup import new_game
from blackgate.model.view import view
from blackgate.offers.pack_art import picture_set_of
from blackgate.offers.meaning import label
from blackgate.play.learned_weights import load_brains
from blackgate.play.session import Plan, Seat, Session
from blackgate.scenes.book.rules import Rules
from blackgate.scenes.table.table import Table
from blackgate.words.teller import Teller
from blackgate.words.text import languages

from ..greedy import GreedyBot
from ..scenes.window import open_app
from ..table import shipped
from ..words.listening import Listening
from .renamed_pack import RULES, WORDS, renamed, renamed_pack, spoken, write_renamed

NAMES = ("Ana", "Ben", "Cara", "Dev", "Eli", "Fay")


@pytest.fixture(scope="module")
def pack(tmp_path_factory: pytest.TempPathFactory) -> Pack:
    return renamed_pack(tmp_path_factory.mktemp("packs") / "renamed")


@pytest.fixture(scope="module")
def wordless(tmp_path_factory: pytest.TempPathFactory) -> Pack:
    return renamed_pack(tmp_path_factory.mktemp("packs") / "wordless", words=False)


def test_nothing_is_called_as_in_the_shipped_pack(pack: Pack) -> None:
    ours = shipped()
    for mine, theirs in (
        (pack.kinds, ours.kinds), (pack.places, ours.places), (pack.gangs, ours.gangs), (pack.items, ours.items),
        (pack.gang_cards[1:], ours.gang_cards[1:]), (pack.backgrounds, ours.backgrounds),
        (pack.michel_cards, ours.michel_cards), (pack.inmates, ours.inmates),
    ):
        assert {thing.name for thing in mine}.isdisjoint(thing.name for thing in theirs)
        assert len(mine) == len(theirs)


def test_its_cards_play_the_roles_they_say(pack: Pack) -> None:
    assert [kind.name for kind in pack.kinds[:8]] == [renamed(role) for role in CORE_KINDS]
    assert pack.kinds[SPOON].points == 2 and pack.recipe_of[PICKAXE].makes == 2
    assert {name: getattr(pack.numbers, name) for name in RULES} == RULES


def test_its_places_are_known_by_what_they_offer(pack: Pack) -> None:
    for team, board in enumerate(pack.boards):
        assert pack.places[board.solitary].name == renamed("solitary")
        blocks = ["cell_block_a", "cell_block_b"] if team else ["cell_block", "cell_block"]
        assert [pack.places[home].name for home in board.home] == [renamed(name) for name in blocks]
    assert pack.places[pack.michel_start].name == renamed("infirmary")


def test_its_positions_are_written_in_its_own_words(pack: Pack) -> None:
    notation = Notation(pack)
    written = position(new_game(pack, 4, 3, team=True, michel=1), notation)
    assert set(written["piles"]) == {renamed(name) for name in ("knife", "spoon", "pickaxe", "shovel")}
    assert position(load_position(written, notation), notation) == written
    crafting = {"do": "craft", "product": renamed("knife")}
    assert notation.action(notation.read_action(crafting, 4, 0), 0) == crafting


@pytest.mark.parametrize(("players", "team", "michel"), [(3, False, 1), (4, True, 2)])
def test_a_whole_game_of_it_is_told_in_every_language(pack: Pack, players: int, team: bool, michel: int) -> None:
    tellers = [Teller(Listening(lang), pack, NAMES[:players], ("", "michel", "michelle")[michel])
               for lang in languages()]
    events: list[Event] = []
    game = new_game(pack, players, 5, team=team, michel=michel, events=events)
    bots = [GreedyBot(seat) if seat % 2 else RandomBot(seat) for seat in range(players)]
    while not game.winners:
        question = Question(game)
        sights = [view(game, seat) for seat in range(players)]
        action = bots[question.seat].choose(question)
        for teller in tellers:
            for event in events:
                assert bool(teller.event(event, 0)) == (not isinstance(event, TurnEnded))
            assert all(map(teller.prompt, sights))
            assert all(label(teller, option, sights[question.seat]) for option in {*question.options[-3:], action})
        events = apply(game, action)


@pytest.mark.parametrize("lang", ["de", "en", "es", "fr", "it", "pl"])
def test_everything_in_it_has_a_name_and_a_text(pack: Pack, wordless: Pack, lang: str) -> None:
    speaks = lang if lang in WORDS else "en"
    teller, bare = Teller(Listening(lang), pack, NAMES), Teller(Listening(lang), wordless, NAMES)
    for number, kind in enumerate(pack.kinds):
        assert teller.card(number) == spoken(kind.name, speaks)
        assert teller.card_text(number)
        assert bare.card(number) == kind.name.replace("_", " ").capitalize()
    for number, place in enumerate(pack.places):
        assert teller.place(number) == spoken(place.name, speaks)
        assert teller.place_text(number) and bare.place_text(number)
    for number, card in enumerate(pack.gang_cards[1:], 1):
        assert teller.gang_card(number) == spoken(card.name, speaks)
        assert teller.power_text(number) and bare.power_text(number) == ""
    for number, background in enumerate(pack.backgrounds):
        assert teller.background(number) == spoken(background.name, speaks)
        assert teller.background_text(number) and bare.background_text(number)


def test_its_numbers_are_those_that_are_told(pack: Pack) -> None:
    teller = Teller(Listening("en"), pack, NAMES)
    kinds = [kind.name for kind in pack.kinds]
    assert "4 Search cards 4 Cigarettes" in teller.card_text(kinds.index(renamed("care_package")))


def test_everything_in_it_has_a_picture_or_one_that_stands_in(wordless: Pack) -> None:
    art = Art()
    nothing = pygame.image.tobytes(art.get("cards/nothing_at_all", 48, 48), "RGBA")
    art.use_pictures(picture_set_of(wordless))
    for sort, names in depicted(wordless).items():
        for name in names:
            assert pygame.image.tobytes(art.get(f"{sort}/{name}", 48, 48), "RGBA") != nothing, f"{sort}/{name}"


def test_places_of_other_names_look_like_ours_where_the_same_is_done(wordless: Pack) -> None:
    stand_ins = picture_set_of(wordless).stand_ins
    assert [stand_ins[f"places/{place.name}"] for place in wordless.places] == [
        f"places/{place.name}" for place in shipped().places]


@pytest.mark.parametrize(("team", "lang"), [(False, "en"), (True, "pl")])
def test_its_table_and_its_book_are_drawn(tmp_path: Path, team: bool, lang: str) -> None:
    folder = write_renamed(tmp_path / "renamed")
    app = open_app(lang=lang)
    seats = (Seat("Ana"), *(Seat(name, "easy") for name in NAMES[1:4]))
    table = Table(app, Session(Plan(seats, team=team, michel="michelle", seed=4, first=0, cards=str(folder))))
    app.push(table)
    app.frame([], 0.0)
    places = [spot for spot in app.ui.spots if spot.id.startswith("place:")]
    assert len(places) == (7 if team else 6)
    boxes = [pygame.Rect(*map(round, spot.box)).inflate(-2, -2) for spot in places]
    assert all(box.collidelist(boxes[:n]) == -1 for n, box in enumerate(boxes))
    assert all(box.width > 80 and box.height > 60 for box in boxes)
    rules = Rules(app, "")
    app.push(rules)
    for tab in ("rules", "cards", "prisoners"):
        rules.tab = tab
        app.frame([], 0.0)
        assert app.ui.spots


def test_every_level_plays_it(pack: Pack) -> None:
    levels = tuple(level for level in LEVELS if level != "random")
    match = Match((*levels, "random"), 3, effort=Effort(iterations=30), most_decisions=400)
    tally = play_game(pack, load_brains(pack), match, 0)
    assert tally.games == 1 and all(tally.times[level] for level in levels)
