power-cartel_runner-text = Możesz sprzedawać i kupować także { $places_in }.
power-triad_tunnel_rats-text = Każda twoja Łyżka daje { $total_spoon_points_acc }.
power-queers_headliner-text = Raz na turę akcja obszaru jest dla ciebie darmowa.
background-con_artist-text = Zamień się kartami z ręki z innym graczem na twoim obszarze.
background-whistleblower-text = Wyślij innego gracza do Izolatki.
power-crew_hustler-text = Możesz przeszukiwać { $total_searches ->
    [one] raz
    [2] dwa razy
   *[other] { $total_searches } razy
} na turę.
background-mechanic-text = Masz w tej turze o { $gain_actions_count_acc } więcej.
background-mechanic-bonus = zamiast tego o { $bonus_gain_actions_count_acc } więcej.
