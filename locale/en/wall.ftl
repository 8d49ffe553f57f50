### The wall: twelve cells, feats, tonight’s game.
wall-title = The wall
wall-tab-cells = Twelve cells
wall-tab-feats = Feats
wall-tab-tonight = Tonight’s game
wall-who-help = Whose wall is this? Everybody has one, under the name they play with.
wall-broken = The wall could not be read. The file was set aside, and the replays are being read again.
wall-newer = The wall was written by a newer version of the game. It stays as it is.
wall-reading = { $done } of { $all } replays read
wall-cells-count = { $count } of { $all } lamps lit. Nothing is locked: beat them in any order.
wall-feats-count = { $count } of { $all } feats. They are found in your games, old replays too.
wall-nights-count = { $count ->
    [0] No night’s game played yet.
    [one] One night’s game played.
   *[other] { $count } nights’ games played.
} You can still play every earlier night.
wall-short-date = { $year }-{ $month }-{ $day }
wall-date = { $weekday }, { $day } { $month } { $year }
wall-month = { $month } { $year }

## Twelve cells.
wall-lamps = One lamp for each level, from left to right: { $levels }. Press one to play.
wall-cell-help = Play against { $name }. Next level to beat: { $level }.
wall-lamp-dark = { $name }, { $level }: not beaten yet. Press to play.
wall-lamp-lit = { $name }, { $level }: beaten on { $date }. Press to play again.

## Feats: the title, and what it takes.
wall-feat-since = Done on { $date }.
wall-feat-once = Done in a game whose replay is gone.
wall-feat-watch = Press to watch that game.
wall-no-replay = The replay of that game is gone.
wall-feat-spoons_only = Cutlery drawer
wall-feat-spoons_only-how = Escape with nothing but Spoons in your tunnel.
wall-feat-self_made = Made by hand
wall-feat-self_made-how = Escape using only Tools that you crafted yourself.
wall-feat-double_dig = Last spurt
wall-feat-double_dig-how = Dig { $number } Tunnel points or more in your last turn, with two digs or more.
wall-feat-swift = Out before breakfast
wall-feat-swift-how = Escape within { $number } rounds.
wall-feat-photo_finish = By a spoon’s breadth
wall-feat-photo_finish-how = Escape while somebody else needs only one more Tunnel point.
wall-feat-from_last = The last shall be first
wall-feat-from_last-how = Win after being alone in last place while a rival needed only { $number } more Tunnel points.
wall-feat-late_bloomer = Late bloomer
wall-feat-late_bloomer-how = Escape after a rival was halfway out and you had not dug at all.
wall-feat-unbeaten = Unbeaten
wall-feat-unbeaten-how = Escape, win { $number } Combats on the way and lose none.
wall-feat-peaceful = Clean hands
wall-feat-peaceful-how = Escape without ever using a Weapon.
wall-feat-untouched = Nice try
wall-feat-untouched-how = Be extorted twice and escape without a single Beating.
wall-feat-black_eye = Souvenir
wall-feat-black_eye-how = Escape with a Beating on you.
wall-feat-patched_up = Discharged early
wall-feat-patched_up-how = Heal two Beatings in your last two turns, then escape.
wall-feat-winning_theft = Borrowed for good
wall-feat-winning_theft-how = Take a Tool from the leader and make the last dig with that Tool.
wall-feat-loner = Nobody’s friend
wall-feat-loner-how = Escape without ever joining a gang.
wall-feat-turncoat = Coat of many colours
wall-feat-turncoat-how = Join { $number } different gangs in one game and escape.
wall-feat-secret = No questions asked
wall-feat-secret-how = Escape with your Background still face down.
wall-feat-locked_up = Short stay
wall-feat-locked_up-how = Be sent to Solitary in the last round and escape all the same.
wall-feat-michel_beaten = Wrong victim
wall-feat-michel_beaten-how = Win a Combat against Michel or Michelle.
wall-feat-no_toll = Toll-free
wall-feat-no_toll-how = Meet Michel or Michelle twice, lose nothing to them, and escape.
wall-feat-seconded = Got your back
wall-feat-seconded-how = Help a teammate with a Weapon in a Combat that your team wins.
wall-feat-gift = No strings attached
wall-feat-gift-how = Give a teammate a Tool for nothing, and win together.
wall-feat-shared = Fair shares
wall-feat-shared-how = Win as a team in which everybody dug the same, give or take one point.
wall-feat-full_table = Full house
wall-feat-full_table-how = Win a game with six players.
wall-feat-experts = Honorary doctorate
wall-feat-experts-how = Win against two or more rivals, all of them Expert.

## Tonight’s game.
wall-tonight = Tonight’s game
wall-that-night = That night’s game
wall-night-new = The same cards and the same rivals for everybody on this date. It gets harder from Monday to Sunday.
wall-night-begun = { $count ->
    [one] You have begun it once and not played it to the end.
   *[other] You have begun it { $count } times and not played it to the end.
}
wall-night-again = { $count ->
    [one] You have played it. The line below has no spoilers.
   *[other] You have played it { $count } times. The line below is about the first time.
}
wall-night-best = You have played it { $count } times. Best result: { $result }.
wall-result-out = { $rounds ->
    [one] out in one round, points { $points }
   *[other] out in { $rounds } rounds, points { $points }
}
wall-result-in = { $rounds ->
    [one] still inside after one round, points { $points }
   *[other] still inside after { $rounds } rounds, points { $points }
}
wall-share-line = Blackgate { $date }: { $result }
wall-share-line-again = Blackgate { $date }: { $result }, begun { $begun } times
wall-share = Copy
wall-share-help = Copies the line, so that you can send it to others who play this game. The numbers are everybody’s Tunnel points, the most first. Yours are in brackets if you stayed inside.
wall-shared = Copied: { $line }
wall-not-shared = Copying does not work here. Write it down: { $line }
wall-play-night = Play this night
wall-play-again = Play it again
wall-play-help = Starts at once. You share your first result. It says how often you have begun.
wall-month-before = Previous month
wall-month-after = Next month
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
wall-new-more = and { $count } more
wall-open = To the wall
