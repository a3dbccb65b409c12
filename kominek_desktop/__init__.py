"""Traditional Polish and Russian card games against thinking opponents."""

__version__ = "0.1.0"
