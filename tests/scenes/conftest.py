"""What a player's folder may hold when the game starts."""

import pygame
from pathlib import Path

import pytest

from blackgate.kit.sounds import Sounds


@pytest.fixture(autouse=True)
def folder(home: Path) -> Path:
    """Somebody has been here before."""
    home.mkdir()
    return home


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the sounds that are played."""
    names: list[str] = []
    monkeypatch.setattr(Sounds, "play", lambda sounds, name, **how: names.append(name))
    return names


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is copied."""
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    return copied
