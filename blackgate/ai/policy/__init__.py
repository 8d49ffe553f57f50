"""Rules of thumb: what things are worth, what fights bring, how an inmate leans."""
