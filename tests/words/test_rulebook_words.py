"""What the book and the helps say, held to RULES.md and the printed rulebooks in every language."""

import re
from pathlib import Path

import pytest

from blackgate.model.pack import Pack
from blackgate.words.book.blocks import written
from blackgate.words.teller import Teller
from blackgate.words.text import Text, languages
from tests.table import shipped

from .samples import changed_pack

# Everything that is not printed and is ours, in the order of the rules: the ‹house› marks of RULES.md, and what its
# R14 does not repeat though the rulebooks leave it open.
OURS = ["R1.1", "R1.1", "R1.5", "R1.6", "R1.7", "R2c", "R2d", "R4d", "R5.1a", "R5.5", "R5.6a", "R5.6i", "R5.7", "R6.2",
        "R6.3", "R11", "R11c", "R11d", "R11g"]
SOLITARY = {"en": "Solitary", "de": "Einzelhaft", "it": "Isolamento", "es": "Aislamiento", "pl": "Izolatka",
            "fr": "Mitard"}
NEEDED = {"en": "card is needed and", "de": "Karte gebraucht und", "it": "serve una carta e",
          "es": "hace falta una carta y", "pl": "potrzebna jest karta, a", "fr": "faut une carte et"}
CLOCKWISE_FROM = {"en": "clockwise from the player who", "de": "im Uhrzeigersinn, ausgehend von dem, der",
                  "it": "in senso orario partendo da chi", "es": "en sentido horario a partir de quien",
                  "pl": "zegara, licząc od gracza, który", "fr": "dans le sens horaire à partir de qui"}
OWN_TURN = {"en": "their own turn", "de": "des eigenen Zuges", "it": "del proprio turno", "es": "su propio turno",
            "pl": "własnej tury", "fr": "son propre tour"}


def book(lang: str, pack: Pack | None = None) -> dict[str, str]:
    """The paragraphs by rule, with ordinary spaces."""
    return {
        part.rule: block.words.replace("\u00a0", " ")
        for part, blocks in written(Teller(Text(lang), pack or shipped(), ())) for block in blocks
        if block.sort == "paragraph"
    }


@pytest.mark.parametrize("lang", languages())
def test_the_fine_points_begin_with_what_is_not_printed_and_ours(lang: str) -> None:            # R14
    said = book(lang)["R14"]
    assert re.findall(r"R\d+(?:\.\d+)?[a-z]?", said) == OURS
    assert SOLITARY[lang] in said.partition("R1.1")[0]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("rule", ["R2c", "R10a"])
def test_discards_are_shuffled_when_a_card_is_needed(rule: str, lang: str) -> None:             # R2c, R10a
    assert NEEDED[lang] in book(lang)[rule]


@pytest.mark.parametrize("lang", languages())
def test_michel_goes_clockwise_from_who_made_the_move(lang: str) -> None:                       # R10c
    assert CLOCKWISE_FROM[lang] in book(lang)["R10c"]


@pytest.mark.parametrize("lang", languages())
def test_the_collectors_extra_cards_are_counted(lang: str, tmp_path: Path) -> None:             # R14k
    one_more = changed_pack(tmp_path, gangs={"spoils: 2": "spoils: 1"})
    assert "2" in book(lang)["R14k"] and "2" not in book(lang, one_more)["R14k"]


@pytest.mark.parametrize("lang", languages())
def test_the_hand_limit_holds_at_the_end_of_ones_own_turn(lang: str) -> None:                   # R4d
    teller = Teller(Text(lang), shipped(), ())
    assert OWN_TURN[lang] in teller.text("help-hand", name="Ana", cards="12", limit="10", limit_number="10")


@pytest.mark.parametrize("lang", languages())
def test_the_help_of_the_die_says_which_faces_lead_to_three_places(lang: str) -> None:          # R5.1a, R11b
    teller = Teller(Text(lang), shipped(), ())
    assert re.findall(r"\d", teller.die_help(False)) == []
    assert re.findall(r"\d", teller.die_help(True)) == ["1", "2", "3"]
