"""One browser for all tests of a worker: it takes seconds to open."""

from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

import pytest

from .chromium import chromium
from .client import PATIENCE, Net

if TYPE_CHECKING:
    from playwright.async_api import Browser

Opened = tuple[Net, "Browser"]


@pytest.fixture(scope="session")
def opened() -> Iterator[Opened]:
    net, stack = Net(), AsyncExitStack()
    yield net, net.run(stack.enter_async_context(chromium())).result(PATIENCE)
    net.run(stack.aclose()).result(PATIENCE)
    net.close()
