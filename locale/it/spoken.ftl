### What is said to players who listen: names of panels, and in words what others see as pictures.

## Panels of a screen
group-board = Tabellone
group-seats = Giocatori
group-hand = Mano
group-top = Barra in alto
group-side = Azioni
group-stage = Domanda
group-over = Comandi
group-refused = Perché non si può
group-hint = Consigli
group-since = Novità
group-people = Persone
group-agreements = Impostazioni della partita
group-chart = Grafico
group-moment = Questo momento
group-account = Bilancio
group-night = Notte
group-calendar = Calendario

## Things
spoken-key = Tasto { $letter }
spoken-of = { $what }: { $name }
spoken-background = Precedenti
spoken-points = Vale { $points }.
spoken-value = Si vende per { $cigarettes }.
spoken-you-are-here = Sei qui.
spoken-here = Anche qui: { $names }.
spoken-there = Qui: { $names }.
spoken-pile = { $card }, pila
spoken-die = Dado
spoken-deck = Mazzo Ricerca
spoken-discard = Scarti Ricerca
spoken-michel-deck = Carte di { $michel }
spoken-rolled = ultimo tiro { $face }
spoken-left = ancora { $cards }
spoken-top = { $cards }, in cima { $card }
spoken-you = { $name } (tu)
spoken-tunnel = Tunnel: { $points } su { $goal }.
spoken-laid = { $card }, carta { $number } di { $name }
spoken-chosen = { $card }, carta scelta ({ $source })
spoken-cigarettes = Sigarette
spoken-window = Finestra { $number }
spoken-seat = Posto { $number }, { $name }
spoken-seat-free = Posto { $number }, libero
spoken-portrait = Ritratto
spoken-level = Livello
spoken-name = Nome
spoken-player = Chi gioca per { $name }
spoken-whose-name = Nome al posto { $number }
spoken-colour = Colore: { $colour }
spoken-colour-0 = arancione
spoken-colour-1 = azzurro
spoken-colour-2 = verde
spoken-colour-3 = giallo
spoken-colour-4 = rosso
spoken-colour-5 = grigio
spoken-address = Indirizzo { $answer }
spoken-find = Parole da cercare
spoken-speed = Velocità dei bot
spoken-whole-game = L’intera partita
spoken-done = fatta
spoken-won = Vittoria.

## Charts as tables
spoken-chart = Grafico dei tunnel
spoken-chart-line = { $name }, punti Tunnel dopo ogni giro: { $numbers }.
spoken-chances = Probabilità nel tempo
spoken-chance-line = { $name }, probabilità di vincere dopo ogni giro: { $numbers }.
spoken-action = azione { $at } di { $all }
spoken-dice-line = { $count ->
    [one] Numero { $face }: una volta.
   *[other] Numero { $face }: { $count } volte.
}
