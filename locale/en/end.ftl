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
end-wanted = Wanted
end-reward = On the run
