### The log: one line for each event, in the present tense. `-you` if you are the first player it names ($name),
### `-at-you` if you are the second ($other), `-hidden` if you may not know all of it.

log-started = The game begins. { $name } has the first turn.
log-started-you = The game begins. You have the first turn.
log-turn_started = The turn passes to { $name }.
log-turn_started-you = It is your turn.

## Moving
log-rolled = { $name } rolls a { $face }.
log-rolled-you = You roll a { $face }.
log-rolled-michel = { $name } rolls a { $face } for { $michel }.
log-rolled-michel-you = You roll a { $face } for { $michel }.
log-moved = { $name } moves to { $place_the }.
log-moved-you = You move to { $place_the }.
log-sent = { $name } is locked up in { $place_the }.
log-sent-you = You are locked up in { $place_the }.

## Cards and cigarettes
log-drawn = { $name } draws { $cards }.
log-drawn-you = You draw { $cards }.
log-drawn-hidden = { $name } draws { $count }.
log-drawn-none = { $name } finds nothing: no Search cards are left.
log-drawn-none-you = You find nothing: no Search cards are left.
log-shuffled = The Search discard pile is shuffled into a new deck.
log-shuffled-michel = { $michel } has no cards left: the discards are shuffled.
log-crafted = { $name } crafts { $cards } from { $spent }.
log-crafted-you = You craft { $cards } from { $spent }.
log-dug = { $name } digs with { $tool_a } for { $points } and has { $total_number }.
log-dug-you = You dig with { $tool_a } for { $points } and have { $total_number }.
log-sold = { $name } sells { $cards } for { $cigarettes }.
log-sold-you = You sell { $cards } for { $cigarettes }.
log-bought = { $name } buys { $cards } for { $cigarettes }.
log-bought-you = You buy { $cards } for { $cigarettes }.
log-stolen = { $name } steals { $cards }.
log-stolen-you = You steal { $cards }.
log-gained = { $name } takes { $cards } from the pile.
log-gained-you = You take { $cards } from the pile.
log-regained = { $name } picks up { $cards }.
log-regained-you = You pick up { $cards }.
log-discarded = { $name } discards { $cards }.
log-discarded-you = You discard { $cards }.
log-paid = { $name } gains { $cigarettes }.
log-paid-you = You gain { $cigarettes }.
log-paid-by = { $name } gets { $cigarettes } from { $other }.
log-paid-by-you = You get { $cigarettes } from { $other }.
log-paid-by-at-you = { $name } gets { $cigarettes } from you.
log-taken = { $name } takes { $kind_a } from { $other }.
log-taken-you = You take { $kind_a } from { $other }.
log-taken-at-you = { $name } takes { $kind_a } from you.
log-taken-hidden = { $name } takes a card from { $other }.
log-given = { $name } gets { $kind_a } from { $other }.
log-given-you = You get { $kind_a } from { $other }.
log-given-at-you = { $name } gets { $kind_a } from you.
log-looked = { $name } looks at the hand of { $other }: { $cards }.
log-looked-you = You look at the hand of { $other }: { $cards }.
log-looked-at-you = { $name } looks at your hand: { $cards }.
log-looked-hidden = { $name } looks at the hand of { $other }.
log-swapped = { $name } and { $other } swap hands.
log-swapped-you = You swap hands with { $other }.
log-swapped-at-you = { $name } swaps hands with you.

## Gangs, Action cards, Backgrounds
log-joined = { $name } joins { $gang_the } for { $spent }: { $card }.
log-joined-you = You join { $gang_the } for { $spent }: { $card }.
log-joined-leaving = { $name } leaves { $left } behind and joins { $gang_the } for { $spent }: { $card }.
log-joined-leaving-you = You leave { $left } behind and join { $gang_the } for { $spent }: { $card }.
log-powered = { $name } can count on { $gang_the }: { $card }.
log-powered-you = You can count on { $gang_the }: { $card }.
log-played = { $name } plays { $card }.
log-played-you = You play { $card }.
log-played-on = { $name } plays { $card } against { $other }.
log-played-on-you = You play { $card } against { $other }.
log-played-on-at-you = { $name } plays { $card } against you.
log-played-place = { $name } plays { $card }: { $place }.
log-played-place-you = You play { $card }: { $place }.
log-revealed = { $name } reveals a Background: { $background }.
log-revealed-you = You reveal your Background: { $background }.
log-revealed-bonus = { $name } reveals a Background, with the gang’s bonus: { $background }.
log-revealed-bonus-you = You reveal your Background, with your gang’s bonus: { $background }.
log-called_off = { $other } is off the hook: what { $name } laid down has no effect.
log-called_off-you = { $other } is off the hook: what you laid down has no effect.
log-called_off-at-you = You are off the hook: what { $name } laid down has no effect.
log-rioted = Riot! All hands are shuffled and dealt out again, starting with { $name }.
log-rioted-you = Riot! All hands are shuffled and dealt out again, starting with you.
log-rioted-hand = { $before ->
    [one] You had one card, now you have { $after }.
   *[other] You had { $before } cards, now you have { $after }.
}
log-inspected = { $name } calls the guards to { $place_the }: everybody there who holds a Tool discards one.
log-inspected-you = You call the guards to { $place_the }: everybody there who holds a Tool discards one.
log-actions_gained = { $name } has { $count } more this turn.
log-actions_gained-you = You have { $count } more this turn.
log-dig_improved = { $name } digs better: { $points } more for the next Dig this turn.
log-dig_improved-you = You dig better: { $points } more for your next Dig this turn.

## Extortion and combat
log-extorted = { $name } lays down { $weapons } and demands { $tool_a } from { $other }.
log-extorted-you = You lay down { $weapons } and demand { $tool_a } from { $other }.
log-extorted-at-you = { $name } lays down { $weapons } and demands { $tool_a } from you.
log-cooperated = { $name } cooperates with { $other }.
log-cooperated-you = You cooperate with { $other }.
log-cooperated-at-you = { $name } cooperates with you.
log-cooperated-michel = { $name } cooperates with { $michel }.
log-cooperated-michel-you = You cooperate with { $michel }.
log-refused = { $name } does not cooperate with { $other }: Combat!
log-refused-you = You do not cooperate with { $other }: Combat!
log-refused-at-you = { $name } does not cooperate with you: Combat!
log-refused-michel = { $name } stands up to { $michel }: Combat!
log-refused-michel-you = You stand up to { $michel }: Combat!
log-armed = { $name } plays { $kind_a }.
log-armed-you = You play { $kind_a }.
log-armed-helping = { $name } plays { $kind_a } to help { $other }.
log-armed-helping-you = You play { $kind_a } to help { $other }.
log-armed-helping-at-you = { $name } plays { $kind_a } to help you.
log-given_up = { $name } plays no Weapon.
log-given_up-you = You play no Weapon.
log-combat_won = { $name } wins the Combat against { $other }.
log-combat_won-you = You win the Combat against { $other }.
log-combat_won-at-you = { $name } wins the Combat against you.
log-combat_won-over_michel = { $name } wins the Combat against { $michel }.
log-combat_won-over_michel-you = You win the Combat against { $michel }.
log-combat_won-to_michel = { $name } loses the Combat against { $michel }.
log-combat_won-to_michel-you = You lose the Combat against { $michel }.
log-beaten = { $name } takes { $count }.
log-beaten-you = You take { $count }.
log-healed = { $name } heals { $count }.
log-healed-you = You heal { $count }.

## Michel(le)
log-michel_moved = { $name } sends { $michel } to { $place_the }.
log-michel_moved-you = You send { $michel } to { $place_the }.
log-turned_up = { $michel } meets { $name }. The card shows { $card }.
log-turned_up-you = { $michel } meets you. The card shows { $card }.
log-turned_up-again = The next card shows { $card }.

## Exchange
log-proposed = { $name } offers { $other } { $give_a } for { $take_a }.
log-proposed-you = You offer { $other } { $give_a } for { $take_a }.
log-proposed-at-you = { $name } offers you { $give_a } for { $take_a }.
log-proposed-hidden = { $name } offers { $other } an Exchange.
log-exchanged = { $name } gives { $other } { $give_a } for { $take_a }.
log-exchanged-you = You give { $other } { $give_a } for { $take_a }.
log-exchanged-at-you = { $name } gives you { $give_a } for { $take_a }.
log-exchanged-hidden = { $name } and { $other } exchange cards.
log-exchanged-hidden-paid = { $take_cigarettes_number ->
    [0] { $name } and { $other } make an Exchange: { $give_cigarettes } from { $name }, and cards unseen.
   *[other] { $give_cigarettes_number ->
        [0] { $name } and { $other } make an Exchange: { $take_cigarettes } from { $other }, and cards unseen.
       *[other] { $name } and { $other } make an Exchange: { $give_cigarettes } for { $take_cigarettes }, and cards unseen.
    }
}
log-declined = { $name } declines the Exchange with { $other }.
log-declined-you = You decline the Exchange with { $other }.
log-declined-at-you = { $name } declines the Exchange with you.

## The end
log-won = { $name } breaks out and wins!
log-won-you = You break out and win!
log-won-team = { $names } break out and win!
log-won-team-you = You and { $others } break out and win!
# Whoever gives up ends the game; `-at-you` is read by whoever wins.
log-forfeit = { $count ->
    [one] { $name } gives up. { $winners } wins.
   *[other] { $name } gives up. { $winners } win.
}
log-forfeit-you = { $count ->
    [one] You give up. { $winners } wins.
   *[other] You give up. { $winners } win.
}
log-forfeit-at-you = { $count ->
    [one] { $name } gives up. You win!
   *[other] { $name } gives up. Your team wins!
}

## Lines that are no events of the game
log-let-happen = Your automatic answer let this happen. You could have revealed your Background.
log-phone-sat = { $name } plays on a phone now.
log-phone-replaced = Another phone plays for { $name } now.
log-phone-left = { $name } has left the phone and plays at the screen.
log-phone-released = The screen took { $name }’s seat back from the phone.
log-phone-lost = { $name }’s phone does not answer any more.
log-phone-back = { $name }’s phone answers again.
log-phone-refused = A phone asked for { $name }’s seat. The answer was no.
log-phone-watches = Somebody watches on a phone.
log-phone-banned = { $name }’s phone was shut out. { $name } plays at the screen.
log-bot-plays = A bot plays for { $name } now.
log-plays-again = { $name } plays again.
log-plays-now = { $name } plays from now on.
log-conceded = { $name } has conceded.
