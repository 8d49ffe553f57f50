power-crew_hustler-text = Możesz przeszukiwać { $total_searches ->
    [one] raz
    [2] dwa razy
   *[other] { $total_searches } razy
} na turę.
background-mechanic-text = Masz w tej turze o { $gain_actions_count_acc } więcej.
background-mechanic-bonus = zamiast tego o { $bonus_gain_actions_count_acc } więcej.
