### The log: one line for each event, in the present tense. `-you` if you are the first player it names ($name),
### `-at-you` if you are the second ($other), `-hidden` if you may not know all of it.

log-started = Empieza la partida. El primer turno es de { $name }.
log-started-you = Empieza la partida. El primer turno es tuyo.
log-turn_started = Es el turno de { $name }.
log-turn_started-you = Es tu turno.

## Moving
log-rolled = { $name } saca un { $face }.
log-rolled-you = Sacas un { $face }.
log-rolled-michel = { $name } saca un { $face } para { $michel }.
log-rolled-michel-you = Sacas un { $face } para { $michel }.
log-moved = { $name } va { $place_al }.
log-moved-you = Vas { $place_al }.
log-sent = { $name } acaba { $place_en }.
log-sent-you = Acabas { $place_en }.

## Cards and cigarettes
log-drawn = { $name } roba { $cards }.
log-drawn-you = Robas { $cards }.
log-drawn-hidden = { $name } roba { $count_un }.
log-drawn-none = { $name } no encuentra nada: no quedan cartas de Búsqueda.
log-drawn-none-you = No encuentras nada: no quedan cartas de Búsqueda.
log-shuffled = Se baraja la pila de descarte para formar un nuevo mazo de Búsqueda.
log-shuffled-michel = A { $michel } no le quedan cartas: se barajan las descartadas.
log-crafted = { $name } fabrica { $cards } con { $spent }.
log-crafted-you = Fabricas { $cards } con { $spent }.
log-dug = { $name } cava con { $tool_un }, gana { $points_un } y ya lleva { $total_number }.
log-dug-you = Cavas con { $tool_un }, ganas { $points_un } y ya llevas { $total_number }.
log-sold = { $name } vende { $cards } por { $cigarettes_un }.
log-sold-you = Vendes { $cards } por { $cigarettes_un }.
log-bought = { $name } compra { $cards } por { $cigarettes_un }.
log-bought-you = Compras { $cards } por { $cigarettes_un }.
log-stolen = { $name } manga { $cards }.
log-stolen-you = Mangas { $cards }.
log-gained = { $name } toma { $cards } del mazo.
log-gained-you = Tomas { $cards } del mazo.
log-regained = { $name } recoge { $cards }.
log-regained-you = Recoges { $cards }.
log-discarded = { $name } descarta { $cards }.
log-discarded-you = Descartas { $cards }.
log-paid = { $name } gana { $cigarettes_un }.
log-paid-you = Ganas { $cigarettes_un }.
log-paid-by = { $name } recibe { $cigarettes_un } de { $other }.
log-paid-by-you = Recibes { $cigarettes_un } de { $other }.
log-paid-by-at-you = Le das { $cigarettes_un } a { $name }.
log-taken = { $name } le quita { $kind_un } a { $other }.
log-taken-you = Le quitas { $kind_un } a { $other }.
log-taken-at-you = { $name } te quita { $kind_un }.
log-taken-hidden = { $name } le quita una carta a { $other }.
log-given = { $name } recibe { $kind_un } de { $other }.
log-given-you = Recibes { $kind_un } de { $other }.
log-given-at-you = Le das { $kind_un } a { $name }.
log-looked = { $name } mira la mano de { $other }: { $cards }.
log-looked-you = Miras la mano de { $other }: { $cards }.
log-looked-at-you = { $name } mira tu mano: { $cards }.
log-looked-hidden = { $name } mira la mano de { $other }.
log-swapped = { $name } cambia su mano por la de { $other }.
log-swapped-you = Cambias tu mano por la de { $other }.
log-swapped-at-you = { $name } cambia su mano por la tuya.

## Gangs, Action cards, Backgrounds
log-joined = { $name } se une { $gang_al } por { $spent }: { $card }.
log-joined-you = Te unes { $gang_al } por { $spent }: { $card }.
log-joined-leaving = { $name } deja «{ $left }» y se une { $gang_al } por { $spent }: { $card }.
log-joined-leaving-you = Dejas «{ $left }» y te unes { $gang_al } por { $spent }: { $card }.
log-powered = { $name } cuenta con { $gang_el }: { $card }.
log-powered-you = Cuentas con { $gang_el }: { $card }.
log-played = { $name } juega { $card_un }.
log-played-you = Juegas { $card_un }.
log-played-on = { $name } juega { $card_un } contra { $other }.
log-played-on-you = Juegas { $card_un } contra { $other }.
log-played-on-at-you = { $name } juega { $card_un } contra ti.
log-played-place = { $name } juega { $card_un }: { $place }.
log-played-place-you = Juegas { $card_un }: { $place }.
log-revealed = { $name } revela sus Antecedentes: { $background }.
log-revealed-you = Revelas tus Antecedentes: { $background }.
log-revealed-bonus = { $name } revela sus Antecedentes, con ayuda de su Banda: { $background }.
log-revealed-bonus-you = Revelas tus Antecedentes, con ayuda de tu Banda: { $background }.
log-called_off = { $other } se libra: lo que juega { $name } no tiene efecto.
log-called_off-you = { $other } se libra: lo que juegas no tiene efecto.
log-called_off-at-you = Te libras: lo que juega { $name } no tiene efecto.
log-rioted = ¡Motín! Se barajan todas las manos y se reparten de nuevo, empezando por { $name }.
log-rioted-you = ¡Motín! Se barajan todas las manos y se reparten de nuevo, empezando por ti.
log-rioted-hand = { $before ->
    [one] Tenías una carta, ahora tienes { $after }.
   *[other] Tenías { $before } cartas, ahora tienes { $after }.
}
log-inspected = { $name } manda a los guardias { $place_al }: quien tenga Herramientas allí descarta una.
log-inspected-you = Mandas a los guardias { $place_al }: quien tenga Herramientas allí descarta una.
log-actions_gained = { $name } tiene { $count_un } más este turno.
log-actions_gained-you = Tienes { $count_un } más este turno.
log-dig_improved = { $name } afina la técnica: { $points_un } más la próxima vez que cave este turno.
log-dig_improved-you = Afinas la técnica: { $points_un } más la próxima vez que caves este turno.

## Extortion and combat
log-extorted = { $name } juega { $weapons } y le exige { $tool_un } a { $other }.
log-extorted-you = Juegas { $weapons } y le exiges { $tool_un } a { $other }.
log-extorted-at-you = { $name } juega { $weapons } y te exige { $tool_un }.
log-cooperated = { $name } coopera con { $other }.
log-cooperated-you = Cooperas con { $other }.
log-cooperated-at-you = { $name } coopera contigo.
log-cooperated-michel = { $name } coopera con { $michel }.
log-cooperated-michel-you = Cooperas con { $michel }.
log-refused = { $name } no coopera con { $other }: ¡pelea!
log-refused-you = No cooperas con { $other }: ¡pelea!
log-refused-at-you = { $name } no coopera contigo: ¡pelea!
log-refused-michel = { $name } le planta cara a { $michel }: ¡pelea!
log-refused-michel-you = Le plantas cara a { $michel }: ¡pelea!
log-armed = { $name } juega { $kind_un }.
log-armed-you = Juegas { $kind_un }.
log-armed-helping = { $name } juega { $kind_un } para ayudar a { $other }.
log-armed-helping-you = Juegas { $kind_un } para ayudar a { $other }.
log-armed-helping-at-you = { $name } juega { $kind_un } para ayudarte.
log-given_up = { $name } no juega ningún Arma.
log-given_up-you = No juegas ningún Arma.
log-combat_won = { $name } gana la pelea contra { $other }.
log-combat_won-you = Ganas la pelea contra { $other }.
log-combat_won-at-you = { $name } gana la pelea contra ti.
log-combat_won-over_michel = { $name } gana la pelea contra { $michel }.
log-combat_won-over_michel-you = Ganas la pelea contra { $michel }.
log-combat_won-to_michel = { $name } pierde la pelea contra { $michel }.
log-combat_won-to_michel-you = Pierdes la pelea contra { $michel }.
log-beaten = { $name } recibe { $count_un }.
log-beaten-you = Recibes { $count_un }.
log-healed = { $name } se cura { $count_un }.
log-healed-you = Te curas { $count_un }.

## Michel(le)
log-michel_moved = { $name } manda a { $michel } { $place_al }.
log-michel_moved-you = Mandas a { $michel } { $place_al }.
log-turned_up = { $michel } se cruza con { $name }. Su carta: { $card }.
log-turned_up-you = { $michel } se cruza contigo. Su carta: { $card }.
log-turned_up-again = La siguiente carta: { $card }.

## Exchange
log-proposed = { $name } le ofrece a { $other } { $give_un } a cambio de { $take_un }.
log-proposed-you = Le ofreces a { $other } { $give_un } a cambio de { $take_un }.
log-proposed-at-you = { $name } te ofrece { $give_un } a cambio de { $take_un }.
log-proposed-hidden = { $name } le ofrece un intercambio a { $other }.
log-exchanged = { $name } le da a { $other } { $give_un } a cambio de { $take_un }.
log-exchanged-you = Le das a { $other } { $give_un } a cambio de { $take_un }.
log-exchanged-at-you = { $name } te da { $give_un } a cambio de { $take_un }.
log-exchanged-hidden = { $name } intercambia cartas con { $other }.
log-exchanged-hidden-paid = { $take_cigarettes_number ->
    [0] { $name } hace un intercambio con { $other }: { $give_cigarettes_un } de { $name }, más cartas ocultas.
   *[other] { $give_cigarettes_number ->
        [0] { $name } hace un intercambio con { $other }: { $take_cigarettes_un } de { $other }, más cartas ocultas.
       *[other] { $name } hace un intercambio con { $other }: { $give_cigarettes_un } por { $take_cigarettes_un }, más cartas ocultas.
    }
}
log-declined = { $name } rechaza el intercambio con { $other }.
log-declined-you = Rechazas el intercambio con { $other }.
log-declined-at-you = { $name } rechaza el intercambio contigo.

## The end
log-won = ¡{ $name } se fuga y gana!
log-won-you = ¡Te fugas y ganas!
log-won-team = ¡{ $names } se fugan y ganan!
log-won-team-you = ¡{ $others } y tú os fugáis y ganáis!
# Who gives up ends the game; `-at-you` is read by who wins.
log-forfeit =
    { $count ->
        [one] { $name } abandona. Gana { $winners }.
       *[other] { $name } abandona. Ganan { $winners }.
    }
log-forfeit-you =
    { $count ->
        [one] Abandonas. Gana { $winners }.
       *[other] Abandonas. Ganan { $winners }.
    }
log-forfeit-at-you =
    { $count ->
        [one] { $name } abandona. ¡Ganas!
       *[other] { $name } abandona. ¡Gana tu equipo!
    }

## Líneas que no son sucesos de la partida
log-let-happen = Tu respuesta automática ha dejado que ocurra. Podías haber revelado tus Antecedentes.
log-phone-sat = { $name } juega ahora con un teléfono.
log-phone-replaced = Otro teléfono juega ahora por { $name }.
log-phone-left = { $name } deja el teléfono y juega en la pantalla.
log-phone-released = La pantalla ha recuperado del teléfono el puesto de { $name }.
log-phone-lost = El teléfono de { $name } ya no responde.
log-phone-back = El teléfono de { $name } responde otra vez.
log-phone-refused = Un teléfono pidió el puesto de { $name }. La respuesta fue no.
log-phone-watches = Alguien mira la partida en un teléfono.
log-phone-banned = El teléfono de { $name } ha quedado excluido. { $name } juega en la pantalla.
log-bot-plays = Un bot juega ahora por { $name }.
log-plays-again = { $name } vuelve a jugar.
log-plays-now = { $name } juega a partir de ahora.
log-conceded = { $name } abandona.
