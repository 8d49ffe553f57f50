"""The manual's worked example (docs/adding-a-card.md) is a good pack as it stands there."""

import re
from pathlib import Path

import pytest

import blackgate
from blackgate.cards.library import SHIPPED, load_pack
from blackgate.cards.places import MOST_PLACES
from blackgate.cards.svg import ELEMENTS, MOST_BYTES, MOST_ELEMENTS
from blackgate.cli import main
from blackgate.model.counts import CORE_KINDS

MANUAL = (Path(blackgate.__file__).parents[1] / "docs" / "adding-a-card.md").read_text(encoding="utf-8")


def found(pattern: str) -> str:
    match = re.search(pattern, MANUAL, re.DOTALL)
    assert match is not None, pattern
    return match[1]


def test_the_worked_example_is_a_good_pack_with_nothing_missed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str],
) -> None:
    for folder in ("locale/en", "pictures/cards"):
        (tmp_path / folder).mkdir(parents=True)
    card = found(r"`(parole: \{.*?\})`\n")
    cards = (SHIPPED / "cards.yaml").read_text(encoding="utf-8")
    (tmp_path / "cards.yaml").write_text(f"{cards}\n{card}\n", encoding="utf-8")
    (tmp_path / "locale/en/cards.ftl").write_text(found(r"```\n(card-parole = .*?)```"), encoding="utf-8")
    (tmp_path / "pictures/cards/parole.svg").write_text(found(r"```\n\s*(<svg .*?</svg>)"), encoding="utf-8")
    assert main(["cards", "check", str(tmp_path)]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 1
    assert "cards/parole" in load_pack(tmp_path).pictures


def test_the_manual_names_every_role_and_every_limit() -> None:
    roles = found("The roles are\n(.*?)\\. ")
    assert re.findall(r"`(\w+)`", roles) == list(CORE_KINDS)
    assert f"{MOST_BYTES // 1000} kB" in MANUAL and f"{MOST_ELEMENTS} elements" in MANUAL
    assert MOST_PLACES == 12 and "at most twelve to a side" in MANUAL
    drawn = found("A picture is a plain drawing:(.*?)Nothing else passes")
    assert all(f"`{element}`" in drawn for element in ELEMENTS if element not in
               ("stop", "linearGradient", "radialGradient", "title", "desc"))
