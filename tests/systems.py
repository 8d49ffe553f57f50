"""What a test needs of the system that it runs on. A test that is skipped says why in plain words."""

import os

import pytest


def posix_only(reason: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(os.name != "posix", reason=reason)


LINKS = posix_only("Windows lets administrators alone make links, and wine shows what they lead to instead")
PIPES = posix_only("Windows keeps no pipes among its files")
FILE_NAMES = posix_only("Windows allows no such file name")
UNIX_TOOLS = posix_only("the recipe runs on Linux alone")
AT_SPI = posix_only("AT-SPI, by which the robot hears the game, is Linux's own")
