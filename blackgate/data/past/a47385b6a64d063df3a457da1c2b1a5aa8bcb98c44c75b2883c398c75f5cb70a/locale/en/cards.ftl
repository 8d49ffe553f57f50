power-cartel_runner-text = You may Sell and Buy in { $places_the } too.
power-triad_tunnel_rats-text = Each of your Spoons scores { $total_spoon_points }.
power-queers_headliner-text = Once per turn a Place action costs you no action.
background-con_artist-text = Swap hands with another player in your place.
background-whistleblower-text = Send another player to Solitary.
power-crew_hustler-text = You may Search { $total_searches ->
    [2] twice
   *[other] { $total_searches } times
} per turn.
