"""Commands of `blackgate` for developers; they exist only in a checkout (blackgate/cli.py)."""
