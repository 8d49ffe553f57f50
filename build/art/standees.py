"""The twelve prisoners and Michel(le) as standees (R1.5)."""

from __future__ import annotations

from dataclasses import replace

import inmates
import michel
from belongings import (
    blanket,
    book,
    crossed,
    fan_of_cards,
    fur,
    goggles,
    pins,
    roses,
    sack,
    scarf,
    scarf_tail,
    scarves,
    shovel,
    sparrow,
    watch,
)
from figure import Body, standee
from michel import VEST
from person import nothing

BY_ID = {person.id: person for person in inmates.PEOPLE}
BODIES = {
    "brute": Body(
        head=0.42,
        chin=66,
        shoulder=33,
        waist=25,
        hip=22,
        belt=114,
        stance=14,
        leg=18,
        arm=15,
        left=((20, 80), (8, 100), (16, 120)),
        right=((80, 80), (92, 100), (84, 120)),
    ),
    "mole": Body(
        head=0.42,
        chin=90,
        shoulder=15,
        waist=12,
        hip=13,
        belt=126,
        stance=8,
        leg=10,
        arm=7,
        left=((37, 100), (26, 112), (40, 126)),
        right=((63, 100), (78, 108), (70, 92)),
        over=shovel,
        front=True,
    ),
    "merchant": Body(
        head=0.42,
        chin=72,
        shoulder=23,
        waist=24,
        hip=22,
        belt=120,
        stance=11,
        leg=15,
        arm=10,
        left=((30, 84), (16, 98), (34, 108)),
        right=((72, 84), (86, 104), (88, 94)),
        over=watch,
    ),
    "gambler": Body(
        head=0.41,
        chin=70,
        shoulder=17,
        waist=11,
        hip=15,
        belt=114,
        stance=9,
        leg=11,
        arm=7.5,
        left=((35, 80), (18, 98), (17, 74)),
        right=((65, 80), (86, 94), (66, 110)),
        over=fan_of_cards,
    ),
    "networker": Body(
        head=0.40,
        chin=76,
        shoulder=18,
        waist=13,
        hip=16,
        belt=118,
        stance=9,
        leg=12,
        arm=8,
        left=((35, 86), (18, 104), (9, 86)),
        right=((65, 86), (82, 104), (91, 86)),
        over=pins,
    ),
    "loyal": Body(
        head=0.43,
        chin=68,
        shoulder=29,
        waist=25,
        hip=23,
        belt=116,
        stance=13,
        leg=17,
        arm=12.5,
        left=((24, 82), (10, 104), (42, 98)),
        right=((77, 84), (88, 102), (80, 122)),
        over=sparrow,
        front=True,
    ),
    "vulture": Body(
        head=0.44,
        chin=76,
        shoulder=19,
        waist=11,
        hip=12,
        belt=112,
        stance=7,
        leg=9,
        arm=7.5,
        left=((32, 86), (20, 108), (46, 110)),
        right=((68, 86), (80, 108), (55, 112)),
        over=fur,
        front=True,
    ),
    "paranoid": Body(head=0.40, chin=76, shoulder=18, waist=14, hip=15, belt=118, stance=7, leg=10, over=blanket),
    "fox": Body(
        head=0.40,
        chin=70,
        shoulder=18,
        waist=11,
        hip=13,
        belt=112,
        stance=11,
        leg=10.5,
        arm=7.5,
        left=((35, 82), (20, 96), (36, 110)),
        right=((65, 82), (84, 90), (84, 68)),
        behind=scarf_tail,
        over=scarf,
    ),
    "hoarder": Body(
        head=0.40,
        chin=78,
        shoulder=25,
        waist=25,
        hip=25,
        belt=124,
        stance=10,
        leg=14,
        arm=10,
        left=((29, 90), (16, 106), (24, 124)),
        right=((70, 88), (84, 88), (72, 68)),
        behind=sack,
        over=scarves,
    ),
    "daredevil": Body(
        head=0.40,
        chin=76,
        shoulder=20,
        waist=13,
        hip=15,
        belt=116,
        stance=15,
        leg=12,
        arm=8.5,
        left=((32, 84), (14, 76), (12, 50)),
        right=((68, 84), (88, 96), (68, 112)),
        over=goggles,
    ),
    "professor": Body(
        head=0.40,
        chin=74,
        shoulder=18,
        waist=14,
        hip=16,
        belt=118,
        stance=8,
        leg=11,
        arm=8,
        left=((33, 86), (22, 104), (42, 110)),
        right=((67, 86), (86, 96), (84, 74)),
        over=book,
    ),
    "michel": Body(
        head=0.41,
        chin=60,
        shoulder=37,
        waist=31,
        hip=26,
        belt=116,
        stance=16,
        leg=21,
        arm=15,
        top=VEST,
        over=crossed,
        left=((17, 77), (11, 90), (15, 96)),
        right=((83, 77), (89, 90), (85, 96)),
        sleeves=False,
    ),
    "michelle": Body(
        head=0.41,
        chin=58,
        shoulder=35,
        waist=24,
        hip=25,
        belt=114,
        stance=14,
        leg=19,
        arm=13,
        top=VEST,
        over=roses,
        left=((17, 76), (2, 96), (22, 112)),
        right=((83, 76), (98, 96), (78, 112)),
        sleeves=False,
    ),
}


# What is left behind in the tunnel by whoever needs both hands to cheer.
IN_HAND = (shovel, watch, fan_of_cards, book)


def free(body: Body) -> Body:
    """Out, and both arms in the air."""
    (left, high), (right, level) = body.left[0], body.right[0]
    edge = body.arm * 0.6 + 5  # A strong arm needs more room.
    return replace(
        body,
        left=((left, high), (max(edge - 3, left - 19), high + 1), (max(edge, left - 19), high - 36)),
        right=((right, level), (min(103 - edge, right + 19), level + 1), (min(100 - edge, right + 19), level - 36)),
        over=nothing if body.over in IN_HAND else body.over,
        front=body.over is blanket,
    )


def caught(body: Body) -> Body:
    """Inside, and both arms hang, or stay below the blanket."""
    if body.over is blanket:
        return body
    (left, high), (right, level) = body.left[0], body.right[0]
    edge = body.arm * 0.6 + 3
    return replace(
        body,
        left=((left, high), (max(edge, left - 5), high + 20), (max(edge, left - 3), high + 38)),
        right=((right, level), (min(100 - edge, right + 5), level + 20), (min(100 - edge, right + 3), level + 38)),
        over=nothing if body.over in IN_HAND else body.over,
        front=False,
    )


def main() -> None:
    for id_, body in BODIES.items():
        person = BY_ID.get(id_) or next(terror for terror in michel.PEOPLE if terror.id == id_)
        dressed = replace(body, skin=person.head.skin)
        standee(dressed, person.behind, person.face, person.head.chin).save(f"standees/{id_}.svg")
        if id_ in BY_ID:
            cheering = standee(free(dressed), person.behind, person.face, person.head.chin, base=False)
            cheering.save(f"escapees/{id_}.svg")
            hanging = standee(caught(dressed), person.behind, person.face, person.head.chin, is_sad=True)
            hanging.save(f"caught/{id_}.svg")


if __name__ == "__main__":
    main()
