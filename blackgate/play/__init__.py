"""One game at the table: the seats, the events, undo, records and replays."""
