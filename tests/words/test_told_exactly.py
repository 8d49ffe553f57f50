"""Sentences word by word: refusals, options, the log, reasons of bots and coach, the testing language."""

import pytest

from blackgate.model import words as w
from blackgate.model.counts import BLADE, KNIFE, LINK, ONE, PICKAXE, SHOVEL, SPOON
from blackgate.model.view import view
from blackgate.model.words import ANY, NOTHING, Action, Event
from blackgate.words.coach import between, percent, tell
from blackgate.words.pseudo import PSEUDO, accented, pseudo
from blackgate.words.teller import Teller
from blackgate.words.text import Text, Thing, is_language
from tests.table import Table, notation, shipped, table

from .samples import NAMES

TELLER = Teller(Text("en"), shipped(), NAMES, "michelle")
KINDS = [kind.name for kind in shipped().kinds]
ITEMS = [item.name for item in shipped().items]
PLACES = notation().places
CREW, QUEERS = (notation().gangs.index(name) for name in ("crew", "queers"))
DIG, CRAFT, BUY = Action((w.DIG, SPOON)), Action((w.CRAFT, SHOVEL)), Action((w.BUY, ITEMS.index("shovel")))
REVEAL = Action((w.REVEAL, NOTHING))


def play(card: str, target: int = NOTHING) -> Action:
    return Action((w.PLAY, KINDS.index(card), target))


@pytest.mark.parametrize(("seats", "reason", "action", "line"), [
    (table(), "only_in_cell_block", DIG, "Needs the Cell Block."),
    (table(), "only_in_cafeteria", Action((w.STEAL_SPOON,)), "Needs the Cafeteria."),
    (table(), "only_in_infirmary", Action((w.HEAL,)), "Needs the Infirmary."),
    (table(), "only_in_rec_area", BUY, "Needs the Recreational Area."),
    (table().seat(0, gang="cartel_runner"), "only_in_rec_area", BUY,
     "Needs the Cafeteria, the Infirmary or the Recreational Area."),
    (table().seat(0, beatings=1), "too_beaten_to_craft", CRAFT, "Needs no Beating: you have 1. Heal in the Infirmary."),
    (table().seat(0, beatings=2), "too_beaten_to_dig", DIG, "Needs fewer Beatings: you have 2. Heal in the Infirmary."),
    (table().seat(0, gang="bratva_hard_case", beatings=2), "too_beaten_to_craft", CRAFT,
     "Needs fewer Beatings: you have 2. Heal in the Infirmary."),
    (table().turn(0, actions=1), "too_few_actions", Action((w.CAUTIOUS_MOVE, 0)),
     "Needs 2 actions: you have 1 action. Rolling takes only one."),
    (table().seat(0, link=1), "parts_missing", CRAFT,
     "a Shovel: takes a Container and a Link, and you lack a Container."),
    (table().seat(0, gang="triad_splicer"), "parts_missing", CRAFT,
     "a Shovel: takes a Container, and you lack a Container."),
    (table(), "pile_empty", BUY, "No Shovel left in the pile. Discarded ones return to it."),
    (table(), "pile_empty", Action((w.CRAFT, PICKAXE)), "No Pickaxe left in the pile. Discarded ones return to it."),
    (table(), "pile_empty", Action((w.STEAL_SPOON,)), "No Spoon left in the pile. Discarded ones return to it."),
    (table().seat(0, cigarettes=3), "too_few_cigarettes", BUY,
     "Needs 8 Cigarettes: you have 3 Cigarettes. Selling brings more."),
    (table().seat(0, gang="cartel_wholesaler", cigarettes=1), "too_few_cigarettes", BUY,
     "Needs 6 Cigarettes: you have 1 Cigarette. Selling brings more."),
    (table().seat(0, bandana=2, phone=1), "wrong_number_of_accessories", Action((w.JOIN, CREW, 0)),
     "Needs 2 different Accessories of one gang: you are nearest to the Crew with 1."),
    (table().seat(0, bandana=1, tattoo_ink=1), "wrong_number_of_accessories", Action((w.JOIN, QUEERS, 0)),
     "Needs 3 different Accessories of one gang: you are nearest to the Queers with 2."),
    (table(), "gang_pile_empty", Action((w.JOIN, CREW, 0)), "Crew: no card left to join with."),
    (table(), "no_weapon", Action((w.EXTORT, 1, SPOON, 0)), "Needs a Weapon: a Blade or a Knife."),
    (table(), "card_not_in_hand", play("snitch"), "Needs an Action card in your hand: search for one."),
    (table(), "target_not_here", Action((w.EXTORT, 1, SPOON, 0)), "Needs a rival in your place."),
    (table(), "target_not_here", Action((w.EXCHANGE, 1, 0, 0, 0, 0)), "Needs a teammate in your place."),
    (table().seat(0, blade=2, knife=1).seat(1, gang="queers_sanctuary"), "wrong_number_of_weapons",
     Action((w.EXTORT, 1, SPOON, 0)), "Against Ben you must lay down 2 Weapons: you hold 3."),
    (table(), "target_not_here", play("sleight_of_hand"), "Sleight of Hand needs somebody in your place."),
    (table().seat(0, background="con_artist"), "target_holds_more", REVEAL,
     "Con Artist needs somebody in your place who holds no more cards than you."),
    (table().seat(0, background="prize_fighter"), "not_the_moment", REVEAL,
     "Prize Fighter waits for its moment: instead of giving up in a Combat."),
    (table(), "would_do_nothing", play("bandages"), "Bandages would do nothing now. Keep it."),
    (table().seat(0, background="quartermaster", cigarettes=1), "would_do_nothing", REVEAL,
     "Needs 3 Cigarettes: you have 1 Cigarette. Selling brings more."),
    (table().seat(0, background="quartermaster", gang="bikers_scout", cigarettes=1).piles(pickaxe=0),
     "would_do_nothing", REVEAL, "Needs 5 Cigarettes: you have 1 Cigarette. Selling brings more."),
    (table().seat(0, background="quartermaster", cigarettes=9), "would_do_nothing", play("bandages"),
     "Bandages would do nothing now. Keep it."),
    (table(), "wrong_target", play("snitch"), "Snitch finds nobody to aim at now."),
])
def test_a_refusal_says_what_is_needed_and_what_one_has(seats: Table, reason: str, action: Action, line: str) -> None:
    assert TELLER.needs([(reason, "")], action, view(seats.start().game, 0)) == [line]


@pytest.mark.parametrize(("action", "line"), [
    (Action((w.EXCHANGE, 2, ONE[SPOON], 1, 0, 3)), "Give Cara a Spoon and a Cigarette for 3 Cigarettes"),
    (Action((w.EXCHANGE, 2, ANY, 0, 0, 0)), "Offer Cara an Exchange\xa0…"),
    (Action((w.DISCARD, ANY, 2)), "Discard 2 cards\xa0…"),
    (Action((w.DISCARD, ONE[LINK] + ONE[SPOON], 2)), "Discard a Link and a Spoon"),
    (Action((w.SELL, ANY)), "Sell cards\xa0…"),
    (Action((w.SELL, ONE[SHOVEL] + ONE[LINK])), "Sell a Link and a Shovel for 9 Cigarettes"),
    (play("passkey", 3), "Play Passkey: Cafeteria"),
    (Action((w.CAUTIOUS_MOVE, 3)), "Cautious move to the Cafeteria"),
])
def test_an_option_is_told_with_all_that_belongs_to_it(action: Action, line: str) -> None:
    game = table().seat(0, "rec_area", gang="cartel_fence", spoon=1, link=1, shovel=1).start()
    assert TELLER.option(action, view(game.game, 0)) == line


@pytest.mark.parametrize(("background", "action", "line"), [
    ("hitman", Action((w.REVEAL, 1)), "Reveal Hitman: Ben"),
    ("road_smuggler", Action((w.REVEAL, 3)), "Reveal Road Smuggler: go to the Cafeteria"),
    ("blacksmith", Action((w.REVEAL, PICKAXE)), "Reveal Blacksmith: a Pickaxe"),
    ("forger", Action((w.REVEAL, ONE[LINK] + ONE[BLADE])), "Reveal Forger: take a Link and a Blade"),
    ("forger", Action((w.REVEAL, ANY, 2)), "Reveal Forger: choose 2 cards\xa0…"),
    ("mechanic", REVEAL, "Reveal Mechanic"),
])
def test_revealing_a_background_says_what_it_is_aimed_at(background: str, action: Action, line: str) -> None:
    assert TELLER.option(action, view(table().seat(0, background=background).start().game, 0)) == line


@pytest.mark.parametrize(("event", "me", "line"), [
    ((w.DUG, 0, SHOVEL, 3, 5), 1, "Ana digs with a Shovel for 3 Tunnel points and has 5."),
    ((w.DUG, 0, SHOVEL, 3, 5), 0, "You dig with a Shovel for 3 Tunnel points and have 5."),
    ((w.COOPERATED, 0, NOTHING, SPOON), 1, "Ana cooperates with Michelle."),
    ((w.COOPERATED, 0, 1, SPOON), 2, "Ana cooperates with Ben."),
    ((w.REFUSED, 0, NOTHING), 1, "Ana stands up to Michelle: Combat!"),
    ((w.REFUSED, 0, 1), 1, "Ana does not cooperate with you: Combat!"),
    ((w.COMBAT_WON, 0, NOTHING), 1, "Ana wins the Combat against Michelle."),
    ((w.COMBAT_WON, 0, 1), 1, "Ana wins the Combat against you."),
    ((w.PLAYED, 0, KINDS.index("snitch"), 1, NOTHING), 2, "Ana plays Snitch against Ben."),
    ((w.PLAYED, 0, KINDS.index("passkey"), NOTHING, 3), 2, "Ana plays Passkey: Cafeteria."),
    ((w.PLAYED, 0, KINDS.index("riot"), NOTHING, NOTHING), 2, "Ana plays Riot."),
    ((w.HEALED, 0, 2), 1, "Ana heals 2 Beatings."),
    ((w.BEATEN, 0, 1), 0, "You take 1 Beating."),
    ((w.ARMED, 0, KNIFE, 0), 1, "Ana plays a Knife."),
    ((w.POWERED, 0, 13), 1, "Ana can count on the Crew: Lookout."),
    ((w.JOINED, 0, 13, ONE[20] + ONE[22], 5), 1,
     "Ana leaves Enforcer behind and joins the Crew for a Bandana and a Tracksuit: Lookout."),
    ((w.REVEALED, 0, 2, 1), 1, "Ana reveals a Background, with the gang’s bonus: Road Smuggler."),
    ((w.REVEALED, 0, 2, 0), 1, "Ana reveals a Background: Road Smuggler."),
    ((w.TURNED_UP, 0, 0), 1, "Michelle meets Ana. The card shows no knife."),
    ((w.ROLLED, 0, 4, 0), 1, "Ana rolls a 4."),
    ((w.SHUFFLED, 8, 0), 1, "The Search discard pile is shuffled into a new deck."),
])
def test_the_log_names_who_and_what(event: Event, me: int, line: str) -> None:
    assert TELLER.event(event, me) == line


def test_the_log_adds_what_a_team_has_dug() -> None:
    dug = Event((w.DUG, 1, SHOVEL, 3, 5))
    assert TELLER.event(dug, 0, team_sum=9) == "Ben digs with a Shovel for 3 Tunnel points. Team B now has 9."
    assert TELLER.event(dug, 1, team_sum=9) == "You dig with a Shovel for 3 Tunnel points. Team B now has 9."
    other = Event((w.DUG, 2, SHOVEL, 3, 5))
    assert TELLER.event(other, 1, team_sum=9) == "Cara digs with a Shovel for 3 Tunnel points. Team A now has 9."


def test_what_goes_on_is_told_without_its_beginning() -> None:
    assert TELLER.event(Event((w.TURNED_UP, 0, 2)), 1, again=True) == "The next card shows a knife (Spoon or Pickaxe)."


@pytest.mark.parametrize(("key", "facts", "line"), [
    ("digs_before_theft", [("other", 1), ("tool", SPOON)],
     "Ben is armed and right here. Nobody can take a Spoon out of a tunnel."),
    ("search_gang", [("gang", CREW)], "One more Accessory and the Crew take you in."),
    ("sell_price", [("cigarettes", 1), ("tool", SHOVEL)], "That makes 1 Cigarette: enough for a Shovel."),
    ("extort_likely", [("other", 2), ("tool", SHOVEL), ("percent", 40)],
     "Cara has a Shovel with a chance of about 40%."),
    ("go_dig", [("place", PLACES.index("showers")), ("cards", ONE[SPOON])], "Showers: there you can dig with a Spoon."),
    ("go_away_from_michel", [("place", PLACES.index("showers"))], "Showers: out of reach of Michelle."),
    ("join_background", [("gang", CREW), ("background", 2)], "In the Crew your Road Smuggler does more."),
    ("join_power", [("power", 13)], "Lookout pays from now to the end."),
    ("reroll", [("face", 3)], "A 3 leads nowhere you need to be."),
])
def test_a_reason_of_the_coach_names_its_facts(key: str, facts: list[tuple[str, int | str]], line: str) -> None:
    assert tell(TELLER, key, facts) == line


def test_a_chance_is_a_whole_number_from_0_to_100() -> None:
    text = Text("en")
    assert [percent(text, share) for share in (-0.2, 0.0, 0.124, 0.126, 1.0, 1.3)] == [
        "0%", "0%", "12%", "13%", "100%", "100%"]
    assert between(text, -0.1, 0.316) == "0–32%"
    assert between(text, 0.5, 1.2) == "50–100%"


def test_a_bots_reason_names_those_it_is_about() -> None:
    assert TELLER.reason("gives_in", 1, whom=0, kind=SPOON) == "Ben: Have the Spoon, Ana. It is not worth a Beating."
    assert TELLER.reason("wants_that_power", 1, gang=CREW) == "Ben: Crew. Friends like these are useful."
    assert TELLER.reason("digs", 1, kind=SHOVEL, points=4) == "Ben: In goes the Shovel. 4 Tunnel points to go."
    assert TELLER.reason("sends_trouble", 1, there=(0, 2)) == "Ben: Ana and Cara, here comes company."


def test_the_testing_language_accents_words_and_leaves_what_is_filled_in() -> None:
    assert accented("A quick Fox") == "Á qúúííćķ Ḟóóẋ"
    assert pseudo("greet = Hi { $name }, take { $n ->\n    [one] a key\n   *[other] keys\n}") == (
        "greet =\n    Ĥíí { $name }, ťááķéé { $n ->\n        [one] áá ķééý\n       *[other] ķééýś\n    }")
    text = Text(PSEUDO)
    assert text("reason-said", name="Ana", words="no") == "Ana: no"
    assert text("action-search") == "Śééááŕćĥ"
    assert is_language(PSEUDO) and is_language("de") and not is_language("xx")


def test_a_thing_without_words_is_called_by_its_id() -> None:
    assert Thing("card-x", id="leather_gloves").readable_id == "Leather gloves"
    assert Thing("card-x", 1, "leather_gloves").readable_id == "Leather gloves"
    assert Thing("card-x", 2, "leather_gloves").readable_id == "2 × Leather gloves"


def test_the_names_of_messages_that_begin_alike_are_listed_in_order() -> None:
    assert Text("en").keys_of("moment-") == ["moment-aimed", "moment-extorted", "moment-losing", "moment-turn"]
