### Ein Abend mit Freunden: der Spielstand des Abends und alle Karten am Ende.
evening-title = Heute Abend
evening-games = Heute Abend: { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
}
evening-line = { $name }: { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
}, { $points }, { $stolen ->
    [one] 1 gestohlenes Werkzeug
   *[other] { $stolen } gestohlene Werkzeuge
}
evening-help = Die Spiele eines Abends zählen zusammen.

cards-all = Alle Karten
cards-all-help = Was alle auf der Hand hatten, jetzt, wo das Spiel vorbei ist
cards-title = Was alle auf der Hand hatten
cards-tools = Werkzeuge für { $points }.
cards-enough = Werkzeuge für { $points }. Das hätte gereicht.
cards-no-tool = Kein Werkzeug.
cards-parts = Teile für { $cards }.
cards-secret = Der Hintergrund blieb geheim.
