### The six gangs and their 24 cards. Gang names are the same in every language.
gang-bikers = Bikers
    .the = the Bikers
gang-bikers-flavour = Nobody here has a bike. Nobody says so.
gang-bratva = Bratva
    .the = the Bratva
gang-bratva-flavour = They were doing time before it was fashionable.
gang-cartel = Cartel
    .the = the Cartel
gang-cartel-flavour = Business as usual, from a smaller office.
gang-crew = Crew
    .the = the Crew
gang-crew-flavour = Quick hands, long sleeves.
gang-queers = Queers
    .the = the Queers
gang-queers-flavour = The only block where somebody asks how you are.
gang-triad = Triad
    .the = the Triad
gang-triad-flavour = Four hundred years of keeping quiet and building well.

## Bikers
power-bikers_scout = Scout
power-bikers_scout-text = After rolling for a Simple move, you may roll once more. The second roll stands.
power-bikers_scout-flavour = Knows every corridor. Admits to none.
power-bikers_throttle = Throttle
power-bikers_throttle-text = Once per turn a Cautious move costs you only { $total_cautious_move }.
power-bikers_throttle-flavour = Slow is for visiting hours.
power-bikers_saddlebags = Saddlebags
power-bikers_saddlebags-text = Once per turn, after you move on your own turn, draw { $draw_after_move }.
power-bikers_saddlebags-flavour = Never ride home empty.
power-bikers_detour = Detour
power-bikers_detour-text = Your roll for a Simple move also counts as one higher and one lower; 6 and 1 are neighbours.
power-bikers_detour-flavour = The long way round is still a way.

## Bratva
power-bratva_enforcer = Enforcer
power-bratva_enforcer-text = If the player you extort cooperates, the Weapons you laid down return to your hand.
power-bratva_enforcer-flavour = He only had to clear his throat.
power-bratva_collector = Collector
power-bratva_collector-text = When you win a Combat you started, take { $spoils_number ->
    [one] one more random card
   *[other] { $spoils_number } more random cards
} from the loser.
power-bratva_collector-flavour = There is always interest.
power-bratva_hard_case = Hard Case
power-bratva_hard_case-text = You may Craft with up to { $total_craft_beatings } and Dig with up to { $total_dig_beatings }.
power-bratva_hard_case-flavour = Call it a massage.
power-bratva_armourer = Armourer
power-bratva_armourer-text = At the start of your turn, if you hold no Weapon, take { $arm_count } from the pile.
power-bratva_armourer-flavour = Everything is a handle if you are patient.

## Cartel
power-cartel_fence = Fence
power-cartel_fence-text = Each Sell brings you { $sell_bonus_number } more { $sell_bonus_number ->
    [one] Cigarette
   *[other] Cigarettes
}.
power-cartel_fence-flavour = It fell off a very small lorry.
power-cartel_wholesaler = Wholesaler
power-cartel_wholesaler-text = Pickaxes and Shovels cost you { $tool_discount } less.
power-cartel_wholesaler-flavour = Ask about our loyalty card.
power-cartel_protection = Protection
power-cartel_protection-text = At the start of your turn gain { $gain_cigarettes_count }.
power-cartel_protection-flavour = Such a nice cell. Shame if it got damp.
power-cartel_runner = Runner
power-cartel_runner-text = You may Sell and Buy in { $places_the } too. Once per turn for no action: { $free_actions }.
power-cartel_runner-flavour = The shop comes to you.

## Crew
power-crew_lookout = Lookout
power-crew_lookout-text = Each Search draws { $search_draws_number ->
    [one] 1 more card
   *[other] { $search_draws_number } more cards
}.
power-crew_lookout-flavour = Whistles when it rains. And when it does not.
power-crew_sorter = Sorter
power-crew_sorter-text = Each Search draws { $search_draws_number ->
    [one] 1 more card
   *[other] { $search_draws_number } more cards
}; then discard { $search_discards } of your choice.
power-crew_sorter-flavour = One man’s rubbish, alphabetically.
power-crew_hustler = Hustler
power-crew_hustler-text = You may Search { $total_searches ->
    [2] twice
   *[other] { $total_searches } times
} per turn. Each Search draws { $search_draws_number ->
    [one] 1 more card
   *[other] { $search_draws_number } more cards
}; then discard { $search_discards } of your choice.
power-crew_hustler-flavour = Already checked there. Checking again.
power-crew_fingers = Fingers
power-crew_fingers-text = When you steal a Spoon, take { $total_spoons }.
power-crew_fingers-flavour = The tray came back lighter.

## Triad
power-triad_workshop = Workshop
power-triad_workshop-text = You may Craft anywhere but in Solitary.
power-triad_workshop-flavour = A blanket over the bars and it is a factory.
power-triad_splicer = Splicer
power-triad_splicer-text = You need no Link to Craft.
power-triad_splicer-flavour = A knot is enough if it is the right knot.
power-triad_tunnel_rats = Tunnel Rats
power-triad_tunnel_rats-text = When you steal a Spoon, take { $total_spoons }. You may Dig with up to { $total_dig_beatings }.
power-triad_tunnel_rats-flavour = The size of the spoon does not matter, they say.
power-triad_steady_hands = Steady Hands
power-triad_steady_hands-text = Once per turn Craft costs you no action.
power-triad_steady_hands-flavour = Done before the guard had turned the page.

## Queers
power-queers_sanctuary = Sanctuary
power-queers_sanctuary-text = To extort you, a player must lay down { $total_weapons_to_extort }.
power-queers_sanctuary-flavour = Knock first.
power-queers_carers = Carers
power-queers_carers-text = At the start of your turn remove { $heal_count }.
power-queers_carers-flavour = Soup, plaster, and somebody who stays.
power-queers_headliner = Headliner
power-queers_headliner-text = Once per turn for no action: { $free_actions }.
power-queers_headliner-flavour = Four encores and a standing ovation from Block B.
power-queers_network = Network
power-queers_network-text = When you lose a Combat, you lose no card.
power-queers_network-flavour = Your things are safe. Never ask with whom.
