### Una velada con amigos: el marcador de la noche y las cartas de todos al final.
evening-title = Esta noche
evening-games = Esta noche, { $count ->
    [one] una partida
   *[other] { $count } partidas
}
evening-line = { $name }: { $wins ->
    [one] 1 victoria
   *[other] { $wins } victorias
}, { $points }, { $stolen ->
    [one] 1 Herramienta robada
   *[other] { $stolen } Herramientas robadas
}
evening-help = Las partidas de una misma noche se suman.

cards-all = Todas las cartas
cards-all-help = Lo que cada cual tenía en la mano, ahora que la partida ha terminado
cards-title = Lo que tenía cada cual
cards-tools = Herramientas: { $points }.
cards-enough = Herramientas: { $points }. Habría bastado.
cards-no-tool = Ninguna Herramienta.
cards-parts = Piezas para { $cards }.
cards-secret = Los Antecedentes siguieron en secreto.
