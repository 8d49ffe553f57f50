power-crew_hustler-text = Tu peux fouiller { $total_searches } fois par tour.
background-mechanic-text = Tu as { $gain_actions_count } de plus pour ce tour.
background-mechanic-bonus = plutôt { $bonus_gain_actions_count_number } de plus.
