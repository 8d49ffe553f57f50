"""What a choice says is what it does: every option of a turn, of members of every gang, is done in the real game.

What should be said is read from the game before and after it. Only names come from the words.
"""

from collections.abc import Iterator
from functools import cache, partial
from typing import Any, NamedTuple

from blackgate.model.actions import Action, Dig, Search
from blackgate.model.engine import is_legal
from blackgate.model.notation import Json
from blackgate.model.view import view
from blackgate.offers.choices import Choices
from blackgate.offers.prices import pile_prices
from blackgate.play.prospects import refusals
from blackgate.scenes.puzzles.puzzle_words import hint
from blackgate.words.teller import Teller
from blackgate.words.text import Several, Text
from tests.coach.playing import SEARCH_CARDS
from tests.table import Play, notation, shipped, table

NAMES = ("Ada", "Goran", "Renard", "Aldo")
MUCH: dict[str, Any] = {"ambush": 1, "riot": 1, "bandana": 1, "tracksuit": 1, "link": 2, "pike": 1, "container": 1,
                        "blade": 1, "knife": 1, "spoon": 1, "shovel": 1}
POWERS = tuple(card.name for card in shipped().gang_cards)      # The first is none.
PLACES = {side: [place.name for place in shipped().places if side in place.sides] for side in ("standard", "team")}
LAST = "This is your last action, and you could still Dig here. Sure?"
TELLER = Teller(Text("en"), shipped(), NAMES)


class Told(NamedTuple):
    """One option: the game before it and after it, and what is said of it."""

    before: Play
    after: Play
    option: Action
    written: Json
    label: str
    again: str
    choices: Choices

    def gained(self) -> dict[str, int]:
        """Cards that came into the hand of the player who did it."""
        before, after = self.before.hand(0), self.after.hand(0)
        return {card: number - before.get(card, 0) for card, number in after.items() if number > before.get(card, 0)}

    def spent(self) -> dict[str, int]:
        before, after = self.before.hand(0), self.after.hand(0)
        return {card: number - after.get(card, 0) for card, number in before.items() if number > after.get(card, 0)}

    @property
    def can_dig(self) -> bool:
        return any(isinstance(option, Dig) for option in self.choices.view.options)

    @property
    def where(self) -> str:
        return f"{self.written}: {self.label!r} for {self.before.gang(0)} at {self.before.place(0)}"


def laid(power: str, place: str, team: bool, left: int, spoons: int) -> Play:
    """Seat 0 has something of everything. Seat 1 is beside it, and seat 2 belongs to its gang."""
    mates = [name for name in POWERS[1:] if name.partition("_")[0] == power.partition("_")[0] and name != power]
    made = table(4, team=team).seat(0, place, cigarettes=9, gang=power or None, **MUCH)
    made.seat(1, place, knife=1, link=1).seat(2, "showers", gang=mates[0] if power else None, blade=1).seat(3, link=1)
    return made.turn(0, actions=left).piles(spoon=spoons).search(link=2, blade=2).start()


@cache
def everything_told() -> tuple[Told, ...]:
    return tuple(_told())


def _told() -> Iterator[Told]:
    for number, power in enumerate(POWERS):
        side = ("standard", "team")[number % 2]
        for turn, place in enumerate(PLACES[side]):
            before = laid(power, place, side == "team", 1 + (number + turn) % 2, (1, 8)[turn % 2])
            seen = view(before.game, 0)
            choices = Choices(seen, TELLER, partial(refusals, seen))
            for option in seen.options:
                if is_legal(before.game, option):           # Else it still has to be filled in.
                    written = before.written(option)
                    after = Play(before.game.clone()).do(written["do"], **_arguments(written))
                    label, again = plain(choices.label(option)), choices.again(option)
                    yield Told(before, after, option, written, label, again, choices)


def plain(words: str) -> str:
    """With spaces that may be broken at."""
    return words.replace("\xa0", " ")


def _arguments(written: Json) -> Json:
    return {name: value for name, value in written.items() if name != "do"}


def doing(*verbs: str) -> list[Told]:
    found = [told for told in everything_told() if told.written["do"] in verbs]
    assert found
    return found


def cards(held: dict[str, int]) -> str:
    """Cards in words: `a Link and 2 Knives`."""
    kinds = notation().kinds
    things = tuple(TELLER.card_thing(kinds.index(card), number) for card, number in held.items())
    return str(TELLER.text.form(Several(things)))


def so_many(number: int, one: str) -> str:
    return f"{number} {one}" if number == 1 else f"{number} {one}s"


# --- Labels -------------------------------------------------------------------------------------------------


def test_a_search_draws_as_many_cards_as_it_says() -> None:
    for told in doing("search"):
        drawn = sum(sum(event["cards"].values()) for event in told.after.events if event["event"] == "drawn")
        assert told.label == f"Search: draw {so_many(drawn, 'Search card')}", told.where


def test_a_dig_brings_the_points_it_says() -> None:
    for told in doing("dig"):
        points = told.after.points(0) - told.before.points(0)
        tool = {"spoon": "Spoon", "shovel": "Shovel"}[told.written["tool"]]
        assert told.label == f"Dig with the {tool} ({so_many(points, 'Tunnel point')})", told.where


def test_what_is_made_and_what_it_takes_is_said() -> None:
    for told in doing("craft"):
        assert told.label == f"Craft {cards(told.gained())} from {cards(told.spent())}", told.where


def test_what_is_bought_and_its_price_is_said() -> None:
    for told in doing("buy"):
        price = told.before.cigarettes(0) - told.after.cigarettes(0)
        assert told.label == f"Buy {cards(told.gained())} for {so_many(price, 'Cigarette')}", told.where
        assert plain(told.choices.costs.price(told.option)) == f"{price} of your 9 Cigarettes", told.where


def test_as_many_spoons_are_stolen_as_it_says() -> None:
    for told in doing("steal_spoon"):
        assert told.label == f"Steal {cards(told.gained())}", told.where


def test_who_joins_gets_the_gang_card_that_is_named_for_the_accessories_that_are_named() -> None:
    for told in doing("join"):
        card = TELLER.gang_card(told.after.game.gang[0])
        paid = dict.fromkeys(told.written["accessories"], 1)
        assert told.label.endswith(f" ({card}) for {cards(paid)}"), told.where


def test_a_search_says_how_many_cards_are_left_to_draw_where_there_are_too_few() -> None:
    rest: dict[str, Any] = {card: number for card, number in SEARCH_CARDS.items() if card not in ("link", "ambush")}
    made = table(3).seat(0, "showers", **rest).seat(1, link=14).seat(2)
    play = made.search(ambush=2).start()
    seen = view(play.game, 0)
    choices = Choices(seen, TELLER, partial(refusals, seen))
    drawn = sum(play.do("search").event("drawn")["cards"].values())
    assert drawn == 2 and plain(choices.label(Search())) == "Search: draw 2 Search cards"


# --- Prices -------------------------------------------------------------------------------------------------


def test_a_cautious_move_takes_the_actions_that_its_place_shows() -> None:
    for told in doing("cautious_move"):
        shown = told.choices.move_prices.get(notation().places.index(told.written["place"]))
        is_followed = told.before.offers("follow", place=told.written["place"])
        assert shown == (None if is_followed else told.before.actions - told.after.actions), told.where


def test_a_pile_shows_what_its_cards_cost_at_the_market() -> None:
    for told in doing("buy"):
        (card, number), = told.gained().items()
        price = told.before.cigarettes(0) - told.after.cigarettes(0)
        assert (number, price) in pile_prices(told.choices.view, notation().kinds.index(card)), told.where


# --- Second presses -----------------------------------------------------------------------------------------


def test_a_second_press_is_asked_for_what_would_take_the_last_action_where_one_could_dig() -> None:
    asked = 0
    for told in everything_told():
        takes_it = told.after.turn != 0 or told.after.actions == 0
        is_other = told.written["do"] not in ("dig", "end_turn", "reveal") and told.written.get("card") != "riot"
        is_wanted = told.can_dig and is_other and takes_it
        assert (told.again == LAST) == is_wanted, told.where
        asked += is_wanted
    assert asked > 100


def test_whatever_costs_a_card_for_good_is_asked_about_again() -> None:
    for told in everything_told():
        lost_for_good = told.written["do"] in ("play", "reveal", "join")
        if lost_for_good:
            assert told.again, told.where
        elif told.written["do"] != "end_turn":
            assert told.again in ("", LAST), told.where


def test_only_what_is_done_by_one_press_by_mistake_is_left_alone_after_several() -> None:
    """Who has chosen a card and its target has thought about it; a last action, a riot or an end of turn has not."""
    for told in everything_told():
        is_always = told.again == LAST or told.written["do"] == "end_turn" or told.written.get("card") == "riot"
        assert told.choices.again(told.option, presses=1) == told.again, told.where
        assert told.choices.again(told.option, presses=2) == (told.again if is_always else ""), told.where


# --- Hints of puzzles ---------------------------------------------------------------------------------------


def test_the_second_hint_of_a_puzzle_names_the_card_or_the_person_it_begins_with() -> None:
    named = {"dig": "tool", "craft": "product", "buy": "item", "play": "card"}
    for told in everything_told():
        said = hint(2, told.option, told.choices.view, TELLER)
        match told.written["do"]:
            case "extort":
                assert said == f"It begins with {NAMES[told.written['seat']]}.", told.where
            case "join":
                assert said == f"It begins with this card: {TELLER.gang_card(told.after.game.gang[0])}.", told.where
            case "reveal":
                assert said == f"It begins with this card: {TELLER.background(told.before.game.background[0])}."
            case verb if verb in named:
                card = told.written[named[verb]].replace("two_knives", "knife")
                assert said == f"It begins with this card: {TELLER.card(notation().kinds.index(card))}.", told.where
            case _:
                assert said and "It begins with" not in said, told.where
