"""What makes the program that people double-click."""
