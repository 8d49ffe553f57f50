"""The documents are true to the code: tables of effects, powers, events and steps match, links lead somewhere."""

import ast
import re
from pathlib import Path

from blackgate.model.agenda import FRAMES
from blackgate.model.effects import VOCABULARY
from blackgate.model.events import EVENTS
from blackgate.model.powers import POINTS
from blackgate.model.scripts import TARGETS
from blackgate.model.sorts import fields_of, name_of

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
EFFECTS = ROOT / "blackgate" / "model" / "effects"


def test_the_card_manual_lists_every_effect_with_its_docstring() -> None:
    manual = (DOCS / "adding-a-card.md").read_text(encoding="utf-8")
    said = docstrings()
    for name, word in VOCABULARY.items():
        row = listed(manual, name, said[name])
        assert said[name] and row, name
        for argument in word.arguments:
            assert re.search(rf"\b{argument}\b", row), (name, argument)


def listed(manual: str, name: str, *words: str) -> str:
    """The line of one of the manual's lists that begins with this name and holds these words; empty if there is none."""
    rows = (line for line in manual.splitlines() if line.startswith(f"{name} "))
    return next((row for row in rows if all(word in row for word in words)), "")


def docstrings() -> dict[str, str]:
    """What the effects' sources say of them: compiled functions do not."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in EFFECTS.glob("*.py")]
    functions = [node for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)]
    return {function.name: (ast.get_docstring(function) or "").strip() for function in functions}


def test_the_card_manual_lists_every_power_and_target() -> None:
    manual = (DOCS / "adding-a-card.md").read_text(encoding="utf-8")
    for name, point in POINTS.items():
        row = listed(manual, name, f" {point.type} ", point.means)
        assert row.endswith(point.means), name
    assert all(listed(manual, target) for target in TARGETS if target != "nobody")


def test_the_protocol_lists_every_event_and_step_with_its_fields() -> None:
    manual = (DOCS / "protocol.md").read_text(encoding="utf-8")
    kinds = [*((name_of(event), event) for event in EVENTS), *FRAMES.items()]
    for name, kind in kinds:
        rows = [re.findall(r"[\w.]+", line) for line in manual.splitlines() if line.startswith(f"{name} ")]
        assert any({field.written for field in fields_of(kind)} <= {*row[1:]} for row in rows), name


def test_every_link_leads_to_a_file() -> None:
    pages = [*DOCS.rglob("*.md"), *ROOT.glob("*.md")]
    assert len(pages) > 20
    links = [(page, link) for page in pages for link in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8"))]
    assert [(page.name, link) for page, link in links if "://" not in link and not (page.parent / link).exists()] == []


def test_every_page_that_the_code_names_is_there() -> None:
    sources = [path for folder in ("blackgate", "locale") for path in (ROOT / folder).rglob("*.*")
               if path.suffix in (".py", ".ftl", ".yaml")]
    named = {page for path in sources for page in re.findall(r"\bdocs/[\w/-]+\.md", path.read_text(encoding="utf-8"))}
    assert len(named) > 10
    assert sorted(page for page in named if not (ROOT / page).exists()) == []
