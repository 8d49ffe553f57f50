"""The texts of the game: Fluent messages, and sentences for events, questions, options and cards."""
