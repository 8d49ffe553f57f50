"""What learns, measures and judges: ladders, balance, odds, puzzles, endurance, the gallery of situations."""
