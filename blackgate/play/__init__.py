"""One game at the table: who sits where, what happened, undo, records and replays."""
