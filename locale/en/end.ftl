### The end of a game.
end-out = { $count ->
    [one] { $names } is out!
   *[other] { $names } are out!
}
end-wins = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
end-standings = How far they got
end-story = How it came about
end-rounds = { $number ->
    [one] one round
   *[other] { $number } rounds
}
end-gave-up = conceded
end-die = How the die fell
end-die-of = How the die fell for { $name }
end-awards = Also worth a mention
end-award-fists = { $name } won { $count ->
    [one] a fight
   *[other] { $count } fights
}.
end-award-extorter = { $name } asked for { $count ->
    [one] a Tool
   *[other] { $count } Tools
}, politely.
end-award-bruises = { $name } took { $count ->
    [one] a Beating
   *[other] { $count } Beatings
}.
end-award-craft = { $name } made { $count ->
    [one] one thing
   *[other] { $count } things
} by hand.
end-award-merchant = { $name } sold goods for { $count ->
    [one] one Cigarette
   *[other] { $count } Cigarettes
}.
end-award-cards = { $name } played { $count ->
    [one] an Action card
   *[other] { $count } Action cards
}.
end-award-walker = { $name } changed places { $count ->
    [one] once
   *[other] { $count } times
}.
end-again = Play again
end-save = Save the replay
end-save-name = { $name }’s escape
end-title = To the title
end-tale-led = { $name } takes the lead in round { $round } and never lets go of it.
end-tale-overtook = In round { $round } { $name } overtakes { $other }.
end-tale-feud = { $name } beats { $other } in { $count ->
    [one] a fight
   *[other] { $count } fights
}.
end-tale-fight = In round { $round } { $name } wins a fight against { $other }.
end-tale-thief = { $count ->
    [one] { $name } relieves somebody of a card.
   *[other] { $name } relieves the others of { $count } cards.
}
end-tale-quiet = Nobody raises a hand against anybody.
end-tale-close = { $count ->
    [one] When the alarm goes off, { $name } is one Tunnel point short.
   *[other] When the alarm goes off, { $name } is { $count } Tunnel points short.
}
end-on = Continue
end-replay = Watch the replay

# The ending of whoever has lost.
end-caught = { $name } stays inside!
end-ticket = Ticket, one way
end-ticket-words = For { $name }: from Blackgate to the high-security prison. No return.
end-why-fights = { $count ->
    [one] You lost one fight.
   *[other] You lost { $count } fights.
}
end-why-thefts = { $count ->
    [one] One card was stolen from you.
   *[other] { $count } cards were stolen from you.
}
end-why-riots = { $count ->
    [one] One Riot took your cards.
   *[other] { $count } Riots took your cards.
}
end-why-short = { $count ->
    [one] You were one Tunnel point short.
   *[other] You were { $count } Tunnel points short.
}
