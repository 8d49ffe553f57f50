power-cartel_runner-text = You may Sell and Buy in { $places_the } too.
power-triad_tunnel_rats-text = Each of your Spoons scores { $total_spoon_points }.
power-queers_headliner-text = Once per turn a Place action costs you no action.
background-con_artist-text = Swap hands with another player in your place.
background-whistleblower-text = Send another player to Solitary.
power-crew_hustler-text = You may Search { $total_searches ->
    [2] twice
   *[other] { $total_searches } times
} per turn.
background-mechanic-text = You have { $gain_actions_count_number } more { $gain_actions_count_number ->
    [one] action
   *[other] actions
} this turn.
background-mechanic-bonus = { $bonus_gain_actions_count_number } more instead.
