"""The words of the rules as small integers: what players do, what is asked, what waits, what happened.

The tables beside the numbers spell each word's arguments; `notation` and `codec` read and write by them,
so a word is described once.
"""

from typing import Final

Action = tuple[int, ...]
Frame = tuple[int, ...]
Event = tuple[int, ...]
Events = list[Event] | None     # None: nobody listens (the searches' path)

NOTHING: Final = -1             # no target, no seat, no tool
ANY: Final = -2                 # a template's argument, filled in by who answers

# --- What players do. Arguments are named by the protocol. -------------------------------------------
ACTIONS: Final[tuple[tuple[str, tuple[tuple[str, str], ...]], ...]] = (
    ("roll_move", ()),
    ("cautious_move", (("place", "place"),)),
    ("follow", (("place", "place"),)),
    ("search", ()),
    ("craft", (("product", "product"),)),
    ("dig", (("tool", "kind"),)),
    ("sell", (("cards", "any_cards"),)),
    ("buy", (("item", "item"),)),
    ("steal_spoon", ()),
    ("heal", ()),
    ("join", (("gang", "gang"), ("accessories", "kinds"))),
    ("play", (("card", "kind"), ("target", "target"))),
    ("extort", (("seat", "seat"), ("tool", "kind"), ("weapons", "kinds"))),
    ("exchange", (("seat", "seat"), ("give", "bundle"), ("take", "bundle"))),
    ("reveal", (("target", "target"),)),
    ("end_turn", ()),
    ("reroll", ()),
    ("keep", ()),
    ("go", (("place", "place"),)),
    ("cooperate", (("tool", "optional_kind"),)),
    ("fight", ()),
    ("weapon", (("kind", "kind"),)),
    ("give_up", ()),
    ("pass", ()),
    ("draw", ()),
    ("move_michel", ()),
    ("choose_card", (("kind", "kind"),)),
    ("discard", (("cards", "any_cards"), ("count", "count"))),
    ("accept", ()),
    ("decline", ()),
)
ROLL_MOVE: Final = 0
CAUTIOUS_MOVE: Final = 1
FOLLOW: Final = 2
SEARCH: Final = 3
CRAFT: Final = 4
DIG: Final = 5
SELL: Final = 6
BUY: Final = 7
STEAL_SPOON: Final = 8
HEAL: Final = 9
JOIN: Final = 10
PLAY: Final = 11
EXTORT: Final = 12
EXCHANGE: Final = 13            # (EXCHANGE, seat, give, give_cigarettes, take, take_cigarettes)
REVEAL: Final = 14              # (REVEAL, target) or for a template (REVEAL, ANY, count)
END_TURN: Final = 15
REROLL: Final = 16
KEEP: Final = 17
GO: Final = 18
COOPERATE: Final = 19           # (COOPERATE, NOTHING) to a player, (COOPERATE, tool) to Michel(le)
FIGHT: Final = 20
WEAPON: Final = 21
GIVE_UP: Final = 22
PASS: Final = 23
DRAW: Final = 24
MOVE_MICHEL: Final = 25
CHOOSE_CARD: Final = 26
DISCARD: Final = 27             # (DISCARD, cards, count)
ACCEPT: Final = 28
DECLINE: Final = 29

LAST_TURN_ACTION: Final = END_TURN

# --- What waits on the agenda: questions first, then what goes on by itself. --------------------------
# A question's second number is always the seat that is asked. `cards` are counts, `seats` a bit mask.
STEPS: Final[tuple[tuple[str, tuple[tuple[str, str], ...]], ...]] = (
    ("reroll", (("seat", "seat"), ("face", "face"))),
    ("place", (("seat", "seat"), ("places", "places"), ("face", "face"), ("michel", "flag"))),
    ("extorted", (("seat", "seat"), ("attacker", "seat"), ("tool", "tool"))),
    ("combat", (("seat", "seat"), ("attacker", "seat"), ("defender", "seat"), ("tool", "tool"),
                ("defending", "flag"), ("attackers_helpers", "seats"), ("defenders_helpers", "seats"))),
    ("michel", (("seat", "seat"), ("card", "michel_card"))),
    ("michel_combat", (("seat", "seat"), ("victim", "seat"), ("card", "michel_card"), ("helpers", "seats"))),
    ("michel_draw", (("seat", "seat"),)),
    ("michel_move", (("seat", "seat"),)),
    ("react", (("seat", "seat"), ("player", "seat"), ("card", "action_card"))),
    ("lose_tool", (("seat", "seat"), ("card", "optional_michel_card"))),
    ("take_seen", (("seat", "seat"), ("target", "seat"))),
    ("forge_again", (("seat", "seat"),)),
    ("discard", (("seat", "seat"), ("count", "count"), ("limit", "flag"))),
    ("exchange", (("seat", "seat"), ("proposer", "seat"), ("give", "cards"), ("give_cigarettes", "count"),
                  ("take", "cards"), ("take_cigarettes", "count"))),
    # These go on by themselves as soon as they are on top.
    ("script", (("seat", "seat"), ("script", "script"), ("cursor", "count"), ("target", "script_target"),
                ("foe", "optional_seat"))),
    ("finish_play", (("seat", "seat"), ("card", "action_card"))),
    ("inspect", (("seat", "seat"), ("seats", "seats"))),
    ("michel_round", (("seat", "seat"), ("seats", "seats"))),
    ("close_turn", (("seat", "seat"),)),
)
ASK_REROLL: Final = 0
ASK_PLACE: Final = 1
ASK_EXTORTED: Final = 2
ASK_COMBAT: Final = 3
ASK_MICHEL: Final = 4
ASK_MICHEL_COMBAT: Final = 5
ASK_MICHEL_DRAW: Final = 6
ASK_MICHEL_MOVE: Final = 7
ASK_REACT: Final = 8
ASK_LOSE_TOOL: Final = 9
ASK_TAKE_SEEN: Final = 10
ASK_FORGE_AGAIN: Final = 11
ASK_DISCARD: Final = 12
ASK_EXCHANGE: Final = 13
SCRIPT: Final = 14
FINISH_PLAY: Final = 15
INSPECT: Final = 16
MICHEL_ROUND: Final = 17
CLOSE_TURN: Final = 18

FIRST_CONTINUATION: Final = SCRIPT

# --- Once-per-turn powers already used this turn (bits of `GameState.used`). ---------------------------
USED: Final = ("cautious_discount", "draw_after_move", "free_craft", "free_place_action")
USED_CAUTIOUS_DISCOUNT: Final = 1
USED_DRAW_AFTER_MOVE: Final = 2
USED_FREE_CRAFT: Final = 4
USED_FREE_PLACE_ACTION: Final = 8

# --- When a Background may be revealed (bits). ----------------------------------------------------------
MOMENTS: Final = ("turn", "extorted", "aimed", "losing")
ON_TURN: Final = 1
WHEN_EXTORTED: Final = 2
WHEN_AIMED: Final = 4
WHEN_LOSING: Final = 8

# --- What happened. A field marked `!` is secret: only the seats marked `*` see it. ----------------------
EVENTS: Final[tuple[tuple[str, tuple[tuple[str, str], ...]], ...]] = (
    ("started", (("seat", "seat"), ("players", "count"))),
    ("turn_started", (("seat", "seat"),)),
    ("turn_ended", (("seat", "seat"),)),
    ("rolled", (("seat", "seat"), ("face", "face"), ("michel", "flag"))),
    ("moved", (("seat", "seat"), ("from", "place"), ("place", "place"))),
    ("sent", (("seat", "seat"), ("from", "place"), ("place", "place"))),
    ("drawn", (("seat", "seat*"), ("count", "count"), ("cards", "cards!"))),
    ("shuffled", (("cards", "count"), ("michel", "flag"))),
    ("crafted", (("seat", "seat"), ("spent", "cards"), ("kind", "kind"), ("count", "count"))),
    ("dug", (("seat", "seat"), ("tool", "kind"), ("points", "count"), ("total", "count"))),
    ("sold", (("seat", "seat"), ("cards", "cards"), ("cigarettes", "count"))),
    ("bought", (("seat", "seat"), ("kind", "kind"), ("count", "count"), ("cigarettes", "count"))),
    ("stolen", (("seat", "seat"), ("kind", "kind"), ("count", "count"))),
    ("healed", (("seat", "seat"), ("count", "count"))),
    ("joined", (("seat", "seat"), ("card", "gang_card"), ("spent", "cards"), ("left", "optional_gang_card"))),
    ("played", (("seat", "seat"), ("card", "kind"), ("target", "optional_seat"), ("place", "optional_place"))),
    ("revealed", (("seat", "seat"), ("background", "background"), ("bonus", "flag"))),
    ("extorted", (("attacker", "seat"), ("target", "seat"), ("tool", "kind"), ("weapons", "cards"))),
    ("cooperated", (("seat", "seat"), ("attacker", "optional_seat"), ("tool", "kind"))),
    ("refused", (("seat", "seat"), ("attacker", "optional_seat"))),
    ("armed", (("seat", "seat"), ("kind", "kind"), ("principal", "seat"))),
    ("given_up", (("seat", "seat"),)),
    ("combat_won", (("winner", "optional_seat"), ("loser", "optional_seat"))),
    ("beaten", (("seat", "seat"), ("count", "count"))),
    ("taken", (("seat", "seat*"), ("from", "seat*"), ("kind", "kind!"))),
    ("given", (("seat", "seat"), ("from", "seat"), ("kind", "kind"))),
    ("gained", (("seat", "seat"), ("kind", "kind"), ("count", "count"))),
    ("regained", (("seat", "seat"), ("cards", "cards"))),
    ("discarded", (("seat", "seat"), ("cards", "cards"))),
    ("paid", (("seat", "optional_seat"), ("from", "optional_seat"), ("cigarettes", "count"))),
    ("turned_up", (("seat", "seat"), ("card", "michel_card"))),
    ("michel_moved", (("seat", "seat"), ("from", "place"), ("place", "place"))),
    ("called_off", (("seat", "seat"), ("by", "seat"))),
    ("rioted", (("seat", "seat"),)),
    ("inspected", (("seat", "seat"), ("place", "place"))),
    ("swapped", (("seat", "seat"), ("with", "seat"))),
    ("looked", (("seat", "seat*"), ("at", "seat*"), ("cards", "cards!"))),
    ("proposed", (("seat", "seat*"), ("to", "seat*"), ("give", "cards!"), ("give_cigarettes", "count!"),
                  ("take", "cards!"), ("take_cigarettes", "count!"))),
    ("exchanged", (("seat", "seat*"), ("with", "seat*"), ("give", "cards!"), ("give_cigarettes", "count"),
                   ("take", "cards!"), ("take_cigarettes", "count"))),
    ("declined", (("seat", "seat"), ("to", "seat"))),
    ("actions_gained", (("seat", "seat"), ("count", "count"))),
    ("dig_improved", (("seat", "seat"), ("points", "count"))),
    ("powered", (("seat", "seat"), ("card", "gang_card"))),
    ("won", (("seats", "seats"),)),
)
STARTED: Final = 0
TURN_STARTED: Final = 1
TURN_ENDED: Final = 2
ROLLED: Final = 3
MOVED: Final = 4
SENT: Final = 5
DRAWN: Final = 6
SHUFFLED: Final = 7
CRAFTED: Final = 8
DUG: Final = 9
SOLD: Final = 10
BOUGHT: Final = 11
STOLEN: Final = 12
HEALED: Final = 13
JOINED: Final = 14
PLAYED: Final = 15
REVEALED: Final = 16
EXTORTED: Final = 17
COOPERATED: Final = 18
REFUSED: Final = 19
ARMED: Final = 20
GIVEN_UP: Final = 21
COMBAT_WON: Final = 22
BEATEN: Final = 23
TAKEN: Final = 24
GIVEN: Final = 25
GAINED: Final = 26
REGAINED: Final = 27
DISCARDED: Final = 28
PAID: Final = 29
TURNED_UP: Final = 30
MICHEL_MOVED: Final = 31
CALLED_OFF: Final = 32
RIOTED: Final = 33
INSPECTED: Final = 34
SWAPPED: Final = 35
LOOKED: Final = 36
PROPOSED: Final = 37
EXCHANGED: Final = 38
DECLINED: Final = 39
ACTIONS_GAINED: Final = 40
DIG_IMPROVED: Final = 41
POWERED: Final = 42
WON: Final = 43
