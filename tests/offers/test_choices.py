"""What a choice is called, which things of the table it is about, who stands on the stage, what is said of a seat."""

from blackgate.model.notation import Json
from blackgate.offers.faces import Faces
from blackgate.offers.lines import lines
from blackgate.offers.scenery import opponent, scenery
from blackgate.offers.spoken import token_help
from blackgate.play.orders import Orders
from blackgate.words.teller import Teller
from blackgate.words.text import Text
from lab.gallery.positions import DEMAND, changed, session_at, six
from tests.phones.seat_state import state_of

from .asked import Offer, at_table

MUCH: Json = {"hand": {"ambush": 1, "passkey": 1, "bandana": 1, "tracksuit": 1, "gold_chain": 1, "link": 2, "pike": 1,
                       "blade": 1}}


def steps(branch: Json) -> list[tuple[str, str]]:
    return [(choice["label"], choice["icon"]) for choice in branch["choices"]]


# --- Words, pictures, things --------------------------------------------------------------------------------


def test_steps_toward_a_choice_are_called_and_look_like_what_is_chosen() -> None:
    offer = Offer(at_table(MUCH))
    assert steps(offer.branch("join"))[0] == ("Crew", "gangs/crew")
    assert steps(offer.branch("play")) == [("Ambush", "cards/ambush"), ("Passkey", "cards/passkey")]
    ambush, passkey = offer.branch("play")["choices"]
    assert passkey["help"] == "Move to any open place other than your own."
    assert [choice["icon"] for choice in ambush["choices"]] == ["seats/1", "seats/2", "seats/3"]
    assert steps(offer.branch("craft")) == [
        ("Craft 2 Knives from a Link and a Blade", "cards/knife"),
        ("Craft a Pickaxe from a Pike and a Link", "cards/pickaxe"),
    ]
    market = Offer(at_table({"place": "rec_area", "cigarettes": 9}))
    assert [icon for _, icon in steps(market.branch("buy"))] == [
        "cards/knife", "cards/knife", "cards/pickaxe", "cards/shovel"]


def test_a_choice_names_the_things_of_the_table_it_is_about() -> None:
    offer = Offer(at_table(MUCH))
    assert offer.leaf(do="extort", tool="spoon")["about"] == ["seat:1", "card:blade"]
    assert offer.leaf(do="play", card="ambush", seat=3)["about"] == ["card:ambush", "seat:3"]
    assert offer.leaf(do="play", card="passkey", place="showers")["about"] == ["card:passkey", "place:showers"]
    assert offer.leaf(do="craft", product="pickaxe")["about"] == ["pile:pickaxe", "card:pike", "card:link"]
    assert offer.leaf(do="search")["about"] == ["deck", "place:cafeteria"]
    assert offer.leaf(do="join", gang="triad")["about"] == [
        "gang:triad", "card:bandana", "card:gold_chain", "card:tracksuit"]


def test_what_leads_on_is_explained_and_what_is_done_at_once_speaks_for_itself() -> None:
    offer = Offer(at_table(MUCH))
    assert offer.branch("join")["help"] and offer.branch("craft")["help"]
    assert offer.leaf(do="search")["help"] == "" == offer.leaf(do="end_turn")["help"]


def test_any_card_that_one_chooses_is_what_the_choice_is_about() -> None:
    """Whoever is shown a hand takes one card of it; a Container is the first kind of all."""
    mine = {"gang": "queers_carers", "background": {"card": "whistleblower", "revealed": False}}
    seen = at_table(mine, {"do": "reveal", "seat": 2}, others={2: {"hand": {"container": 1, "phone": 1}}})
    assert [(leaf["label"], leaf["icon"], leaf["about"]) for leaf in Offer(seen).leaves] == [
        ("Take the Container", "cards/container", ["card:container"]),
        ("Take the Phone", "cards/phone", ["card:phone"]),
    ]


def test_following_a_teammate_is_about_their_place() -> None:
    position = six(team=True)
    gangs = {0: "crew_lookout", 4: "crew_fingers"}
    seats = [dict(seat, gang=gangs.get(number)) for number, seat in enumerate(position["seats"])]
    offer = Offer(session_at(changed(position, seats=seats), humans=6))
    assert offer.leaf(do="follow")["about"] == ["place:rec_area"]


def test_a_closed_verb_says_why_and_an_open_one_has_nothing_to_say() -> None:
    """The cheapest thing at the market is a Knife for 2 Cigarettes (R6.3)."""
    offer = Offer(at_table({"place": "rec_area", "cigarettes": 1}))
    assert offer.page_state.asked is not None
    closed = offer.page_state.asked.why("buy")
    assert closed == {"verb": "buy", "rules": ["R6.3"],
                      "lines": ["You need 2 Cigarettes and have 1 Cigarette. Sell cards to get more."]}
    assert offer.page_state.asked.why("search") is None and offer.page_state.asked.why("fly") is None


def test_a_reveal_that_answers_a_demand_needs_no_second_press() -> None:
    """Only what is easily done by mistake in a turn asks twice; here somebody was asked and answers."""
    driver = {"background": {"card": "getaway_driver", "revealed": False}}
    offer = Offer(at_table(driver, {"do": "end_turn"}, DEMAND))
    assert offer.leaf(do="reveal", place="showers")["about"] == ["background", "place:showers"]
    assert offer.again(do="reveal", place="showers") is None


# --- The stage ----------------------------------------------------------------------------------------------


def test_in_a_fight_each_weapon_lies_before_who_laid_it() -> None:
    fight = at_table({}, DEMAND, {"do": "fight"}, {"do": "weapon", "kind": "knife"}, seat=1)
    stage = Offer(fight, 1).question["stage"]
    assert (stage["left"], stage["right"], stage["stake"]) == (1, 0, "spoon")
    assert stage["laid"] == [{"blade": 1}, {"knife": 1}]


def test_who_plays_a_card_stands_left_and_whom_it_hits_stands_right() -> None:
    session = at_table({}, {"do": "play", "card": "ambush", "seat": 1})
    session.give_orders(1, Orders(lets_cards=False))
    stage = Offer(session, 1).question["stage"]
    assert (stage["left"], stage["right"], stage["card"]) == (0, 1, "ambush")


def test_michel_stands_left_with_the_card_that_was_turned_up() -> None:
    michel = {"who": "michel", "place": "cafeteria", "deck": ["pickaxe_shovel", "calm"]}
    met = at_table({"place": "infirmary"}, {"do": "cautious_move", "place": "cafeteria"}, michel=michel)
    stage = Offer(met).question["stage"]
    assert (stage["left"], stage["right"], stage["michel"]) == ("michel", 0, ["michel:pickaxe_shovel"])


def test_what_is_offered_lies_left_and_what_is_wanted_lies_right() -> None:
    give, take = {"cards": {"link": 1, "blade": 1}, "cigarettes": 1}, {"cards": {"shovel": 1}, "cigarettes": 0}
    position = changed(six(team=True), turn={"seat": 2, "actions": 2})
    proposed = session_at(position, {"do": "exchange", "seat": 0, "give": give, "take": take}, humans=6)
    stage = Offer(proposed).question["stage"]
    assert (stage["left"], stage["right"], stage["offers"]) == (2, 0, [give, take])


def test_the_one_who_attacks_faces_the_one_who_defends() -> None:
    fight = at_table({}, DEMAND, {"do": "fight"}, seat=1)
    scene = scenery(fight.sight(0))
    assert scene is not None
    assert [opponent(scene, seat) for seat in range(3)] == [1, 0, 1], "who looks on faces whoever attacks"


# --- Seats and gangs ----------------------------------------------------------------------------------------


def test_a_seat_tells_what_lies_before_it_and_no_secret() -> None:
    seats = [seat["help"].replace("\xa0", " ").split("\n") for seat in Offer(at_table({})).state["seats"]]
    assert seats[0] == ["Ada", "Cafeteria", "8 cards in hand, 4 Cigarettes, unhurt, one Tunnel point."]
    assert seats[1][:3] == ["Goran", "Cafeteria", "4 cards in hand, 2 Cigarettes, one Beating, 3 Tunnel points."]
    assert seats[1][3].startswith("Bratva: Enforcer. ")
    assert seats[1][4] == "A Background, face down. Only its owner knows what it is."
    assert seats[2][4] == "Bookmaker has been revealed and used."


def test_a_gang_ticks_what_one_holds_of_its_price() -> None:
    gangs = {gang["id"]: gang["words"] for gang in Offer(at_table(MUCH)).state["gangs"]}
    price = "The price is 2 different ones of these:"
    assert gangs["crew"] == f"{price} ✓ Bandana, ✓ Gold Chain and ✓ Tracksuit. You hold 3."
    assert gangs["bikers"] == f"{price} ✓ Bandana, Leather Gloves and Tattoo Ink. You hold 1."


def test_a_tunnel_in_a_team_game_tells_what_its_own_team_has() -> None:
    """Goran, Aldo and Silas dug a Spoon and a Pickaxe each: 3 points, together 9. Ada's team has none."""
    session = session_at(six(team=True), humans=6)
    teller = Teller(Text("en"), session.pack, session.names)
    said = [token_help("tunnel_of", seat, session.sight(0), teller).replace("\xa0", " ") for seat in (0, 1)]
    assert said[0].startswith("Ada has dug 0 Tunnel points. The team has 0 of ")
    assert said[1].startswith("Goran has dug 3 Tunnel points. The team has 9 of ")


# --- The log ------------------------------------------------------------------------------------------------


def test_a_turn_begins_with_a_heading_and_a_line_names_its_cards() -> None:
    log = state_of(at_table({}, {"do": "steal_spoon"}, {"do": "end_turn"}), 1)["log"]
    assert [(line["seat"], line["heading"], line["cards"]) for line in log] == [
        (0, False, ["card:spoon"]), (1, True, [])]


def test_a_card_that_one_did_not_see_is_not_named_in_the_log() -> None:
    """R12: a card taken by chance is known to its two owners only."""
    fight = at_table({}, {"do": "extort", "seat": 0, "tool": "shovel", "weapons": ["blade"]}, {"do": "fight"},
                     {"do": "give_up"}, seat=1)
    taken = [state_of(fight, seat)["log"][-1]["cards"] for seat in range(3)]
    assert taken[0] == taken[1] and len(taken[0]) == 1
    assert taken[2] == []
    known = fight.events_for(0)               # A replay has everybody's events, whoever reads them.
    faces = Faces(fight.pack, Teller(Text("en"), fight.pack, fight.names))
    read = [lines(known, lambda event, again: "told", faces, reader)[-1] for reader in range(3)]
    assert [len(line.cards) for line in read if line is not None] == [1, 1, 0]
