### What became of the games played here.
statistics-title = Statistik
statistics-none = Noch wurde kein Spiel gezählt. Spiel eins zu Ende, dann steht es hier.
statistics-total = { $games ->
    [one] Ein Spiel,
   *[other] { $games } Spiele,
} { $wins ->
    [0] noch kein Ausbruch.
    [one] ein Ausbruch.
   *[other] { $wins } Ausbrüche.
}
statistics-by-rival = Nach stärkster Konkurrenz
statistics-by-players = Nach Anzahl der Knackis
statistics-humans = Nur Menschen
statistics-players = { $number } Knackis
statistics-teams = { $number } in Teams
statistics-wins = { $wins } von { $games }
statistics-die = Würfelglück
statistics-die-help = Alle Würfe von Menschen. Die Striche zeigen, was ein ehrlicher Würfel zeigen würde.
statistics-die-few = { $number ->
    [0] Noch kein Wurf.
    [one] Ein Wurf. Zu wenig, um dem Würfel die Schuld zu geben.
   *[other] { $number } Würfe. Zu wenige, um dem Würfel die Schuld zu geben.
}
statistics-die-fair = { $number } Würfe, im Schnitt { $whole },{ $hundredths }. Ein ehrlicher Würfel zeigt 3,50, und dieser benimmt sich so.
statistics-die-odd = { $number } Würfe, im Schnitt { $whole },{ $hundredths }. Ein ehrlicher Würfel zeigt 3,50. Nur 1 von 20 ehrlichen Würfeln läge so weit daneben.
