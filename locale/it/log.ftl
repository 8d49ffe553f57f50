### The log: one line for each event, in the present tense. `-you` if you are the first player it names ($name),
### `-at-you` if you are the second ($other), `-hidden` if you may not know all of it.

log-started = La partita comincia. Inizia { $name }.
log-started-you = La partita comincia. Inizi tu.
log-turn_started = Turno di { $name }.
log-turn_started-you = Tocca a te.

## Moving
log-rolled = { $name } tira il dado: esce { $face }.
log-rolled-you = Tiri il dado: esce { $face }.
log-rolled-michel = { $name } tira il dado per { $michel }: esce { $face }.
log-rolled-michel-you = Tiri il dado per { $michel }: esce { $face }.
log-moved = { $name } va { $place_in }.
log-moved-you = Vai { $place_in }.
log-sent = { $name } finisce { $place_in }.
log-sent-you = Finisci { $place_in }.

## Cards and cigarettes
log-drawn = { $name } pesca { $cards }.
log-drawn-you = Peschi { $cards }.
log-drawn-hidden = { $name } pesca { $count }.
log-drawn-none = { $name } non trova niente: le carte Ricerca sono finite.
log-drawn-none-you = Non trovi niente: le carte Ricerca sono finite.
log-shuffled = Gli scarti Ricerca vengono mescolati e formano un nuovo mazzo.
log-shuffled-michel = Le carte di { $michel } sono finite: si mescolano gli scarti.
log-crafted = { $name } crea { $cards } con { $spent }.
log-crafted-you = Crei { $cards } con { $spent }.
log-dug = { $name } scava con { $tool_a } per { $points }. Totale: { $total_number }.
log-dug-you = Scavi con { $tool_a } per { $points }. Totale: { $total_number }.
log-sold = { $name } vende { $cards } per { $cigarettes }.
log-sold-you = Vendi { $cards } per { $cigarettes }.
log-bought = { $name } compra { $cards } per { $cigarettes }.
log-bought-you = Compri { $cards } per { $cigarettes }.
log-stolen = { $name } ruba { $cards }.
log-stolen-you = Rubi { $cards }.
log-gained = { $name } prende { $cards } dalla pila.
log-gained-you = Prendi { $cards } dalla pila.
log-regained = { $name } riprende in mano { $cards }.
log-regained-you = Riprendi in mano { $cards }.
log-discarded = { $name } scarta { $cards }.
log-discarded-you = Scarti { $cards }.
log-paid = { $name } guadagna { $cigarettes }.
log-paid-you = Guadagni { $cigarettes }.
log-paid-by = { $name } riceve { $cigarettes } da { $other }.
log-paid-by-you = Ricevi { $cigarettes } da { $other }.
log-paid-by-at-you = { $name } riceve { $cigarettes } da te.
log-taken = { $name } prende { $kind_a } dalla mano di { $other }.
log-taken-you = Prendi { $kind_a } dalla mano di { $other }.
log-taken-at-you = { $name } ti prende { $kind_a }.
log-taken-hidden = { $name } prende una carta dalla mano di { $other }.
log-given = { $name } riceve { $kind_a } da { $other }.
log-given-you = Ricevi { $kind_a } da { $other }.
log-given-at-you = { $name } riceve { $kind_a } da te.
log-looked = { $name } guarda la mano di { $other }: { $cards }.
log-looked-you = Guardi la mano di { $other }: { $cards }.
log-looked-at-you = { $name } guarda le tue carte in mano: { $cards }.
log-looked-hidden = { $name } guarda la mano di { $other }.
log-swapped = { $name } scambia le sue carte in mano con quelle di { $other }.
log-swapped-you = Scambi le tue carte in mano con quelle di { $other }.
log-swapped-at-you = { $name } scambia le sue carte in mano con le tue.

## Gangs, Action cards, Backgrounds
log-joined = { $name } si unisce { $gang_to } per { $spent }: { $card }.
log-joined-you = Ti unisci { $gang_to } per { $spent }: { $card }.
log-joined-leaving = { $name } lascia «{ $left }» e si unisce { $gang_to } per { $spent }: { $card }.
log-joined-leaving-you = Lasci «{ $left }» e ti unisci { $gang_to } per { $spent }: { $card }.
log-powered = { $name } può contare { $gang_on }: { $card }.
log-powered-you = Puoi contare { $gang_on }: { $card }.
log-played = { $name } gioca «{ $card }».
log-played-you = Giochi «{ $card }».
log-played-on = { $name } gioca «{ $card }» contro { $other }.
log-played-on-you = Giochi «{ $card }» contro { $other }.
log-played-on-at-you = { $name } gioca «{ $card }» contro di te.
log-played-place = { $name } gioca «{ $card }»: { $place }.
log-played-place-you = Giochi «{ $card }»: { $place }.
log-revealed = { $name } rivela i suoi Precedenti: { $background }.
log-revealed-you = Riveli i tuoi Precedenti: { $background }.
log-revealed-bonus = { $name } rivela i suoi Precedenti, con il bonus della Gang: { $background }.
log-revealed-bonus-you = Riveli i tuoi Precedenti, con il bonus della Gang: { $background }.
log-called_off = { $other } se la cava: ciò che { $name } ha giocato non ha effetto.
log-called_off-you = { $other } se la cava: ciò che hai giocato non ha effetto.
log-called_off-at-you = Te la cavi: ciò che { $name } ha giocato non ha effetto.
log-rioted = Rivolta! Tutte le carte in mano si mescolano e si ridistribuiscono, a partire da { $name }.
log-rioted-you = Rivolta! Tutte le carte in mano si mescolano e si ridistribuiscono, a partire da te.
log-rioted-hand = { $before ->
    [one] Avevi una carta, ora ne hai { $after }.
   *[other] Avevi { $before } carte, ora ne hai { $after }.
}
log-inspected = { $name } chiama le guardie { $place_in }: lì chi ha Strumenti in mano ne scarta uno.
log-inspected-you = Chiami le guardie { $place_in }: lì chi ha Strumenti in mano ne scarta uno.
log-actions_gained = { $name } ha { $count } in più in questo turno.
log-actions_gained-you = Hai { $count } in più in questo turno.
log-dig_improved = { $name } si rimbocca le maniche: { $points } in più per il prossimo scavo di questo turno.
log-dig_improved-you = Ti rimbocchi le maniche: { $points } in più per il prossimo scavo di questo turno.

## Extortion and combat
log-extorted = { $name } gioca { $weapons } e vuole { $tool_a } da { $other }.
log-extorted-you = Giochi { $weapons } e vuoi { $tool_a } da { $other }.
log-extorted-at-you = { $name } gioca { $weapons } e vuole { $tool_a } da te.
log-cooperated = { $name } collabora con { $other }.
log-cooperated-you = Collabori con { $other }.
log-cooperated-at-you = { $name } collabora con te.
log-cooperated-michel = { $name } collabora con { $michel }.
log-cooperated-michel-you = Collabori con { $michel }.
log-refused = { $name } non collabora con { $other }: scontro!
log-refused-you = Non collabori con { $other }: scontro!
log-refused-at-you = { $name } non collabora con te: scontro!
log-refused-michel = { $name } tiene testa a { $michel }: scontro!
log-refused-michel-you = Tieni testa a { $michel }: scontro!
log-armed = { $name } gioca { $kind_a }.
log-armed-you = Giochi { $kind_a }.
log-armed-helping = { $name } gioca { $kind_a } per aiutare { $other }.
log-armed-helping-you = Giochi { $kind_a } per aiutare { $other }.
log-armed-helping-at-you = { $name } gioca { $kind_a } per aiutarti.
log-given_up = { $name } non gioca Armi.
log-given_up-you = Non giochi Armi.
log-combat_won = { $name } vince lo scontro con { $other }.
log-combat_won-you = Vinci lo scontro con { $other }.
log-combat_won-at-you = { $name } vince lo scontro con te.
log-combat_won-over_michel = { $name } vince lo scontro con { $michel }.
log-combat_won-over_michel-you = Vinci lo scontro con { $michel }.
log-combat_won-to_michel = { $name } perde lo scontro con { $michel }.
log-combat_won-to_michel-you = Perdi lo scontro con { $michel }.
log-beaten = { $name } subisce { $count_a }.
log-beaten-you = Subisci { $count_a }.
log-healed = { $name } si cura: { $count } in meno.
log-healed-you = Ti curi: { $count } in meno.

## Michel(le)
log-michel_moved = { $name } manda { $michel } { $place_in }.
log-michel_moved-you = Mandi { $michel } { $place_in }.
log-turned_up = { $michel } incontra { $name }. Sulla carta: { $card }.
log-turned_up-you = { $michel } ti incontra. Sulla carta: { $card }.
log-turned_up-again = Sulla prossima carta: { $card }.

## Exchange
log-proposed = { $name } propone uno Scambio con { $other }: { $give_a } in cambio di { $take_a }.
log-proposed-you = Proponi uno Scambio con { $other }: { $give_a } in cambio di { $take_a }.
log-proposed-at-you = { $name } ti propone: { $give_a } in cambio di { $take_a }.
log-proposed-hidden = { $name } propone uno Scambio con { $other }.
log-exchanged = Scambio fatto: { $give_a } da { $name }, { $take_a } da { $other }.
log-exchanged-you = Scambio fatto: { $give_a } da te, { $take_a } da { $other }.
log-exchanged-at-you = Scambio fatto: { $give_a } da { $name }, { $take_a } da te.
log-exchanged-hidden = { $name } scambia delle carte con { $other }.
log-exchanged-hidden-paid = { $take_cigarettes_number ->
    [0] { $name } fa uno Scambio con { $other }: { $give_cigarettes_a } da { $name }, più carte coperte.
   *[other] { $give_cigarettes_number ->
        [0] { $name } fa uno Scambio con { $other }: { $take_cigarettes_a } da { $other }, più carte coperte.
       *[other] { $name } fa uno Scambio con { $other }: { $give_cigarettes_a } contro { $take_cigarettes_a }, più carte coperte.
    }
}
log-declined = { $name } rifiuta lo Scambio con { $other }.
log-declined-you = Rifiuti lo Scambio con { $other }.
log-declined-at-you = { $name } rifiuta lo Scambio con te.

## The end
log-won = { $name } evade e vince!
log-won-you = Evadi e vinci!
log-won-team = { $names } evadono e vincono!
log-won-team-you = Evadi e vinci con { $others }!
# Who gives up ends the game; `-at-you` is read by who wins.
log-forfeit =
    { $count ->
        [one] { $name } getta la spugna. Vince { $winners }.
       *[other] { $name } getta la spugna. Vincono { $winners }.
    }
log-forfeit-you =
    { $count ->
        [one] Getti la spugna. Vince { $winners }.
       *[other] Getti la spugna. Vincono { $winners }.
    }
log-forfeit-at-you =
    { $count ->
        [one] { $name } getta la spugna. Vinci!
       *[other] { $name } getta la spugna. Vince la tua squadra!
    }

## Righe che non sono eventi della partita
log-let-happen = La tua risposta automatica ha lasciato che accadesse. Avresti potuto rivelare i tuoi Precedenti.
log-phone-sat = { $name } ora gioca dal telefono.
log-phone-replaced = Ora un altro telefono gioca per { $name }.
log-phone-left = { $name } lascia il telefono e gioca allo schermo.
log-phone-released = Lo schermo ha ripreso al telefono il posto di { $name }.
log-phone-lost = Il telefono di { $name } non risponde più.
log-phone-back = Il telefono di { $name } risponde di nuovo.
log-phone-refused = Un telefono ha chiesto il posto di { $name }. La risposta è stata no.
log-phone-watches = Qualcuno guarda la partita su un telefono.
log-phone-banned = Il telefono di { $name } è stato escluso. { $name } gioca allo schermo.
log-bot-plays = Ora un bot gioca per { $name }.
log-plays-again = { $name } gioca di nuovo.
log-plays-now = { $name } gioca da ora in poi.
log-conceded = { $name } getta la spugna.
