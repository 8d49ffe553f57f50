power-cartel_runner-text = Du darfst auch { $places_wo } verkaufen und kaufen.
power-triad_tunnel_rats-text = Jeder deiner Löffel bringt { $total_spoon_points }.
power-queers_headliner-text = Einmal pro Zug kostet dich eine ortsgebundene Aktion keine Aktion.
background-con_artist-text = Tausche alle Handkarten mit einem anderen Knacki an deinem Ort.
background-whistleblower-text = Schicke einen anderen Knacki in Einzelhaft.
power-crew_hustler-text = Du darfst { $total_searches ->
    [2] zweimal
   *[other] { $total_searches }-mal
} pro Zug einen Ort durchsuchen.
background-mechanic-text = Du hast in diesem Zug { $gain_actions_count } mehr.
background-mechanic-bonus = stattdessen { $bonus_gain_actions_count } mehr.
