### The long way out: the map of doors, evenings, favours, how an evening ends.
way-title = The long way out
way-about = Twelve evenings lead to the gate, one game each. Every evening has a table of its own. The third evening you lose ends the run. For each one you win, you keep a favour.
way-none = No run yet. The first door is open.
way-past =
    { $count ->
        [one] One run so far.
       *[other] { $count } runs so far.
    } Most evenings won in a run: { $best }.
way-lives =
    { $count ->
        [0] No life left.
        [one] One life left.
       *[other] { $count } lives left.
    }
way-favours =
    { $count ->
        [0] No favours yet
        [one] 1 favour
       *[other] { $count } favours
    }
way-on = Evening { $number }
way-new = New run
way-earlier = Earlier runs
way-past-run = Evenings won: { $count }. Stars: { $stars }.
way-seed-hint = Seed: a new one
way-seed-help = The same seed deals the same evenings. A run with a chosen seed is marked. Digits only.
way-secret = { $name }’s Background: { $background }
way-give-up = End this run
way-give-up-words = The run ends here and is remembered. A new one begins with the first evening.
way-sentence-long = Twelve evenings
way-sentence-short = Short stay
way-sentence-life = For life
way-sentence-long-words = Twelve evenings: three lives, favours.
way-sentence-short-words = Short stay: six evenings, three lives, no favours.
way-sentence-life-words = For life: stronger rivals, one life.
way-door-won = won
way-door-ahead = next
way-door-closed = closed
evening-number = { $number }. { $title }
evening-goal-escape = Escape before the others: dig { $points }.
evening-goal-team = Escape before the other team: dig { $points } together.
evening-goal-points = Dig { $points } by the end of round { $round }.
evening-goal-hold = Nobody else may escape before round { $round } is over.
evening-star-rounds =
    { $count ->
        [one] Win in one round.
       *[other] Win within { $count } rounds.
    }
evening-never-extort = Never extort anybody.
evening-never-fight = Never lay down a Weapon.
evening-never-beaten = Take no Beating.
evening-never-join = Join no gang.
evening-never-buy = Buy nothing.
evening-never-craft = Craft nothing.
evening-star-lost = cannot be earned any more
evening-chance = Chance to escape
door-play = Play
door-on = Go on
door-begun = This evening has begun, so its favours are chosen.
door-rivals = At the table
door-team = Two teams
door-mate = on your side
door-michel = { $name } walks around.
door-others-begin = Extra for { $names }: { $things }.
door-goal = Goal and stars
door-favours = Favours for tonight: { $count } of { $most }
door-no-favours = You have no favours yet. Each evening you win brings one.
door-most = At most { $most } favours count in an evening. Leave another one here first.
outcome-won = { $title }: won
outcome-lost = { $title }: lost
outcome-on = Back to the doors
outcome-keep = Keep the favour
outcome-no-favour = Take none
outcome-choose = Keep one favour for the evenings to come
outcome-no-run = This evening belongs to no run, so it does not count.
outcome-escaped = Escaped in round { $round }: { $names }.
outcome-late = Round { $round } is over.
outcome-conceded = You conceded.
outcome-dug = Your Tunnel points: { $points } of { $goal }.
outcome-lives =
    { $count ->
        [one] You have one life left. Try again with another deal.
       *[other] You have { $count } lives left. Try again with another deal.
    }
outcome-out = You are out! Evenings won: { $count }. Stars: { $stars }.
outcome-over = The run ends here. Evenings won: { $count }. Stars: { $stars }.
runs-unkept = Your run could not be saved. The game keeps trying.
runs-broken = Your run could not be read. The file was set aside, and a new run can begin.
runs-newer = A newer version of the game has written down your run. This version leaves it as it is.
favour-begin = You also begin with { $things }.
favour-first = You take the first turn.
favour-look = You see the Background of one rival.
favour-whetstone = Whetstone
favour-old_debt = Old debt
favour-early_bird = Early bird
favour-spare_parts = Spare parts
favour-kitchen_job = Kitchen job
favour-iron_bar = Iron bar
favour-laundry_tub = Laundry tub
favour-parcel = Parcel
favour-wrist_watch = Found watch
favour-copied_key = Copied key
favour-two_blades = Two blades
favour-chain_links = Bicycle chain
favour-accessory = Old wardrobe
favour-accessory-words = You also begin with an Accessory of your choice.
favour-open_file = Open file
group-doors = Doors
group-favours = Favours
group-stars = Stars

## The evenings, told by Ines
evening-first_night = First night
evening-first_night-opening = So you want out. Everybody does, on the first night. Tomasz and Olga sit with us, and neither is in a hurry. I put something to dig with under your pillow. Show me that you can use it.
evening-first_night-won = Not bad for a first night. They will bring you back by morning, of course. But now I know that you can dig.
evening-first_night-lost = They were faster. Sleep, and try again. Nobody learns to dig in a day.
evening-the_canteen = The canteen
evening-the_canteen-opening = Tonight you need no way out, only a good start. You stand in the Cafeteria, where the Spoons are. Dig a few points before the kitchen closes. Mila and Aldo have the same idea.
evening-the_canteen-won = The soup was cold, but the tunnel grew. That is what counts.
evening-the_canteen-lost = The kitchen has closed. Spend less time at the counter and more time in the hole.
evening-the_infirmary = The infirmary
evening-the_infirmary-opening = Somebody beat you badly, and nobody saw anything. With two Beatings you cannot dig. Decide how much time a bandage is worth. Noor and Goran will not wait for you.
evening-the_infirmary-won = You dug with bruises. I have seen healthy people do less.
evening-the_infirmary-lost = Pain makes people slow. Next time, think first about what you need to heal.
evening-closed_market = Closed market
evening-closed_market-opening = The guards found Aldo’s store. Tonight you can sell in the Recreational Area, but you cannot buy. What you need you must find, craft or take. Aldo is in a bad mood.
evening-closed_market-won = No shop, and still a tunnel. You are getting good with your hands.
evening-closed_market-lost = Without a shop you need patience. Look for Links, they are in everything.
evening-blunt_knives = Three knives
evening-blunt_knives-opening = A search of the cells: only three Knives are left in all of Blackgate. Whoever holds one is somebody. Goran thinks that this should be him.
evening-blunt_knives-won = You got out, and all your fingers with you. Goran is still counting his.
evening-blunt_knives-lost = Three Knives, and none was in your hand when it mattered. Blades cut too.
evening-the_visitor = The visitor
evening-the_visitor-opening = Michel is back. He walks from place to place and takes what he likes. Vera will not leave her corner. Dario wants to shake his hand. I advise you to do neither.
evening-the_visitor-won = Michel asked about you. I said that you had left.
evening-the_visitor-lost = Do not look for Michel, and do not wait for him. Try to be elsewhere.
evening-open_secret = Open secret
evening-open_secret-opening = Somebody talked. Everybody knows what you were before Blackgate, so it cannot help you any more. Three at the table, and all of them smile. You will have to win without a surprise.
evening-open_secret-won = They knew everything about you, except that you would win.
evening-open_secret-lost = They saw you coming. Without a secret, be faster than the talk.
evening-hold_the_wall = Until morning
evening-hold_the_wall-opening = Tonight it is not about you. If one of them gets out, the guards will search every cell, and I need a few hours more. Nobody may escape before round { $round } is over. How you do that is your business.
evening-hold_the_wall-won = Morning, and everybody is still here. My plans thank you.
evening-hold_the_wall-lost = One of them is gone, and the guards are here. Watch the tunnels, not only the faces.
evening-two_sides = Side by side
evening-two_sides-opening = The wing is divided. You have Tomasz, they have each other: Carmen and Renard, and they know what they are doing. What one of you digs counts for both. Talk less, give more.
evening-two_sides-won = Tomasz says that you are all right. From him that is a speech.
evening-two_sides-lost = Two who dig alone lose to two who dig together. Meet him more often.
evening-full_wing = A full wing
evening-full_wing-opening = Six of us, one corridor, and everybody has a plan. Few points are enough tonight, so it will go fast. Whoever leads will be robbed. Perhaps you should not look like the leader.
evening-full_wing-won = Five people are asking where you went. I said nothing.
evening-full_wing-lost = Too many hands, too few Tools. Stay small until the end, then dig.
evening-solitary = Solitary
evening-solitary-opening = They locked you up for something that I did. I am sorry, a little. You are beaten and in Solitary, and Silas and Dario are already at work. They are good. Be better.
evening-solitary-won = From Solitary to the wall. I shall have to think about you again.
evening-solitary-lost = The cell cost you time. Find out how to leave it sooner.
evening-the_professor = The professor
evening-the_professor-opening = The last tunnel is half dug, it has one place, and there are two of us. I told you everything I know. Let us see whether you listened. No favours between us tonight. Well: bring your own.
evening-the_professor-won = Go. I have taught you everything, and you used all of it against me. I have seldom been so proud.
evening-the_professor-lost = I am sorry. I have waited for this longer than you have. Come back, I shall still be here.
