"""Many games, played by several processes or machines. Finished games are kept, so that a run can be continued."""
