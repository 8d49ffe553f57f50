"""The book of the rules: what stands in it, its numbers, and how its pages look."""
