"""What was copied, where the system has a place for it."""

import pygame


def copied(words: str) -> bool:
    """Whether it is in the clipboard now."""
    try:
        pygame.scrap.put_text(words)
    except (pygame.error, AttributeError, TypeError):
        return False
    return True
