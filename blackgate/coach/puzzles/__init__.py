"""Night escapes: positions with a goal for this turn. The solver is exact and knows only what one seat may know."""
