"""What lies on the stack of scenes."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ...app import App
    from .table import Table


def table_on(app: "App") -> "Table | None":
    """The table that is being played at, whatever lies over it."""
    from .table import Table

    return next((scene for scene in reversed(app.scenes) if isinstance(scene, Table)), None)
