### The page that phones open. Without variables: a phone is sent them as they are.

## Coming in
page-code = Code
page-enter = Join
page-code-again = Join again
page-name = Your name
page-sit = Sit down
page-free = free
page-askable = ask at the screen
page-ask = Ask for this seat
page-watch = Watch the table
page-watching = You are watching.
page-stop-watching = Stop watching
page-sit-here = Sit here
page-colour = Your colour
page-another-game = Play another game
page-wins = Games won
page-stolen = Tools stolen
page-stop-waiting = Choose another seat

## Who plays a seat
page-who-you = you
page-who-phone = on a phone
page-who-away = phone offline
page-who-screen = at the screen
page-who-bot = a bot
page-team-a = Team A
page-team-b = Team B

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
page-team-points = Tunnel points of the team
page-actions = Actions left
page-die = Die
page-deck = Search deck
page-discard = Search discards
page-known = What you know of the hand
page-known-nothing = None of these cards has been seen.
page-in-tunnel = Dug into the tunnel

## Answering
page-turn = Your turn
page-asked = Your decision!
page-nudged = The others are waiting!
page-back = Back
page-close = Close
page-look = Look closer
page-closed = Not possible now. Tap to see why.
page-commit = Decide secretly
page-picked = picked
page-fewer = fewer
page-more = more
page-undo = Take back the last action
page-hint = Hint
page-hint-thinking = The coach is thinking …
page-hint-not-asked = You can ask for a hint when it is your decision.
page-hint-counted = Hints are counted and shown at the end.

## The menu
page-menu = Menu
page-language = Language
page-rules = Rules
page-search = Search the rules
page-search-nothing = Nothing in the rules mentions that.
page-emotes = Show a face
page-sound-on = Sound when I am asked: on
page-sound-off = Sound when I am asked: off
page-bot = Let a bot play for me
page-bot-plays = A bot is playing for you.
page-play-again = Play myself again
page-leave = Leave the seat
page-leave-sure = Your seat will then be played at the screen, and this phone no longer shows your cards.
page-stay = Stay

## Standing orders
page-orders = Automatic answers
page-orders-intro = Only you can see them. They are saved with the game and stay until you change them.
page-orders-cards = Cards against me
page-orders-let = don’t ask me
page-orders-ask = ask me
page-orders-give = give it
page-orders-fight = fight
page-orders-weapons = Weapons to play per fight
page-orders-confirm = Save

## The line to the table
page-lost = Connection lost
page-offline = This phone has no network
page-silent = The table does not answer
page-lost-trying = Your seat is kept. Looking for the table …
page-retry = Try again
