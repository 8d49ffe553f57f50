"""A gentle reminder: after a time that the group agreed on, whoever has to answer is told that the others wait."""


class Nudge:
    """Counts how long one question stays open. It reminds once for each question."""

    def __init__(self) -> None:
        self.is_given = False           # whether the open question was reminded of
        self._question: object = None
        self._waited = 0.0              # seconds

    def follow(self, question: object, seconds: float, after: float) -> bool:
        """Return whether it is time for the reminder. `question` is None while nobody keeps others waiting.

        `after`: seconds until the reminder; 0 means never.
        """
        if question != self._question:
            self._question, self._waited, self.is_given = question, 0.0, False
        if question is None or after <= 0 or self.is_given:
            return False
        self._waited += seconds
        self.is_given = self._waited >= after
        return self.is_given
