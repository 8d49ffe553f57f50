"""The long way out: the map of doors, an evening's door, its table, and how it ends."""
