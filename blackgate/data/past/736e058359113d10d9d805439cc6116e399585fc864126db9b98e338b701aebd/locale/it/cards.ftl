power-crew_hustler-text = Puoi fare { $total_searches ->
    [2] due
   *[other] { $total_searches }
} Ricerche per turno.
