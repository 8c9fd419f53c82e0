"""`python -m companion` is `hidden-hands`."""

from companion.cli import main

if __name__ == "__main__":
    main()
