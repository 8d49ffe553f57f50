"""Who may know what, written down from the rules: R5.6i, R5.7, R8, R12, R14q and R14r.

These are tables of names. This module imports nothing from the game, so a wrong mark in the game cannot change it.
A new kind of event, frame or piece of the state must be entered here before the tests pass again.
"""

from typing import Final, NamedTuple


class Fields(NamedTuple):
    """The fields of an event or of a frame. `seers` are fields too: the seats named there may know the secret ones."""

    public: tuple[str, ...]
    secret: tuple[str, ...] = ()
    seers: tuple[str, ...] = ()


def _public(fields: str) -> Fields:
    return Fields(tuple(fields.split()))


def _secret(public: str, secret: str, seers: str) -> Fields:
    return Fields(tuple(public.split()), tuple(secret.split()), tuple(seers.split()))


# R12 makes nearly all public: places, cigarettes, Beatings, gang cards, and every card played, sold, laid, dug,
# discarded or given openly. R5.6i: who refuses is public, but no event says whether the target had the tool.
EVENTS: Final[dict[str, Fields]] = {
    "started": _public("seat players"),
    "turn_started": _public("seat"),
    "turn_ended": _public("seat"),
    "rolled": _public("seat face michel"),
    "moved": _public("seat from place"),
    "sent": _public("seat from place"),
    "drawn": _secret("seat count", "cards", seers="seat"),                  # hands are secret, their sizes are public
    "shuffled": _public("cards michel"),
    "crafted": _public("seat spent kind count"),
    "dug": _public("seat tool points total"),
    "sold": _public("seat cards cigarettes"),
    "bought": _public("seat kind count cigarettes"),
    "stolen": _public("seat kind count"),
    "healed": _public("seat count"),
    "joined": _public("seat card spent left"),
    "played": _public("seat card target place"),
    "revealed": _public("seat background bonus"),
    "extorted": _public("attacker target tool weapons"),
    "cooperated": _public("seat attacker tool"),
    "refused": _public("seat attacker"),
    "armed": _public("seat kind principal"),
    "given_up": _public("seat"),
    "combat_won": _public("winner loser"),
    "beaten": _public("seat count"),
    "taken": _secret("seat from", "kind", seers="seat from"),               # a random card: its two owners only
    "given": _public("seat from kind"),                                     # the named tool changes hands openly
    "gained": _public("seat kind count"),
    "regained": _public("seat cards"),
    "discarded": _public("seat cards"),
    "paid": _public("seat from cigarettes"),
    "turned_up": _public("seat card"),
    "michel_moved": _public("seat from place"),
    "called_off": _public("seat by"),
    "rioted": _public("seat"),
    "inspected": _public("seat place"),
    "swapped": _public("seat with"),
    "looked": _secret("seat at", "cards", seers="seat at"),
    # A proposal is between two teammates (R5.7). Once it is accepted, purses are public and cards are not.
    "proposed": _secret("seat to", "give give_cigarettes take take_cigarettes", seers="seat to"),
    "exchanged": _secret("seat with give_cigarettes take_cigarettes", "give take", seers="seat with"),
    "declined": _public("seat to"),
    "actions_gained": _public("seat count"),
    "dig_improved": _public("seat points"),
    "powered": _public("seat card"),
    "won": _public("seats"),
}

# What is going on while somebody is asked. All of it was played, laid or turned up on the table (R14r), but a proposal.
FRAMES: Final[dict[str, Fields]] = {
    "reroll": _public("seat face"),
    "place": _public("seat places face michel"),
    "extorted": _public("seat attacker tool"),
    "combat": _public("seat attacker defender tool defending attackers_helpers defenders_helpers"),
    "michel": _public("seat card"),
    "michel_combat": _public("seat victim card helpers"),
    "michel_draw": _public("seat"),
    "michel_move": _public("seat"),
    "react": _public("seat player card"),           # asked of every target with a face-down Background (R8)
    "lose_tool": _public("seat card"),
    "take_seen": _public("seat target"),
    "forge_again": _public("seat"),
    "discard": _public("seat count limit"),
    "exchange": _secret("seat proposer", "give give_cigarettes take take_cigarettes", seers="seat proposer"),
    "script": _public("seat script cursor target foe"),
    "finish_play": _public("seat card"),
    "inspect": _public("seat seats"),
    "michel_round": _public("seat seats"),
    "close_turn": _public("seat"),
}

# How much of a piece of the state may be known, and by whom.
EVERYBODY: Final = "everybody"
PRINTED: Final = "everybody, for it follows from the box and the number of players; no view repeats it"
HOW_MANY: Final = "everybody knows how many"
HAND: Final = "everybody knows how many; the owner and teammates beside them know which"
PAST: Final = "the owner, and everybody once it is revealed"
TOP: Final = "everybody knows the top card and how many"
WHICH: Final = "everybody knows which, but not in what order"
FRAMED: Final = "see FRAMES"
MEMORY: Final = "each viewer knows their own"
ASKED: Final = "who is asked"
NOBODY: Final = "nobody"

STATE: Final[dict[str, str]] = {
    **dict.fromkeys((
        "pack", "players", "team", "first", "turns", "turn", "actions", "searches", "extortions", "used",
        "dig_bonus", "place", "cigarettes", "beatings", "gang", "revealed", "tunnel", "points", "prisoner",
        "piles", "discard", "table", "out", "michel", "michel_place", "michel_table", "winners",
    ), EVERYBODY),
    **dict.fromkeys(("board", "others", "goal"), PRINTED),
    "hand": HAND,
    "background": PAST,
    "deck": HOW_MANY,
    "michel_deck": HOW_MANY,
    "michel_discard": WHICH,
    "gang_piles": TOP,
    "agenda": FRAMED,
    "known": MEMORY,
    "options": ASKED,
    "seed": NOBODY, "drawn": NOBODY, "rolls": NOBODY,       # they decide the order of decks and the next rolls
}

# What may be done on the public table with the hand face down (R12). These need no card of the hand at all …
OPEN_VERBS: Final = frozenset(
    ("roll_move", "cautious_move", "follow", "search", "steal_spoon", "heal", "buy", "end_turn"),
)
# … nor do these answers: whoever is asked may refuse, give up, pass or decline, whatever they hold …
OPEN_ANSWERS: Final = frozenset(("fight", "give_up", "pass", "decline"))
# … these need cards, and may be offered if everybody knows that the hand holds them …
VERBS_WITH_CARDS: Final = frozenset(("join", "play", "extort", "cooperate", "weapon"))
# … these are offered to everybody who could hold the cards for them, so that the offer tells nothing …
VERBS_FROM_MEMORY: Final = frozenset(("dig", "craft"))
# … and every answer to these questions is open.
OPEN_QUESTIONS: Final = frozenset(("reroll", "place", "michel_move", "michel_draw"))
