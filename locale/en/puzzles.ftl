### Night escapes: puzzles, the wall of windows, hints, results, the command line.
puzzles-title = Night escapes
puzzles-about = One turn, one way out. A window lights up when you have made the best decisions possible. Bad luck with the dice does not count against you.
puzzles-tonight = Tonight’s escape
puzzles-tonight-done = Tonight: you are out
puzzles-tonight-help = A new one every day, as hard as suits you.
puzzles-grade-1 = 1 · Unlocked door
puzzles-grade-2 = 2 · Loose brick
puzzles-grade-3 = 3 · Sleepy guard
puzzles-grade-4 = 4 · Barbed wire
puzzles-grade-5 = 5 · Searchlight
puzzles-grade-6 = 6 · Nobody got out
puzzles-count = { $done } of { $all } out
puzzles-legend-0 = Not tried
puzzles-legend-1 = Not solved yet
puzzles-legend-2 = Out by luck
puzzles-legend-3 = Solved with hints
puzzles-legend-4 = Solved
puzzles-heading = { $motif }. { $goal }
puzzles-untried = Nobody has tried this window yet.
puzzles-so-far-1 =
    { $tries ->
        [one] Tried once, still inside.
       *[other] Tried { $tries } times, still inside.
    }
puzzles-so-far-2 =
    { $tries ->
        [one] Tried once: out by luck. The window stays dark.
       *[other] Tried { $tries } times: out by luck. The window stays dark.
    }
puzzles-so-far-3 =
    { $tries ->
        [one] Solved with hints, in one try.
       *[other] Solved with hints, in { $tries } tries.
    }
puzzles-so-far-4 =
    { $tries ->
        [one] Solved without help, in one try.
       *[other] Solved without help, in { $tries } tries.
    }
puzzles-goal-escape = It is your turn. Escape before it ends.
puzzles-goal-points = It is your turn. Dig { $points } before it ends.
puzzles-goal-hold = It is your turn. Keep { $cards } until it ends.
puzzles-goal-keep = Somebody wants something from you. Keep: { $cards }.
puzzles-motif-past_home = A past with legs
puzzles-motif-past_actions = Overtime
puzzles-motif-past_points = Dug by a professional
puzzles-motif-past_tools = Old trade, new Tool
puzzles-motif-past_goods = A favour is owed
puzzles-motif-past_people = An old acquaintance
puzzles-motif-power = Friends first
puzzles-motif-passkey = Borrowed keys
puzzles-motif-extort = Asking nicely
puzzles-motif-rob = Light fingers
puzzles-motif-patch = Bandage before shovel
puzzles-motif-trade = Everything must go
puzzles-motif-forge = Made by hand
puzzles-motif-gift = Mail from outside
puzzles-motif-spoon = Cutlery
puzzles-motif-rummage = Something will turn up
puzzles-motif-tiptoe = On tiptoe
puzzles-motif-mate = Follow your friend
puzzles-motif-dice = Trust the die
puzzles-motif-shovel_first = Just dig
puzzles-motif-keep = Mine stays mine
puzzles-hint = Hint { $number } of 3
puzzles-no-hint = No more hints
puzzles-hint-help = Three steps: where to look, what to use, what to do.
puzzles-solution = Solution
puzzles-shown = The best way, if the dice are kind. Lean back.
puzzles-out = To the windows
puzzles-show-title = Show the solution?
puzzles-show-words = The solution is played on the table. After that, this window can only count as solved with hints.
puzzles-show = Show me
puzzles-stay = Keep trying
puzzles-leave-title = Back to the cell?
puzzles-leave-words = An unfinished try does not count.
puzzles-leave = Leave
puzzles-again = Try again
puzzles-next = Next escape
puzzles-where-feet = Look at the ways out of this place.
puzzles-where-die = Look at the die.
puzzles-where-deck = Think of the cards you have not seen yet.
puzzles-where-hand = Look at your own hand.
puzzles-where-tunnel = Look at your tunnel.
puzzles-where-market = Look at your Cigarettes, and at where they come from.
puzzles-where-place = Look at what you can do in this place.
puzzles-where-gangs = Look at the gangs.
puzzles-where-people = Look who else is here.
puzzles-where-past = Look at your Background.
puzzles-where-peace = Think what happens if you do nothing.
puzzles-where-knives = Look at the Weapons, yours and theirs.
puzzles-with-card = It begins with this card: { $card }.
puzzles-with-person = It begins with { $name }.
puzzles-with-deed = { $deed }
puzzles-move = Do this: { $move }
puzzles-deed-roll_move = Let the die decide where you go.
puzzles-deed-cautious_move = Go where you want, even if it costs more.
puzzles-deed-follow = Go to a teammate.
puzzles-deed-go = Only one of these places helps.
puzzles-deed-reroll = One roll is not enough.
puzzles-deed-keep = Be content with what you rolled.
puzzles-deed-search = Search this place.
puzzles-deed-sell = Sell something.
puzzles-deed-steal_spoon = Think of the Spoons.
puzzles-deed-heal = Heal first.
puzzles-deed-end_turn = You have done enough.
puzzles-deed-pass = Let it happen.
puzzles-deed-give_up = Giving up can be right.
puzzles-deed-cooperate = A small loss prevents a large one.
puzzles-deed-fight = Do not give in.
puzzles-deed-weapon = One more Weapon.
puzzles-deed-discard = Throw the right thing away.
puzzles-deed-choose_card = Choose well.
puzzles-deed-draw = Take what you are offered.
puzzles-deed-exchange = A teammate has what you need.
puzzles-solved = Out, and rightly so
puzzles-solved-words = Every decision was the best possible. The window is lit.
puzzles-unlucky = Right, but unlucky
puzzles-unlucky-words = You decided as well as anybody could. The chance was { $chance }. The dice were unkind, and that is not your fault. The window is lit.
puzzles-lucky = Out, but by luck
puzzles-lucky-words = It worked this time, but there was a better way. The window stays dark until you find it.
puzzles-missed = Still inside
puzzles-missed-words = The night is long. The best way had a chance of { $chance }.
puzzles-shown-words = That was the best way: a chance of { $chance }. Now do it yourself.
puzzles-slip = One decision left you a chance of { $chance }. The best one would have left { $best }.
puzzles-margin = Best first action: { $best }. Second best: { $second }.
puzzles-broken = The list of what you solved could not be read. The file was set aside, and the windows are dark again.
puzzles-newer = A newer version of the game has written down what you solved. This version leaves it as it is.
puzzles-hinted =
    { $count ->
        [one] You used one hint.
       *[other] You used { $count } hints.
    }
