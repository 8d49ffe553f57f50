### The wall: twelve cells, feats, tonight’s game.
wall-title = The wall
wall-tab-cells = Twelve cells
wall-tab-feats = Feats
wall-tab-tonight = Tonight’s game
wall-who-help = Whose wall is it? Everybody has one, by the name they sat down with.
wall-broken = What hung on the wall could not be read. It was kept aside, and the replays are being read anew.
wall-newer = The wall was written by a newer version of the game. It is left as it is.
wall-reading = { $done } of { $all } replays read
wall-cells-count = { $count } of { $all } lamps lit. Nothing is locked: beat them in any order.
wall-feats-count = { $count } of { $all } feats. They are found in your games, old replays included.
wall-nights-count = { $count ->
    [0] No night’s game played yet.
    [one] One night’s game played.
   *[other] { $count } nights’ games played.
} Any night before can still be played.
wall-short-date = { $year }-{ $month }-{ $day }
wall-date = { $weekday }, { $month } { $day }, { $year }
wall-month = { $month } { $year }

## Twelve cells.
wall-lamps = A lamp for each level, from left to right: { $levels }. Press one and sit down.
wall-cell-help = Sit down with { $name }. Next level to beat: { $level }.
wall-lamp-dark = { $name }, { $level }: not beaten yet. Press to sit down.
wall-lamp-lit = { $name }, { $level }: beaten on { $date }. Press to sit down again.

## Feats: the title, and what it takes.
wall-feat-since = Done on { $date }.
wall-feat-once = Done in a game whose replay is gone.
wall-feat-watch = Press to watch that game.
wall-no-replay = The replay of that game is gone.
wall-feat-spoons_only = Cutlery drawer
wall-feat-spoons_only-how = Escape with nothing but Spoons in your tunnel.
wall-feat-self_made = Made by hand
wall-feat-self_made-how = Escape with Tools that you crafted, every one of them.
wall-feat-double_dig = Last spurt
wall-feat-double_dig-how = Dig { $number } Tunnel points or more in the last turn, in two goes at least.
wall-feat-swift = Out before breakfast
wall-feat-swift-how = Escape within { $number } rounds.
wall-feat-photo_finish = By a spoon’s breadth
wall-feat-photo_finish-how = Escape while somebody else is one Tunnel point short.
wall-feat-from_last = The last shall be first
wall-feat-from_last-how = Escape after being alone in last place with a rival { $number } Tunnel points from the wall.
wall-feat-late_bloomer = Late bloomer
wall-feat-late_bloomer-how = Escape after a rival was halfway out and you had not dug a thing.
wall-feat-unbeaten = Unbeaten
wall-feat-unbeaten-how = Escape, win { $number } Combats on the way and lose none.
wall-feat-peaceful = Clean hands
wall-feat-peaceful-how = Escape without ever using a Weapon.
wall-feat-untouched = Nice try
wall-feat-untouched-how = Be extorted twice and escape without a single Beating.
wall-feat-black_eye = Souvenir
wall-feat-black_eye-how = Escape with a Beating on you.
wall-feat-patched_up = Discharged early
wall-feat-patched_up-how = Heal two Beatings in your last two turns, then escape.
wall-feat-winning_theft = Borrowed for good
wall-feat-winning_theft-how = Take a Tool from whoever leads and escape with that very one.
wall-feat-loner = Nobody’s friend
wall-feat-loner-how = Escape without ever joining a Gang.
wall-feat-turncoat = Coat of many colours
wall-feat-turncoat-how = Join { $number } different Gangs in one game and escape.
wall-feat-secret = No questions asked
wall-feat-secret-how = Escape with your Background still face down.
wall-feat-locked_up = Short stay
wall-feat-locked_up-how = Be sent to Solitary in the last round and escape all the same.
wall-feat-michel_beaten = Wrong victim
wall-feat-michel_beaten-how = Win a Combat against Michel or Michelle.
wall-feat-no_toll = Toll-free
wall-feat-no_toll-how = Meet Michel or Michelle twice, pay nothing, lose nothing, escape.
wall-feat-seconded = Got your back
wall-feat-seconded-how = Lay down a Weapon for a teammate who then wins the Combat.
wall-feat-gift = No strings attached
wall-feat-gift-how = Give a teammate a Tool for nothing and win together.
wall-feat-shared = Fair shares
wall-feat-shared-how = Win as a team in which all dug equally much, give or take a point.
wall-feat-full_table = Full house
wall-feat-full_table-how = Escape from a table of six.
wall-feat-experts = Honorary doctorate
wall-feat-experts-how = Escape from two or more rivals, all of them experts.

## Tonight’s game.
wall-tonight = Tonight’s game
wall-that-night = That night’s game
wall-night-new = The same deal and the same rivals for everybody on this date. It gets harder from Monday to Sunday.
wall-night-again = { $count ->
    [one] You have played it. The line below gives nothing away.
   *[other] You have played it { $count } times. The line tells of the first.
}
wall-night-best = You have played it { $count } times. At best: { $result }.
wall-result-out = { $rounds ->
    [one] out in one round, { $points }
   *[other] out in { $rounds } rounds, { $points }
}
wall-result-in = { $rounds ->
    [one] still inside after one round, { $points }
   *[other] still inside after { $rounds } rounds, { $points }
}
wall-share-line = Blackgate { $date }: { $result }
wall-share = Copy
wall-share-help = Copies the line, to be sent to whoever played it too.
wall-shared = Copied: { $line }
wall-not-shared = There is nothing to copy it to here. Write it down: { $line }
wall-play-night = Play this night
wall-play-again = Play it again
wall-play-help = Starts at once. The first try is the one you share.
wall-month-before = The month before
wall-month-after = The month after
wall-day-none = Not played yet.
wall-legend-out = out
wall-legend-in = still inside
wall-monday = Monday
wall-monday-short = Mo
wall-tuesday = Tuesday
wall-tuesday-short = Tu
wall-wednesday = Wednesday
wall-wednesday-short = We
wall-thursday = Thursday
wall-thursday-short = Th
wall-friday = Friday
wall-friday-short = Fr
wall-saturday = Saturday
wall-saturday-short = Sa
wall-sunday = Sunday
wall-sunday-short = Su
wall-january = January
wall-february = February
wall-march = March
wall-april = April
wall-may = May
wall-june = June
wall-july = July
wall-august = August
wall-september = September
wall-october = October
wall-november = November
wall-december = December

## At the end of a game.
wall-new = New on the wall
wall-new-of = { $name }: { $what }
wall-new-cell = { $name } beaten, { $level }
wall-new-more = and { $count } more
wall-open = To the wall
