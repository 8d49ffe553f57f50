"""For players who cannot see the window: what it shows and what happens, for screen readers and for our own voice."""
