"""Against Michel(le): lay a weapon or give up? Teammates may help here too (R10e to g, R11d)."""

from typing import Final, Literal, NamedTuple

from ..actions import Action, Reveal, Weapon
from ..counts import WEAPONS, nth, size
from ..events import CombatWon, Events, GivenUp
from ..frames import IN_SCRIPTS
from ..michel import clear, refused_knives, shows_knife, tools_asked, turn_up
from ..refusals import Refusal
from ..reveals import reveal
from ..rng import below
from ..sorts import MichelCardNumber, Seat, Seats
from ..names import Json, Spelling
from ..state import GameState
from ..vocabulary import NOTHING
from ..weapons import lay_weapon, next_mate, refused_helpers, refused_weapon, weapon_options
from ..zones import beat, powered
from .lose_tool import AskLoseTool, lose_to_michel
from .michel_draw import AskMichelDraw
from .question import Question, Table


class AskMichelCombat(NamedTuple):
    seat: "Seat"
    victim: "Seat"
    card: "MichelCardNumber"        # the first one that was turned up
    helpers: "Seats"
    step: Literal["michel_combat"] = "michel_combat"


def prompt(frame: AskMichelCombat) -> str:
    return "combat" if frame.seat == frame.victim else "help"


def options(frame: AskMichelCombat, game: GameState) -> list[Action]:
    return weapon_options(game, frame.seat, frame.victim)


def answer(frame: AskMichelCombat, game: GameState, action: Action, events: Events) -> None:
    """Each weapon turns up a card; one without a knife ends the combat (R10e)."""
    if isinstance(action, Reveal):
        game.agenda.append(frame)       # The Background's script finds the combat there.
        reveal(game, frame.seat, action.target, NOTHING, events)
        return
    seat, victim, card, helpers, _ = frame
    if isinstance(action, Weapon):
        lay_weapon(game, seat, victim, action.kind, events)
        if seat != victim:
            helpers |= 1 << seat
        if shows_knife(game, turn_up(game, victim, events)):
            game.agenda.append(AskMichelCombat(victim, victim, card, helpers))
        else:
            game.agenda.append(win(victim, events))
        return
    if events is not None:
        events.append(GivenUp(seat))
    mate = next_mate(game, victim, seat)
    if mate != NOTHING:
        game.agenda.append(frame._replace(seat=mate))
    else:
        _lose(game, victim, card, helpers, events)


def win(victim: int, events: Events) -> AskMichelDraw:
    """The question after a victory. The cards stay on the table until it is answered (R10g, R10h)."""
    if events is not None:
        events.append(CombatWon(victim, NOTHING))
    return AskMichelDraw(victim)


def _lose(game: GameState, victim: int, card: int, helpers: int, events: Events) -> None:
    """The victim takes a Beating and loses a tool on the first card, else a random card (R10f, R11d)."""
    if events is not None:
        events.append(CombatWon(NOTHING, victim))
    beat(game, victim, 1, events)
    for mate in game.others[victim]:
        if helpers >> mate & 1:
            beat(game, mate, 1, events)
    hand = game.hand[victim]
    tools = tools_asked(game, victim, card)
    if hand and game.pack.powers[game.gang[victim]].keeps_cards:
        powered(game, victim, events)
    elif len(tools) > 1:
        game.agenda.append(AskLoseTool(victim, card))
        return
    elif hand:
        lose_to_michel(game, victim, tools[0] if tools else nth(hand, below(game, size(hand))), events)
        return
    clear(game)


def refuse(frame: AskMichelCombat, game: GameState, action: Action, rule: str) -> Refusal | None:
    return refused_weapon(game, frame.seat, frame.victim, action, rule)


def check(frame: AskMichelCombat, game: GameState) -> str:
    return refused_knives(game, frame.victim) or refused_helpers(game, frame.victim, frame.seat, frame.helpers)


def turned_up(frame: AskMichelCombat) -> int:
    return frame.card


def pending(frame: AskMichelCombat, spelling: Spelling, table: Table) -> Json:
    return {
        "what": "michel", "target": frame.victim, "card": spelling.michel_cards[frame.card],
        "turned_up": [spelling.michel_cards[card] for card in table.turned_up], "combat": True,
        "weapons": spelling.cards(table.cards & WEAPONS), "helpers": spelling.seats(frame.helpers),
    }


QUESTION: Final[Question[AskMichelCombat]] = Question(
    frame=AskMichelCombat, rule="R10e", prompt=prompt, options=options, answer=answer, refuse=refuse, check=check,
    turned_up=turned_up, pending=pending, rests_on=IN_SCRIPTS,
)
