"""The clipboard, if the system has one."""

import pygame


def copied(words: str) -> bool:
    """Copy words to the clipboard. Return whether that worked."""
    try:
        pygame.scrap.put_text(words)
    except (pygame.error, AttributeError, TypeError):
        return False
    return True
