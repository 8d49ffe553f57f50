"""For who does not see the window: what it shows and what happens, for screen readers and for a voice of our own."""
