"""The rules: pure, without words, pictures, files or clocks."""
