### The end of a game.
end-out = { $count ->
    [one] { $names } è fuori!
   *[other] { $names } sono fuori!
}
end-wins = { $count ->
    [one] Vince { $names }!
   *[other] Vincono { $names }!
}
end-standings = Fin dove sono arrivati
end-story = Com’è andata
end-rounds = { $number ->
    [one] un giro
   *[other] { $number } giri
}
end-gave-up = ha mollato
end-die = Che cosa ha detto il dado
end-die-of = I tiri di dado di { $name }
end-awards = Menzioni d’onore
end-award-fists = { $name } ha vinto { $count ->
    [one] uno scontro
   *[other] { $count } scontri
}.
end-award-extorter = { $name } ha chiesto con le buone { $count ->
    [one] uno Strumento
   *[other] { $count } Strumenti
}.
end-award-bruises = { $name } ha subito { $count ->
    [one] un Pestaggio
   *[other] { $count } Pestaggi
}.
end-award-craft = { $name } ha fatto a mano { $count ->
    [one] un oggetto
   *[other] { $count } oggetti
}.
end-award-merchant = { $name } ha venduto merce per { $count ->
    [one] 1 Sigaretta
   *[other] { $count } Sigarette
}.
end-award-cards = { $name } ha giocato { $count ->
    [one] una carta Azione
   *[other] { $count } carte Azione
}.
end-award-walker = { $name } ha cambiato Luogo { $count ->
    [one] una volta
   *[other] { $count } volte
}.
end-again = Ancora una
end-save = Salva il replay
end-save-name = L’evasione di { $name }
end-title = Al titolo
end-wanted = Wanted
end-reward = In fuga
