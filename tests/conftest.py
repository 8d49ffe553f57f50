"""In tests a message that is missing or lacks a value raises instead of being logged."""

import os

from blackgate.words.text import STRICT

os.environ[STRICT] = "1"
