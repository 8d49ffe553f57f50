### The page that phones open. Without variables: a phone is sent them as they are.

## Coming in
page-code = Code
page-enter = Come in
page-code-again = Come in again
page-name = Your name
page-sit = Sit down
page-free = free

## Who plays a seat
page-who-you = you
page-who-phone = on a phone
page-who-away = phone is silent
page-who-screen = at the screen
page-who-bot = a bot

## Parts of the page
page-parts = Parts of the table
page-play = Play
page-yard = Places
page-log = Log
page-seats = The others
page-hand = Hand
page-hand-empty = No cards in hand.
page-background = Background
page-gang = Gang
page-no-gang = No Gang
page-cards = Cards in hand
page-cigarettes = Cigarettes
page-beatings = Beatings
page-tunnel = Tunnel
page-points = Tunnel points
page-actions = Actions left
page-die = Die
page-deck = Search deck
page-discard = Search discards
page-known = What you know of the hand
page-known-nothing = Nothing certain.
page-in-tunnel = Dug into the tunnel

## Answering
page-turn = Your turn
page-asked = Your move!
page-back = Back
page-close = Close
page-look = Look closer
page-closed = Not possible now: tap to see why.
page-commit = Settle it in secret
page-picked = picked
page-fewer = fewer
page-more = more
page-undo = Take back the last action
page-hint = Hint
page-hint-thinking = The coach is thinking …
page-hint-not-asked = There are hints while it is for you to decide.
page-hint-counted = Hints are counted, and told at the end.

## The menu
page-menu = Menu
page-language = Language
page-rules = Rules
page-search = Search the rules
page-search-nothing = Nothing here mentions that.
page-emotes = Show a face
page-bot = Let a bot play for me
page-bot-plays = A bot is playing for you.
page-play-again = Play myself again
page-leave = Leave the seat
page-leave-sure = Your seat will then be played at the screen. This phone no longer has its hand.
page-stay = Stay

## Standing orders
page-orders = Standing orders
page-orders-intro = They are your secret, are kept with the game, and hold until you change them.
page-orders-cards = Cards aimed at me
page-orders-let = simply happen
page-orders-ask = ask me
page-orders-give = give it
page-orders-fight = fight
page-orders-demand = Demanded:
page-orders-weapons = Weapons a fight is worth
page-orders-confirm = So be it

## The line to the table
page-lost = Connection lost
page-lost-trying = Your seat is kept. Looking for the table …
page-retry = Try again
