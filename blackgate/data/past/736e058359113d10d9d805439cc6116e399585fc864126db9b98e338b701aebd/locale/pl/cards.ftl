power-crew_hustler-text = Możesz przeszukiwać { $total_searches ->
    [one] raz
    [2] dwa razy
   *[other] { $total_searches } razy
} na turę.
