"""Everything around the table: title, setup, saved games, options, credits, trouble."""
