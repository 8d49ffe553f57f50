### What became of the games played here.
statistics-title = Statistiche
statistics-none = Ancora nessuna partita conteggiata. Giocane una fino in fondo e comparirà qui.
statistics-total =
    { $games ->
        [one] Una partita,
       *[other] { $games } partite,
    } { $wins ->
        [0] ancora nessuna evasione.
        [one] un’evasione.
       *[other] { $wins } evasioni.
    }
statistics-by-rival = Per rivale più forte
statistics-by-players = Per numero di giocatori
statistics-humans = Solo umani
statistics-players = { $number } giocatori
statistics-teams = { $number } a squadre
statistics-wins = { $wins } su { $games }
statistics-die = La fortuna al dado
statistics-die-help = Tutti i tiri umani. I trattini mostrano che cosa darebbe un dado onesto.
statistics-die-few = { $number ->
    [0] Ancora nessun tiro.
    [one] Un tiro. Troppo poco per dare la colpa al dado.
   *[other] { $number } tiri. Troppo pochi per dare la colpa al dado.
}
statistics-die-fair = { $number } tiri, in media { $whole },{ $hundredths }. Un dado onesto dà 3,50, e questo si comporta come tale.
statistics-die-odd = { $number } tiri, in media { $whole },{ $hundredths }. Un dado onesto dà 3,50. Solo 1 dado onesto su 20 si scosta tanto.
