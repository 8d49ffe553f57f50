"""Ctrl and a letter: what is said to the player who asks, and that no other player's secrets are told."""

import pygame
import pytest

from blackgate.app import App
from blackgate.model.actions import Search
from blackgate.kit.program import READ, REPEAT
from blackgate.model.notation import Json
from blackgate.offers.replies import REPLIES
from blackgate.scenes.menus.key_list import BY_EAR
from blackgate.scenes.table.table import Table
from blackgate.words.text import languages
from lab.gallery.positions import MIDGAME, changed, session_at

from .window import Player, open_app, show

SECRETS = ("Knife", "Knives", "Link", "Pike", "Bandana", "Tracksuit", "Ambush", "Mechanic")     # of the first seat


HAND = ("Your hand: a Pike, a Link, 2 Knives, a Spoon, an Ambush, a Bandana and a Tracksuit. You have 4 Cigarettes. "
        "Background: Mechanic.")
RIVALS = ("Goran: Cafeteria. 4 cards in hand, 2 Cigarettes, one Beating, 3 Tunnel points. Bratva. "
          "Renard: Recreational Area. 4 cards in hand, 9 Cigarettes, unhurt, 3 Tunnel points. Cartel. "
          "Aldo: Cell Block. 2 cards in hand, 0 Cigarettes, 2 Beatings, 2 Tunnel points.")


class AskedTable(Table):
    app: App


def table(humans: int = 1, language: str = "en", position: Json = MIDGAME) -> AskedTable:
    app = open_app(lang=language)
    return show(app, AskedTable(app, session_at(position, humans=humans)))


def ask(at: AskedTable, key: str) -> str:
    focus = at.focus
    Player(at.app).key(pygame.key.key_code(key), pygame.KMOD_LCTRL)
    assert at.focus == focus, "the focus moved"
    return at.app.toast


@pytest.mark.parametrize(("key", "told"), [
    ("t", "Your turn: 2 actions left. Round 1."),
    ("h", HAND),
    ("p", "Cafeteria. You are here. Also here: Goran."),
    ("r", RIVALS),
    ("o", "Simple move: Cell Block: 50%; Recreational Area: 50%; Infirmary: 33%; Showers: 33%."),
])
def test_each_key_is_answered_in_words(key: str, told: str) -> None:
    assert ask(table(), key).replace("\N{NO-BREAK SPACE}", " ") == told


def test_without_actions_left_there_are_no_odds_to_tell() -> None:
    at = table(position=changed(MIDGAME, turn=MIDGAME["turn"] | {"actions": 0}))
    assert ask(at, "o") == "There is nothing to roll or to fight for now."


def test_the_board_is_told_place_by_place_and_pile_by_pile() -> None:
    told = ask(table(), "b")
    assert "Cafeteria: Ada and Goran." in told and "Search deck: 60 cards left." in told
    assert "Spoon, pile: 6 cards left." in told


def test_what_can_be_done_and_why_not_the_rest() -> None:
    at = table()
    can, cannot = ask(at, "a"), ask(at, "n")
    assert can.startswith("You can choose: Simple move; Cautious move; Search;")
    assert "Dig: Only in the Cell Block." in cannot and "Search" not in cannot


def test_the_last_lines_of_the_log_are_told() -> None:
    at = table()
    at.act(Search())
    assert ask(at, "l").startswith("You draw")


def test_with_all_hands_face_down_only_public_facts_are_told() -> None:
    at = table(humans=4)
    assert at.is_public
    told = " ".join(ask(at, key) for key in REPLIES)
    assert not [secret for secret in SECRETS if f"{secret} " in told.replace("Knife, pile", "") or f"{secret}." in told]
    assert "All hands are face down. Open yours first." in told


def test_what_was_told_to_an_open_hand_is_not_repeated_when_it_is_closed() -> None:
    at = table(humans=4)
    at.open_hand()
    at.app.frame([], 0.3)
    assert "Ambush" in ask(at, "h")
    at.close_hand()
    at.app.frame([], 0.3)
    assert "Ambush" not in ask(at, "s")


@pytest.mark.parametrize("language", languages())
def test_every_key_has_an_answer_that_fits_the_window_in_every_language(language: str) -> None:
    at = table(language=language)
    for key in REPLIES:
        assert ask(at, key)
        at.app.frame([], 0.0)
        assert not at.app.overflows()


def test_the_list_of_keys_names_every_key_that_is_answered() -> None:
    assert sorted(keys[-1].lower() for keys, _ in BY_EAR) == sorted([*REPLIES, REPEAT, READ])
