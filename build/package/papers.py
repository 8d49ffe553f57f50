"""The documents of a package: Debian's control file, changelog and copyright, AppStream's metadata."""

import re
import textwrap
from email.utils import formatdate
from xml.etree import ElementTree

from blackgate.words.text import ORIGINAL, Text, languages
from package import notices

NAME = "game.blackgate.Blackgate"
SHORT = "board and card game about digging out of prison"
MAINTAINER = "The Blackgate developers <blackgate@blackgate.invalid>"      # There is no real address.
# SDL opens these by name when it needs them: a screen of either kind, sound of either kind.
RECOMMENDED = ("libx11-6", "libxcursor1", "libxext6", "libxfixes3", "libxi6", "libxrandr2", "libxss1",
               "libwayland-client0", "libxkbcommon0", "libpulse0 | libasound2t64 | libasound2", "hicolor-icon-theme")
DAY = 86_400        # seconds
COMMON = ("LGPL-2.1", "Apache-2.0")         # licences that every Debian has, under the same names


def control(version: str, machine: str, c_library: str, kilobytes: int) -> str:
    english = Text(ORIGINAL)
    about = "\n .\n".join(textwrap.fill(english(key), 76, initial_indent=" ", subsequent_indent=" ") for key in (
        "store-what", "store-players"))
    return (
        f"Package: blackgate\nVersion: {version}\nArchitecture: {machine}\nMaintainer: {MAINTAINER}\n"
        f"Installed-Size: {kilobytes}\nDepends: libc6 (>= {c_library})\nRecommends: {', '.join(RECOMMENDED)}\n"
        f"Section: games\nPriority: optional\nDescription: {SHORT}\n{about}\n"
    )


def changelog(written: str, version: str, when: int) -> str:
    """The project's changelog in Debian's form. The unreleased part is the version of the package."""
    parts: list[str] = []
    for section in re.split(r"^## ", written, flags=re.MULTILINE)[1:]:
        heading, _, body = section.partition("\n")
        points = [" ".join(point.split()) for point in re.split(r"^- ", body, flags=re.MULTILINE)[1:]]
        lines = [textwrap.fill(_plain(point), 78, initial_indent="  * ", subsequent_indent="    ") for point in points]
        number = found[0] if (found := re.match(r"\d[\w.]*", heading)) else version
        parts.append(f"blackgate ({number}) unstable; urgency=medium\n\n" + "\n".join(lines)
                     + f"\n\n -- {MAINTAINER}  {formatdate(when - len(parts) * DAY)}\n")      # The times must differ.
    return "\n".join(parts)


def _plain(words: str) -> str:
    return re.sub(r"\[(.+?)\]\(.+?\)", r"\1", words)        # links do not work here


def copyright_notice() -> str:
    """Every work with its licence. For licences that every Debian has there is only a reference, as its policy says."""
    where = {name: f"On Debian systems the full text is in /usr/share/common-licenses/{name}." for name in COMMON}
    return ("Blackgate is packaged by its own developers, together with all the libraries that it needs.\n\n"
            + notices.licence_notices(where))


def metainfo(version: str, when: int) -> bytes:
    """The description for a software centre, in every language."""
    top = ElementTree.Element("component", type="desktop-application")
    said = {language: Text(language) for language in sorted(languages(), key=lambda one: (one != ORIGINAL, one))}

    def add(tag: str, words: str = "", inside: ElementTree.Element = top, **attributes: str) -> ElementTree.Element:
        new = ElementTree.SubElement(inside, tag, attributes)
        new.text = words or None
        return new

    def add_in_all(tag: str, key: str, inside: ElementTree.Element = top) -> None:
        for language, text in said.items():
            new = add(tag, text(key), inside)
            if language != ORIGINAL:
                new.set("xml:lang", language)

    add("id", NAME)
    add("metadata_license", "MIT")
    add("project_license", "MIT")
    add("name", "Blackgate")
    add_in_all("summary", "store-brief")
    about = add("description")
    for key in ("store-what", "store-players"):
        add_in_all("p", key, about)
    add("launchable", "blackgate.desktop", type="desktop-id")
    add("developer_name", MAINTAINER.partition(" <")[0])
    rating = add("content_rating", type="oars-1.1")
    for name in ("violence-cartoon", "drugs-tobacco"):       # fights among inmates; cigarettes are the money
        add("content_attribute", "mild", rating, id=name)
    add("binary", "blackgate", add("provides"))
    played_with = add("supports")
    for kind in ("pointing", "keyboard", "gamepad"):
        add("control", kind, played_with)
    given = add("languages")
    for language in said:
        add("lang", language, given, percentage="100")
    add("release", "", add("releases"), version=version, timestamp=str(when))
    ElementTree.indent(top)
    words: bytes = ElementTree.tostring(top, encoding="utf-8", xml_declaration=True)
    return words + b"\n"
