"""The numbers and lists of the rule book, word by word as the shipped cards have them."""

import pytest

from blackgate.words.book.chapters import found
from blackgate.words.book.facts import facts, rows
from blackgate.words.teller import Teller
from blackgate.words.text import Text
from tests.table import shipped

TELLER = Teller(Text("en"), shipped(), ("Ana", "Ben"), "michelle")
FIGURES = {
    "deck": ["Components: 5 Containers, 6 Pikes and 14 Links", "Weapons: 10 Blades",
             "Rare items: 2 Wristwatches, 2 bottles of Moonshine and 2 Phones",
             ("Action cards: 2 Ambushes, 2 Riots, 2 Care Packages, 2 Passkeys, 2 Snitches, 2 Sleights of Hand, "
              "2 Inspections, 2 Rigged Games and 2 sets of Bandages"),
             ("Accessories: 3 Bandanas, 3 Gold Chains, 3 Tracksuits, 3 pairs of Leather Gloves, "
              "3 bottles of Tattoo Ink and 3 Signet Rings")],
    "sorts": ["Weapons: 10 Blades and 20 Knives", "Tools: 11 Spoons, 11 Pickaxes and 11 Shovels"],
    "points": ["Spoon: 1 Tunnel point", "Pickaxe: 2 Tunnel points", "Shovel: 3 Tunnel points"],
    "goals": ["2 or 3 players: 12 Tunnel points", "4 players: 10 Tunnel points", "5 or 6 players: 8 Tunnel points",
              "4 players in teams: 16 Tunnel points per team", "6 players in teams: 20 Tunnel points per team"],
    "faces": ["A 1 leads to the Cell Block or the Cafeteria.", "A 2 leads to the Cell Block or the Infirmary.",
              "A 3 leads to the Cell Block or the Showers.", "A 4 leads to the Cafeteria or the Recreational Area.",
              "A 5 leads to the Infirmary or the Recreational Area.",
              "A 6 leads to the Showers or the Recreational Area."],
    "gangs": ["Bikers: 2 different ones of Bandana, Leather Gloves and Tattoo Ink",
              "Bratva: 2 different ones of Tracksuit, Leather Gloves and Signet Ring",
              "Cartel: 2 different ones of Gold Chain, Tattoo Ink and Signet Ring",
              "Crew: 2 different ones of Bandana, Gold Chain and Tracksuit",
              "Queers: any 3 different Accessories", "Triad: any 3 different Accessories"],
    "prices": ["a Knife for 2 Cigarettes", "2 Knives for 5 Cigarettes", "a Pickaxe for 6 Cigarettes",
               "a Shovel for 8 Cigarettes"],
}
FACTS = {
    "actions": "2 actions", "hand_limit": "10 cards", "starting_hand": "3 Search cards", "cautious": "2 actions",
    "searches": "1", "extortions": "1", "weapons": "1 Weapon", "spoons": "a Spoon", "most_beatings": "2 Beatings",
    "craft_barred": "1 Beating", "dig_barred": "2 Beatings", "victor_draws": "1 Search card", "spoils": "2",
    "search_deck": "77 Search cards", "supply": "20 Knives, 11 Spoons, 11 Pickaxes and 11 Shovels",
    "tools": "Spoon, Pickaxe or Shovel", "gang_cards": "24 cards", "backgrounds": "18 cards", "michel_cards": "8 cards",
    "inmates": "12 cards", "boards": "6",
    "open": "Cell Block, Cafeteria, Infirmary, Showers and Recreational Area", "lockup": "Solitary",
    "michel_start": "Showers", "craft": "Cafeteria, Infirmary and Recreational Area", "selling": "Recreational Area",
    "buying": "Recreational Area", "stealing": "Cafeteria", "healing": "Infirmary", "michels": "Michel or Michelle",
}


@pytest.mark.parametrize("figure", FIGURES)
def test_a_figure_of_the_book_lists_what_the_cards_say(figure: str) -> None:
    assert [row.words for row in rows(TELLER, figure)] == FIGURES[figure]


def test_a_recipe_is_shown_with_its_parts_an_arrow_and_what_it_makes() -> None:
    assert [(row.art, row.words) for row in rows(TELLER, "recipes")] == [
        (("cards/link", "cards/blade", "tokens/arrow", "cards/knife", "cards/knife"),
         "A Link and a Blade make 2 Knives."),
        (("cards/pike", "cards/link", "tokens/arrow", "cards/pickaxe"), "A Pike and a Link make a Pickaxe."),
        (("cards/container", "cards/link", "tokens/arrow", "cards/shovel"), "A Container and a Link make a Shovel."),
    ]


def test_worths_are_listed_from_the_least_with_a_pile_for_five() -> None:
    worths = rows(TELLER, "worths")
    assert [row.art[0] for row in worths] == ["tokens/cigarette"] * 4 + ["tokens/cigarettes5"]
    assert [row.words for row in worths[1:]] == [
        "Container and Pike: 2 Cigarettes", "Pickaxe and Wristwatch: 3 Cigarettes",
        "Shovel and Moonshine: 4 Cigarettes", "Phone: 5 Cigarettes"]


def test_what_wins_alone_and_what_wins_as_a_team_have_pictures_of_their_own() -> None:
    assert [row.art for row in rows(TELLER, "goals")] == [("tokens/human",)] * 3 + [("tokens/team_a",)] * 2


def test_the_short_rules_and_the_places_have_a_picture_and_a_sentence_each() -> None:
    short, places = rows(TELLER, "short"), rows(TELLER, "places")
    assert [row.art[0] for row in short] == [
        f"verbs/{verb}" for verb in ("roll_move", "search", "craft", "sell", "extort", "join", "dig")]
    assert short[-1].words == "Bring your Tools to the Cell Block and dig."
    assert [(row.art[0], row.heading) for row in places[4:7]] == [
        ("places/rec_area", "Recreational Area"), ("places/solitary", "Solitary"),
        ("places/cell_block_a", "Cell Block A")]
    assert places[5].words == ("No roll and no Cautious move leads here. You cannot Craft here. "
                               "A good place to think about who put you here.")


def test_paragraphs_can_name_every_number_of_the_cards() -> None:
    told = {name: str(TELLER.text.form(value)) if not isinstance(value, int | float) else str(value)
            for name, value in facts(TELLER).items()}
    assert told == FACTS


@pytest.mark.parametrize(("topic", "rule"), [
    ("R5.6", "R5.6"), ("R5.6c", "R5.6c"), ("R5.1z", "R5.1"), ("R14", "R14"), ("R7.9", "R7"), ("R7.9a", "R7"),
    ("coach.hint", "coach.hint"), ("R99", ""), ("nothing", ""), ("", ""),
])
def test_a_topic_leads_to_its_paragraph_or_the_nearest_heading_above(topic: str, rule: str) -> None:
    assert found(topic) == rule
