"""Blackgate: prisoners serving life race to dig a tunnel out."""

__version__ = "0.1.0"
