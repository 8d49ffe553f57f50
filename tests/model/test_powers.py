"""How many of a power there are, for those who weigh or tell it."""

from blackgate.model.powers import POINTS, Point


def test_places_are_counted_and_a_number_is_itself() -> None:
    assert Point("places", "", 1.0).amount(0b10110) == 3
    assert Point("place_actions", "", 1.0).amount(0b101) == 2
    assert Point("number", "", 1.0).amount(6) == 6
    assert Point("yes", "", 1.0).amount(1) == 1
    assert {point.type for point in POINTS.values()} >= {"places", "place_actions", "number", "yes"}
