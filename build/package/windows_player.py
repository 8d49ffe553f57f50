"""The player of a new Windows in wine: their folders and settings, and what the game keeps there and runs."""

import os
import re
from pathlib import Path

from package.clicker import saves_in
from package.screen import until
from package.steps import Failed, said
from package.wine import Wine, named

PLAYER = "Jörg Müller Peña"      # Wine 8 cannot open shortcuts with letters outside Windows-1252, such as Ł.
FOLDERS = {"Local AppData": "AppData/Local", "AppData": "AppData/Roaming", "Desktop": "Desktop",
           "Start Menu": "AppData/Roaming/Start", "Programs": "AppData/Roaming/Start/Programs"}
SHELL = r"HKEY_CURRENT_USER\Software\Microsoft\Windows\CurrentVersion\Explorer\User Shell Folders"
PROGRAMS = ("blackgate.exe", "blackgate-console.exe")
TROUBLE = ("ERROR", "Traceback", "No AccessKit")        # words in the game's log


class Player:
    def __init__(self, wine: Wine) -> None:
        self.wine = wine
        self.home = wine.drive("users") / PLAYER
        self.place = self.home / "AppData" / "Local" / "Programs" / "Blackgate"
        self.own = self.home / "AppData" / "Local" / "blackgate"
        self.menu = self.home / FOLDERS["Programs"] / "Blackgate.lnk"
        self.desktop = self.home / "Desktop" / "Blackgate.lnk"

    def move_in(self) -> str:
        """Set the player's folders in the registry of Windows."""
        lines = ["Windows Registry Editor Version 5.00", f"[{SHELL}]"]
        for name, path in FOLDERS.items():
            (self.home / path).mkdir(parents=True)
            lines.append(f'"{name}"="{self.for_registry(path)}"')
        for name in ("Temp", "Programs"):       # These exist on every Windows.
            (self.home / "AppData" / "Local" / name).mkdir()
        lines.append("[HKEY_CURRENT_USER\\Environment]")
        lines += [f'"{name}"="{self.for_registry("AppData/Local/Temp")}"' for name in ("TEMP", "TMP")]
        told = self.wine.prefix / "folders.reg"
        told.write_text("\r\n".join([*lines, ""]), encoding="utf-16")
        self.wine.said("regedit", "/S", named(told))
        return f"{said('wine', '--version', given={'WINEDEBUG': '-all'}).strip()}, C:\\users\\{PLAYER}"

    def for_registry(self, path: str) -> str:
        """A folder of the player in the form of a .reg file."""
        return windows_path(self.home / path).replace("\\", "\\\\")

    def snapshot(self) -> frozenset[str]:
        """All files on the disk except the player's and temporary ones, and all registry entries that name the game."""
        disk = self.wine.drive("")
        files = {str(path.relative_to(disk)) for path in disk.rglob("*")
                 if not path.is_relative_to(self.own) and "Temp" not in path.parts and "temp" not in path.parts}
        settings = self.wine.said("reg", "query", r"HKCU\Software", "/s").splitlines()
        return frozenset(files | {line.strip() for line in settings if "blackgate" in line.lower()})

    def saves(self) -> dict[str, bytes]:
        return saves_in(self.own)

    def games(self) -> set[str]:
        """The marks of the running games."""
        return {name.rpartition("-")[0] for name in self.saves()}

    def look_at_log(self) -> None:
        """Raise Failed if the log tells of an error, or of a window that screen readers cannot read."""
        written = "".join(path.read_text(encoding="utf-8") for path in self.own.rglob("blackgate.log*"))
        if any(word in written for word in TROUBLE):
            raise Failed(f"the log tells of trouble\n{written}")

    def running(self) -> list[int]:
        """The ids of the game's processes in this Windows."""
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                words, around = (folder / "cmdline").read_bytes(), (folder / "environ").read_bytes()
            except OSError:
                continue        # It has ended in the meantime, or belongs to another user.
            if PROGRAMS[0].encode() in words and os.fsencode(self.wine.prefix) in around:
                found.append(int(folder.name))
        return found

    def close(self, *before: str) -> None:
        """Close the game's windows as their close buttons do. `before`: what the command begins with."""
        self.wine.said(*before, "taskkill", "/IM", PROGRAMS[0])
        until(lambda: not self.running(), "the window was closed")

    def registered(self, key: str) -> str:
        """The default value of a key in the registry."""
        file = self.wine.prefix / "asked.reg"
        self.wine.said("reg", "export", key, named(file), "/y")
        found = re.search(r'^@="(.*)"', file.read_text(encoding="utf-16"), re.MULTILINE)
        if found is None:
            raise Failed(f"the registry has no {key}")
        return re.sub(r"\\(.)", r"\1", found[1])


def windows_path(path: Path) -> str:
    """The Windows path of a file on its disk."""
    *_, inside = str(path).partition("/drive_c/")
    return f"C:/{inside}".replace("/", "\\")
