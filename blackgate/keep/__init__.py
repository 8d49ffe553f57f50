"""The player's files: saves, replays, settings, statistics, reports. Imports play, never the reverse."""
