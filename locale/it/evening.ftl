### Una serata tra amici: il punteggio della serata e le carte di tutti alla fine.
evening-title = Stasera
evening-games = Stasera, { $count ->
    [one] una partita
   *[other] { $count } partite
}
evening-line = { $name }: { $wins ->
    [one] 1 vittoria
   *[other] { $wins } vittorie
}, { $points }, { $stolen ->
    [one] 1 Strumento rubato
   *[other] { $stolen } Strumenti rubati
}
evening-help = Le partite di una stessa serata si sommano.

cards-all = Tutte le carte
cards-all-help = Le carte che tutti avevano in mano, ora che la partita è finita
cards-title = Che cosa avevano in mano
cards-tools = Strumenti: { $points }.
cards-enough = Strumenti: { $points }. Sarebbero bastati.
cards-no-tool = Nessuno Strumento.
cards-parts = Componenti per { $cards }.
cards-secret = I Precedenti sono rimasti segreti.
