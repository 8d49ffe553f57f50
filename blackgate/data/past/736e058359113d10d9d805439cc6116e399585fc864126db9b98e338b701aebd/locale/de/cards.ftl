power-crew_hustler-text = Du darfst { $total_searches ->
    [2] zweimal
   *[other] { $total_searches }-mal
} pro Zug einen Ort durchsuchen.
background-mechanic-text = Du hast in diesem Zug { $gain_actions_count } mehr.
background-mechanic-bonus = stattdessen { $bonus_gain_actions_count } mehr.
