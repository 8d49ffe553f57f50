power-cartel_runner-text = Tu peux aussi vendre et acheter { $places_ou }.
power-triad_tunnel_rats-text = Chacune de tes Cuillères rapporte { $total_spoon_points }.
power-queers_headliner-text = Une fois par tour, une action de lieu ne te coûte pas d’action.
background-con_artist-text = Échange toute ta main avec un autre détenu du même lieu.
background-whistleblower-text = Envoie un autre détenu au Mitard.
power-crew_hustler-text = Tu peux fouiller { $total_searches } fois par tour.
background-mechanic-text = Tu as { $gain_actions_count } de plus pour ce tour.
background-mechanic-bonus = plutôt { $bonus_gain_actions_count_number } de plus.
