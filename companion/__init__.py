"""The companion: who sits where, what is on disk, what the clock says, which screen each phone shows."""

__version__ = "0.1.0"
