"""Phones: every player holds their own hand, on a page that the game serves (docs/phones.md)."""
