"""What a choice costs: prices of R6.3, what a lost fight takes (R5.6, R10), what one knows of the other's hand."""

from blackgate.model.setup import new_game
from blackgate.model.view import view
from blackgate.offers.prices import pile_prices, pile_words
from blackgate.play.long_way.evening_start import lay_out
from blackgate.play.long_way.reading import load_evenings, load_favours
from blackgate.play.session import Session
from blackgate.words.teller import Teller
from blackgate.words.text import Text

from tests.table import shipped

from .asked import Offer, at_table

BY_GORAN = {"do": "extort", "seat": 0, "weapons": ["blade"]}


def teller(session: Session) -> Teller:
    return Teller(Text("en"), session.pack, session.names)


# --- Cigarettes and actions ---------------------------------------------------------------------------------


def test_a_pile_says_what_its_cards_cost_this_player_and_what_they_have() -> None:
    plain = at_table({"cigarettes": 1}, seat=3)
    kinds = [kind.name for kind in plain.pack.kinds]
    assert pile_words(teller(plain), plain.sight(3), kinds.index("knife")) == (
        "Knife: 2 Cigarettes\n2 Knives: 5 Cigarettes\nYou have 1 Cigarette.")
    assert pile_words(teller(plain), plain.sight(3), kinds.index("spoon")) == "", "nobody sells Spoons"
    member = at_table({"cigarettes": 7, "gang": "cartel_wholesaler"}, seat=3)
    assert pile_words(teller(member), member.sight(3), kinds.index("shovel")) == (
        "Shovel: 6 Cigarettes\nYou have 7 Cigarettes.")


def test_while_the_market_is_closed_nothing_has_a_price() -> None:
    evenings = load_evenings(shipped(), load_favours(shipped()))
    evening = next(each for each in evenings if each.name == "closed_market")
    game = lay_out(evening, [], 1)
    assert [pile_prices(view(game, 0), kind) for kind in range(len(game.pack.kinds))] == [[]] * len(game.pack.kinds)
    assert any(pile_prices(view(new_game(shipped(), 3, 1), 0), kind) for kind in range(len(game.pack.kinds)))


# --- Fights -------------------------------------------------------------------------------------------------


def test_who_lacks_the_tool_that_is_demanded_may_lose_a_random_card() -> None:
    offer = Offer(at_table({}, BY_GORAN | {"tool": "shovel"}, seat=1))
    assert offer.leaf(do="fight")["cost"] == "If you lose, you take 1 Beating and lose a random card."
    assert offer.question["note"].startswith("You have 2 Weapons, Goran has 3 cards.\n")


def test_a_fight_that_is_given_up_costs_a_beating_and_the_card() -> None:
    fought = Offer(at_table({}, BY_GORAN | {"tool": "shovel"}, {"do": "fight"}, seat=1))
    assert fought.leaf(do="give_up")["cost"] == "You take 1 Beating and lose a random card."
    demanded = Offer(at_table({}, BY_GORAN | {"tool": "spoon"}, {"do": "fight"}, seat=1))
    assert demanded.leaf(do="give_up")["cost"] == "You take 1 Beating and lose a Spoon."


def test_against_michel_one_loses_a_shown_tool_of_ones_choice() -> None:
    """R10f: with both tools of the first card in hand it is the victim's choice."""
    michel = {"who": "michel", "place": "cafeteria", "deck": ["pickaxe_shovel", "calm"]}
    hand = {"pickaxe": 1, "shovel": 1, "knife": 1}
    met = at_table({"place": "infirmary", "hand": hand}, {"do": "cautious_move", "place": "cafeteria"}, michel=michel)
    offer = Offer(met)
    assert offer.leaf(do="fight")["cost"] == "If you lose, you take 1 Beating and lose a Tool of your choice."
    assert offer.leaf(do="cooperate", tool="shovel")["cost"] == "You lose a Shovel."
    assert offer.question["note"].startswith("You have 1 Weapon against Michel.")


def test_whom_one_might_extort_is_shown_with_their_cards() -> None:
    """Ada has 8 cards, Goran 4, and Renard who looks at them 3."""
    offer = Offer(at_table({"place": "cafeteria", "hand": {"blade": 3}}, seat=2), 2)
    assert offer.costs("extort") == ["8 cards in hand", "4 cards in hand"]
    assert [choice["label"] for choice in offer.branch("extort")["choices"]] == ["Ada", "Goran"]
    assert [choice["icon"] for choice in offer.branch("extort")["choices"]] == ["seats/0", "seats/1"]


def test_a_rival_without_cards_has_no_tool_and_hardly_a_way_to_win() -> None:
    offer = Offer(at_table({"hand": {"knife": 1}, "place": "cell_block"}, others={3: {"hand": {}}}))
    price = offer.price("extort")
    assert list(price["costs"].values()) == [
        f"{tool}: certainly not" for tool in ("Spoon", "Pickaxe", "Shovel")]
    assert price["note"] == (
        "You have 1 Weapon, Aldo has no cards.\nIf you play all your Weapons, you almost always win.\n"
        "Win or lose, the Weapon is gone."), "a Background may still win the fight for Aldo"


def test_a_fight_that_one_can_only_lose_by_giving_up_still_says_what_that_would_cost() -> None:
    """Goran laid down his only card; Ada holds two Knives and the Spoon he wants."""
    offer = Offer(at_table({"hand": {"blade": 1}}, BY_GORAN | {"tool": "spoon"}, seat=1))
    assert offer.question["note"] == (
        "You have 2 Weapons, Goran has no cards.\nIf you play all your Weapons, you almost always win.")
    assert offer.leaf(do="fight")["cost"] == "If you lose, you take 1 Beating and lose a Spoon."


def test_two_weapons_for_a_rival_under_protection_are_both_spent() -> None:
    """Whoever extorts a member of the Sanctuary lays down one Weapon more."""
    offer = Offer(at_table({"hand": {"knife": 2}, "place": "cell_block"},
                           others={3: {"hand": {}, "gang": "queers_sanctuary"}}))
    assert offer.price("extort")["note"].endswith("Win or lose, the Weapons are gone.")


def test_who_has_no_weapon_is_not_told_what_all_their_weapons_would_win() -> None:
    asked = {0: {"hand": {"spoon": 1}}}
    offer = Offer(at_table({"hand": {"blade": 1}}, BY_GORAN | {"tool": "spoon"}, seat=1, others=asked))
    assert offer.question["note"].endswith("\nWithout a Weapon you almost never win.")


def test_a_tool_that_everybody_saw_taken_is_certain() -> None:
    """R12: a card taken from a face-up pile is public."""
    seen = at_table({"hand": {"spoon": 1}}, {"do": "steal_spoon"}, {"do": "end_turn"}, {"do": "end_turn"},
                    {"do": "end_turn"}, seat=1, others={0: {"hand": {"knife": 1}}})
    assert seen.turn == 0
    assert Offer(seen).costs("extort")[0] == "Spoon: certain"
