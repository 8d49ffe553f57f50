"""What a session is made of: the plan, those who think, what happened, taking back, looking on, replays."""
