"""Nothing can happen that the table does not show, play and tell; nothing can be done that has no name."""

from collections.abc import Iterable

from blackgate.kit.soundfiles import SoundFiles, folder
from blackgate.model.actions import ACTIONS
from blackgate.model.events import EVENTS, Paid
from blackgate.model.sorts import name_of
from blackgate.model.verbs import VERBS
from blackgate.offers.verbs import OFFERS
from blackgate.scenes.table.moments import MOMENTS, THEMES
from blackgate.scenes.table.panel import KEYS
from blackgate.words.events import SILENT
from blackgate.words.text import Text
from tests.table import shipped
from tests.words.samples import events

ENGLISH = Text("en")
NOT_HEARD: set[str] = set()         # events without a sound on purpose


def lacking(key: str, names: Iterable[str]) -> list[str]:
    """The names without an English message, plain or for special cases (`log-dug`, `log-dug-team`)."""
    return [name for name in names
            if not any(each == key + name or each.startswith(f"{key}{name}-") for each in ENGLISH.keys_of(key))]


def test_every_event_has_one_moment() -> None:
    found = [moment.event for theme in THEMES for moment in theme]
    assert [event.__name__ for event in EVENTS if found.count(event) != 1] == []
    assert set(MOMENTS) == set(EVENTS)


def test_every_event_is_heard() -> None:
    files = SoundFiles()
    deaf = {moment.sound for moment in MOMENTS.values()
            if not all((folder() / f"{take}.ogg").is_file() for take in files.takes(moment.sound))}
    assert deaf == NOT_HEARD


def test_every_event_has_a_line_in_the_log_or_is_silent_on_purpose() -> None:
    assert lacking("log-", map(name_of, EVENTS)) == [name_of(event) for event in SILENT]


def test_every_verb_has_a_label() -> None:
    assert lacking("option-", map(name_of, ACTIONS)) == []


def test_every_verb_of_a_turn_has_a_title_a_help_a_key_and_a_rule() -> None:
    names = {verb: name_of(verb) for verb in VERBS}
    assert lacking("action-", names.values()) == []
    assert [name for name in names.values() if not ENGLISH.has(f"verb-{name}-help")] == []
    assert [name for verb, name in names.items() if verb not in KEYS] == []
    assert [name for verb, name in names.items() if not OFFERS[verb].rule] == []
    assert set(OFFERS) == set(ACTIONS)
    assert len(set(KEYS.values())) == len(KEYS)


def test_signs_are_shown_in_a_light_colour_but_for_those_that_keep_their_own() -> None:
    shown = {picture for event in events() if (picture := MOMENTS[type(event)].picture(event, shipped()))}
    assert {picture.art for picture in shown if picture.art.startswith(("verbs/", "gangs/", "tokens/"))
            and not picture.is_ink} == {"tokens/cigarette", "tokens/crown"}
    assert not any(picture.is_ink for picture in shown if picture.art.startswith("cards/"))


def test_what_the_first_seat_is_paid_is_seen_and_what_the_bank_gets_is_not() -> None:
    pictures = [MOMENTS[Paid].picture(Paid(seat, from_, 3), shipped()) for seat, from_ in ((0, 1), (-1, 0))]
    assert [picture and picture.label for picture in pictures] == ["+3", None]
