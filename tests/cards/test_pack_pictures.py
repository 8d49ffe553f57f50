"""A pack's pictures are drawn if they are plain drawings, and refused with file and line if they are anything else."""

from io import BytesIO
from pathlib import Path
from time import thread_time

import pygame
import pytest

from blackgate.cards.library import load_pack
from blackgate.cards.pictures import MOST_FILES
from blackgate.cards.svg import MOST_BYTES, MOST_DEPTH, MOST_ELEMENTS, MOST_PATH, check_svg
from blackgate.cli import main
from blackgate.disk.folders import shipped
from blackgate.kit.art import FAIR, PATIENCE, PATIENCE_IN_ALL, PLAIN, Art, PictureSet, flaw, flaws
from blackgate.offers.pack_art import picture_set_of

from ..scenes.window import open_app, open_table, plan
from ..systems import FILE_NAMES, LINKS
from .faults import problems

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">\n{}\n</svg>'
GOOD = SVG.format('<rect x="5" y="5" width="90" height="90" fill="#00ff00"/>')


def drawing(inside: str) -> bytes:
    return SVG.format(inside).encode()


def put(folder: Path, name: str = "cards/spoon", data: bytes | str = GOOD) -> Path:
    path = folder / "pictures" / f"{name}.svg"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data if isinstance(data, bytes) else data.encode())
    return path


PATH = '<path d="M0 0H9V9z"/>'
GRADIENT = '<linearGradient id="sky" gradientUnits="userSpaceOnUse"><stop offset="0"/></linearGradient>'
HOSTILE = {
    # what runs
    "script": (2, "'script' has no place", drawing("<script>alert(1)</script>" + PATH)),
    "script, foreign": (2, "is no element of SVG", drawing(f'<script xmlns="http://www.w3.org/1999/xhtml"/>{PATH}')),
    "onload": (1, "would run a program", GOOD.replace("viewBox", 'onload="x()" viewBox').encode()),
    "onclick": (2, "'onclick' would run", drawing('<path d="M0 0H9" onclick="x()"/>')),
    "ONCLICK": (2, "'ONCLICK' would run", drawing('<path d="M0 0H9" ONCLICK="x()"/>')),
    "set": (2, "'set' has no place", drawing(f'{PATH}<set attributeName="onload" to="x()"/>')),
    "animate": (2, "'animate' has no place", drawing(f'{PATH}<animate attributeName="href" values="javascript:x"/>')),
    "handler": (2, "'handler' has no place", drawing(f"{PATH}<handler/>")),
    # what leads elsewhere
    "doctype": (1, "has a DOCTYPE", b'<!DOCTYPE svg SYSTEM "http://a.b/c.dtd">' + GOOD.encode()),
    "entities": (1, "has a DOCTYPE", b'<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>' + drawing("&x;")),
    "laughs": (1, "has a DOCTYPE", b'<!DOCTYPE s [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>' + drawing("&b;")),
    "parameter entity": (1, "has a DOCTYPE", b'<!DOCTYPE s [<!ENTITY % a SYSTEM "http://a.b"> %a;]>' + GOOD.encode()),
    "undefined entity": (2, "is not XML", drawing("&x;" + PATH)),
    "style sheet": (1, "an instruction", b'<?xml-stylesheet href="http://a.b/c.css"?>' + GOOD.encode()),
    "image": (2, "'image' is not drawn", drawing(f'{PATH}<image href="file:///etc/passwd"/>')),
    "image data": (2, "leads to 'data:", drawing(f'{PATH}<image href="data:image/png;base64,AA"/>')),
    "use": (2, "'use' is not drawn", drawing(f'{PATH}<use href="#a"/>')),
    "use elsewhere": (2, "leads to 'http:", drawing(f'{PATH}<use href="http://a.b/c.svg#d"/>')),
    "xlink": (2, "leads to '//a.b", drawing(f'<use xmlns:l="http://www.w3.org/1999/xlink" l:href="//a.b"/>{PATH}')),
    "link": (2, "'a' has no place", drawing(f'<a href="http://a.b">{PATH}</a>')),
    "gradient elsewhere": (2, "leads to 'x.svg#a'", drawing(f'<radialGradient href="x.svg#a"/>{PATH}')),
    "fill elsewhere": (2, "'fill' leads to", drawing('<path d="M0 0H9" fill="url(http://a.b/c#d)"/>')),
    "fill of a file": (2, "'fill' leads to", drawing('<path d="M0 0H9" fill="url(\'file:///etc/passwd\')"/>')),
    "stroke elsewhere": (2, "'stroke' leads to", drawing('<path d="M0 0H9" stroke="URL(//a.b)"/>')),
    "style": (2, "'style' is not drawn", drawing(f"<style>@import url(http://a.b);</style>{PATH}")),
    "style attribute": (2, "'style' is no attribute", drawing('<path d="M0 0" style="fill:url(http://a.b)"/>')),
    "base": (1, "'base' is no attribute", GOOD.replace("viewBox", 'xml:base="http://a.b" viewBox').encode()),
    "foreign object": (2, "'foreignObject' has no place", drawing(f"<foreignObject/>{PATH}")),
    "iframe": (2, "is no element of SVG", drawing(f'<iframe xmlns="http://www.w3.org/1999/xhtml"/>{PATH}')),
    "editor's own": (2, "save it as plain SVG", drawing(f'<n:view xmlns:n="http://sodipodi.x"/>{PATH}')),
    "include": (2, "is no element of SVG", drawing(f'<x:include xmlns:x="http://www.w3.org/2001/XInclude"/>{PATH}')),
    # what is not drawn
    "text": (2, "'text' is not drawn", drawing(f"{PATH}<text>Hi</text>")),
    "loose text": (2, "has text between", drawing(f"{PATH}Hi")),
    "filter": (2, "'filter' is not drawn", drawing(f'{PATH}<filter id="f"/>')),
    "mask": (2, "'mask' is no attribute", drawing('<path d="M0 0H9" mask="url(#m)"/>')),
    "clip": (2, "'clip-path' is no attribute", drawing('<path d="M0 0H9" clip-path="url(#m)"/>')),
    "opacity": (2, "opacity of a group", drawing(f'<g opacity="0.5">{PATH}</g>')),
    "gradient units": (2, "userSpaceOnUse", drawing(f'<linearGradient id="a"/>{PATH}')),
    "no gradient": (2, "has the id 'ski'; did you mean 'sky'", drawing(GRADIENT + '<path d="M0 0" fill="url(#ski)"/>')),
    "misspelt": (2, "did you mean 'rect'", drawing(f'{PATH}<rekt width="9"/>')),
    "misspelt attribute": (2, "did you mean 'fill'", drawing('<path d="M0 0H9" fil="#000"/>')),
    "no colour": (2, "is no colour", drawing('<path d="M0 0H9" fill="#12"/>')),
    "nothing": (1, "draws nothing", drawing("")),
    "no name space": (1, "name space", b'<svg viewBox="0 0 9 9"><path d="M0 0H9"/></svg>'),
    "other root": (1, "must be one 'svg'", b'<g xmlns="http://www.w3.org/2000/svg"><path d="M0 0H9"/></g>'),
    "svg inside": (2, "must be one 'svg'", drawing(f'<svg viewBox="0 0 99 99">{PATH}</svg>')),
    "no canvas": (1, "viewBox", GOOD.replace(' viewBox="0 0 100 100"', "").encode()),
    "tiny canvas": (1, "viewBox", GOOD.replace("0 0 100 100", "0 0 0.001 0.001").encode()),
    # what takes for ever
    "huge number": (2, "larger than", drawing('<path d="M0 0H1e30"/>')),
    "no number": (2, "is no number", drawing('<rect width="NaN" height="9"/>')),
    "infinite": (2, "is no number", drawing('<circle r="1e999"/>')),
    "dashes": (2, "dashes take too long", drawing('<path d="M0 0H9" stroke="#000" stroke-dasharray="0.001"/>')),
    "scaled": (2, "enlarge it more", drawing(f'<g transform="scale(90)"><g transform="scale(90)">{PATH}</g></g>')),
    "matrix": (2, "enlarge it more", drawing(f'<g transform="matrix(900 0 0 900 0 0)">{PATH}</g>')),
    "transform": (2, "is no transform", drawing(f'<g transform="evil(1)">{PATH}</g>')),
    "deep": (2, "nested too deeply", drawing("<g>" * MOST_DEPTH + PATH + "</g>" * MOST_DEPTH)),
    "very deep": (2, "nested too deeply", drawing("<g>" * 9000)),
    "many": (2, "elements", drawing(PATH * (MOST_ELEMENTS + 1))),
    "long path": (2, "a path is longer", drawing(f'<path d="M0 0{"H9" * MOST_PATH}"/>')),
    "long points": (2, "a path is longer", drawing(f'<polygon points="{"9 9 " * MOST_PATH}"/>')),
    "large": (0, "is larger than", drawing(" " * MOST_BYTES)),
    "path of words": (2, "no commands of a path", drawing('<path d="javascript:x"/>')),
    # what is no text
    "empty": (1, "is not XML", b""),
    "unfinished": (1, "is not XML", b'<svg xmlns="http://www.w3.org/2000/svg"'),
    "zeros": (1, "is not XML", b"\0" * 99),
    "other letters": (1, "is not UTF-8", GOOD.encode("utf-16")),
    "declared otherwise": (1, "only UTF-8 is read", b'<?xml version="1.0" encoding="utf-7"?>' + GOOD.encode()),
    "png": (1, "is not UTF-8", b"\x89PNG\r\n\x1a\n" + b"\0" * 20),
    "two roots": (4, "is not XML", (GOOD + "\n" + GOOD).encode()),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_picture_that_is_no_plain_drawing_is_refused_with_its_line(name: str) -> None:
    line, sentence, data = HOSTILE[name]
    found = [str(problem) for problem in check_svg("a.svg", data)]
    assert any(problem.startswith(f"a.svg:{line}: ") and sentence in problem for problem in found), found


def test_our_own_pictures_would_be_good_ones_but_for_their_dashes() -> None:
    for path in sorted(shipped("assets").rglob("*.svg")):
        found = [problem.sentence for problem in check_svg(path.name, path.read_bytes())]
        assert all(sentence.startswith("dashes") for sentence in found), (path, found)


def test_all_that_is_wrong_is_told_at_once() -> None:
    found = check_svg("a.svg", drawing('<path d="M0 0H9" fil="#000"/>\n<text/>\n<rect width="x" fill="#12"/>'))
    assert [problem.line for problem in found] == [2, 3, 4, 4]


def test_a_picture_that_takes_too_long_to_draw_is_of_no_use() -> None:
    plain = drawing('<path d="M0 0H9V9Z" fill="#000"/>')
    for seconds, words in ((PATIENCE, ""), (PATIENCE + 0.1, "takes too long to draw")):
        assert flaw(plain, iter((5.0, 5.0 + seconds)).__next__) == words


class Ticking:
    """Each look at the clock comes so much later."""

    def __init__(self, step: float) -> None:
        self.now = 0.0
        self.step = step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def test_pictures_that_are_slow_together_are_refused_before_all_are_drawn() -> None:
    pictures = {f"cards/{number}": GOOD.encode() for number in range(95)}
    assert list(flaws(pictures, Ticking(FAIR / 4))) == []
    clock = Ticking(0.5)
    wrong = list(flaws(pictures, clock))
    assert len(wrong) == 1 and "takes too long" in wrong[0][1]
    assert clock.now < 3 * PATIENCE_IN_ALL, "it stops once it knows"


def test_a_window_waits_so_long_for_a_packs_pictures_and_then_draws_ours() -> None:
    clock = Ticking(1.0)
    art = Art(clock)
    art.use_pictures(PictureSet({"cards/spoon": GOOD.encode(), "cards/knife": GOOD.encode()}))
    green = [art.get("cards/spoon", size, size).get_at((size // 2, size // 2))[:3] == (0, 255, 0)
             for size in range(40, 48)]
    assert green[0] and not green[-1] and green == sorted(green, reverse=True)
    art.use_pictures(PictureSet({"cards/spoon": GOOD.encode()}))
    assert art.get("cards/spoon", 40, 40).get_at((20, 20))[:3] == (0, 255, 0), "another pack is waited for anew"


@FILE_NAMES
def test_a_file_name_moves_no_terminals_cursor(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    put(tmp_path, "cards/\x1b[2Jspoon")
    (tmp_path / "\x1b]0;owned\x07.yaml").write_text("{}")
    assert main(["cards", "check", str(tmp_path)]) == 1
    assert main(["replay", str(tmp_path / "\x1b[2J.json"), "--audit"]) == 2
    said = capsys.readouterr()
    assert "\x1b" not in said.out + said.err and "\x07" not in said.out and "owned" in said.out


def test_the_slowest_picture_that_passes_is_drawn_in_seconds() -> None:
    arcs = "a900 900 0 1 1 1 1" * 500
    slow = drawing(f'<path d="M0 50{arcs}" fill="none" stroke="#000" stroke-width="300" stroke-linejoin="round"/>' * 6)
    assert check_svg("a.svg", slow) == []
    begun = thread_time()
    pygame.image.load_sized_svg(BytesIO(slow), (256, 256))
    assert thread_time() - begun < 60       # of work; one that was not checked can take hours


def test_a_pack_is_seen_in_its_own_pictures_until_another_is_played(tmp_path: Path) -> None:
    put(tmp_path)
    pack = load_pack(tmp_path)
    art = Art()
    ours = pygame.image.tobytes(art.get("cards/spoon", 40, 40), "RGBA")
    assert art.use_pictures(picture_set_of(pack)) and not art.use_pictures(picture_set_of(pack))
    assert art.get("cards/spoon", 40, 40).get_at((20, 20))[:3] == (0, 255, 0)
    assert art.use_pictures(PLAIN)
    assert pygame.image.tobytes(art.get("cards/spoon", 40, 40), "RGBA") == ours


def test_a_picture_that_the_loader_cannot_draw_gives_way_to_the_stand_in() -> None:
    art = Art()
    ours = pygame.image.tobytes(art.get("cards/spoon", 40, 40), "RGBA")
    in_a_circle = {"cards/ladle": "cards/spoon", "cards/spoon": "cards/ladle"}
    art.use_pictures(PictureSet({"cards/ladle": b"nonsense"}, in_a_circle))
    assert pygame.image.tobytes(art.get("cards/ladle", 40, 40), "RGBA") == ours


def test_the_table_wears_what_its_pack_brings(tmp_path: Path) -> None:
    put(tmp_path, "places/cafeteria")
    app = open_app()
    made = plan(2, 1, 3)
    for cards, green in ((str(tmp_path), True), (None, False)):
        open_table(app, type(made)(made.seats, seed=3, first=0, cards=cards))
        app.frame([], 0.0)
        shown = app.ui.cache.art.get("places/cafeteria", 60, 60).get_at((30, 30))[:3]
        assert (shown == (0, 255, 0)) == green


@pytest.mark.parametrize(("name", "sentence"), [
    ("cards/spon", "did you mean 'spoon'"), ("card/spoon", "did you mean 'cards'"), ("spoon", "must lie in one of"),
    ("cards/more/spoon", "must lie in one of"), ("tokens/spade", "must lie in one of"),
    ("verbs/dig", "must lie in one of"),
])
def test_a_picture_of_nothing_in_the_pack_is_told(tmp_path: Path, name: str, sentence: str) -> None:
    path = put(tmp_path, name)
    assert any(problem.startswith(f"{path}:") and sentence in problem for problem in problems(tmp_path))


@LINKS
def test_other_files_and_files_elsewhere_are_not_read(tmp_path: Path) -> None:
    folder = tmp_path / "pack"
    put(folder).rename(folder / "pictures" / "cards" / "spoon.png")
    assert "is no .svg file" in problems(folder)[0]
    (folder / "pictures" / "cards" / "spoon.png").unlink()
    outside = put(tmp_path / "outside")
    (folder / "pictures" / "cards" / "spoon.svg").symlink_to(outside)
    assert "leads out of the folder" in problems(folder)[0]
    (folder / "pictures" / "cards" / "spoon.svg").unlink()
    (folder / "pictures" / "places").symlink_to(outside.parent)
    assert problems(folder)
    (folder / "pictures" / "places").unlink()
    (folder / "pictures" / "cards" / "spoon.svg").mkdir()
    load_pack(folder)


def test_too_many_files_are_refused(tmp_path: Path) -> None:
    for number in range(MOST_FILES + 1):
        (tmp_path / "pictures" / "cards").mkdir(parents=True, exist_ok=True)
        (tmp_path / "pictures" / "cards" / f"{number}.svg").write_text(GOOD)
    assert any("more than" in problem for problem in problems(tmp_path))


def test_the_check_tells_of_pictures_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    put(tmp_path)
    assert main(["cards", "check", str(tmp_path)]) == 0
    path = put(tmp_path, data=drawing("<script/>"))
    assert main(["cards", "check", str(tmp_path)]) == 1
    assert f"{path}:2:" in capsys.readouterr().out
    put(tmp_path, data=drawing('<path d="M0 0H9V9z" fill="none"/>'))
    assert main(["cards", "check", str(tmp_path)]) == 1
    assert "shows nothing" in capsys.readouterr().out
