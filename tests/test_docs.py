"""The documents are true to the code: lists of targets, events and steps match, links lead somewhere."""

import re
from pathlib import Path

from blackgate.model.agenda import FRAMES
from blackgate.model.events import EVENTS
from blackgate.model.scripts import TARGETS
from blackgate.model.sorts import fields_of, name_of

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"


def test_the_card_manual_lists_every_target() -> None:
    manual = (DOCS / "adding-a-card.md").read_text(encoding="utf-8")
    rows = [line.partition(" ")[0] for line in manual.splitlines()]
    assert {target for target in TARGETS if target != "nobody"} <= {*rows}


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
