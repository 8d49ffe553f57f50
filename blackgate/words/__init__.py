"""The game in words: Fluent messages, and events, questions, options and cards told with them."""
