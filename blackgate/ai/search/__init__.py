"""Search: options are tried in worlds, and the learned value judges the results."""
