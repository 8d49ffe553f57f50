"""Writes windows_packages.txt: every package of the program for Windows, in the version and with the digest of today.

    python build/package windows_pins

pip, asked on another system, leaves out what only Windows needs. WINDOWS_ONLY names it.
"""

import json
import subprocess
import sys
from pathlib import Path

import tomllib

from package.wine_python import FOR_WINDOWS, PACKAGES

ROOT = Path(__file__).resolve().parents[2]
WINDOWS_ONLY = ("colorama", "pefile", "pywin32-ctypes")       # PyInstaller and click ask for them there


def main(words: list[str]) -> int:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = (*project["dependencies"], *project["optional-dependencies"]["build"], *WINDOWS_ONLY)
    asked = subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed",
                            "--report", "-", *FOR_WINDOWS, "--target", "unused", *wanted],
                           stdout=subprocess.PIPE, check=True)
    lines = ["# Written by `python build/package windows_pins`."]
    for found in json.loads(asked.stdout)["install"]:
        digest = found["download_info"]["archive_info"]["hashes"]["sha256"]
        about = found["metadata"]
        lines.append(f"{about['name']}=={about['version']} --hash=sha256:{digest}")
    PACKAGES.write_text("\n".join([lines[0], *sorted(lines[1:], key=str.lower)]) + "\n", encoding="utf-8")
    return 0
