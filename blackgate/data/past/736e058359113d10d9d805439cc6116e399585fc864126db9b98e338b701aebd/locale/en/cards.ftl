power-crew_hustler-text = You may Search { $total_searches ->
    [2] twice
   *[other] { $total_searches } times
} per turn.
background-mechanic-text = You have { $gain_actions_count_number } more { $gain_actions_count_number ->
    [one] action
   *[other] actions
} this turn.
background-mechanic-bonus = { $bonus_gain_actions_count_number } more instead.
