## The curtain over the hand's place
curtain-open = Open my hand
curtain-open-help = Only { $name } looks now. The hand closes by itself when the turn or the answer is over.
curtain-peek = Hold to peek
curtain-peek-help = The hand is open only as long as this is held.
curtain-closed = All hands lie face down.
curtain-elsewhere = { $name } decides on a phone.
curtain-silent = { $name }’s phone is silent. Menu, Phones: the screen, another phone or a bot can go on.
curtain-close = Close the hand

## Standing orders
orders-help = Standing orders: what you need not be asked about
orders-title = Standing orders
orders-intro = They are your secret, are kept with the game, and hold until you change them.
orders-lets-cards = Cards aimed at me simply happen
orders-demand = If a { $card } is demanded
orders-ask = ask me
orders-give = give it
orders-fight = fight
orders-fight-worth = A fight is worth
orders-weapons = { $count ->
    [0] no Weapon
    [one] one Weapon
   *[other] { $count } Weapons
}
orders-confirm = So be it

## Looking over shoulders, where people had sat
watch-title = Look over a shoulder?
watch-question = People have played at this table. Their hands stay closed until the game is over; you may look at the bots'.
watch-yes = Look
watch-no = Watch the table
