power-crew_hustler-text = Du darfst { $total_searches ->
    [2] zweimal
   *[other] { $total_searches }-mal
} pro Zug einen Ort durchsuchen.
