"""Commands of `blackgate` that only developers run; a checkout has them (blackgate/cli.py)."""
