### What can be wrong with a saved game.
save-broken = Questo salvataggio è danneggiato e non si può leggere.
save-newer = Questo salvataggio è di una versione più recente del gioco.
save-other-cards = Questa partita è stata giocata con carte che mancano o che sono cambiate.
save-missing = Il file non c’è più.
save-fell-back = L’ultimo salvataggio era danneggiato. La partita riprende da un attimo prima.
save-too-long = Questa partita ha più azioni di quante Blackgate ne possa mostrare.
save-failed = Impossibile salvare la partita: nella cartella non si può scrivere.
settings-broken = Le opzioni erano danneggiate. Il file è stato messo da parte e valgono le opzioni standard.
settings-newer = Le opzioni sono di una versione più recente. Restano come sono; ciò che cambi qui vale fino alla chiusura.
statistics-broken = Le statistiche erano danneggiate. Il file è stato messo da parte e il conto riparte da zero.
statistics-newer = Le statistiche sono di una versione più recente. Restano come sono; le partite giocate qui non contano.
