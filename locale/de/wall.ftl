### The wall: twelve cells, feats, tonight’s game.
wall-title = Die Wand
wall-tab-cells = Zwölf Zellen
wall-tab-feats = Kunststücke
wall-tab-tonight = Spiel der Nacht
wall-who-help = Wessen Wand ist das? Alle haben eine, unter dem Namen, mit dem sie spielen.
wall-broken = Die Wand war nicht lesbar. Die Datei liegt jetzt beiseite, und die Replays werden neu gelesen.
wall-newer = Eine neuere Version des Spiels hat die Wand geschrieben. Sie bleibt, wie sie ist.
wall-reading = { $done } von { $all } Replays gelesen
wall-cells-count = { $count } von { $all } Lampen brennen. Gesperrt ist nichts: Du bestimmst die Reihenfolge.
wall-feats-count = { $count } von { $all } Kunststücken. Gefunden in deinen Spielen, alte Replays eingeschlossen.
wall-nights-count = { $count ->
    [0] Noch kein Spiel der Nacht gespielt.
    [one] Ein Spiel der Nacht gespielt.
   *[other] { $count } Spiele der Nacht gespielt.
} Jede frühere Nacht kannst du nachholen.
wall-short-date = { $day }.{ $month }.{ $year }
wall-date = { $weekday }, { $day }. { $month } { $year }
wall-month = { $month } { $year }

## Twelve cells.
wall-lamps = Eine Lampe je Stärke, von links nach rechts: { $levels }. Drück auf eine, um zu spielen.
wall-cell-help = Spiel gegen { $name }. Als Nächstes zu schlagen: { $level }.
wall-lamp-dark = { $name }, { $level }: noch nicht geschlagen. Drücken, um zu spielen.
wall-lamp-lit = { $name }, { $level }: geschlagen am { $date }. Drücken für eine Revanche.

## Feats: the title, and what it takes.
wall-feat-since = Geschafft am { $date }.
wall-feat-once = Geschafft in einem Spiel, dessen Replay es nicht mehr gibt.
wall-feat-watch = Drücken, um das Spiel anzusehen.
wall-no-replay = Das Replay dieses Spiels gibt es nicht mehr.
wall-feat-spoons_only = Besteckschublade
wall-feat-spoons_only-how = Brich aus, mit nichts als Löffeln im Tunnel.
wall-feat-self_made = Handarbeit
wall-feat-self_made-how = Brich nur mit Werkzeugen aus, die du selbst hergestellt hast.
wall-feat-double_dig = Endspurt
wall-feat-double_dig-how = Grab in deinem letzten Zug mindestens { $number } Tunnelpunkte, mit mindestens zwei Werkzeugen.
wall-feat-swift = Noch vor dem Frühstück
wall-feat-swift-how = Brich innerhalb von { $number } Runden aus.
wall-feat-photo_finish = Um Löffelbreite
wall-feat-photo_finish-how = Brich aus, während jemandem nur noch ein Tunnelpunkt fehlt.
wall-feat-from_last = Die Letzten werden die Ersten sein
wall-feat-from_last-how = Gewinn, nachdem du allein auf dem letzten Platz warst und jemandem nur noch { $number } Tunnelpunkte fehlten.
wall-feat-late_bloomer = Spätzünder
wall-feat-late_bloomer-how = Brich aus, obwohl jemand schon halb draußen war und du noch gar nichts gegraben hattest.
wall-feat-unbeaten = Ungeschlagen
wall-feat-unbeaten-how = Brich aus, gewinn unterwegs { $number } Kämpfe und verlier keinen.
wall-feat-peaceful = Saubere Hände
wall-feat-peaceful-how = Brich aus, ohne je eine Waffe zu benutzen.
wall-feat-untouched = Netter Versuch
wall-feat-untouched-how = Lass dich zweimal erpressen und brich ganz ohne Prügel aus.
wall-feat-black_eye = Andenken
wall-feat-black_eye-how = Brich mit einer Tracht Prügel aus.
wall-feat-patched_up = Auf eigene Verantwortung
wall-feat-patched_up-how = Heil in deinen letzten zwei Zügen 2× Prügel und brich aus.
wall-feat-winning_theft = Für immer geliehen
wall-feat-winning_theft-how = Nimm dem Knacki, der vorn liegt, ein Werkzeug ab und grab zuletzt mit diesem.
wall-feat-loner = Niemandes Freund
wall-feat-loner-how = Brich aus, ohne je einer Gang beizutreten.
wall-feat-turncoat = Bunter Hund
wall-feat-turncoat-how = Tritt in einem Spiel { $number } verschiedenen Gangs bei und brich aus.
wall-feat-secret = Keine Fragen
wall-feat-secret-how = Brich aus, während dein Hintergrund noch verdeckt liegt.
wall-feat-locked_up = Kurzaufenthalt
wall-feat-locked_up-how = Lande in der letzten Runde in Einzelhaft und brich trotzdem aus.
wall-feat-michel_beaten = Falsches Opfer
wall-feat-michel_beaten-how = Gewinn einen Kampf gegen Michel oder Michelle.
wall-feat-no_toll = Zollfrei
wall-feat-no_toll-how = Triff zweimal auf Michel oder Michelle, verlier dabei nichts und brich aus.
wall-feat-seconded = Rückendeckung
wall-feat-seconded-how = Hilf jemandem aus deinem Team mit einer Waffe in einem Kampf, den dein Team gewinnt.
wall-feat-gift = Einfach so
wall-feat-gift-how = Gib jemandem aus deinem Team ein Werkzeug ohne Gegenleistung und gewinn mit deinem Team.
wall-feat-shared = Gerecht geteilt
wall-feat-shared-how = Gewinn mit einem Team, in dem alle gleich viel gegraben haben, bis auf einen Punkt.
wall-feat-full_table = Volles Haus
wall-feat-full_table-how = Gewinn ein Spiel zu sechst.
wall-feat-experts = Ehrendoktor
wall-feat-experts-how = Gewinn gegen mindestens zwei andere, die allesamt Profis sind.

## Tonight’s game.
wall-tonight = Spiel der Nacht
wall-that-night = Spiel jener Nacht
wall-night-new = Alle bekommen an diesem Datum dieselben Karten und dieselbe Konkurrenz. Von Montag bis Sonntag wird es schwerer.
wall-night-begun = { $count ->
    [one] Du hast es einmal angefangen und nicht zu Ende gespielt.
   *[other] Du hast es { $count }-mal angefangen und nicht zu Ende gespielt.
}
wall-night-again = { $count ->
    [one] Du hast es gespielt. Die Zeile unten verrät nichts über das Spiel.
   *[other] Du hast es { $count }-mal gespielt. Die Zeile unten erzählt vom ersten Mal.
}
wall-night-best = Du hast es { $count }-mal gespielt. Bestes Ergebnis: { $result }.
wall-result-out = { $rounds ->
    [one] in einer Runde draußen, Punkte { $points }
   *[other] in { $rounds } Runden draußen, Punkte { $points }
}
wall-result-in = { $rounds ->
    [one] nach einer Runde noch drin, Punkte { $points }
   *[other] nach { $rounds } Runden noch drin, Punkte { $points }
}
wall-share-line = Blackgate { $date }: { $result }
wall-share-line-again = Blackgate { $date }: { $result }, { $begun }-mal angefangen
wall-share = Kopieren
wall-share-help = Kopiert die Zeile, damit du sie anderen schicken kannst, die dieses Spiel auch spielen. Die Zahlen sind die Tunnelpunkte aller, die meisten zuerst. Deine stehen in Klammern, wenn du drin geblieben bist.
wall-shared = Kopiert: { $line }
wall-not-shared = Kopieren geht hier nicht. Schreib es auf: { $line }
wall-play-night = Diese Nacht spielen
wall-play-again = Noch einmal spielen
wall-play-help = Fängt sofort an. Geteilt wird dein erstes Ergebnis. Es sagt, wie oft du angefangen hast.
wall-month-before = Voriger Monat
wall-month-after = Nächster Monat
wall-day-none = Noch nicht gespielt.
wall-legend-out = draußen
wall-legend-in = noch drin
wall-monday = Montag
wall-monday-short = Mo
wall-tuesday = Dienstag
wall-tuesday-short = Di
wall-wednesday = Mittwoch
wall-wednesday-short = Mi
wall-thursday = Donnerstag
wall-thursday-short = Do
wall-friday = Freitag
wall-friday-short = Fr
wall-saturday = Samstag
wall-saturday-short = Sa
wall-sunday = Sonntag
wall-sunday-short = So
wall-january = Januar
wall-february = Februar
wall-march = März
wall-april = April
wall-may = Mai
wall-june = Juni
wall-july = Juli
wall-august = August
wall-september = September
wall-october = Oktober
wall-november = November
wall-december = Dezember

## At the end of a game.
wall-new = Neu an der Wand
wall-new-of = { $name }: { $what }
wall-new-cell = { $name } geschlagen, { $level }
wall-new-more = und noch { $count }
wall-open = Zur Wand
