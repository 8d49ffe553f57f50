"""A separate Windows on Linux: wine, with its disk in a folder, and the programs that run in it."""

import os
import subprocess
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from package.forwarding_dll import forwarding_dll
from package.steps import Failed

TOOLS = {"wine": "wine", "wineserver": "wine64", "makensis": "nsis", "Xvfb": "xvfb", "xdotool": "xdotool",
         "import": "imagemagick"}
NOTHING: Mapping[str, str] = MappingProxyType({})
MOST_SECONDS = 3600         # A busy machine may be slow, and only a hanging program should fail.
MISSING = {"bcryptprimitives.dll": {"ProcessPrng": "advapi32.SystemFunction036"}}      # AccessKit's random numbers


class Wine:
    """One Windows. `with Wine(folder) as wine` starts it, and at the end stops all its programs."""

    def __init__(self, prefix: Path) -> None:
        self.prefix = prefix
        left_out = ("PYTHON", "BLACKGATE", "WINE", "SDL_", "XDG_")      # variables that a player does not have
        self.given = {name: value for name, value in os.environ.items() if not name.startswith(left_out)} | {
            "WINEPREFIX": str(prefix), "WINEARCH": "win64", "WINEDEBUG": "-all", "LC_ALL": "C.UTF-8",
            "HOME": str(prefix),        # keeps Wine out of our own desktop and documents
            # No browser and no .NET are downloaded, and no debugger window opens after a crash.
            "WINEDLLOVERRIDES": "mscoree=;mshtml=;winedbg.exe=d;winemenubuilder.exe=d"}

    def __enter__(self) -> "Wine":
        """Start wine's services without a pipe, because they would keep it open for ever."""
        is_new = not (self.prefix / "system.reg").exists()
        self.prefix.mkdir(parents=True, exist_ok=True)
        self._quietly("wineserver", "-p")
        self._quietly("wine", "wineboot", "-i" if is_new else "-u")
        if is_new:
            self._quietly("wine", "winecfg", "-v", "win10")
        self._complete()
        return self

    def _complete(self) -> None:
        """Add the libraries that every Windows 10 has and Wine 8 has not."""
        for name, functions in MISSING.items():
            path = self.drive("windows/system32") / name
            if not path.exists():
                path.write_bytes(forwarding_dll(name, functions))

    def __exit__(self, *_: object) -> None:
        subprocess.run(["wineserver", "-k"], env=self.given, check=False)

    def _quietly(self, *command: str) -> None:
        subprocess.run(command, env=self.given, check=True, timeout=MOST_SECONDS, stdin=subprocess.DEVNULL,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def said(self, *command: str, given: Mapping[str, str] = NOTHING, cwd: Path | None = None) -> str:
        """The output of a program. Raises Failed if its status is not 0."""
        done = self.ran(*command, given=given, cwd=cwd)
        if done.returncode:
            raise Failed(f"{' '.join(command)}: status {done.returncode}\n{done.stdout}")
        return done.stdout

    def ran(
        self, *command: str, given: Mapping[str, str] = NOTHING, cwd: Path | None = None, seconds: int = MOST_SECONDS,
    ) -> "subprocess.CompletedProcess[str]":
        """Run a program to its end. Returns its status and output."""
        return subprocess.run(["wine", *command], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, check=False,
                              stderr=subprocess.STDOUT, encoding="utf-8", errors="replace", timeout=seconds,
                              env={**self.given, **given}, cwd=cwd)

    def started(self, *command: str, given: Mapping[str, str] = NOTHING) -> "subprocess.Popen[bytes]":
        """Start a program and do not wait for its end, such as one with a window."""
        return subprocess.Popen(["wine", *command], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                stderr=subprocess.DEVNULL, env={**self.given, **given})

    def drive(self, path: str) -> Path:
        """The folder on this machine for a path on Windows' disk: `users/Ada` is C:\\users\\Ada."""
        return self.prefix / "drive_c" / path


def named(path: Path) -> str:
    """The Windows path of a file of this machine."""
    return "Z:" + str(path).replace("/", "\\")
