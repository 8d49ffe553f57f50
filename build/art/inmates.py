"""The twelve prisoners (R1.5): who they are is in data/inmates.yaml, what they look like is here."""

from __future__ import annotations

import inmates_one
import inmates_three
import inmates_two

PEOPLE = (*inmates_one.PEOPLE, *inmates_two.PEOPLE, *inmates_three.PEOPLE)


def main() -> None:
    for person in PEOPLE:
        person.portrait().save(f"inmates/{person.id}.svg")
        person.portrait(is_sad=True).save(f"beaten/{person.id}.svg")


if __name__ == "__main__":
    main()
