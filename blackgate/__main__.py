import sys
from multiprocessing import freeze_support


def start() -> int:
    """Even what cannot be loaded ends in a line and a status."""
    try:
        from .cli import main

        return main()
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        if sys.stderr is not None:
            print(f"blackgate: {type(error).__name__}: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    freeze_support()        # First of all: a worker process of the packaged program starts here too.
    sys.exit(start())
