"""The recipe that draws how learning went."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from lab import curve, teach


def test_the_curve_of_learning_is_a_table_and_a_picture(tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    told = [teach.Measured(0, 4.0, 900, 0.4, 0.0, 0.0), teach.Measured(1, 3.0, 800, 0.3, 0.08, 0.01),
            teach.Measured(2, 2.0, 700, 0.2, -0.01, 0.02)]
    teach.write_curve(tmp_path / "curve.csv", told)
    assert curve.main(["--work", str(tmp_path), "--docs", str(tmp_path / "docs")]) == 0
    table = (tmp_path / "docs" / curve.TABLE).read_text(encoding="utf-8")
    assert "| 0 | 4.00 | 900 | 40 % | – |" in table
    assert "| 2 | 2.00 | 700 | 20 % | -0.0100 ±0.0200 |" in table
    drawn = ElementTree.fromstring((tmp_path / "docs" / curve.PICTURE).read_text(encoding="utf-8"))
    points = [float(point.attrib["cy"]) for point in drawn.iter("{http://www.w3.org/2000/svg}circle")]
    assert len(points) == 2 and points[0] < points[1], "the higher gain stands higher"
