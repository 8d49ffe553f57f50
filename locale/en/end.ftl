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
end-gave-up = gave up
end-die = How the die fell
end-die-of = How the die fell for { $name }
end-awards = Also worth a mention
end-award-fists = { $name } won { $count } fights.
end-award-extorter = { $name } asked for { $count } Tools, politely.
end-award-bruises = { $name } took { $count } Beatings.
end-award-craft = { $name } made { $count } things by hand.
end-award-merchant = { $name } sold goods for { $count } Cigarettes.
end-award-cards = { $name } played { $count } Action cards.
end-award-walker = { $name } changed places { $count } times.
end-again = Once more
end-save = Save the replay
end-save-name = { $name }’s escape
end-title = To the title
end-tale-led = { $name } takes the lead in round { $round } and never lets go of it.
end-tale-overtook = In round { $round } { $name } overtakes { $other }.
end-tale-feud = { $name } beats { $other } in { $count } fights.
end-tale-fight = In round { $round } { $name } wins a fight against { $other }.
end-tale-thief = { $count ->
    [one] { $name } helps lighten somebody’s load by a card.
   *[other] { $name } helps lighten the others’ load by { $count } cards.
}
end-tale-quiet = Nobody raises a hand against anybody.
end-tale-close = { $count ->
    [one] When the alarm goes off, { $name } is one Tunnel point short.
   *[other] When the alarm goes off, { $name } is { $count } Tunnel points short.
}
end-on = Go on
end-replay = Watch the replay
