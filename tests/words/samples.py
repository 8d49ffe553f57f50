"""One of everything: events, questions and actions in all the forms that need words of their own."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path

from blackgate.cards.library import SHIPPED, load_pack
from blackgate.model import words as w
from blackgate.model.agenda import ASKED, FRAMES, redact_frame, unpacked_frame
from blackgate.model.counts import BLADE, KNIFE, LINK, ONE, PICKAXE, SHOVEL, SPOON
from blackgate.model.frames import Frame, sorts_of
from blackgate.model.pack import Pack
from blackgate.model.questions.combat import AskCombat
from blackgate.model.questions.discard import AskDiscard
from blackgate.model.questions.exchange import AskExchange
from blackgate.model.questions.extorted import AskExtorted
from blackgate.model.questions.forge_again import AskForgeAgain
from blackgate.model.questions.lose_tool import AskLoseTool
from blackgate.model.questions.michel import AskMichel
from blackgate.model.questions.michel_combat import AskMichelCombat
from blackgate.model.questions.michel_draw import AskMichelDraw
from blackgate.model.questions.michel_move import AskMichelMove
from blackgate.model.questions.place import AskPlace
from blackgate.model.questions.react import AskReact
from blackgate.model.questions.reroll import AskReroll
from blackgate.model.questions.take_seen import AskTakeSeen
from blackgate.model.setup import new_game
from blackgate.model.view import View, view
from blackgate.model.words import ANY, EVENTS, NOTHING, Action, Event
from tests.table import shipped

NAMES = ("Ana", "Ben", "Cara", "Dev")
PILE = 2 * ONE[LINK] + ONE[SHOVEL]
FIELDS: dict[str, tuple[int, ...]] = {
    "seat": (0, 1), "optional_seat": (NOTHING, 0, 1), "place": (3,), "optional_place": (NOTHING, 3), "kind": (SHOVEL,),
    "cards": (PILE,), "count": (0, 1, 5), "flag": (0, 1), "face": (4,), "gang_card": (3,), "optional_gang_card": (0, 7),
    "background": (2,), "michel_card": (0, 2), "seats": (1, 5), "tool": (SHOVEL,), "action_card": (11,),
    "optional_michel_card": (NOTHING, 2), "places": (24,),
}


def events() -> Iterator[Event]:
    """Every event with every combination of players, flags and numbers that the rules can bring about."""
    for word, (_, fields) in enumerate(EVENTS):
        for values in product(*(FIELDS[sort.rstrip("*!")] for _, sort in fields)):
            event = Event((word, *values))
            if _happens(event):
                yield event


def _happens(event: Event) -> bool:
    word = event[0]
    if word == w.COMBAT_WON:
        return event[1] != event[2]
    if word == w.PAID:
        return event[1] >= 0 and event[1] != event[2]
    if word == w.PLAYED:
        return NOTHING in event[3:] and event[1] != event[3]
    if word in (w.COOPERATED, w.REFUSED, w.EXTORTED, w.TAKEN, w.GIVEN, w.CALLED_OFF, w.SWAPPED, w.LOOKED, w.PROPOSED,
                w.EXCHANGED, w.DECLINED):
        return event[1] != event[2]
    return True


def frames() -> Iterator[Frame]:
    """Every question, asked of seat 0."""
    for number, kind in enumerate(FRAMES[step] for step in ASKED):
        for values in product(*(FIELDS[sort] if sort != "seats" else (0,) for _, sort in sorts_of(kind)[1:])):
            yield from _asked(unpacked_frame((number, 0, *values)))


def _asked(frame: Frame) -> Iterator[Frame]:
    match frame:
        case AskCombat():
            if frame.attacker != frame.defender:
                yield frame._replace(seat=frame.principal)
                yield frame._replace(seat=2 + frame.principal)
        case AskMichelCombat():
            yield frame._replace(seat=frame.victim)
            yield frame._replace(seat=2 + frame.victim)
        case AskExtorted(attacker=0) | AskReact(player=0) | AskTakeSeen(target=0) | AskExchange(proposer=0):
            pass        # Nobody is asked on their own account.
        case _:
            yield frame


def a_view(seat: int = 0, *, team: bool = True) -> View:
    game = new_game(shipped(), 4, 7, team=team, michel=1, first=0)
    return view(game, seat)


def asked(frame: Frame, seat: int) -> View:
    """What a seat sees while that is asked."""
    seen = a_view(seat)
    seen.agenda = (redact_frame(frame, seat),)
    return seen


def changed_pack(folder: Path, **files: dict[str, str]) -> Pack:
    """The shipped pack with lines of its files changed."""
    for name, changes in files.items():
        content = (SHIPPED / f"{name}.yaml").read_text(encoding="utf-8")
        for old, new in changes.items():
            assert content.count(old) >= 1, f"{name}.yaml has no '{old}'"
            content = content.replace(old, new)
        (folder / f"{name}.yaml").write_text(content, encoding="utf-8")
    return load_pack(folder)


def backgrounds(argument: str) -> int:
    """A Background whose target is of that sort."""
    return next(n for n, card in enumerate(shipped().backgrounds) if card.plain.argument == argument)


PLAIN = (w.ROLL_MOVE, w.SEARCH, w.STEAL_SPOON, w.HEAL, w.END_TURN)
ON_TURN = tuple(map(Action, (
    *((word,) for word in PLAIN),
    (w.CAUTIOUS_MOVE, 3), (w.FOLLOW, 3), (w.CRAFT, KNIFE), (w.CRAFT, PICKAXE), (w.DIG, SHOVEL), (w.SELL, ANY),
    (w.SELL, PILE), (w.BUY, 0), (w.BUY, 1), (w.JOIN, 0, ONE[20] + ONE[23]), (w.PLAY, 12, NOTHING), (w.PLAY, 11, 1),
    (w.PLAY, 14, 3), (w.EXTORT, 1, SPOON, ONE[BLADE]), (w.EXCHANGE, 2, ANY, 0, ANY, 0),
    (w.EXCHANGE, 2, PILE, 3, 0, 0),
)))
REVEALS = tuple((argument, Action(action)) for argument, action in (
    ("", (w.REVEAL, NOTHING)), ("seat", (w.REVEAL, 1)), ("place", (w.REVEAL, 3)), ("item", (w.REVEAL, SHOVEL)),
    ("cards", (w.REVEAL, ANY, 2)), ("cards", (w.REVEAL, PILE, 3)),
))
# Reasons that are about what was tried; the others are said of anything.
_AIMED = tuple(map(Action, ((w.PLAY, 11, 1), (w.REVEAL, 1))))
REFUSED: dict[str, tuple[Action, ...]] = {
    "parts_missing": (Action((w.CRAFT, PICKAXE)),),
    "pile_empty": tuple(map(Action, ((w.CRAFT, PICKAXE), (w.BUY, 0), (w.STEAL_SPOON,)))),
    "pile_too_small": (Action((w.BUY, 1)),), "too_few_cigarettes": (Action((w.BUY, 0)),),
    "only_in_rec_area": tuple(map(Action, ((w.BUY, 0), (w.SELL, ANY)))),
    "wrong_number_of_accessories": (Action((w.JOIN, 0, 0)),), "gang_pile_empty": (Action((w.JOIN, 0, 0)),),
    "wrong_number_of_weapons": (Action((w.EXTORT, 1, SPOON, ONE[BLADE])),),
    "card_not_in_hand": tuple(map(Action, ((w.PLAY, 12, NOTHING), (w.SELL, PILE)))),
    "target_not_here": (*_AIMED, Action((w.EXTORT, 1, SPOON, ONE[BLADE])), Action((w.EXCHANGE, 2, ANY, 0, ANY, 0))),
    "target_holds_more": _AIMED, "target_in_solitary": _AIMED, "would_do_nothing": _AIMED, "wrong_target": _AIMED,
    "not_the_moment": _AIMED[1:],
}
ANSWERS: tuple[tuple[Frame, Action], ...] = tuple((frame, Action(action)) for frame, action in (
    (AskReroll(0, 4), (w.REROLL,)), (AskReroll(0, 4), (w.KEEP,)),
    (AskPlace(0, 24, 4, 0), (w.GO, 3)), (AskPlace(0, 24, 4, 1), (w.GO, 3)),
    (AskExtorted(0, 1, SHOVEL), (w.COOPERATE, NOTHING)), (AskExtorted(0, 1, SHOVEL), (w.FIGHT,)),
    (AskCombat(0, 1, 0, SHOVEL, 1, 0, 0), (w.WEAPON, KNIFE)),
    (AskCombat(0, 1, 0, SHOVEL, 1, 0, 0), (w.GIVE_UP,)),
    (AskCombat(0, 1, 2, SHOVEL, 1, 0, 0), (w.PASS,)), (AskMichelCombat(0, 2, 2, 0), (w.PASS,)),
    (AskMichel(0, 2), (w.COOPERATE, SPOON)), (AskMichel(0, 2), (w.FIGHT,)),
    (AskMichelDraw(0), (w.DRAW,)), (AskMichelDraw(0), (w.PASS,)),
    (AskMichelMove(0), (w.MOVE_MICHEL,)), (AskMichelMove(0), (w.PASS,)),
    (AskReact(0, 1, 11), (w.PASS,)), (AskLoseTool(0, NOTHING), (w.CHOOSE_CARD, SPOON)),
    (AskLoseTool(0, 2), (w.CHOOSE_CARD, SPOON)), (AskTakeSeen(0, 1), (w.CHOOSE_CARD, LINK)),
    (AskForgeAgain(0), (w.CHOOSE_CARD, SHOVEL)), (AskForgeAgain(0), (w.PASS,)),
    (AskDiscard(0, 2, 1), (w.DISCARD, ANY, 2)), (AskDiscard(0, 3, 0), (w.DISCARD, PILE, 3)),
    (AskExchange(0, 2, PILE, 0, 0, 3), (w.ACCEPT,)), (AskExchange(0, 2, PILE, 0, 0, 3), (w.DECLINE,)),
))
