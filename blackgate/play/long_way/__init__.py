"""The long way out: twelve evenings, one real game each, and the run through them (docs/career.md)."""
