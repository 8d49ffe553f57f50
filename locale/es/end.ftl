### The end of a game.
end-out = { $count ->
    [one] ¡{ $names } está fuera!
   *[other] ¡{ $names } están fuera!
}
end-wins = { $count ->
    [one] ¡Gana { $names }!
   *[other] ¡Ganan { $names }!
}
end-standings = Hasta dónde llegaron
end-story = Cómo se llegó a esto
end-rounds = { $number ->
    [one] una ronda
   *[other] { $number } rondas
}
end-gave-up = abandonó
end-die = Cómo cayó el dado
end-die-of = Cómo cayó el dado para { $name }
end-awards = Mención especial
end-award-fists = { $name } ganó { $count ->
    [one] una pelea
   *[other] { $count } peleas
}.
end-award-extorter = { $name } pidió { $count ->
    [one] una Herramienta, con educación
   *[other] { $count } Herramientas, con educación
}.
end-award-bruises = { $name } recibió { $count ->
    [one] una Paliza
   *[other] { $count } Palizas
}.
end-award-craft = { $name } hizo { $count ->
    [one] una cosa
   *[other] { $count } cosas
} a mano.
end-award-merchant = { $name } vendió género por { $count ->
    [one] un Cigarrillo
   *[other] { $count } Cigarrillos
}.
end-award-cards = { $name } jugó { $count ->
    [one] una carta
   *[other] { $count } cartas
} de Acción.
end-award-walker =
    { $name } cambió de Localización { $count ->
        [one] una vez
       *[other] { $count } veces
    }.
end-again = Jugar otra vez
end-save = Guardar repetición
end-save-name = La fuga de { $name }
end-title = Al inicio
end-tale-led = { $name } se pone en cabeza en la ronda { $round } y ya no la suelta.
end-tale-overtook = En la ronda { $round }, { $name } adelanta a { $other }.
end-tale-feud =
    { $count ->
        [one] { $name } gana una pelea contra { $other }.
       *[other] { $name } gana { $count } peleas contra { $other }.
    }
end-tale-fight = En la ronda { $round }, { $name } gana una pelea contra { $other }.
end-tale-thief =
    { $count ->
        [one] { $name } libra a alguien del peso de una carta.
       *[other] { $name } libra a los demás del peso de { $count } cartas.
    }
end-tale-quiet = Nadie le levanta la mano a nadie.
end-tale-close = { $count ->
    [one] Cuando suena la alarma, a { $name } le falta un solo Punto de Túnel.
   *[other] Cuando suena la alarma, a { $name } le faltan { $count } Puntos de Túnel.
}
end-on = Seguir
end-replay = Ver la repetición

# The ending of whoever has lost.
end-caught = ¡{ $name } se queda dentro!
end-ticket = Billete de ida
end-ticket-words = Para { $name }: de Blackgate a la prisión de máxima seguridad. Sin vuelta.
end-why-fights = { $count ->
    [one] Perdiste una pelea.
   *[other] Perdiste { $count } peleas.
}
end-why-thefts = { $count ->
    [one] Te robaron una carta.
   *[other] Te robaron { $count } cartas.
}
end-why-riots = { $count ->
    [one] Un Motín se llevó tus cartas.
   *[other] { $count } Motines se llevaron tus cartas.
}
end-why-short = { $count ->
    [one] Te faltó un Punto de Túnel.
   *[other] Te faltaron { $count } Puntos de Túnel.
}
