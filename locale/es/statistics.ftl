### What became of the games played here.
statistics-title = Estadísticas
statistics-none = Aún no se ha contado ninguna partida. Juega una hasta el final y aparecerá aquí.
statistics-total =
    { $games ->
        [one] Una partida,
       *[other] { $games } partidas,
    } { $wins ->
        [0] todavía ninguna fuga.
        [one] una fuga.
       *[other] { $wins } fugas.
    }
statistics-by-rival = Según el rival más fuerte
statistics-by-players = Según el número de jugadores
statistics-humans = Solo personas
statistics-players = { $number } jugadores
statistics-teams = { $number } por equipos
statistics-wins = { $wins } de { $games }
statistics-die = La suerte del dado
statistics-die-help = Todas las tiradas humanas. Las rayas son lo que mostraría un dado honrado.
statistics-die-few = { $number ->
    [0] Aún no hay tiradas.
    [one] Una tirada. Poco para echarle la culpa al dado.
   *[other] { $number } tiradas. Pocas para echarle la culpa al dado.
}
statistics-die-fair = { $number } tiradas, { $whole },{ $hundredths } de media. Un dado honrado da 3,50, y este se porta como tal.
statistics-die-odd = { $number } tiradas, { $whole },{ $hundredths } de media. Un dado honrado da 3,50. Solo 1 de cada 20 dados honrados se desvía tanto.
