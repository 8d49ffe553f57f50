"""The picture of the rating's truth."""

from pathlib import Path
from xml.etree import ElementTree

from blackgate.coach.rating import FIXED
from lab import rating_picture
from lab.rating_picture import Point


def test_the_picture_shows_a_bar_for_each_level_that_played_and_has_its_figures(tmp_path: Path) -> None:
    points = [Point(mode, level, number + by) for mode in ("players2", "team4") for level, number in FIXED.items()
              for by in (0, 40, 80)]
    path = tmp_path / "drawn.svg"
    rating_picture.write([*points, Point("players3", "easy", 400)], path)      # One game makes no bar.
    assert rating_picture.points_in(path.with_suffix(".csv"))[:-1] == points
    drawn = ElementTree.fromstring(path.read_text(encoding="utf-8"))
    medians = [float(each.attrib["cx"]) for each in drawn.iter("{http://www.w3.org/2000/svg}circle")]
    assert len(medians) == 2 * len(FIXED)
    assert medians[:len(FIXED)] == sorted(medians[:len(FIXED)]), "a stronger level stands further right"


def test_the_figures_beside_the_picture_are_those_it_was_drawn_from() -> None:
    points = rating_picture.points_in(rating_picture.PICTURE.with_suffix(".csv"))
    assert {point.level for point in points} == set(FIXED)
    assert rating_picture.picture(points) == rating_picture.PICTURE.read_text(encoding="utf-8")
