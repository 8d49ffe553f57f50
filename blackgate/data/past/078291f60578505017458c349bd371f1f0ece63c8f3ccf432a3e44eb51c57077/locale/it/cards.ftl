power-crew_hustler-text = Puoi fare { $total_searches ->
    [2] due
   *[other] { $total_searches }
} Ricerche per turno. Ogni volta che vendi guadagni { $sell_bonus } in più.
background-mechanic-text = In questo turno hai { $gain_actions_count } in più.
background-mechanic-bonus = { $bonus_gain_actions_count } in più anziché { $gain_actions_count_number }.
