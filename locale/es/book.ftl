### The rules screen: its tabs, the search, the card gallery, the prisoners.
book-rules = Reglas
book-cards = Cartas
book-prisoners = Presos
book-search = Buscar
book-search-help = Muestra solo lo que contiene estas palabras. (F)
book-clear = Volver a mostrarlo todo
book-example = Ejemplo
book-nothing = Sin resultados para «{ $words }».
book-found-cards = Cartas que hablan de ello
book-close = Cerrar (Esc)

## The card gallery
book-group-component = Piezas
book-group-weapon = Armas
book-group-tool = Herramientas
book-group-rare = Objetos Raros
book-group-accessory = Accesorios
book-group-action = Cartas de Acción
book-group-gang = Banda: { $gang }
book-group-backgrounds = Antecedentes
book-group-michel = Cartas de Michel y Michelle
book-copies = { $count ->
    [one] Hay una.
   *[other] Hay { $count }.
}
book-from-deck = Está en el mazo de Búsqueda.
book-from-pile = Está en un mazo boca arriba.
book-worth = Al venderla da { $cigarettes }.
book-points = En un túnel vale { $points }.
book-gang-card = Una carta { $gang_del }.
book-background = Un pasado con { $gang_el }.
book-michel-calm = No pasa nada: sigues tu camino.
book-michel-knife = Descarta { $tools_un } o pelea.
book-card-number = { $number } de { $all }
book-turn = Pasa las cartas con las flechas del teclado.

## The prisoners
book-pair = Nunca juega a la vez que { $name }: comparten tablero.
book-both = Michel o Michelle solo está en juego si así lo queréis (R10).
