"""What cannot be taken back, and is easily done by mistake, is said before the second press."""

from .asked import Offer, at_table

GONE = "Once played, the card is gone. Sure?"
ONCE = "This works only once in the whole game. Sure?"
FREE = "You can still do something that costs no action."
LAST = "This is your last action, and you could still Dig here. Sure?"


def test_a_card_a_background_and_a_gang_are_asked_about() -> None:
    offer = Offer(at_table({"hand": {"ambush": 1, "riot": 1, "bandana": 1, "tracksuit": 1}}))
    assert offer.again(do="play", card="ambush", seat=1) == GONE
    riot = "All hands are shuffled together and dealt out again, yours too. Sure?"
    assert offer.again(do="play", card="riot") == riot
    assert offer.again(do="reveal") == ONCE
    assert offer.again(do="join") == "Your Accessories will be gone for good. Sure?"
    assert offer.again(do="search") is None and offer.again(do="steal_spoon") is None


def test_who_has_a_gang_is_told_that_its_card_goes() -> None:
    offer = Offer(at_table({"gang": "bikers_throttle"}))
    assert offer.again(do="join", gang="crew") == "You lose your old gang card and the Accessories you pay. Sure?"


def test_the_last_action_is_asked_about_where_one_could_dig_but_not_the_dig_itself() -> None:
    offer = Offer(at_table({"place": "cell_block"}, left=1))
    assert offer.again(do="search") == LAST and offer.again(do="roll_move") == LAST
    assert offer.again(do="join") == LAST and offer.again(do="play", seat=1) == LAST
    assert offer.again(do="dig") is None
    assert offer.again(do="reveal") == ONCE, "it costs no action (R4b)"


def test_ending_a_turn_says_what_is_left_to_do() -> None:
    assert Offer(at_table({})).again(do="end_turn") == "You still have 2 actions."
    assert Offer(at_table({}, left=1)).again(do="end_turn") == "You still have an action."
    headliner = {"gang": "queers_headliner", "place": "infirmary", "beatings": 1,
                 "background": {"card": "mechanic", "revealed": True}}
    assert Offer(at_table(headliner, left=0)).again(do="end_turn") == FREE
    assert Offer(at_table({}, left=0)).again(do="end_turn") is None
