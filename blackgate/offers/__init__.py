"""What a player may answer: what an option is about, what it costs, how options are narrowed. For table and phones."""
