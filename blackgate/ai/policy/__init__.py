"""Rules of thumb: what things are worth, what fights bring, and the inmates' preferences."""
