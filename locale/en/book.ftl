### The rules screen: its tabs, the search, the card gallery, the prisoners.
book-rules = Rules
book-cards = Cards
book-prisoners = Prisoners
book-search = Search
book-search-help = Shows only what contains these words. (F)
book-clear = Show everything again
book-example = Example
book-nothing = Nothing here mentions “{ $words }”.
book-found-cards = Cards that mention it
book-close = Close (Esc)

## The card gallery
book-group-component = Components
book-group-weapon = Weapons
book-group-tool = Tools
book-group-rare = Rare items
book-group-accessory = Accessories
book-group-action = Action cards
book-group-gang = Gang: { $gang }
book-group-backgrounds = Backgrounds
book-group-michel = Cards of Michel and Michelle
book-copies = { $count ->
    [one] There is only one.
   *[other] There are { $count } of these.
}
book-from-deck = It is in the Search deck.
book-from-pile = It lies in an open pile.
book-worth = It sells for { $cigarettes }.
book-points = In a tunnel it scores { $points }.
book-gang-card = A card of { $gang_the }.
book-background = A past with { $gang_the }.
book-michel-calm = Nothing happens: you go your way.
book-michel-knife = Discard { $tools_a }, or fight.
book-card-number = { $number } of { $all }
book-turn = Leaf through the cards with the arrow keys.

## The prisoners
book-pair = Never plays together with { $name }: they share a board.
book-both = Michel or Michelle is in the game only if you choose so (R10).
