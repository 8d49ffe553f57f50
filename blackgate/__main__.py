import sys
from multiprocessing import freeze_support


def start() -> int:
    """Run the command line. If the program cannot be loaded, print one line and return a status."""
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
    freeze_support()        # This must come first: a worker process of the packaged program starts here too.
    sys.exit(start())
