### The rules screen: its tabs, the search, the card gallery, the prisoners.
book-rules = Regeln
book-cards = Karten
book-prisoners = Knackis
book-search = Suchen
book-search-help = Zeigt nur, was diese Wörter enthält. (F)
book-clear = Wieder alles zeigen
book-example = Beispiel
book-nothing = Von „{ $words }“ ist hier nirgends die Rede.
book-found-cards = Karten, die davon sprechen
book-close = Schließen (Esc)

## The card gallery
book-group-component = Bauteile
book-group-weapon = Waffen
book-group-tool = Werkzeuge
book-group-rare = Raritäten
book-group-accessory = Accessoires
book-group-action = Aktionskarten
book-group-gang = Gang: { $gang }
book-group-backgrounds = Hintergründe
book-group-michel = Karten von Michel und Michelle
book-copies = { $count ->
    [one] Gibt es einmal.
   *[other] Gibt es { $count }-mal.
}
book-from-deck = Liegt im Suchstapel.
book-from-pile = Liegt auf einem offenen Stapel.
book-worth = Bringt beim Verkauf { $cigarettes }.
book-points = Bringt im Tunnel { $points }.
book-gang-card = Gangkarte: { $gang }.
book-background = Eine Vergangenheit { $gang_beim }.
book-michel-calm = Nichts passiert: Du gehst deiner Wege.
book-michel-knife = Wirf { $tools_acc } ab oder kämpfe.
book-card-number = { $number } von { $all }
book-turn = Mit den Pfeiltasten durch die Karten blättern.

## The prisoners
book-pair = Nie zusammen mit { $name } im Spiel: Die beiden teilen sich ein Tableau.
book-both = Michel oder Michelle ist nur im Spiel, wenn ihr es so wollt (R10).
