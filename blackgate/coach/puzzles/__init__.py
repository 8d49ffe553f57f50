"""Night escapes: positions with a goal for this turn, solved exactly from what one seat may know."""
