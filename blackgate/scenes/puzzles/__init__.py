"""Night escapes: the wall of cell windows, and the table on which a puzzle is tried."""
