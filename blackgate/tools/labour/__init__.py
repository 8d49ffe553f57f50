"""Thousands of games on all cores or on several machines, kept while they are played: a killed run goes on."""
