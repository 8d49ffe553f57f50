"""Card texts say the numbers of the pack in play."""

from pathlib import Path

import pytest

from blackgate.words.teller import Teller
from blackgate.words.text import Text, languages
from tests.table import notation, shipped

from .samples import changed_pack

KINDS, POWERS, BACKGROUNDS = notation().kinds, notation().gang_cards, notation().backgrounds


@pytest.fixture
def teller() -> Teller:
    return Teller(Text("en"), shipped(), ())


@pytest.mark.parametrize(("card", "line"), [
    ("care_package", "Draw 3 Search cards and gain 3 Cigarettes."),
    ("bandages", "Remove all your Beatings and draw 1 Search card."),
    ("pike", "Craft a Pickaxe from a Pike and a Link."),
    ("shovel", "Dig with it in the Cell Block for 3 Tunnel points."),
    ("bandana", "Part of the price of joining the Bikers, the Crew, the Queers or the Triad."),
])
def test_a_card_says_what_it_does(teller: Teller, card: str, line: str) -> None:
    assert teller.card_text(KINDS.index(card)) == line


def test_a_background_says_when_what_and_for_whom_more(teller: Teller) -> None:
    assert teller.background_text(BACKGROUNDS.index("advocate")).splitlines() == [
        "Reveal before you answer an Extortion or when an Action card is aimed at you.",
        "The card or Extortion has no effect on you and is spent.",
        "In the Queers: you take that card, or the Weapons laid down, into your hand.",
    ]


@pytest.mark.parametrize(("file", "old", "new", "said"), [
    ("cards", "draw: {cards: 3}", "draw: {cards: 14}", "card:care_package"),
    ("cards", "count: 3", "count: 14", "card:care_package"),
    ("cards", "times: 1", "times: 14", "card:ambush"),
    ("cards", "up_to: 3", "up_to: 14", "card:rigged_game"),
    ("cards", "value: 4, points: 3", "value: 4, points: 14", "card:shovel"),
    ("rules", "[blade, link], makes: 2", "[blade, link], makes: 14", "card:blade"),
    ("gangs", "draw_after_move: 1", "draw_after_move: 14", "power:bikers_saddlebags"),
    ("gangs", "spoils: 2", "spoils: 14", "power:bratva_collector"),
    ("gangs", "craft_beatings: 1", "craft_beatings: 14", "power:bratva_hard_case"),
    ("gangs", "dig_beatings: 1", "dig_beatings: 13", "power:bratva_hard_case"),
    ("gangs", "arm: {kind: knife, count: 1}", "arm: {kind: knife, count: 14}", "power:bratva_armourer"),
    ("gangs", "sell_bonus: 4", "sell_bonus: 14", "power:cartel_fence"),
    ("gangs", "tool_discount: 2", "tool_discount: 14", "power:cartel_wholesaler"),
    ("gangs", "gain_cigarettes: {count: 1}", "gain_cigarettes: {count: 14}", "power:cartel_protection"),
    ("gangs", "search_draws: 1", "search_draws: 14", "power:crew_lookout"),
    ("gangs", "search_discards: 2", "search_discards: 14", "power:crew_sorter"),
    ("gangs", "search_draws: 1", "search_draws: 14", "power:crew_hustler"),
    ("gangs", "search_discards: 1", "search_discards: 14", "power:crew_hustler"),
    ("gangs", "searches: 1", "searches: 13", "power:crew_hustler"),
    ("rules", "searches: 1 ", "searches: 13 ", "power:crew_hustler"),
    ("gangs", "spoons_stolen: 1", "spoons_stolen: 13", "power:crew_fingers"),
    ("gangs", "spoons_stolen: 2", "spoons_stolen: 13", "power:triad_tunnel_rats"),
    ("gangs", "dig_beatings: 1", "dig_beatings: 13", "power:triad_tunnel_rats"),
    ("gangs", "weapons_to_extort: 1", "weapons_to_extort: 13", "power:queers_sanctuary"),
    ("gangs", "heal: {count: 1}", "heal: {count: 14}", "power:queers_carers"),
    ("rules", "cautious_move: 2", "cautious_move: 15", "power:bikers_throttle"),
    ("backgrounds", "gain_actions: {count: 1}", "gain_actions: {count: 14}", "background:mechanic"),
    ("backgrounds", "then:\n    - gain_actions: {count: 1}", "then:\n    - gain_actions: {count: 14}",
     "background:mechanic"),
    ("backgrounds", "beat: {who: target, times: 2}", "beat: {times: 14}", "background:hitman"),
    ("backgrounds", "heal: {count: 1}", "heal: {count: 14}", "background:prize_fighter"),
    ("backgrounds", "kind: knife, count: 2", "kind: knife, count: 14", "background:arms_dealer"),
    ("backgrounds", "gain_cigarettes: {count: 5}", "gain_cigarettes: {count: 14}", "background:bookmaker"),
    ("backgrounds", "gain_cigarettes: {count: 4}", "gain_cigarettes: {count: 14}", "background:bookmaker"),
    ("backgrounds", "up_to: 2", "up_to: 14", "background:loan_shark"),
    ("backgrounds", "up_to: 4", "up_to: 14", "background:loan_shark"),
    ("backgrounds", "discount: 3", "discount: 14", "background:quartermaster"),
    ("backgrounds", "discount: 6", "discount: 14", "background:quartermaster"),
    ("backgrounds", "draw: {cards: 4}", "draw: {cards: 14}", "background:burglar"),
    ("backgrounds", "draw: {cards: 3}", "draw: {cards: 14}", "background:burglar"),
    ("backgrounds", "draw: {cards: 2}", "draw: {cards: 14}", "background:con_artist"),
    ("backgrounds", "take_discarded: {cards: 2}", "take_discarded: {cards: 14}", "background:forger"),
    ("backgrounds", "take_discarded: {cards: 4}", "take_discarded: {cards: 14}", "background:forger"),
    ("backgrounds", "points: 1", "points: 14", "background:miner"),
    ("backgrounds", "points: 2", "points: 14", "background:miner"),
    ("backgrounds", "draw: {cards: 2}", "draw: {cards: 14}", "background:medic"),
    ("backgrounds", "draw: {cards: 2}", "draw: {cards: 14}", "background:whistleblower"),
    ("board", "faces: [3, 6], search: 3", "faces: [3, 6], search: 14", "place:showers"),
])
def test_a_changed_number_is_right_in_every_language(file: str, old: str, new: str, said: str, tmp_path: Path) -> None:
    pack = changed_pack(tmp_path, **{file: {old: new}})
    sort, _, name = said.partition(":")
    for lang in languages():
        teller = Teller(Text(lang), pack, ())
        line = {
            "card": lambda: teller.card_text(KINDS.index(name)),                      # noqa: B023
            "power": lambda: teller.power_text(POWERS.index(name)),                   # noqa: B023
            "background": lambda: teller.background_text(BACKGROUNDS.index(name)),    # noqa: B023
            "place": lambda: teller.place_text(notation().places.index(name)),        # noqa: B023
        }[sort]()
        assert "14" in line, f"{lang}: {line}"


def test_cards_given_from_a_pile_are_the_packs_own(tmp_path: Path) -> None:
    pack = changed_pack(tmp_path, backgrounds={"kind: knife, count: 2": "kind: spoon, count: 3"})
    text = Teller(Text("en"), pack, ()).background_text(BACKGROUNDS.index("arms_dealer"))
    assert "Take 3 Spoons from the pile." in text and "Kni" not in text


@pytest.mark.parametrize("lang", languages())
def test_the_action_that_takes_a_spoon_writes_it_like_the_card(lang: str) -> None:
    t = Text(lang)
    for key in ("action-steal_spoon", "place-text-steal_spoon", "rules-R6-4-title"):
        assert t("card-spoon")[:3] in t(key)
