"""A picture is a list of strokes. Only strokes that differ from the last picture are painted.

A stroke is a surface (or a plain colour) at a place. Surfaces come from caches, so the same thing drawn again is the
same stroke, and two pictures are compared without looking at a single pixel.
"""

from typing import Final

from pygame import Rect, Surface

Clip = tuple[int, int, int, int] | None
# (surface or colour, x, y, width, height, clip)
Stroke = tuple[Surface | tuple[int, int, int], int, int, int, int, Clip]

MOST_PATCHES: Final = 16
WHOLE: Final = 0.7      # share of the screen from which everything is painted again


class Painter:
    def __init__(self) -> None:
        self._last: list[Stroke] = []
        self._target: Surface | None = None

    def forget(self) -> None:
        """Paint everything next time."""
        self._target = None

    def paint(self, target: Surface, strokes: list[Stroke]) -> list[Rect]:
        """Change the target from the last picture to this one. Return the painted rectangles."""
        whole = target.get_rect()
        if target is not self._target:
            patches = [whole]
        else:
            patches = [patch.clip(whole) for patch in _patches(self._last, strokes)]
            patches = [patch for patch in patches if patch.w and patch.h]
            if sum(patch.w * patch.h for patch in patches) > WHOLE * whole.w * whole.h:
                patches = [whole]
        self._target = target
        self._last = strokes
        for patch in patches:
            _repaint(target, strokes, patch)
        target.set_clip(None)
        return patches


def _repaint(target: Surface, strokes: list[Stroke], patch: Rect) -> None:
    left, top, right, bottom = patch.left, patch.top, patch.right, patch.bottom
    target.set_clip(patch)
    run: list[tuple[Surface, tuple[int, int]]] = []     # surfaces in a row, drawn with one call
    for what, x, y, width, height, clip in strokes:
        if x >= right or y >= bottom or x + width <= left or y + height <= top:
            continue
        if clip is None and isinstance(what, Surface):
            run.append((what, (x, y)))
            continue
        if run:
            target.fblits(run)
            run = []
        if clip is not None:
            target.set_clip(patch.clip(clip))
        if isinstance(what, Surface):
            target.blit(what, (x, y))
        else:
            target.fill(what, (x, y, width, height))
        if clip is not None:
            target.set_clip(patch)
    if run:
        target.fblits(run)


def _patches(before: list[Stroke], after: list[Stroke]) -> list[Rect]:
    """Return the rectangles in which two pictures differ, merged if they touch."""
    start = 0
    least = min(len(before), len(after))
    while start < least and before[start] == after[start]:
        start += 1
    end = 0
    while end < least - start and before[-1 - end] == after[-1 - end]:
        end += 1
    old, new = before[start:len(before) - end], after[start:len(after) - end]
    changed = set(old) ^ set(new)
    kept = [stroke for stroke in old if stroke not in changed]
    if kept != [stroke for stroke in new if stroke not in changed]:
        changed.update(kept)            # Their order has changed.
    patches: list[Rect] = []
    for _, x, y, width, height, clip in changed:
        rect = Rect(x, y, width, height)
        if clip is not None:
            rect = rect.clip(clip)
        _merge(patches, rect)
    while len(patches) > MOST_PATCHES:
        _merge(patches, patches.pop().union(patches.pop()))
    return patches


def _merge(patches: list[Rect], rect: Rect) -> None:
    while (hit := rect.collidelist(patches)) >= 0:
        rect = rect.union(patches.pop(hit))
    patches.append(rect)
