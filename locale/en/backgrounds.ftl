### The 18 Backgrounds: name, what it does, what its gang adds, flavour.
background-when = Reveal { $moments }.
background-bonus = In { $gang_the }: { $bonus }
moment-turn = on your turn, between actions
moment-extorted = before you answer an Extortion
moment-aimed = when an Action card is aimed at you
moment-losing = instead of giving up in a Combat

## Bikers
background-getaway_driver = Getaway Driver
background-getaway_driver-text = Move to any other open place. The Extortion ends and the Weapon is spent.
background-getaway_driver-bonus = first take a random card from the attacker.
background-getaway_driver-flavour = Waited outside the bank with the engine running. Still waits.
background-mechanic = Mechanic
background-mechanic-text = You have { $gain_actions_count_number } more { $gain_actions_count_number ->
    [one] action
   *[other] actions
} this turn and draw { $draw_cards }.
background-mechanic-bonus = { $bonus_gain_actions_count_number } more { $bonus_gain_actions_count_number ->
    [one] action
   *[other] actions
} on top.
background-mechanic-flavour = Can hot-wire anything, except a parole board.
background-road_smuggler = Road Smuggler
background-road_smuggler-text = Move to any other open place.
background-road_smuggler-bonus = then draw as many Search cards as a Search draws there.
background-road_smuggler-flavour = Knew every border. One of them knew back.

## Bratva
background-hitman = Hitman
background-hitman-text = Another player in your place takes { $beat_times }.
background-hitman-bonus = you also take a random card from them.
background-hitman-flavour = “Nothing personal” was on the business card.
background-prize_fighter = Prize Fighter
background-prize_fighter-text = You win the Combat.
background-prize_fighter-bonus = you also remove { $bonus_heal_count }.
background-prize_fighter-flavour = Threw one fight. Never again.
background-arms_dealer = Arms Dealer
background-arms_dealer-text = Take { $take_supply_count } from the pile.
background-arms_dealer-bonus = take { $bonus_take_supply_count } on top.
background-arms_dealer-flavour = Sold to both sides. Both sides remember.

## Cartel
background-bookmaker = Bookmaker
background-bookmaker-text = Gain { $gain_cigarettes_count }.
background-bookmaker-bonus = gain { $bonus_gain_cigarettes_count } on top.
background-bookmaker-flavour = Gives even odds that you will not make it.
background-loan_shark = Loan Shark
background-loan_shark-text = Every other player gives you up to { $collect_cigarettes_up_to }.
background-loan_shark-bonus = up to { $bonus_collect_cigarettes_up_to } instead.
background-loan_shark-flavour = Has a very good memory for faces and kneecaps.
background-quartermaster = Quartermaster
background-quartermaster-text = Buy a Pickaxe or a Shovel wherever you are for { $buy_tool_discount } less.
background-quartermaster-bonus = for { $bonus_buy_tool_discount } less instead.
background-quartermaster-flavour = Lost four lorryloads of army stores. Found the money.

## Crew
background-burglar = Burglar
background-burglar-text = Draw { $draw_cards }.
background-burglar-bonus = draw { $bonus_draw_cards } on top.
background-burglar-flavour = Very good at getting in. Less so at getting out.
background-pickpocket = Pickpocket
background-pickpocket-text = { $pick_pockets_everywhere ->
    [0] Take a random card from each other player in your place.
   *[other] Take a random card from each other player in your place and from all others outside Solitary.
}
background-pickpocket-bonus = { $bonus_pick_pockets_everywhere ->
    [0] from each other player in your place instead.
   *[other] also from each other player outside Solitary.
}
background-pickpocket-flavour = You were not using it.
background-con_artist = Con Artist
background-con_artist-text = Swap hands with another player in your place who holds no more cards than you.
background-con_artist-bonus = then draw { $bonus_draw_cards }.
background-con_artist-flavour = Sold the prison, twice, to the same warden.

## Triad
background-blacksmith = Blacksmith
background-blacksmith-text = Discard a Pike for a Pickaxe or a Container for a Shovel, anywhere, beaten or not.
background-blacksmith-bonus = you may do it twice.
background-blacksmith-flavour = Shod horses first, then escaped on one.
background-forger = Forger
background-forger-text = Take { $take_discarded_cards } of your choice from the Search discard pile.
background-forger-bonus = take { $bonus_take_discarded_cards } instead.
background-forger-flavour = Signed the judge’s own birthday card.
background-miner = Miner
background-miner-text = Your next Dig this turn scores { $improve_dig_points_number } more.
background-miner-bonus = { $bonus_improve_dig_points_number } more instead.
background-miner-flavour = Twenty years underground, and now this.

## Queers
background-medic = Medic
background-medic-text = { $heal_all ->
    [0] Remove { $heal_count }
   *[other] Remove all your Beatings
} and draw { $draw_cards }.
background-medic-bonus = draw { $bonus_draw_cards } on top.
background-medic-flavour = Struck off for helping the wrong people.
background-whistleblower = Whistleblower
background-whistleblower-text = Send another player to Solitary and draw { $draw_cards }.
background-whistleblower-bonus = first look at their hand and take one card of your choice.
background-whistleblower-flavour = Told the truth once. Got nine years.
background-advocate = Advocate
background-advocate-text = The card or Extortion has no effect on you and is spent.
background-advocate-bonus = you take that card, or the Weapons laid down, into your hand.
background-advocate-flavour = Objected. Was held in contempt. Still objects.
