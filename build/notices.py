"""What the packaged program says about itself and about whose work it stands on."""

from pathlib import Path

from blackgate import __version__
from blackgate.disk.licences import text_of, works


def licence_notices() -> str:
    """Every work in the program with its licence, as the credits show them. Raises ValueError if one has no text."""
    parts = []
    for work in works():
        text = text_of(work)
        if not text.strip():
            raise ValueError(f"{work.name} comes without the text of its licence")
        head = f"{work.name} {work.version}, {work.licence} {work.home}".rstrip()
        parts.append(f"{'=' * 80}\n{head}\n\n{text.strip()}\n")
    return "\n".join(parts)


def windows_version(path: Path) -> Path:
    """The file from which PyInstaller fills in what Windows shows as the program's details."""
    numbers = (*map(int, __version__.split(".")[:3]), 0, 0, 0, 0)[:4]
    words = {
        "CompanyName": "Blackgate", "FileDescription": "Blackgate", "FileVersion": __version__,
        "InternalName": "blackgate", "LegalCopyright": "MIT", "OriginalFilename": "blackgate.exe",
        "ProductName": "Blackgate", "ProductVersion": __version__,
    }
    lines = ", ".join(f"StringStruct({name!r}, {value!r})" for name, value in words.items())
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3f, flags=0, OS=0x40004, "
        f"fileType=1, subtype=0, date=(0, 0)), kids=[StringFileInfo([StringTable('040904B0', [{lines}])]), "
        "VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n", encoding="utf-8")
    return path
