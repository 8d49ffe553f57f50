"""What may be answered: what an option is about, what it costs, how it is narrowed down. Tables and phones show it."""
