power-crew_hustler-text = You may Search { $total_searches ->
    [2] twice
   *[other] { $total_searches } times
} per turn.
