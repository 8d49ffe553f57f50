power-crew_hustler-text = You may Search { $total_searches ->
    [2] twice
   *[other] { $total_searches } times
} per turn. Each Sell brings you { $sell_bonus_number } more { $sell_bonus_number ->
    [one] Cigarette
   *[other] Cigarettes
}.
background-mechanic-text = You have { $gain_actions_count_number } more { $gain_actions_count_number ->
    [one] action
   *[other] actions
} this turn.
background-mechanic-bonus = { $bonus_gain_actions_count_number } more instead.
