"""Nothing of a hand that the looker may not see reaches the screen (R12)."""

from random import Random

import pygame
import pytest

from blackgate.model.codec import load_position, position
from blackgate.model.engine import do
from blackgate.model.legal import legal
from blackgate.model.notation import Json, Notation
from blackgate.model.setup import new_game
from blackgate.model.vocabulary import ANY
from blackgate.play.packs import pack_in
from blackgate.play.record import Record
from blackgate.play.session import Session
from blackgate.scenes.table.table import Table
from lab.gallery.positions import act

from ..dealing import dealt_anew
from .window import open_app, plan, show


def moments(players: int, team: bool, seed: int) -> list[tuple[Json, Json]]:
    """Positions of a random game, each with another that seat 0 cannot tell from it."""
    made = plan(players, players, seed, team=team)
    pack = pack_in(made.cards)
    notation = Notation(pack)
    game = new_game(pack, players, seed, team=team, first=0)
    random = Random(seed)
    found: list[tuple[Json, Json]] = []
    for number in range(160):
        options = [option for option in legal(game) if ANY not in option]
        if game.winners or not options:
            break
        if number % 20 == 19:
            other = dealt_anew(game, random, keeps=[0])
            found.append((position(game, notation), position(other, notation)))
        do(game, random.choice(options))
    return found


def all_that_is_shown(written: Json, players: int, team: bool, looker: int) -> tuple[bytes, list[str], list[str]]:
    """Pixels, help of every spot, log lines: as seat `looker` has them at the table of humans."""
    app = open_app((1024, 600))
    made = plan(players, players, 1, team=team)
    pack = pack_in(made.cards)
    notation = Notation(pack)
    load_position(written, notation)
    session = Session(made, pack=pack, record=Record.of_position(notation, written, "privacy").written())
    table = Table(app, session)
    app.scenes.append(table)
    if table.screen.wanted == looker:
        table.open_hand()
    table.close_since()
    app.build()
    app.window.show(app.painter, app.ui.strokes)
    pixels = pygame.image.tobytes(app.window.surface, "RGB")
    helps = [f"{spot.id} {spot.words}" for spot in app.ui.spots]
    return pixels, helps, [line.words for line in table.log.lines]


@pytest.mark.parametrize(("players", "team"), [(2, False), (4, False), (4, True)])
def test_other_hidden_cards_change_no_pixel_no_help_and_no_log_line(players: int, team: bool) -> None:
    pairs = moments(players, team, seed=5)
    assert len(pairs) >= 4
    for truth, other in pairs:
        assert truth != other
        assert all_that_is_shown(truth, players, team, 0) == all_that_is_shown(other, players, team, 0)


def test_what_is_said_of_a_bot_and_why_is_the_same_whatever_it_holds() -> None:
    compared = 0
    for truth, other in [pair for seed in (5, 8, 11) for pair in moments(3, False, seed)]:
        shown = [beside_the_table({**written, "rolls": [3]}) for written in (truth, other)]
        compared += shown[0] is not None
        assert shown[0] == shown[1]
    assert compared >= 4


def beside_the_table(written: Json) -> tuple[str, str, bytes] | None:
    """The panel after a bot has moved; None where none could."""
    app = open_app((1024, 600))
    made = plan(3, 1, 1)
    pack = pack_in(made.cards)
    session = Session(made, pack=pack, record=Record.of_position(Notation(pack), written, "privacy").written())
    asked = session.asked
    if not asked or session.prompt != "turn":
        return None
    table = Table(app, session)
    table.pace.is_paused = True
    show(app, table)
    act(session, {"do": "end_turn"} if session.sight(None).actions == 0 else {"do": "roll_move"})
    table.catch_up(show=True)
    app.frame([], 0.0)
    doing = table.news.doing(session.asked or 0)
    return doing.sentence, doing.reason, pygame.image.tobytes(app.window.surface, "RGB")
