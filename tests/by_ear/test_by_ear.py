"""Games played by ear alone: a robot that knows names, roles and announcements plays through AT-SPI, as Orca would.

It needs a session bus, AT-SPI and an X server (Debian: xvfb at-spi2-core gir1.2-atspi-2.0 python3-gi libglib2.0-bin);
where they are missing these tests are listed as not run.
"""

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from shutil import which
from typing import Any

import pytest

from blackgate.words.text import Text
from tests.conftest import NO_READER

HERE = Path(__file__).parent
DEBIAN = "/usr/bin/python3"
LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
MOST_SECONDS = 600
AT_REST = ("common-back", "table-menu", "table-rules", "table-log", "table-pause", "spoken-speed", "table-undo",
           "hint-ask", "table-since", "common-cancel")
PREFERRED = ("common-close", "table-skip", "tray-discard-confirm", "action-dig", "action-craft", "action-steal_spoon",
             "action-search", "action-roll_move", "action-end_turn", "table-end-yes")


def is_there() -> bool:
    if not LAUNCHER.exists() or find_spec("accesskit") is None:
        return False
    if not all(map(which, ("xvfb-run", "dbus-run-session", "gdbus", DEBIAN))):
        return False
    question = "import gi; gi.require_version('Atspi', '2.0')"
    return subprocess.run([DEBIAN, "-c", question], capture_output=True, check=False).returncode == 0


pytestmark = pytest.mark.skipif(not is_there(), reason=NO_READER)


def listen(home: Path, tmp_path: Path, language: str, **more: Any) -> list[str]:
    """Let the robot play; answers what it pressed (`* …`) and was told (`> …`), and last what it counted."""
    t = Text(language)
    words = {
        "seed": 1, "path": [t("title-play"), t("setup-play")], "end": t("proof-title"),
        "not_now": t("spoken-not-now", name="").removeprefix(", "), "leaves": [*map(t, AT_REST)],
        "prefers": [*map(t, PREFERRED)], "most": 1000, "patience": 0.4, **more,
    }
    home.mkdir()
    (home / "settings.json").write_text(json.dumps({"version": 1, "instant": True}), encoding="utf-8")
    told = tmp_path / "words.json"
    told.write_text(json.dumps(words), encoding="utf-8")
    run = tmp_path / "run"
    run.mkdir(mode=0o700)
    ours = ("SDL_VIDEO", "DBUS", "AT_SPI")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    environment |= {"HOME": str(tmp_path), "XDG_RUNTIME_DIR": str(run), "GSETTINGS_BACKEND": "memory"}
    done = subprocess.run(
        ["xvfb-run", "-a", "-s", "-screen 0 1280x720x24", "dbus-run-session", "--", "sh", str(HERE / "session.sh"),
         sys.executable, language, str(told)],
        env=environment, cwd=HERE.parents[1], capture_output=True, text=True, check=False,
        timeout=MOST_SECONDS,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return [line for line in done.stdout.splitlines() if line.startswith(("* ", "> ", "{"))]     # Services talk too.


def test_a_turn_is_played_by_ear_from_the_title_on(home: Path, tmp_path: Path) -> None:
    heard = listen(home, tmp_path, "en", most=12, patience=5.0)
    t = Text("en")
    assert heard[0].endswith(t("title-play")) and heard[1].startswith(f"> {t('setup-title')}")
    told = [line for line in heard if line.startswith(">")]
    assert any(t("table-end-yes") in line or "Your turn: 2 actions left." in line for line in told)
    # What happened comes first, then what is asked.
    assert any(line.index("You") < line.index("Your turn: 1 action left.") for line in told
               if "Your turn: 1 action left." in line)


@pytest.mark.nightly
@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_whole_game_against_three_bots_is_played_by_ear(home: Path, tmp_path: Path, language: str) -> None:
    heard = listen(home, tmp_path, language)
    counted = json.loads(heard[-1])
    assert counted["presses"] > 20 and counted["told"] > 20
