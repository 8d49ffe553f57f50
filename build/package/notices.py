"""The packaged program's licence notices and version information."""

from collections.abc import Mapping
from itertools import islice
from pathlib import Path

from blackgate import __version__
from blackgate.disk.licences import texts_of, works


def licence_notices(elsewhere: Mapping[str, str] | None = None) -> str:
    """Every work in the program with its licence, as the credits show them. Raises ValueError if one has no text.

    For a licence that can be read elsewhere there is only a line that says where. If a work has two ("A AND B"), the
    second is that of the works it contains.
    """
    parts = []
    for work in works():
        named = work.licence.split(" AND ")
        texts = list(islice(texts_of(work), len(named)))
        if pointer := (elsewhere or {}).get(named[0]):
            texts[:1] = [pointer]
        text = "\n\n".join(filter(str.strip, texts))
        if not text:
            raise ValueError(f"{work.name} comes without the text of its licence")
        head = f"{work.name} {work.version}, {work.licence} {work.home}".rstrip()
        parts.append(f"{'=' * 80}\n{head}\n\n{text.strip()}\n")
    return "\n".join(parts)


def windows_version(path: Path, name: str) -> Path:
    """Write the file for PyInstaller with the program's details that Windows shows."""
    numbers = (*map(int, __version__.split(".")[:3]), 0, 0, 0, 0)[:4]
    words = {
        "CompanyName": "Blackgate", "FileDescription": "Blackgate", "FileVersion": __version__,
        "InternalName": name, "LegalCopyright": "MIT", "OriginalFilename": f"{name}.exe",
        "ProductName": "Blackgate", "ProductVersion": __version__,
    }
    lines = ", ".join(f"StringStruct({name!r}, {value!r})" for name, value in words.items())
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3f, flags=0, OS=0x40004, "
        f"fileType=1, subtype=0, date=(0, 0)), kids=[StringFileInfo([StringTable('040904B0', [{lines}])]), "
        "VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n", encoding="utf-8")
    return path
