### Saving that fails, saves that would be replaced, a second window, games by name.
save-in-use = Questa partita è aperta in un’altra finestra. Continuala lì.
title-second = Blackgate è già aperto in un’altra finestra. Puoi giocare anche qui. La partita e le opzioni dell’altra finestra restano di là.
title-homeless = Il sistema non indica una cartella personale. Partite e opzioni si salvano in { $folder }, forse solo fino allo spegnimento del computer.
table-unsaved = Questa partita non si può salvare: non si può scrivere niente. Quello che fai adesso andrebbe perso.
table-unsaved-retry = Riprova
table-saved-again = Di nuovo salvata.
menu-not-kept = Giro { $number }. Non si riesce a salvare!
# A day in a name: $day and $month are numbers.
menu-save-day = { $day }/{ $month }
menu-replace-title = Sostituirla?
menu-replace-words = C’è già una partita chiamata «{ $name }».
menu-replace-other = Un altro nome
menu-replace = Sostituisci
menu-lose-title = Uscire senza salvare?
menu-lose-words = Non è stato possibile salvare la partita. Quello che è successo dopo l’ultimo salvataggio andrà perso.
menu-lose-stay = Resta
end-missing = Questa partita non è ancora salvata del tutto: non si può scrivere niente. Blackgate riprova ogni pochi secondi.
end-kept = Ora è tutto salvato.
keep-failed = Non è stato possibile salvare tutto: non si può scrivere niente. Blackgate riprova ogni pochi secondi.
keep-lost = Non è stato possibile salvare tutto: non si può scrivere niente.
file-unreadable = Uno dei tuoi file ora non si può leggere. Resta com’è e non vi si salva nulla di nuovo.
end-lose-words = Non è stato possibile salvare tutto di questa partita: non si può scrivere niente. Quello che manca potrebbe andare perso.
end-lose-go = Esci lo stesso
shelf-unreadable = La cartella con le tue partite non si può leggere: { $folder }. Le partite potrebbero esserci ancora.
shelf-won = { $count ->
    [one] Vince { $names }
   *[other] Vincono { $names }
}, { $number ->
    [one] un giro
   *[other] { $number } giri
}
statistics-by-name = Per nome
statistics-head-games = Partite
statistics-head-wins = Vittorie
statistics-head-share = Quota
statistics-head-fastest = Record
statistics-head-stolen = Rubati
statistics-legend = Record: i giri della fuga più rapida. Rubati: Cucchiai della Mensa e Strumenti estorti.
