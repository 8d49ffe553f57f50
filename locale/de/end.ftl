### The end of a game.
end-out = { $count ->
    [one] { $names } ist draußen!
   *[other] { $names } sind draußen!
}
end-wins = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen!
}
end-standings = Wer wie weit kam
end-story = Wie es dazu kam
end-rounds = { $number ->
    [one] eine Runde
   *[other] { $number } Runden
}
end-gave-up = aufgegeben
end-die = Wie der Würfel fiel
end-die-of = Wie der Würfel fiel: { $name }
end-awards = Auch erwähnenswert
end-award-fists = { $name } hat { $count ->
    [one] einen Kampf
   *[other] { $count } Kämpfe
} gewonnen.
end-award-extorter = { $name } hat höflich um { $count ->
    [one] ein Werkzeug
   *[other] { $count } Werkzeuge
} gebeten.
end-award-bruises = { $name } hat { $count }× Prügel kassiert.
end-award-craft = { $name } hat { $count ->
    [one] ein Ding
   *[other] { $count } Dinge
} von Hand gebaut.
end-award-merchant = { $name } hat Ware für { $count ->
    [one] eine Zigarette
   *[other] { $count } Zigaretten
} verkauft.
end-award-cards = { $name } hat { $count ->
    [one] eine Aktionskarte
   *[other] { $count } Aktionskarten
} ausgespielt.
end-award-walker = { $name } hat { $count }-mal den Ort gewechselt.
end-again = Noch einmal
end-save = Replay speichern
end-save-name = Ausbruch: { $name }
end-title = Zum Titel
end-tale-led = { $name } geht in Runde { $round } in Führung und gibt sie nie wieder her.
end-tale-overtook = In Runde { $round } überholt { $name } beim Graben { $other }.
end-tale-feud = { $name } gewinnt { $count ->
    [one] einen Kampf
   *[other] { $count } Kämpfe
} gegen { $other }.
end-tale-fight = In Runde { $round } gewinnt { $name } einen Kampf gegen { $other }.
end-tale-thief = { $count ->
    [one] { $name } erleichtert jemanden um eine Karte.
   *[other] { $name } erleichtert die anderen um { $count } Karten.
}
end-tale-quiet = Niemand erhebt die Hand gegen irgendwen.
end-tale-close = { $count ->
    [one] Als der Alarm losgeht, fehlt { $name } nur ein Tunnelpunkt.
   *[other] Als der Alarm losgeht, fehlen { $name } noch { $count } Tunnelpunkte.
}
end-on = Weiter
end-replay = Replay ansehen

# The ending of whoever has lost.
end-caught = { $name } bleibt drin!
end-ticket = Fahrschein, einfach
end-ticket-words = Für { $name }: von Blackgate ins Hochsicherheitsgefängnis. Ohne Rückfahrt.
end-why-fights = { $count ->
    [one] Du hast einen Kampf verloren.
   *[other] Du hast { $count } Kämpfe verloren.
}
end-why-thefts = { $count ->
    [one] Dir wurde eine Karte gestohlen.
   *[other] Dir wurden { $count } Karten gestohlen.
}
end-why-riots = { $count ->
    [one] Eine Revolte nahm dir deine Handkarten.
   *[other] { $count } Revolten nahmen dir deine Handkarten.
}
end-why-short = { $count ->
    [one] Dir fehlte ein Tunnelpunkt.
   *[other] Dir fehlten { $count } Tunnelpunkte.
}
