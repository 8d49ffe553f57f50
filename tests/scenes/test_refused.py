"""Refusals that help: all reasons at once, the remedy, and the rule as a link."""

from random import Random


from blackgate.app import App
from blackgate.model.actions import Action
from blackgate.model.counts import SHOVEL
from blackgate.model.engine import apply, legal
from blackgate.model.view import view
from blackgate.model.vocabulary import ANY
from blackgate.model.refusal_reasons import reasons, why
from blackgate.offers.meaning import needs, probe
from blackgate.offers.verbs import TEAM_VERBS, TURN_VERBS
from blackgate.scenes.table.table import Table
from blackgate.words.teller import Teller
from blackgate.words.text import Text
from lab.gallery.positions import MIDGAME, SEATS_4, changed
from tests.table import Play, shipped
from tests.table import table as laid

from .walking import press, spot
from .window import Player, lay


def table_at(**mine: object) -> tuple[App, Table]:
    return lay(changed(MIDGAME, seats=[dict(SEATS_4[0], **mine), *SEATS_4[1:]]))


def test_all_reasons_are_said_at_once_with_their_remedy() -> None:
    app, table = table_at(place="showers", beatings=1, hand={"link": 1})
    press(app, "verb:craft")
    assert table.refused is not None
    assert table.refused.lines == (
        "Only in the Cafeteria, the Infirmary or the Recreational Area.",
        "Not while you have a Beating. Heal in the Infirmary.",
        "To craft 2 Knives you need a Link and a Blade. Still missing: a Blade.",
    )


def test_the_rules_number_opens_the_rules_there_and_anything_else_ends_it() -> None:
    app, table = table_at(place="showers")
    press(app, "verb:dig", "rule:R6.1")
    assert app.top.name == "rules"
    app.pop()
    assert table.refused is not None
    press(app, "seat:1")
    assert table.refused is None


def test_a_place_one_cannot_go_to_now_says_why() -> None:
    app, table = table_at()
    press(app, f"place:{table.view.place[0]}")
    assert table.refused is None or "already" in table.refused.words
    solitary = table.session.pack.boards[0].solitary
    press(app, f"place:{solitary}")
    assert table.refused is not None and "Only cards" in table.refused.words


def test_a_card_dropped_where_it_cannot_work_now_says_why() -> None:
    app, table = table_at(hand={"shovel": 1})
    Player(app).drag(spot(app, f"card:{SHOVEL}"), spot(app, "seat:0"))
    assert table.refused is not None
    assert table.refused.lines == ("Only in the Cell Block.",)


def test_whatever_a_verb_is_refused_for_is_said_and_never_by_a_target_nobody_chose() -> None:
    """Random games: all reasons begin with the protocol's, and what is not legal has one."""
    tellers = {team: Teller(Text("en"), shipped(), [f"Seat {n}" for n in range(6)]) for team in (False, True)}
    said = set()
    for seed in range(6):
        team = bool(seed % 2)
        random = Random(seed)
        game: Play = laid(4, team=team).seed(seed).start()
        for _ in range(160):
            options = [option for option in legal(game.game) if ANY not in option]
            if not options or game.over:
                break
            if not game.game.agenda:
                seen = view(game.game, game.asked)
                for verb in (*TURN_VERBS, *(TEAM_VERBS if team else ())):
                    action: Action = probe(verb, seen)
                    found = reasons(game.game, action)
                    assert (found[0] if found else None) == why(game.game, action)
                    offered = any(isinstance(option, verb) for option in legal(game.game))
                    assert offered or found, action
                    if not offered:
                        said.update(needs(tellers[team], found, action, seen))
            apply(game.game, random.choice(options))
    assert len(said) > 25
    assert not any("target" in line or "not the number" in line for line in said), said
