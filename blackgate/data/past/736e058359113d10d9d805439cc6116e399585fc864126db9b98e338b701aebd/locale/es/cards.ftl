power-crew_hustler-text = Puedes buscar { $total_searches ->
    [2] dos veces
   *[other] { $total_searches } veces
} por turno.
