## Phones: the panel in the window
phones-title = Phones
phones-about = Everybody sees their cards on their own phone: scan a code, and your cards, your secrets and your choices are there, in your language. The screen is the table that everybody watches. No app and no internet, only the network in this room.
phones-on = Allow phones
phones-off = Disconnect phones
phones-done = Done
phones-address = This computer’s address in the network
phones-alone = This computer is not in a network. Only a browser on this computer can connect.
phones-failed = Could not open { $address }. Is another program using that port?
phones-started-again = The connection to phones had failed and was restarted. Phones come back by themselves.
phones-stopped = The connection to phones failed. Allow phones again in the menu.
phones-scan = Scan this with a phone and choose a seat.
phones-scan-seat = Only for { $name }, and only once: whoever scans it gets this seat.
phones-type = Or open { $address } and type { $code }
phones-trouble = No connection? The phone must be in the same network as this computer, not in a guest network or on mobile data, and the firewall must let port { $port } through.
phones-who-phone = on a phone
phones-who-away = phone offline
phones-who-screen = at the screen
phones-who-bot = a bot
phones-who-watches = watches the game
phones-invite = Show a code for { $name }’s seat only. Another phone that scans it takes over.
phones-invite-all = Show the code for everybody again
phones-release = { $name } plays at the screen again
phones-ban = Shut { $name }’s phone out for this evening. The code changes; the other phones stay.
phones-ban-title = Shut { $name }’s phone out?
phones-ban-yes = Shut out
phones-new-code = New code
phones-new-code-help = The old code lets nobody in any more. Phones that have a seat keep it.
phones-off-title = Disconnect all phones?
phones-off-words = { $count ->
    [one] { $count } phone has a seat. It will need a new code to come back, and its seat is played at this screen.
   *[other] { $count } phones have seats. They will need a new code to come back, and their seats are played at this screen.
}
phones-off-no = Keep them

## What phones are told
phones-show-code = Scan the code on the screen, or type it in here.
phones-pick = Choose your seat.
phones-watch-only = Every seat is taken. You can watch the public table.
phones-no-table = No game is set up yet. Please wait a moment.
phones-lobby = You have a seat. The game begins on the screen.
phones-wrong-code = This is not the code on the screen.
phones-taken = Somebody was faster. Choose another seat.
phones-wait = Somebody at the screen must say yes.
phones-said-no = They said no at the screen.
phones-said-no-often = They said no at the screen. This phone cannot ask for this seat again.
phones-no-seat = You have no seat.
phones-too-late = Too late: the question has changed.
phones-not-possible = That is not possible now.
phones-not-understood = The game did not understand what this phone sent.
phones-won = You are out!
phones-lost = Not this time. You stay.
phones-bye-replaced = Another device has this seat now.
phones-bye-closed = All phones were disconnected at the table.
phones-bye-full = Too many devices are connected.
phones-bye-slow = The connection was too slow.
phones-bye-flood = This phone sent too much at once.
phones-bye-malformed = The game did not understand what this phone sent.
phones-bye-released = The seat is played at the screen again.
phones-bye-banned = This phone was shut out at the table.
phones-bye-version = This page belongs to another version. Reload it.

## The question at the screen
seat-question-title = A phone asks for a seat
seat-question-words = Somebody wants to play { $name }’s seat on a phone. The seat is played at this screen now. If you say yes, the phone shows { $name }’s hand and Background.
seat-question-bot = Somebody wants to play on for the bot { $name } on a phone. If you say yes, the phone shows { $name }’s hand and Background.
seat-question-yes = Yes, give them the seat
seat-question-no = No
seat-question-waits = A phone asks for { $name }’s seat. Close this screen to answer.

## Faces to show, for who cannot see them
emote-grin = Grin
emote-laugh = Laughter
emote-proud = Pride
emote-thanks = Thanks
emote-shrug = Shrug
emote-surprised = Surprise
emote-suspicious = Suspicion
emote-greedy = Greed
emote-sad = Sadness
emote-anger = Anger
emote-fear = Fear
emote-sleepy = Yawn
