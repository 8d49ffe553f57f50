### The rules screen: its tabs, the search, the card gallery, the prisoners.
book-rules = Regole
book-cards = Carte
book-prisoners = Detenuti
book-search = Cerca
book-search-help = Mostra solo ciò che contiene queste parole. (F)
book-clear = Mostra di nuovo tutto
book-example = Esempio
book-nothing = Nessun risultato per «{ $words }».
book-found-cards = Carte che ne parlano
book-close = Chiudi (Esc)

## The card gallery
book-group-component = Componenti
book-group-weapon = Armi
book-group-tool = Strumenti
book-group-rare = Oggetti rari
book-group-accessory = Accessori
book-group-action = Carte Azione
book-group-gang = Gang: { $gang }
book-group-backgrounds = Precedenti
book-group-michel = Carte di Michel e Michelle
book-copies = { $count ->
    [one] Ce n’è una sola.
   *[other] Ce ne sono { $count }.
}
book-from-deck = Sta nel mazzo Ricerca.
book-from-pile = Sta in una pila scoperta.
book-worth = Se la vendi, vale { $cigarettes }.
book-points = Nel tunnel vale { $points }.
book-gang-card = Una carta { $gang_of }.
book-background = Un passato { $gang_in }.
book-michel-calm = Non succede niente: vai per la tua strada.
book-michel-knife = Scarta { $tools_a }, oppure battiti.
book-card-number = { $number } di { $all }
book-turn = Sfoglia le carte con le frecce.

## The prisoners
book-pair = Mai in gioco insieme con { $name }: hanno la stessa plancia.
book-both = Michel o Michelle è in gioco solo se lo volete (R10).
