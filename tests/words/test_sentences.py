"""Sentences as players read them: the log, what is asked, what may be answered."""

from typing import Any

import pytest

from blackgate.model.actions import Buy, Join
from blackgate.model.counts import BLADE, KNIFE, LINK, ONE, PICKAXE, SHOVEL, SPOON
from blackgate.model.events import (
    Armed, CombatWon, Crafted, Drawn, Event, Exchanged, Extorted, Joined, Moved, Paid, Proposed, Rolled,
    Sent, Shuffled, Taken, TurnEnded, TurnedUp, Won,
)
from blackgate.model.frames import Frame
from blackgate.model.questions.discard import AskDiscard
from blackgate.model.questions.place import AskPlace
from blackgate.model.sorts import KNOWS, SECRET, marked
from blackgate.model.view import View, view
from blackgate.model.vocabulary import ANY, NOTHING
from blackgate.model.refusal_reasons import reasons
from blackgate.offers.meaning import label, needs
from blackgate.play.spectator_view import watch
from blackgate.words.teller import Teller
from blackgate.words.text import Several, Text
from tests.table import Play, notation, shipped, table

from .samples import NAMES, asked as question, events

PLACES = notation().places
TELLER = Teller(Text("en"), shipped(), NAMES, "michelle")


def options(game: Play, word: str) -> list[str]:
    """The labels of the options with that word, for the player who is asked."""
    seen = view(game.game, game.asked)
    return [label(TELLER, option, seen) for option in seen.options if option.name == word]


def asked(game: Play, seat: int) -> str:
    return TELLER.prompt(view(game.game, seat))


@pytest.mark.parametrize(("event", "me", "line"), [
    (Moved(0, 0, PLACES.index("showers")), 1, "Ana moves to the Showers."),
    (Moved(0, 0, PLACES.index("showers")), 0, "You move to the Showers."),
    (Rolled(0, 4, 1), 1, "Ana rolls a 4 for Michelle."),
    (Shuffled(8, 1), 1, "Michelle has no cards left: the discards are shuffled."),
    (Sent(1, 0, PLACES.index("solitary")), 0, "Ben is locked up in Solitary."),
    (Drawn(0, 3, 2 * ONE[LINK] + ONE[24]), 0, "You draw 2 Links and a bottle of Tattoo Ink."),
    (Drawn(0, 3, 2 * ONE[LINK] + ONE[24]), 1, "Ana draws 3 Search cards."),
    (Drawn(0, 1, ONE[LINK]), None, "Ana draws a Link."),
    (Drawn(0, 0, 0), 1, "Ana finds nothing: no Search cards are left."),
    (Taken(0, 1, SHOVEL), 2, "Ana takes a card from Ben."),
    (Taken(0, 1, SHOVEL), 0, "You take a Shovel from Ben."),
    (Taken(0, 1, SHOVEL), 1, "Ana takes a Shovel from you."),
    (Extorted(0, 1, SPOON, ONE[BLADE] + ONE[KNIFE]), 1,
     "Ana lays down a Blade and a Knife and demands a Spoon from you."),
    (Crafted(0, ONE[BLADE] + ONE[LINK], KNIFE, 2), 1, "Ana crafts 2 Knives from a Link and a Blade."),
    (Joined(0, 13, ONE[20] + ONE[22], 0), 1, "Ana joins the Crew for a Bandana and a Tracksuit: Lookout."),
    (Paid(0, NOTHING, 1), 1, "Ana gains 1 Cigarette."),
    (Paid(0, 1, 2), 1, "Ana gets 2 Cigarettes from you."),
    (Armed(2, KNIFE, 0), 0, "Cara plays a Knife to help you."),
    (CombatWon(NOTHING, 1), 0, "Ben loses the Combat against Michelle."),
    (Proposed(0, 2, ONE[SPOON], 3, 0, 0), 2, "Ana offers you a Spoon and 3 Cigarettes for nothing."),
    (Proposed(0, 2, ONE[SPOON], 3, 0, 0), 1, "Ana offers Cara an Exchange."),
    (Exchanged(0, 2, ONE[SPOON], 2, ONE[LINK], 0), 1,
     "Ana and Cara make an Exchange: 2 Cigarettes from Ana, and cards unseen."),
    (Exchanged(0, 2, ONE[SPOON], 0, ONE[LINK], 1), 1,
     "Ana and Cara make an Exchange: 1 Cigarette from Cara, and cards unseen."),
    (Exchanged(0, 2, ONE[SPOON], 1, ONE[LINK], 2), 1,
     "Ana and Cara make an Exchange: 1 Cigarette for 2 Cigarettes, and cards unseen."),
    (Exchanged(0, 2, ONE[SPOON], 1, 0, 0), 2, "Ana gives you a Spoon and a Cigarette for nothing."),
    (TurnedUp(0, 2), 0, "Michelle meets you. The card shows a knife and demands a Spoon or a Pickaxe."),
    (Won(0b101), 2, "You and Ana break out and win!"),
    (Won(0b101), 1, "Ana and Cara break out and win!"),
    (Won(0b10), 1, "You break out and win!"),
    (TurnEnded(0), 1, ""),
])
def test_the_log_says_to_each_looker_what_happened(event: Event, me: int | None, line: str) -> None:
    assert TELLER.event(event, me) == line


@pytest.mark.parametrize(("won", "me", "line"), [
    (Won(0b10), None, "Ana gives up. Ben wins."), (Won(0b10), 0, "You give up. Ben wins."),
    (Won(0b10), 1, "Ana gives up. You win!"), (Won(0b1010), 3, "Ana gives up. Your team wins!"),
    (Won(0b1010), 2, "Ana gives up. Ben and Dev win."),
])
def test_nobody_breaks_out_where_somebody_gives_up(won: Event, me: int | None, line: str) -> None:
    assert TELLER.forfeit(0, won, me) == line


def with_fields(event: Event, fields: tuple[str, ...], value: int) -> Event:
    changes: Any = dict.fromkeys(fields, value)
    return event._replace(**changes)


def test_a_line_tells_a_looker_nothing_that_redaction_hides() -> None:
    """Even where the whole event is handed over: two that differ in secrets only read the same."""
    compared = 0
    for event in events():
        secret = marked(type(event), SECRET)
        watchers = [getattr(event, field) for field in marked(type(event), KNOWS)]
        if secret:
            other, hidden = with_fields(event, secret, PICKAXE), with_fields(event, secret, ANY)
            for me in {0, 1, 2, 3}.difference(watchers):
                compared += 1
                assert TELLER.event(event, me) == TELLER.event(other, me) == TELLER.event(hidden, None)
    assert compared > 20


@pytest.mark.parametrize(("frame", "line"), [
    (AskPlace(0, 24, 4, 1), "You rolled a 4. Where does Michelle go?"),
    (AskDiscard(0, 2, 1), "You may keep 10 cards. Discard 2 cards of your choice."),
])
def test_a_question_names_who_and_how_many_it_is_about(frame: Frame, line: str) -> None:
    assert TELLER.prompt(question(frame, 0)) == line


def test_a_dig_says_its_points_with_all_that_adds_to_them() -> None:
    game = table().seat(0, background="miner", gang="triad_tunnel_rats", spoon=1, shovel=1).start()
    assert options(game, "dig") == ["Dig with the Spoon (1 Tunnel point)", "Dig with the Shovel (3 Tunnel points)"]
    game.do("reveal")
    assert options(game, "dig") == ["Dig with the Spoon (3 Tunnel points)", "Dig with the Shovel (5 Tunnel points)"]


def test_options_say_the_numbers_that_hold_for_the_player() -> None:
    game = table().seat(0, "cafeteria", gang="crew_fingers", blade=1, link=1, container=1).piles(knife=1).start()
    assert options(game, "search") == ["Search: draw 2 Search cards"]
    assert options(game, "steal_spoon") == ["Steal 2 Spoons"]
    assert options(game, "craft") == [
        "Craft a Knife from a Link and a Blade", "Craft a Shovel from a Container and a Link",
    ]
    game = table().seat(0, "rec_area", gang="cartel_wholesaler", cigarettes=6).start()
    assert options(game, "buy") == [
        "Buy a Knife for 2 Cigarettes", "Buy 2 Knives for 5 Cigarettes", "Buy a Pickaxe for 4 Cigarettes",
        "Buy a Shovel for 6 Cigarettes",
    ]


def test_an_extortion_is_told_to_all_three_sides() -> None:
    game = table().seat(0, "cafeteria", knife=1).seat(1, "cafeteria", shovel=1).start()
    game.do("extort", seat=1, tool="shovel", weapons=["knife"])
    assert asked(game, 1) == "Ana lays down a Knife and demands a Shovel. What do you do?"
    assert asked(game, 0) == "You demand a Shovel from Ben, who must answer."
    assert asked(game, 2) == "Ana demands a Shovel from Ben, who must answer."
    assert options(game, "cooperate") == ["Cooperate: hand over the Shovel"]
    game.do("fight")
    assert asked(game, 1) == "Combat against Ana over a Shovel: play a Weapon or give up."
    assert asked(game, 0) == "Combat against Ben over a Shovel: Ben plays a Weapon or gives up."


def test_a_card_aimed_at_somebody_asks_by_its_name() -> None:
    game = table().seat(0, snitch=1).start()
    assert options(game, "play") == ["Play Snitch against Ben", "Play Snitch against Cara"]
    game.do("play", card="snitch", seat=1)
    assert asked(game, 1) == "Ana plays Snitch against you. Do you answer with your Background?"
    assert options(game, "pass") == ["Let it happen"]


def test_joining_says_the_gang_its_card_and_the_price() -> None:
    game = table().seat(0, bandana=1, tracksuit=1).gangs(crew=["crew_lookout"]).start()
    assert options(game, "join") == ["Join the Crew (Lookout) for a Bandana and a Tracksuit"]


def test_rejoining_takes_ones_own_card_where_the_pile_is_empty() -> None:
    seen: View = view(table().seat(0, gang="crew_lookout", bandana=1, tracksuit=1).start().game, 0)
    crew = notation().gangs.index("crew")
    seen.gang_tops = tuple(0 if gang == crew else top for gang, top in enumerate(seen.gang_tops))
    assert label(TELLER, Join(crew, ONE[20] + ONE[22]), seen).startswith("Join the Crew (Lookout)")


@pytest.mark.parametrize(("knives", "lang", "said"), [
    (0, "en", "No Knife left in the pile. Discarded ones return to it."),
    (1, "en", "2 Knives: only 1 left in the pile. Discarded ones return to it."),
    (1, "de", "2 Messer: Im Stapel ist nur noch 1. Abgeworfene kommen dorthin zurück."),
    (1, "it", "2 Coltelli: nella pila solo 1. Le carte scartate ci tornano."),
    (1, "es", "2 Cuchillos: en el mazo solo hay 1. Las cartas descartadas vuelven a él."),
    (1, "pl", "2 Noże: na stosie tylko 1. Odrzucone karty na niego wracają."),
    (1, "fr", "2 Couteaux : il n’en reste que 1 dans la pile. Ce qui est défaussé y revient."),
])
def test_a_pile_too_small_for_two_knives_is_not_called_empty(knives: int, lang: str, said: str) -> None:       # R6.3
    laid = table().seat(0, "rec_area", cigarettes=5).piles(knife=knives).start()
    buy = Buy(notation().items.index("two_knives"))
    teller = Teller(Text(lang), shipped(), NAMES, "michelle")
    told = needs(teller, reasons(laid.game, buy), buy, view(laid.game, 0))
    assert [line.replace("\u00a0", " ").replace("\u202f", " ") for line in told] == [said]


def test_who_looks_on_reads_what_everybody_may_know() -> None:
    game = table().seat(0, "cafeteria", knife=1).seat(1, "cafeteria").start()
    game.do("extort", seat=1, tool="shovel", weapons=["knife"])
    assert TELLER.prompt(watch(game.game)) == "Ana demands a Shovel from Ben, who must answer."
    assert TELLER.event(Taken(0, 1, ANY), None) == "Ana takes a card from Ben."


@pytest.mark.parametrize(("lang", "joined", "last", "line"), [
    ("es", "and", "Ben", "Ana y Ben"), ("es", "and", "Inés", "Ana e Inés"), ("es", "and", "Íñigo", "Ana e Íñigo"),
    ("es", "and", "Hilda", "Ana e Hilda"), ("es", "and", "Hugo", "Ana y Hugo"), ("es", "or", "Óscar", "Ana u Óscar"),
    ("es", "or", "Horacio", "Ana u Horacio"), ("es", "or", "Ivan", "Ana o Ivan"), ("it", "and", "Ada", "Ana e Ada"),
    ("it", "and", "Elena", "Ana ed Elena"), ("it", "and", "7", "Ana e 7"),
])
def test_a_list_is_joined_by_the_word_that_fits_the_sound(lang: str, joined: str, last: str, line: str) -> None:
    assert Text(lang).form(Several(("Ana", last), joined)) == line


def test_an_offer_says_what_is_given_and_what_is_asked_for() -> None:
    laid = table(4, team=True).seat(0, "showers", knife=1, cigarettes=3).seat(2, "showers", pickaxe=1)
    offer = {"give": {"cards": {"knife": 1}, "cigarettes": 2}, "take": {"cards": {"pickaxe": 1}, "cigarettes": 0}}
    game = laid.start().do("exchange", seat=2, **offer)
    said = asked(game, 2).replace("\u00a0", " ")
    assert said == "Ana offers you a Knife and 2 Cigarettes for a Pickaxe. Do you accept?"
