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
end-again = Gioca ancora
end-save = Salva il replay
end-save-name = L’evasione di { $name }
end-title = Schermata iniziale
end-tale-led = { $name } va in testa al giro { $round } e non si volta più indietro.
end-tale-overtook = Al giro { $round }, { $name } supera { $other }.
end-tale-feud =
    { $count ->
        [one] { $name } vince uno scontro con { $other }.
       *[other] { $name } vince { $count } scontri con { $other }.
    }
end-tale-fight = Al giro { $round }, { $name } vince uno scontro con { $other }.
end-tale-thief = { $count ->
    [one] { $name } alleggerisce qualcuno di una carta.
   *[other] { $name } alleggerisce gli altri di { $count } carte.
}
end-tale-quiet = Nessuno alza le mani su nessuno.
end-tale-close =
    { $count ->
        [one] Quando suona l’allarme, al tunnel di { $name } manca un solo punto.
       *[other] Quando suona l’allarme, al tunnel di { $name } mancano { $count } punti.
    }
end-on = Avanti
end-replay = Guarda il replay

# The ending of whoever has lost.
end-caught = { $name } resta dentro!
end-ticket = Biglietto di sola andata
end-ticket-words = Per { $name }: da Blackgate al carcere di massima sicurezza. Senza ritorno.
end-why-fights = { $count ->
    [one] Hai perso uno scontro.
   *[other] Hai perso { $count } scontri.
}
end-why-thefts = { $count ->
    [one] Ti hanno rubato una carta.
   *[other] Ti hanno rubato { $count } carte.
}
end-why-riots = { $count ->
    [one] Una Rivolta ti ha portato via le carte.
   *[other] { $count } Rivolte ti hanno portato via le carte.
}
end-why-short = { $count ->
    [one] Ti mancava un punto Tunnel.
   *[other] Ti mancavano { $count } punti Tunnel.
}
