### Was aus den Spielen hier geworden ist.
statistics-title = Statistik
statistics-none = Noch ist kein Spiel gezählt. Spiel eines zu Ende, dann steht es hier.
statistics-total = { $games ->
    [one] Ein Spiel,
   *[other] { $games } Spiele,
} { $wins ->
    [0] und noch ist niemand von euch draußen.
    [one] ein Ausbruch.
   *[other] { $wins } Ausbrüche.
}
statistics-by-rival = Nach dem stärksten Gegner
statistics-by-players = Nach der Zahl der Spieler
statistics-humans = Nur Menschen
statistics-players = { $number } Spieler
statistics-teams = { $number } in Teams
statistics-wins = { $wins } von { $games }
statistics-die = Würfelglück
statistics-die-help = Alle Würfe von Menschen. Die Striche zeigen, was ein gerechter Würfel brächte.
statistics-die-few = { $number ->
    [0] Noch kein Wurf.
    [one] Ein Wurf. Zu wenig, um dem Würfel die Schuld zu geben.
   *[other] { $number } Würfe. Zu wenige, um dem Würfel die Schuld zu geben.
}
statistics-die-fair = { $number } Würfe, im Schnitt { $whole },{ $hundredths }. Ein gerechter Würfel zeigt 3,50, und dieser hier benimmt sich so.
statistics-die-odd = { $number } Würfe, im Schnitt { $whole },{ $hundredths }. Ein gerechter Würfel zeigt 3,50. So seltsam ist nur einer von zwanzig.
