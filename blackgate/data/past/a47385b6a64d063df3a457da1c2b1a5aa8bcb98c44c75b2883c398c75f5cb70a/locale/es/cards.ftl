power-cartel_runner-text = También puedes vender y comprar { $places_en }.
power-triad_tunnel_rats-text = Cada una de tus Cucharas vale { $total_spoon_points }.
power-queers_headliner-text = Una vez por turno, una Acción de Localización no te cuesta ninguna acción.
background-con_artist-text = Cambia tu mano por la de otro jugador de tu Localización.
background-whistleblower-text = Manda a otro jugador a Aislamiento.
power-crew_hustler-text = Puedes buscar { $total_searches ->
    [2] dos veces
   *[other] { $total_searches } veces
} por turno.
background-mechanic-text = Este turno tienes { $gain_actions_count_un } más.
background-mechanic-bonus = en vez de eso, { $bonus_gain_actions_count_un } más.
