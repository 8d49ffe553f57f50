## The curtain over the hand's place
curtain-open = Show my cards
curtain-open-help = Only { $name } should look now. The cards are hidden again when the turn or the answer is over.
curtain-peek = Hold to look
curtain-peek-help = The cards are shown only while you hold this.
curtain-closed = All hands are hidden.
curtain-phone = { $name }, your phone!
curtain-silent = { $name }’s phone is offline. Under Menu, Phones, the screen, another phone or a bot can take over.
curtain-hand = { $name }’s cards
curtain-close = Hide my cards

## Standing orders
orders-help = Automatic answers: what you do not want to be asked about
orders-title = Automatic answers
orders-none = No automatic answers
orders-given = { $what }: { $answer }
orders-intro = Only you can see them. They are saved with the game and stay until you change them.
orders-lets-cards = Don’t ask me when a card targets me
orders-demand = If somebody demands { $card_a }
orders-ask = ask me
orders-give = give it
orders-fight = fight
orders-fight-worth = Weapons to play per fight
orders-weapons = { $count ->
    [0] none
    [one] one
   *[other] { $count }
}
orders-confirm = Save

## Looking over shoulders, where people had sat
watch-title = Look at the bots’ cards?
watch-question = People have played at this table. Their cards stay hidden until the game is over. You may look at the bots’ cards.
watch-yes = Look
watch-no = Watch the table
