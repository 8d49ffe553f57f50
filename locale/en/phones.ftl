## Phones: the panel in the window
phones-title = Phones
phones-about = Everybody holds their own hand: scan a code and your cards, your secrets and your choices are on your phone, in your language. The screen is the table everybody watches. No app and no internet, only the network of this room.
phones-on = Let phones in
phones-off = Shut phones out
phones-done = Done
phones-address = This computer’s address in the network
phones-alone = This computer is in no network: only a browser on it can connect.
phones-failed = Nothing can listen at { $address }.
phones-scan = Scan it with a phone and pick a seat.
phones-scan-seat = Only for { $name }, and only once: whoever scans it holds this seat.
phones-type = Or open { $address } and type { $code }
phones-trouble = No connection? The phone must be in the same network as this computer, not in a guest network or on mobile data, and the firewall must let port { $port } through.
phones-who-phone = on a phone
phones-who-away = phone silent
phones-who-screen = at the screen
phones-who-bot = a bot
phones-invite = Show a code for { $name }’s seat alone; another phone that scans it takes over
phones-invite-all = Show everybody’s code again
phones-release = { $name } plays at the screen again

## What phones are told
phones-show-code = Scan the code on the screen, or type it in here.
phones-pick = Pick your seat.
phones-no-table = No table is laid yet. Wait a moment.
phones-lobby = You have a seat. The game begins on the screen.
phones-wrong-code = This is not the code on the screen.
phones-taken = Somebody was faster. Pick another seat.
phones-no-seat = You hold no seat.
phones-too-late = Too late: that is no longer the question.
phones-not-possible = That cannot be done now.
phones-not-understood = The table did not understand this phone.
phones-won = You are out!
phones-lost = The others broke out. You stay.
phones-bye-replaced = Another device holds this seat now.
phones-bye-closed = The table shut phones out.
phones-bye-full = There are too many devices.
phones-bye-slow = The connection was too slow.
phones-bye-flood = That was too much at once.
phones-bye-malformed = The table did not understand this phone.
phones-bye-released = The seat is played at the screen again.
phones-bye-version = This page is of another version. Load it again.

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
