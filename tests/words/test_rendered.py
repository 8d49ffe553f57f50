"""Every message in every language with numbers and names of all sorts (`build/lab texts`), checked mechanically.

Each check is seen to find what it looks for, in a text that is wrong.
"""

from functools import cache

import pytest

from blackgate.words.text import languages
from lab.texts import Said, rendered

from . import faults

# What people say in a voice of their own, and jokes: wit belongs there, and it may use any word.
VOICES = ("remarks", "arcs", "openly", "inmates")
JOKES = ("lesson-search",)


@cache
def texts(lang: str) -> tuple[Said, ...]:
    return tuple(rendered(lang))


def wrong(lang: str, found: dict[str, str]) -> str:
    return f"{lang}: {len(found)} messages\n" + "\n".join(f"  {key}: {what}" for key, what in sorted(found.items()))


@pytest.mark.parametrize("lang", languages())
def test_signs_and_spaces(lang: str) -> None:
    found = {said.key: f"{what}: {said.words}" for said in texts(lang) if (what := faults.marks(said.words))}
    assert not found, wrong(lang, found)


def test_french_signs_have_their_spaces() -> None:
    found = {said.key: f"{what}: {said.words}" for said in texts("fr")
             if (what := faults.french_spaces("fr", said.words))}
    assert not found, wrong("fr", found)


@pytest.mark.parametrize("lang", languages())
def test_no_sentence_has_two_colons(lang: str) -> None:
    found = {said.key: said.words for said in texts(lang) if said.file not in VOICES and faults.colons(said.words)}
    assert not found, wrong(lang, found)


@pytest.mark.parametrize("lang", languages())
def test_sentences_begin_with_capitals(lang: str) -> None:
    found = {said.key: said.words for said in texts(lang) if faults.small_letters(lang, said.words)}
    assert not found, wrong(lang, found)


@pytest.mark.parametrize("lang", languages())
def test_names_stay_as_they_are(lang: str) -> None:
    found = {said.key: f"{what}: {said.words}" for said in texts(lang)
             if said.file != "credits" and (what := faults.names(lang, said.words))}
    assert not found, wrong(lang, found)


@pytest.mark.parametrize("lang", languages())
def test_nouns_and_verbs_agree_with_numbers(lang: str) -> None:
    found = {said.key: f"{what}: {said.words}" for said in texts(lang) if (what := faults.agreement(lang, said.words))}
    assert not found, wrong(lang, found)


def _stem(term: str) -> str:
    """The beginning of its first word, which is the same in all its forms."""
    word = term.lower().split()[0]
    return word[:max(4, len(word) - 4)]


@pytest.mark.parametrize("lang", languages())
def test_one_word_for_one_thing(lang: str) -> None:
    """The words of the notes are used, and those that they rule out are not."""
    said = " ".join(each.words for each in texts(lang)).lower()
    notes = faults.laid_down(lang)
    assert len(notes.used) > 15 and len(notes.avoided) > 2
    unused = [word for word in notes.used if _stem(word) not in said]
    assert not unused, f"{lang}: the notes speak of {unused}, the texts do not"
    found = {each.key: f"{what}: {each.words}" for each in texts(lang)
             if each.file not in VOICES and not each.key.endswith("-flavour") and each.key not in JOKES
             and (what := faults.unwanted(lang, each.words))}
    assert not found, wrong(lang, found)


@pytest.mark.parametrize(("lang", "words", "check"), [
    ("en", "You draw { $n } cards.", "marks"), ("en", "You draw  2 cards.", "marks"), ("en", "Say \"yes\".", "marks"),
    ("it", "Prendi l'Arma.", "marks"), ("de", "Ort: Du brauchst: eine Spitze.", "colons"),
    ("en", "a Knife. I mean to win this one.", "small_letters"),
    ("de", "Graben. einen Löffel findest du.", "small_letters"),
    ("es", "Vale. ¿seguro?", "small_letters"), ("pl", "Zabierasz kartę Brunowi.", "names"),
    ("it", "Dai una Pala a Ada.", "names"), ("es", "Bruno y Igor ganan.", "names"), ("fr", "Le tour de Ada.", "names"),
    ("de", "Dir fehlen noch 1 Tunnelpunkt.", "agreement"), ("en", "1 Beatings", "agreement"),
    ("en", "5 Tunnel point", "agreement"), ("pl", "Brakuje 5 karty.", "agreement"),
    ("pl", "Masz 22 karta.", "agreement"), ("en", "You have 5 Tunnel points Tunnel points.", "marks"),
    ("it", "Ti mancano solo 1 punto Tunnel.", "agreement"),
    ("fr", "Tu tires 2 carte Fouille.", "agreement"), ("es", "Faltan 12 Punto de Túnel.", "agreement"),
    ("fr", "Tu hésites ? Oui.", "french_spaces"), ("fr", "Ada: une Pelle.", "french_spaces"),
    ("fr", "« Oui »", "french_spaces"), ("fr", "Ton rival gagne.", "unwanted"), ("pl", "To twój rywal.", "unwanted"),
    ("en", "The odds are good.", "unwanted"), ("de", "Dein Telefon antwortet nicht.", "unwanted"),
])
def test_each_check_finds_what_it_looks_for(lang: str, words: str, check: str) -> None:
    find = getattr(faults, check)
    assert find(words) if check in ("marks", "colons") else find(lang, words)


@pytest.mark.parametrize(("lang", "words"), [
    ("en", "You draw 2 cards. “Yes,” says Ada’s lawyer: it is 12:30."),
    ("de", "Dir fehlt noch 1 Tunnelpunkt, z. B. hier."),
    ("pl", "Masz 2 karty i 22 karty, brakuje 5 kart, a Ben ma 1 kartę."),
    ("fr", "Ada\u00a0: «\u202fTu tires 0 carte Fouille.\u202f»"),
    ("it", "Ada ed Elena hanno 1 carta e 12 punti Tunnel."), ("es", "¿Seguro? Igor e Inés tienen 1 carta."),
])
def test_what_is_right_is_not_found(lang: str, words: str) -> None:
    assert not faults.marks(words) and not faults.colons(words)
    for check in (faults.small_letters, faults.names, faults.agreement, faults.unwanted, faults.french_spaces):
        assert not check(lang, words)
