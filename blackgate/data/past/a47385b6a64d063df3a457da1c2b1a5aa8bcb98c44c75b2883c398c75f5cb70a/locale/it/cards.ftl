power-cartel_runner-text = Puoi vendere e comprare anche { $places_in }.
power-triad_tunnel_rats-text = Ogni tuo Cucchiaio vale { $total_spoon_points }.
power-queers_headliner-text = Una volta per turno fai un’Azione Luogo senza spendere azioni.
background-con_artist-text = Scambia le tue carte in mano con quelle di un altro giocatore nel tuo Luogo.
background-whistleblower-text = Manda un altro giocatore in Isolamento.
power-crew_hustler-text = Puoi fare { $total_searches ->
    [2] due
   *[other] { $total_searches }
} Ricerche per turno.
background-mechanic-text = In questo turno hai { $gain_actions_count } in più.
background-mechanic-bonus = { $bonus_gain_actions_count } in più anziché { $gain_actions_count_number }.
