power-crew_hustler-text = Tu peux fouiller { $total_searches } fois par tour. Chaque fois que tu vends, tu gagnes { $sell_bonus_number } { $sell_bonus_number ->
    [one] Clope
   *[other] Clopes
} de plus.
background-mechanic-text = Tu as { $gain_actions_count } de plus pour ce tour.
background-mechanic-bonus = plutôt { $bonus_gain_actions_count_number } de plus.
