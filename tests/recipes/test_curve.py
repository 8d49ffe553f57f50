"""The recipe that draws how learning went."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from lab import curve, teach


def test_the_curve_of_learning_is_a_picture_with_its_figures(tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    told = [teach.Measured(0, 4.0, 900, 0.4, 0.0, 0.0), teach.Measured(1, 3.0, 800, 0.3, 0.08, 0.01),
            teach.Measured(2, 2.0, 700, 0.2, -0.01, 0.02)]
    teach.write_curve(tmp_path / "curve.csv", told)
    assert curve.main(["--work", str(tmp_path), "--out", str(tmp_path / "drawn.svg")]) == 0
    assert [row.gain for row in curve.rows_in(tmp_path / "drawn.csv")] == [0.0, 0.08, -0.01]
    drawn = ElementTree.fromstring((tmp_path / "drawn.svg").read_text(encoding="utf-8"))
    points = [float(point.attrib["cy"]) for point in drawn.iter("{http://www.w3.org/2000/svg}circle")]
    assert len(points) == 2 and points[0] < points[1], "the higher gain stands higher"
