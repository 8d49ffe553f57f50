"""Every request opens its screen, and a screen is loaded no sooner than it is opened."""

import subprocess
import sys
from importlib import import_module

import pytest

from blackgate.scenes import screen_host
from blackgate.scenes.screens import OpenCredits, OpenOptions, OpenRules, OpenTitle, OpenWall, ScreenRequest

from .window import open_app

REQUESTS = ScreenRequest.__subclasses__()


@pytest.mark.parametrize("request_type", REQUESTS, ids=lambda each: each.__name__)
def test_the_module_that_a_request_names_registers_what_opens_it(request_type: type[ScreenRequest]) -> None:
    import_module(f"blackgate.scenes.{request_type.module}")
    assert screen_host._openers[request_type].__module__ == f"blackgate.scenes.{request_type.module}"


def test_requests_put_screens_on_the_stack_with_what_they_were_told() -> None:
    app = open_app()
    for request in (OpenTitle(), OpenOptions(), OpenCredits(), OpenRules("R5"), OpenWall("feats")):
        app.open(request)
    assert [scene.name for scene in app.scenes] == ["title", "options", "credits", "rules", "wall"]
    assert vars(app.scenes[-1])["tab"] == "feats"
    app.open(OpenTitle())
    assert [scene.name for scene in app.scenes] == ["title"]


def test_a_screen_is_loaded_when_it_is_first_opened() -> None:
    """So the title is there sooner."""
    program = (
        "import sys\n"
        "from blackgate.commands.headless import app_for_pictures\n"
        "from blackgate.scenes.screens import OpenTitle\n"
        "app_for_pictures((1280, 720), 'en').open(OpenTitle())\n"
        "print(*sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    loaded = done.stdout.split()
    assert "blackgate.scenes.menus.title" in loaded
    assert not [request.module for request in REQUESTS
                if request is not OpenTitle and f"blackgate.scenes.{request.module}" in loaded]
