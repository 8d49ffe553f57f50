### What can be wrong with a saved game.
save-broken = Questo salvataggio è danneggiato e non si può leggere.
save-newer = Questo salvataggio è di una versione più recente del gioco.
save-other-cards = Questa partita usava carte che qui non ci sono, o che erano diverse.
save-missing = Il file non c’è più.
save-fell-back = L’ultimo salvataggio era danneggiato. La partita riprende da un attimo prima.
save-failed = Impossibile salvare la partita: lì non si può scrivere.
settings-broken = Le opzioni erano danneggiate. Sono state messe da parte e valgono quelle consuete.
settings-newer = Le opzioni sono di una versione più recente. Restano come sono; ciò che cambi qui vale fino alla chiusura.
statistics-broken = Le statistiche erano danneggiate. Sono state messe da parte e il conto riparte da zero.
statistics-newer = Le statistiche sono di una versione più recente. Restano come sono; le partite giocate qui non contano.
