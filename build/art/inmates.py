"""The twelve prisoners (R1.5). data/inmates.yaml says who they are; the recipes here draw them."""

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
