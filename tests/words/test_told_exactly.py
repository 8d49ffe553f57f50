"""Sentences word by word: refusals, options, the log, reasons of bots and coach, the testing language."""

import pytest

from blackgate.model.actions import (
    Action, Buy, CautiousMove, Craft, Dig, Discard, Exchange, Extort, Heal, Join, Play, Reveal, Sell, StealSpoon,
)
from blackgate.model.counts import BLADE, KNIFE, LINK, ONE, PICKAXE, SHOVEL, SPOON
from blackgate.model.events import (
    Armed, Beaten, CombatWon, Cooperated, Dug, Event, Healed, Joined, Played, Powered, Refused, Revealed, Rolled,
    Shuffled, TurnedUp,
)
from blackgate.model.view import view
from blackgate.model.vocabulary import ANY, NOTHING
from blackgate.offers.meaning import label, needs
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
DIG, CRAFT, BUY = Dig(SPOON), Craft(SHOVEL), Buy(ITEMS.index("shovel"))
REVEAL = Reveal(NOTHING)


def play(card: str, target: int = NOTHING) -> Action:
    return Play(KINDS.index(card), target)


@pytest.mark.parametrize(("seats", "reason", "action", "line"), [
    (table(), "only_in_cell_block", DIG, "Only in the Cell Block."),
    (table(), "only_in_cafeteria", StealSpoon(), "Only in the Cafeteria."),
    (table(), "only_in_infirmary", Heal(), "Only in the Infirmary."),
    (table(), "only_in_rec_area", BUY, "Only in the Recreational Area."),
    (table().seat(0, gang="cartel_runner"), "only_in_rec_area", BUY,
     "Only in the Cafeteria, the Infirmary or the Recreational Area."),
    (table().seat(0, beatings=1), "too_beaten_to_craft", CRAFT, "Not while you have a Beating. Heal in the Infirmary."),
    (table().seat(0, beatings=2), "too_beaten_to_dig", DIG, "You have too many Beatings (2). Heal in the Infirmary."),
    (table().seat(0, gang="bratva_hard_case", beatings=2), "too_beaten_to_craft", CRAFT,
     "You have too many Beatings (2). Heal in the Infirmary."),
    (table().turn(0, actions=1), "too_few_actions", CautiousMove(0),
     "This costs 2 actions, and you have 1 action. Rolling costs only one."),
    (table().seat(0, link=1), "parts_missing", CRAFT,
     "To craft a Shovel you need a Container and a Link. Still missing: a Container."),
    (table().seat(0, gang="triad_splicer"), "parts_missing", CRAFT,
     "To craft a Shovel you need a Container. Still missing: a Container."),
    (table(), "pile_empty", BUY, "No Shovel left in the pile. Discarded ones return to it."),
    (table(), "pile_empty", Craft(PICKAXE), "No Pickaxe left in the pile. Discarded ones return to it."),
    (table(), "pile_empty", StealSpoon(), "No Spoon left in the pile. Discarded ones return to it."),
    (table().seat(0, cigarettes=3), "too_few_cigarettes", BUY,
     "You need 8 Cigarettes and have 3 Cigarettes. Sell cards to get more."),
    (table().seat(0, gang="cartel_wholesaler", cigarettes=1), "too_few_cigarettes", BUY,
     "You need 6 Cigarettes and have 1 Cigarette. Sell cards to get more."),
    (table().seat(0, bandana=2, phone=1), "wrong_number_of_accessories", Join(CREW, 0),
     "You need 2 different Accessories of one gang. You are closest to the Crew: you have 1."),
    (table().seat(0, bandana=1, tattoo_ink=1), "wrong_number_of_accessories", Join(QUEERS, 0),
     "You need 3 different Accessories of one gang. You are closest to the Queers: you have 2."),
    (table(), "gang_pile_empty", Join(CREW, 0), "Crew: no card left, so nobody can join."),
    (table(), "no_weapon", Extort(1, SPOON, 0), "You need a Weapon: a Blade or a Knife."),
    (table(), "card_not_in_hand", play("snitch"), "You need an Action card in your hand. A Search may bring one."),
    (table(), "target_not_here", Extort(1, SPOON, 0), "You need a rival in your place."),
    (table(), "target_not_here", Exchange(1, 0, 0, 0, 0), "You need a teammate in your place."),
    (table().seat(0, blade=2, knife=1).seat(1, gang="queers_sanctuary"), "wrong_number_of_weapons",
     Extort(1, SPOON, 0), "Against Ben you must lay down 2 Weapons: you hold 3."),
    (table(), "target_not_here", play("sleight_of_hand"), "Sleight of Hand works only on somebody in your place."),
    (table().seat(0, background="con_artist"), "target_holds_more", REVEAL,
     "Con Artist works only on somebody in your place who holds no more cards than you."),
    (table().seat(0, background="prize_fighter"), "not_the_moment", REVEAL,
     "Prize Fighter works only instead of giving up in a Combat."),
    (table(), "would_do_nothing", play("bandages"), "Bandages would do nothing now. Keep it."),
    (table().seat(0, background="quartermaster", cigarettes=1), "would_do_nothing", REVEAL,
     "You need 3 Cigarettes and have 1 Cigarette. Sell cards to get more."),
    (table().seat(0, background="quartermaster", gang="bikers_scout", cigarettes=1).piles(pickaxe=0),
     "would_do_nothing", REVEAL, "You need 5 Cigarettes and have 1 Cigarette. Sell cards to get more."),
    (table().seat(0, background="quartermaster", cigarettes=9), "would_do_nothing", play("bandages"),
     "Bandages would do nothing now. Keep it."),
    (table(), "wrong_target", play("snitch"), "There is nobody to use Snitch on now."),
])
def test_a_refusal_says_what_is_needed_and_what_one_has(seats: Table, reason: str, action: Action, line: str) -> None:
    assert needs(TELLER, [(reason, "")], action, view(seats.start().game, 0)) == [line]


@pytest.mark.parametrize(("action", "line"), [
    (Exchange(2, ONE[SPOON], 1, 0, 3), "Give Cara a Spoon and a Cigarette for 3 Cigarettes"),
    (Exchange(2, ANY, 0, 0, 0), "Offer Cara an Exchange\xa0…"),
    (Discard(ANY, 2), "Discard 2 cards\xa0…"),
    (Discard(ONE[LINK] + ONE[SPOON], 2), "Discard a Link and a Spoon"),
    (Sell(ANY), "Sell cards\xa0…"),
    (Sell(ONE[SHOVEL] + ONE[LINK]), "Sell a Link and a Shovel for 9 Cigarettes"),
    (play("passkey", 3), "Play Passkey: Cafeteria"),
    (CautiousMove(3), "Cautious move to the Cafeteria"),
])
def test_an_option_is_told_with_all_that_belongs_to_it(action: Action, line: str) -> None:
    game = table().seat(0, "rec_area", gang="cartel_fence", spoon=1, link=1, shovel=1).start()
    assert label(TELLER, action, view(game.game, 0)) == line


@pytest.mark.parametrize(("background", "action", "line"), [
    ("hitman", Reveal(1), "Reveal Hitman: Ben"),
    ("road_smuggler", Reveal(3), "Reveal Road Smuggler: go to the Cafeteria"),
    ("blacksmith", Reveal(PICKAXE), "Reveal Blacksmith: a Pickaxe"),
    ("forger", Reveal(ONE[LINK] + ONE[BLADE]), "Reveal Forger: take a Link and a Blade"),
    ("forger", Reveal(ANY, 2), "Reveal Forger: choose 2 cards\xa0…"),
    ("mechanic", REVEAL, "Reveal Mechanic"),
])
def test_revealing_a_background_says_what_it_is_aimed_at(background: str, action: Action, line: str) -> None:
    assert label(TELLER, action, view(table().seat(0, background=background).start().game, 0)) == line


@pytest.mark.parametrize(("event", "me", "line"), [
    (Dug(0, SHOVEL, 3, 5), 1, "Ana digs with a Shovel for 3 Tunnel points and has 5."),
    (Dug(0, SHOVEL, 3, 5), 0, "You dig with a Shovel for 3 Tunnel points and have 5."),
    (Cooperated(0, NOTHING, SPOON), 1, "Ana cooperates with Michelle."),
    (Cooperated(0, 1, SPOON), 2, "Ana cooperates with Ben."),
    (Refused(0, NOTHING), 1, "Ana stands up to Michelle: Combat!"),
    (Refused(0, 1), 1, "Ana does not cooperate with you: Combat!"),
    (CombatWon(0, NOTHING), 1, "Ana wins the Combat against Michelle."),
    (CombatWon(0, 1), 1, "Ana wins the Combat against you."),
    (Played(0, KINDS.index("snitch"), 1, NOTHING), 2, "Ana plays Snitch against Ben."),
    (Played(0, KINDS.index("passkey"), NOTHING, 3), 2, "Ana plays Passkey: Cafeteria."),
    (Played(0, KINDS.index("riot"), NOTHING, NOTHING), 2, "Ana plays Riot."),
    (Healed(0, 2), 1, "Ana heals 2 Beatings."),
    (Beaten(0, 1), 0, "You take 1 Beating."),
    (Armed(0, KNIFE, 0), 1, "Ana plays a Knife."),
    (Powered(0, 13), 1, "Ana can count on the Crew: Lookout."),
    (Joined(0, 13, ONE[20] + ONE[22], 5), 1,
     "Ana leaves Enforcer behind and joins the Crew for a Bandana and a Tracksuit: Lookout."),
    (Revealed(0, 2, 1), 1, "Ana reveals a Background, with the gang’s bonus: Road Smuggler."),
    (Revealed(0, 2, 0), 1, "Ana reveals a Background: Road Smuggler."),
    (TurnedUp(0, 0), 1, "Michelle meets Ana. The card shows no knife."),
    (Rolled(0, 4, 0), 1, "Ana rolls a 4."),
    (Shuffled(8, 0), 1, "The Search discard pile is shuffled into a new deck."),
])
def test_the_log_names_who_and_what(event: Event, me: int, line: str) -> None:
    assert TELLER.event(event, me) == line


def test_the_log_adds_what_a_team_has_dug() -> None:
    dug = Dug(1, SHOVEL, 3, 5)
    assert TELLER.event(dug, 0, team_sum=9) == "Ben digs with a Shovel for 3 Tunnel points. Team B now has 9."
    assert TELLER.event(dug, 1, team_sum=9) == "You dig with a Shovel for 3 Tunnel points. Team B now has 9."
    other = Dug(2, SHOVEL, 3, 5)
    assert TELLER.event(other, 1, team_sum=9) == "Cara digs with a Shovel for 3 Tunnel points. Team A now has 9."


def test_what_goes_on_is_told_without_its_beginning() -> None:
    told = TELLER.event(TurnedUp(0, 2), 1, again=True)
    assert told == "The next card shows a knife and demands a Spoon or a Pickaxe."


@pytest.mark.parametrize(("key", "facts", "line"), [
    ("digs_before_theft", [("other", 1), ("tool", SPOON)],
     "Ben is armed and right here. Nobody can take a Spoon out of your tunnel."),
    ("search_gang", [("gang", CREW)], "With one more Accessory you can join the Crew."),
    ("sell_price", [("cigarettes", 1), ("tool", SHOVEL)], "Then you have 1 Cigarette: enough for a Shovel."),
    ("extort_likely", [("other", 2), ("tool", SHOVEL), ("percent", 40)],
     "The chance that Cara has a Shovel is about 40%."),
    ("go_dig", [("place", PLACES.index("showers")), ("cards", ONE[SPOON])], "Showers: there you can dig with a Spoon."),
    ("go_away_from_michel", [("place", PLACES.index("showers"))], "Showers: away from Michelle."),
    ("join_background", [("gang", CREW), ("background", 2)], "In the Crew your Background does more: Road Smuggler."),
    ("join_power", [("power", 13)], "“Lookout” helps you from now on."),
    ("reroll", [("face", 3)], "A 3 does not take you where you need to go."),
])
def test_a_reason_of_the_coach_names_its_facts(key: str, facts: list[tuple[str, int | str]], line: str) -> None:
    assert tell(TELLER, key, facts) == line


def test_a_chance_is_a_whole_number_from_0_to_100() -> None:
    text = Text("en")
    assert [percent(text, share) for share in (-0.2, 0.0, 0.124, 0.126, 1.0, 1.3)] == [
        "0%", "0%", "12%", "13%", "100%", "100%"]
    assert between(text, -0.1, 0.316) == "0–32%"
    assert between(text, 0.6, 1.2) == "60–100%" and between(text, 0.954, 0.956) == "95–96%"


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
