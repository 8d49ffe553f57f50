### What became of the games played here.
statistics-title = Statistiques
statistics-none = Aucune partie n’a encore été comptée. Joues-en une jusqu’au bout, et elle apparaîtra ici.
statistics-total = { $games ->
        [1] Une partie,
        [one] { $games } partie,
       *[other] { $games } parties,
    } { $wins ->
        [0] pas encore d’évasion.
        [1] une évasion.
       *[other] { $wins } évasions.
    }
statistics-by-rival = Selon le meilleur adversaire
statistics-by-players = Selon le nombre de détenus
statistics-humans = Humains seulement
statistics-players = À { $number }
statistics-teams = À { $number } en équipes
statistics-wins = { $wins } sur { $games }
statistics-die = Les caprices du dé
statistics-die-help = Chaque jet d’un humain. Les tirets montrent ce que ferait un dé honnête.
statistics-die-few = { $number ->
    [0] Aucun jet pour l’instant.
    [1] Un seul jet. Trop peu pour accuser le dé.
   *[other] { $number } jets. Trop peu pour accuser le dé.
}
statistics-die-fair = { $number } jets, { $whole },{ $hundredths } en moyenne. Un dé honnête fait 3,50, et celui-ci se tient bien.
statistics-die-odd = { $number } jets, { $whole },{ $hundredths } en moyenne. Un dé honnête fait 3,50. Seul 1 dé honnête sur 20 s’en écarterait autant.
