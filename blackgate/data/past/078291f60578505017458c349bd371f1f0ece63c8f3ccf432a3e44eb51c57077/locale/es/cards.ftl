power-crew_hustler-text = Puedes buscar { $total_searches ->
    [2] dos veces
   *[other] { $total_searches } veces
} por turno. Cada vez que vendes ganas { $sell_bonus_un } más.
background-mechanic-text = Este turno tienes { $gain_actions_count_un } más.
background-mechanic-bonus = en vez de eso, { $bonus_gain_actions_count_un } más.
