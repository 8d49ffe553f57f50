"""One of everything: events, questions and actions in all the forms that need words of their own."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path

from blackgate.cards.library import SHIPPED, load_pack
from blackgate.model.actions import (
    Accept, Action, Buy, CautiousMove, ChooseCard, Cooperate, Craft, Decline, Dig, Discard, Draw, EndTurn, Exchange,
    Extort, Fight, Follow, GiveUp, Go, Heal, Join, Keep, MoveMichel, Pass, Play, Reroll, Reveal, RollMove, Search,
    Sell, StealSpoon, Weapon,
)
from blackgate.model.agenda import ASKED, FRAMES, redact_frame, unpacked_frame
from blackgate.model.counts import BLADE, KNIFE, LINK, ONE, PICKAXE, SHOVEL, SPOON
from blackgate.model.event_seats import seats_in
from blackgate.model.events import (
    EVENTS, CalledOff, CombatWon, Cooperated, Declined, Event, Exchanged, Extorted, Given, Looked, Paid, Played,
    Proposed, Refused, Swapped, Taken,
)
from blackgate.model.frames import Frame
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
from blackgate.model.sorts import fields_of, name_of
from blackgate.model.view import View, view
from blackgate.model.vocabulary import ANY, NOTHING
from tests.table import shipped

NAMES = ("Ana", "Ben", "Cara", "Dev")
PILE = 2 * ONE[LINK] + ONE[SHOVEL]
FIELDS: dict[str, tuple[int, ...]] = {
    "seat": (0, 1), "optional_seat": (NOTHING, 0, 1), "place": (3,), "optional_place": (NOTHING, 3), "kind": (SHOVEL,),
    "cards": (PILE,), "count": (0, 1, 5), "flag": (0, 1), "face": (4,), "gang_card": (3,), "optional_gang_card": (0, 7),
    "background": (2,), "michel_card": (0, 2), "seats": (1, 5), "tool": (SHOVEL,), "action_card": (11,),
    "optional_michel_card": (NOTHING, 2), "places": (24,),
}
BETWEEN_TWO = (
    Cooperated, Refused, Extorted, Taken, Given, CalledOff, Swapped, Looked, Proposed, Exchanged, Declined,
)


def events() -> Iterator[Event]:
    """Every event with every combination of players, flags and numbers that the rules can bring about."""
    for kind in EVENTS:
        for values in product(*(FIELDS[field.sort] for field in fields_of(kind))):
            event = kind._make((*values, name_of(kind)))
            if _happens(event):
                yield event


def _happens(event: Event) -> bool:
    if isinstance(event, CombatWon):
        return event.winner != event.loser
    if isinstance(event, Paid):
        return event.seat >= 0 and event.seat != event.from_
    if isinstance(event, Played):
        return NOTHING in (event.target, event.place) and event.seat != event.target
    if isinstance(event, BETWEEN_TWO):
        one, other = seats_in(event)
        return one != other
    return True


def frames() -> Iterator[Frame]:
    """Every question, asked of seat 0."""
    for number, kind in enumerate(FRAMES[step] for step in ASKED):
        sorts = [field.sort for field in fields_of(kind) if field.name != "seat"]
        for values in product(*(FIELDS[sort] if sort != "seats" else (0,) for sort in sorts)):
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


ON_TURN: tuple[Action, ...] = (
    RollMove(), Search(), StealSpoon(), Heal(), EndTurn(), CautiousMove(3), Follow(3), Craft(KNIFE), Craft(PICKAXE),
    Dig(SHOVEL), Sell(ANY), Sell(PILE), Buy(0), Buy(1), Join(0, ONE[20] + ONE[23]), Play(12, NOTHING), Play(11, 1),
    Play(14, 3), Extort(1, SPOON, ONE[BLADE]), Exchange(2, ANY, 0, ANY, 0), Exchange(2, PILE, 3, 0, 0),
)
REVEALS = (
    ("", Reveal(NOTHING)), ("seat", Reveal(1)), ("place", Reveal(3)), ("item", Reveal(SHOVEL)),
    ("cards", Reveal(ANY, 2)), ("cards", Reveal(PILE, 3)),
)
# Reasons that are about what was tried; the others are said of anything.
_AIMED = (Play(11, 1), Reveal(1))
REFUSED: dict[str, tuple[Action, ...]] = {
    "parts_missing": (Craft(PICKAXE),),
    "pile_empty": (Craft(PICKAXE), Buy(0), StealSpoon()),
    "pile_too_small": (Buy(1),), "too_few_cigarettes": (Buy(0),),
    "only_in_rec_area": (Buy(0), Sell(ANY)),
    "wrong_number_of_accessories": (Join(0, 0),), "gang_pile_empty": (Join(0, 0),),
    "wrong_number_of_weapons": (Extort(1, SPOON, ONE[BLADE]),),
    "card_not_in_hand": (Play(12, NOTHING), Sell(PILE)),
    "target_not_here": (*_AIMED, Extort(1, SPOON, ONE[BLADE]), Exchange(2, ANY, 0, ANY, 0)),
    "target_holds_more": _AIMED, "target_in_solitary": _AIMED, "would_do_nothing": _AIMED, "wrong_target": _AIMED,
    "not_the_moment": _AIMED[1:],
}
ANSWERS: tuple[tuple[Frame, Action], ...] = (
    (AskReroll(0, 4), Reroll()), (AskReroll(0, 4), Keep()),
    (AskPlace(0, 24, 4, 0), Go(3)), (AskPlace(0, 24, 4, 1), Go(3)),
    (AskExtorted(0, 1, SHOVEL), Cooperate(NOTHING)), (AskExtorted(0, 1, SHOVEL), Fight()),
    (AskCombat(0, 1, 0, SHOVEL, 1, 0, 0), Weapon(KNIFE)),
    (AskCombat(0, 1, 0, SHOVEL, 1, 0, 0), GiveUp()),
    (AskCombat(0, 1, 2, SHOVEL, 1, 0, 0), Pass()), (AskMichelCombat(0, 2, 2, 0), Pass()),
    (AskMichel(0, 2), Cooperate(SPOON)), (AskMichel(0, 2), Fight()),
    (AskMichelDraw(0), Draw()), (AskMichelDraw(0), Pass()),
    (AskMichelMove(0), MoveMichel()), (AskMichelMove(0), Pass()),
    (AskReact(0, 1, 11), Pass()), (AskLoseTool(0, NOTHING), ChooseCard(SPOON)),
    (AskLoseTool(0, 2), ChooseCard(SPOON)), (AskTakeSeen(0, 1), ChooseCard(LINK)),
    (AskForgeAgain(0), ChooseCard(SHOVEL)), (AskForgeAgain(0), Pass()),
    (AskDiscard(0, 2, 1), Discard(ANY, 2)), (AskDiscard(0, 3, 0), Discard(PILE, 3)),
    (AskExchange(0, 2, PILE, 0, 0, 3), Accept()), (AskExchange(0, 2, PILE, 0, 0, 3), Decline()),
)
